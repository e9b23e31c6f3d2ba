// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace muster {

/// One line of plain text that takes what room there is, and is cut with an ellipsis where that is too little.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace muster
