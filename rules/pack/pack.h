// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"
#include "rules/band/profile.h"
#include "rules/encounter/contact.h"
#include "rules/encounter/howmany.h"
#include "rules/encounter/kind.h"
#include "rules/encounter/movement.h"
#include "rules/encounter/section.h"
#include "rules/encounter/setup.h"
#include "rules/table/rolltable.h"

#include <QString>

#include <array>
#include <vector>

namespace muster {

/// A word of the game: its id on the command line and in files, its title on screen and paper.
struct Term {
    QString id;
    QString title;

    friend bool operator==(const Term &, const Term &) = default;
};

/// A row of the weapons tables. A pair ("Lance, Sword") names its parts instead.
struct Weapon {
    QString id;
    QString title;
    std::vector<QString> parts;
    int impact = 0; ///< ranged weapons only
    int range = 0; ///< inches on foot
    int rangeMounted = 0; ///< inches, where it differs; else the same
    bool twoHands = false;
    bool reload = false;
    int meleeDice = 0; ///< Melee Combat's modifier, in d6
    int meleeDiceTwoHands = 0; ///< swung with both hands and no shield, where it differs; else the same
};

struct ArmyList {
    QString id;
    QString title;
    RollTable<Profile> figures;
};

/// A PEF's move by the die after the passed dice.
struct PefStride {
    PefMove move = PefMove::Stay;
    int inches = 0;
};

struct TerrainDeal {
    Terrain terrain = Terrain::Clear;
    bool buildings = false;
};

struct ChainLink {
    EncounterKind next = EncounterKind::Patrol;
    int ealChange = 0;
};

/// Recovery by dice passed: what becomes of one who went out of the fight, or ran.
struct RecoveryRow {
    Recovered fate = Recovered::Returned;
    int repChange = 0;
};

/// A campaign's choice between readings of the rules; the default stands first.
struct Option {
    QString id;
    QString title;
    std::vector<Term> values;
};

/// Everything one rule system says in figures and short terms, as its JSON in resources/packs holds it and the loader
/// has checked it. Procedures read it; they hold no figure of a book themselves.
struct Pack {
    QString id;
    QString title;
    QString turnName; ///< what a campaign turn is called: "Month"
    std::vector<Term> classes;
    std::vector<Weapon> weapons;
    std::vector<ArmyList> lists;
    std::vector<QString> names;
    std::vector<Option> options;

    int leastStarRep = 3;
    int mostStarRep = 5;
    int suggestedStarRep = 5;

    RollTable<TerrainDeal> terrain;
    RollTable<int> buildings;
    RollTable<int> objectiveBuildings;
    RollTable<TimeOfDay> raidTime;
    std::array<std::array<ChainLink, 2>, 3> chain; ///< by EncounterKind, then Outcome
    std::array<RollTable<PefLetter>, highestEal> pefLetters; ///< by EAL − 1
    RollTable<HowMany> howMany;
    std::array<std::array<RollTable<PefStride>, 2>, 2> pefMoves; ///< by passed − 1, then whether other PEFs are there
    std::array<NonPlayerMove, 3> nonPlayerMoves; ///< by passed
    std::array<std::array<RecoveryRow, 2>, 3> recovery; ///< by passed, then out of the fight / ran away

    const ArmyList *list(const QString &id) const;
    const Weapon *weapon(const QString &id) const;
    const Term *figureClass(const QString &id) const;
    const Option *option(const QString &id) const;

    /// The name of the figure with this id; past the end of the list they come round again with a number.
    QString nameFor(int figureId) const;
};

} // namespace muster
