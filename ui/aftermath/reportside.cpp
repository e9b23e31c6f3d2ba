// SPDX-License-Identifier: MIT
#include "ui/aftermath/reportside.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/suggest.h"
#include "model/changes/band.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "ui/aftermath/beforeafter.h"
#include "ui/aftermath/dicestory.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/reportpanels.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicepanel.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/scenarioreport.h"
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

/// Returns whether Enter takes the text of this widget and does nothing more.
bool isField(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QComboBox *>(widget);
}

constexpr QMargins headMargins(24, 14, 24, 6);
constexpr QMargins scrolledMargins(24, 0, 24, 6);
constexpr QMargins dockMargins(24, 10, 24, 4);
constexpr int dockedEntry = 560; ///< maximum width of the dice line
constexpr int keysNamedFrom = 500; ///< page height from which the dock has a line that names the keys

} // namespace

ReportSide::ReportSide()
    : m_encounter(new ElidedLabel(TextUse::Body))
    , m_ending(new EndingPanel)
    , m_table(new FateTable)
    , m_proposal(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_keys(makeQuietLabel(TextUse::SecondLine, {}))
    , m_tie(makeRulingLink(QStringLiteral("R17"), this))
    , m_scenario(new ScenarioReport)
    , m_heirs(new HeirsPanel)
    , m_others(new DiceLines)
    , m_conversation(new DicePanel)
    , m_hint(makeQuietParagraph(TextUse::Body, {}))
    , m_notice(new Notice)
    , m_end(new Notice)
{
    m_conversation->setButtonsShown(false);
    m_title = hbox({makeLabel(TextUse::PageTitle, tr("After the battle")), {m_encounter, 1}}, 14);
    m_head = vbox({{m_title, 1}, m_ending}, 6, headMargins);
    m_view = scrolledToFit(
        widgetWith(vbox({m_table, m_proposal, hbox({m_keys, m_tie, Spring{1}}, 16), m_scenario, m_heirs, m_others}, 6,
                        scrolledMargins)));
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    const QScrollBar *bar = m_view->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [=, this](int, int most) { // keeps the columns in place
        const int taken = most > 0 ? bar->sizeHint().width() : 0;
        m_view->widget()->layout()->setContentsMargins(scrolledMargins - QMargins(0, 0, taken, 0));
    });
    QLayout *notices = vbox({m_notice, m_end}, 0, {24, 0, 24, 0});
    vbox(this, {m_head, m_view, Spring{1}, makeRule(), notices, makeDock()}, 0);
    connectQuestions();
    connectDeeds();
}

/// Makes the dock: the dice line, and beside it the previous roll.
QLayout *ReportSide::makeDock()
{
    DiceLines *latest = m_conversation->takeRolls();
    latest->showLatestOnly();
    auto *line = widgetWith(vbox({m_hint, m_conversation, Spring{}}, 0));
    line->setMaximumWidth(scaledForFont(dockedEntry));
    line->setMinimumHeight(m_conversation->entry()->sizeHint().height());
    return hbox({{line, dockedEntry}, {hbox({{latest, 1, Qt::AlignTop}, {makeRest(), 0, Qt::AlignTop}}, 8), 480}}, 24,
                dockMargins);
}

Button *ReportSide::makeRest()
{
    auto *rest = new Button("dice", tr("Roll the rest"), this, ButtonLook::Flat);
    rest->setToolTip(tr("Roll all remaining dice for you (Shift+Enter)"));
    onPress(rest, m_conversation, &DicePanel::rollRest);
    const auto follow = [=, this] { rest->setVisible(m_conversation->rollRestAction()->isEnabled()); };
    connect(m_conversation->rollRestAction(), &QAction::changed, rest, follow);
    follow();
    return rest;
}

/// Puts title and outcome side by side if there is room for both, and fits the rows to the height.
void ReportSide::lay()
{
    const int room = width() - headMargins.left() - headMargins.right();
    const int across = m_title->minimumSize().width() + m_ending->sizeHint().width() + scaledForFont(140);
    m_head->setDirection(across <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_conversation->entry()->setKeysNamed(parentWidget()->height() >= scaledForFont(keysNamedFrom));
    const int dock = m_hint->parentWidget()->minimumHeight() + dockMargins.top() + dockMargins.bottom() + 1;
    const int below = 2 * lineSpacingOf(TextUse::SecondLine) + 24; // the suggestion, and the help for the letters
    m_table->fitRows(height() - m_head->sizeHint().height() - dock - below);
}

void ReportSide::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    lay();
}

void ReportSide::connectQuestions()
{
    connect(m_ending, &EndingPanel::told, this, &ReportSide::take);
    connect(m_ending, &EndingPanel::toldOfTheOthers, this, &ReportSide::takeTheirs);
    connect(m_ending, &EndingPanel::clicked, this, [this] { goOn(Qt::OtherFocusReason); });
    connect(m_table->fates(), &FateModel::fatesChanged, this, &ReportSide::takeFates);
    connect(m_table, &FateTable::finished, this, [this] { goOn(Qt::TabFocusReason); });
    connect(m_table, &FateTable::wentTo, this, [this](const QRect &row) { bringIntoView(*m_table, row); });
    connect(m_conversation, &DicePanel::advanced, this, [this] {
        goOnTyping();
        report();
    });
    connect(m_conversation, &DicePanel::typing, this, [this] {
        if (m_isLoading)
            return;
        keepDice();
        emit drafted();
    });
    connect(m_conversation, &DicePanel::completed, this, [this] { emit answered(Qt::OtherFocusReason); });
}

void ReportSide::connectDeeds()
{
    connect(m_scenario, &ScenarioReport::workChanged, m_table->fates(), &FateModel::setMedia);
    connect(m_heirs, &HeirsPanel::heirsChanged, this, [this](const Heirs &heirs) {
        if (!m_document)
            return; // see take()
        m_draft.heirs = heirs;
        askDice();
        report();
    });
    connect(m_scenario, &ScenarioReport::enemyChanged, this, [this](const EnemyReport &enemy) {
        if (!m_document)
            return; // see take()
        m_draft.enemy = enemy;
        askDice();
        report();
    });
}

void ReportSide::load(const CampaignDocument &document, const AftermathDraft &draft)
{
    const QScopedValueRollback loading(m_isLoading, true);
    // If the table went on, dice that are rolled already stay; other dice belong to another battle.
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
    m_table->load(campaign, document.pack(), m_draft.figures);
    m_keys->setText(m_table->keysInWords());
    m_scenario->load(campaign, document.pack(), m_draft);
    m_heirs->load(campaign, document.pack(), m_draft);
    boundDeeds();
    askDice();
    if (deed().wanted())
        m_conversation->entry()->setTyped(typed);
    m_draft.typed = typed;
    proposeOutcome();
    lay();
    setFirstFocus(*this, m_draft.outcome ? static_cast<QWidget *>(m_table) : m_ending);
}

void ReportSide::clear(const CampaignDocument *document)
{
    const QScopedValueRollback loading(m_isLoading, true);
    m_document = nullptr;
    m_on.reset();
    m_draft = {};
    setWrong({});
    m_begun.reset();
    m_conversation->stop();
    m_view->verticalScrollBar()->setValue(0); // the next battle begins at the top
    if (document)
        m_table->load(document->campaign(), document->pack(), {});
}

void ReportSide::boundDeeds()
{
    m_table->boundDeeds(acts::mostDeeds(m_document->campaign(), m_draft.figures));
    m_scenario->setPresent(m_draft.figures);
}

const PendingAct &ReportSide::deed() const
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
    if (QSpinBox *tooMany = m_table->tooMany()) {
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
        field->show(); // the layout would show it later, and a hidden field takes no focus
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
        return; // a field reports its text when it loses the focus, and the battle may be gone by then
    m_draft.outcome = outcome;
    m_draft.won = won;
    askDice();
    report();
}

void ReportSide::takeTheirs(Fraction won)
{
    if (!m_document)
        return; // see take()
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

/// Sets the reason why the report cannot be finished as it is; empty if it can. A reason disables the dice, but drops
/// none.
void ReportSide::setWrong(const QString &why)
{
    m_notice->say(why.isEmpty() ? m_table->fates()->idleDeeds() : why);
    m_conversation->setEnabled(why.isEmpty());
    if (std::exchange(m_wrong, why) != why && (why.isEmpty() || !m_isLoading))
        emit pageAround(*this)->remark(why); // visible wherever the page is scrolled, until it is corrected
}

void ReportSide::askDice()
{
    if (!m_draft.outcome) {
        setWrong({});
        m_conversation->stop();
        return;
    }
    const Act told = acts::FinishBattle{battleReport()};
    setWrong(textOf(acts::check(m_on->campaign, m_on->pack, told)));
    if (!m_wrong.isEmpty())
        return;
    const auto deed = [on = m_on, told](Dice &dice, Step &step) {
        acts::perform(on->campaign, on->pack, told, 0, dice, step);
    };
    const DiceCaptions telling = battleTelling({m_on, &m_on->campaign});
    if (this->deed().wanted() || this->deed().isComplete())
        askAgain(deed, telling);
    else
        m_conversation->start(deed, telling, m_draft.dice);
}

/// Asks for the dice of a changed report; dice that fit are kept.
void ReportSide::askAgain(PendingAct::Deed deed, DiceCaptions telling)
{
    const QScopedValueRollback loading(m_isLoading, true);
    DiceEntry *entry = m_conversation->entry();
    if (const auto asked = this->deed().wanted(); asked && !entry->typedText().isEmpty())
        m_begun = Begun{*asked, entry->typedText()};
    m_conversation->change(std::move(deed), std::move(telling));
    goOnTyping();
}

/// Restores dice that were half typed when their roll is asked for again, even if another roll came before it.
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
    proposeOutcome(); // the next act uses it
    emit drafted();
}

QString ReportSide::whyNotFinished() const
{
    return isComplete()      ? QString()
        : !m_wrong.isEmpty() ? tr("Edit the report first.")
        : m_draft.outcome    ? tr("Roll the dice first.")
                             : tr("Say how it ended, and what became of each figure.");
}

void ReportSide::preview(const BeforeAfter &seen)
{
    const bool asks = deed().wanted().has_value();
    m_hint->setVisible(!asks);
    m_hint->setText(isComplete() ? tr("Not recorded yet: check, then finish (Ctrl+Enter).") : whyNotFinished());
    const Changes &soFar = deed().soFar().changes;
    m_tie->setVisible(std::ranges::any_of(soFar, [](const Change &change) {
        const auto *tested = change.as<LoyaltyTested>();
        return tested && tested->isTie();
    }));
    const std::vector<DiceLine> lines = m_on ? battleLines(m_on->campaign, deed().soFar()) : std::vector<DiceLine>();
    m_table->fates()->preview(seen.rows, lines);
    std::vector<DiceLine> others = lines;
    std::erase_if(others, [](const DiceLine &line) { return line.figure != 0; });
    m_others->load(others);
    m_end->say(seen.ending);
    if (m_conversation->isAncestorOf(QApplication::focusWidget()))
        bringIntoView(*m_table, m_table->wantedRow());
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
        enter(*m_table, Qt::TabFocusReason); // the casualties come before the dice
    else if (isEnterAlone(*event) && !qobject_cast<QAbstractButton *>(focus))
        goOn(Qt::TabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

} // namespace muster
