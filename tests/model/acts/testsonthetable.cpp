// SPDX-License-Identifier: MIT

// Tests taken at the table as they are typed: by one figure or a group, with lasting effects, and with forces.

#include "model/acts/acts.h"
#include "model/acts/typedforce.h"
#include "model/changes/enemy.h"
#include "model/json/playjson.h"
#include "model/reference/testsubject.h"
#include "tests/support/battle.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

/// A battle whose acts are typed as in the terminal.
class Said
{
public:
    Said(Campaign campaign, const Pack &pack)
        : m_battle(std::move(campaign), pack)
        , m_pack(pack)
    {
        m_battle.begins();
    }

    Said &says(const QString &words, const char *dice = "")
    {
        const Result<Act> act = acts::hear(m_battle.campaign(), words.split(u' '));
        EXPECT_TRUE(act) << refusal(act);
        if (!act)
            return *this;
        m_battle.rolls(dice, acts::check(m_battle.campaign(), m_pack, *act),
                       [&](Dice &d, Step &step) { acts::perform(m_battle.campaign(), m_pack, *act, 0, d, step); });
        return *this;
    }
    std::string why(const QString &words) const
    {
        const Result<Act> act = acts::hear(m_battle.campaign(), words.split(u' '));
        return act ? refusal(acts::check(m_battle.campaign(), m_pack, *act)) : refusal(act);
    }
    std::string told() const { return m_battle.told(); }
    Battle &battle() { return m_battle; }

private:
    Battle m_battle;
    const Pack &m_pack;
};

Said swords(const Band &band)
{
    return {band.campaign(), swordplay()};
}

Said guns(Band band)
{
    return {inChainReaction(band.plays(EncounterKind::Patrol, 3)), chainReaction3()};
}

Profile troll()
{
    return {u"Troll"_s, u"warrior"_s, 4, 4, false, u"sword"_s};
}

} // namespace

TEST(Leading, OfTwoStarsTheHigherRepLeadsThenTheLowerNumber_R98)
{
    Said play =
        swords(Band().star("Ann", 3).grunt("Abel", 3).star("Ben", 4).grunt("Bert", 3).plays(EncounterKind::Patrol, 3));
    const auto leaderRep = [&](int id) {
        for (const TestSubject &taker : takersIn(play.battle().campaign(), swordplay())) {
            if (taker.inPlay && taker.inPlay->id == FigureId{id})
                return taker.leaderRep.value_or(0);
        }
        return -1;
    };
    EXPECT_EQ(leaderRep(2), 3) << "each player's band begins as a group";
    play.says(u"join 3 A"_s);
    EXPECT_EQ(leaderRep(2), 4) << "Ben's, though Abel is Ann's";
    play.says(u"state 3 ducked-back"_s);
    EXPECT_EQ(leaderRep(2), 3);
}

// Chain Reaction, first edition, p. 4: the group tests against its leader's Rep, and the result is for the whole group.
TEST(Leading, AGroupChecksAgainstItsLeadersRepInTheFirstEdition)
{
    const Procedure asked = *shelfEntry(chainReaction1(), u"received-fire"_s)->variants.front().procedure;
    const auto rep = std::find_if(asked.parameters.begin(), asked.parameters.end(),
                                  [](const Parameter &one) { return one.name == u"rep"; });
    ASSERT_NE(rep, asked.parameters.end());
    EXPECT_TRUE(rep->ofLeader);
    const Procedure scratch = *shelfEntry(chainReaction1(), u"scratch"_s)->variants.front().procedure;
    EXPECT_TRUE(std::none_of(scratch.parameters.begin(), scratch.parameters.end(), [](const Parameter &one) {
        return one.ofLeader;
    })) << "these are taken by each for itself";
}

TEST(Correcting, ARepTakesOutranksTheStarWithIt_R98)
{
    const Campaign before = Band().star("Maud", 4).grunt("Tibb", 5).outranking();
    Figure tibb = *before.find(FigureId{2});
    tibb.profile.rep = 4;
    const Result<Step> step = acts::correctFigure(before, swordplay(), tibb);
    ASSERT_TRUE(step) << refusal(step);
    EXPECT_FALSE(taken(before, *step).campaign.find(FigureId{2})->outranksStar);
}

TEST(StarPower, OfEveryStarIsTold) // R28, R36
{
    Said play =
        swords(Band().star("Ann", 5).grunt("Abel", 3).star("Ben", 4).grunt("Bert", 3).plays(EncounterKind::Patrol, 3));
    play.says(u"star-power stunned of 3"_s, "6 6 4 4");
    const QJsonArray figures = playJson(play.battle().campaign(), swordplay())[u"figures"_s].toArray();
    EXPECT_EQ(figures[0][u"star_power"_s], 5);
    EXPECT_EQ(figures[2][u"star_power"_s], 2);
    EXPECT_TRUE(figures[1][u"star_power"_s].isUndefined());
}

// Chain Reaction 3.0 p. 7, R98: "SWAT teams do not work with regular uniformed officers".
TEST(Squads, SwatFormAGroupOfTheirOwn)
{
    Campaign campaign =
        inChainReaction(Band().star("Rock", 5).grunt("Char", 4).grunt("Dez", 4).plays(EncounterKind::Patrol, 3));
    campaign.list = u"police"_s;
    campaign.encounter->enemy = u"police"_s;
    campaign.band[2].profile.type = u"SWAT"_s;
    Said play(campaign, chainReaction3());
    EXPECT_EQ(play.battle().play().find(FigureId{2})->group, 1);
    EXPECT_EQ(play.battle().play().find(FigureId{3})->group, 2);
    EXPECT_EQ(play.why(u"join 3 A"_s), "Dez and Char never mix. Let them form groups of their own.");
    play.says(u"resolve 1"_s, "2  4 4  6  1 1  4 4  1 1");
    ASSERT_EQ(play.battle().play().groups.size(), 2U);
    EXPECT_EQ(play.battle().play().groups[0].figures.size(), 1U);
    EXPECT_EQ(play.battle().play().groups[1].figures[0].profile.type, u"SWAT"_s);
}

TEST(Recruiting, GoesOnForTheOtherStarsWhereNobodyFollowsOne) // Chain Reaction 3.0 p. 4
{
    Band band = Band().star("Ann", 4).star("Ben", 2);
    Campaign campaign = band;
    campaign.rules = u"chain-reaction-3"_s;
    campaign.list = u"military"_s;
    campaign.options.insert(u"attributes"_s, u"off"_s);
    for (Figure &star : campaign.band)
        star.profile = {u"Star"_s, {}, star.rep(), 0, false, u"assault-rifle"_s};
    EXPECT_EQ(refusal(acts::check(campaign, chainReaction3(), acts::Recruit{.all = true})), "");
    const Taken after =
        taken(campaign,
              rolledStep("4 4  4 4  4 4  4 4",
                         [&](Dice &d, Step &step) {
                             acts::perform(campaign, chainReaction3(), acts::Recruit{.all = true}, 0, d, step);
                         }),
              chainReaction3());
    EXPECT_EQ(after.campaign.gruntCount(FigureId{1}), 4);
    EXPECT_EQ(after.campaign.gruntCount(FigureId{2}), 0);
}

TEST(TestsOfAGroup, WhoHasMoreDiceAddsThemToTheSame)
{
    Campaign campaign = Band().star("Maud", 5).grunt("Tibb", 3).plays(EncounterKind::Patrol, 3);
    Said play(campaign, swordplay());
    happen(const_cast<Campaign &>(play.battle().campaign()),
           GroupAppeared{1, 1, 5, {}, {{{u"Orc Warrior"_s, u"warrior"_s, 3, 2, false, u"spear"_s}}, {troll()}}});
    play.says(u"enemy-test 1 all man-down situation=alone"_s, "5 6  4");
    const GroupInPlay &group = *play.battle().play().group(1);
    EXPECT_EQ(group.figures[0].state, TableState::CarryingOn) << "none passed: the Cohesion Test follows";
    EXPECT_EQ(group.figures[1].state, TableState::DuckedBack) << "the third die is the Troll's alone";
}

// Chain Reaction 3.0 p. 6, Swordplay p. 15, 20 to 22: typed conditions are added to those that the figure brings.
TEST(Conditions, AreAddedToThoseThatTheFigureBrings)
{
    Said agile = guns(Band().star("Billy", 5));
    const_cast<Campaign &>(agile.battle().campaign()).band.front().attributes = {u"agile"_s};
    agile.says(u"test 1 to-hit target=1 conditions=shooter-fast"_s, "4");
    EXPECT_EQ(agile.told(), "Billy: Ranged combat: Hit `4`");

    Said play(Band().star("Maud", 4).plays(EncounterKind::Patrol, 3).campaign(), swordplay());
    happen(const_cast<Campaign &>(play.battle().campaign()), GroupAppeared{1, 1, 5, {}, {{troll()}}});
    play.says(u"enemy-test 1 1 received-fire situation=in-reach conditions=cover"_s, "5 5 5 4");
    // A knight with sword and shield: Rep 4, the sword, the shield, and an opponent on foot.
    play.says(u"test 1 melee-dice conditions=against-foot"_s, "1 2 3 4 5 6 6");
    play.says(u"test 1 melee-dice conditions=against-foot,-shield"_s, "1 2 3 4 5 6");
    play.says(u"test 1 melee-dice conditions="_s, "1 2 3 4");
}

// The edges of a table depend on its own sections (R26, R95).
TEST(ChainReactionPlay, ReinforcementsComeByTheEdgesOfAnyTable_R53)
{
    const auto onGrid = [](const char *option, Grid grid) {
        Campaign campaign =
            inChainReaction(Band().star("Sgt Rock", 5).option("attributes", "off").plays(EncounterKind::Patrol, 3),
                            "reinforcements", option);
        auto &setup = campaign.encounter->setup;
        setup.grid = grid;
        setup.sections.clear();
        for (int section = 1; section <= grid.count(); ++section)
            setup.sections.push_back({section, Terrain::Clear, 0});
        setup.pefs = {{1, 1, false, false}};
        return Battle(campaign, chainReaction3());
    };
    Battle small = onGrid("seven", {2, 2});
    small.begins().turn("5 2  4  4 4  5 5");
    EXPECT_EQ(small.play().ownGroup(2)->section, 3) << "the near edge, where the band began";
    small.turn("2 5  3  4 4 5 5");
    EXPECT_EQ(small.play().groups.front().section, 1) << "the far edge";

    Battle large = onGrid("doubles", {4, 4});
    large.begins().turn("3 3  2 5  4  4 3  1 4");
    EXPECT_EQ(large.play().pef(2)->pef.section, 5) << "the left edge";
    large.turn("3 3  2 5  5  4 3  1 4");
    EXPECT_EQ(large.play().pef(3)->pef.section, 8) << "the right edge";
    large.turn("3 3  2 5  6  4 3  1 4");
    EXPECT_EQ(large.play().pef(4)->pef.section, 14) << "behind the band";
}

TEST(HeadToHead, ForcesAreTypedIn_R37)
{
    const ArmyList *orcs = swordplay().list(QStringLiteral("orcs"));
    const auto typed = [&](const char *words) { return acts::figuresIn(QString::fromUtf8(words), swordplay(), orcs); };
    ASSERT_TRUE(typed("3 Orc 4"));
    EXPECT_EQ(typed("3 Orc 4")->size(), 3U);
    EXPECT_EQ(acts::typedFigures(*typed("Ogre 5 Spear; 2 Orc 4 sword"), swordplay()),
              QStringLiteral("Ogre 5 Spear; 2 Orc 4 Sword"));
    EXPECT_EQ(refusal(typed("Orc")),
              "Write each figure as TYPE REP [WEAPON], not “Orc”, and put a semicolon between them.");
    EXPECT_EQ(refusal(typed("Orc 9")), "Rep must be 1 to 6, not 9.");
    EXPECT_EQ(refusal(typed("Orc 4 laser")).find("There is no weapon “laser” in Swordplay. Weapons: Axe, throwing; "),
              0U);
    EXPECT_EQ(acts::typedFigures(*typed("2 Orc 4 Cleaver (sword)"), swordplay()),
              QStringLiteral("2 Orc 4 Cleaver (Sword)"));
}

} // namespace muster::testing
