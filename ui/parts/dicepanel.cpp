// SPDX-License-Identifier: MIT
#include "ui/parts/dicepanel.h"

#include "model/story/words.h"
#include "rules/dice/randomdice.h"
#include "ui/help/keys.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicetyping.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>

#include <random>

namespace muster {

namespace {

std::vector<DiceLine> plainLines(const Rolls &rolls, const words::NameOf &nameOf)
{
    std::vector<DiceLine> lines;
    for (const Roll &roll : rolls)
        lines.push_back({words::reason(roll.reason, nameOf),
                         words::thrown(roll),
                         {roll.dice},
                         {},
                         {},
                         roll.reason.kind == RollKind::Card});
    return lines;
}

/// A view as high as its lines: none at first, and a minimum of one line. Scroll areas ask for room even when they are
/// empty.
class LinesView : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;
    QSize sizeHint() const override { return widget() ? widget()->sizeHint() : QSize(); }
    QSize minimumSizeHint() const override
    {
        const auto *lines = qobject_cast<const DiceLines *>(widget());
        return {0, lines ? std::min(lines->lineHeight(), lines->sizeHint().height()) : 0};
    }
};

QAction *action(QWidget *parent, const QString &text, const QKeySequence &keys)
{
    auto *made = new QAction(text, parent);
    made->setShortcut(keys);
    made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    parent->addAction(made);
    return made;
}

} // namespace

DicePanel::DicePanel(QWidget *parent)
    : QWidget(parent)
    , m_rollRest(action(this, tr("Roll the rest"), QKeySequence(Qt::SHIFT | Qt::Key_Return)))
    , m_lastRoll(action(this, tr("Undo last roll"), QKeySequence(Qt::ALT | Qt::Key_Left)))
    //: Button: gives up a roll that is under way
    , m_cancel(action(this, tr("Cancel"), QKeySequence(Qt::Key_Escape)))
    , m_lines(new DiceLines)
    , m_view(new LinesView(this))
    , m_aside(new QLabel(this))
    , m_faces(new FacesView)
    , m_entry(new DiceEntry(this))
    , m_buttons(new QWidget(this))
{
    m_view->setWidget(m_lines);
    m_view->setWidgetResizable(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    m_view->setMinimumHeight(0);
    m_view->setAccessibleName(tr("Rolls so far"));
    //: The place where dice are asked for, for a screen reader
    setShortcutHelp(this, tr("Dice"), {});
    m_aside->setTextFormat(Qt::PlainText);
    m_aside->setFont(fontFor(TextUse::SecondLine));
    m_aside->setWordWrap(true);
    m_aside->hide();
    buildButtons();
    m_rollRest->setEnabled(false); // until there are dice to roll

    vbox(this, {{m_view, 1}, m_aside, m_entry, m_faces, m_buttons, Spring{}}, 4);

    onPress(m_rollRest, this, &DicePanel::rollRest);
    onPress(m_lastRoll, this, &DicePanel::dropLastRoll);
    onPress(m_cancel, this, &DicePanel::cancelled);
    connect(m_entry, &DiceEntry::taken, this, &DicePanel::take);
    connect(m_entry, &DiceEntry::lastRollUnwanted, this, &DicePanel::dropLastRoll);
    connect(m_entry, &DiceEntry::typedUnwanted, this, &DicePanel::dropTyped);
    connect(m_entry, &DiceEntry::restUnwanted, this, &DicePanel::rollRest);
    connect(m_entry, &DiceEntry::undoWanted, this, [this] { undo(); });
    connect(m_entry, &DiceEntry::redoWanted, this, [this] { redo(); });
    connect(m_entry, &DiceEntry::typedChanged, this, [this] {
        if (!m_undoing)
            m_undone.clear(); // another die was typed than the one undone
        emit typing();
    });
    // Keeps the latest roll in sight.
    connect(m_view->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int last) { m_view->verticalScrollBar()->setValue(last); });
}

void DicePanel::buildButtons()
{
    auto *row = hbox(m_buttons, {}, 8, {0, 8, 0, 0});
    for (QAction *deed : {m_lastRoll, m_rollRest, m_cancel}) {
        auto *button = new QPushButton(deed->text(), m_buttons);
        button->setAutoDefault(false);
        button->setToolTip(deed->shortcut().toString(QKeySequence::NativeText));
        onPress(button, deed, &QAction::trigger);
        connect(deed, &QAction::changed, button, [=] {
            button->setEnabled(deed->isEnabled());
            button->setText(deed->text());
            button->setVisible(deed->isVisible());
        });
        row->addWidget(button);
        if (deed == m_lastRoll)
            row->addStretch(1);
    }
}

void DicePanel::layAsDock(QLabel *title)
{
    m_isDock = true;
    delete layout();
    hbox(
        this,
        {{vbox({m_entry, m_buttons, Spring{1}}, 4), 1}, {vbox({title, m_faces, {m_view, 1}, m_aside, Spring{}}, 4), 1}},
        24);
}

int DicePanel::dockHeight() const
{
    return m_entry->minimumSizeHint().height() + 4 + m_buttons->sizeHint().height();
}

void DicePanel::setButtonsShown(bool shown)
{
    m_buttons->setVisible(shown);
    m_cancel->setEnabled(shown);
}

DiceLines *DicePanel::takeRolls()
{
    m_view->hide();
    m_view->takeWidget();
    return m_lines;
}

void DicePanel::start(PendingAct::Deed deed, DiceCaptions telling, const Tape &tape, std::optional<quint64> seed)
{
    m_telling = std::move(telling);
    m_seed = seed ? *seed : freshSeed();
    m_deed = PendingAct(std::move(deed), tape);
    m_undone.clear();
    tellAside();
    ask();
}

void DicePanel::change(PendingAct::Deed deed, DiceCaptions telling)
{
    m_telling = std::move(telling);
    m_deed.become(std::move(deed));
    m_undone.clear();
    tellAside();
    ask();
}

void DicePanel::stop()
{
    m_deed = {};
    showLines();
    m_aside->hide();
    m_faces->load({});
    m_entry->hide();
    m_rollRest->setEnabled(false);
    allowLastRoll();
}

void DicePanel::take(Faces dice)
{
    const auto request = m_deed.wanted();
    if (!request)
        return;
    throwMissing(dice, *request);
    m_undone.clear();
    enter({dice});
}

void DicePanel::enter(const std::vector<Faces> &rolls)
{
    for (const Faces &dice : rolls) {
        if (const auto request = m_deed.wanted(); request && dice.size() == request->count)
            m_deed.add(dice);
    }
    tellAside();
    ask();
    emit advanced();
    if (m_deed.isComplete())
        complete();
}

void DicePanel::complete()
{
    emit completed(m_deed.soFar());
    m_hadKeyboard = false;
}

void DicePanel::rollRest()
{
    if (!m_deed.wanted() || !isEnabled())
        return;
    m_undone.clear();
    Faces dice = m_entry->typed();
    while (const auto request = m_deed.wanted()) {
        throwMissing(dice, *request);
        m_deed.add(dice);
        dice.clear();
    }
    tellAside();
    ask();
    emit advanced();
    complete();
}

void DicePanel::dropLastRoll()
{
    const Rolls &rolls = m_deed.soFar().rolls;
    if (rolls.empty())
        return emit remark(m_lastRoll->statusTip());
    const QString name = words::reason(rolls.back().reason, m_telling.nameOf);
    takeLastBack();
    //: A roll, by its name: "Undone: Recovery, Tibb."
    emit remark(tr("Undone: %1.").arg(name));
}

void DicePanel::takeLastBack()
{
    const Rolls &rolls = m_deed.soFar().rolls;
    if (rolls.empty())
        return;
    const Faces last = rolls.back().dice;
    m_deed.dropLastRoll();
    m_undone.push_back({last, {}});
    tellAside();
    const QScopedValueRollback undoing(m_undoing, true);
    ask();
    emit advanced();
}

void DicePanel::dropTyped()
{
    const QScopedValueRollback undoing(m_undoing, true);
    m_undone.push_back({std::nullopt, m_entry->typedText()});
    m_entry->setTyped({});
}

QString DicePanel::undoName() const
{
    if (const auto request = m_deed.wanted(); request && !m_entry->typedText().isEmpty())
        //: What Undo would take back: a playing card that was typed
        return (asksCards(*request) ? tr("Card %1") : tr("Die %1")).arg(m_entry->lastTyped());
    const Rolls &rolls = m_deed.soFar().rolls;
    return rolls.empty() ? QString() : words::reason(rolls.back().reason, m_telling.nameOf);
}

QString DicePanel::redoName() const
{
    const auto request = m_deed.wanted();
    if (!request || m_undone.empty())
        return {};
    if (m_undone.back().withRest)
        return m_rollRest->text();
    if (m_undone.back().roll)
        return words::reason(request->reason, m_telling.nameOf);
    const QString typed = m_undone.back().typed.mid(m_entry->typedText().size()).trimmed();
    if (typed.size() > 1 && !asksCards(*request) && !asksNumber(*request))
        //: Several that were typed, to be redone at once: "Dice 3 5"
        return tr("Dice %1").arg(QStringList(typed.split(QString(), Qt::SkipEmptyParts)).join(u' '));
    //: What was undone or redone: a playing card that was typed
    return (asksCards(*request) ? tr("Card %1") : tr("Die %1")).arg(typed);
}

void DicePanel::undo()
{
    if (!m_deed.wanted() || m_entry->typedText().isEmpty())
        return takeLastBack();
    const QScopedValueRollback undoing(m_undoing, true);
    m_undone.push_back({std::nullopt, m_entry->typedText()});
    m_entry->dropLast();
}

void DicePanel::redo()
{
    const auto request = m_deed.wanted();
    if (!request || m_undone.empty())
        return;
    const Undone again = m_undone.back();
    m_undone.pop_back();
    const QScopedValueRollback undoing(m_undoing, true);
    if (!again.roll)
        return m_entry->setTyped(again.typed);
    std::vector<Faces> rolls{*again.roll};
    for (; again.withRest && !m_undone.empty() && m_undone.back().roll; m_undone.pop_back())
        rolls.push_back(*m_undone.back().roll);
    enter(rolls);
}

void DicePanel::takeAllBack()
{
    const QScopedValueRollback undoing(m_undoing, true);
    if (m_deed.wanted() && !m_entry->typedText().isEmpty())
        m_undone.push_back({std::nullopt, m_entry->typedText()});
    const Rolls &rolls = m_deed.soFar().rolls;
    for (auto roll = rolls.rbegin(); roll != rolls.rend(); ++roll)
        m_undone.push_back({roll->dice, {}});
}

/// Rolls the dice that the player leaves to the program. Skips the program's rolls so far: the seed's next faces do not
/// depend on how often a roll was undone.
void DicePanel::throwMissing(Faces &dice, const DiceRequest &request) const
{
    std::mt19937_64 engine(m_seed);
    for (const Roll &roll : m_deed.soFar().rolls) {
        for (const Die die : roll.dice) {
            if (die.by == Thrower::Program)
                RandomDice::face(engine, roll.sides);
        }
    }
    while (dice.size() < request.count)
        dice.append({static_cast<std::uint8_t>(RandomDice::face(engine, request.sides)), Thrower::Program});
}

void DicePanel::ask()
{
    showLines();
    const auto request = m_deed.wanted();
    const bool hadFocus = m_entry->hasFocus();
    m_hadKeyboard = !request && isAncestorOf(QApplication::focusWidget());
    if (m_hadKeyboard && m_handsOn)
        QApplication::focusWidget()->clearFocus(); // else Qt reports each widget that has the focus on the way
    m_entry->setVisible(request.has_value());
    m_rollRest->setEnabled(request.has_value());
    allowLastRoll();
    if (!request)
        return;
    m_rollRest->setText(asksCards(*request) ? tr("Draw the rest") : tr("Roll the rest"));
    m_faces->load(m_telling.faces ? m_telling.faces(m_deed.soFar(), *request) : std::vector<FaceMeaning>());
    m_entry->ask(prompt(), *request, m_telling.counts ? m_telling.counts(m_deed.soFar(), *request) : nullptr);
    if (!hadFocus)
        return;
    m_entry->setFocus();
    bringIntoView(*m_buttons); // below the line, which comes first if there is no room for both
    bringIntoView(*m_entry);
}

void DicePanel::allowLastRoll()
{
    const bool hasRolls = !m_deed.soFar().rolls.empty();
    allow(*m_lastRoll, hasRolls ? QString() : tr("Nothing has been rolled yet, so there is no roll to undo."));
}

QString DicePanel::prompt() const
{
    const auto request = m_deed.wanted();
    if (!request)
        return {};
    return m_telling.prompt ? m_telling.prompt(m_deed.soFar(), *request) : words::request(*request, m_telling.nameOf);
}

void DicePanel::tellAside()
{
    QStringList rolls;
    for (const Roll &roll : m_deed.putAside())
        rolls << words::reason(roll.reason, m_telling.nameOf);
    m_aside->setText(
        tr("No longer needed: %1. Those dice are kept in case it is needed again.").arg(rolls.join(u"; ")));
    m_aside->setVisible(!rolls.isEmpty());
}

void DicePanel::showLines()
{
    const Step &step = m_deed.soFar();
    m_lines->load(m_telling.lines ? m_telling.lines(step) : plainLines(step.rolls, m_telling.nameOf));
    if (!m_isDock)
        m_view->setMaximumHeight(m_lines->sizeHint().height()); // the line to type at follows the rolls
}

} // namespace muster
