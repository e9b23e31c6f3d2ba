// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QJsonValue>
#include <QStringList>

#include <variant>
#include <vector>

namespace muster {

/// A kind of fault in a pack's file. The set is closed; model/packs.cpp has a text for each.
enum class Fault : std::uint8_t {
    // In any file:
    NoFile,
    Stray,
    NotJson,
    Missing,
    StrangeKey,
    Empty,
    NotAnObject,
    NotText,
    NotOfTypeText,
    NotOfTypeWhole,
    NotOfTypeFlag,
    NotOfTypeList,
    NotAnId,
    NotOneOf,
    OutOfRange,
    TooFew,
    Twice,
    NotALine,
    TooLong,
    // In roll tables:
    NotDice,
    NotARoll,
    RollOutOfReach,
    GapInRolls,
    RollsOverlap,
    NotATotal,
    GapInTotals,
    TotalsOverlap,
    // Ids that the pack does not have:
    NoPart,
    NoClass,
    NoTeam,
    NoWeapon,
    NoArmour,
    NoList,
    NoArmyList,
    NoOption,
    NoValueOfOption,
    NoStructure,
    NoSettlementKind,
    // In the reference:
    NoWord,
    NoBearer,
    NoTable,
    NoTableBefore,
    NoTest,
    NoDamageTable,
    NoEntryLeft,
    InNoSection,
    NoEntryNorProcedure,
    NoRowAsks,
    NoRowForEven,
    NoRowForALead,
    Unranked,
    TooFewLevels,
    NotFromOne,
    // In a single part:
    NoRulesNamed,
    ListIsThere,
    ToBelowFrom,
    NotOneForEachRep,
    NotFromNought,
    NotAName,
    LeastAboveMost,
    NoPercentile,
    IdOfAList,
    ListWithoutNumbers,
    NotOfFigures,
    SuggestedOutside,
    NoArmourClass,
    NobodyHasRole,
    GenreWithoutEncounter,
    RoadWithoutRoads,
    RiverWithoutRivers,
    RiversWithoutTerrain,
    EnemyOfChoice,
    NotSixSizes,
    NobodyCarries,
    NotAboveBandBefore,
    HalfARangedWeapon,
    PartIsNoWeapon,
    PartHasParts,
};

/// A detail of a fault: a value as it stands in the file, or plain text or a number.
using FaultArgument = std::variant<QString, QJsonValue>;

/// Marks a word of the file, so that the text of the fault has it in quotes.
inline QJsonValue quoted(const QString &word)
{
    return word;
}

/// A fault in a pack's file, with the path to its place: `list "feudal"`, `row 3`.
struct PackFault {
    QString file;
    QStringList place;
    Fault what = Fault::NoFile;
    std::vector<FaultArgument> arguments;
};

using PackFaults = Reasons<PackFault>;

} // namespace muster
