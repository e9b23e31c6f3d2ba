// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

#include <QWidget>

namespace muster {

struct Inks;

namespace drawing {

/// Draws a track, filled in accent up to one chance and in wash up to a greater one, with a tick there.
void oddsBar(QPainter &painter, const QRectF &track, double least, double most, const Inks &inks);

} // namespace drawing

/// The same bar as a widget.
class OddsBar : public QWidget
{
    Q_OBJECT
public:
    OddsBar();

    /// Sets the chances, from 0 to 1, the second not below the first; `words` is the text for a screen reader.
    void setChances(double least, double most, const QString &words);
    void setChance(double chance, const QString &words) { setChances(chance, chance, words); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_least = 0;
    double m_most = 0;
};

/// The probability of each number, a bar for each. The bars of the middle half are darker, the bar for nobody at all is
/// hollow, and a line marks the mean. The last few in a thousand are not drawn.
class CountPlot : public QWidget
{
    Q_OBJECT
public:
    CountPlot();

    /// Sets the probabilities; `words` is the text for a screen reader.
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
