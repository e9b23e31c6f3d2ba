// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/changes/change.h"
#include "model/json/place.h"
#include "rules/result.h"

/// Conditions and helpers that several kinds of change share.
namespace muster {

inline constexpr int mostTurns = 1000000;
inline constexpr int mostPoints = 1000000;

/// The range of a number in a change, and a check whether the campaign has what the number names.
struct IdCheck : Range {
    bool (*isThere)(const Campaign &, int);
};

/// The length of a text in a change that names something of the pack, and what it names.
struct PackId : Range {
    enum Kind : std::uint8_t { List, Weapon, WeaponOrArmor } kind;
};
inline constexpr PackId aList{upTo(longestText), PackId::List};
inline constexpr PackId aWeapon{upTo(longestText), PackId::Weapon};
inline constexpr PackId aWeaponOrArmor{upTo(longestText), PackId::WeaponOrArmor};

bool isStar(const Campaign &now, int id);
bool everJoined(const Campaign &now, int id);
bool hasSection(const Campaign &now, int section); ///< on the table of the current encounter
bool hasSectionOrOff(const Campaign &now, int section);
/// Checks whether a note or a picture can be about this. The campaign does not know the number of steps; an action
/// checks that.
bool canBeAbout(const Campaign &now, const About &about);
/// Returns null if there is none.
const EnemyFigure *enemyThere(const Campaign &now, int group, int figure);

/// Checks whether `id` is the next free number.
bool isNext(int id, const auto &all, int most)
{
    const auto count = static_cast<int>(all.size());
    return count < most && id == count + 1;
}

inline constexpr IdCheck aMember{fromOne,
                                 [](const Campaign &now, int id) { return now.find(FigureId{id}) != nullptr; }};
inline constexpr IdCheck aLeadingStar{fromOne, isStar};
inline constexpr IdCheck aFigure{fromOne, everJoined}; ///< any figure that ever joined
/// The figure that poisoned this one; 0 when the poison is used up.
inline constexpr IdCheck aFigureOrNone{{}, [](const Campaign &now, int id) { return id == 0 || everJoined(now, id); }};
inline constexpr IdCheck aFoe{fromOne, [](const Campaign &now, int id) { return now.foes.contains(id); }};
inline constexpr IdCheck aSettlement{fromOne, [](const Campaign &now, int id) -> bool { return now.settlement(id); }};
inline constexpr IdCheck aNote{fromOne, [](const Campaign &now, int id) { return now.words.contains(id); }};
inline constexpr IdCheck aPicture{fromOne, [](const Campaign &now, int id) { return now.pictures.contains(id); }};
inline constexpr IdCheck aGoal{fromOne, [](const Campaign &now, int id) { return now.goals.contains(id); }};

// On the table:

inline constexpr IdCheck anOwnFigure{
    fromOne, [](const Campaign &now, int id) { return now.play && now.play->find(FigureId{id}); }};
inline constexpr IdCheck anOwnGroup{oneTo(mostOwnGroups),
                                    [](const Campaign &now, int id) { return now.play && now.play->ownGroup(id); }};
/// A PEF of the band that has not been turned over.
inline constexpr IdCheck aHiddenPef{oneTo(mostOwnPefs), [](const Campaign &now, int id) {
                                        const OwnPef *own = now.play ? now.play->ownPef(id) : nullptr;
                                        return own && !own->revealed;
                                    }};
inline constexpr IdCheck aWaitingPef{oneTo(mostPefs), [](const Campaign &now, int id) {
                                         const PefInPlay *pef = now.play ? now.play->pef(id) : nullptr;
                                         return pef && pef->isWaiting();
                                     }};
inline constexpr IdCheck aGroup{oneTo(mostGroups),
                                [](const Campaign &now, int id) { return now.play && now.play->group(id); }};
inline constexpr IdCheck anArmy{{firstEnemy, mostSides - 1},
                                [](const Campaign &now, int id) { return now.play && id < now.play->sides; }};
inline constexpr IdCheck aBuilding{
    oneTo(100), [](const Campaign &now, int id) { return now.play && id <= std::ssize(now.play->buildings); }};
inline constexpr IdCheck aSection{oneTo(mostSections),
                                  [](const Campaign &now, int id) { return now.play && hasSection(now, id); }};
/// A section, or off the table for a figure that hides, follows or waits for an alarm.
inline constexpr IdCheck aSectionOrOff{{offTable, mostSections}, hasSectionOrOff};

// Files are checked before their changes are applied, so that everything named here exists.

Figure &member(Campaign &now, FigureId id);
EnemyFigure &enemyFigure(Campaign &now, int group, int figure); ///< `figure` from 1, in the order they were rolled

/// Sets the state of a figure. If it ducks while lying, the state that felled it stays (R7).
void stand(auto &figure, TableState state, int until, bool lying)
{
    const auto felled = figure.felled;
    stand(figure, state, until);
    if (!lying || !felled)
        return;
    figure.felled = felled;
    figure.doing = state;
    figure.state = *felled;
}

} // namespace muster
