// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounterparts.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// Play and editing by hand of an encounter of the first edition (pp. 4, 12 to 15).
namespace muster {

struct ActKind;
struct Placements;

/// The texts and conditions of a deed; its effect and its story are elsewhere.
struct DeedKind {
    ScenarioDeed value;
    const char *word; ///< command word
    const char *typed; ///< description of the command
    const char *title; ///< in the style of a button: "Ambush", "Next round"
    const char *about; ///< in a sentence
    QString (*figure)(const RoundTables &) = nullptr; ///< the number in that sentence
    /// Returns the reason why no dice can be rolled for it now, if the encounter has it; empty: go ahead. Null: the
    /// player reports it.
    QString (*whyNot)(const Campaign &) = [](const Campaign &) { return QString(); };
    /// Returns a sentence if the encounter asks for it now, else an empty text.
    QString (*due)(const Campaign &) = [](const Campaign &) { return QString(); };
    bool inTurn = false; ///< it is not done before the first turn
};

const DeedKind &deedKind(ScenarioDeed deed);
QString deedTitle(ScenarioDeed deed);
QString deedAbout(ScenarioDeed deed, const RoundTables &rounds);
/// Returns the title of the objective, if an encounter has one: "The hostages are out", "The bank is robbed".
QString objectiveTitle(const Scenario &scenario);

/// Returns the cards of this turn and the order of the sides, or "without cards".
QString turnByCards(const Play &play);
/// Returns a further count: "day 2". Empty in any other encounter.
QString dayOf(const Play &play);
/// Returns the figure's deeds after it gets this state.
Deeds deedsAs(const Play &play, const OwnFigure &own, TableState state);
/// Returns the distance of Chasers behind the band before they come onto the table; empty for any other group.
QString whereTheyChase(const GroupInPlay &group, const Campaign &campaign);
/// Returns the result of a roll for its own part; empty for any other.
QString toldOfScenario(const Roll &roll, const Encounter &encounter);

namespace acts {

/// Checks whether this encounter came at once on another.
bool cameAtOnce(const Encounter &encounter);

/// Returns the deeds of the current encounter: those by dice or cards in the order of a turn, the turn itself first;
/// then those that the player reports.
std::vector<ScenarioDeed> scenarioTasks(const Campaign &campaign, const Pack &pack);

/// Returns the number of face cards that make a day with this number of sides (R75).
int faceCardsOfDay(const RoundTables &rounds, int sides);

Problems checkScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed);

/// Does one of scenarioTasks() by dice or cards. Dice: as drawCards, ambushTurn or placeAmbush, spots, pursue,
/// makeStand, siegeBreaks, alarmSounds, carStarts; for the police none when they come, then policeReinforcements and
/// each new enemy.
struct PlayScenario {
    ScenarioDeed deed = ScenarioDeed::Turn;
    static const ActKind kind;
};

/// Counts a turn without cards (R75).
struct CountTurn {
    static const ActKind kind;
};

/// Marks the objective as reached, or as not: the bank robbed, the robbery stopped; if hostages are not counted, they
/// are out, or kept.
struct SetObjective {
    bool off = false;
    static const ActKind kind;
};
bool hasObjective(const Scenario &scenario); ///< true if this encounter has such an objective

/// Marks all the Runners of a pursuit as in vehicles, or as not; then the Chasers must be in vehicles too (p. 13, R88).
struct SetRiding {
    bool off = false;
    static const ActKind kind;
};

/// Sets the number of a raid's dwellings, and of those looted by figures that then left the table.
struct CountDwellings {
    int dwellings = 0;
    int looted = 0;
    static const ActKind kind;
};
bool hasDwellings(const Scenario &scenario);

/// Sets the number of hostages of a Recover off the table, once somebody has reached them (p. 14).
struct CountHostages {
    std::optional<int> out = {}; ///< none: nobody has found them
    static const ActKind kind;
};
bool hasHostages(const Scenario &scenario);

/// Sets the deeds of a figure of the band, besides its state.
Result<Step> noteDeeds(const Campaign &campaign, FigureId id, const Deeds &deeds);

/// Checks whether nothing was noted on the table, so that it does not show the outcome.
bool isUntouched(const Campaign &campaign);
/// Brings the enemies who are there at the beginning.
void bringEnemy(const Campaign &campaign, const Placements &both, Step &step);

// Editing by hand of an encounter that was rolled up with its enemy (R5): the effects of a form's fields.

inline constexpr int mostEnemies = 100;
inline constexpr int mostThings = 60; ///< vehicles, civilians, hostages

/// Returns the same encounter as another kind: the player's part stays the first or the second, the Grunts are counted
/// again, and values that the new kind does not have are gone.
Scenario asKind(const Campaign &campaign, const Pack &pack, Scenario scenario, ScenarioKind kind);
/// Returns the same with the player in that part.
Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role);
/// Returns a Recover that is about the antidote, and not about hostages, or the other way round (p. 10).
Scenario aboutAntidote(Scenario scenario, bool antidote);
/// Returns the encounter with this number of enemies: the last of them go, or more like the last of them come.
Scenario withEnemies(Scenario scenario, int figures);
/// Returns the encounter with these surprised, or nobody; if the dice had another result, this one holds for any
/// leader.
Scenario withSurprised(Scenario scenario, std::optional<Role> surprised);
/// Rolls the enemy again. Dice: as raiseForce().
void redealEnemy(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice);

} // namespace acts

/// Checks whether the campaign is played in the Wasteland: it has a locale, travels between them, and a binder of
/// settlements (Chain Reaction, first edition, pp. 18 to 20).
bool isWasteland(const Campaign &campaign, const Pack &pack);

/// Returns the band's locale in that turn. The last turn of a journey is spent in the new locale, those before it in
/// the old.
Locale localeIn(const Campaign &campaign, const Pack &pack, int turn);

} // namespace muster

/// The binder of settlements.
namespace muster::acts {

/// Checks whether the current encounter is about buildings, so that a settlement may be its ground.
bool mayBeInSettlement(const Campaign &campaign, const Pack &pack);

/// Sets a known settlement of the same locale as the ground of the current encounter; none: no settlement.
Result<Step> fightIn(const Campaign &campaign, const Pack &pack, std::optional<int> settlement);

/// Changes name, notes, size, structures, homes and inhabitants, as the player says (R5).
Result<Step> correctSettlement(const Campaign &campaign, const Pack &pack, const KeptSettlement &settlement);
Result<Step> strikeSettlement(const Campaign &campaign, int id);

} // namespace muster::acts
