// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

/// The most that a correction may say (R5), for the act that refuses more and the form that offers no more.
namespace muster::acts {

inline constexpr int mostBuildings = 9; ///< in a section
inline constexpr int longestSectionWords = 60; ///< characters
inline constexpr int mostStructures = 36; ///< of a settlement, beside its homes
inline constexpr int mostHomes = 144;
inline constexpr int longestNotes = 2000; ///< on a settlement, characters

// What every act demands of what the player typed. Each adds its reasons to `problems`.

inline constexpr int longestName = 200; ///< characters
using muster::highestRep;
inline constexpr int latestTurn = 9999;
inline constexpr int leastSkill = 30; ///< three dice of 1 (R81)
inline constexpr int mostSkill = 240; ///< four of 6

/// A name may be in any script and hold any sign that can be seen; `whose` begins the sentence: "The Star's name".
void demandName(const QString &name, const QString &whose, Problems &problems);

/// What a table of the player's own is parted into (R95).
void demandGrid(const Grid &grid, Problems &problems);

/// What an encounter is about and where the band comes on, in the player's words; each may be empty.
void demandWords(const QString &objective, const QString &entry, Problems &problems);

/// Class, armour and weapon are the pack's, the Rep from `least` to `most`; `who` is a name or "the Star".
void demandProfile(const Pack &pack, const Profile &profile, int least, int most, const QString &who,
                   Problems &problems);

/// Different ones, of the pack's, no more than `most`.
void demandAttributes(const Pack &pack, const QStringList &attributes, int most, const QString &who,
                      Problems &problems);

/// What a band may be founded as: the army lists, and the teams that a player may lead.
QStringList armyLists(const Pack &pack);
QStringList bandLists(const Pack &pack);
void demandList(const Pack &pack, const QString &list, Problems &problems);
/// The same where more than the pack's lists will do, or other names stand beside them.
void demandList(const Pack &pack, const QString &list, const QStringList &known, Problems &problems);
void demandOptions(const Pack &pack, const Options &options, Problems &problems);
void demandEal(int eal, Problems &problems);

/// Why one who is away cannot take part.
Problem whyAway(const Figure &figure);

/// The players closed it.
Problem alreadyClosed(const Campaign &campaign);
/// Between encounters, and not over.
void demandBetweenEncounters(const Campaign &campaign, Problems &problems);

/// What has a number and a name, as the choices in a message: "1 Osric, 4 Maud".
template<typename Things, typename Number, typename Name>
QString numbered(const Things &things, Number numberOf, Name nameOf)
{
    QStringList all;
    for (const auto &thing : things)
        all << QStringLiteral("%1 %2").arg(QString::number(numberOf(thing)), nameOf(thing));
    return all.join(QStringLiteral(", "));
}

/// Nobody in the band has that number, and who has one.
Problem nobodyNumbered(const Campaign &campaign, FigureId id);
/// No Star, as these rules call one, has that number, and which have one; but for this one, where another is asked for.
Problem noStarNumbered(const Campaign &campaign, FigureId id, std::optional<FigureId> but = {});

/// Those that differ from the pack's defaults.
Options chosenOptions(const Pack &pack, const Options &options);

/// Those with which a campaign is founded where these were chosen: what is newer than some campaigns is said.
Options foundingOptions(const Pack &pack, Options chosen);

/// The value of an option: the campaign's, else the pack's default.
QString optionValue(const Campaign &campaign, const Pack &pack, const QString &id);

template<typename Rows>
QStringList idsIn(const Rows &rows)
{
    QStringList ids;
    for (const auto &row : rows)
        ids << row.id;
    return ids;
}

/// "a, b, c" of ids, to name the choices in a message.
template<typename Rows>
QString idsOf(const Rows &rows)
{
    return idsIn(rows).join(QStringLiteral(", "));
}

} // namespace muster::acts
