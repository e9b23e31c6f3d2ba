// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounterparts.h"
#include "model/campaign/step.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// What an encounter of the first edition asks for while it is on the table (pp. 4, 12 to 15), and how it is edited by hand.
namespace muster {

struct Placements;

/// What there is to say of a deed, beside what it does and how that is told.
struct DeedKind {
    ScenarioDeed value;
    const char *word; ///< what is typed for it
    QString (*typed)(); ///< what that does
    const char *title; ///< in a button's words: "Ambush", "Next round"
    const char *about; ///< in a sentence
    QString (*figure)(const RoundTables &) = nullptr; ///< in that sentence
    /// Why no dice can be rolled for it now, where the encounter has it; empty: go ahead. Null: the player says it.
    QString (*whyNot)(const Campaign &) = [](const Campaign &) { return QString(); };
    /// That the encounter asks for it now, in a sentence; empty where it does not.
    QString (*due)(const Campaign &) = [](const Campaign &) { return QString(); };
};

const DeedKind &deedKind(ScenarioDeed deed);
QString deedTitle(ScenarioDeed deed);
QString deedAbout(ScenarioDeed deed, const RoundTables &rounds);
/// What is reached where an encounter has something to reach: "The hostages are out", "The bank is robbed".
QString objectiveTitle(const Scenario &scenario);

/// How the sides take this turn: "without cards".
QString turnByCards(const Play &play);
/// What else it keeps count of: "day 2". Empty in any other encounter.
QString dayOf(const Play &play);
/// What the figure has done, if from now on it stands like that.
Deeds deedsAs(const Play &play, const OwnFigure &own, TableState state);
/// Where the Chasers are who are behind the band before they come onto the table; empty of any other group.
QString whereTheyChase(const GroupInPlay &group, const Campaign &campaign);
/// What a roll for its own part came to; empty of any other.
QString toldOfScenario(const Roll &roll, const Encounter &encounter);

namespace acts {

/// Whether this encounter came at once on another.
bool cameAtOnce(const Encounter &encounter);

/// The deeds that belong to the current encounter: those by dice or cards in the order of a turn, the turn itself first;
/// then those that the player says.
std::vector<ScenarioDeed> scenarioTasks(const Campaign &campaign, const Pack &pack);

/// Face cards that make a day with so many sides (R75).
int faceCardsOfDay(const RoundTables &rounds, int sides);

Problems checkScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed);
/// One of scenarioTasks() that is done by dice or cards. Dice: as drawCards, ambushTurn or placeAmbush, spots, pursue, makeStand, siegeBreaks,
/// alarmSounds, carStarts; for the police none when they come, then policeReinforcements and each new enemy.
void playScenarioDeed(const Campaign &campaign, const Pack &pack, ScenarioDeed deed, Dice &dice, Step &step);

/// A turn without cards (R75).
Result<Step> countTurn(const Campaign &campaign, const Pack &pack);

/// What it is about is done, or not after all: the bank robbed, the robbery stopped; where hostages are not counted, they
/// are out, or kept.
Result<Step> setObjective(const Campaign &campaign, bool on);
bool hasObjective(const Scenario &scenario); ///< this encounter has something like that

/// All the Runners of a pursuit are in vehicles, or not after all; then the Chasers must be in vehicles too (p. 13, R88).
Result<Step> setRiding(const Campaign &campaign, bool on);

/// A raid's dwellings, and those looted by figures that then left the table.
Result<Step> countDwellings(const Campaign &campaign, int dwellings, int looted);
bool hasDwellings(const Scenario &scenario);

/// The hostages of a Recover: whether somebody has reached them, and how many are off the table (p. 14).
Result<Step> countHostages(const Campaign &campaign, bool found, int out);
bool hasHostages(const Scenario &scenario);

/// What one of the band did, beside how it stands.
Result<Step> noteDeeds(const Campaign &campaign, FigureId id, const Deeds &deeds);

/// Nothing was noted on the table, so that it says nothing of how the encounter ended.
bool isUntouched(const Campaign &campaign);
/// Those of the enemy who are there when it begins.
void bringEnemy(const Campaign &campaign, const Placements &both, Step &step);

// An encounter that was rolled up with its enemy, edited by hand (R5): what the fields of a form come to.

inline constexpr int mostEnemies = 100;
inline constexpr int mostThings = 60; ///< vehicles, civilians, hostages

/// The same encounter as another kind: the player's part stays the first or the second, the Grunts are counted again, and
/// what the new kind does not know is gone.
Scenario asKind(const Campaign &campaign, const Pack &pack, Scenario scenario, ScenarioKind kind);
/// The same with the player in that part.
Scenario asRole(const Campaign &campaign, const Pack &pack, Scenario scenario, Role role);
/// A Recover that is about the antidote, and not about hostages, or the other way round (p. 10).
Scenario aboutAntidote(Scenario scenario, bool antidote);
/// So many enemies: the last of them go, or more like the last of them come.
Scenario withEnemies(Scenario scenario, int figures);
/// With these surprised, or nobody; where that is another answer than the dice had, it holds whoever leads.
Scenario withSurprised(Scenario scenario, std::optional<Role> surprised);
/// The enemy rolled up anew. Dice: as raiseForce().
void redealEnemy(Encounter &encounter, const Pack &pack, const QString &enemy, Dice &dice);

} // namespace acts

/// The campaign is played in the Wasteland: it has a locale, travels between them, and a binder of settlements (Chain
/// Reaction, first edition, pp. 18 to 20).
bool isWasteland(const Campaign &campaign, const Pack &pack);

/// Where the band is in that turn. The last turn of a journey is spent in the new locale, those before it in the old.
Locale localeIn(const Campaign &campaign, const Pack &pack, int turn);

} // namespace muster

/// A binder of settlements.
namespace muster::acts {

/// The current encounter is about buildings, so that a settlement may be its ground.
bool mayBeInSettlement(const Campaign &campaign, const Pack &pack);

/// The current encounter is fought in a settlement known already, of the same locale; none: in none.
Result<Step> fightIn(const Campaign &campaign, const Pack &pack, std::optional<int> settlement);

/// Name, notes, size, structures, homes and who lives there, as the player says (R5).
Result<Step> correctSettlement(const Campaign &campaign, const Pack &pack, const KeptSettlement &settlement);
Result<Step> strikeSettlement(const Campaign &campaign, int id);

} // namespace muster::acts
