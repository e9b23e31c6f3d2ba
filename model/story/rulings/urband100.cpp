// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> urbanD100()
{
    const QString pack = QStringLiteral("urban-d100");
    return {
        {QStringLiteral("R81"), pack, StoryText::tr("Initiative and skill"),
         StoryText::tr("Figures have these two in place of Rep. Officers roll more of both. Initiative never rises "
                       "above what was "
                       "rolled and comes back to it between games; below zero is dead.")},
        {QStringLiteral("R82"), pack, StoryText::tr("The score to hit"),
         StoryText::tr(
             "Weapon skill times the part for the range, halved again for automatic fire, fractions dropped. Each full "
             "100 is a sure hit and the rest the chance of one more; then a die decides by how much of the target "
             "shows.")},
        {QStringLiteral("R83"), pack, StoryText::tr("Linked games"),
         StoryText::tr(
             "The book has no campaign. Those who live through a game play the next; a side has four to six figures. A "
             "die says where it is played. The enemy is as many as you are, rolled up by the same rules, and the first "
             "of them leads. What each carries is the list’s, on a die; you may change it. With its Star the campaign "
             "ends.")},
        {QStringLiteral("R90"), pack, StoryText::tr("A cone of automatic fire"),
         StoryText::tr("It is rolled once for each figure that stands in it, the nearest first.")},
    };
}

} // namespace muster::rulingparts
