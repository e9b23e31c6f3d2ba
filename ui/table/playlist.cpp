// SPDX-License-Identifier: MIT
#include "ui/table/playlist.h"

#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/map/tokens.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/table/playmap.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// Checks whether the first offer is the main act of the row, done by Enter; a figure's first offers say how it
/// stands.
bool isDeedOfRow(const Subject &row)
{
    return row.kind == SubjectKind::Task || row.kind == SubjectKind::Pef || row.kind == SubjectKind::OwnPef
        || row.kind == SubjectKind::Building;
}

bool isPlain(const QKeyEvent &key)
{
    return (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

QStandardItem *itemOf(const PlayRow &row)
{
    auto *item = new QStandardItem(row.title);
    item->setData(QVariant::fromValue(row), PlayRowDelegate::RowRole);
    QStringList spoken = {row.title};
    if (row.rep > 0)
        spoken << PlayList::tr("Rep %1").arg(row.rep);
    const QString acted = row.acted ? PlayList::tr("has moved") : QString();
    for (const QString &part :
         {acted, row.detail, row.state, row.open.value_or(true) ? QString() : PlayList::tr("closed")}) {
        if (!part.isEmpty())
            spoken << part;
    }
    item->setData(spoken.join(PlayList::tr(", ")), Qt::AccessibleTextRole);
    if (!row.detail.isEmpty())
        item->setToolTip(asToolTip(row.detail)); // there may not be room for all of it
    item->setFlags(row.key.kind == SubjectKind::Heading ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

constexpr int leastRow = 24;
constexpr int leastHeading = 30;
constexpr qreal enemyIndent = 38;
constexpr qreal repBeforePips = 14;
constexpr qreal behindPips = 84; ///< left edge of the names of figures, behind six pips
constexpr qreal pefScale = 0.6;
constexpr int chevronReach = 16;
constexpr qreal besideChevron = 6;
constexpr qreal actedIcon = 13;
constexpr qreal stateBadge = 20;

int heightOf(const PlayRow &row)
{
    const bool isHeading = row.key.kind == SubjectKind::Heading;
    const QFontMetrics metrics(fontFor(isHeading ? TextUse::SectionHeading : TextUse::BodyBold));
    return std::max(isHeading ? leastHeading : leastRow, metrics.lineSpacing() + (isHeading ? 8 : 4));
}

void drawHeading(QPainter &painter, const QRectF &place, const PlayRow &row, const Inks &inks)
{
    const QRectF text = place.adjusted(0, 4, 0, -3);
    setType(painter, TextUse::SectionHeading, inks.ink);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, row.title);
    setType(painter, TextUse::SecondLine, inks.pencil);
    painter.drawText(text, Qt::AlignRight | Qt::AlignBottom, row.state);
    ruleBelow(painter, place, inks.ink);
}

/// Draws the mark that stands before the title.
void drawMark(QPainter &painter, const QRectF &place, const PlayRow &row, const QColor &colour, const Inks &inks)
{
    const QPointF centre(place.left() + enemyIndent / 2 + (row.open ? besideChevron : 0), place.center().y());
    switch (row.key.kind) {
    case SubjectKind::Pef:
    case SubjectKind::OwnPef:
        drawPef(painter, centre, Pef{row.key.id, 0, false, row.fixed, {}}, row.done ? inks.edge : colour, inks,
                pefScale);
        break;
    case SubjectKind::Group:
        drawGroupMark(painter, centre - QPointF(0, 1), row.key.id, row.done ? inks.edge : colour, inks, pefScale);
        break;
    case SubjectKind::OwnGroup:
        drawOwnGroupMark(painter, centre, row.key.id, colour, inks, pefScale);
        break;
    default:
        if (row.rep > 0) {
            setType(painter, fontFor(TextUse::BodyBold, row.star ? 18 : 0), row.star ? inks.accent : inks.ink);
            painter.drawText(QRectF(place.left(), place.top(), repBeforePips, place.height()), atRight,
                             QString::number(row.rep));
            drawing::pips(painter, {place.left() + repBeforePips + 12, place.center().y() + 1}, row.rep, row.best,
                          row.star ? inks.accent : inks.ink);
        }
    }
}

void drawWords(QPainter &painter, const QRectF &place, const PlayRow &row, const Inks &inks)
{
    painter.setFont(fontFor(TextUse::SecondLine));
    const bool isBadge = !row.icon.isEmpty() && !row.state.isEmpty();
    const qreal stateWidth =
        isBadge ? drawing::badgeWidth(row.state) : QFontMetricsF(painter.font()).horizontalAdvance(row.state) + 4;
    painter.setPen(row.done ? inks.pencil : inks.ink);
    if (isBadge)
        drawing::badge(painter, {place.right() - stateWidth, place.center().y() - stateBadge / 2}, row.icon, row.state,
                       inks);
    else
        painter.drawText(place, atRight, row.state);
    QRectF left = place.adjusted(0, 0, -stateWidth - 12, 0);
    if (row.acted) {
        drawIcon(painter, "check", {left.right() - actedIcon, place.center().y() - actedIcon / 2, actedIcon, actedIcon},
                 inks.pencil);
        left.setRight(left.right() - actedIcon - 6);
    }
    QFont bold = fontFor(TextUse::BodyBold);
    bold.setStrikeOut(row.done);
    painter.setFont(bold);
    const qreal written = drawing::elided(painter, left, atLeft, row.title);
    left.setLeft(left.left() + written + 12);
    setType(painter, TextUse::SecondLine, inks.pencil);
    if (left.width() > 30)
        drawing::elided(painter, left, atLeft, row.detail);
}

} // namespace

PlayList::PlayList()
    : m_model(new QStandardItemModel(this))
{
    setModel(m_model);
    setItemDelegate(new PlayRowDelegate(this));
    setAccessibleName(tr("On the table"));
    setAccessibleDescription(tr(
        "Each row has its own keys, shown on the buttons below. Keys 1 to 9 move a PEF or a group to that section."));
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

void PlayList::load(const Campaign &campaign, const Pack &pack)
{
    if (!m_campaign.encounter || m_campaign.encounter->seed != campaign.encounter->seed) { // another battle
        m_open.clear();
        forgetChoice();
    }
    m_campaign = campaign;
    m_pack = pack;
    fill();
}

/// Clears the choice and scrolls to the top, so that the first row is chosen next.
void PlayList::forgetChoice()
{
    const QScopedValueRollback forgetting(m_filling, true);
    setCurrentIndex({});
    verticalScrollBar()->setValue(0);
}

void PlayList::fill()
{
    const auto before = chosen();
    const int place = currentIndex().row();
    const int scrolled = verticalScrollBar()->value();
    {
        const QScopedValueRollback filling(m_filling, true);
        m_model->clear();
        for (const PlayRow &row : rowsOf(m_campaign, m_pack, m_open))
            m_model->appendRow(itemOf(row));
        int row = before ? rowOf(*before) : -1;
        if (row < 0 && before && before->kind == SubjectKind::Enemy)
            row = rowOf({SubjectKind::Group, before->id, 0}); // its group was closed
        // If the row of a figure is gone, the row that now has its place is chosen.
        for (int next = std::clamp(place, 0, std::max(0, m_model->rowCount() - 1));
             row < 0 && next < m_model->rowCount(); ++next) {
            if (m_model->item(next)->isEnabled())
                row = next;
        }
        setCurrentIndex(m_model->index(row, 0));
    }
    // Keeps in sight what was in sight.
    doItemsLayout();
    verticalScrollBar()->setValue(scrolled);
    scrollTo(currentIndex());
    emit rowChosen();
}

void PlayList::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const QModelIndex above = index.siblingAtRow(index.row() - 1);
    if (above.isValid() && !(above.flags() & Qt::ItemIsEnabled))
        QListView::scrollTo(above, hint); // the heading, which can never be chosen itself
    QListView::scrollTo(index, hint);
}

int PlayList::rowOf(const Subject &key) const
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row)->data(PlayRowDelegate::RowRole).value<PlayRow>().key == key)
            return row;
    }
    return -1;
}

std::optional<Subject> PlayList::chosen() const
{
    if (!currentIndex().isValid())
        return std::nullopt;
    return currentIndex().data(PlayRowDelegate::RowRole).value<PlayRow>().key;
}

void PlayList::choose(const Subject &row)
{
    if (row.kind == SubjectKind::Enemy)
        setOpen(row.id, true);
    int place = rowOf(row);
    // A band that keeps together has no row of its own.
    if (place < 0 && row.kind == SubjectKind::OwnGroup && m_campaign.play) {
        for (const OwnFigure &own : m_campaign.play->own) {
            if (place < 0 && own.group == row.id && isStanding(own.state))
                place = rowOf({SubjectKind::Own, number(own.id), 0});
        }
    }
    if (place >= 0)
        setCurrentIndex(m_model->index(place, 0));
}

void PlayList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietView::currentChanged(current, previous);
    if (m_filling)
        return;
    emit rowChosen();
}

QModelIndex PlayList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    QModelIndex index = QListView::moveCursor(action, modifiers);
    while (index.isValid() && !(index.flags() & Qt::ItemIsEnabled))
        index = index.siblingAtRow(index.row() + 1); // every heading has rows below it
    return index.isValid() ? index : currentIndex();
}

void PlayList::setOpen(int group, bool open)
{
    if (open == isOpen(group))
        return;
    if (open)
        m_open.insert(group);
    else
        m_open.erase(group);
    fill();
}

/// Opens and closes groups as a tree does: Right opens one, Left closes it, or leads from one of its figures to it.
bool PlayList::openOrClose(Qt::Key key)
{
    const auto row = chosen();
    if (!row || (row->kind != SubjectKind::Group && row->kind != SubjectKind::Enemy))
        return false;
    if (row->kind == SubjectKind::Enemy && key == Qt::Key_Left)
        choose({SubjectKind::Group, row->id, 0});
    else if (row->kind == SubjectKind::Group)
        setOpen(row->id, key == Qt::Key_Right);
    return true;
}

void PlayList::mousePressEvent(QMouseEvent *event)
{
    m_refusesDice = false;
    m_sinceRoll.invalidate();
    const QModelIndex index = indexAt(event->pos());
    if (!index.isValid())
        return; // Qt would clear the choice and keep its actions
    if (event->button() == Qt::LeftButton && PlayRowDelegate::isOnChevron(index, visualRect(index), event->pos())) {
        const int group = index.data(PlayRowDelegate::RowRole).value<PlayRow>().key.id;
        setOpen(group, !isOpen(group));
        return;
    }
    QListView::mousePressEvent(event);
}

void PlayList::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid()
        || PlayRowDelegate::isOnChevron(index, visualRect(index), event->pos()))
        return mousePressEvent(event); // two quick clicks there are not a double click
    emit editWanted(index.data(PlayRowDelegate::RowRole).value<PlayRow>().key);
}

/// Checks whether a key is still meant for the roll: typed on after its last die, or held down.
bool PlayList::isMeantForRoll(const QKeyEvent &key)
{
    // Backspace would be for a die that is no longer there, and would remove a whole group here.
    const bool die = (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9) || key.key() == Qt::Key_Backspace;
    const bool early = m_sinceRoll.isValid() && m_sinceRoll.elapsed() < QApplication::doubleClickInterval();
    if (early && (die || isEnterAlone(key)))
        m_sinceRoll.restart();
    else if (!m_refusesDice || !die)
        return false;
    if (die)
        emit diceRefused();
    return true;
}

/// Does what the chosen row offers for that key; returns false if it offers nothing.
bool PlayList::take(const QKeyEvent &key)
{
    const auto row = chosen();
    if (!row)
        return false;
    const std::vector<acts::Offer> offers = acts::offersOn({m_campaign, m_pack, *row});
    if (isEnterAlone(key) && !offers.empty() && isDeedOfRow(*row)) {
        emit wanted(*row, offers.front());
        return true;
    }
    const int pressed = key.key() == Qt::Key_Backspace ? int(Qt::Key_Delete) : key.key();
    for (const acts::Offer &offer : offers) {
        if (offer.key == pressed) {
            emit wanted(*row, offer);
            return true;
        }
        for (const acts::Offer &choice : offer.choices) {
            if (choice.key == pressed) {
                emit wanted(*row, choice);
                return true;
            }
        }
    }
    return false;
}

bool PlayList::obeys(const QKeyEvent &key)
{
    const bool written = !key.text().isEmpty() && key.text().front().isLetterOrNumber();
    if (!written || !isPlain(key))
        return false;
    if (isMeantForRoll(key))
        return true;
    m_refusesDice = false;
    return take(key);
}

void PlayList::keyPressEvent(QKeyEvent *event)
{
    if (isMeantForRoll(*event))
        return;
    m_refusesDice = false;
    m_sinceRoll.invalidate();
    const bool plain = isPlain(*event);
    if (plain && take(*event))
        return;
    const auto key = static_cast<Qt::Key>(event->key());
    if (plain && (key == Qt::Key_Left || key == Qt::Key_Right) && openOrClose(key))
        return;
    if (plain && !event->text().isEmpty() && event->text().front().isPrint())
        event->ignore(); // a key of the page, not a search
    else
        QListView::keyPressEvent(event);
}

bool PlayRowDelegate::isOnChevron(const QModelIndex &index, const QRect &row, QPoint point)
{
    return index.data(RowRole).value<PlayRow>().open && row.contains(point) && point.x() < row.left() + chevronReach;
}

QSize PlayRowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {200, heightOf(index.data(RowRole).value<PlayRow>())};
}

void PlayRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto row = index.data(RowRole).value<PlayRow>();
    const Inks &inks = inksOf(option.palette);
    const QRectF place(option.rect);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.key.kind == SubjectKind::Heading) {
        drawHeading(*painter, place, row, inks);
        painter->restore();
        return;
    }
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    paintChosenRow(*painter, option);
    const qreal shift = row.key.kind == SubjectKind::Enemy ? enemyIndent : 4;
    const QRectF from = place.adjusted(shift, 0, -6, 0);
    if (row.open)
        paintChevron(*painter, {place.left() + chevronReach / 2.0, place.center().y()}, 12, *row.open ? 90 : 0,
                     inks.pencil);
    drawMark(*painter, from, row, chosen ? inks.accent : inks.ink, inks);
    const bool hasMark = row.key.kind != SubjectKind::Building && row.key.kind != SubjectKind::Task;
    drawWords(*painter, from.adjusted(row.rep > 0 ? behindPips : hasMark ? enemyIndent + 2 : 4, 0, 0, 0), row, inks);
    ruleBelow(*painter, place, inks.rule);
    painter->restore();
}

} // namespace muster
