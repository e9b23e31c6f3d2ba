// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"

/// What a player can do while the battle is on the table. As in actions.h each gives a step or the reasons why not, and
/// those with dice come in two parts.
namespace muster::actions {

/// Onto the table. `party`: who comes along; empty is the whole band. `entry`: the section to begin in, of those that
/// whereSidesBegin() gives; none is the usual one.
Result<Step> beginPlay(const Campaign &campaign, const Pack &pack, const std::vector<FigureId> &party,
                       std::optional<int> entry = {});

Problems checkBeginTurn(const Campaign &campaign);
/// The sides' activation (Swordplay p. 14, Chain Reaction 3.0 p. 9). Dice: one each, yours first, all again while any two
/// are equal.
/// Chain Reaction 3.0's reinforcements (p. 25, R53) by option: after doubles both again, and if theirs is higher the edge
/// and the new PEF's Rep; at seven ½d6 figures, and for the enemy each of them.
void beginTurn(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step);

/// Whether the enemy's activation die lets it act this turn, where PEFs have a Rep they go by.
bool mayAct(const Campaign &campaign, const Pack &pack, const PefInPlay &pef);

Problems checkMovePef(const Campaign &campaign, const Pack &pack, int pef);
/// How it moves (Swordplay p. 31, Chain Reaction 3.0 p. 24); where that takes it is placePef. Dice: 2d6, 1d6 if any passed.
void movePef(const Campaign &campaign, const Pack &pack, int pef, Dice &dice, Step &step);

Problems checkResolvePef(const Campaign &campaign, const Pack &pack, int pef);
/// It has been seen (Swordplay p. 31, Chain Reaction 3.0 p. 24, R13, R23, R24, R49). Dice: as resolvePef and resolvePatrolPef.
void resolvePef(const Campaign &campaign, const Pack &pack, int pef, Dice &dice, Step &step);

/// What the PEF hides, as its player records it for a game head to head (Swordplay p. 26, R37); nobody: a decoy. Until it is
/// turned over it can be recorded anew.
Result<Step> hideUnderPef(const Campaign &campaign, const Pack &pack, int pef, const std::vector<Profile> &figures);
/// It is turned over and not rolled: the figures that were recorded stand where it stood.
Result<Step> revealPef(const Campaign &campaign, int pef);

/// What it turned out to be, as the player says, without dice: these groups, or nobody.
Result<Step> sayWhatItWas(const Campaign &campaign, const Pack &pack, int pef,
                          const std::vector<std::vector<EnemyFigure>> &groups);
/// Who of the enemy leads them all; `figure` from 1.
Result<Step> nameLeader(const Campaign &campaign, int group, int figure);

/// The player's own PEFs in a game head to head: three markers, each with some of the band or with nobody, a decoy (Swordplay
/// p. 26, R37). Until one is turned over what it hides can be recorded anew.
Result<Step> hideOwn(const Campaign &campaign, int pef, int section, const std::vector<FigureId> &figures);
/// To where it stands by now.
Result<Step> placeOwnPef(const Campaign &campaign, int pef, int section);
/// The other player has seen it: those whom it hid stand there as a group of their own.
Result<Step> revealOwn(const Campaign &campaign, int pef);

/// It passed both dice before, and in Chain Reaction 3.0 (p. 25) goes on like that without any.
bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack);

/// As far as the whole band goes: two to one against you, in Chain Reaction 3.0 their side against yours.
bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group);

/// Whether its side's activation die lets it act this turn (Swordplay p. 14, Chain Reaction 3.0 p. 9). Before the first turn
/// and by cards every group may.
bool mayAct(const Play &play, const GroupInPlay &group);

Problems checkMoveGroup(const Campaign &campaign, const Pack &pack, int group);
/// NP movement against the Rep it acts by (Swordplay p. 32; Chain Reaction 3.0 p. 26, where a group that goes round a flank
/// splits in two). `outnumbers`: two to one against the nearest of your groups, in Chain Reaction 3.0 their side against
/// yours; not said is worked out from your whole party. Dice: 2d6, one more for each that holds, then 1d6 for the flank.
void moveGroup(const Campaign &campaign, const Pack &pack, int group, bool cover, std::optional<bool> outnumbers,
               Dice &dice, Step &step);

/// One of the band came to the battle, or could have come.
bool isOfBattle(const Campaign &campaign, const OwnFigure &own);
/// How many could have come and did not.
int countAtHome(const Campaign &campaign);

/// The states these rules know.
std::vector<TableState> statesOf(const Campaign &campaign, const Pack &pack);

/// How one of the band stands now. `turns`: that it ducks, where these are counted; none: as long as anybody does.
Result<Step> setState(const Campaign &campaign, const Pack &pack, FigureId id, TableState state,
                      std::optional<int> turns = {});
/// One of the band lost a Rep during the fight.
Result<Step> loseRep(const Campaign &campaign, FigureId id);
/// How an enemy stands now; `figure` from 1.
Result<Step> setEnemyState(const Campaign &campaign, const Pack &pack, int group, int figure, TableState state,
                           std::optional<int> turns = {});

/// The conditions that hold for a figure from a test on until they are over: a hero, an empty weapon.
std::vector<QString> lastingConditions(const Pack &pack);
/// One of them noted of a figure by hand, or that it is over.
Result<Step> setLasting(const Campaign &campaign, const Pack &pack, const InPlay &whose, const QString &condition,
                        bool on);

Problems checkStarPower(const Campaign &campaign, TableState damage, std::optional<int> star = {});
/// The Star's dice against damage (Swordplay p. 5, R28): each 1 to 3 makes it a level less, a 6 is lost. Dice: those left.
void rollStarPower(const Campaign &campaign, const Pack &pack, TableState damage, Dice &dice, Step &step,
                   std::optional<int> star = {});

/// How many sides fight, the player's and the enemy's among them.
Result<Step> countSides(const Campaign &campaign, int sides);

/// Whether sections are scouted by dice.
bool mayScout(const Campaign &campaign, const Pack &pack);
Problems checkScout(const Campaign &campaign, const Pack &pack, int section);
/// A scout goes into a section (Chain Reaction 3.0 p. 25, R56). Whom it finds is one more PEF, which is no false alarm (R6).
/// Dice: 2d6.
void scoutSection(const Campaign &campaign, const Pack &pack, int section, Dice &dice, Step &step);

/// Whether the group was in a building that is raided.
bool guardsBuilding(const Campaign &campaign, int group);
Problems checkPlaceGuards(const Campaign &campaign, int group);
/// Where its figures stand when the building is seen (Swordplay p. 29). Dice: as placeGuards().
void placeGuards(const Campaign &campaign, int group, bool shotsFired, Dice &dice, Step &step);
/// What a guard knows of you; figure 0: all of them who still fight.
Result<Step> noticeGuard(const Campaign &campaign, int group, int figure, GuardWatch watch);

/// One who never mixes with others of its list, but for a Star.
bool isApart(const Campaign &campaign, const Pack &pack, const Figure &figure);
/// To where the band's own stand by now, and who goes with whom; the group after the last is a new one.
Result<Step> placeOwnGroup(const Campaign &campaign, int group, int section);
Result<Step> joinOwnGroup(const Campaign &campaign, const Pack &pack, FigureId id, int group);

/// To where they stand by now.
Result<Step> placePef(const Campaign &campaign, int pef, int section);
Result<Step> placeGroup(const Campaign &campaign, int group, int section);
/// Which side it fights for, where more than two do: 1 the enemy, then those over two.
Result<Step> sideGroup(const Campaign &campaign, int group, int army);

inline constexpr int mostAtOnce = 30;

/// Enemies who come as the players agree.
struct NewGroup {
    int army = firstEnemy;
    int figures = 1;
    int section = 2;
};

Problems checkAddGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted);
/// Dice: as drawFigure() for each, from the enemy's list.
void addGroup(const Campaign &campaign, const Pack &pack, const NewGroup &wanted, Dice &dice, Step &step);

/// A group off the table, or back on it.
Result<Step> strikeGroup(const Campaign &campaign, int group, bool on);

/// A Patrol's section, seen for a full turn of activation (Swordplay p. 29).
Result<Step> seeSection(const Campaign &campaign, int section, bool on);

Problems checkLoot(const Campaign &campaign, const Pack &pack, int building);
/// Somebody goes in, or spends another quiet turn there (Swordplay p. 29, R98): one of the raiders who carries on, in a turn
/// in which its group may act, once the building is empty. Dice: 1d6 when the figure goes in.
void loot(const Campaign &campaign, int building, Dice &dice, Step &step);
/// The turns in a row begin again.
Result<Step> breakOffLoot(const Campaign &campaign, int building);

Result<Step> writeNote(const Campaign &campaign, const QString &text);

/// How everybody fared so far, for the report: those at home are left out.
std::vector<ReportedFate> fatesSoFar(const Play &play);
/// One of a band that is met, as its own player's side has it (R87).
OwnFigure asOwn(const EnemyFigure &met);

} // namespace muster::actions
