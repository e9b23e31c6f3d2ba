// SPDX-License-Identifier: MIT
#include "ui/forecast/forecastwork.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int laterRuns = 3000; ///< per block; gives several updates a second, and enough work for all processors

} // namespace

ForecastWork::ForecastWork(QObject *parent)
    : QObject(parent)
    , m_round(std::make_shared<std::atomic<int>>(0))
{
    m_thread.setMaxThreadCount(1); // it uses further threads itself
}

ForecastWork::~ForecastWork()
{
    ++*m_round;
    m_thread.waitForDone();
}

void ForecastWork::begin(const Campaign &campaign, const Pack &pack, const std::vector<ForecastQuestion> &questions,
                         int wanted)
{
    const int round = ++*m_round;
    m_courses.assign(questions.size(), {});
    m_isWorking = true;
    m_runsEach = wanted;
    const auto rules = std::make_shared<const Pack>(pack);
    m_thread.start([this, round, campaign, rules, questions, wanted, now = m_round] {
        const auto isWanted = [&] { return *now == round; };
        std::vector<Forecast> forecasts;
        for (const ForecastQuestion &question : questions)
            forecasts.emplace_back(campaign, *rules, question);
        for (int soFar = 0; soFar < wanted && isWanted();) {
            const int runs = std::min(soFar == 0 ? firstRuns : laterRuns, wanted - soFar);
            for (std::size_t course = 0; course < forecasts.size() && isWanted(); ++course) {
                const RunTally tally = forecasts[course].run(runs, isWanted, soFar / runsInBlock);
                if (tally.runs == 0)
                    return;
                const CourseAhead more{forecasts[course].chain(), tally};
                QMetaObject::invokeMethod(this, [this, round, course, more] { take(round, course, more); });
            }
            soFar += runs;
        }
        QMetaObject::invokeMethod(this, [this, round] { finish(round); });
    });
    emit changed();
}

void ForecastWork::cancel()
{
    ++*m_round;
    m_isWorking = false;
    emit changed();
}

int ForecastWork::runs() const
{
    int runs = 0;
    for (const CourseAhead &course : m_courses)
        runs += course.tally.runs;
    return runs;
}

int ForecastWork::runsWanted() const
{
    return int(m_courses.size()) * m_runsEach;
}

void ForecastWork::take(int round, std::size_t course, const CourseAhead &more)
{
    if (*m_round != round)
        return;
    m_courses[course].chain = more.chain;
    m_courses[course].tally.add(more.tally);
    emit changed();
}

void ForecastWork::finish(int round)
{
    if (*m_round != round)
        return;
    m_isWorking = false;
    emit changed();
}

} // namespace muster
