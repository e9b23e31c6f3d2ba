// SPDX-License-Identifier: MIT
#include "ui/foes/foesandgoalslist.h"

#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/views.h"
#include "ui/texts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster {

namespace {

enum AimRole {
    IdRole = Qt::UserRole,
    IconRole,
    TitleRole,
    ChipRole,
    AboutRole,
    NumberRole,
    DoneRole,
    CountRole,
    SpokenRole,
    OddsRole
};

constexpr qreal aimSide = 12;
constexpr qreal aimIcon = 20;
constexpr qreal textAt = 46;
constexpr qreal numberWidth = 96;
constexpr qreal barWidth = 150;
constexpr qreal barHeight = 7;
constexpr qreal widestForBar = 520; // least width of a row with a bar

int aimHeight()
{
    return lineSpacingOf(TextUse::BodyBold) + lineSpacingOf(TextUse::SecondLine) + 18;
}

void drawBar(QPainter &painter, const QRectF &room, const QModelIndex &index, const Inks &inks)
{
    const int count = index.data(CountRole).toInt();
    const qreal part = std::clamp(qreal(index.data(DoneRole).toInt()) / count, 0.0, 1.0);
    const QRectF bar(room.right() - barWidth, room.center().y() - barHeight / 2, barWidth, barHeight);
    outlined(painter, {inks.edge, 1}).drawRoundedRect(bar, 3, 3);
    if (part <= 0)
        return;
    filled(painter, inks.accent).drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * part, bar.height())), 3, 3);
}

class AimDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {240, aimHeight()}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Inks &inks = inksOf(option.palette);
        const QRectF row(option.rect);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintChosenRow(*painter, option);
        painter->setPen({inks.rule, 1});
        painter->drawLine(row.bottomLeft(), row.bottomRight());
        drawIcon(*painter, index.data(IconRole).toString(),
                 {row.left() + aimSide, row.center().y() - aimIcon / 2, aimIcon, aimIcon}, inks.ink);
        const bool bar = index.data(CountRole).toInt() > 0 && row.width() >= widestForBar;
        qreal right = row.right() - aimSide - numberWidth;
        if (bar) {
            drawBar(*painter, {row.left(), row.top(), right - row.left() - 12, row.height()}, index, inks);
            right -= barWidth + 24;
        }
        const qreal left = row.left() + textAt;
        const qreal half = QFontMetricsF(fontFor(TextUse::BodyBold)).lineSpacing();
        const qreal chip = chipWidth(index) > 0 ? chipWidth(index) + 10 : 0;
        setType(*painter, TextUse::BodyBold, inks.ink);
        const qreal drawn = drawing::elided(*painter, {left, row.top() + 8, right - left - chip, half}, atLeft,
                                            index.data(TitleRole).toString());
        if (chip > 0)
            drawChip(*painter, {left + drawn + 10, row.top() + 8, chip - 10, half}, index, inks);
        setType(*painter, TextUse::SecondLine, inks.pencil);
        drawing::elided(*painter, {left, row.top() + 8 + half, right - left, row.height() - half - 16}, atLeft,
                        index.data(AboutRole).toString());
        setType(*painter, TextUse::BodyBold, inks.ink);
        const QString odds = index.data(OddsRole).toString();
        QRectF number(row.right() - aimSide - numberWidth, row.top(), numberWidth, row.height());
        if (!odds.isEmpty())
            number = {number.left(), row.top() + 8, numberWidth, half};
        painter->drawText(number, atRight, index.data(NumberRole).toString());
        setType(*painter, TextUse::SecondLine, inks.pencil);
        painter->drawText(QRectF(number.left(), number.bottom(), numberWidth, row.height() - half - 16), atRight, odds);
        painter->restore();
    }

private:
    static qreal chipWidth(const QModelIndex &index)
    {
        const QString text = index.data(ChipRole).toString();
        return text.isEmpty() ? 0 : QFontMetricsF(fontFor(TextUse::SecondLine)).horizontalAdvance(text) + 16;
    }

    static void drawChip(QPainter &painter, const QRectF &place, const QModelIndex &index, const Inks &inks)
    {
        outlined(painter, {inks.edge, 1}).drawRoundedRect(place, place.height() / 2, place.height() / 2);
        setType(painter, TextUse::SecondLine, inks.ink);
        painter.drawText(place, Qt::AlignCenter, index.data(ChipRole).toString());
    }
};

QString spokenRow(const AimRow &row)
{
    QStringList parts{row.title, row.chip, row.about, row.number};
    parts.removeAll(QString());
    return parts.join(PartsText::tr(", "));
}

} // namespace

FoesAndGoalsList::FoesAndGoalsList(const QString &name)
{
    setModel(&m_model);
    setItemDelegate(new AimDelegate(this));
    setAccessibleName(name);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    giveRowMenu(*this);
    connect(this, &QListView::doubleClicked, this, &FoesAndGoalsList::entered);
}

void FoesAndGoalsList::load(const std::vector<AimRow> &rows)
{
    const int was = chosen();
    m_loading = true;
    m_model.setRowCount(int(rows.size()));
    int line = 0;
    for (const AimRow &row : rows) {
        auto *item = new QStandardItem;
        item->setData(spokenRow(row), SpokenRole);
        item->setText(spokenRow(row)); // for screen readers, and for finding a row by its first letters
        item->setData(row.id, IdRole);
        item->setData(row.icon, IconRole);
        item->setData(row.title, TitleRole);
        item->setData(row.chip, ChipRole);
        item->setData(row.about, AboutRole);
        item->setData(row.number, NumberRole);
        item->setData(row.done, DoneRole);
        item->setData(row.count, CountRole);
        m_model.setItem(line++, item);
    }
    choose(was);
    m_loading = false;
    setVisible(!rows.empty());
    updateGeometry();
    emit chosenChanged();
}

void FoesAndGoalsList::setOdds(const std::function<QString(int)> &oddsOf)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        QStandardItem *item = m_model.item(row);
        const QString odds = oddsOf(item->data(IdRole).toInt());
        item->setData(odds, OddsRole); // shown below the number
        const QString spoken = item->data(SpokenRole).toString();
        item->setText(odds.isEmpty() ? spoken : PartsText::tr("%1, %2").arg(spoken, odds));
    }
}

int FoesAndGoalsList::chosen() const
{
    return currentIndex().isValid() ? currentIndex().data(IdRole).toInt() : 0;
}

void FoesAndGoalsList::choose(int id)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.item(row)->data(IdRole).toInt() == id)
            return setCurrentIndex(m_model.index(row, 0));
    }
    setCurrentIndex(m_model.index(0, 0));
}

QSize FoesAndGoalsList::sizeHint() const
{
    return {420, m_model.rowCount() * aimHeight()};
}

void FoesAndGoalsList::focusInEvent(QFocusEvent *event)
{
    QuietView::focusInEvent(event);
    emit takenUp();
}

void FoesAndGoalsList::keyPressEvent(QKeyEvent *event)
{
    if (isEnterAlone(*event) && currentIndex().isValid())
        emit entered();
    else
        QListView::keyPressEvent(event);
}

void FoesAndGoalsList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    AllRowsView::currentChanged(current, previous);
    if (!m_loading)
        emit chosenChanged();
}

} // namespace muster
