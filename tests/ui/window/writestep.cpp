// SPDX-License-Identifier: MIT
#include "ui/window/writestep.h"

#include "tests/support/opendocument.h"

namespace muster::testing {
namespace {

class WritingAStep : public OpenDocument
{
protected:
    Result<Step> corrected(const QString &name, int turn)
    {
        const Campaign &now = campaign();
        return actions::correctCampaign(now, swordplay(), {name, turn, now.next.eal, now.next, now.options});
    }
    Tell told()
    {
        return [this](const QString &why) { m_told = why.toStdString(); };
    }

    std::string m_told;
};

TEST_F(WritingAStep, TellsEveryReasonWhyNotAndWritesNothing)
{
    const Campaign before = campaign();
    EXPECT_FALSE(writeStep(document(), corrected({}, 0), told()));
    EXPECT_EQ(m_told, "Campaign name is empty. Type a name.\nMonth 0 is out of range. Use 1 to 9999.");
    EXPECT_EQ(campaign(), before);
}

TEST_F(WritingAStep, SaysNothingOnceItIsWritten)
{
    EXPECT_TRUE(writeStep(document(), corrected(QStringLiteral("Harrow"), 3), told()));
    EXPECT_EQ(m_told, "");
    EXPECT_EQ(campaign().name, QStringLiteral("Harrow"));
    EXPECT_EQ(campaign().turn, 3);
}

} // namespace
} // namespace muster::testing
