// SPDX-License-Identifier: MIT
#include "tests/machineplayer/months.h"

#include <algorithm>

namespace retold {

namespace {

/// Returns a modern army list (Chain Reaction 3.0 p. 7, R40).
const std::vector<Listed> &modernList(const std::string &name)
{
    static const std::map<std::string, std::vector<Listed>> lists{
        {"military", listed({{6, {5}}, {9, {4}}, {12, {3}}})},
        {"insurgents", listed({{2, {5}}, {5, {4}}, {8, {3}}, {12, {2}}})},
        {"police", listed({{5, {5}}, {9, {4}}, {12, {3}}})},
        {"gang", listed({{4, {5}}, {8, {4}}, {10, {3}}, {12, {2}}})},
    };
    return lists.at(name);
}

} // namespace

bool ChainReaction3::hasSomebody(const std::string &list, int rep)
{
    const std::vector<Listed> &all = modernList(list);
    return std::any_of(all.begin(), all.end(), [=](const Listed &row) { return row.rep <= rep; });
}

/// Recruits Grunts (R41, R42, R52).
void ChainReaction3::recruit(int star, int count, Tape &tape)
{
    static const std::vector<std::string> arms{"pistol",  "ba-pistol",      "ba-pistol",
                                               "shotgun", "machine-pistol", "submachine-gun"};
    static const std::vector<std::string> natures{"born-leader", "poser",         "agile",          "slow",
                                                  "brawler",     "slow-to-react", "athlete",        "runt",
                                                  "marksman",    "clumsy",        "nerves-of-steel"};
    const std::string name = stand.find(star)->list;
    const int last = lastId();
    for (int id = last + 1; id <= last + count; ++id) {
        int rep = 6;
        do {
            rep = modernList(name)[static_cast<std::size_t>(tape.total("recruit", 2, id) - 2)].rep;
        } while (rep > stand.find(star)->rep);
        const std::string weapon = name == "gang" ? arms[static_cast<std::size_t>(tape.die("recruit-weapon", id) - 1)]
            : name == "police"                    ? "ba-pistol"
                                                  : "assault-rifle";
        stand.band.push_back({id, false, star, "", rep, 0, weapon});
    }
    for (int id = last + 1; attributes && id <= last + count; ++id)
        stand.find(id)->attribute = natures[static_cast<std::size_t>(tape.total("attribute", 2, id) - 2)];
    stand.sort();
}

void ChainReaction3::placePefs(Encounter &encounter, Tape &tape)
{
    placeByDie(encounter, tape);
    for (int id = 1; id <= 3; ++id) {
        const std::vector<int> two = tape.roll("pef-rep", 2, id);
        encounter.pefs[static_cast<std::size_t>(id - 1)].rep = std::min(two[0], two[1]);
    }
}

} // namespace retold
