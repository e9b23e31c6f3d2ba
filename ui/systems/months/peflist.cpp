// SPDX-License-Identifier: MIT
#include "ui/systems/months/peflist.h"

#include "model/story/landwords.h"
#include "ui/help/keys.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/map/tokens.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/views.h"

#include <QAction>
#include <QFocusEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster {

namespace {

constexpr int pefRow = 52;
constexpr qreal markWidth = 40;
constexpr qreal pefDie = 17;
constexpr qreal lockSide = 18;

enum PefDataRole { DetailRole = Qt::UserRole, PefRole, FixedRole, DieRole, ByPlayerRole, KeptRole, SpokenRole };

/// Returns the place where a row's lock is drawn.
QRectF lockIn(const QRectF &row)
{
    return {row.right() - lockSide - 4, row.center().y() - lockSide / 2, lockSide, lockSide};
}

class PefDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, height()}; }

    static int height()
    {
        const int lines = lineSpacingOf(TextUse::BodyBold) + lineSpacingOf(TextUse::SecondLine);
        return std::max(pefRow, lines + 16);
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const Inks &inks = inksOf(option.palette);
        const QRectF place(option.rect);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        paintChosenRow(*painter, option);
        const Pef pef{index.data(PefRole).toInt(), 0, false, index.data(FixedRole).toBool()};
        drawPef(*painter, {place.left() + markWidth / 2 + 2, place.center().y()}, pef, chosen ? inks.accent : inks.ink,
                inks);

        const QRectF text(place.left() + markWidth + 14, place.top() + 6, place.width() - markWidth - lockSide - 26,
                          place.height() - 12);
        setType(*painter, TextUse::BodyBold, inks.ink);
        drawing::elided(*painter, text.adjusted(0, 0, 0, -text.height() / 2), atLeft, index.data().toString());
        setType(*painter, TextUse::SecondLine, inks.pencil);
        const QRectF second = text.adjusted(0, text.height() / 2, 0, 0);
        const qreal written = drawing::elided(*painter, second, atLeft, index.data(DetailRole).toString());
        if (const int face = index.data(DieRole).toInt()) {
            drawing::die(*painter, {second.left() + written + 8, second.center().y() - pefDie / 2, pefDie, pefDie},
                         face, index.data(ByPlayerRole).toBool() ? drawing::DieLook::Player : drawing::DieLook::Program,
                         false, inks);
        }
        const bool kept = index.data(KeptRole).toBool();
        drawIcon(*painter, kept ? "lock" : "unlock", lockIn(place), kept ? inks.ink : inks.pencil);
        ruleBelow(*painter, place, inks.rule);
        painter->restore();
    }
};

} // namespace

PefList::PefList()
    : m_model(new QStandardItemModel(this))
{
    setModel(m_model);
    setItemDelegate(new PefDelegate(this));
    setAccessibleName(tr("Possible Enemy Forces"));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setShortcutHelp(this, accessibleName(), {});
    m_acts = {addKey(Qt::Key_R, tr("Re-roll this PEF's position"), &PefList::rollWanted),
              addKey(Qt::Key_L, tr("Lock or unlock this PEF"), &PefList::keepToggled)};
    giveRowMenu(*this, [this](QMenu &menu, const QModelIndex &pef) {
        if (pef.isValid())
            menu.addActions(m_acts);
    });
}

QAction *PefList::addKey(Qt::Key key, const QString &text, void (PefList::*signal)(int pef))
{
    auto *action = new QAction(text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    addAction(action);
    onPress(action, this, [this, signal] {
        if (currentIndex().isValid())
            emit(this->*signal)(currentIndex().data(PefRole).toInt());
    });
    return action;
}

void PefList::load(const Encounter &encounter, const SetupDice &dice)
{
    m_model->clear();
    for (const Pef &pef : encounter.setup.pefs) {
        const QString place = placeOf(pef, encounter);
        const QString detail = detailOf(pef, encounter);
        auto *item = new QStandardItem(place);
        item->setData(detail, DetailRole);
        item->setData(pef.id, PefRole);
        item->setData(pef.fixed, FixedRole);
        const Rolls rolls = dice.ofPef(pef.id);
        if (!rolls.empty() && !rolls.front().dice.isEmpty()) {
            const Die die = rolls.front().dice.front();
            item->setData(int(die.face), DieRole);
            item->setData(die.by == Thrower::Player, ByPlayerRole);
        }
        //: A Possible Enemy Force for a screen reader: number, place, state
        item->setData(tr("PEF %1: %2. %3").arg(pef.id).arg(place, detail), SpokenRole);
        item->setData(item->data(SpokenRole), Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    updateGeometry();
}

void PefList::setOpen(bool open)
{
    for (QAction *act : std::as_const(m_acts))
        allow(*act, open ? QString() : tr("The battle has begun, so its table can no longer be changed."));
}

void PefList::setKept(const std::set<int> &pefs)
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QStandardItem *item = m_model->item(row);
        const bool kept = pefs.contains(item->data(PefRole).toInt());
        const QString words = item->data(SpokenRole).toString();
        item->setData(kept, KeptRole);
        //: A Possible Enemy Force; it stays when the rest is rolled again
        item->setData(kept ? tr("%1, locked").arg(words) : words, Qt::AccessibleTextRole);
    }
}

void PefList::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid() && lockIn(visualRect(index)).contains(event->position()))
        emit keepToggled(index.data(PefRole).toInt());
}

QSize PefList::sizeHint() const
{
    return {300, PefDelegate::height() * m_model->rowCount()};
}

void PefList::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return; // the menu of the list itself
    clearSelection();
    emit pefChosen(std::nullopt);
}

void PefList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    emit pefChosen(current.isValid() ? std::optional(current.data(PefRole).toInt()) : std::nullopt);
}

} // namespace muster
