// SPDX-License-Identifier: MIT
#include "model/odds/forecast.h"

#include "model/acts/foes.h"
#include "model/odds/simulation.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QThreadPool>

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace muster {

namespace {

void addTimes(std::vector<int> &times, const std::vector<int> &more)
{
    times.resize(more.size());
    std::transform(more.begin(), more.end(), times.begin(), times.begin(), std::plus());
}

/// Returns the campaign without data that forecasts do not need; names and pictures only make copies slower.
Campaign stripped(Campaign campaign)
{
    const bool countsPoints = countsPointsOfThoseWhoLeft(campaign);
    campaign.name.clear();
    campaign.words.clear();
    campaign.pictures.clear();
    campaign.play.reset();
    for (Figure &figure : campaign.band) {
        figure.name.clear();
        figure.player.clear();
    }
    forgetThePast(campaign, countsPoints);
    return campaign;
}

/// Returns the seed of a block. Neighbouring seeds give unrelated dice (the mixer of SplitMix64).
std::uint64_t seedOf(std::uint64_t seed, int block)
{
    std::uint64_t mixed = seed + (static_cast<std::uint64_t>(block) + 1) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
}

} // namespace

void NumberTally::count(int number)
{
    ++m_times[std::max(0, number)];
}

void NumberTally::add(const NumberTally &other)
{
    for (const auto &[number, times] : other.m_times)
        m_times[number] += times;
}

/// Returns the smallest number that this part of all runs does not exceed.
int NumberTally::quantile(double part, int all) const
{
    int soFar = 0;
    for (const auto &[number, times] : m_times) {
        soFar += times;
        if (soFar >= part * all)
            return number;
    }
    return 0;
}

Spread NumberTally::spread() const
{
    int all = 0;
    std::int64_t sum = 0;
    for (const auto &[number, times] : m_times) {
        all += times;
        sum += std::int64_t(number) * times;
    }
    if (all == 0)
        return {};
    return {static_cast<double>(sum) / all,
            quantile(0.1, all),
            quantile(0.25, all),
            quantile(0.5, all),
            quantile(0.75, all),
            quantile(0.9, all)};
}

void RunTally::add(const RunTally &other)
{
    if (months.empty())
        months.resize(other.months.size());
    runs += other.runs;
    for (std::size_t i = 0; i < months.size(); ++i) {
        MonthTally &month = months[i];
        const MonthTally &more = other.months[i];
        month.turn = more.turn;
        month.figures.add(more.figures);
        month.rep.add(more.rep);
        month.starAlive += more.starAlive;
        addTimes(month.goals, more.goals);
        addTimes(month.foes, more.foes);
        addTimes(month.foesTaken, more.foesTaken);
    }
}

std::vector<int> goalsAhead(const Campaign &campaign)
{
    std::vector<int> open;
    if (campaign.ended)
        return open;
    for (const Goal &goal : campaign.goals) {
        if (!goal.reached && goal.kind != GoalKind::OwnWords)
            open.push_back(goal.id);
    }
    const Goal *first = goalInView(campaign.goals);
    std::stable_partition(open.begin(), open.end(), [&](int id) { return first && id == first->id; });
    return open;
}

std::vector<int> foesAhead(const Campaign &campaign, const Pack &pack)
{
    std::vector<int> atLarge;
    if (acts::foeReturn(campaign, pack) == acts::FoeReturn::Off)
        return atLarge;
    for (const Foe &foe : campaign.foes) {
        if (foe.status == FoeStatus::AtLarge)
            atLarge.push_back(foe.id);
    }
    return atLarge;
}

ForecastQuestion usualQuestion(const Campaign &campaign, const Pack &pack, std::span<const Step> inForce)
{
    ForecastQuestion question;
    question.expected = expectationOf(recordOf(inForce), campaign, pack);
    question.goals = goalsAhead(campaign);
    question.foes = foesAhead(campaign, pack);
    return question;
}

Problems checkForecast(const Campaign &campaign, const ForecastQuestion &question, int runs)
{
    if (campaign.phase == Phase::Over)
        return {{OddsText::tr("This campaign is over, so there is nothing to forecast.")}};
    Problems problems = checkExpectation(question.expected);
    if (question.months < 1 || question.months > mostMonthsAhead)
        problems << OddsText::tr("A forecast is for 1 to %1 months.").arg(mostMonthsAhead);
    if (runs < fewestRuns || runs > mostRuns)
        problems << OddsText::tr("A forecast takes 1 to %1 runs.").arg(mostRuns);
    return problems;
}

Forecast::Forecast(const Campaign &campaign, const Pack &pack, ForecastQuestion question)
    : m_start(stripped(campaign))
    , m_pack(pack)
    , m_question(std::move(question))
    , m_chain(systemOf(campaign, pack).ahead(campaign, pack, m_question.months, [&](const Encounter &encounter) {
        return winChance(campaign, pack, m_question, encounter);
    }))
{
}

RunTally Forecast::block(int number, int runs) const
{
    RunTally tally;
    tally.months.resize(m_chain.size());
    Simulation course(m_start, m_pack, m_question, seedOf(m_question.seed, number));
    for (; tally.runs < runs; ++tally.runs) {
        course.begin();
        for (std::size_t i = 0; i < m_chain.size(); ++i) {
            course.simulateUntil(m_chain[i].turn);
            MonthTally &month = tally.months[i];
            month.turn = m_chain[i].turn;
            const Campaign &now = course.campaign();
            const bool lives = now.phase != Phase::Over;
            month.figures.count(lives ? int(now.band.size()) : 0);
            month.rep.count(lives ? now.repInAll() : 0);
            month.starAlive += lives ? 1 : 0;
            month.goals.resize(m_question.goals.size());
            for (std::size_t goal = 0; goal < m_question.goals.size(); ++goal)
                month.goals[goal] += now.goals.constFind(m_question.goals[goal])->reached ? 1 : 0;
            month.foes.resize(m_question.foes.size());
            month.foesTaken.resize(m_question.foes.size());
            for (std::size_t foe = 0; foe < m_question.foes.size(); ++foe) {
                const int id = m_question.foes[foe];
                month.foes[foe] += course.hasMet(id) ? 1 : 0;
                month.foesTaken[foe] += now.foes.constFind(id)->status == FoeStatus::AtLarge ? 0 : 1;
            }
        }
    }
    return tally;
}

RunTally Forecast::run(int runs, const std::function<bool()> &isWanted, int first) const
{
    const int blocks = (runs + runsInBlock - 1) / runsInBlock;
    std::vector<RunTally> tallies(blocks);
    std::atomic<int> next = 0;
    std::atomic<bool> isGivenUp = false;
    const auto work = [&] {
        for (int place = next++; place < blocks; place = next++) {
            if (!isWanted())
                isGivenUp = true;
            if (isGivenUp)
                return;
            const int some = std::min(runsInBlock, runs - place * runsInBlock);
            tallies[place] = block(first + place, some);
        }
    };
    QThreadPool pool;
    const int workers = std::min(pool.maxThreadCount(), blocks);
    for (int i = 1; i < workers; ++i)
        pool.start(work);
    work();
    pool.waitForDone();

    RunTally all;
    if (!isGivenUp) {
        for (const RunTally &tally : tallies)
            all.add(tally);
    }
    return all;
}

} // namespace muster
