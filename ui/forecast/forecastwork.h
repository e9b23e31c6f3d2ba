// SPDX-License-Identifier: MIT
#pragma once

#include "model/odds/forecast.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace muster {

/// What is known of one course so far.
struct CourseAhead {
    std::vector<TurnAhead> chain;
    RunTally tally;
};

/// Forecasts in the background: the first runs at once, and more of them behind, while the window goes on.
class ForecastWork : public QObject
{
    Q_OBJECT
public:
    explicit ForecastWork(QObject *parent = nullptr);
    ~ForecastWork() override;

    /// Of each question a course, by so many runs. What was being computed before is given up.
    void begin(const Campaign &campaign, const Pack &pack, const std::vector<ForecastQuestion> &questions,
               int runs = wantedRuns);
    /// What is known by then stays.
    void cancel();

    bool isWorking() const { return m_isWorking; }
    const std::vector<CourseAhead> &courses() const { return m_courses; }
    /// Of all courses together.
    int runs() const;
    int runsWanted() const;

    static constexpr int firstRuns = 500; ///< of a course
    static constexpr int glanceRuns = 2000; ///< of a course, where it is told beside other things
    static constexpr int wantedRuns = 10000;

signals:
    /// More is known, or nothing more will be.
    void changed();

private:
    void take(int round, std::size_t course, const CourseAhead &more);
    void finish(int round);

    QThreadPool m_thread;
    std::shared_ptr<std::atomic<int>> m_round; ///< whoever works for another one has been given up
    std::vector<CourseAhead> m_courses;
    int m_runsEach = wantedRuns;
    bool m_isWorking = false;
};

/// The same each time, so that the same campaign has the same forecast wherever it is shown.
inline constexpr quint64 usualForecastSeed = 1;

} // namespace muster
