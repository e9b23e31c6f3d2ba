// SPDX-License-Identifier: MIT
#pragma once

#include "ui/map/settlementdrawing.h"

#include <QWidget>

namespace muster {

/// The layout of a settlement, as large as it fits.
class SettlementView : public QWidget
{
    Q_OBJECT
public:
    explicit SettlementView(QWidget *parent = nullptr);

    void load(const KeptSettlement &kept, const Pack &pack);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SettlementPlan m_plan;
};

} // namespace muster
