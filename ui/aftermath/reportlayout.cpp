// SPDX-License-Identifier: MIT

// How the report is laid out, and how it folds.

#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/figurefields.h"
#include "ui/aftermath/reportpanels.h"
#include "ui/aftermath/reportside.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/halfmonths/deedspanel.h"

#include <QAction>
#include <QScrollArea>
#include <QScrollBar>

namespace muster {

namespace {

constexpr QMargins scrolledMargins(24, 14, 18, 6);
constexpr QMargins lineBeside(24, 0, 18, 20); ///< of the line for dice
constexpr QMargins lineInDock(24, 10, 24, 0);
enum ColumnItem { View, AboveDock, DockRule, Wrong, Line, BelowLine };

} // namespace

ReportSide::ReportSide()
    : m_title(makeLabel(TextUse::PageTitle, tr("Aftermath")))
    , m_encounter(new ElidedLabel(TextUse::Body))
    , m_ending(new EndingPanel)
    , m_table(new FateTable)
    , m_proposal(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_keys(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_deeds(new DeedsPanel)
    , m_hits(new HitsPanel)
    , m_heirs(new HeirsPanel)
    , m_diceHeading(new NumberedHeading(3, tr("Dice")))
    , m_tie(makeRulingLink(QStringLiteral("R17"), this))
    , m_conversation(new DiceConversation)
    , m_rule(makeRule())
    , m_notice(new Notice)
{
    m_undo = makeUndo();
    m_view = scrolledToFit(makeScrolled());
    m_conversation->setButtonsShown(false);
    m_conversation->setContentsMargins(lineBeside);
    m_rule->hide();
    m_column = vbox(this, {m_view, Spring{}, m_rule, m_notice, m_conversation, Spring{1}}, 0);
    connectQuestions();
    connectDeeds();
    connectView();
}

QLayout *ReportSide::makeTitle()
{
    return hbox({m_title, {m_encounter, 1}}, 14);
}

/// All that is above the line for dice.
QWidget *ReportSide::makeScrolled()
{
    auto *casualties = new NumberedHeading(2, tr("Casualties"), m_table);
    casualties->move(0, 4);
    m_head = vbox({{makeTitle(), 1}, m_ending}, 6);
    return widgetWith(vbox(
        {
            m_head,
            m_table,
            m_proposal, // below: the rows stay under the mouse
            m_keys,
            m_deeds,
            m_hits,
            m_heirs,
            makeDiceHead(),
            m_conversation->takeRolls(),
        },
        6, scrolledMargins));
}

Button *ReportSide::makeRest()
{
    auto *rest = new Button("dice", tr("Roll the rest"), this, ButtonLook::Flat);
    rest->setToolTip(tr("Roll all remaining dice for you (Shift+Enter)"));
    onPress(rest, m_conversation, &DiceConversation::rollRest);
    const auto follow = [=, this] { rest->setVisible(m_conversation->rollRestAction()->isEnabled()); };
    connect(m_conversation->rollRestAction(), &QAction::changed, rest, follow);
    follow();
    return rest;
}

/// Where it has no room beside Finish.
Button *ReportSide::makeUndo()
{
    auto *undo = new Button("undo", tr("Undo last roll"), this, ButtonLook::Flat);
    undo->setToolTip(tr("Undo the last roll (Alt+Left)"));
    onPress(undo, m_conversation, &DiceConversation::dropLastRoll);
    const auto follow = [=, this] { undo->setVisible(m_folded && m_conversation->lastRollAction()->isEnabled()); };
    connect(m_conversation->lastRollAction(), &QAction::changed, undo, follow);
    follow();
    return undo;
}

/// Who killed how many, where it is only for the story.
Button *ReportSide::makeKills()
{
    auto *kills = new Button({}, tr("Enemies killed"), this, ButtonLook::Flat);
    kills->setToolTip(tr("Say who killed how many enemies"));
    kills->hide();
    connect(m_hits, &HitsPanel::openable, kills, &QWidget::setVisible);
    onPress(kills, m_hits, &HitsPanel::open);
    return kills;
}

QLayout *ReportSide::makeDiceHead()
{
    return hbox({m_diceHeading, m_tie, Spring{1}, makeKills(), m_undo, makeRest()});
}

/// What one does stays in sight: the latest roll, or the row the keyboard is at.
void ReportSide::connectView()
{
    QScrollBar *bar = m_view->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, [=, this] {
        if (m_followsRolls)
            bar->setValue(bar->maximum());
    });
    connect(bar, &QScrollBar::valueChanged, this,
            [=, this](int value) { m_followsRolls = value == bar->maximum() && !deed().soFar().rolls.empty(); });
    connect(m_table, &FateTable::wentTo, this, [this](const QRect &row) { bringIntoView(*m_table, row); });
}

void ReportSide::setFolded(bool folded)
{
    if (m_folded == folded)
        return;
    m_folded = folded;
    m_table->setForetelling(folded);
    m_undo->setVisible(folded && m_conversation->lastRollAction()->isEnabled());
    m_view->setHorizontalScrollBarPolicy(folded ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    m_rule->setVisible(folded);
    m_conversation->setContentsMargins(folded ? lineInDock : lineBeside);
    m_column->setStretch(AboveDock, folded ? 1 : 0);
    m_column->setStretch(BelowLine, folded ? 0 : 1);
    layTitle();
}

void ReportSide::setKeysNamed(bool named)
{
    m_conversation->entry()->setKeysNamed(named);
}

int ReportSide::leastUnfolded() const
{
    const int bar = m_view->verticalScrollBar()->sizeHint().width();
    const int across =
        std::max({m_ending->leastUnfolded(), m_table->leastWidth(false), m_deeds->minimumSizeHint().width()});
    return scrolledMargins.left() + across + scrolledMargins.right() + bar;
}

int ReportSide::leastDock() const
{
    return m_conversation->entry()->minimumSizeHint().height() + lineInDock.top() + 1;
}

/// Title and ending stand side by side where there is room for both; in sight where the casualties scroll across.
void ReportSide::layTitle()
{
    const int room = width() - scrolledMargins.left() - scrolledMargins.right();
    const int across = m_title->sizeHint().width() + m_ending->sizeHint().width() + besideType(140);
    m_head->setDirection(m_folded && across <= room ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int bar = m_view->verticalScrollBar()->sizeHint().width();
    const int scrolled = std::max(m_table->leastWidth(true), m_deeds->minimumSizeHint().width()) - room + bar;
    m_head->setContentsMargins(0, 0, m_folded ? std::max(0, scrolled) : 0, 0);
}

void ReportSide::resizeEvent(QResizeEvent *event)
{
    layTitle();
    QWidget::resizeEvent(event);
}

} // namespace muster
