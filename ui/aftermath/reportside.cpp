// SPDX-License-Identifier: MIT
#include "ui/aftermath/reportside.h"

#include "model/actions/actions.h"
#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/aftermath/deedspanel.h"
#include "ui/aftermath/dicestory.h"
#include "ui/aftermath/endingpanel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/hitspanel.h"
#include "ui/aftermath/numberedheading.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/window/writestep.h"

#include <QAction>
#include <QHBoxLayout>

namespace muster {

namespace {

constexpr QMargins beforeTheRule(0, 0, 18, 0);

} // namespace

ReportSide::ReportSide(QWidget *parent)
    : QWidget(parent)
    , m_encounter(makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_ending(new EndingPanel)
    , m_table(new FateTable)
    , m_deeds(new DeedsPanel)
    , m_hits(new HitsPanel)
    , m_diceHeading(new NumberedHeading(3, tr("Dice")))
    , m_conversation(new DiceConversation)
{
    m_conversation->setButtonsShown(false);
    m_ending->setContentsMargins(beforeTheRule);
    m_conversation->setContentsMargins(beforeTheRule);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 14, 0, 20);
    column->setSpacing(6);
    column->addLayout(makeTitle());
    column->addWidget(m_ending);
    column->addWidget(scrolledToFit(makeFates()));
    Button *rest = makeRest();
    column->addLayout(makeDiceHead(rest));
    column->addWidget(m_conversation, 1);
    connectQuestions();
    connectDeeds();
}

QLayout *ReportSide::makeTitle()
{
    auto *title = new QHBoxLayout;
    title->setContentsMargins(beforeTheRule);
    title->setSpacing(14);
    title->addWidget(makeLabel(TextUse::PageTitle, tr("After the battle")), 0, Qt::AlignBaseline);
    title->addWidget(m_encounter, 1, Qt::AlignBaseline);
    return title;
}

QWidget *ReportSide::makeFates()
{
    auto *fates = new QWidget;
    auto *fell = new NumberedHeading(2, tr("Who fell?"), m_table);
    fell->move(0, 4);
    auto *column = new QVBoxLayout(fates);
    column->setContentsMargins(beforeTheRule);
    column->setSpacing(6);
    column->addWidget(m_table);
    column->addWidget(m_deeds);
    column->addWidget(m_hits);
    return fates;
}

Button *ReportSide::makeRest()
{
    auto *rest = new Button(QStringLiteral("dice"), tr("Roll all the rest"), nullptr, ButtonLook::Flat);
    rest->setToolTip(tr("The program rolls every die still to come (Shift+Enter)"));
    connect(rest, &QPushButton::clicked, m_conversation, &DiceConversation::rollRest);
    const auto follow = [=, this] { rest->setVisible(m_conversation->rollRestAction()->isEnabled()); };
    connect(m_conversation->rollRestAction(), &QAction::changed, rest, follow);
    follow();
    return rest;
}

QLayout *ReportSide::makeDiceHead(QWidget *rest)
{
    auto *dice = new QHBoxLayout;
    dice->setContentsMargins(beforeTheRule);
    dice->addWidget(m_diceHeading);
    dice->addStretch(1);
    dice->addWidget(rest);
    return dice;
}

void ReportSide::connectQuestions()
{
    connect(m_ending, &EndingPanel::told, this, &ReportSide::take);
    connect(m_ending, &EndingPanel::problem, this, &ReportSide::problem);
    connect(m_table->fates(), &FateModel::fatesChanged, this, &ReportSide::takeFates);
    connect(m_table, &FateTable::finished, this, &ReportSide::goOnFromFates);
    connect(m_conversation, &DiceConversation::advanced, this, &ReportSide::report);
    connect(m_conversation, &DiceConversation::typing, this, &ReportSide::typing);
    connect(m_conversation, &DiceConversation::completed, this, [this] { emit answered(Qt::OtherFocusReason); });
}

void ReportSide::connectDeeds()
{
    connect(m_deeds, &DeedsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_hits, &HitsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_deeds, &DeedsPanel::enemyChanged, this, [this](const EnemyReport &enemy) {
        m_draft.enemy = enemy;
        askDice(true);
        report();
    });
}

void ReportSide::load(const CampaignDocument &document, const AftermathDraft &draft)
{
    m_document = &document;
    m_draft = draft;
    const Campaign &campaign = document.campaign();
    const Pack &pack = document.pack();
    m_encounter->setText(
        tr("%1, %2").arg(words::title(*campaign.encounter), words::turn(campaign.turn, campaign, pack)));
    m_ending->load(campaign, m_draft);
    std::vector<Figure> present;
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        present.push_back(*figure);
    m_table->load(present, m_draft.figures, fatesIn(campaign, pack));
    m_deeds->load(campaign, pack, m_draft);
    m_hits->load(campaign, pack, m_draft.figures);
    m_diceHeading->setVisible(!campaign.encounter->game);
    askDice(false);
    proposeOutcome();
    beginAt(*this, m_draft.outcome ? static_cast<QWidget *>(m_table) : m_ending);
}

void ReportSide::clear(const std::vector<Fate> &fates)
{
    m_document = nullptr;
    m_draft = {};
    m_conversation->stop();
    m_table->load({}, {}, fates);
}

const RolledDeed &ReportSide::deed() const
{
    return m_conversation->deed();
}

Faces ReportSide::typed() const
{
    return deed().wanted() ? m_conversation->entry()->typed() : Faces();
}

void ReportSide::askHowItEnded()
{
    enter(*m_ending, Qt::OtherFocusReason);
}

void ReportSide::correctFates()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

void ReportSide::take(Outcome outcome, std::optional<Fraction> won)
{
    const bool first = !m_draft.outcome;
    m_draft.outcome = outcome;
    m_draft.won = won;
    askDice(!first);
    report();
}

void ReportSide::takeFates()
{
    m_draft.figures = m_table->fates()->fates();
    m_deeds->setPresent(m_draft.figures);
    m_hits->setPresent(m_draft.figures);
    askDice(true);
    report();
}

void ReportSide::goOnFromFates()
{
    if (!m_draft.outcome)
        enter(*m_ending, Qt::TabFocusReason);
    else if (deed().wanted())
        m_conversation->entry()->setFocus(Qt::TabFocusReason);
    else
        emit answered(Qt::TabFocusReason);
}

/// `again`: the dice of the deed before are carried over where they fit.
void ReportSide::askDice(bool again)
{
    if (!m_draft.outcome) {
        m_conversation->stop();
        return;
    }
    const Campaign campaign = m_document->campaign();
    const Pack pack = m_document->pack();
    const BattleReport told = battleReport();
    auto deed = [campaign, pack, told](Dice &dice, Step &step) {
        actions::finishBattle(campaign, pack, told, dice, step);
    };
    const Problems problems = actions::checkFinish(campaign, pack, told);
    if (!problems.empty()) {
        m_conversation->stop();
        emit problem(textOf(problems));
        return;
    }
    if (again)
        m_conversation->change(deed, battleTelling(campaign));
    else
        m_conversation->start(StepKind::BattleFinished, deed, battleTelling(campaign), m_draft.dice);
}

BattleReport ReportSide::battleReport() const
{
    return {m_draft.outcome.value_or(Outcome::Success), m_draft.figures, m_draft.won, m_draft.enemy};
}

void ReportSide::report()
{
    m_draft.dice = deed().tape();
    emit drafted();
    proposeOutcome();
}

void ReportSide::proposeOutcome()
{
    const auto proposed = actions::proposeOutcome(m_document->campaign(), m_draft.figures);
    const bool differs = proposed && proposed->outcome != m_draft.outcome;
    m_ending->propose(differs ? tr("%1 proposed. %2").arg(words::title(proposed->outcome), proposed->why) : QString());
}

} // namespace muster
