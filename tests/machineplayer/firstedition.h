// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/stand.h"

#include <set>

namespace retold {

/// The result of a battle of the first edition on the table, for one side.
struct Outcome {
    int own = 1;
    int ownLost = 0; ///< dead, taken, unconscious or turned
    int ownLeft = 0; ///< left by their exit
    int enemy = 1;
    int enemyKilled = 0;
    int enemyTaken = 0; ///< captured, surrendered, unconscious or turned
    int enemyLeft = 0; ///< left by their exit, or ran if no exit is named
    int enemyOut = 0; ///< enemies among these who left and did not run
    bool enemyStands = true; ///< an enemy still fights
    bool objective = false; ///< robbed, or robbery stopped; pursuers shaken off
    int hostages = 0;
    int hostagesOut = 0;
    int dwellings = 0;
    int looted = 0;
};

/// Returns the part of its points that a side of an encounter earned (first edition pp. 13 to 15, R64, R71, R78, R97).
Fraction scored(const std::string &kind, const std::string &role, const Outcome &outcome);

/// Chain Reaction, first edition, with the Wasteland: the campaign of pp. 12 to 20 as printed.
class FirstEdition
{
public:
    Stand stand;
    std::string genre = "military";

    /// Adds the Star of that number with this equipment; the other figures of a team come along.
    void join(int id, const std::string &list, int rep, const std::string &weapon, const std::string &armor);
    /// Recruits `count` figures for that Star's band.
    void recruit(int star, int count, Tape &tape);
    int room(int star) const;

    /// Prepares the next encounter. An empty enemy means any; `meets` is the Star whose band is asked for, or 0. Turns
    /// pass at most to the beginning of `until`.
    void prepare(const std::string &enemy, int meets, std::optional<int> until, Tape &tape);
    void travel(const std::string &to, const std::string &enemy, Tape &tape);

    /// A figure on the table. Its wound is kept apart from its end (R7).
    struct OnTable {
        std::string wound = {}; ///< scratched, bad-wound
        bool ran = false;
        bool ranHurt = false;
        std::string end = {}; ///< dead, unconscious, captured, surrendered, turned, left-table
        int kills = 0;
        int id = 0; ///< id of a figure of a band

        bool isLost() const { return !end.empty() && end != "left-table"; }
        bool stands() const { return end.empty() && !ran; }
        void becomes(const std::string &state);
        Fared fared() const;
    };
    struct Table {
        std::vector<OnTable> own;
        std::vector<OnTable> enemy;
        int hostagesOut = 0;
        int dwellings = 0;
        int looted = 0;
        bool objective = false;
    };
    std::optional<Table> table = {};

    /// Compares the leaders' Reps for surprise, after the parties are chosen (pp. 13, 14).
    void come(const std::vector<int> &ours, const std::vector<int> &theirs);
    void begin(const std::vector<int> &ours, const std::vector<int> &theirs);
    /// Returns the report of the battle as the table shows it.
    Report reported() const;

    /// Returns the number of Grunts that the Star's band may bring (R68, R77).
    int allowed(int star) const;
    /// Returns the same number for a party led by that figure (p. 14).
    int allowedLedBy(int star, int leader) const;
    /// Returns whether an encounter follows at once without a roll.
    bool followsForCertain() const;
    /// Returns the figures of that band that can be on the table.
    std::vector<int> able(int star) const;
    /// Returns these figures without specialists above the band's limit (p. 9, R76).
    std::vector<int> withoutMoreSpecialists(int star, const std::vector<int> &ids) const;
    void rollVehicles(int figures, Tape &tape);
    /// Issues better arms to a police band for the encounter (p. 9).
    void upgrade(int star);
    void equip(int id, const std::string &weapon);

    void finish(const Report &report, Tape &tape);
    /// Returns whether the side with this role has won the field and is still on it (R88).
    bool holdsField(const std::string &role, const Fraction &won, const Report &report, int star) const;

private:
    struct Side {
        std::string role;
        int perTwoRep = 2;
    };
    struct Kind {
        Side first;
        Side second;
        bool roleDie = true;
        int civilianDice = 0;
        std::string watching = {}; ///< role of the side that may be surprised
    };
    static const Kind &of(const std::string &kind);

    bool several() const { return stand.stars().size() > 1; }
    int starOf(int whose) const { return whose ? whose : stand.stars().front(); }
    bool canBeLed(int star, int turn) const;
    std::string localeIn(int turn) const;
    std::string listOf(int star) const { return stand.find(star)->list; }
    Outcome outcomeFor(bool met) const;
    std::string chooseKind(Tape &tape) const;
    void deal(const std::string &kind, const std::string &role, const std::string &enemy, int whose, int meets,
              std::vector<Foe> standing, Tape &tape);
    void surprise(int ourRep, int theirRep);
    bool followOn(Tape &tape);
    int heirOf(int star, const Report &report) const;
    void leaveStocks(const Report &report);
    void loseArms(const Figure &figure, std::map<std::string, int> &stock) const;
    void endCaptivity(const Encounter &over, int ours, const Report &report);
    void bringHome(int id);
    void disband(const Report &report);
    void expectFollowUp(const Encounter &over, const Report &report);
    void endTurn();

    /// State for an encounter that may follow at once: the figures that fought and live, and the enemies.
    struct Following {
        std::string over;
        std::string role; ///< role of the band
        std::string kind; ///< chosen by the player; empty for the book's
        std::string enemy;
        std::vector<Foe> foes;
        int vehicles = 0; ///< enemy vehicles
        std::set<int> fought;
        int whose = 0;
        int against = 0;
        bool operator==(const Following &) const = default;
    };
    std::optional<Following> m_following;
    int m_watching = 0; ///< die of the watching side for surprise
    int m_coming = 0;
    std::set<int> m_able; ///< figures that fought before the current follow-up
};

} // namespace retold
