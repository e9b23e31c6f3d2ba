// SPDX-License-Identifier: MIT
#include "model/names.h"
#include "model/acts/acts.h"
#include "model/changes/band.h"

#include "model/acts/actions.h"
#include "model/campaign/step.h"
#include "rules/dice/randomdice.h"
#include "tests/support/bands.h"
#include "tests/support/packs.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster {
namespace {

/// A data folder without a list of names.
class Names : public ::testing::Test
{
protected:
    Names() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path())); }
    ~Names() override { qunsetenv("XDG_DATA_HOME"); }

    static std::string kept(const QStringList &names)
    {
        const auto done = keepOwnNames(QStringLiteral("swordplay"), names);
        return done ? std::string() : done.problem().text.toStdString();
    }

private:
    QTemporaryDir m_folder;
};

TEST_F(Names, AreThePacksWhereThePlayerHasNone)
{
    EXPECT_EQ(withOwnNames(testing::swordplay()).names, testing::swordplay().names);
}

TEST_F(Names, OfThePlayerGoToTheGruntsInOrderForTheStarIsNumberOne)
{
    EXPECT_EQ(kept({QStringLiteral("Ælfric"), QString(), QStringLiteral("  Wulf ")}), "");
    const Pack pack = withOwnNames(testing::swordplay());
    EXPECT_EQ(pack.nameFor(2).toStdString(), "Ælfric");
    EXPECT_EQ(pack.names.front().toStdString(), "Wulf") << "the last is the Star's number";
}

TEST_F(Names, ThatNobodyCouldReadAreRefusedAndTheOldListStays)
{
    ASSERT_EQ(kept({QStringLiteral("Wulf")}), "");
    EXPECT_NE(kept({QStringLiteral("Odo"), QString(201, u'x')}).find("Name 2"), std::string::npos);
    EXPECT_EQ(ownNames(QStringLiteral("swordplay")), QStringList{QStringLiteral("Wulf")});
}

TEST_F(Names, ListsThatAreEmptiedGiveThePacksNamesBack)
{
    ASSERT_EQ(kept({QStringLiteral("Wulf")}), "");
    EXPECT_EQ(kept({QString()}), "");
    EXPECT_FALSE(QFile::exists(ownNamesPath(QStringLiteral("swordplay"))));
}

Pack packWithNames(const QStringList &names)
{
    Pack pack = testing::swordplay();
    pack.names.assign(names.begin(), names.end());
    return pack;
}

/// Returns the names of `count` recruits, separated by commas.
std::string recruitsOf(const Campaign &campaign, const Pack &pack, int count, quint64 seed = 7)
{
    RandomDice dice(seed);
    Step step;
    acts::perform(campaign, pack, acts::Recruit{count}, 0, dice, step);
    QStringList names;
    for (const Change &change : step.changes)
        names += change.as<FigureJoined>()->figure.name;
    return names.join(QStringLiteral(", ")).toStdString();
}

TEST(NewNames, GoByTheListWhateverTheDice)
{
    const Campaign campaign = testing::Band().star("Osric", 5);
    const Pack &pack = testing::swordplay();
    EXPECT_EQ(recruitsOf(campaign, pack, 3, 1), recruitsOf(campaign, pack, 3, 2));
    EXPECT_EQ(recruitsOf(campaign, pack, 2), (pack.names[1] + QStringLiteral(", ") + pack.names[2]).toStdString());
}

TEST_F(Names, OfThePlayerAreTakenInOrderAlsoByABandThatHasMembersAlready)
{
    ASSERT_EQ(kept({QStringLiteral("Ælfric"), QStringLiteral("Wulf"), QStringLiteral("Odo")}), "");
    const Campaign campaign = testing::Band().star("Osric", 5).grunt("Aldred", 3).grunt("Tibb", 3);
    EXPECT_EQ(recruitsOf(campaign, withOwnNames(testing::swordplay()), 2), "Ælfric, Wulf");
}

TEST_F(Names, ThatAreUsedUpComeAgainWithANumberAndNobodyHasTheSame)
{
    ASSERT_EQ(kept({QStringLiteral("Ælfric"), QStringLiteral("Wulf")}), "");
    const Campaign campaign = testing::Band().star("Osric", 5);
    EXPECT_EQ(recruitsOf(campaign, withOwnNames(testing::swordplay()), 5),
              "Ælfric, Wulf, Ælfric II, Wulf II, Ælfric III");
}

TEST_F(Names, WrittenTwiceInTheListAreGivenOnce)
{
    ASSERT_EQ(kept({QStringLiteral("Wulf"), QStringLiteral("wulf"), QStringLiteral("Odo")}), "");
    EXPECT_EQ(recruitsOf(testing::Band().star("Osric", 5), withOwnNames(testing::swordplay()), 3),
              "Wulf, Odo, Wulf II");
}

TEST(NewNames, AreNeverTheStarsNorThoseOfAnybodyTheCampaignHasSeen)
{
    const Pack pack = packWithNames({QStringLiteral("Aldred"), QStringLiteral("Tibb"), QStringLiteral("Wulf")});
    Campaign campaign = testing::Band().star("Wulf", 5).grunt("Tibb", 3);
    testing::happen(campaign, FigureLeft{FigureId{2}, Status::Dead, LeaveCause::Correction});
    EXPECT_EQ(recruitsOf(campaign, pack, 2), "Aldred, Tibb II");
}

TEST(NewNames, AreNoWordOfALivingName)
{
    const Pack pack = packWithNames({QStringLiteral("Aldred"), QStringLiteral("Dutch"), QStringLiteral("Wulf")});
    EXPECT_EQ(recruitsOf(testing::Band().star("Dutch Maddox", 5), pack, 2), "Wulf, Aldred");
}

TEST(NewNames, AreToldBeforeTheDiceFall)
{
    const Campaign campaign = testing::Band().star("Osric", 5).grunt("Tibb", 3);
    const Pack pack = packWithNames({QStringLiteral("Aldred"), QStringLiteral("Tibb"), QStringLiteral("Wulf")});
    EXPECT_EQ(newName(campaign, pack, 3).toStdString(), "Wulf");
    EXPECT_EQ(newName(campaign, pack, 4).toStdString(), "Aldred");
    EXPECT_EQ(recruitsOf(campaign, pack, 2), "Wulf, Aldred");
}

} // namespace
} // namespace muster
