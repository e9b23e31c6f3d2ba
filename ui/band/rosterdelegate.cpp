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
#include "ui/pictures/photograph.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPainter>
#include <QtMath>

namespace muster {

namespace {

constexpr int starHeight = 78;
constexpr int gruntHeight = 56;
constexpr qreal monthsWidth = 64;
constexpr qreal starHead = 50;
constexpr qreal gruntHead = 32;
constexpr qreal gruntHeadIndent = 6;
constexpr qreal afterHead = 12;
constexpr int editorHeight = 32;
constexpr int editorInset = 9; // of its text

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, bool star, bool first, const Inks &inks)
{
    const bool selected = option.state & QStyle::State_Selected;
    painter.fillRect(option.rect, isWashed(option) ? inks.wash : star ? inks.plain : inks.paper);
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
    m_pictures.setDocument(document);
    forgetHistories();
}

void RosterDelegate::forgetHistories()
{
    m_series.clear();
}

const RepSeries &RosterDelegate::seriesFor(FigureId id) const
{
    if (!m_series.contains(number(id))) { // everybody's at once: it is a walk through the whole book
        const auto histories = figureHistories(m_document->book().stepsInForce(), m_document->pack());
        for (const Figure &figure : m_document->campaign().band)
            m_series.insert(number(figure.id), seriesOf(whyItsRep(histories, figure.id)));
    }
    return m_series[number(id)];
}

bool RosterDelegate::showsHeads() const
{
    const auto &pictures = m_document->campaign().pictures;
    const auto &band = m_document->campaign().band;
    return std::any_of(band.begin(), band.end(),
                       [&](const Figure &one) { return miniatureOf(pictures, one.id) != nullptr; });
}

qreal RosterDelegate::headWidth(const Figure &figure) const
{
    if (!showsHeads())
        return 0;
    return figure.star ? starHead + afterHead : gruntHeadIndent + gruntHead + afterHead;
}

void RosterDelegate::paintHead(QPainter &painter, const QRectF &place, const Figure &figure, const Inks &inks) const
{
    const qreal side = figure.star ? starHead : gruntHead;
    const QRectF head(place.left() + (figure.star ? 0 : gruntHeadIndent), std::round(place.center().y() - side / 2),
                      side, side);
    const Picture *picture = miniatureOf(m_document->campaign().pictures, figure.id);
    if (!picture || m_pictures.isLost(*picture))
        return drawing::noPhotograph(painter, head, QStringLiteral("grunt"), inks);
    const qreal ratio = painter.device()->devicePixelRatioF();
    drawing::photograph(painter, head, m_pictures.pixmap(*picture, head.size(), ratio), inks);
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
        if (headWidth(*figure) > 0)
            paintHead(*painter, place, *figure, inks);
        if (!isBeingEdited(option, index)) {
            const auto &band = m_document->campaign().band;
            const bool narrow = std::any_of(band.begin(), band.end(), [&](const Figure &one) {
                return rostercells::needsNarrowName(one, place.width() - headWidth(one));
            });
            rostercells::paintName(*painter, place.adjusted(headWidth(*figure), 0, 0, 0), *figure,
                                   rostercells::kindAndAttributes(*figure, m_document->campaign(), m_document->pack()),
                                   narrow, inks);
        }
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
        return headWidth(figure)
            + std::max(rostercells::nameWidth(figure, rostercells::BadgeWords::Shown),
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
        widest = std::max(widest,
                          column == RosterModel::Name
                              ? headWidth(figure) + rostercells::nameWidth(figure, rostercells::BadgeWords::LeftOut)
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
                                          const QModelIndex &index) const
{
    const Figure *figure = figureAt(index);
    const int head = figure ? qCeil(headWidth(*figure)) : 0;
    QRect place = option.rect.adjusted(head - editorInset, 0, -4, -1);
    const int height = std::min(std::max(editorHeight, editor->sizeHint().height()), place.height() - 4);
    place.setTop(place.center().y() - height / 2);
    place.setHeight(height);
    editor->setGeometry(place);
}

} // namespace muster
