// SPDX-License-Identifier: MIT
#pragma once

#include "rules/odds/distribution.h"

#include <QWidget>

namespace muster {

struct Inks;

namespace drawing {

/// A track filled up to one chance in accent and on to a greater one in wash, with a tick there.
void oddsBar(QPainter &painter, const QRectF &track, double least, double most, const Inks &inks);

} // namespace drawing

/// The same as a widget.
class OddsBar : public QWidget
{
    Q_OBJECT
public:
    OddsBar();

    /// From 0 to 1, the second not below the first; `words` for those who cannot see it.
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

/// How likely each number is, a bar for each: those of the middle half are darker, nobody at all is hollow, a line marks the
/// mean. The last few in a thousand are not drawn.
class CountPlot : public QWidget
{
    Q_OBJECT
public:
    CountPlot();

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
