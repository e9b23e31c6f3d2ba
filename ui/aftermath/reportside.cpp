// SPDX-License-Identifier: MIT
#include "ui/aftermath/reportside.h"

#include "model/acts/actions.h"
#include "model/acts/battle.h"
#include "model/acts/suggest.h"
#include "model/changes/band.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "ui/aftermath/dicestory.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/reportpanels.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/deedspanel.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>
#include <memory>
#include <utility>

namespace muster {

namespace {

/// Enter takes what is in it, and does nothing more.
bool isField(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QComboBox *>(widget);
}

} // namespace

void ReportSide::connectQuestions()
{
    connect(m_ending, &EndingPanel::told, this, &ReportSide::take);
    connect(m_ending, &EndingPanel::toldOfTheOthers, this, &ReportSide::takeTheirs);
    connect(m_ending, &EndingPanel::clicked, this, [this] { goOn(Qt::OtherFocusReason); });
    connect(m_table->fates(), &FateModel::fatesChanged, this, &ReportSide::takeFates);
    connect(m_table, &FateTable::finished, this, [this] { goOn(Qt::TabFocusReason); });
    connect(m_conversation, &DiceConversation::advanced, this, [this] {
        m_followsRolls = true;
        goOnTyping();
        report();
    });
    connect(m_conversation, &DiceConversation::typing, this, [this] {
        if (m_isLoading)
            return;
        keepDice();
        emit drafted();
    });
    connect(m_conversation, &DiceConversation::completed, this, [this] { emit answered(Qt::OtherFocusReason); });
}

void ReportSide::connectDeeds()
{
    connect(m_deeds, &DeedsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_hits, &HitsPanel::deedsChanged, m_table->fates(), &FateModel::setDeeds);
    connect(m_heirs, &HeirsPanel::heirsChanged, this, [this](const Heirs &heirs) {
        if (!m_document)
            return; // as in take()
        m_draft.heirs = heirs;
        askDice();
        report();
    });
    connect(m_deeds, &DeedsPanel::enemyChanged, this, [this](const EnemyReport &enemy) {
        if (!m_document)
            return; // as in take()
        m_draft.enemy = enemy;
        askDice();
        report();
    });
}

void ReportSide::load(const CampaignDocument &document, const AftermathDraft &draft)
{
    const QScopedValueRollback loading(m_isLoading, true);
    // The table may have gone on under dice that are rolled already; other dice are another battle's.
    if (m_document != &document || draft.dice != m_draft.dice) {
        m_conversation->stop();
        m_begun.reset();
    }
    const QString typed = draft.typed;
    m_document = &document;
    m_on = std::make_shared<const ReportedOn>(ReportedOn{document.campaign(), document.pack()});
    m_draft = draft;
    const Campaign &campaign = document.campaign();
    m_encounter->setText(
        tr("%1, %2").arg(words::title(*campaign.encounter), words::turn(campaign.turn, campaign, document.pack())));
    m_ending->load(campaign, m_draft);
    m_table->load(presentFighters(campaign), m_draft.figures,
                  acts::fatesAsked(campaign, document.pack(), m_draft.figures));
    m_keys->setText(m_table->keysInWords());
    loadDeeds();
    m_diceHeading->setVisible(systemOf(*campaign.encounter).traits.rollsAfterwards);
    askDice();
    if (deed().wanted())
        m_conversation->entry()->setTyped(typed);
    m_draft.typed = typed;
    proposeOutcome();
    layTitle();
    beginAt(*this, m_draft.outcome ? static_cast<QWidget *>(m_table) : m_ending);
}

void ReportSide::clear(const std::vector<Fate> &fates)
{
    const QScopedValueRollback loading(m_isLoading, true);
    m_document = nullptr;
    m_on.reset();
    m_draft = {};
    setWrong({});
    m_begun.reset();
    m_conversation->stop();
    m_followsRolls = false; // the next battle begins at the top
    m_view->verticalScrollBar()->setValue(0);
    m_table->load({}, {}, fates);
}

void ReportSide::loadDeeds()
{
    m_deeds->load(m_document->campaign(), m_document->pack(), m_draft);
    m_hits->load(m_document->campaign(), m_document->pack(), m_draft.figures);
    m_heirs->load(m_document->campaign(), m_document->pack(), m_draft);
    boundDeeds();
}

void ReportSide::boundDeeds()
{
    const std::optional<int> most = acts::mostDeeds(m_document->campaign(), m_draft.figures);
    m_deeds->setPresent(m_draft.figures, most.value_or(0));
    m_hits->setPresent(m_draft.figures, most);
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

void ReportSide::takeSuggestion()
{
    m_ending->take(*m_suggested);
    enter(*m_table, Qt::OtherFocusReason);
}

void ReportSide::correct()
{
    QSpinBox *deeds = m_deeds->tooMany();
    if (QSpinBox *tooMany = deeds ? deeds : m_hits->tooMany()) {
        tooMany->setFocus(Qt::OtherFocusReason);
        tooMany->selectAll();
        return bringIntoView(*tooMany);
    }
    m_view->verticalScrollBar()->setValue(0);
    m_table->setFocus(Qt::OtherFocusReason);
}

void ReportSide::goToField(const QString &name)
{
    for (QWidget *field : m_view->findChildren<QWidget *>()) {
        if (field->accessibleName() != name || !field->isEnabled())
            continue;
        field->show(); // before its layout gets round to it: what is hidden takes no keyboard
        return field->setFocus(Qt::OtherFocusReason);
    }
}

void ReportSide::roll()
{
    m_conversation->entry()->setFocus(Qt::OtherFocusReason);
    m_conversation->entry()->take();
}

void ReportSide::take(Outcome outcome, std::optional<Fraction> won)
{
    if (!m_document)
        return; // a field tells what is in it when it is left, and the battle may be gone by then
    m_draft.outcome = outcome;
    m_draft.won = won;
    askDice();
    report();
}

void ReportSide::takeTheirs(Fraction won)
{
    if (!m_document)
        return; // as in take()
    m_draft.theirs = won;
    askDice();
    report();
}

void ReportSide::takeFates()
{
    if (!m_document)
        return;
    m_draft.figures = m_table->fates()->fates();
    boundDeeds();
    m_heirs->load(m_document->campaign(), m_document->pack(), m_draft);
    m_followsRolls = false;
    askDice();
    report();
}

void ReportSide::goOn(Qt::FocusReason reason)
{
    if (!m_draft.outcome)
        enter(*m_ending, reason);
    else if (deed().wanted())
        m_conversation->entry()->setFocus(reason);
    else
        emit answered(reason);
}

/// A report that cannot be finished as it is puts the dice to rest, and drops none.
void ReportSide::setWrong(const QString &why)
{
    m_notice->say(why.isEmpty() ? m_table->fates()->idleDeeds() : why);
    m_conversation->setEnabled(why.isEmpty());
    if (std::exchange(m_wrong, why) != why && (why.isEmpty() || !m_isLoading))
        emit pageAround(*this)->remark(why); // seen wherever the page is scrolled to, until it is mended
}

void ReportSide::askDice()
{
    if (!m_draft.outcome) {
        setWrong({});
        m_conversation->stop();
        return;
    }
    const BattleReport told = battleReport();
    setWrong(textOf(acts::checkFinish(m_on->campaign, m_on->pack, told)));
    if (!m_wrong.isEmpty())
        return;
    const auto deed = [on = m_on, told](Dice &dice, Step &step) {
        acts::finishBattle(on->campaign, on->pack, told, dice, step);
    };
    const DiceTelling telling = battleTelling({m_on, &m_on->campaign});
    if (this->deed().wanted() || this->deed().isComplete())
        askAgain(deed, telling);
    else
        m_conversation->start(deed, telling, m_draft.dice);
}

/// Dice that fit are carried over.
void ReportSide::askAgain(RolledDeed::Deed deed, DiceTelling telling)
{
    const QScopedValueRollback loading(m_isLoading, true);
    DiceEntry *entry = m_conversation->entry();
    if (const auto asked = this->deed().wanted(); asked && !entry->typedText().isEmpty())
        m_begun = Begun{*asked, entry->typedText()};
    m_conversation->change(std::move(deed), std::move(telling));
    goOnTyping();
}

/// A roll that was half typed waits for its turn, even if another has come before it.
void ReportSide::goOnTyping()
{
    if (!m_begun || deed().wanted() != m_begun->request)
        return;
    const QScopedValueRollback loading(m_isLoading, true);
    m_conversation->entry()->setTyped(std::exchange(m_begun, std::nullopt)->typed);
}

BattleReport ReportSide::battleReport() const
{
    return {m_draft.outcome.value_or(Outcome::Success),
            m_draft.figures,
            m_draft.won,
            m_draft.enemy,
            m_draft.heirs,
            m_draft.theirs};
}

void ReportSide::keepDice()
{
    if (deed().wanted() || deed().isComplete())
        m_draft.dice = deed().tape();
    m_draft.typed = deed().wanted() ? m_conversation->entry()->typedText() : QString();
}

void ReportSide::report()
{
    keepDice();
    proposeOutcome(); // which the next act takes
    emit drafted();
}

void ReportSide::foresee(const BeforeAfter &seen)
{
    const Changes &soFar = deed().soFar().changes;
    m_tie->setVisible(std::ranges::any_of(soFar, [](const Change &change) {
        const auto *tested = change.as<LoyaltyTested>();
        return tested && tested->isTie();
    }));
    m_table->fates()->foresee(seen.rows);
}

void ReportSide::proposeOutcome()
{
    const Campaign &campaign = m_document->campaign();
    const auto proposed = acts::proposeOutcome(campaign, m_document->pack(), m_draft.figures);
    const bool suggests = proposed && !proposed->isLimit();
    const bool differs = (suggests && (!m_draft.outcome || proposed->isPart()))
        || (proposed && m_draft.outcome && proposed->differsFrom(*m_draft.outcome, battleReport().share()));
    m_suggested = suggests ? std::optional(proposed->outcome) : std::nullopt;
    m_ending->suggest(m_suggested);
    QStringList sentences;
    if (differs)
        sentences << tr("Suggested: %1. %2")
                         .arg(proposed->won ? words::capitalised(words::shareOfPoints(*proposed->won))
                                            : words::title(proposed->outcome),
                              proposed->why);
    if (m_draft.outcome)
        sentences << acts::leftOnLostField(campaign, m_document->pack(), battleReport());
    sentences.removeAll(QString());
    m_proposal->setText(sentences.join(u' '));
    m_proposal->setVisible(!sentences.isEmpty());
    if (campaign.meeting() && m_draft.outcome && !m_draft.theirs)
        m_ending->showTheirs(scored(campaign, battleReport(), true));
}

void ReportSide::keyPressEvent(QKeyEvent *event)
{
    QWidget *focus = QApplication::focusWidget();
    if (isEnterAlone(*event) && isField(focus))
        return;
    if (!isField(focus) && !m_conversation->isAncestorOf(focus) && m_table->takes(*event)) {
        m_table->setFocus(Qt::ShortcutFocusReason);
        QCoreApplication::sendEvent(m_table, event);
        return;
    }
    if (isEnterAlone(*event) && m_ending->isAncestorOf(focus) && m_draft.outcome)
        enter(*m_table, Qt::TabFocusReason); // who was hurt, before any die is rolled
    else if (isEnterAlone(*event) && !qobject_cast<QAbstractButton *>(focus))
        goOn(Qt::TabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace muster
