// SPDX-License-Identifier: MIT
#pragma once

#include "rules/scenario/force.h"
#include "rules/scenario/victory.h"

namespace muster {

/// An encounter of the first edition as it was rolled up (pp. 12 to 15): all a campaign must remember of it.
struct Scenario {
    ScenarioKind kind = ScenarioKind::Firefight;
    Role role = Role::Meeting; ///< the player's
    Role enemyRole = Role::Meeting;
    int recruits = 0; ///< Grunts the player may bring (R68)
    Force enemy;
    int vehicles = 0; ///< of the convoy in an ambush
    int civilians = 0;
    std::optional<Role> surprised; ///< those who did not see the others come
    int watchingDie = 0; ///< what both sides rolled for that; 0 where nobody did, or where it was put right by hand
    int comingDie = 0;
    int hostages = 0;
    bool antidote = false; ///< in place of hostages: it is about what brings back those who turned (p. 10)
    std::optional<ScenarioKind> after; ///< the encounter it followed at once
    std::optional<int> ownVehicles = {}; ///< the player's, once they are rolled (pp. 18, 19)
    bool stockpile = false; ///< it is about what the defenders have laid up, and not about people or homes (R88)

    friend bool operator==(const Scenario &, const Scenario &) = default;
};

/// A stockpile can be what this kind of encounter is about (p. 15, R88).
bool mayConcernStockpile(ScenarioKind kind);

/// The player defended a stockpile and earned nothing: it is the others' now (R88).
bool losesStockpile(const Scenario &over, Fraction won);

/// What is known before one is rolled up.
struct ScenarioRequest {
    ScenarioKind kind = ScenarioKind::Firefight;
    QString list; ///< the player's
    int leaderRep = 4;
    QString enemy; ///< an army list or a team
    std::optional<Role> role; ///< settled by what came before; else by die or list
    std::optional<Force> standing; ///< the enemy as the last encounter left it, with nobody recruited
    std::optional<ScenarioKind> after;
    std::optional<int> points = {}; ///< both sides agreed on these (p. 11), in place of Grunts by Rep
};

/// Rolls up an encounter. Dice, as far as it has them: vehicles (an ambush out of a pursuit has no convoy, R78); 1d6 the player's role; the enemy's figures and vehicles;
/// 1d6 civilians and, on a 1, how many; 1d6 each for surprise, the side that watches first; 1d6 hostages.
Scenario dealScenario(const Pack &pack, const ScenarioRequest &request, Dice &dice);

/// Who of them is surprised by the dice that were rolled, where those with these Reps lead both sides (p. 13).
std::optional<Role> surprisedIn(const ScenarioTables &tables, const Scenario &scenario, int ownRep, int enemyRep);

/// Whether those who watch are surprised: their total is half the others' or less (p. 13). Dice: 1d6 each.
bool isSurprised(int watchersRep, int comersRep, Dice &dice);

/// Half a d6 of them (p. 14). Dice: 1d6.
int rollHostages(Dice &dice);

/// Somebody of the band in the enemy's hands.
struct Captive {
    int number = 0;
    int rep = 0;
};

/// Who the hostages of a Recover are (Chain Reaction, first edition, p. 14): the captured, the highest Rep first, and of
/// equals the first who joined (R85). Numbers; fewer than there are hostages where not so many were captured.
std::vector<int> hostagesAmong(std::vector<Captive> captives, int hostages);

/// What the encounter leads to at once, as a request without its enemy's figures; none if the die says no. Only where
/// both sides have survivors. Dice: 1d6 unless it always comes.
std::optional<ScenarioRequest> followUp(const ScenarioTables &tables, const Scenario &over, Dice &dice);

/// What one kind of encounter may lead to at once: the book's own first, then what it allows in its stead. A pursuit
/// leads to an ambush only where the Runners laid one.
std::vector<ScenarioKind> mayFollow(const ScenarioTables &tables, ScenarioKind over);

/// One of these, as a request without its enemy's figures.
ScenarioRequest following(const ScenarioTables &tables, const Scenario &over, ScenarioKind kind);

/// The Runners of a pursuit turn and fight (p. 14): the ambush they lay if the Chasers are surprised, else none. Dice:
/// 1d6 for the Chasers; 1d6 for the Runners.
std::optional<ScenarioRequest> makeStand(const ScenarioTables &tables, const Scenario &pursuit, int leaderRep,
                                         Dice &dice);

} // namespace muster
