// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/play.h"
#include "model/campaign/report.h"
#include "model/kinded.h"
#include "model/systems/halfmonths/scenarioinplay.h"
#include "rules/band/profile.h"
#include "rules/dice/roll.h"
#include "rules/faction/faction.h"

#include <QStringList>

#include <optional>

namespace muster {

struct ActKind;
bool isSame(const ActKind &kind, const void *one, const void *other);

/// What a player does with dice: which act it is, and what was said of it beforehand. Acts are values, so that they can be
/// kept, told, and done on whatever dice there are.
using Act = Kinded<ActKind>;

namespace acts {

struct Recruit {
    static const ActKind kind;
    friend bool operator==(const Recruit &, const Recruit &) = default;
};

/// One Grunt picked by hand, whose initiative and skill are rolled up (R81).
struct RecruitByHand {
    Profile profile;
    QString name;
    QStringList attributes;
    static const ActKind kind;
    friend bool operator==(const RecruitByHand &, const RecruitByHand &) = default;
};

struct Prepare {
    QString enemy;
    bool waits = false; ///< the turns stop as soon as somebody is back
    static const ActKind kind;
    friend bool operator==(const Prepare &, const Prepare &) = default;
};

struct Travel {
    std::optional<Locale> to; ///< none: where the journey goes
    QString enemy;
    static const ActKind kind;
    friend bool operator==(const Travel &, const Travel &) = default;
};

/// The band comes to a settlement; a current encounter that may be fought in one is fought in this one.
struct FindSettlement {
    static const ActKind kind;
    friend bool operator==(const FindSettlement &, const FindSettlement &) = default;
};

/// Parts of the current encounter are rolled up anew.
struct Reroll {
    std::vector<int> sections;
    std::vector<int> pefs;
    QString enemy = {}; ///< whom the other side is raised from; empty: it stays
    static const ActKind kind;
    friend bool operator==(const Reroll &, const Reroll &) = default;
};

struct SeekPress {
    static const ActKind kind;
    friend bool operator==(const SeekPress &, const SeekPress &) = default;
};

/// The next turn on the table: activation dice, or cards.
struct BeginTurn {
    static const ActKind kind;
    friend bool operator==(const BeginTurn &, const BeginTurn &) = default;
};

struct Scout {
    int section = 1;
    static const ActKind kind;
    friend bool operator==(const Scout &, const Scout &) = default;
};

/// Enemies who come as the players agree.
struct AddGroup {
    int army = firstEnemy;
    int figures = 1;
    int section = 1;
    static const ActKind kind;
    friend bool operator==(const AddGroup &, const AddGroup &) = default;
};

struct ResolvePef {
    int pef = 1;
    static const ActKind kind;
    friend bool operator==(const ResolvePef &, const ResolvePef &) = default;
};

struct MovePef {
    int pef = 1;
    static const ActKind kind;
    friend bool operator==(const MovePef &, const MovePef &) = default;
};

struct MoveGroup {
    int group = 1;
    bool cover = false;
    std::optional<bool> outnumbers = {}; ///< two to one, where the player has said so or not
    static const ActKind kind;
    friend bool operator==(const MoveGroup &, const MoveGroup &) = default;
};

struct UseStarPower {
    TableState damage = TableState::OutOfTheFight;
    static const ActKind kind;
    friend bool operator==(const UseStarPower &, const UseStarPower &) = default;
};

struct Loot {
    int building = 1;
    static const ActKind kind;
    friend bool operator==(const Loot &, const Loot &) = default;
};

struct PlaceGuards {
    int group = 1;
    bool afterShots = false;
    static const ActKind kind;
    friend bool operator==(const PlaceGuards &, const PlaceGuards &) = default;
};

/// What an encounter of the first edition asks for.
struct PlayScenario {
    ScenarioDeed deed = ScenarioDeed::Turn;
    static const ActKind kind;
    friend bool operator==(const PlayScenario &, const PlayScenario &) = default;
};

/// A test or table of the reference shelf. It makes no step: its result may be recorded when it is known.
struct TakeTest {
    QString entry; ///< its id
    int variant = 0;
    QString taker; ///< whose it is, as listed; empty: nobody in particular
    QStringList values; ///< "rep=4", as its form was filled in
    static const ActKind kind;
    friend bool operator==(const TakeTest &, const TakeTest &) = default;
};

} // namespace acts

/// An act whose dice are being rolled. The campaign file keeps it die by die, until the last one makes a step of it.
struct ActUnderWay {
    Act act = acts::Recruit{};
    quint64 seed = 0; ///< where the program's dice come from
    Rolls rolls = {};
    DiceRequest asked = {}; ///< the roll that comes next
    QString typed = {}; ///< of that roll, what is typed and not entered
    int mayDropAt = 0; ///< the player agreed that what is undone beyond so many steps may go; 0: was not asked

    friend bool operator==(const ActUnderWay &, const ActUnderWay &) = default;
};

/// What is half done in a campaign and no step yet. The campaign file keeps it beside the steps.
struct Drafts {
    std::optional<AftermathDraft> report;
    std::optional<ActUnderWay> act;

    bool isEmpty() const { return !report && !act; }
    friend bool operator==(const Drafts &, const Drafts &) = default;
};

} // namespace muster
