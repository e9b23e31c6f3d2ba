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

/// A term of the game with its id, for the command line and files, and its title, for screen and paper.
struct Term {
    QString id;
    QString title;
    QString about = {}; ///< one line of help for choosing it; empty if the title is enough

    bool operator==(const Term &) const = default;
};

/// A row of the weapons tables. A pair ("Lance, Sword") has no values but the ids of its parts.
struct Weapon {
    QString id;
    QString title;
    std::vector<QString> parts;
    int impact = 0; ///< for ranged weapons; 0 for others
    int range = 0; ///< inches on foot
    int rangeMounted = 0; ///< inches; equal to `range` unless it differs
    bool twoHands = false;
    bool reload = false;
    int meleeDice = 0; ///< Melee Combat's modifier, in d6
    std::vector<int> bands; ///< distance to the end of each range band; empty if the rules have none
    std::vector<int> bandsAutomatic = {}; ///< bands for automatic fire; empty if they do not differ
    bool singleShots = false; ///< has no automatic fire
    std::vector<int> bandsAlone = {}; ///< bands without its crew of two; empty if it needs none
    int meleeDiceTwoHands = 0; ///< modifier with both hands and no shield; equal to `meleeDice` unless it differs
    int meleeImpact = 0; ///< for hand weapons: added to the Rep, or compared between the two sides
    int targets = 0; ///< most targets it may engage, or number of d6 it fires; 0 for no limit but its blast
    int blast = 0; ///< diameter in inches of the circle in which all are hit; 0 for none
    int outgunned = 0; ///< Outgunned Ranking, 1 to 5; 0 for none
    std::vector<QString> lists = {}; ///< ids of the only army lists that have it; empty for all
    bool natural = false; ///< a part of the body of the figure that has it
    bool orStolen = false; ///< figures of other lists may carry one that they took

    /// Returns the range bands for this kind of fire. `alone`: fired by one figure, although it needs two.
    const std::vector<int> &bandsFor(bool automatic, bool alone) const
    {
        if (alone && !bandsAlone.empty())
            return bandsAlone;
        return automatic && !bandsAutomatic.empty() ? bandsAutomatic : bands;
    }
};

/// The weapons that "varies" or "special" stands for in a list. A figure of the player has one of these.
struct WeaponChoice {
    QString id; ///< id under which the rows of the list name it
    std::vector<QString> weapons;
};

/// Better arms for all figures of a list, for one encounter (Chain Reaction, first edition, p. 9).
struct Upgrade {
    QString id;
    QString title;
    QString armor; ///< armour that every figure puts on; empty if they keep their own
    std::vector<QString> weapons; ///< alternatives; any one of these
    QString as = {}; ///< id of a list as which they may be armed instead, within its limit of special weapons
};

struct ArmyList {
    QString id;
    QString title;
    RollTable<Profile> figures; ///< with their weapons, unless `weaponDie` decides these
    std::optional<RollTable<QString>> weaponDie = {}; ///< leads to the id of a weapon
    std::vector<WeaponChoice> choices = {};
    QMap<QString, int> carries = {}; ///< additional weapons of each figure, with their number: two grenades (R76)
    std::vector<QString> mayCarry = {}; ///< additional weapons that the player's figures may have
    std::vector<Upgrade> upgrades = {};
    int figuresPerSpecial = 0; ///< number of figures for which one special weapon is allowed; 0 for no limit
    bool needsSpecial = false; ///< every squad has one; if none was rolled, the player chooses who carries it (R76)
    std::optional<Squad> squad = {};
    QString foe = {}; ///< id of the list suggested as its first enemy; empty for any other
    std::vector<OptionValue> suits = {}; ///< options suggested when a campaign is created with this list
    QString source = {}; ///< id of the pack it comes from, or path of a player's own file
};

/// A choice between readings of the rules, made for a campaign. The default is the first value.
struct Option {
    QString id;
    QString title;
    std::vector<Term> values;
    std::optional<OptionValue> onlyWith = {}; ///< value of another option without which this one has no effect
    QString before = {}; ///< value for campaigns created before the option existed; empty for the default

    /// Returns the value for a campaign that does not store one.
    const QString &unsaid() const { return before.isEmpty() ? values.front().id : before; }
};

/// Sentences that close a campaign in the voice of its game. %1 stands for the figure or band, %2 for the date. Empty
/// texts are replaced by the program's own words.
struct ClosingLines {
    QString starDies;
    QString starSteps; ///< the Star steps down with no Rep left to lead with
    QString bandLives; ///< %1: the figures that are left
    QString bandGone; ///< no figure is left
};

/// The figures and short terms of one rule set, read from its JSON in resources/packs and checked by the loader.
/// Procedures read them from here and contain no figures of a book themselves.
struct Pack {
    QString id;
    QString title;
    QString about; ///< one line on the games it is for
    QString system; ///< id of the campaign system it is for; empty if its parts decide
    QString variant = {}; ///< the player's own rules that it follows, as one file (model/variant); empty for none
    QString turnName; ///< name of a campaign turn: "Month"
    QStringList parts; ///< the files it has beside pack.json
    std::vector<Term> classes;
    QString starClass; ///< class of a Star for which none is given; may be empty
    std::vector<Term> armors; ///< empty if armour is an Armour Class, or if there is none
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
    bool hunkersDown = false;
    bool starLeads = false; ///< a group led by a Star acts by the Star's Rep, and otherwise by its best Rep
    bool hasArmor = false; ///< figures have an Armour Class
    bool hasShields = false;
    bool hasSkill = false; ///< figures have initiative and weapon skill instead of Rep (R81)

    // The parts of the rules; a pack has only those that its rules have.
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
    std::optional<FirstAidTable> firstAid; ///< for campaigns whose reference sheet has it
    std::optional<ForcePoints> points;
    std::optional<MediaTables> media;
    std::optional<FactionTables> factions;
    std::optional<SettlementTables> settlements;
    std::optional<GameTables> games;
    OnFirstUse<Reference> reference; ///< the largest part

    /// Returns the list with this id, or the list from which the team with this id recruits if a player may lead it;
    /// null if there is none.
    const ArmyList *list(const QString &id) const;
    const Team *team(const QString &id) const;
    const Weapon *weapon(const QString &id) const;
    const Term *figureClass(const QString &id) const;
    const Term *armor(const QString &id) const;
    /// Returns whether this is one of the classes, or empty in rules without classes.
    bool allowsClass(const QString &id) const;
    /// Returns whether this is an Armour Class, or 0 in rules without armour.
    bool allowsArmor(int armor) const;
    const Attribute *attribute(const QString &id) const;
    const Option *option(const QString &id) const;
    /// Returns whether PEFs stand on the table in these rules.
    bool hasPefs() const { return activity || patrol; }

    /// Returns the name for the figure with this id. After the end of the list the names repeat with a number.
    QString nameFor(int figureId) const;
};

} // namespace muster
