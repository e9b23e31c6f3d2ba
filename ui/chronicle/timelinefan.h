// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"
#include "ui/look/inks.h"

#include <QPainter>
#include <QStringList>

#include <functional>
#include <vector>

namespace muster {

/// A month to come on the timeline: how strong the band may be after it.
struct FanMonth {
    QString mark; ///< "8"
    Spread rep;

    friend bool operator==(const FanMonth &, const FanMonth &) = default;
};

/// The months to come behind those that were played. It is drawn in tones and steps as on the Forecast page, but its middle
/// line is dotted: it has not been walked.
class TimelineFan
{
public:
    void load(std::vector<FanMonth> months) { m_months = std::move(months); }

    bool isEmpty() const { return m_months.empty(); }
    int mostRep() const;
    /// Behind the present month, whose second half is the fan's first step.
    qreal width() const;
    /// In sentences, a line for each month; `worth` is what figures have: "Rep in all".
    QStringList spoken(const QString &worth) const;

    /// From the battle of the present month on, which ends at `end` and is fought at `battle`; `levelOf`: where a number is.
    void draw(QPainter &painter, qreal battle, qreal end, int now, const std::function<qreal(int)> &levelOf,
              const Inks &inks) const;
    /// Their marks, and what this is.
    void drawMarks(QPainter &painter, const QRectF &place, const Inks &inks) const;

private:
    qreal fromOf(std::size_t month, qreal battle, qreal end) const;
    qreal toOf(std::size_t month, qreal end) const;
    void writeEnds(QPainter &painter, qreal at, const std::function<qreal(int)> &levelOf, const Inks &inks) const;

    std::vector<FanMonth> m_months;
};

} // namespace muster
