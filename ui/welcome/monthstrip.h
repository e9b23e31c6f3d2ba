// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QWidget>

namespace muster {

/// The stations of a month in a row, for somebody who has not seen one yet.
class MonthStrip : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::MonthStrip)
public:
    explicit MonthStrip(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace muster
