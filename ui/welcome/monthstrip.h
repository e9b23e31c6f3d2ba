// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace muster {

/// The stations of a month in a row, for somebody who has not seen one yet.
class MonthStrip : public QWidget
{
    Q_OBJECT
public:
    explicit MonthStrip(QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace muster
