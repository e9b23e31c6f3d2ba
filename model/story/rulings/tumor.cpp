// SPDX-License-Identifier: MIT
#include "model/story/rulings/parts.h"
#include "model/texts.h"

namespace muster::rulingparts {

std::vector<Ruling> tumor()
{
    const QString pack = QStringLiteral("tumor");
    return {
        {QStringLiteral("R80"), pack, StoryText::tr("A sheet for other campaigns"),
         StoryText::tr("TUMOR has tests, weapons and wounds but no campaign. A Chain Reaction campaign can use it as "
                       "its reference sheet; its wounded figures then get First Aid after the battle.")},
        {QStringLiteral("R89"), pack, StoryText::tr("First Aid, weapons and outgunning"),
         StoryText::tr("First Aid given on the table is final, and is not rolled again after the battle. A weapon that "
                       "the sheet does not list has the values and the rank of the campaign's own rules. "
                       "The sheet's ratings hold against its rules of thumb, and an explosive or flame weapon is not "
                       "outgunned by another.")},
    };
}

} // namespace muster::rulingparts
