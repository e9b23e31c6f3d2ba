// SPDX-License-Identifier: MIT
#include "model/changes/campaign.h"

#include "model/systems/encounterrules.h"

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
        && (bare || std::ssize(sections) == grid.count())
        && std::ranges::all_of(sections, [&](const Section &one) { return one.number == ++section; })
        && std::ranges::all_of(encounter.setup.pefs,
                               [&](const Pef &pef) { return pef.id == ++last && grid.has(pef.section); });
}

} // namespace

void Founded::apply(Campaign &now) const
{
    now.name = name;
    now.rules = rules;
    now.list = list;
    now.options = options;
    now.variant = variant;
}

void ImportedFromPaper::apply(Campaign &now) const
{
    now.turn = turn;
    now.eal = eal;
    now.next = next;
    now.past = past;
    now.former.insert(now.former.end(), former.begin(), former.end());
    now.lastId += static_cast<int>(former.size());
}

bool ImportedFromPaper::mayHappen(const Campaign &now) const
{
    int id = now.lastId;
    const bool areInOrder = std::ranges::all_of(former, [&](const FormerFigure &one) {
        return number(one.figure.id) == ++id && one.figure.status != Status::Active;
    });
    return now.turn == 1 && now.past.empty() && !now.encounter && areInOrder;
}

void CampaignCorrected::apply(Campaign &now) const
{
    now.name = name;
    now.turn = turn;
    now.eal = eal;
    now.next = next;
    now.options = options;
}

void EncounterPrepared::apply(Campaign &now) const
{
    now.encounter = encounter;
    now.enemy = nextEnemy.value_or(enemyMetNext(now, encounter));
    now.eal = encounter.eal;
    now.phase = Phase::Play;
    now.following.reset();
}

bool EncounterPrepared::mayHappen(const Campaign &now) const
{
    return !now.encounter && isWhole(now, encounter);
}

void EncounterCorrected::apply(Campaign &now) const
{
    if (now.play) {
        // An edited encounter changes the battle on the table too.
        if (encounter.eal != now.encounter->eal)
            now.play->eal = encounter.eal;
        now.play->buildings.resize(static_cast<std::size_t>(encounter.setup.objectiveBuildings));
    }
    now.encounter = encounter;
    now.enemy = nextEnemy.value_or(encounter.enemy);
    now.eal = encounter.eal;
}

bool EncounterCorrected::mayHappen(const Campaign &now) const
{
    return now.encounter && (!now.play || encounter.setup.grid == now.encounter->setup.grid) && isWhole(now, encounter);
}

void EncounterFinished::apply(Campaign &now) const
{
    const Encounter &encounter = *now.encounter;
    now.past.push_back({now.turn, encounter.kind, encounter.eal, outcome, won, encounter.part, encounter.whose});
    if (encounter.meeting) {
        now.past.back().against = encounter.meeting->star;
        now.past.back().theirs = theirs;
    }
    countWon(now, now.past.back());
    for (const int id : now.foes.keys()) {
        if (now.foes.constFind(id)->isHere())
            now.foes[id].met.back().outcome = outcome;
    }
    now.encounter.reset();
    now.play.reset();
    now.fared.clear();
    now.phase = Phase::Prepare;
}

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

void RunSetAside::apply(Campaign &now) const
{
    if (now.play) {
        forgetFoesMet(now);
        restore(now, std::move(now.play->began));
    }
    now.play.reset();
}

bool RunSetAside::mayHappen(const Campaign &now) const
{
    return now.encounter
        && std::ranges::all_of(figures, [&](const ReportedFate &fate) { return now.findEver(fate.id); });
}

void TurnEnded::apply(Campaign &now) const
{
    ++now.turn;
    now.fared.clear();
    now.following.reset();
    now.due.clear();
    now.next = next;
    now.eal = next.eal;
}

void TurnsPassed::apply(Campaign &now) const
{
    now.turn += turns;
    now.following.reset();
    now.due.clear();
}

void Arrived::apply(Campaign &now) const
{
    now.options[localeOption] = slug(locale);
    now.journey.reset();
}

bool SettlementFound::mayHappen(const Campaign &now) const
{
    constexpr std::size_t mostSettlements = 1000; // far above any; keeps a hostile file from growing them without end
    const auto &kept = now.settlements;
    return kept.size() < mostSettlements && settlement.id > (kept.empty() ? 0 : kept.back().id);
}

void SettlementStruck::apply(Campaign &now) const
{
    std::erase_if(now.settlements, [&](const KeptSettlement &kept) { return kept.id == id; });
    if (now.encounter && now.encounter->settlement == id)
        now.encounter->settlement.reset();
}

} // namespace muster
