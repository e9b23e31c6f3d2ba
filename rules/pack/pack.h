// SPDX-License-Identifier: MIT
#pragma once

#include "rules/aftermath/recovery.h"
#include "rules/band/attribute.h"
#include "rules/band/outranking.h"
#include "rules/band/profile.h"
#include "rules/band/squad.h"
#include "rules/calendar/calendar.h"
#include "rules/encounter/activitytables.h"
#include "rules/encounter/chaintables.h"
#include "rules/encounter/patroltables.h"
#include "rules/encounter/terraintables.h"
#include "rules/faction/faction.h"
#include "rules/force/points.h"
#include "rules/games/gametables.h"
#include "rules/media/coverage.h"
#include "rules/pack/onfirstuse.h"
#include "rules/pack/optionvalue.h"
#include "rules/reference/reference.h"
#include "rules/scenario/teams.h"
#include "rules/scenario/victory.h"
#include "rules/settlement/settlement.h"
#include "rules/table/rolltable.h"
#include "rules/wounds/recover.h"

#include <QMap>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// A word of the game: its id on the command line and in files, its title on screen and paper.
struct Term {
    QString id;
    QString title;
    QString about = {}; ///< a line for whoever chooses; empty where the title says it all

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
    std::vector<int> bands; ///< inches to the end of each range band, where the rules have those
    std::vector<int> bandsAutomatic = {}; ///< on automatic, where they differ
    bool singleShots = false; ///< it has no automatic fire
    std::vector<int> bandsAlone = {}; ///< without its crew of two, where it has one
    int meleeDiceTwoHands = 0; ///< swung with both hands and no shield, where it differs; else the same
    int meleeImpact = 0; ///< hand weapons: added to the Rep, or what decides who has more
    int targets = 0; ///< most it may engage, or d6 it fires; 0 for no limit but its blast
    int blast = 0; ///< inches across the circle in which all are hit; 0: none
    int outgunned = 0; ///< Outgunned Ranking, 1 to 5; 0: none
    std::vector<QString> lists = {}; ///< the only army lists that have it; none: any
    bool natural = false; ///< a part of the figure that has it
    bool orStolen = false; ///< others may carry one they took

    /// The range bands it is fired with; `alone`: by one man, where it wants two.
    const std::vector<int> &bandsFor(bool automatic, bool alone) const
    {
        if (alone && !bandsAlone.empty())
            return bandsAlone;
        return automatic && !bandsAutomatic.empty() ? bandsAutomatic : bands;
    }
};

/// What "varies" or "special" stands for in a list: one of these, as the player's figures have it.
struct WeaponChoice {
    QString id; ///< the weapon as the list's rows name it
    std::vector<QString> weapons;
};

/// Better arms for all of a list's figures, for one encounter (Chain Reaction, first edition, p. 9).
struct Upgrade {
    QString id;
    QString title;
    QString armor; ///< that everybody puts on; empty: their own
    std::vector<QString> weapons; ///< any one of these
    QString as = {}; ///< or armed as this list, within its limit of special weapons
};

struct ArmyList {
    QString id;
    QString title;
    RollTable<Profile> figures; ///< with their weapons, unless there is a die for these
    std::optional<RollTable<QString>> weaponDie = {}; ///< a weapon's id
    std::vector<WeaponChoice> choices = {};
    QMap<QString, int> carries = {}; ///< besides the weapon, each figure so many of a weapon: two grenades (R76)
    std::vector<QString> mayCarry = {}; ///< besides the weapon, as the player's figures have it
    std::vector<Upgrade> upgrades = {};
    int figuresPerSpecial = 0; ///< no more than one special weapon for so many figures; 0: no limit
    bool needsSpecial = false; ///< every squad has one: where none fell, the player names who carries it (R76)
    std::optional<Squad> squad = {};
    QString foe = {}; ///< the list proposed as its first enemy; empty: any other
    std::vector<OptionValue> suits = {}; ///< proposed to whoever founds a campaign with it
    QString source = {}; ///< the id of the pack it comes from, or the path of a player's own file
};

/// A campaign's choice between readings of the rules; the default stands first.
struct Option {
    QString id;
    QString title;
    std::vector<Term> values;
    std::optional<OptionValue> onlyWith = {}; ///< another's value, without which this one says nothing
    QString before = {}; ///< of campaigns from before there was this option, where that is not the default

    /// What a campaign that says nothing of it has.
    const QString &unsaid() const { return before.isEmpty() ? values.front().id : before; }
};

/// How a campaign ends, in the voice of its game. %1 is who it is about, %2 when it was; empty: the program's own words.
struct ClosingLines {
    QString starDies;
    QString starSteps; ///< down, with no Rep left to lead with
    QString bandLives; ///< who is left of it
    QString bandGone; ///< nobody is
};

/// Everything one rule system says in figures and short terms, as its JSON in resources/packs holds it and the loader
/// has checked it. Procedures read it; they hold no figure of a book themselves.
struct Pack {
    QString id;
    QString title;
    QString about; ///< one line on the games it is for
    QString system; ///< the kind of campaign it is for, by its id; empty: as its parts say
    QString variant = {}; ///< the player's own that it follows, as one file (model/variant); empty: none
    QString turnName; ///< what a campaign turn is called: "Month"
    QStringList parts; ///< the files it has beside pack.json
    std::vector<Term> classes;
    QString starClass; ///< the class of a Star of whom none is said; may be empty
    std::vector<Term> armors; ///< where armour goes by a word and not by a class
    std::vector<Weapon> weapons;
    std::vector<ArmyList> lists;
    std::vector<Team> teams;
    std::vector<QString> names;
    std::vector<Option> options;
    ClosingLines farewell;

    int leastStarRep = 3;
    int mostStarRep = 5;
    int suggestedStarRep = 5;
    bool rollsStar = false; ///< a new Star may be rolled on its list instead of picked
    Outranking outranking = Outranking::Leaves;
    bool hunkersDown = false; ///< figures under fire may hunker down
    bool starLeads = false; ///< a group that a Star leads acts by the Star's Rep; else by the best in it
    bool hasArmor = false; ///< figures have an Armour Class
    bool hasShields = false;
    bool hasSkill = false; ///< figures have initiative and weapon skill in place of Rep (R81)

    // The parts of a rule set; a pack has those its rules have.
    std::optional<RollTable<Attribute>> attributes;
    std::optional<TerrainTables> terrain;
    std::optional<ChainTables> chain;
    std::optional<ActivityTables> activity;
    std::optional<PatrolTables> patrol;
    std::optional<RecoveryTable> recovery;
    std::optional<CalendarTables> calendar;
    std::optional<ScenarioTables> scenarios;
    std::optional<RewardTables> rewards;
    std::optional<WoundTables> wounds;
    std::optional<FirstAidTable> firstAid; ///< for campaigns whose sheet has it
    std::optional<ForcePoints> points;
    std::optional<MediaTables> media;
    std::optional<FactionTables> factions;
    std::optional<SettlementTables> settlements;
    std::optional<GameTables> games;
    OnFirstUse<Reference> reference; ///< the largest part

    /// The list of that id; of a team that a player may lead, the one it recruits from.
    const ArmyList *list(const QString &id) const;
    const Team *team(const QString &id) const;
    const Weapon *weapon(const QString &id) const;
    const Term *figureClass(const QString &id) const;
    const Term *armor(const QString &id) const;
    /// One of the classes; in rules without classes, none.
    bool allowsClass(const QString &id) const;
    /// An Armour Class; in rules without armour, 0.
    bool allowsArmor(int armor) const;
    const Attribute *attribute(const QString &id) const;
    const Option *option(const QString &id) const;
    /// PEFs stand on the table, and turn out to be somebody or nobody.
    bool hasPefs() const { return activity || patrol; }

    /// The name of the figure with this id; past the end of the list they come round again with a number.
    QString nameFor(int figureId) const;
};

} // namespace muster
