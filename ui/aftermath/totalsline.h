// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/beforeafter.h"

#include <QCoreApplication>
#include <QWidget>

namespace muster {

/// The sums of before and after in one line, where the preview has no room.
class TotalsLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::TotalsLine)
public:
    explicit TotalsLine(QWidget *parent = nullptr);

    void load(const BeforeAfter &seen);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Sum {
        QString name;
        QString value;
    };
    std::vector<Sum> m_sums;
};

} // namespace muster
