// SPDX-License-Identifier: MIT
#include "model/odds/simulation.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/aftermath.h"
#include "model/acts/prepare.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"
#include "rules/lists.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

FigureIds partyOf(const Campaign &campaign, const Pack &pack, const Policy &policy)
{
    const FigureIds all = usualParty(campaign, pack);
    FigureIds others = all;
    if (!policy.starLeads)
        std::erase_if(others, [&](FigureId id) { return campaign.find(id)->star; });
    return others.empty() ? all : others;
}

/// Returns whether the book counts the current encounter as lost with this party unhurt, whatever else happens.
bool isLostWith(const Campaign &campaign, const Pack &pack, const FigureIds &party)
{
    std::vector<ReportedFate> unhurt;
    for (const FigureId id : party)
        unhurt.push_back({id});
    const auto proposed = acts::proposeOutcome(campaign, pack, unhurt);
    return proposed && !proposed->won; // points scored so far are not the final result
}

std::uint64_t apart(std::uint64_t seed)
{
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    return seed ^ golden;
}

/// The limit of encounters in one turn: each Star may have one, and one may follow another. Exceeding it would be an
/// error.
constexpr int mostInOneTurn = 50;

} // namespace

bool countsPointsOfThoseWhoLeft(const Campaign &campaign)
{
    return contains(campaign.goals, GoalKind::Points, &Goal::kind);
}

void forgetThePast(Campaign &campaign, bool keepsFormer)
{
    if (campaign.past.size() > 1)
        campaign.past.erase(campaign.past.begin(), campaign.past.end() - 1);
    if (!keepsFormer)
        std::erase_if(campaign.former, [](const FormerFigure &former) {
            return former.figure.status != Status::Captured && former.figure.status != Status::Turned;
        });
}

double winChance(const Campaign &campaign, const Pack &pack, const ForecastQuestion &question,
                 const Encounter &encounter)
{
    const Expectation &expected = question.expected;
    const double win = expected.winOf.isEmpty() ? expected.win : expected.winIn(kindOf(encounter).id);
    if (question.policy.starLeads)
        return win;
    Campaign there = campaign;
    there.play.reset();
    there.encounter = encounter;
    const FigureIds party = partyOf(there, pack, question.policy);
    if (party.empty() || std::ranges::any_of(party, [&](FigureId id) { return there.find(id)->star; }))
        return win;
    return isLostWith(there, pack, party) ? 0 : std::clamp(win + expected.withoutStar, 0.0, 1.0);
}

Simulation::Simulation(const Campaign &start, const Pack &pack, const ForecastQuestion &question, std::uint64_t seed)
    : m_start(start)
    , m_pack(pack)
    , m_question(question)
    , m_system(systemOf(start, pack))
    , m_dice(seed)
    , m_chances(~seed)
    , m_foeReturn(acts::foeReturn(start, pack))
    , m_foeDice(apart(seed))
    , m_foeChances(~apart(seed))
    , m_keepsFormer(countsPointsOfThoseWhoLeft(start))
{
}

void Simulation::begin()
{
    m_now = m_start;
    m_met.clear();
}

void Simulation::simulateUntil(int turn)
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

/// Performs the acts between encounters: dismissals and recruiting.
void Simulation::keepTheBand()
{
    dismissThePoisoned();
    if (!m_question.policy.recruits || m_now.following || m_system.room(m_now, m_pack).places == 0)
        return;
    Step step;
    if (acts::run(m_now, m_pack, acts::Recruit{.all = true}, 0, m_dice, step).empty())
        apply(m_now, step);
}

void Simulation::dismissThePoisoned()
{
    if (m_question.policy.poisoned == Poisoned::Kept)
        return;
    std::vector<Figure> poisoned = m_now.band;
    std::erase_if(poisoned, [](const Figure &figure) { return !figure.poisoned || figure.star; });
    std::ranges::stable_sort(poisoned, std::greater(), &Figure::rep);
    for (const Figure &figure : poisoned) {
        if (const Result<Step> step = acts::dismiss(m_now, figure.id))
            apply(m_now, *step);
        if (m_question.policy.poisoned == Poisoned::OneDismissed)
            return;
    }
}

/// Deals the next encounter. Returns false if none comes before that turn is over.
bool Simulation::comesUpTo(int turn)
{
    Step step;
    Wish wish{{}, turn + 1};
    wish.ground = false;
    acts::comes(m_now, m_system.deal(m_now, m_pack, wish, m_dice), step);
    apply(m_now, step);
    return m_now.encounter.has_value();
}

void Simulation::fight()
{
    meetFoe();
    Step step;
    acts::finishBattle(m_now, m_pack, reported(), m_dice, step);
    apply(m_now, step);
    forgetThePast(m_now, m_keepsFormer);
}

/// Decides whether a named foe leads the enemy in this encounter (R91), and the foe's status after it, which depends on
/// nothing else.
void Simulation::meetFoe()
{
    if (m_question.foes.empty())
        return;
    const Foe *leader = whoLeads();
    if (!leader)
        return;
    Foe &foe = bring(*leader);
    foe.status = statusAfterwards();
    foe.met.back().fate = foe.status == FoeStatus::Captured ? TableState::Captured
        : foe.status == FoeStatus::Killed                   ? TableState::Dead
                                                            : TableState::CarryingOn;
}

/// Returns the foe who is there already, or whom the dice bring. If the player would choose, a foe sought by a goal is
/// assumed, else the one met last.
const Foe *Simulation::whoLeads()
{
    for (const Foe &foe : std::as_const(m_now.foes)) {
        if (foe.isHere())
            return &foe;
    }
    const Foe *last = lastAtLarge(m_now.foes);
    m_foeDice.forget();
    if (!last || m_foeReturn == acts::FoeReturn::Off
        || !leaderComes(m_now, m_pack, int(partyOf(m_now, m_pack, m_question.policy).size()), m_foeDice))
        return nullptr;
    if (m_foeReturn == acts::FoeReturn::ByDie)
        return acts::isBackByDie(*last, m_foeDice) ? last : nullptr;
    const std::vector<const Foe *> all = mayReturn(m_now.foes);
    for (const Foe *foe : all)
        m_met.insert(foe->id);
    for (const Foe *foe : all) {
        for (const Goal &goal : std::as_const(m_now.goals)) {
            if (goal.kind == GoalKind::FoeTaken && goal.foe == foe->id && !goal.reached)
                return foe;
        }
    }
    return last;
}

Foe &Simulation::bring(const Foe &foe)
{
    m_met.insert(foe.id);
    Foe &brought = m_now.foes[foe.id];
    if (!brought.isHere()) {
        brought.met.push_back({m_now.turn, m_now.encounter->kind, m_now.encounter->part});
        brought.lastSeen = ++m_now.lastSeen;
    }
    return brought;
}

FoeStatus Simulation::statusAfterwards()
{
    const double left = fraction(m_foeChances);
    const Expectation &expected = m_question.expected;
    return left < expected.capturesFoe                    ? FoeStatus::Captured
        : left < expected.capturesFoe + expected.killsFoe ? FoeStatus::Killed
                                                          : FoeStatus::AtLarge;
}

BattleReport Simulation::reported()
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
        figure.deeds = m_system.traits.deedsThatCount(deeds);
    }
    // A follow-up depends on the remaining enemies, about which there is no expectation.
    if (m_system.traits.splitsPoints)
        report.enemy.follows = QStringLiteral("nothing");
    return report;
}

Fate Simulation::fateOf(const Figure &figure)
{
    double left = fraction(m_chances);
    for (const auto &[fate, chance] : m_question.expected.losses) {
        left -= chance;
        if (left < 0)
            return fate == Fate::CheatedDeath && !figure.star ? Fate::Fine : fate;
    }
    return Fate::Fine;
}

bool Simulation::falls(double chance)
{
    return fraction(m_chances) < chance;
}

/// Returns a number from 0 to just below 1, the same on all platforms: the C++ standard leaves the algorithms of its
/// distributions to the library.
double Simulation::fraction(std::mt19937_64 &engine)
{
    constexpr int bitsOfDouble = 53;
    return static_cast<double>(engine() >> (64 - bitsOfDouble)) * 0x1p-53;
}

} // namespace muster
