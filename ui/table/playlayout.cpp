// SPDX-License-Identifier: MIT

// How the parts of PlayView lie beside each other.

#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/resumeview.h"
#include "ui/encounter/sectionrow.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/freeheight.h"
#include "ui/parts/label.h"
#include "ui/parts/layers.h"
#include "ui/parts/scrolled.h"
#include "ui/table/newgrouppanel.h"
#include "ui/table/playbar.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playview.h"
#include "ui/window/actdice.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

namespace muster {

namespace {

/// While nothing is typed, Undo and Redo are the window's: a note that was just written is its last step.
class NoteLine : public QLineEdit
{
protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
            const auto &key = static_cast<QKeyEvent &>(*event);
            if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QLineEdit::event(event);
    }
};

} // namespace

QWidget *PlayView::makeTable()
{
    auto *table = new FreeHeight;
    m_map = new PlayMap;
    m_note = new NoteLine;
    m_note->setPlaceholderText(tr("Write a note and press Enter"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setMaxLength(500);
    m_notes = new ElidedLabel;
    m_notes->setFont(fontFor(TextUse::SecondLine));
    m_notes->setForegroundRole(QPalette::PlaceholderText);

    m_sectionRow = new SectionRow({});
    m_section = m_sectionRow->line();
    auto *notes = new QHBoxLayout;
    notes->setSpacing(12);
    notes->addWidget(m_note, 3);
    notes->addWidget(m_notes, 2);
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(24, 20, 24, 14);
    column->setSpacing(6);
    column->addWidget(m_map, 1);
    column->addWidget(m_sectionRow);
    column->addLayout(notes);
    return table;
}

QWidget *PlayView::makeHead()
{
    m_head = new QWidget;
    m_title = makeLabel(TextUse::PageTitle, {});
    m_turn = makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText);
    m_shown = new Choice;
    m_shown->setAccessibleName(tr("View"));
    m_shown->addItem({}, tr("Table"));
    m_shown->addItem({}, tr("Briefing"));
    m_nextTurn = new Button(QStringLiteral("dice"), {});
    m_now = makeParagraph(TextUse::BodyBold, {});
    m_now->setMinimumHeight(2 * QFontMetrics(fontFor(TextUse::BodyBold)).lineSpacing());
    m_now->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_title, 1);
    first->addWidget(m_shown);
    first->addWidget(m_nextTurn);
    auto *head = new QVBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(2);
    head->addLayout(first);
    head->addWidget(m_turn);
    head->addSpacing(6);
    head->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    head->addSpacing(6);
    head->addWidget(m_now);
    head->addSpacing(2);
    return m_head;
}

QWidget *PlayView::makeBattle()
{
    auto *battle = new QWidget;
    m_list = new PlayList;
    m_bar = new PlayBar;
    auto *column = new QVBoxLayout(battle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_list, 1);
    column->addWidget(m_bar);
    return battle;
}

QWidget *PlayView::makeSide()
{
    auto *side = new QWidget;
    m_details = new EncounterDetails;
    m_rolled = makeLabel(TextUse::RowName, {});
    m_dice = new ActDice(ActPlace::Table);
    m_dice->setHandsOn();
    auto *dice = new QWidget;
    auto *diceColumn = new QVBoxLayout(dice);
    diceColumn->setContentsMargins(0, 6, 0, 0);
    diceColumn->addWidget(m_rolled);
    diceColumn->addWidget(m_dice, 1);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(24, 16, 23, 12);
    column->setSpacing(0);
    column->addWidget(makeHead());
    m_right = new Layers;
    column->addLayout(m_right, 1);
    // Once it is in the column; what it shows without a parent would be a window for an instant, and take the keyboard.
    m_right->addWidget(makeBattle());
    m_right->addWidget(scrolled(m_details));
    m_right->addWidget(dice);
    m_newGroup = new NewGroupPanel;
    m_right->addWidget(m_newGroup);
    m_correction = new CorrectionPanel;
    m_right->addWidget(scrolled(m_correction));
    m_resume = new ResumeView;
    m_right->addWidget(scrolled(m_resume));
    return side;
}

} // namespace muster
