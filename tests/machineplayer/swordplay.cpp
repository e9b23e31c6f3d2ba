// SPDX-License-Identifier: MIT
#include "tests/machineplayer/months.h"

namespace retold {

void Swordplay::recruit(int star, int count, Tape &tape)
{
    static const std::map<std::string, std::vector<Listed>> lists{
        {"feudal",
         listed({{2, {5, "lance-and-sword"}},
                 {3, {4, "crossbow"}},
                 {4, {4, "lance-and-sword"}},
                 {5, {4, "spear"}},
                 {9, {3, "spear"}},
                 {12, {4, "crossbow"}}})},
        {"northmen",
         listed({{3, {5, "spear"}},
                 {7, {4, "spear-or-sword"}},
                 {8, {5, "spear"}},
                 {9, {5, "two-hand-axe"}},
                 {12, {4, "short-bow"}}})},
        {"dwarves", listed({{4, {4, "crossbow"}}, {9, {5, "spear"}}, {12, {5, "two-hand-axe"}}})},
        {"elves", listed({{6, {5, "longbow"}}, {10, {5, "spear"}}, {12, {5, "two-hand-axe"}}})},
        {"goblins",
         listed({{5, {3, "short-bow"}},
                 {7, {3, "spear"}},
                 {8, {4, "two-hand-axe"}},
                 {9, {4, "javelin"}},
                 {12, {4, "spear"}}})},
        {"orcs",
         listed({{4, {4, "short-bow"}},
                 {7, {4, "spear"}},
                 {8, {4, "two-hand-axe"}},
                 {9, {5, "javelin-and-sword"}},
                 {12, {5, "spear"}}})},
    };
    const std::vector<Listed> &list = lists.at(stand.find(star)->list);
    int id = lastId();
    while (count-- > 0) {
        const Listed &row = list[static_cast<std::size_t>(tape.total("recruit", 2, ++id) - 2)];
        Figure figure{id, false, star, "", row.rep, 0, row.weapon};
        figure.outranks = outranks(figure, *stand.find(star));
        stand.band.push_back(figure);
    }
    stand.sort();
}

void Swordplay::placePefs(Encounter &encounter, Tape &tape)
{
    placeByDie(encounter, tape);
}

} // namespace retold
