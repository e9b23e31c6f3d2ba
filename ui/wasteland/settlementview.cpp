// SPDX-License-Identifier: MIT
#include "ui/wasteland/settlementview.h"

#include "model/story/settlementwords.h"
#include "ui/parts/label.h"

#include <QPainter>

#include <cmath>

namespace muster {

static constexpr qreal smallestLetter = 12;
static constexpr int wished = 500;
static constexpr int smallest = 240;

SettlementView::SettlementView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SettlementView::load(const KeptSettlement &kept, const Pack &pack)
{
    m_plan = planOf(kept, pack);
    setAccessibleName(tr("Layout of %1").arg(kept.name));
    setAccessibleDescription(words::summary(kept, pack));
    setToolTip(asToolTip(words::summary(kept, pack)));
    updateGeometry();
    update();
}

QSize SettlementView::sizeHint() const
{
    return {wished, heightForWidth(wished)};
}

QSize SettlementView::minimumSizeHint() const
{
    return {smallest, 120};
}

int SettlementView::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(settlementSize(m_plan, width).height())) + 1;
}

void SettlementView::paintEvent(QPaintEvent *)
{
    if (m_plan.empty())
        return;
    QPainter painter(this);
    qreal wide = width();
    const QSizeF full = settlementSize(m_plan, wide);
    if (full.height() > height())
        wide = full.width() * height() / full.height();
    drawSettlement(painter, QRectF((width() - wide) / 2, 0, wide, height()), m_plan, inksOf(palette()), smallestLetter);
}

} // namespace muster
