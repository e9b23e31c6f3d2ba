// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/texts.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// The limits of corrections (R5), for the act that refuses more and the form that offers no more.
namespace muster::acts {

inline constexpr int mostBuildings = 9; ///< per section
inline constexpr int longestSectionWords = 60; ///< characters
inline constexpr int mostStructures = 36; ///< in a settlement, besides its homes
inline constexpr int mostHomes = 144;
inline constexpr int longestNotes = 2000; ///< on a settlement, characters

// Checks that acts share on everything a player types. Each adds its reasons to `problems`.

inline constexpr int longestName = 200; ///< characters
using muster::highestRep;
inline constexpr int latestTurn = 9999;
inline constexpr int leastSkill = 30; ///< three dice of 1 (R81)
inline constexpr int mostSkill = 240; ///< four dice of 6

/// Returns the problem that nothing has this name, with the one that may have been meant and those that exist;
/// `choices` has a place for them.
Problem unknownName(const QString &sentence, const QString &typed, const QStringList &names,
                    const QString &choices = ActsText::tr("Available: %1."));

/// Checks a name, which may be in any script and hold any sign that can be seen; `whose` begins the sentence: "The
/// Star's name".
void demandName(const QString &name, const QString &whose, Problems &problems);

/// Checks the division of a player's own table into sections (R95).
void demandGrid(const Grid &grid, Problems &problems);

/// Checks the player's words for the objective and for the place where the band comes on; each may be empty.
void demandWords(const QString &objective, const QString &entry, Problems &problems);

/// Checks that class, armour and weapon are the pack's, and the Rep is from `least` to `most`; `who` is a name or "the
/// Star".
void demandProfile(const Pack &pack, const Profile &profile, int least, int most, const QString &who,
                   Problems &problems);

/// Checks for different attributes of the pack, no more than `most`.
void demandAttributes(const Pack &pack, const QStringList &attributes, int most, const QString &who,
                      Problems &problems);

/// Returns the ids of the army lists; bandLists() adds the teams that a player may lead.
QStringList armyLists(const Pack &pack);
QStringList bandLists(const Pack &pack);
void demandList(const Pack &pack, const QString &list, Problems &problems);
/// Checks for one of `known`, if more than the pack's lists will do or other names stand beside them.
void demandList(const Pack &pack, const QString &list, const QStringList &known, Problems &problems);
void demandOptions(const Pack &pack, const Options &options, Problems &problems);
void demandEal(int eal, Problems &problems);

/// Returns why a figure that is away cannot take part.
Problem whyAway(const Figure &figure);

/// Returns the problem that the players closed the campaign.
Problem alreadyClosed(const Campaign &campaign);
/// Checks that there is no current encounter and the campaign is not over.
Problems demandBetweenEncounters(const Campaign &campaign);

/// Returns things with a number and a name, as the choices in a message: "1 Osric, 4 Maud".
template<typename Things, typename Number, typename Name>
QString numbered(const Things &things, Number numberOf, Name nameOf)
{
    QStringList all;
    for (const auto &thing : things)
        all << QStringLiteral("%1 %2").arg(QString::number(numberOf(thing)), nameOf(thing));
    return all.join(QStringLiteral(", "));
}

/// Returns the problem that nobody in the band has that number, with the numbers there are.
Problem nobodyNumbered(const Campaign &campaign, FigureId id);
/// Returns the problem that no Star, under the name in these rules, has that number, with those that have one; without
/// `but`, if another one is asked for.
Problem noStarNumbered(const Campaign &campaign, FigureId id, std::optional<FigureId> but = {});

/// Returns the options that differ from the pack's defaults.
Options chosenOptions(const Pack &pack, const Options &options);

/// Returns the options for founding a campaign with these choices: options newer than some campaigns are always stated.
Options foundingOptions(const Pack &pack, Options chosen);

/// Returns the value of an option: the campaign's, else the pack's default.
QString optionValue(const Campaign &campaign, const Pack &pack, const QString &id);

template<typename Rows>
QStringList idsIn(const Rows &rows)
{
    QStringList ids;
    for (const auto &row : rows)
        ids << row.id;
    return ids;
}

/// Returns "a, b, c" from ids, to name the choices in a message.
template<typename Rows>
QString idsOf(const Rows &rows)
{
    return idsIn(rows).join(QStringLiteral(", "));
}

} // namespace muster::acts
