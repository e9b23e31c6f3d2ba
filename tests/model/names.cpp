// SPDX-License-Identifier: MIT
#include "model/names.h"
#include "tests/support/packs.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster {

namespace {

/// A data folder of one's own, without a list.
class Names : public ::testing::Test
{
protected:
    Names()
    {
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.path()));
    }
    ~Names() override { qunsetenv("XDG_DATA_HOME"); }

    static std::string kept(const QStringList &names)
    {
        const auto done = keepOwnNames(QStringLiteral("swordplay"), names);
        return done ? std::string() : done.problem().text.toStdString();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(Names, AreThePacksWhereThePlayerHasNone)
{
    EXPECT_EQ(withOwnNames(testing::swordplay()).names, testing::swordplay().names);
}

TEST_F(Names, OfThePlayerGoToTheGruntsInOrderForTheStarIsNumberOne)
{
    EXPECT_EQ(kept({QStringLiteral("Ælfric"), QString(), QStringLiteral("  Wulf ")}), "");
    const Pack pack = withOwnNames(testing::swordplay());
    EXPECT_EQ(pack.nameFor(2).toStdString(), "Ælfric");
    EXPECT_EQ(pack.nameFor(3).toStdString(), "Wulf");
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

} // namespace muster
