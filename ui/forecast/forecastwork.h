// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace muster {

/// The results of a course so far.
struct CourseAhead {
    std::vector<TurnAhead> chain;
    RunTally tally;
};

/// A computation of forecasts in the background: the first runs quickly, then more runs while the window stays usable.
class ForecastWork : public QObject
{
    Q_OBJECT
public:
    explicit ForecastWork(QObject *parent = nullptr);
    ~ForecastWork() override;

    /// Starts a course with this many runs for each question. Work in progress is cancelled.
    void begin(const Campaign &campaign, const Pack &pack, const std::vector<ForecastQuestion> &questions,
               int runs = wantedRuns);
    /// Cancels the work. Results so far are kept.
    void cancel();

    bool isWorking() const { return m_isWorking; }
    const std::vector<CourseAhead> &courses() const { return m_courses; }
    /// Returns the number of runs of all courses together.
    int runs() const;
    int runsWanted() const;

    static constexpr int firstRuns = 500; ///< first runs of a course
    static constexpr int glanceRuns = 2000; ///< runs of a course that is shown among other things
    static constexpr int wantedRuns = 10000;

signals:
    /// Emitted when the work starts, when there are new results, and when it ends.
    void changed();

private:
    void take(int round, std::size_t course, const CourseAhead &more);
    void finish(int round);

    QThreadPool m_thread;
    std::shared_ptr<std::atomic<int>> m_round; ///< number of the present work; threads with another number stop
    std::vector<CourseAhead> m_courses;
    int m_runsEach = wantedRuns;
    bool m_isWorking = false;
};

/// The default seed, always the same, so that a campaign has the same forecast wherever it is shown.
inline constexpr quint64 usualForecastSeed = 1;

} // namespace muster
