// SPDX-License-Identifier: MIT
#include "ui/band/rosterdelegate.h"

#include "model/items/rostermodel.h"
#include "model/story/words.h"
#include "ui/band/rostercells.h"
#include "ui/look/controls.h"
#include "ui/look/type.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/drawing.h"
#include "ui/parts/twolines.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPainter>
#include <QtMath>

namespace muster {

namespace {

constexpr int starHeight = 78;
constexpr int gruntHeight = 56;
constexpr qreal monthsWidth = 64;
constexpr int editorHeight = 32;
constexpr int editorInset = 9; // of its text

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, bool star, bool first, const Inks &inks)
{
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, selected ? inks.wash : star ? inks.plain : inks.paper);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), inks.rule);
    if (selected && first) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks.accent);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0, 7, 3 - option.rect.width(), -8), 1.5, 1.5);
    }
    paintRowFocus(painter, option);
}

bool isNumberColumn(int column)
{
    return column == RosterModel::Months || column == RosterModel::Skill;
}

/// The figure's name stands in the editor then.
bool isBeingEdited(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view && view->isPersistentEditorOpen(index);
}

} // namespace

QStringList RosterDelegate::stayOrGoHeads()
{
    return {tr("failure"), tr("success")};
}

void RosterDelegate::setDocument(const CampaignDocument *document)
{
    m_document = document;
    forgetHistories();
}

void RosterDelegate::forgetHistories()
{
    m_series.clear();
}

const RepSeries &RosterDelegate::seriesFor(FigureId id) const
{
    auto known = m_series.constFind(number(id));
    if (known == m_series.constEnd()) {
        const auto history = figureHistory(m_document->book().stepsInForce(), m_document->pack(), id);
        known = m_series.insert(number(id), seriesOf(history));
    }
    return *known;
}

const Figure *RosterDelegate::figureAt(const QModelIndex &index) const
{
    return m_document ? m_document->campaign().find(FigureId(index.data(RosterModel::IdRole).toInt())) : nullptr;
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    if (!figure)
        return;
    const Inks &inks = inksOf(option.palette);
    const QRectF place = QRectF(option.rect).adjusted(0, 0, 0, -1);
    painter->save();
    painter->setClipRect(option.rect);
    paintGround(*painter, option, figure->star, index.column() == 0, inks);
    painter->setRenderHint(QPainter::Antialiasing); // not of the ground: the cells of a row would show their seams
    const int column = index.data(RosterModel::ColumnRole).toInt();
    switch (column) {
    case RosterModel::Rep:
        rostercells::paintRep(*painter, place, *figure, !m_document->pack().hasSkill, inks);
        break;
    case RosterModel::Name:
        if (!isBeingEdited(option, index))
            rostercells::paintName(*painter, place, *figure,
                                   rostercells::kindAndAttributes(*figure, m_document->campaign(), m_document->pack()),
                                   inks);
        break;
    case RosterModel::Armour:
        rostercells::paintArmour(*painter, place, figure->profile, m_document->pack(), inks);
        break;
    case RosterModel::RepByMonth: {
        const auto &past = m_document->campaign().past;
        const qreal width = std::min(monthsWidth, place.width() - 16);
        const qreal height = 21;
        paintRepSteps(*painter, {place.left() + 1, std::round(place.center().y() - height / 2 + 2), width, height},
                      seriesFor(figure->id), past.empty() ? 1 : past.back().turn, figure->star ? inks.accent : inks.ink,
                      inks);
        break;
    }
    case RosterModel::Weapon:
        rostercells::paintWeapon(*painter, place.adjusted(0, 0, -rostercells::afterColumn, 0),
                                 index.data(Qt::DisplayRole).toString(), inks);
        break;
    case RosterModel::StayOrGo:
        rostercells::paintStayOrGo(*painter, place, *figure, *m_document, inks);
        break;
    default:
        painter->setFont(fontFor(TextUse::Body));
        painter->setPen(inks.ink);
        const bool number = isNumberColumn(column);
        drawing::elided(
            *painter, place.adjusted(0, 0, number ? -ColumnHeads::numberMargin : -rostercells::afterColumn, 0),
            (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
    }
    painter->restore();
}

qreal RosterDelegate::contentWidth(const Figure &figure, const QModelIndex &index) const
{
    const Pack &pack = m_document->pack();
    switch (index.data(RosterModel::ColumnRole).toInt()) {
    case RosterModel::Rep:
        return rostercells::repWidth(figure, !pack.hasSkill);
    case RosterModel::Name:
        return std::max(rostercells::nameWidth(figure, rostercells::BadgeWords::Shown),
                        rostercells::widthOf(TextUse::SecondLine,
                                             rostercells::kindAndAttributes(figure, m_document->campaign(), pack)));
    case RosterModel::Armour:
        return rostercells::armourWidth(figure.profile, pack);
    case RosterModel::RepByMonth:
        return monthsWidth + 2;
    case RosterModel::StayOrGo:
        return rostercells::stayOrGoWidth(figure, *m_document);
    default:
        return rostercells::widthOf(TextUse::Body, index.data(Qt::DisplayRole).toString());
    }
}

int RosterDelegate::leastWidth(RosterModel::Column column) const
{
    const QFontMetricsF metrics(fontFor(TextUse::Body));
    qreal widest = 0;
    for (const Figure &figure : m_document->campaign().band)
        widest =
            std::max(widest,
                     column == RosterModel::Name ? rostercells::nameWidth(figure, rostercells::BadgeWords::LeftOut)
                                                 : widthInTwoLines(words::arms(figure, m_document->pack()), metrics));
    return qCeil(widest) + rostercells::afterColumn;
}

int RosterDelegate::rowHeight(const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    const int lines = QFontMetrics(fontFor(TextUse::RowName)).lineSpacing()
        + QFontMetrics(fontFor(TextUse::SecondLine)).lineSpacing();
    return figure ? std::max(figure->star ? starHeight : gruntHeight, lines + 16) : 0;
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    return figure ? QSize(qCeil(contentWidth(*figure, index)) + rostercells::afterColumn, rowHeight(index)) : QSize();
}

QWidget *RosterDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    if (!figure)
        return nullptr;
    auto *line = new QLineEdit(parent);
    line->setFont(rostercells::nameFont(*figure));
    line->setAccessibleName(tr("Name"));
    return line;
}

void RosterDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &) const
{
    QRect place = option.rect.adjusted(-editorInset, 0, -4, -1);
    const int height = std::min(std::max(editorHeight, editor->sizeHint().height()), place.height() - 4);
    place.setTop(place.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

} // namespace muster
