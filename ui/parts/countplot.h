// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

#include <QWidget>

namespace muster {

/// How likely each number is, a bar for each; nobody at all is hollow. The last few in a thousand are not drawn.
class CountPlot : public QWidget
{
    Q_OBJECT
public:
    explicit CountPlot(QWidget *parent = nullptr);

    /// `words` for those who cannot see it.
    void load(const Distribution &odds, const QString &words);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Distribution m_odds;
    int m_last = 0;
    double m_highest = 0;
};

} // namespace muster
