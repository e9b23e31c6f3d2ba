// SPDX-License-Identifier: MIT
#include "tests/model/storytext/roamer.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/parts.h"
#include "model/systems/scenarios.h"
#include "rules/dice/randomdice.h"
#include "tests/support/packs.h"

#include <array>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

/// Dice of which some are rolled by the player and some by the program.
class BothHands final : public Dice
{
public:
    explicit BothHands(std::uint64_t seed)
        : m_engine(seed)
    {
    }

protected:
    void fall(const DiceRequest &request, Faces &dice) override
    {
        const Thrower by = RandomDice::face(m_engine, 2) == 1 ? Thrower::Player : Thrower::Program;
        for (int i = 0; i < request.count; ++i)
            dice.append({static_cast<std::uint8_t>(RandomDice::face(m_engine, request.sides)), by});
    }

private:
    std::mt19937_64 m_engine;
};

const std::array<QString, 5> odds{u"Ægir of the Fells"_s, u"O'Neill \"Red\" & Co"_s, u"7"_s, u"# 1, the others"_s,
                                  u"none: yes"_s};

} // namespace

Roamer::Roamer(const WanderedRules &rules, std::uint64_t seed)
    : m_pack(shipped(rules.pack))
    , m_chance(seed)
{
    take(foundedBy(rules, m_chance));
}

const Steps &Roamer::play(std::size_t steps)
{
    constexpr int mostTries = 40;
    for (int tries = 0; m_steps.size() < steps && tries < mostTries * static_cast<int>(steps); ++tries)
        tryOnce();
    return m_steps;
}

void Roamer::take(Step step)
{
    step.when = QDateTime({2026, 1, 1}, {20, 0, 0}, Qt::UTC).addMSecs(61500 * static_cast<qint64>(m_steps.size()));
    apply(m_campaign, step);
    m_steps.push_back(std::move(step));
}

bool Roamer::tryOnce()
{
    if (m_campaign.phase == Phase::Over)
        return tryAct(acts::BringBack{1});
    if (m_campaign.play)
        return m_chance.oneIn(12) ? finish() : tryOffer();
    return m_campaign.encounter ? tryDealt() : tryBetween();
}

template<typename Deed>
bool Roamer::roll(const Problems &refused, Deed deed)
{
    if (!refused.empty())
        return false;
    BothHands dice(m_chance.seed());
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    if (step.changes.empty())
        return false;
    take(std::move(step));
    return true;
}

bool Roamer::tryAct(const Act &act)
{
    const quint64 seed = m_chance.seed();
    return roll(acts::check(m_campaign, m_pack, act), [&](Dice &dice, Step &step) {
        acts::perform(m_campaign, m_pack, act, m_chance.oneIn(3) ? 0 : seed, dice, step);
    });
}

bool Roamer::keep(const Result<Step> &step)
{
    if (step)
        take(*step);
    return static_cast<bool>(step);
}

/// Returns a random thing on the table, or the table itself.
Subject Roamer::subject()
{
    const Play &play = *m_campaign.play;
    std::vector<Subject> all{
        {SubjectKind::Battle, 0, 0}, {SubjectKind::Battle, 0, 0}, {SubjectKind::Section, m_chance.between(1, 9), 0}};
    if (scenarioOf(play))
        all.push_back({SubjectKind::Task, m_chance.below(13), 0});
    for (const PefInPlay &pef : play.pefs)
        all.push_back({SubjectKind::Pef, pef.pef.id, 0});
    for (const GroupInPlay &group : play.groups) {
        all.push_back({SubjectKind::Group, group.id, 0});
        all.push_back({SubjectKind::Enemy, group.id, m_chance.between(1, static_cast<int>(group.figures.size()))});
    }
    for (std::size_t building = 1; building <= play.buildings.size(); ++building)
        all.push_back({SubjectKind::Building, static_cast<int>(building), 0});
    for (const OwnGroup &group : play.ownGroups)
        all.push_back({SubjectKind::OwnGroup, group.id, 0});
    for (const OwnFigure &own : play.own)
        all.push_back({SubjectKind::Own, number(own.id), 0});
    return m_chance.oneOf(all);
}

acts::Offer Roamer::oneOf(const acts::Offer &offer)
{
    return offer.choices.empty() ? offer : oneOf(m_chance.oneOf(offer.choices));
}

bool Roamer::tryOffer()
{
    const std::vector<acts::Offer> offers = acts::offersOn({m_campaign, m_pack, subject()});
    if (offers.empty())
        return false;
    const acts::Offer offer = oneOf(m_chance.oneOf(offers));
    return offer.whyNot.isEmpty() && tryAct(offer.act);
}

bool Roamer::tryBetween()
{
    switch (m_chance.below(12)) {
    case 0:
        return correct();
    case 1:
        return keep(acts::dismiss(m_campaign, m_chance.oneOf(m_campaign.band).id));
    case 2:
        return keep(acts::rest(m_campaign, m_pack));
    case 3:
        return tryAct(acts::Travel{static_cast<Locale>(m_chance.below(3)), QString(whoeverComes)});
    case 4:
        return tryAct(acts::FindSettlement{});
    case 5: {
        const ArmyList *list = m_pack.list(m_campaign.list);
        const Profile profile = list ? m_chance.oneOf(acts::pickableOf(m_campaign, m_pack)).outcome : Profile();
        return tryAct(acts::RecruitByHand{profile, m_chance.oneOf(odds), {}});
    }
    case 6:
    case 7:
        return tryAct(acts::Recruit{m_chance.between(1, 2)});
    case 8:
        return tryAct(acts::Recruit{{}, true});
    default:
        return tryAct(acts::Prepare{m_chance.oneIn(2) ? m_chance.oneOf(m_pack.lists).id : QString()});
    }
}

bool Roamer::tryDealt()
{
    switch (m_chance.below(7)) {
    case 0:
        return tryAct(acts::Reroll{{m_chance.between(1, 9)}, {1}});
    case 1:
        return tryAct(acts::SeekPress{});
    case 2:
        return tryAct(acts::RollVehicles{});
    case 3:
        return finish();
    case 4:
        return correct();
    default:
        return tryAct(acts::BeginPlay{});
    }
}

bool Roamer::correct()
{
    if (m_chance.oneIn(3)) {
        CampaignCorrected wanted{m_campaign.name, m_campaign.turn, m_campaign.eal, m_campaign.next, m_campaign.options};
        wanted.name = m_chance.oneOf(odds);
        wanted.turn += m_chance.below(2);
        return keep(acts::correctCampaign(m_campaign, m_pack, wanted));
    }
    Figure figure = m_chance.oneOf(m_campaign.band);
    figure.name = m_chance.oneOf(odds);
    figure.months += m_chance.below(2);
    figure.poisoned = m_chance.oneIn(4);
    if (m_chance.oneIn(8))
        figure.status = Status::Dead;
    return keep(acts::correctFigure(m_campaign, m_pack, figure));
}

bool Roamer::finish()
{
    BattleReport report;
    report.outcome = m_chance.oneIn(2) ? Outcome::Success : Outcome::Failure;
    const std::vector<Fate> fates = fatesIn(m_campaign, m_pack);
    if (m_campaign.play && m_chance.oneIn(2)) {
        report.figures = acts::fatesSoFar(*m_campaign.play);
    } else {
        for (const Figure &figure : m_campaign.band) {
            const Fate fate = m_chance.oneIn(3) ? m_chance.oneOf(fates) : fates.front();
            if (!m_chance.oneIn(8))
                report.figures.push_back({figure.id, fate == Fate::CheatedDeath && !figure.star ? Fate::Fine : fate});
        }
        if (m_campaign.encounter->dealtEnemy() && !report.figures.empty())
            report.figures.front().deeds.kills = m_chance.below(2);
    }
    const Things things = acts::salvageable(m_campaign, m_pack);
    if (!things.isEmpty() && m_chance.oneIn(2))
        report.enemy.salvage.push_back({things.firstKey(), 1});
    return roll(acts::check(m_campaign, m_pack, acts::FinishBattle{report}), [&](Dice &dice, Step &step) {
        acts::perform(m_campaign, m_pack, acts::FinishBattle{report}, 0, dice, step);
    });
}

} // namespace muster::testing
