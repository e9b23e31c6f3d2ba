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

enum AimRole { RowRole = Qt::UserRole, OddsRole };

AimRow aimRowAt(const QModelIndex &index)
{
    return index.data(RowRole).value<AimRow>();
}

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

void drawBar(QPainter &painter, const QRectF &room, const AimRow &row, const Inks &inks)
{
    const qreal part = std::clamp(qreal(row.done) / row.count, 0.0, 1.0);
    const QRectF bar(room.right() - barWidth, room.center().y() - barHeight / 2, barWidth, barHeight);
    outlined(painter, {inks.edge, 1}).drawRoundedRect(bar, 3, 3);
    if (part > 0)
        filled(painter, inks.accent)
            .drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * part, bar.height())), 3, 3);
}

class AimDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {240, aimHeight()}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Stroke stroke(*painter);
        const Inks &inks = inksOf(option.palette);
        const AimRow row = aimRowAt(index);
        const QRectF place(option.rect);
        paintChosenRow(*painter, option);
        ruleBelow(*painter, place, inks.rule);
        drawIcon(*painter, row.icon, {place.left() + aimSide, place.center().y() - aimIcon / 2, aimIcon, aimIcon},
                 inks.ink);
        const qreal line = lineSpacingOf(TextUse::BodyBold);
        QRectF number(place.right() - aimSide - numberWidth, place.top() + 8, numberWidth, place.height() - 16);
        qreal right = number.left();
        if (row.count > 0 && place.width() >= widestForBar) {
            drawBar(*painter, place.adjusted(0, 0, right - 12 - place.right(), 0), row, inks);
            right -= barWidth + 24;
        }
        QRectF text(place.left() + textAt, number.top(), right - place.left() - textAt, number.height());
        const qreal chip =
            row.chip.isEmpty() ? 0 : QFontMetricsF(fontFor(TextUse::SecondLine)).horizontalAdvance(row.chip) + 16;
        setType(*painter, TextUse::BodyBold, inks.ink);
        const qreal drawn =
            drawing::elided(*painter, {text.topLeft(), QSizeF(text.width() - chip - 10, line)}, atLeft, row.title);
        if (chip > 0)
            drawChip(*painter, {text.left() + drawn + 10, text.top(), chip, line}, row.chip, inks);
        setType(*painter, TextUse::SecondLine, inks.pencil);
        drawing::elided(*painter, text.adjusted(0, line, 0, 0), atLeft, row.about);
        const QString odds = index.data(OddsRole).toString();
        painter->drawText(number.adjusted(0, line, 0, 0), atRight, odds);
        if (!odds.isEmpty())
            number.setHeight(line);
        setType(*painter, TextUse::BodyBold, inks.ink);
        painter->drawText(number, atRight, row.number);
    }

private:
    static void drawChip(QPainter &painter, const QRectF &place, const QString &text, const Inks &inks)
    {
        outlined(painter, {inks.edge, 1}).drawRoundedRect(place, place.height() / 2, place.height() / 2);
        setType(painter, TextUse::SecondLine, inks.ink);
        painter.drawText(place, Qt::AlignCenter, text);
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
        auto *item = new QStandardItem(spokenRow(row)); // for screen readers, and to find a row by its first letters
        item->setData(QVariant::fromValue(row), RowRole);
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
        const AimRow one = aimRowAt(item->index());
        const QString odds = oddsOf(one.id);
        item->setData(odds, OddsRole); // shown below the number
        item->setText(odds.isEmpty() ? spokenRow(one) : PartsText::tr("%1, %2").arg(spokenRow(one), odds));
    }
}

int FoesAndGoalsList::chosen() const
{
    return currentIndex().isValid() ? aimRowAt(currentIndex()).id : 0;
}

void FoesAndGoalsList::choose(int id)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (aimRowAt(m_model.index(row, 0)).id == id)
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
