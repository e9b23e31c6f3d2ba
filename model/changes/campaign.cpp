// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"

#include "model/changes/changekind.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

WhyNot isWhole(const Campaign &now, const Encounter &encounter)
{
    if (encounter.settlement && !now.settlement(*encounter.settlement))
        return isKept(now, *encounter.settlement);
    const auto &sections = encounter.setup.sections;
    // Rules that roll up the encounter itself may leave the table to the player (R72).
    const bool bare = encounter.dealtEnemy() && sections.empty();
    const Grid &grid = encounter.setup.grid;
    if (!grid.isPossible())
        return CampaignText::tr("a table must have %1 to %2 sections").arg(fewestSections).arg(mostSections);
    const auto count = static_cast<std::size_t>(grid.count());
    for (std::size_t i = 0; !bare && i < count; ++i) {
        if (sections.size() != count || sections[i].number != static_cast<int>(i) + 1)
            return CampaignText::tr("an encounter must have sections 1 to %1, in order").arg(count);
    }
    const auto &pefs = encounter.setup.pefs;
    for (std::size_t i = 0; i < pefs.size(); ++i) {
        if (pefs[i].id != static_cast<int>(i) + 1)
            return CampaignText::tr("PEFs must be numbered from 1, in order");
        if (!grid.has(pefs[i].section))
            return CampaignText::tr("this table has sections 1 to %1").arg(count);
    }
    return std::nullopt;
}

} // namespace

const ChangeKind Founded::kind(
    "founded", of<Founded>,
    [](auto &json, auto &c) {
        json("name", c.name);
        json("rules", c.rules);
        json("list", c.list);
        json("options", c.options);
        json.ifAny("variant", c.variant, longWords);
    },
    [](const Campaign &now, const Founded &) -> WhyNot {
        return need(now.rules.isEmpty() && now.lastId == 0, CampaignText::tr("a campaign can be created only once"));
    },
    [](Campaign &now, const Founded &c) {
        now.name = c.name;
        now.rules = c.rules;
        now.list = c.list;
        now.options = c.options;
        now.variant = c.variant;
    },
    [](const Known &known, const Founded &c) -> Stranger {
        return known.list(c.list) ? known.list(c.list) : known.options(c.options);
    });

const ChangeKind BeganOnPaper::kind(
    "began-on-paper", of<BeganOnPaper>,
    [](auto &json, auto &c) {
        json("turn", c.turn, fromOne);
        json.orNone("eal", c.eal, eals);
        json("next", c.next);
        json.ifAny("former", c.former, upTo(1000));
        json.ifAny("past", c.past, upTo(highestNumber));
    },
    [](const Campaign &now, const BeganOnPaper &c) -> WhyNot {
        if (now.turn != 1 || !now.past.empty() || now.encounter)
            return CampaignText::tr("a campaign can be taken from paper only when it is created");
        int id = now.lastId;
        for (const FormerFigure &former : c.former) {
            if (number(former.figure.id) != ++id)
                return CampaignText::tr("figure %1 joins out of order").arg(number(former.figure.id));
            if (former.figure.status == Status::Active)
                return CampaignText::tr("a figure that leaves cannot stay active");
        }
        return std::nullopt;
    },
    [](Campaign &now, const BeganOnPaper &c) {
        now.turn = c.turn;
        now.eal = c.eal;
        now.next = c.next;
        now.past = c.past;
        now.former.insert(now.former.end(), c.former.begin(), c.former.end());
        now.lastId += static_cast<int>(c.former.size());
    },
    [](const Known &known, const BeganOnPaper &c) -> Stranger {
        for (const FormerFigure &former : c.former) {
            if (auto stranger = known.profile(former.figure.profile))
                return stranger;
        }
        return std::nullopt;
    });

const ChangeKind CampaignCorrected::kind(
    "campaign-corrected", of<CampaignCorrected>,
    [](auto &json, auto &c) {
        json("name", c.name);
        json("turn", c.turn, fromOne);
        json.orNone("eal", c.eal, eals);
        json("next", c.next);
        json("options", c.options);
    },
    always,
    [](Campaign &now, const CampaignCorrected &c) {
        now.name = c.name;
        now.turn = c.turn;
        now.eal = c.eal;
        now.next = c.next;
        now.options = c.options;
    },
    [](const Known &known, const CampaignCorrected &c) { return known.options(c.options); });

const ChangeKind EncounterPrepared::kind(
    "encounter-prepared", of<EncounterPrepared>,
    [](auto &json, auto &c) {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    },
    [](const Campaign &now, const EncounterPrepared &c) -> WhyNot {
        if (now.encounter)
            return CampaignText::tr("there is already a current encounter");
        return isWhole(now, c.encounter);
    },
    [](Campaign &now, const EncounterPrepared &c) {
        now.encounter = c.encounter;
        now.enemy = c.nextEnemy.value_or(enemyMetNext(now, c.encounter));
        now.eal = c.encounter.eal;
        now.phase = Phase::Play;
        now.following.reset();
    },
    [](const Known &known, const EncounterPrepared &c) { return known.encounter(c.encounter); });

const ChangeKind EncounterCorrected::kind(
    "encounter-corrected", of<EncounterCorrected>,
    [](auto &json, auto &c) {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    },
    [](const Campaign &now, const EncounterCorrected &c) -> WhyNot {
        if (const WhyNot reason = inHand(now))
            return reason;
        if (now.play && c.encounter.setup.grid != now.encounter->setup.grid)
            return CampaignText::tr("a table on which a battle has begun keeps its sections");
        return isWhole(now, c.encounter);
    },
    [](Campaign &now, const EncounterCorrected &c) {
        if (now.play) {
            // What is on the table follows what was rolled up where that is edited.
            if (c.encounter.eal != now.encounter->eal)
                now.play->eal = c.encounter.eal;
            now.play->buildings.resize(static_cast<std::size_t>(c.encounter.setup.objectiveBuildings));
        }
        now.encounter = c.encounter;
        now.enemy = c.nextEnemy.value_or(c.encounter.enemy);
        now.eal = c.encounter.eal;
    },
    [](const Known &known, const EncounterCorrected &c) { return known.encounter(c.encounter); });

const ChangeKind PressRolled::kind(
    "press-rolled", of<PressRolled>, [](auto &json, auto &c) { json("found", c.press); },
    [](const Campaign &now, const PressRolled &) { return inHand(now); },
    [](Campaign &now, const PressRolled &c) { now.encounter->press = c.press; },
    [](const Known &known, const PressRolled &c) { return known.profiles(c.press.crew); });

const ChangeKind EncounterFinished::kind(
    "encounter-finished", of<EncounterFinished>,
    [](auto &json, auto &c) {
        json("outcome", c.outcome);
        json.ifAny("won", c.won);
        json.ifAny("won_by_the_others", c.theirs);
    },
    [](const Campaign &now, const EncounterFinished &) { return inHand(now); },
    [](Campaign &now, const EncounterFinished &c) {
        const Encounter &encounter = *now.encounter;
        now.past.push_back(
            {now.turn, encounter.kind, encounter.eal, c.outcome, c.won, encounter.part, encounter.whose});
        if (encounter.meeting) {
            now.past.back().against = encounter.meeting->star;
            now.past.back().theirs = c.theirs;
        }
        countWon(now, now.past.back());
        for (const int id : now.foes.keys()) {
            if (now.foes.constFind(id)->isHere())
                now.foes[id].met.back().outcome = c.outcome;
        }
        now.encounter.reset();
        now.play.reset();
        now.fared.clear();
        now.phase = Phase::Prepare;
    });

namespace {

/// The band as it was when the battle began. Who came since then, for it or for good, has left again.
void restore(Campaign &now, BandAtStart began)
{
    std::vector<FormerFigure> since;
    for (const FormerFigure &left : now.former) {
        if (!began.has(left.figure.id))
            since.push_back(left);
    }
    for (Figure &figure : now.band) {
        if (began.has(figure.id))
            continue;
        figure.status = Status::Left;
        since.push_back({figure, {now.turn, false, LeaveCause::EncounterOver}});
    }
    now.band = std::move(began.band);
    now.former = std::move(began.former);
    now.former.insert(now.former.end(), since.begin(), since.end());
    now.stockpile = std::move(began.stockpile);
    now.stockpiles = std::move(began.stockpiles);
}

/// A foe who was met in it was not met. Who is on the table was at large.
void forgetFoesMet(Campaign &now)
{
    for (const GroupInPlay &group : now.play->groups) {
        for (const EnemyFigure &figure : group.figures) {
            const auto foe = now.foes.find(figure.foe);
            if (foe == now.foes.end() || !foe->isHere())
                continue;
            foe->met.pop_back();
            foe->status = FoeStatus::AtLarge;
            for (const int id : now.goals.keys()) {
                Goal &goal = now.goals[id];
                if (goal.kind == GoalKind::FoeTaken && goal.foe == figure.foe && goal.reached == now.turn)
                    goal.reached.reset();
            }
        }
    }
}

} // namespace

const ChangeKind RunSetAside::kind(
    "run-set-aside", of<RunSetAside>,
    [](auto &json, auto &c) {
        json("outcome", c.outcome);
        json.ifAny("won", c.won);
        json("figures", c.figures, upTo(1000));
    },
    [](const Campaign &now, const RunSetAside &c) -> WhyNot {
        if (const WhyNot reason = inHand(now))
            return reason;
        for (const ReportedFate &fate : c.figures) {
            if (!now.findEver(fate.id))
                return CampaignText::tr("there is no figure %1").arg(number(fate.id));
        }
        return std::nullopt;
    },
    [](Campaign &now, const RunSetAside &) {
        if (now.play) {
            forgetFoesMet(now);
            restore(now, std::move(now.play->began));
        }
        now.play.reset();
    });

const ChangeKind FollowUpDue::kind(
    "follow-up-due", of<FollowUpDue>, [](auto &json, auto &c) { json("following", c.following); },
    [](const Campaign &now, const FollowUpDue &) -> WhyNot {
        return need(!now.encounter, CampaignText::tr("a follow-up cannot come before the encounter is over"));
    },
    [](Campaign &now, const FollowUpDue &c) { now.following = c.following; },
    [](const Known &known, const FollowUpDue &c) { return known.following(c.following); });

const ChangeKind NothingFollows::kind(
    "nothing-follows", of<NothingFollows>, [](auto &json, auto &c) { json.ifAny("whose", c.star); },
    [](const Campaign &now, const NothingFollows &) -> WhyNot {
        return need(!now.encounter, CampaignText::tr("a follow-up cannot come before the encounter is over"));
    },
    [](Campaign &, const NothingFollows &) {});

const ChangeKind TurnEnded::kind(
    "turn-ended", of<TurnEnded>, [](auto &json, auto &c) { json("next", c.next); },
    [](const Campaign &now, const TurnEnded &) -> WhyNot {
        return need(now.turn < mostTurns, CampaignText::tr("the last turn has been reached"));
    },
    [](Campaign &now, const TurnEnded &c) {
        ++now.turn;
        now.fared.clear();
        now.following.reset();
        now.due.clear();
        now.next = c.next;
        now.eal = c.next.eal;
    });

const ChangeKind EncountersDue::kind(
    "encounters-due", of<EncountersDue>, [](auto &json, auto &c) { json.ifAny("stars", c.stars, fromOne); }, always,
    [](Campaign &now, const EncountersDue &c) { now.due = c.stars; });

const ChangeKind TurnsPassed::kind(
    "turns-passed", of<TurnsPassed>, [](auto &json, auto &c) { json("turns", c.turns, fromOne); },
    [](const Campaign &now, const TurnsPassed &c) -> WhyNot {
        if (now.encounter)
            return CampaignText::tr("time cannot pass during an encounter");
        return need(now.turn <= mostTurns - c.turns, CampaignText::tr("the last turn has been reached"));
    },
    [](Campaign &now, const TurnsPassed &c) {
        now.turn += c.turns;
        now.following.reset();
        now.due.clear();
    });

const ChangeKind CampaignEnded::kind(
    "campaign-ended", of<CampaignEnded>, [](auto &json, auto &c) { json("cause", c.cause); },
    [](const Campaign &now, const CampaignEnded &) -> WhyNot {
        return need(now.phase != Phase::Over, CampaignText::tr("the campaign is already over"));
    },
    [](Campaign &now, const CampaignEnded &) { now.phase = Phase::Over; });

namespace {

constexpr std::size_t mostSettlements = 1000; // far above any; keeps a hostile file from growing them without end

} // namespace

const ChangeKind TravelBegun::kind(
    "travel-begun", of<TravelBegun>,
    [](auto &json, auto &c) {
        json("to", c.journey.to);
        json("arrives_in", c.journey.arrivesIn, fromOne);
    },
    [](const Campaign &now, const TravelBegun &c) -> WhyNot {
        return need(c.journey.arrivesIn > now.turn, CampaignText::tr("a journey must take at least one turn"));
    },
    [](Campaign &now, const TravelBegun &c) { now.journey = c.journey; });

const ChangeKind Arrived::kind(
    "arrived", of<Arrived>, [](auto &json, auto &c) { json("locale", c.locale); },
    [](const Campaign &now, const Arrived &) -> WhyNot {
        return need(now.journey.has_value(), CampaignText::tr("the band cannot arrive without having set out"));
    },
    [](Campaign &now, const Arrived &c) {
        now.options[localeOption] = slug(c.locale);
        now.journey.reset();
    });

const ChangeKind SettlementFound::kind(
    "settlement-found", of<SettlementFound>, [](auto &json, auto &c) { json("settlement", c.settlement); },
    [](const Campaign &now, const SettlementFound &c) -> WhyNot {
        const auto &kept = now.settlements;
        if (kept.size() >= mostSettlements)
            return CampaignText::tr("there are too many settlements");
        return need(kept.empty() ? c.settlement.id >= 1 : c.settlement.id > kept.back().id,
                    CampaignText::tr("settlement %1 is found out of order").arg(c.settlement.id));
    },
    [](Campaign &now, const SettlementFound &c) { now.settlements.push_back(c.settlement); },
    [](const Known &known, const SettlementFound &c) { return known.settlement(c.settlement); });

const ChangeKind SettlementCorrected::kind(
    "settlement-corrected", of<SettlementCorrected>, [](auto &json, auto &c) { json("settlement", c.settlement); },
    [](const Campaign &now, const SettlementCorrected &c) { return isKept(now, c.settlement.id); },
    [](Campaign &now, const SettlementCorrected &c) { *now.settlement(c.settlement.id) = c.settlement; },
    [](const Known &known, const SettlementCorrected &c) { return known.settlement(c.settlement); });

const ChangeKind SettlementStruck::kind(
    "settlement-struck", of<SettlementStruck>, [](auto &json, auto &c) { json("id", c.id, fromOne); },
    [](const Campaign &now, const SettlementStruck &c) { return isKept(now, c.id); },
    [](Campaign &now, const SettlementStruck &c) {
        std::erase_if(now.settlements, [&](const KeptSettlement &kept) { return kept.id == c.id; });
        if (now.encounter && now.encounter->settlement == c.id)
            now.encounter->settlement.reset();
    });

} // namespace muster
