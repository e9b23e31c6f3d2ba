// SPDX-License-Identifier: MIT
#include "ui/chronicle/chronicleview.h"

#include "model/items/chroniclemodel.h"
#include "ui/chronicle/chronicledelegate.h"
#include "ui/help/keys.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/layout.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace muster {

ChronicleView::ChronicleView(ChronicleFilter *filter)
    : m_filter(filter)
    , m_delegate(new ChronicleDelegate(*filter, this))
    , m_report(new Button("report", tr("Report…"), viewport()))
{
    setItemDelegate(m_delegate);
    setAccessibleName(tr("Steps, newest first"));
    tellKeys(this, tr("Chronicle"),
             {{tr("Enter, Space"), tr("Expand or collapse the selected step")},
              {tr("Left, Right"), tr("Collapse, expand")}});
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayoutMode(QListView::SinglePass);
    setModel(filter);
    m_report->hide();
    m_report->setFixedHeight(28);
    onPress(m_report, this, [this] { emit reportWanted(currentIndex()); });
}

void ChronicleView::layInto(QWidget &around)
{
    vbox(&around, {this});
    m_report->setParent(&around);
    m_report->installEventFilter(this);
}

/// The wheel scrolls the steps over the button too.
bool ChronicleView::eventFilter(QObject *watched, QEvent *event)
{
    return watched == m_report && event->type() == QEvent::Wheel ? QCoreApplication::sendEvent(viewport(), event)
                                                                 : QuietView::eventFilter(watched, event);
}

void ChronicleView::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    // The neighbours of what came or went may open or close their month now.
    const auto again = [this] { scheduleDelayedItemsLayout(); };
    connect(model, &QAbstractItemModel::rowsInserted, this, again);
    connect(model, &QAbstractItemModel::rowsRemoved, this, again);
    connect(model, &QAbstractItemModel::modelReset, this, &ChronicleView::placeButton);
    for (const auto counts : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, counts, this, &ChronicleView::tellWhereNone);
    connect(model, &QAbstractItemModel::modelReset, this, &ChronicleView::tellWhereNone);
}

void ChronicleView::setDocument(const CampaignDocument *document)
{
    m_delegate->setDocument(document);
}

void ChronicleView::tellOnly(ChronicleFilter::Show shown)
{
    m_filter->setShown(shown);
    scheduleDelayedItemsLayout();
    tellWhereNone();
}

/// An empty list looks like something lost.
void ChronicleView::tellWhereNone()
{
    m_none.clear();
    if (model()->rowCount() == 0)
        m_none = m_filter->shown() == ChronicleFilter::Show::Words
            ? tr("No notes yet. “Write note…” in a step's menu adds one.")
            : tr("Nothing of this kind has happened yet. “Everything” shows all steps.");
    setAccessibleDescription(m_none);
    viewport()->update();
}

void ChronicleView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_none.isEmpty())
        return;
    QPainter painter(viewport());
    setType(painter, TextUse::Body, inksOf(palette()).pencil);
    painter.drawText(viewport()->rect().adjusted(0, 24, -24, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     m_none);
}

void ChronicleView::setMonths(const std::vector<TimelineMonth> &months, std::function<QString(int)> markOf)
{
    m_delegate->setMonths(months, std::move(markOf));
    viewport()->update();
}

bool ChronicleView::isOpen(const QModelIndex &index) const
{
    return m_delegate->isOpen(index);
}

bool ChronicleView::isInHeading(QPoint place) const
{
    const QModelIndex index = indexAt(place);
    return index.isValid() && place.x() < m_delegate->headPlace(index, visualRect(index)).left();
}

void ChronicleView::toggle(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (m_filter->headsBattle(index))
        m_filter->setBattleOpen(index, !m_filter->isBattleOpen(index));
    else
        m_delegate->setOpen(index, !m_delegate->isOpen(index));
    scheduleDelayedItemsLayout();
}

bool ChronicleView::canOpen(const QModelIndex &index) const
{
    return m_delegate->canOpen(index);
}

void ChronicleView::enter(const QModelIndex &index)
{
    if (index.isValid() && !canOpen(index) && !m_filter->picturesOf(index).isEmpty())
        emit picturesWanted(index);
    else
        toggle(index);
}

void ChronicleView::showFound(const Sought &sought, const QModelIndex &present)
{
    m_delegate->setFound(sought, present.isValid() ? present.data(ChronicleModel::IdRole).toInt() : 0);
    if (present.isValid() && !sought.isEmpty()) {
        const auto story = present.data(ChronicleModel::StoryRole).value<StepStory>();
        const auto has = [&](const StoryLine &line) {
            return sought.next(line.title, 0) || sought.next(line.detail, 0);
        };
        const bool below = std::ranges::any_of(story.lines, has);
        if (below && !m_delegate->isOpen(present) && !m_filter->headsBattle(present))
            m_delegate->setOpen(present, true);
        doItemsLayout();
        scrollTo(present);
    }
    viewport()->update();
}

void ChronicleView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    placeButton();
    viewport()->update();
}

void ChronicleView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid())
        emit editWanted(index);
}

/// Qt makes the first row the current one then, but chooses none, and so nothing shows where the keyboard is.
void ChronicleView::focusInEvent(QFocusEvent *event)
{
    QuietView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason && !selectionModel()->hasSelection())
        selectionModel()->select(currentIndex(), QItemSelectionModel::ClearAndSelect);
}

void ChronicleView::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex index = currentIndex();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isEnterAlone(*event) || (plain && event->key() == Qt::Key_Space))
        enter(index);
    else if (plain && event->key() == Qt::Key_Right && index.isValid() && !isOpen(index))
        toggle(index);
    else if (plain && event->key() == Qt::Key_Left && index.isValid() && isOpen(index))
        toggle(index);
    else
        QListView::keyPressEvent(event);
}

QModelIndex ChronicleView::chevronAt(QPoint place) const
{
    const QModelIndex index = indexAt(place);
    const bool hit = index.isValid() && m_delegate->canOpen(index)
        && m_delegate->chevronPlace(index, visualRect(index)).contains(place);
    return hit ? index : QModelIndex();
}

void ChronicleView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton)
        toggle(chevronAt(event->pos()));
}

bool ChronicleView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QListView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex index = chevronAt(help->pos());
    if (!index.isValid())
        return QListView::viewportEvent(event);
    QToolTip::showText(help->globalPos(), isOpen(index) ? tr("Hide the details (Enter)") : tr("Show the dice (Enter)"),
                       this);
    return true;
}

void ChronicleView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void ChronicleView::updateGeometries()
{
    QListView::updateGeometries();
    placeButton();
}

void ChronicleView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeButton();
}

void ChronicleView::placeButton()
{
    const QModelIndex index = currentIndex();
    m_report->setVisible(index.isValid()
                         && index.data(ChronicleModel::StoryRole).value<StepStory>().kind == StepKind::BattleFinished);
    const QRect head = index.isValid() ? m_delegate->headPlace(index, visualRect(index)) : QRect();
    m_report->resize(m_report->sizeHint().width(), m_report->height());
    m_report->move(head.right() - 5 - m_report->width(), head.center().y() - m_report->height() / 2 + 1);
}

} // namespace muster
