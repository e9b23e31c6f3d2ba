// SPDX-License-Identifier: MIT
#include "ui/chronicle/chronicleview.h"

#include "model/story/rulings.h"
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
#include <QScrollBar>
#include <QToolTip>

namespace muster {

namespace {

class Heads final : public QWidget
{
public:
    Heads(const ChronicleDelegate &delegate, QWidget *parent)
        : QWidget(parent)
        , m_delegate(delegate)
    {
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        InkPainter painter(this);
        m_delegate.columns().drawHeads(painter, rect(), painter.inks);
    }

private:
    const ChronicleDelegate &m_delegate;
};

} // namespace

ChronicleView::ChronicleView(ChronicleRows *rows)
    : m_rows(rows)
    , m_delegate(new ChronicleDelegate(*rows, this))
    , m_heads(new Heads(*m_delegate, this))
    //: Button: the report of a battle
    , m_report(new Button("report", tr("Report…"), viewport()))
{
    setItemDelegate(m_delegate);
    setAccessibleName(tr("Battles, newest first"));
    //: Heading in the list of keys
    setShortcutHelp(this, tr("Chronicle"),
                    //: Keys of the keyboard
                    {{tr("Enter, Space"), tr("Expand or collapse the selected battle or step")},
                     //: Keys of the keyboard
                     {tr("Left, Right"), tr("Collapse, expand")}});
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLayoutMode(QListView::SinglePass);
    setMouseTracking(true);
    setModel(rows);
    for (const auto counts : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(rows, counts, this, &ChronicleView::tellWhereNone);
    connect(rows, &QAbstractItemModel::modelReset, this, &ChronicleView::tellWhereNone);
    connect(rows, &QAbstractItemModel::modelReset, this, &ChronicleView::placeButton);
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

/// Scrolls the steps with the wheel over the button too.
bool ChronicleView::eventFilter(QObject *watched, QEvent *event)
{
    return watched == m_report && event->type() == QEvent::Wheel ? QCoreApplication::sendEvent(viewport(), event)
                                                                 : QuietView::eventFilter(watched, event);
}

void ChronicleView::setDocument(const CampaignDocument *document)
{
    m_delegate->setDocument(document);
    m_heads->setVisible(document);
}

void ChronicleView::shareWidth()
{
    // The scroll bar's width stays free even while there is none, so that opening a row moves no column.
    const int width = this->width() - verticalScrollBar()->sizeHint().width();
    m_delegate->shareWidth(width, m_report->sizeHint().width() + 10);
    m_heads->update();
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void ChronicleView::tellOnly(ChronicleRows::Show shown)
{
    m_rows->setShown(shown);
    scheduleDelayedItemsLayout();
    tellWhereNone();
}

/// Sets a text for an empty list, which otherwise looks like something lost.
void ChronicleView::tellWhereNone()
{
    m_none.clear();
    if (model()->rowCount() == 0)
        m_none = m_rows->shown() == ChronicleRows::Show::Words
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

void ChronicleView::toggle(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_rows->setOpen(index, !m_rows->isOpen(index));
    scheduleDelayedItemsLayout();
}

void ChronicleView::enter(const QModelIndex &index)
{
    if (index.isValid() && !m_rows->canOpen(index) && !m_rows->picturesOf(index).isEmpty())
        emit picturesWanted(index);
    else
        toggle(index);
}

void ChronicleView::showFound(const SearchTerms &sought, const QModelIndex &present)
{
    m_delegate->setFound(sought, present.isValid() ? present.data(ChronicleModel::IdRole).toInt() : 0);
    if (present.isValid() && !sought.isEmpty()) {
        const auto story = present.data(ChronicleModel::StoryRole).value<NarratedStep>();
        const auto has = [&](const StoryLine &line) {
            return sought.next(line.title, 0) || sought.next(line.detail, 0);
        };
        const bool below = std::ranges::any_of(story.lines, has);
        if (below)
            m_rows->setOpen(present, true);
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
    emit moved();
}

void ChronicleView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid())
        emit editWanted(index);
}

/// Selects the current row. Qt makes the first row the current one on focus, but does not select it, so nothing would
/// show the focus.
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
    else if (plain && event->key() == Qt::Key_Right && index.isValid() && !m_rows->isOpen(index))
        toggle(index);
    else if (plain && event->key() == Qt::Key_Left && m_rows->canOpen(index) && m_rows->isOpen(index))
        toggle(index);
    else if (plain && event->key() == Qt::Key_Left && index.isValid())
        setCurrentIndex(m_rows->battleRowOf(index));
    else
        QListView::keyPressEvent(event);
}

QModelIndex ChronicleView::chevronAt(QPoint place) const
{
    const QModelIndex index = indexAt(place);
    const bool hit = m_rows->canOpen(index) && m_delegate->chevronPlace(index, visualRect(index)).contains(place);
    return hit ? index : QModelIndex();
}

std::optional<ChronicleLink> ChronicleView::linkAt(QPoint place) const
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid())
        return std::nullopt;
    for (const auto &[where, link] : m_delegate->partsOf(index, visualRect(index)).links) {
        if (where.contains(place))
            return link;
    }
    return std::nullopt;
}

void ChronicleView::mouseMoveEvent(QMouseEvent *event)
{
    QListView::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton && linkAt(event->pos()))
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
}

void ChronicleView::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto link = linkAt(event->pos()))
        emit linkFollowed(*link);
    else
        toggle(chevronAt(event->pos()));
}

QString ChronicleView::tipAt(QPoint place) const
{
    if (const QModelIndex index = chevronAt(place); index.isValid())
        return m_rows->isOpen(index)  ? tr("Hide the details (Enter)")
            : m_rows->battleAt(index) ? tr("Show the steps (Enter)")
                                      : tr("Show the dice (Enter)");
    if (const auto link = linkAt(place)) {
        if (link->foe > 0)
            return tr("Show this foe");
        const Ruling *known = ruling(link->ruling);
        return known ? QStringLiteral("%1. %2").arg(known->title, known->text) : tr("Show the career");
    }
    const QModelIndex index = indexAt(place);
    for (const auto &[where, text] : m_delegate->partsOf(index, visualRect(index)).cut) {
        if (where.contains(place))
            return text;
    }
    return {};
}

bool ChronicleView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QListView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tip = indexAt(help->pos()).isValid() ? tipAt(help->pos()) : QString();
    if (tip.isEmpty())
        return QListView::viewportEvent(event);
    QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(tip.toHtmlEscaped()), this); // wrapped
    return true;
}

void ChronicleView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        shareWidth();
}

void ChronicleView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    shareWidth();
}

void ChronicleView::updateGeometries()
{
    const int height = BattleColumns::headHeight();
    if (viewportMargins().top() != height)
        setViewportMargins(0, height, 0, 0);
    QListView::updateGeometries();
    m_heads->setGeometry(viewport()->x(), viewport()->y() - height, viewport()->width(), height);
    placeButton();
}

void ChronicleView::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    placeButton();
}

/// Places the button in the current row. If that is scrolled away, the button is hidden, not drawn over the heads.
void ChronicleView::placeButton()
{
    const QModelIndex index = currentIndex();
    const BattleStory *battle = m_rows->battleAt(index);
    const QRect head = battle ? m_delegate->headPlace(index, visualRect(index)).translated(viewport()->pos()) : QRect();
    const int top = head.top() + (BattleColumns::lineHeight() - m_report->height()) / 2 + 1;
    m_report->resize(m_report->sizeHint().width(), m_report->height());
    m_report->move(int(m_delegate->width()) - 5 - m_report->width(), top);
    m_report->setVisible(battle && battle->outcome && top >= viewport()->y() - 4);
}

} // namespace muster
