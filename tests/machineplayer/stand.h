// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

/// The books retold in plain values and without the program's rules. The machine player's campaigns are compared with
/// it.
namespace retold {

/// A sentence about a difference between the book and the dice, or between the book and Muster.
struct Disagreement {
    std::string sentence;
};

/// A roll: its reason and its faces.
struct Fall {
    std::string reason;
    int subject = 0;
    std::vector<int> faces;
};

/// The rolls of one step, read in the order in which the book asks for them.
class Tape
{
public:
    explicit Tape(std::vector<Fall> falls)
        : m_falls(std::move(falls))
    {
    }

    /// Returns `count` dice for that reason; zero dice are no roll. A subject of −1 matches any.
    std::vector<int> roll(const std::string &reason, int count, int subject = -1);
    int total(const std::string &reason, int count, int subject = -1);
    int die(const std::string &reason, int subject = -1) { return total(reason, 1, subject); }
    /// Returns how many of two dice are at most the Rep.
    int passed(const std::string &reason, int rep, int subject = -1);
    int successes(const std::string &reason, int count, int subject = -1);

    /// Returns whether the next roll is for that reason.
    bool isNext(const std::string &reason) const;
    /// Skips rolls that are not retold, such as those of the terrain.
    void skip(const std::vector<std::string> &reasons);
    void demandEnd() const;

private:
    std::vector<Fall> m_falls;
    std::size_t m_next = 0;
};

inline int halfUp(int number)
{
    return (number + 1) / 2;
}

struct Fraction {
    int over = 0;
    int under = 1;

    bool isNothing() const { return over == 0; }
};

struct Figure {
    int id = 0;
    bool star = false;
    int leader = 1;
    std::string list = {}; ///< a Star's army list
    int rep = 0;
    int skill = 0;
    std::string weapon = {};
    std::string armor = {};
    std::map<std::string, int> carries = {};
    std::string attribute = {}; ///< a Grunt's attribute
    int months = 0;
    bool poisoned = false;
    bool exempt = false;
    bool outranks = false;
    int backIn = 0;
    bool held = false;
    bool marked = false;
    bool upgraded = false;
    int points = 0;

    bool isAway(int turn) const { return held || turn < backIn; }
    bool operator==(const Figure &) const = default;
};

/// A figure that is no longer in the band.
struct Gone {
    Figure figure;
    std::string status;

    bool operator==(const Gone &) const = default;
};

struct Foe {
    int rep = 0;
    int skill = 0;
    std::string weapon = {};

    bool operator==(const Foe &) const = default;
};

struct Pef {
    int section = 0;
    int rep = 0;
    bool inBuilding = false;

    bool operator==(const Pef &) const = default;
};

struct Encounter {
    std::string kind;
    std::string enemy;
    int eal = 0;
    bool night = false;
    int objectiveBuildings = 0;
    std::vector<Pef> pefs = {};
    // First edition, and games:
    std::string role = {};
    std::string enemyRole = {};
    std::vector<Foe> foes = {};
    int recruits = 0;
    int vehicles = 0;
    int enemyVehicles = 0;
    int civilians = 0;
    int hostages = 0;
    std::string surprised = {};
    std::string after = {};
    int whose = 0;
    int meets = 0; ///< the Star whose band is met
    int ownVehicles = -1; ///< −1: not rolled

    bool operator==(const Encounter &) const = default;
};

/// The state of a campaign.
struct Stand {
    std::string phase = "prepare";
    int turn = 1;
    int eal = 0;
    std::string next = {};
    int nextEal = 0;
    std::vector<Figure> band = {}; ///< the Stars first, each group by id
    std::map<int, Gone> gone = {};
    std::map<int, std::map<std::string, int>> stock = {}; ///< stockpiles by Star
    std::string locale = {};
    std::string travelsTo = {};
    int arrivesIn = 0;
    std::optional<Encounter> encounter = {};
    std::string follows = {}; ///< the encounter after which another may follow at once
    std::vector<int> due = {};

    Figure *find(int id);
    const Figure *find(int id) const { return const_cast<Stand *>(this)->find(id); }
    std::vector<int> stars() const;
    /// Returns the figures of that Star's band, the Star first.
    std::vector<const Figure *> bandOf(int star) const;
    std::vector<const Figure *> presentOf(int star) const;
    /// Returns the Star, else the best of the figures that are present: of equals the one with the lowest number (R85).
    const Figure *leaderOf(int star) const;
    void lose(int id, const std::string &status);
    void sort();

    bool operator==(const Stand &) const = default;
};

/// The player's report of a figure after the battle.
struct Fared {
    int id = 0;
    std::string fate = "fine";
    bool wounded = false;
    bool lostNerve = false;
    bool inflicted = false;
    int kills = 0;
    int routed = 0;
    int initiativeLost = 0;
    std::string wound = {};
};

struct Report {
    bool success = false;
    Fraction won = {}; ///< the part of the points
    std::optional<Fraction> theirs = {};
    std::vector<Fared> figures = {}; ///< in the band's order
    std::vector<int> enemyLost = {}; ///< places from 1
    std::string follows = {};
    std::map<std::string, int> salvage = {};
    std::map<int, int> heirs = {};
    std::optional<int> hostagesOut = {}; ///< if the table counted them
};

/// Returns the differences between two campaigns, as one sentence each.
std::vector<std::string> differences(const Stand &book, const Stand &muster);

} // namespace retold
