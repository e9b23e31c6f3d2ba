// SPDX-License-Identifier: MIT
#pragma once

#include "tests/machineplayer/stand.h"

namespace retold {

/// The month that Swordplay (pp. 23, 26 to 31) and linked Chain Reaction 3.0 (R51) share: the next encounter, recovery,
/// outranking the Star, Stay or Go. The two classes below add what is particular to each book.
class Months
{
public:
    virtual ~Months() = default;

    Stand stand;
    bool outrankedNow = false; ///< R10
    bool starDies = false; ///< R14
    bool prisonersChecked = false;
    bool loyalty = true; ///< R94
    bool plain = false; ///< R51

    void join(int id, const std::string &list, int rep, const std::string &weapon);
    virtual int room(int star) const;
    /// Recruits `count` figures for that Star's band.
    virtual void recruit(int star, int count, Tape &tape) = 0;
    void prepare(const std::string &enemy, Tape &tape);
    void rest();
    /// Removes a player. The Grunts go to another one or leave with that player.
    void part(int star, int heir);
    void finish(const Report &report, Tape &tape);
    /// Corrects a figure's Rep by hand (R5, R98).
    void correct(int id, int rep);
    /// Returns a captured figure to the band by hand (R22, R33).
    void bringBack(int id);

    /// The figures on the table and their fates (R7).
    std::map<int, Fared> table = {};
    void begin(const std::vector<int> &party);
    void stands(int id, const std::string &state);
    /// Returns the report that the table shows; the player says how it ended.
    Report reported(bool success) const;

protected:
    int lastId() const;
    virtual bool mayFollow(const Figure &grunt, const Figure &star) const = 0;
    virtual bool outranks(const Figure &grunt, const Figure &star) const = 0;
    /// Returns the loss of Rep of a figure out of the fight that passes one die.
    virtual int oneDieCosts() const = 0;
    virtual void placePefs(Encounter &encounter, Tape &tape) = 0;

private:
    void takeFates(const Report &report);
    void recover(const Fared &fared, Tape &tape);
    void disband(int star, int heir, const std::string &status = "left");
    void stayOrGo(int star, const Report &report, Tape &tape);
    void goOn(const Encounter &over, bool success);
    std::vector<int> m_takenOver; ///< in this aftermath
};

/// A row of a list: the Rep, and the weapon if the list has one.
struct Listed {
    int rep = 0;
    std::string weapon = {};
};

/// Returns the rows of a list by 2d6 − 2. Each is given with the highest score that leads to it.
std::vector<Listed> listed(std::initializer_list<std::pair<int, Listed>> upTo);

/// Rolls 1d6 for the section of each PEF that is not in a building. If raiders come, it also rolls the edge at which
/// they enter (R25, R26).
void placeByDie(Encounter &encounter, Tape &tape);

/// The month of Swordplay.
class Swordplay : public Months
{
public:
    void recruit(int star, int count, Tape &tape) override;

protected:
    bool mayFollow(const Figure &, const Figure &) const override { return true; }
    bool outranks(const Figure &grunt, const Figure &star) const override { return grunt.rep > star.rep; }
    int oneDieCosts() const override { return 0; }
    void placePefs(Encounter &encounter, Tape &tape) override;
};

/// The month of Chain Reaction 3.0, linked or plain.
class ChainReaction3 : public Months
{
public:
    bool attributes = true; ///< R58

    void recruit(int star, int count, Tape &tape) override;
    /// Returns whether the list has a figure of that Rep or less.
    static bool hasSomebody(const std::string &list, int rep);

protected:
    bool mayFollow(const Figure &grunt, const Figure &star) const override { return grunt.rep <= star.rep; }
    bool outranks(const Figure &grunt, const Figure &star) const override { return grunt.rep > star.rep; }
    int oneDieCosts() const override { return 1; }
    void placePefs(Encounter &encounter, Tape &tape) override;
};

} // namespace retold
