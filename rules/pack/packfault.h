// SPDX-License-Identifier: MIT
#pragma once

#include "rules/result.h"

#include <QJsonValue>
#include <QStringList>

#include <variant>
#include <vector>

namespace muster {

/// What can be wrong with a pack's file. A closed list: model/packs.cpp tells each in words.
enum class Fault : std::uint8_t {
    // Of any file:
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
    // Of what is rolled on:
    NotDice,
    NotARoll,
    RollOutOfReach,
    GapInRolls,
    RollsOverlap,
    NotATotal,
    GapInTotals,
    TotalsOverlap,
    // Of what must be in the pack:
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
    // Of the reference:
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
    NotASide,
    NotAMeasure,
    Unranked,
    TooFewLevels,
    NotFromOne,
    // Of one part:
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
    NotAWeaponsId,
    NotAboveBandBefore,
    HalfARangedWeapon,
    PartIsNoWeapon,
    PartHasParts,
};

/// What was found, as it stands in the file, or a plain text or number.
using FaultArgument = std::variant<QString, QJsonValue>;

/// A word of the file, to be told in quotes.
inline QJsonValue quoted(const QString &word)
{
    return word;
}

/// A fault in a pack's file, and the way to it: `list "feudal"`, `row 3`.
struct PackFault {
    QString file;
    QStringList place;
    Fault what = Fault::NoFile;
    std::vector<FaultArgument> arguments;
};

using PackFaults = std::vector<PackFault>;

} // namespace muster
