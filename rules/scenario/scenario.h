// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/force.h"
#include "rules/scenario/victory.h"

namespace muster {

/// An encounter of the first edition as rolled up (pp. 12 to 15), with everything that a campaign must store of it.
struct Scenario {
    ScenarioKind kind = ScenarioKind::Firefight;
    Role role = Role::Meeting; ///< role of the player
    Role enemyRole = Role::Meeting;
    int recruits = 0; ///< most Grunts that the player may bring (R68)
    Force enemy;
    int vehicles = 0; ///< vehicles of the convoy in an ambush
    int civilians = 0;
    std::optional<Role> surprised; ///< the side that did not see the other come
    int watchingDie = 0; ///< dice of both sides for surprise; 0 if none were rolled, or if corrected by hand
    int comingDie = 0;
    int hostages = 0;
    bool antidote = false; ///< the objective is an antidote for those who turned, instead of hostages (p. 10)
    std::optional<ScenarioKind> after; ///< the encounter that led to this one
    std::optional<int> ownVehicles = {}; ///< vehicles of the player, once they are rolled (pp. 18, 19)
    bool stockpile = false; ///< the objective is the defenders' stockpile, and not people or homes (R88)

    bool operator==(const Scenario &) const = default;
};

/// Returns whether a stockpile can be the objective of this kind of encounter (p. 15, R88).
bool mayConcernStockpile(ScenarioKind kind);

/// Returns whether the player defended a stockpile and earned nothing, which means that the enemy has it now (R88).
bool losesStockpile(const Scenario &over, Fraction won);

/// The input for rolling up an encounter.
struct ScenarioRequest {
    ScenarioKind kind = ScenarioKind::Firefight;
    QString list; ///< id of the player's list
    int leaderRep = 4;
    QString enemy; ///< id of an army list or a team
    std::optional<Role> role; ///< set if an earlier encounter determines it; otherwise a die or the list decides
    std::optional<Force> standing; ///< the enemy that the last encounter left, without new recruits
    std::optional<ScenarioKind> after;
    std::optional<int> points = {}; ///< points that both sides agreed on (p. 11), instead of Grunts by Rep
};

/// Rolls up an encounter. Dice, as far as the encounter has them: vehicles (an ambush that follows a pursuit has no
/// convoy, R78); 1d6 for the player's role; the enemy's figures and vehicles; 1d6 for civilians and, on a 1, their
/// number; 1d6 each for surprise, the side that watches first; 1d6 for hostages.
Scenario dealScenario(const Pack &pack, const ScenarioRequest &request, Dice &dice);

/// Returns the side that is surprised, from the dice already rolled and these Reps of the leaders (p. 13).
std::optional<Role> surprisedIn(const ScenarioTables &tables, const Scenario &scenario, int ownRep, int enemyRep);

/// Rolls whether the watching side is surprised: its total is half the other's or less (p. 13). Dice: 1d6 each.
bool isSurprised(int watchersRep, int comersRep, Dice &dice);

/// Rolls the number of hostages, ½d6 (p. 14). Dice: 1d6.
int rollHostages(Dice &dice);

/// A figure of the band that the enemy has captured.
struct Captive {
    int number = 0;
    int rep = 0;
};

/// Returns the numbers of the figures who are the hostages of a Recover (Chain Reaction, first edition, p. 14): the
/// captured, the highest Rep first, and with equal Reps the one who joined first (R85). Fewer than `hostages` if fewer
/// were captured.
std::vector<int> hostagesAmong(std::vector<Captive> captives, int hostages);

/// Rolls for the encounter that follows at once; nullopt if the die says no. The request is without the enemy's
/// figures. Call only if both sides have survivors. Dice: 1d6, unless an encounter always follows.
std::optional<ScenarioRequest> followUp(const ScenarioTables &tables, const Scenario &over, Dice &dice);

/// Returns the kinds of encounter that may follow this kind at once: the book's own first, then those that it allows
/// instead. A pursuit leads to an ambush only if the Runners laid one.
std::vector<ScenarioKind> mayFollow(const ScenarioTables &tables, ScenarioKind over);

/// Returns the request for one of these kinds, without the enemy's figures.
ScenarioRequest following(const ScenarioTables &tables, const Scenario &over, ScenarioKind kind);

/// Rolls for a stand of the Runners in a pursuit (p. 14). Returns the ambush that they lay if the Chasers are
/// surprised; otherwise nullopt. Dice: 1d6 for the Chasers; 1d6 for the Runners.
std::optional<ScenarioRequest> makeStand(const ScenarioTables &tables, const Scenario &pursuit, int leaderRep,
                                         Dice &dice);

} // namespace muster
