// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> urbanD100()
{
    const QString pack = QStringLiteral("urban-d100");
    return {
        {QStringLiteral("R81"), pack, StoryText::tr("Initiative and skill"),
         StoryText::tr("Figures have these instead of Rep. Officers roll higher for both. Initiative never rises above "
                       "what was rolled and returns to it between games; a figure below zero is dead.")},
        {QStringLiteral("R82"), pack, StoryText::tr("The score to hit"),
         StoryText::tr("Weapon skill times the fraction for the range, halved again for automatic fire, fractions "
                       "dropped. Each full 100 is a certain hit and the rest is the chance of one more; then a d6 "
                       "against how much of the target shows.")},
        {QStringLiteral("R83"), pack, StoryText::tr("Linked games"),
         StoryText::tr(
             "The article has no campaign. Survivors of one game play the next; a side has four to six figures. A die "
             "chooses the location. The enemy has as many figures as you, rolled up by the same rules and led by the "
             "first. Weapons are rolled on the list; you may change them. The campaign ends when its Star is lost.")},
        {QStringLiteral("R90"), pack, StoryText::tr("A cone of automatic fire"),
         StoryText::tr("It is rolled once for each figure that stands in it, the nearest first.")},
    };
}

} // namespace muster::rulingparts
