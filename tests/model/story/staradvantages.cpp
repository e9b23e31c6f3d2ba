// SPDX-License-Identifier: MIT

// What a Star has over the rest (Swordplay p. 5, Chain Reaction 3.0 p. 5, R28).

#include "model/story/staradvantages.h"

#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <QStringList>

namespace muster::testing {
namespace {

std::string advantagesInText(int rep, const Pack &pack)
{
    const Campaign campaign = Band().star("Osric", rep);
    QStringList lines;
    for (const StarAdvantage &advantage : starAdvantages(*campaign.star(), pack))
        lines << advantage.title + QStringLiteral(": ") + advantage.text;
    return lines.join(u'\n').toStdString();
}

TEST(StarAdvantages, StarPowerIsTheRepAtTheStart_R28)
{
    EXPECT_EQ(
        advantagesInText(4, swordplay()),
        "Star Power: 4 dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.\nLarger than "
        "Life: An enemy below Rep 4 can put Osric Out of the Fight, but cannot kill.\nCheating Death: Leaves the table "
        "safely, but drops to Rep 3.\nFree Will: Choose the result of Received Fire, Man Down and Cohesion Test.");
}

TEST(StarAdvantages, AStarOfRepOneHasNoDeathLeftToCheat)
{
    const Campaign campaign = Band().star("Osric", 1);
    EXPECT_EQ(starAdvantages(*campaign.star(), swordplay())[2].text.toStdString(),
              "Not possible: there is no Rep left to lose.");
}

TEST(StarAdvantages, AreThoseOfTheRules)
{
    EXPECT_EQ(advantagesInText(5, chainReaction3()),
              "Larger than Life: An enemy below Rep 5 can put Osric Out of the Fight, but cannot kill.\nCheating "
              "Death: Leaves the table safely, but drops to Rep 4.\nFree Will: Choose the result of Received Fire, "
              "Wanting to Charge, Being Charged, Rally, Man Down, Leader Lost and Focus.");
}

} // namespace
} // namespace muster::testing
