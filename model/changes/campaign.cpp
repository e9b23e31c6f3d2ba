// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"

#include "model/changes/changekind.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

bool isWhole(const Campaign &now, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    const auto &sections = encounter.setup.sections;
    // Rules that roll up the encounter itself may leave the table to the player (R72).
    const bool bare = encounter.dealtEnemy() && sections.empty();
    int section = 0;
    int last = 0;
    return (!encounter.settlement || now.settlement(*encounter.settlement)) && grid.isPossible()
        && (bare || static_cast<int>(sections.size()) == grid.count())
        && std::all_of(sections.begin(), sections.end(), [&](const Section &one) { return one.number == ++section; })
        && std::all_of(encounter.setup.pefs.begin(), encounter.setup.pefs.end(),
                       [&](const Pef &pef) { return pef.id == ++last && grid.has(pef.section); });
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
    [](Campaign &now, const Founded &c) {
        now.name = c.name;
        now.rules = c.rules;
        now.list = c.list;
        now.options = c.options;
        now.variant = c.variant;
    },
    [](const Campaign &now, const Founded &) { return now.rules.isEmpty() && now.lastId == 0; },
    [](KnownIds &known, const Founded &c) {
        known.list(c.list);
        known.options(c.options);
    });

const ChangeKind ImportedFromPaper::kind(
    "began-on-paper", of<ImportedFromPaper>,
    [](auto &json, auto &c) {
        json("turn", c.turn, fromOne);
        json.orNone("eal", c.eal, eals);
        json("next", c.next);
        json.ifAny("former", c.former, upTo(1000));
        json.ifAny("past", c.past, upTo(highestNumber));
    },
    [](Campaign &now, const ImportedFromPaper &c) {
        now.turn = c.turn;
        now.eal = c.eal;
        now.next = c.next;
        now.past = c.past;
        now.former.insert(now.former.end(), c.former.begin(), c.former.end());
        now.lastId += static_cast<int>(c.former.size());
    },
    [](const Campaign &now, const ImportedFromPaper &c) {
        int id = now.lastId;
        const bool areInOrder = std::all_of(c.former.begin(), c.former.end(), [&](const FormerFigure &former) {
            return number(former.figure.id) == ++id && former.figure.status != Status::Active;
        });
        return now.turn == 1 && now.past.empty() && !now.encounter && areInOrder;
    },
    [](KnownIds &known, const ImportedFromPaper &c) {
        for (const FormerFigure &former : c.former)
            known.profile(former.figure.profile);
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
    [](Campaign &now, const CampaignCorrected &c) {
        now.name = c.name;
        now.turn = c.turn;
        now.eal = c.eal;
        now.next = c.next;
        now.options = c.options;
    },
    always, [](KnownIds &known, const CampaignCorrected &c) { known.options(c.options); });

const ChangeKind EncounterPrepared::kind(
    "encounter-prepared", of<EncounterPrepared>,
    [](auto &json, auto &c) {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    },
    [](Campaign &now, const EncounterPrepared &c) {
        now.encounter = c.encounter;
        now.enemy = c.nextEnemy.value_or(enemyMetNext(now, c.encounter));
        now.eal = c.encounter.eal;
        now.phase = Phase::Play;
        now.following.reset();
    },
    [](const Campaign &now, const EncounterPrepared &c) { return !now.encounter && isWhole(now, c.encounter); },
    [](KnownIds &known, const EncounterPrepared &c) { known.encounter(c.encounter); });

const ChangeKind EncounterCorrected::kind(
    "encounter-corrected", of<EncounterCorrected>,
    [](auto &json, auto &c) {
        json("encounter", c.encounter);
        json.ifAny("next_enemy", c.nextEnemy);
    },
    [](Campaign &now, const EncounterCorrected &c) {
        if (now.play) {
            // An edited encounter changes the battle on the table too.
            if (c.encounter.eal != now.encounter->eal)
                now.play->eal = c.encounter.eal;
            now.play->buildings.resize(static_cast<std::size_t>(c.encounter.setup.objectiveBuildings));
        }
        now.encounter = c.encounter;
        now.enemy = c.nextEnemy.value_or(c.encounter.enemy);
        now.eal = c.encounter.eal;
    },
    [](const Campaign &now, const EncounterCorrected &c) {
        return now.encounter && (!now.play || c.encounter.setup.grid == now.encounter->setup.grid)
            && isWhole(now, c.encounter);
    },
    [](KnownIds &known, const EncounterCorrected &c) { known.encounter(c.encounter); });

const ChangeKind PressRolled::kind(
    "press-rolled", of<PressRolled>, [](auto &json, auto &c) { json("found", c.press); },
    [](Campaign &now, const PressRolled &c) { now.encounter->press = c.press; }, duringEncounter,
    [](KnownIds &known, const PressRolled &c) { known.profiles(c.press.crew); });

const ChangeKind EncounterFinished::kind(
    "encounter-finished", of<EncounterFinished>,
    [](auto &json, auto &c) {
        json("outcome", c.outcome);
        json.ifAny("won", c.won);
        json.ifAny("won_by_the_others", c.theirs);
    },
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
    },
    duringEncounter);

namespace {

/// Restores the band as it was when the battle began. Figures that joined since then, for the encounter or for good,
/// have left again.
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

/// Forgets the meetings with foes in this battle. Every foe on the table was at large before.
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
    [](Campaign &now, const RunSetAside &) {
        if (now.play) {
            forgetFoesMet(now);
            restore(now, std::move(now.play->began));
        }
        now.play.reset();
    },
    [](const Campaign &now, const RunSetAside &c) {
        return now.encounter && std::all_of(c.figures.begin(), c.figures.end(), [&](const ReportedFate &fate) {
                   return now.findEver(fate.id);
               });
    });

const ChangeKind FollowUpDue::kind(
    "follow-up-due", of<FollowUpDue>, [](auto &json, auto &c) { json("following", c.following); },
    [](Campaign &now, const FollowUpDue &c) { now.following = c.following; }, betweenEncounters,
    [](KnownIds &known, const FollowUpDue &c) { known.following(c.following); });

const ChangeKind NothingFollows::kind(
    "nothing-follows", of<NothingFollows>, [](auto &json, auto &c) { json.ifAny("whose", c.star); },
    [](Campaign &, const NothingFollows &) {}, betweenEncounters);

const ChangeKind TurnEnded::kind(
    "turn-ended", of<TurnEnded>, [](auto &json, auto &c) { json("next", c.next); },
    [](Campaign &now, const TurnEnded &c) {
        ++now.turn;
        now.fared.clear();
        now.following.reset();
        now.due.clear();
        now.next = c.next;
        now.eal = c.next.eal;
    },
    [](const Campaign &now, const TurnEnded &) { return now.turn < mostTurns; });

const ChangeKind EncountersDue::kind(
    "encounters-due", of<EncountersDue>, [](auto &json, auto &c) { json.ifAny("stars", c.stars, fromOne); },
    [](Campaign &now, const EncountersDue &c) { now.due = c.stars; });

const ChangeKind TurnsPassed::kind(
    "turns-passed", of<TurnsPassed>, [](auto &json, auto &c) { json("turns", c.turns, fromOne); },
    [](Campaign &now, const TurnsPassed &c) {
        now.turn += c.turns;
        now.following.reset();
        now.due.clear();
    },
    [](const Campaign &now, const TurnsPassed &c) { return !now.encounter && now.turn <= mostTurns - c.turns; });

const ChangeKind CampaignEnded::kind(
    "campaign-ended", of<CampaignEnded>, [](auto &json, auto &c) { json("cause", c.cause); },
    [](Campaign &now, const CampaignEnded &) { now.phase = Phase::Over; },
    [](const Campaign &now, const CampaignEnded &) { return now.phase != Phase::Over; });

namespace {

constexpr std::size_t mostSettlements = 1000; // far above any; keeps a hostile file from growing them without end

constexpr IdCheck aSettlement{fromOne, [](const Campaign &now, int id) -> bool { return now.settlement(id); }};

} // namespace

const ChangeKind TravelBegun::kind(
    "travel-begun", of<TravelBegun>,
    [](auto &json, auto &c) {
        json("to", c.journey.to);
        json("arrives_in", c.journey.arrivesIn, fromOne);
    },
    [](Campaign &now, const TravelBegun &c) { now.journey = c.journey; },
    [](const Campaign &now, const TravelBegun &c) { return c.journey.arrivesIn > now.turn; });

const ChangeKind Arrived::kind(
    "arrived", of<Arrived>, [](auto &json, auto &c) { json("locale", c.locale); },
    [](Campaign &now, const Arrived &c) {
        now.options[localeOption] = slug(c.locale);
        now.journey.reset();
    },
    [](const Campaign &now, const Arrived &) { return now.journey.has_value(); });

const ChangeKind SettlementFound::kind(
    "settlement-found", of<SettlementFound>, [](auto &json, auto &c) { json("settlement", c.settlement); },
    [](Campaign &now, const SettlementFound &c) { now.settlements.push_back(c.settlement); },
    [](const Campaign &now, const SettlementFound &c) {
        const auto &kept = now.settlements;
        return kept.size() < mostSettlements && c.settlement.id > (kept.empty() ? 0 : kept.back().id);
    },
    [](KnownIds &known, const SettlementFound &c) { known.settlement(c.settlement); });

const ChangeKind SettlementCorrected::kind(
    "settlement-corrected", of<SettlementCorrected>, [](auto &json, auto &c) { json("settlement", c.settlement); },
    [](Campaign &now, const SettlementCorrected &c) { *now.settlement(c.settlement.id) = c.settlement; },
    [](const Campaign &now, const SettlementCorrected &c) { return now.settlement(c.settlement.id); },
    [](KnownIds &known, const SettlementCorrected &c) { known.settlement(c.settlement); });

const ChangeKind SettlementStruck::kind(
    "settlement-struck", of<SettlementStruck>, [](auto &json, auto &c) { json("id", c.id, aSettlement); },
    [](Campaign &now, const SettlementStruck &c) {
        std::erase_if(now.settlements, [&](const KeptSettlement &kept) { return kept.id == c.id; });
        if (now.encounter && now.encounter->settlement == c.id)
            now.encounter->settlement.reset();
    });

} // namespace muster
