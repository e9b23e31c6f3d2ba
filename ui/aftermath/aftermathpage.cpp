// SPDX-License-Identifier: MIT
#include "ui/aftermath/aftermathpage.h"

#include "model/actions/actions.h"
#include "model/calendar/calendar.h"
#include "model/story/words.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/deedspanel.h"
#include "ui/aftermath/dicestory.h"
#include "ui/aftermath/draft.h"
#include "ui/aftermath/endingpanel.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/finishside.h"
#include "ui/aftermath/hitspanel.h"
#include "ui/aftermath/lastpageview.h"
#include "ui/aftermath/numberedheading.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/emptystate.h"
#include "ui/parts/label.h"
#include "ui/parts/roomofshown.h"
#include "ui/parts/rule.h"
#include "ui/parts/scrolled.h"
#include "ui/window/campaigns.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QStackedLayout>

namespace muster {

AftermathPage::AftermathPage(QWidget *parent)
    : Page(parent)
    , m_states(new QStackedLayout(this))
    , m_empty(new EmptyState)
    , m_last(new LastPageView)
{
    m_battle = makeBattle();
    m_states->addWidget(m_empty);
    m_states->addWidget(m_battle);
    m_states->addWidget(m_last);
    giveRoomToShown(*m_states);
    connect(m_states, &QStackedLayout::currentChanged, this, [this] { giveRoomToShown(*m_states); });
    connectQuestions();
    connectDeeds();
    connect(m_empty, &EmptyState::deedWanted, this, [this] { emit pageWanted(PageKind::Encounter); });
    connect(m_last, &LastPageView::chronicleWanted, this, [this] { emit pageWanted(PageKind::Chronicle); });
    showNothing();
}

AftermathPage::~AftermathPage() = default;

QWidget *AftermathPage::makeBattle()
{
    auto *battle = new QWidget;
    auto *halves = new QHBoxLayout(battle);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(makeQuestions(), 610);
    halves->addWidget(makeRule(Qt::Vertical));
    m_finish = new FinishSide(*m_conversation);
    halves->addWidget(m_finish, 525);
    return battle;
}

QWidget *AftermathPage::makeQuestions()
{
    auto *questions = new QWidget;
    auto *fates = new QWidget;
    m_encounter = makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText);
    auto *title = new QHBoxLayout;
    title->setSpacing(14);
    title->addWidget(makeLabel(TextUse::PageTitle, tr("After the battle")), 0, Qt::AlignBaseline);
    title->addWidget(m_encounter, 1, Qt::AlignBaseline);

    m_ending = new EndingPanel;
    m_table = new FateTable;
    m_deeds = new DeedsPanel;
    m_hits = new HitsPanel;
    auto *fell = new NumberedHeading(2, tr("Who fell?"), m_table);
    fell->move(0, 4);

    m_conversation = new DiceConversation;
    m_conversation->setButtonsShown(false);
    auto *rest = new Button(QStringLiteral("dice"), tr("Roll all the rest"), nullptr, ButtonLook::Flat);
    rest->setToolTip(tr("The program rolls every die still to come (Shift+Enter)"));
    connect(rest, &QPushButton::clicked, m_conversation, &DiceConversation::rollRest);
    const auto follow = [=, this] { rest->setVisible(m_conversation->rollRestAction()->isEnabled()); };
    connect(m_conversation->rollRestAction(), &QAction::changed, rest, follow);
    follow();
    auto *dice = new QHBoxLayout;
    m_diceHeading = new NumberedHeading(3, tr("Dice"));
    dice->addWidget(m_diceHeading);
    dice->addStretch(1);
    dice->addWidget(rest);

    setTabOrder(m_table, m_deeds);
    setTabOrder(m_deeds, m_hits);
    setTabOrder(m_hits, m_conversation);
    setTabOrder(m_conversation, rest);

    auto *reported = new QVBoxLayout(fates);
    reported->setContentsMargins(0, 0, 18, 0);
    reported->setSpacing(6);
    reported->addWidget(m_table);
    reported->addWidget(m_deeds);
    reported->addWidget(m_hits);
    auto *column = new QVBoxLayout(questions);
    column->setContentsMargins(24, 14, 0, 20);
    column->setSpacing(6);
    title->setContentsMargins(0, 0, 18, 0);
    dice->setContentsMargins(0, 0, 18, 0);
    column->addLayout(title);
    column->addWidget(m_ending);
    column->addWidget(scrolledToFit(fates));
    column->addLayout(dice);
    column->addWidget(m_conversation, 1);
    m_ending->setContentsMargins(0, 0, 18, 0);
    m_conversation->setContentsMargins(0, 0, 18, 0);
    return questions;
}

void AftermathPage::connectQuestions()
{
    connect(m_ending, &EndingPanel::told, this, [this](Outcome outcome, std::optional<Fraction> won) {
        const bool first = !m_draft.outcome;
        m_draft.outcome = outcome;
        m_draft.won = won;
        askDice(!first);
        report();
    });
    connect(m_ending, &EndingPanel::problem, this, &Page::problem);
    connect(m_finish, &FinishSide::finishWanted, this, &AftermathPage::finish);
    connect(m_finish, &FinishSide::correctWanted, m_table, [this] { m_table->setFocus(Qt::OtherFocusReason); });
    connect(m_table->fates(), &FateModel::fatesChanged, this, [this] {
        m_draft.figures = m_table->fates()->fates();
        m_deeds->setPresent(m_draft.figures);
        m_hits->setPresent(m_draft.figures);
        askDice(true);
        report();
    });
    connect(m_table, &FateTable::finished, this, [this] {
        if (!m_draft.outcome)
            m_ending->setFocus(Qt::TabFocusReason);
        else if (m_conversation->deed().wanted())
            m_conversation->entry()->setFocus(Qt::TabFocusReason);
        else
            m_finish->setFocus(Qt::TabFocusReason);
    });
    connect(m_conversation, &DiceConversation::advanced, this, &AftermathPage::report);
    connect(m_conversation, &DiceConversation::typing, this, [this] {
        foreseeAll();
        if (std::exchange(m_lastDie, isLastDie()) != m_lastDie)
            emit nextActChanged();
    });
    connect(m_conversation, &DiceConversation::completed, this, [this] { m_finish->setFocus(Qt::OtherFocusReason); });
}

void AftermathPage::connectDeeds()
{
    connect(m_deeds, &DeedsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_hits, &HitsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_deeds, &DeedsPanel::enemyChanged, this, [this](const EnemyReport &enemy) {
        m_draft.enemy = enemy;
        askDice(true);
        report();
    });
}

void AftermathPage::setDocument(CampaignDocument *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document) {
        connect(document, &CampaignDocument::changed, this, &AftermathPage::follow);
        connect(document, &CampaignDocument::draftChanged, this, [this] {
            if (!m_keeping)
                reload();
        });
    }
    reload();
}

/// A draft that is kept goes along with the table.
void AftermathPage::follow(const Campaign &before, const Campaign &after)
{
    if (const auto kept = m_document->draft(); kept && after.encounter) {
        const QScopedValueRollback keeping(m_keeping, true);
        if (const auto done = m_document->keepDraft(followPlay(*kept, before, after)); !done)
            emit problem(done.problem().text);
    }
    reload();
}

void AftermathPage::reload()
{
    if (m_document && m_document->campaign().encounter)
        showBattle();
    else
        showNothing();
    emit nextActChanged();
}

void AftermathPage::showNothing()
{
    m_draft = {};
    m_conversation->stop();
    if (m_document) // so that the list of keys knows its fates
        m_table->load({}, {}, fatesIn(m_document->campaign(), m_document->pack()));
    const auto last = m_document ? lastPage(m_document->campaign(), m_document->pack()) : std::nullopt;
    if (last) {
        m_last->load(*last);
        m_states->setCurrentWidget(m_last);
        setFocusProxy(m_last);
        return;
    }
    m_states->setCurrentWidget(m_empty);
    setFocusProxy(m_empty);
    const QString title = tr("After the battle");
    if (!m_document)
        m_empty->tell(title, tr("No campaign is open."));
    else
        m_empty->tell(title,
                      tr("No encounter is in hand. Prepare one, play it on the table, and come back here to write down "
                         "who fell and who stays."),
                      tr("Prepare the encounter"));
}

void AftermathPage::showBattle()
{
    const Campaign &campaign = m_document->campaign();
    const auto kept = m_document->draft();
    m_draft = kept ? fitting(*kept, campaign) : freshDraft(campaign, m_document->book());

    m_encounter->setText(
        tr("%1, %2").arg(words::title(*campaign.encounter), words::turn(campaign.turn, campaign, m_document->pack())));
    m_ending->load(campaign, m_draft);
    std::vector<Figure> present;
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        present.push_back(*figure);
    m_table->load(present, m_draft.figures, fatesIn(campaign, m_document->pack()));
    m_deeds->load(campaign, m_document->pack(), m_draft);
    m_hits->load(campaign, m_document->pack(), m_draft.figures);
    m_finish->load(campaign, m_document->pack());
    m_diceHeading->setVisible(!campaign.encounter->game);
    m_states->setCurrentWidget(m_battle);
    askDice(false);
    proposeOutcome();
    foreseeAll();
    setFocusProxy(m_draft.outcome ? static_cast<QWidget *>(m_table) : m_ending);
}

/// `again`: the dice of the deed before are carried over where they fit.
void AftermathPage::askDice(bool again)
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

BattleReport AftermathPage::battleReport() const
{
    return {m_draft.outcome.value_or(Outcome::Success), m_draft.figures, m_draft.won, m_draft.enemy};
}

/// Something new is known: it is kept, and shown.
void AftermathPage::report()
{
    m_draft.dice = m_conversation->deed().tape();
    const QScopedValueRollback keeping(m_keeping, true);
    if (const auto kept = m_document->keepDraft(m_draft); !kept)
        emit problem(kept.problem().text);
    proposeOutcome();
    foreseeAll();
    emit nextActChanged();
}

void AftermathPage::proposeOutcome()
{
    const auto proposed = actions::proposeOutcome(m_document->campaign(), m_draft.figures);
    const bool differs = proposed && proposed->outcome != m_draft.outcome;
    m_ending->propose(differs ? tr("%1 proposed. %2").arg(words::title(proposed->outcome), proposed->why) : QString());
}

void AftermathPage::foreseeAll()
{
    if (!m_document || !m_document->campaign().encounter)
        return;
    const RolledDeed &deed = m_conversation->deed();
    m_finish->foresee(foresee(m_document->campaign(), m_document->pack(), m_draft, deed,
                              deed.wanted() ? m_conversation->entry()->typed() : Faces()),
                      m_draft.outcome.has_value(), deed.isComplete());
}

bool AftermathPage::isLastDie() const
{
    const auto wanted = m_conversation->deed().wanted();
    return wanted && wanted->count == m_conversation->entry()->typed().size() + 1;
}

void AftermathPage::finish()
{
    if (!m_document || !m_document->campaign().encounter || !m_conversation->deed().isComplete())
        return;
    const Step step = m_conversation->deed().soFar();
    if (const auto written = m_document->write(step); !written) {
        emit problem(written.problem().text);
        return;
    }
    if (const auto cleared = m_document->keepDraft(std::nullopt); !cleared)
        emit problem(cleared.problem().text);
    if (m_document->campaign().phase != Phase::Over)
        emit pageWanted(PageKind::Band);
}

std::optional<NextAct> AftermathPage::nextAct()
{
    if (!m_document || !m_document->campaign().encounter)
        return std::nullopt;
    const RolledDeed &deed = m_conversation->deed();
    if (!m_draft.outcome)
        return NextAct{QStringLiteral("aftermath"), tr("Say how it ended"), tr("Success or failure"), true,
                       [this] { m_ending->setFocus(Qt::OtherFocusReason); }};
    if (const auto wanted = deed.wanted()) {
        return NextAct{QStringLiteral("dice"), isLastDie() ? tr("Roll the last die") : tr("Roll the dice"),
                       words::request(*wanted, words::namesIn(m_document->campaign())), true,
                       [this] { m_conversation->entry()->take(); }};
    }
    return NextAct{QStringLiteral("aftermath"), m_finish->deed(), tr("Write it into the book"), true,
                   [this] { finish(); }};
}

} // namespace muster
