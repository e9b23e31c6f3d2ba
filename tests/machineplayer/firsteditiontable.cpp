// SPDX-License-Identifier: MIT
#include "tests/machineplayer/firstedition.h"

#include <algorithm>

// The parts of an encounter on the table that decide its aftermath (Chain Reaction, first edition, pp. 7, 13 to 15).

namespace retold {

void FirstEdition::OnTable::becomes(const std::string &state)
{
    if (state == "scratched" || state == "bad-wound") {
        wound = wound == "bad-wound" ? wound : state;
    } else if (state == "ran-away") {
        ran = true;
        ranHurt = !wound.empty();
    } else {
        end = state;
    }
}

/// Returns the figure's report. It includes what the figure did before it went down or was taken (R7, R67).
Fared FirstEdition::OnTable::fared() const
{
    Fared fared;
    fared.id = id;
    fared.kills = kills;
    fared.fate = isLost() ? end : ran ? "ran-away" : !wound.empty() ? wound : "fine";
    fared.lostNerve = isLost() && ran && !ranHurt;
    fared.wounded = ranHurt || (end == "surrendered" && !wound.empty());
    if (ran && !isLost())
        fared.wound = wound;
    return fared;
}

void FirstEdition::begin(const std::vector<int> &ours, const std::vector<int> &theirs)
{
    come(ours, theirs);
    Table &now = table.emplace();
    for (const int id : ours)
        now.own.emplace_back().id = id;
    for (const int id : theirs)
        now.enemy.emplace_back().id = id;
    if (theirs.empty())
        now.enemy.resize(stand.encounter->foes.size());
}

/// Returns the outcome for the band whose encounter it is, or for the other band that it meets.
Outcome FirstEdition::outcomeFor(bool met) const
{
    const std::vector<OnTable> &own = met ? table->enemy : table->own;
    const std::vector<OnTable> &enemy = met ? table->own : table->enemy;
    const auto count = [](const std::vector<OnTable> &side, const auto &is) {
        return static_cast<int>(std::count_if(side.begin(), side.end(), is));
    };
    const auto isLost = [](const OnTable &one) { return one.isLost(); };
    const auto isDead = [](const OnTable &one) { return one.end == "dead"; };
    const auto hasLeft = [](const OnTable &one) { return one.end == "left-table"; };
    // Only the convoy has an exit to reach; elsewhere a figure that runs is away.
    const bool exit = stand.encounter->kind == "ambush";
    const auto isAway = [=](const OnTable &one) { return hasLeft(one) || (one.ran && !one.isLost() && !exit); };
    Outcome outcome;
    outcome.own = static_cast<int>(own.size());
    outcome.ownLost = count(own, isLost);
    outcome.ownLeft = count(own, hasLeft);
    outcome.enemy = static_cast<int>(enemy.size());
    outcome.enemyKilled = count(enemy, isDead);
    outcome.enemyTaken = count(enemy, isLost) - outcome.enemyKilled;
    outcome.enemyLeft = count(enemy, isAway);
    outcome.enemyOut = count(enemy, hasLeft);
    outcome.enemyStands = count(enemy, [](const OnTable &one) { return one.stands(); }) > 0;
    outcome.objective = table->objective;
    outcome.hostages = stand.encounter->hostages;
    outcome.hostagesOut = table->hostagesOut;
    outcome.dwellings = table->dwellings;
    // Raiders have looted nothing until some of them have left the table with it (p. 14).
    const bool raids = (met ? stand.encounter->enemyRole : stand.encounter->role) == "raider";
    outcome.looted = count(raids ? own : enemy, isAway) > 0 ? table->looted : 0;
    return outcome;
}

Report FirstEdition::reported() const
{
    const Encounter &over = *stand.encounter;
    Report report;
    report.won = scored(over.kind, over.role, outcomeFor(false));
    report.success = !report.won.isNothing();
    if (over.meets)
        report.theirs = scored(over.kind, over.enemyRole, outcomeFor(true));
    for (const Figure &figure : stand.band) {
        for (const std::vector<OnTable> *side : {&table->own, &table->enemy}) {
            for (const OnTable &one : *side) {
                if (one.id == figure.id)
                    report.figures.push_back(one.fared());
            }
        }
    }
    for (std::size_t i = 0; !over.meets && i < table->enemy.size(); ++i) {
        const OnTable &one = table->enemy[i];
        if (one.isLost() || one.wound == "bad-wound") // R97
            report.enemyLost.push_back(static_cast<int>(i) + 1);
    }
    report.hostagesOut = table->hostagesOut;
    return report;
}

} // namespace retold
