// SPDX-License-Identifier: MIT
#include "model/storage/thinning.h"

#include <algorithm>

namespace muster {

namespace {

/// The first day of the time of which only one backup is kept.
QDate periodOf(const QDateTime &time, qint64 daysOld)
{
    const QDate day = time.toUTC().date();
    if (daysOld < 14)
        return day;
    if (daysOld < 56)
        return day.addDays(1 - day.dayOfWeek());
    return {day.year(), day.month(), 1};
}

} // namespace

std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now)
{
    constexpr qint64 secondsADay = 24 * 60 * 60;
    std::sort(times.begin(), times.end(), std::greater<>());
    std::vector<QDateTime> gone;
    std::pair<int, QDate> last; // how coarse, and which
    for (const QDateTime &time : times) {
        const qint64 daysOld = time.secsTo(now) / secondsADay;
        if (daysOld < 2)
            continue;
        const std::pair<int, QDate> period{daysOld < 14 ? 1 : daysOld < 56 ? 2 : 3, periodOf(time, daysOld)};
        if (period == last)
            gone.push_back(time);
        last = period;
    }
    return gone;
}

} // namespace muster
