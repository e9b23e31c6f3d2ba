// SPDX-License-Identifier: MIT
#include "model/odds/courserun.h"

#include "model/actions/actions.h"
#include "model/actions/dealing.h"

#include <algorithm>

namespace muster {

namespace {

std::vector<FigureId> partyOf(const Campaign &campaign, const Pack &pack, const Policy &policy)
{
    std::vector<FigureId> all = systemOf(campaign, pack).usualParty(campaign, pack);
    if (policy.starLeads)
        return all;
    std::vector<FigureId> others = all;
    std::erase_if(others, [&](FigureId id) { return campaign.find(id)->star; });
    return others.empty() ? all : others;
}

bool hasStar(const Campaign &campaign, const std::vector<FigureId> &party)
{
    return std::any_of(party.begin(), party.end(), [&](FigureId id) { return campaign.find(id)->star; });
}

/// Whatever else happens in it, the book calls the encounter in hand lost with these, unhurt.
bool isLostWith(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party)
{
    std::vector<ReportedFate> unhurt;
    for (const FigureId id : party)
        unhurt.push_back({id});
    return actions::proposeOutcome(campaign, pack, unhurt).has_value();
}

/// Encounters of one turn: each Star may have one, and one may follow another; more than anybody would play is a mistake.
constexpr int mostInOneTurn = 50;

} // namespace

double winChance(const Campaign &campaign, const Pack &pack, const ForecastQuestion &question,
                 const Encounter &encounter)
{
    const Expectation &expected = question.expected;
    const double win =
        expected.winOf.isEmpty() ? expected.win : expected.winIn(systemOf(campaign, pack).kindOf(encounter).id);
    if (question.policy.starLeads)
        return win;
    Campaign there = campaign;
    there.play.reset();
    there.encounter = encounter;
    const std::vector<FigureId> party = partyOf(there, pack, question.policy);
    if (party.empty() || hasStar(there, party))
        return win;
    return isLostWith(there, pack, party) ? 0 : std::clamp(win + expected.withoutStar, 0.0, 1.0);
}

CourseRun::CourseRun(const Campaign &start, const Pack &pack, const ForecastQuestion &question, std::uint64_t seed)
    : m_start(start)
    , m_pack(pack)
    , m_question(question)
    , m_system(systemOf(start, pack))
    , m_dice(seed)
    , m_chances(~seed)
{
}

void CourseRun::begin()
{
    m_now = m_start;
}

void CourseRun::liveThrough(int turn)
{
    for (int fought = 0; fought < mostInOneTurn && m_now.phase != Phase::Over && m_now.turn <= turn; ++fought) {
        m_dice.forget();
        if (!m_now.encounter) {
            keepTheBand();
            if (!comesUpTo(turn))
                continue;
        }
        fight();
    }
}

void CourseRun::takeIn(const Step &step)
{
    apply(m_now, step);
}

/// Between encounters: whom the player sends away, and who joins.
void CourseRun::keepTheBand()
{
    if (m_question.policy.dismissesPoisoned) {
        std::vector<FigureId> poisoned;
        for (const Figure &figure : m_now.band) {
            if (figure.poisoned && !figure.star)
                poisoned.push_back(figure.id);
        }
        for (const FigureId id : poisoned) {
            if (const Result<Step> step = actions::dismiss(m_now, id))
                takeIn(*step);
        }
    }
    if (!m_question.policy.recruits || m_now.following || m_system.room(m_now, m_pack).places == 0
        || !actions::checkRecruit(m_now, m_pack, {}).empty())
        return;
    Step step;
    actions::recruit(m_now, m_pack, {}, m_dice, step);
    takeIn(step);
}

/// The next encounter, if one comes before that turn is over.
bool CourseRun::comesUpTo(int turn)
{
    Step step;
    actions::comes(m_now, m_system.glimpse(m_now, m_pack, {{}, turn + 1}, m_dice), step);
    takeIn(step);
    return m_now.encounter.has_value();
}

void CourseRun::fight()
{
    Step step;
    actions::finishBattle(m_now, m_pack, reported(), m_dice, step);
    takeIn(step);
    // What is past no procedure asks for; a goal may.
    if (m_question.goals.empty()) {
        m_now.past.erase(m_now.past.begin(), m_now.past.end() - 1);
        std::erase_if(m_now.former, [](const FormerFigure &former) {
            return former.figure.status != Status::Captured && former.figure.status != Status::Turned;
        });
    }
}

BattleReport CourseRun::reported()
{
    BattleReport report;
    report.outcome =
        falls(winChance(m_now, m_pack, m_question, *m_now.encounter)) ? Outcome::Success : Outcome::Failure;
    for (const FigureId id : partyOf(m_now, m_pack, m_question.policy)) {
        ReportedFate &figure = report.figures.emplace_back();
        figure.id = id;
        figure.fate = fateOf(*m_now.find(id));
        Deeds deeds;
        deeds.inflictedDamage = falls(m_question.expected.inflictsDamage);
        figure.deeds = m_system.deedsThatCount(deeds);
    }
    // What follows at once hangs on who of the enemy is left, of which nothing is expected.
    if (m_system.splitsPoints())
        report.enemy.follows = QStringLiteral("nothing");
    return report;
}

Fate CourseRun::fateOf(const Figure &figure)
{
    double left = fraction();
    for (const auto &[fate, chance] : m_question.expected.losses) {
        left -= chance;
        if (left < 0)
            return fate == Fate::CheatedDeath && !figure.star ? Fate::Fine : fate;
    }
    return Fate::Fine;
}

bool CourseRun::falls(double chance)
{
    return fraction() < chance;
}

/// From 0 to just below 1, the same everywhere: the standard leaves its distributions to each library.
double CourseRun::fraction()
{
    constexpr int bitsOfDouble = 53;
    return static_cast<double>(m_chances() >> (64 - bitsOfDouble)) * 0x1p-53;
}

} // namespace muster
