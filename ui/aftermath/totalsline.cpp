// SPDX-License-Identifier: MIT
#include "ui/aftermath/totalsline.h"

#include "ui/look/type.h"
#include "ui/parts/drawing.h"

#include <QPainter>
#include <QStringList>

namespace muster {

namespace {

constexpr qreal behindName = 6;
constexpr qreal behindSum = 20;

} // namespace

TotalsLine::TotalsLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Totals"));
}

void TotalsLine::load(const BeforeAfter &seen)
{
    const auto change = [](const QString &before, const QString &after) {
        return QStringLiteral("%1 → %2").arg(before, after);
    };
    const QString unknown = QStringLiteral("…");
    m_sums = {{tr("Total %1").arg(seen.worth), change(QString::number(seen.rep.before), seen.rep.text())}};
    if (seen.ealBefore) {
        const QString eal = seen.ends     ? QStringLiteral("–")
            : seen.next && seen.next->eal ? QString::number(*seen.next->eal)
                                          : unknown;
        m_sums.push_back({tr("EAL"), change(QString::number(*seen.ealBefore), eal)});
    }
    for (const BeforeAfter::Points &points : seen.points)
        m_sums.push_back({points.title, change(QString::number(points.before), QString::number(points.after))});
    m_sums.push_back({tr("Next"), seen.ends ? tr("none") : seen.next ? seen.nextTitle : unknown});
    QStringList spoken;
    for (const Sum &sum : m_sums)
        spoken << QStringLiteral("%1: %2").arg(sum.name, sum.value);
    setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    update();
}

QSize TotalsLine::sizeHint() const
{
    return {200, QFontMetrics(fontFor(TextUse::SecondLineBold)).lineSpacing() + 4};
}

void TotalsLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Inks &inks = inksOf(palette());
    constexpr int centred = Qt::AlignVCenter | Qt::AlignLeft;
    QRectF place(rect());
    const auto write = [&](TextUse use, const QColor &colour, const QString &text, qreal behind) {
        painter.setFont(fontFor(use));
        painter.setPen(colour);
        place.setLeft(place.left() + drawing::elided(painter, place, centred, text) + behind);
    };
    for (const Sum &sum : m_sums) {
        if (place.width() < painter.fontMetrics().averageCharWidth() * 3)
            return;
        write(TextUse::SecondLine, inks.pencil, sum.name, behindName);
        write(TextUse::SecondLineBold, inks.ink, sum.value, behindSum);
    }
}

} // namespace muster
