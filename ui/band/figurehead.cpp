// SPDX-License-Identifier: MIT
#include "ui/band/figurehead.h"

#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/look/type.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/spokenrole.h"

#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr qreal nameSize = 29;
constexpr qreal leastShare = 0.65; ///< of it, where a long name would not have the room

} // namespace

FigureHead::FigureHead(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true); // what a figure is may take several lines
    setSizePolicy(policy);
    speakAs(*this, QAccessible::Heading);
}

void FigureHead::load(const Figure &figure, const QString &kind, const Pack &pack)
{
    m_figure = figure;
    m_kind = kind;
    m_pips = !pack.hasSkill; // initiative stays what was rolled
    setAccessibleName(tr("%1, %2, %3").arg(figure.name, kind, words::worth(figure.profile, pack)));
    setToolTip(asToolTip(figure.name));
    updateGeometry();
    update();
}

int FigureHead::heightForWidth(int width) const
{
    const QFontMetrics body(fontFor(TextUse::Body));
    const QRect kind = body.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_kind);
    return QFontMetrics(fontFor(TextUse::PageTitle, nameSize)).lineSpacing()
        + std::max(body.lineSpacing(), kind.height()) + 6;
}

void FigureHead::paintEvent(QPaintEvent *)
{
    const Inks &inks = inksOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = m_figure.star ? inks.accent : inks.ink;

    painter.setFont(fontFor(TextUse::RepLarge));
    painter.setPen(colour);
    const QString rep = QString::number(m_figure.rep());
    const qreal repWidth = QFontMetricsF(painter.font()).horizontalAdvance(rep);
    painter.drawText(QRectF(width() - repWidth, -8, repWidth, 56), Qt::AlignRight | Qt::AlignVCenter, rep);
    const int best = m_pips ? std::max(m_figure.rep(), m_figure.bestRep) : 1;
    const QPointF first(width() - repWidth - 17 - 10.0 * (best - 1) - 3.4, 24);
    painter.save();
    painter.translate(first);
    painter.scale(1.3, 1.3);
    painter.translate(-3.0 * (best - 1), 0);
    if (m_pips)
        drawing::pips(painter, {0, 0}, m_figure.rep(), best, colour);
    painter.restore();

    const qreal right = first.x() - 3.9 * (best - 1) - 16;
    painter.setFont(fontFor(TextUse::PageTitle, nameSize));
    painter.setPen(inks.ink);
    const QFontMetricsF metrics(painter.font());
    const qreal title = metrics.lineSpacing();
    if (const qreal needed = metrics.horizontalAdvance(m_figure.name); needed > right)
        painter.setFont(fontFor(TextUse::PageTitle, nameSize * std::max(leastShare, right / needed)));
    drawing::elided(painter, {0, 0, right, title}, Qt::AlignLeft | Qt::AlignVCenter, m_figure.name);
    painter.setFont(fontFor(TextUse::Body));
    painter.setPen(inks.pencil);
    painter.drawText(QRectF(0, title + 1, width(), height() - title - 1),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_kind);
}

} // namespace muster
