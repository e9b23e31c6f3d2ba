// SPDX-License-Identifier: MIT

// Founding a campaign: the Star may be described in full, or by name and list alone.

#include "tests/support/acts.h"

namespace muster::testing {
namespace {

actions::NewCampaign band(const char *leader, const char *list)
{
    actions::NewCampaign wanted;
    wanted.starName = QString::fromUtf8(leader);
    wanted.list = QString::fromUtf8(list);
    return wanted;
}

std::string refused(const actions::NewCampaign &wanted)
{
    return refusal(actions::found(swordplay(), wanted));
}

Figure starOf(const actions::NewCampaign &wanted)
{
    const Result<Step> step = actions::found(swordplay(), wanted);
    EXPECT_TRUE(step) << refusal(step);
    return step ? *fold({*step}).star() : Figure{};
}

TEST(Founding, ANameAndAListAreEnough)
{
    const auto step = actions::found(swordplay(), band("Osric Vane", "feudal"));

    const Taken founded = taken({}, *step);

    EXPECT_EQ(founded.head, "The band of Osric Vane began: Osric Vane: Star, Noble, Rep 5; Swordplay, Feudal");
    EXPECT_EQ(standing(founded.campaign), "Osric Vane Rep 5, 0 months");
    EXPECT_EQ(founded.campaign.phase, Phase::Prepare);
    EXPECT_EQ(founded.campaign.turn, 1);
    EXPECT_EQ(founded.campaign.next, NextEncounter{});
    EXPECT_EQ(number(founded.campaign.star()->id), 1);
}

TEST(Founding, TheStarIsArmedLikeTheListsNoble)
{
    const Profile leader = starOf(band("Osric", "feudal")).profile;
    EXPECT_EQ(leader, (Profile{{}, QStringLiteral("noble"), 5, 4, true, QStringLiteral("lance-and-sword")}));
}

TEST(Founding, WithoutANobleTheStarIsArmedLikeTheFirstOfTheBestRep)
{
    const Profile leader = starOf(band("Ariel", "elves")).profile;
    EXPECT_EQ(leader, (Profile{{}, QStringLiteral("missile"), 5, 2, false, QStringLiteral("longbow")}));
}

TEST(Founding, AClassAloneBringsItsArms)
{
    actions::NewCampaign wanted = band("Robin", "feudal");
    wanted.star.figureClass = QStringLiteral("missile");
    wanted.star.rep = 4;

    const Profile leader = starOf(wanted).profile;

    EXPECT_EQ(leader, (Profile{{}, QStringLiteral("missile"), 4, 2, false, QStringLiteral("crossbow")}));
}

TEST(Founding, AStarHasRepThreeToFive)
{
    actions::NewCampaign wanted = band("Osric", "feudal");
    for (const int rep : {3, 4, 5}) {
        wanted.star.rep = rep;
        EXPECT_EQ(refused(wanted), "") << rep;
    }
    for (const int rep : {-1, 1, 2, 6}) {
        wanted.star.rep = rep;
        EXPECT_EQ(refused(wanted), "Rep " + std::to_string(rep) + " is out of range for the Star. Use 3 to 5.");
    }
}

TEST(Founding, EveryFaultIsNamedAtOnce)
{
    actions::NewCampaign wanted = band("  ", "vikings");
    wanted.options.insert(QStringLiteral("star-dies"), QStringLiteral("maybe"));
    wanted.options.insert(QStringLiteral("weather"), QStringLiteral("on"));

    EXPECT_EQ(refused(wanted),
              "The Star's name is empty. Type a name.\nThere is no army list “vikings” in Swordplay. Lists: feudal, "
              "northmen, dwarves, elves, goblins, orcs.\nOption star-dies cannot be “maybe”. Choices: false, "
              "true.\nThere is no option “weather” in Swordplay. Options: outranked, star-dies, prisoners, foes, "
              "loyalty.");
}

TEST(Founding, ArmsMustBeOnesThePackKnows)
{
    actions::NewCampaign wanted = band("Osric", "feudal");
    wanted.star = {{}, QStringLiteral("wizard"), 5, 3, false, QStringLiteral("wand")};

    const std::string why = refused(wanted);

    EXPECT_NE(why.find("There is no class “wizard”"), std::string::npos) << why;
    EXPECT_NE(why.find("There is no Armour Class 3. Use 2, 4 or 6."), std::string::npos) << why;
    EXPECT_NE(why.find("There is no weapon “wand”"), std::string::npos) << why;
}

TEST(Founding, NamesMayBeInAnyScriptAndHoldMarkup)
{
    for (const char *name : {"Ødger", "أسامة", "<b>Bold</b> & co", "王", "🗡 Kit", "a\u0301"})
        EXPECT_EQ(starOf(band(name, "feudal")).name.toStdString(), name);
}

TEST(Founding, NamesAreTrimmedAndStayOnOneLine)
{
    EXPECT_EQ(starOf(band("  Osric  ", "feudal")).name.toStdString(), "Osric");
    EXPECT_EQ(refused(band("Osric\nVane", "feudal")),
              "The Star's name has a line break or a control character in it. Write it on one line.");
    EXPECT_EQ(refused(band("\u200b\u200e", "feudal")), "The Star's name is empty. Type a name.");
}

TEST(Founding, NamesHaveTwoHundredCharactersAtMost)
{
    actions::NewCampaign wanted = band("Osric", "feudal");
    wanted.starName = QString(200, QLatin1Char('x'));
    EXPECT_EQ(refused(wanted), "");
    wanted.starName += QLatin1Char('x');
    EXPECT_EQ(refused(wanted), "The Star's name has 201 characters. Use 200 at most.");
}

TEST(Founding, OnlyOptionsThatDifferFromTheDefaultAreKept)
{
    actions::NewCampaign wanted = band("Osric", "feudal");
    wanted.options = {{QStringLiteral("star-dies"), QStringLiteral("true")},
                      {QStringLiteral("outranked"), QStringLiteral("recruit")}};
    const auto step = actions::found(swordplay(), wanted);
    EXPECT_EQ(fold({*step}).options,
              (Options{{QStringLiteral("star-dies"), QStringLiteral("true")},
                       {QStringLiteral("foes"), QStringLiteral("ask")}}))
        << "what is newer than some campaigns is said (R91)";
}

} // namespace
} // namespace muster::testing
