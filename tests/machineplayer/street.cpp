// SPDX-License-Identifier: MIT
#include "tests/machineplayer/street.h"

#include <algorithm>

namespace retold {

namespace {

/// The lists by 1d6, each row with a weapon and the first the leader's; the grounds by 1d6 (R83).
const std::map<std::string, std::vector<std::string>> lists{
    {"british", {"smg", "rifle", "rifle", "rifle", "smg", "box-lmg"}},
    {"germans", {"smg", "rifle", "rifle", "rifle", "smg", "belt-lmg"}},
    {"partisans", {"smg", "rifle", "rifle", "carbine", "smg", "pistol"}},
    {"modern", {"carbine", "carbine", "carbine", "carbine", "carbine", "box-lmg"}},
};
const std::vector<std::string> grounds{"The tram depot", "The market square", "The canal bridge",
                                       "The school",     "The factory",       "The crossroads"};

/// Rolls up a figure: D3 + 1 and 4d6 × 10 for officers, NCOs and heroes; D3 and 3d6 × 10 for the others (R81).
Foe rollUp(bool leads, const std::string &weapon, int subject, Tape &tape)
{
    const int initiative = halfUp(tape.die("initiative", subject)) + (leads ? 1 : 0);
    return {initiative, 10 * tape.total("weapon-skill", leads ? 4 : 3, subject), weapon};
}

Foe rollOn(const std::string &list, const std::string &reason, int row, int subject, Tape &tape)
{
    const int face = tape.die(reason, row);
    return rollUp(face == 1, lists.at(list)[static_cast<std::size_t>(face - 1)], subject, tape);
}

} // namespace

void Street::found(const std::string &list, const std::string &weapon, Tape &tape)
{
    const Foe leader = rollUp(true, weapon, 1, tape);
    stand.band.push_back({1, true, 1, list, leader.rep, leader.skill, leader.weapon});
}

int Street::room() const
{
    return 6 - static_cast<int>(stand.band.size());
}

void Street::recruit(int count, Tape &tape)
{
    int id = stand.band.back().id;
    for (const auto &[left, gone] : stand.gone)
        id = std::max(id, left);
    while (count-- > 0) {
        ++id;
        const Foe figure = rollOn(stand.band.front().list, "recruit", id, id, tape);
        stand.band.push_back({id, false, 1, "", figure.rep, figure.skill, figure.weapon});
    }
}

void Street::prepare(const std::string &enemy, Tape &tape)
{
    Encounter game;
    game.kind = grounds[static_cast<std::size_t>(tape.die("game-ground") - 1)];
    game.enemy = enemy;
    const int theirs = std::clamp(static_cast<int>(stand.band.size()), 4, 6);
    game.foes.push_back(rollUp(true, lists.at(enemy).front(), 1001, tape));
    for (int place = 2; place <= theirs; ++place)
        game.foes.push_back(rollOn(enemy, "enemy-figure", place, 1000 + place, tape));
    stand.encounter = game;
    stand.phase = "play";
}

void Street::finish(const Report &report, Tape &)
{
    stand.encounter.reset();
    stand.phase = "prepare";
    for (const Fared &fared : report.figures) {
        if (fared.fate == "dead" || fared.initiativeLost > stand.find(fared.id)->rep)
            stand.lose(fared.id, "dead");
    }
    if (stand.stars().empty()) {
        stand.phase = "over";
        return;
    }
    for (Figure &figure : stand.band)
        ++figure.months;
    ++stand.turn;
}

} // namespace retold
