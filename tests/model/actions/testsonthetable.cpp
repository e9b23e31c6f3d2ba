// SPDX-License-Identifier: MIT

// Tests taken on the table as they are typed: by one or by a group, with what holds for a figure from a test on.

#include "model/acts/acts.h"
#include "model/changes/enemy.h"
#include "model/json/playjson.h"
#include "model/reference/taker.h"
#include "model/reference/verdict.h"
#include "model/story/playwords.h"
#include "tests/support/battle.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

/// A battle in which acts are said as on the terminal.
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
    std::string states() const
    {
        std::string all;
        for (const OwnFigure &own : m_battle.play().own)
            all += (all.empty() ? "" : "|") + words::title(own.state).toStdString();
        return all;
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

// Swordplay p. 8 and 9: the Star's Rep, though a Grunt has more; split off from it, the Grunt's.
TEST(Leading, AGroupThatAStarLeadsActsByTheStarsRep)
{
    Said play = swords(Band().star("Sigrun", 3).grunt("Hamo", 5).grunt("Emmot", 4).plays(EncounterKind::Patrol, 3));
    play.battle().turn("4 1");
    EXPECT_TRUE(
        play.battle().now().starts_with("None of your groups can act: the best has Rep 3, and Rep 4 is needed."))
        << play.battle().now();
    play.says(u"join 2 B"_s);
    EXPECT_TRUE(play.battle().now().starts_with("Your groups of Rep 4 or more act.")) << play.battle().now();
    play.says(u"join 2 A"_s).says(u"state 1 stunned"_s);
    EXPECT_TRUE(play.battle().now().starts_with("Your groups of Rep 4 or more act."))
        << "who is stunned leads nobody: " << play.battle().now();
}

// Chain Reaction 3.0 p. 9: "figures that are Rep 3 or higher, or grouped with" one.
TEST(Leading, InChainReactionTheBestOfAGroupMayAct)
{
    Said play = guns(Band().star("Rock", 3).grunt("Char", 5));
    play.battle().turn("4 1");
    EXPECT_TRUE(play.battle().now().starts_with("Your groups of Rep 4 or more act.")) << play.battle().now();
}

TEST(Leading, OfTwoStarsTheHigherRepLeadsThenTheLowerNumber_R98)
{
    Said play =
        swords(Band().star("Ann", 3).grunt("Abel", 3).star("Ben", 4).grunt("Bert", 3).plays(EncounterKind::Patrol, 3));
    const auto leaderRep = [&](int id) {
        for (const Taker &taker : takersIn(play.battle().campaign(), swordplay())) {
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

// Chain Reaction, first edition, p. 4: the leader's Rep, and the result is the whole group's.
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

// Swordplay p. 15 and 16: one set of dice, each against its own Rep.
TEST(TestsOfAGroup, AreTakenByAllOfItOnOneSetOfDice)
{
    Said play = swords(Band().star("Maud", 5).grunt("Tibb", 3).grunt("Berta", 5).plays(EncounterKind::Patrol, 3));
    play.says(u"test 2,3 cohesion situation=broken leader_rep=none"_s, "5 3");
    EXPECT_EQ(play.states(), "carrying on|ran away|carrying on");
    EXPECT_EQ(play.told(),
              "Tibb: Cohesion Test: Runaway `5 (3)`\nTibb: ran away\nBerta: Cohesion Test: Carry On `(5) (3)`");
    EXPECT_EQ(play.battle().play().notes.size(), 1U) << "what changed nothing is a note, for each";
}

TEST(TestsOfAGroup, AreTakenByItsLetterByNumbersOrBesideOne)
{
    const Band band = Band().star("Maud", 5).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3);
    for (const char *words : {"test A cohesion situation=broken", "test 1,2,3 cohesion situation=broken",
                              "test 1 cohesion situation=broken group=2,3", "test 1,A cohesion situation=broken"}) {
        Said play = swords(band);
        play.says(QString::fromLatin1(words), "4 5  6");
        EXPECT_EQ(play.states(), "carrying on|ran away|ran away") << words;
    }
    Said play = swords(band);
    EXPECT_EQ(play.why(u"test C cohesion situation=broken"_s),
              "Nobody who stands goes by “C”. Say figures by number, “2,3”, or a group.");
    EXPECT_EQ(play.why(u"test 2,3 knock-down"_s),
              "Each figure takes “knock-down” on dice of its own. Take it for one figure at a time.");
    EXPECT_NE(play.why(u"test 2,9 cohesion situation=broken"_s).find("Nobody in the band has number 9."),
              std::string::npos);
}

TEST(TestsOfAGroup, TheLeaderDieIsRolledOnceForAll) // p. 9, the book's Billy
{
    Said play = swords(Band().star("Billy", 5).grunt("Fourth", 4).grunt("Third", 3).plays(EncounterKind::Patrol, 3));
    play.says(u"test 2,3 received-fire situation=out-of-reach"_s, "4 5  4");
    EXPECT_EQ(play.states(), "carrying on|carrying on|ducked back");
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

TEST(TestsOfAGroup, EachIsInTheFirstSituationItCanBeIn)
{
    Said play = guns(Band().star("Billy", 5).grunt("Dez", 4));
    play.says(u"test A received-fire situation=outgunned,cover"_s, "1 4  6");
    EXPECT_EQ(play.states(), "carrying on|ducked back") << "a Star is never outgunned, and returns fire";
}

// Chain Reaction 3.0 p. 13: two ones, and two dice passed without dice for the rest of the game.
TEST(HeroesAll, WhoBecameAHeroPassesTwoWithoutDice)
{
    Said play = guns(Band().star("Rock", 5).grunt("Char", 3).grunt("Dez", 3));
    play.says(u"test 2 received-fire situation=open leader_rep=none"_s, "1 1");
    EXPECT_EQ(play.told(), "Char: Received Fire: Return fire. Becomes a hero `(1) (1)`\nChar: In hero mode");
    play.says(u"test 2 being-charged situation=can-fire"_s);
    EXPECT_EQ(play.told(), "Char: Being Charged: Fire, then melee");
    EXPECT_EQ(play.states(), "carrying on|carrying on|carrying on");
    EXPECT_EQ(words::burdens(*play.battle().campaign().find(FigureId{2}), *play.battle().play().find(FigureId{2}),
                             chainReaction3()),
              QStringList{u"In hero mode"_s});
    play.says(u"test 2,3 man-down situation=together"_s, "6 6");
    EXPECT_EQ(play.states(), "carrying on|carrying on|hunkered down") << "Dez is none, and retires";
    play.says(u"unmark 2 hero"_s).says(u"mark 3 hero"_s);
    EXPECT_EQ(play.told(), "Dez: In hero mode");
    EXPECT_EQ(play.why(u"mark 3 hero"_s), "That is already noted of the figure.");
    EXPECT_EQ(play.why(u"unmark 2 hero"_s), "That is not noted of the figure.");
    EXPECT_EQ(play.why(u"mark 2 heroic"_s),
              "“heroic” does not last in these rules. Did you mean “hero”? Available: hero, out-of-ammo.");
    EXPECT_EQ(swords(Band().star("Maud", 5).plays(EncounterKind::Patrol, 3)).why(u"mark 1 hero"_s),
              "Nothing lasts from a test on in these rules.");
}

// Chain Reaction 3.0 p. 15: two or more ones, and no fire before a turn of reloading.
TEST(TightAmmunition, AnEmptyWeaponIsToldAndKeptUntilItIsReloaded)
{
    Said play = guns(Band().star("Rex", 5).grunt("Char", 4));
    const_cast<Campaign &>(play.battle().campaign()).band.front().profile.weapon = u"assault-rifle"_s;
    play.says(u"test 1 burst first=1 second=1"_s, "1 1 5");
    EXPECT_EQ(play.told(),
              "Rex: A burst: 1 hit (First target: 1, Second target: 0, Third target: 0). Out of ammunition `1 1 5`\n"
              "Rex: Out of ammunition (Assault Rifle)");
    const std::string empty =
        "Rex, Rep 5 is out of ammunition (Assault Rifle). A turn of activation goes into reloading "
        "first; note it then, and fire again.";
    EXPECT_EQ(play.why(u"test 1 burst"_s), empty);
    EXPECT_EQ(play.why(u"test 1 to-hit target=1"_s), empty);
    play.says(u"unmark 1 out-of-ammo"_s);
    EXPECT_EQ(play.told(), "Rex: Reloaded (Assault Rifle)");
    play.says(u"test 1 burst"_s, "6 5 5");
}

// Chain Reaction 3.0 p. 15: "Stars … are never outgunned".
TEST(Outgunned, AStarNeverIs)
{
    Said play = guns(Band().star("Rex", 5).grunt("Char", 4));
    play.says(u"test 1 outgunned-by fired=squad-automatic-weapon own=pistol"_s);
    EXPECT_EQ(play.told(), "Rex: Outgunned?: Not outgunned");
    play.says(u"test 2 outgunned-by fired=squad-automatic-weapon own=pistol"_s);
    EXPECT_EQ(play.told(), "Char: Outgunned?: Outgunned");
    EXPECT_EQ(play.why(u"test 1 received-fire situation=outgunned"_s),
              "“Outgunned” never holds for Rex, Rep 5. Choose another situation.");
}

// Chain Reaction 3.0 p. 6, Swordplay p. 15, 20 to 22: what is said stands beside what the figure brings.
TEST(Conditions, AreAddedToThoseThatTheFigureBrings)
{
    Said agile = guns(Band().star("Billy", 5));
    const_cast<Campaign &>(agile.battle().campaign()).band.front().attributes = {u"agile"_s};
    agile.says(u"test 1 to-hit target=1 conditions=shooter-fast"_s, "4");
    EXPECT_EQ(agile.told(), "Billy: Ranged combat: Hit `4`");

    Said play(Band().star("Maud", 4).plays(EncounterKind::Patrol, 3).campaign(), swordplay());
    happen(const_cast<Campaign &>(play.battle().campaign()), GroupAppeared{1, 1, 5, {}, {{troll()}}});
    play.says(u"enemy-test 1 1 received-fire situation=in-reach conditions=cover"_s, "5 5 5 4");
    // A knight with sword and shield: Rep 4, the sword, the shield, and one on foot.
    play.says(u"test 1 melee-dice conditions=against-foot"_s, "1 2 3 4 5 6 6");
    play.says(u"test 1 melee-dice conditions=against-foot,-shield"_s, "1 2 3 4 5 6");
    play.says(u"test 1 melee-dice conditions="_s, "1 2 3 4");
}

// Swordplay p. 12, 28 and 29, R98.
TEST(States, WhoLeftByTheOwnEdgeOrSurrenderedIsNotedInSwordplayToo)
{
    Said play = swords(Band().star("Maud", 4).grunt("Tibb", 3).grunt("Berta", 3).plays(EncounterKind::Patrol, 3));
    play.says(u"state 2 left-table"_s).says(u"state 3 surrendered"_s);
    EXPECT_EQ(play.states(), "carrying on|left the table|surrendered");
    EXPECT_EQ(play.battle().play().party(), 1) << "who left is not counted for How Many";
    const std::vector<ReportedFate> fates = actions::fatesSoFar(play.battle().play());
    EXPECT_EQ(fates[1].fate, Fate::Fine);
    EXPECT_EQ(fates[2].fate, Fate::Captured);
}

// Chain Reaction 3.0 p. 25, R59: resolved at once.
TEST(Finds, AreAskedForBeforeAnythingElse)
{
    Campaign campaign = inChainReaction(Band().star("Rock", 5).plays(EncounterKind::Patrol, 3));
    campaign.encounter->setup.sections[7] = {8, Terrain::Woods, 0};
    Said play(campaign, chainReaction3());
    play.says(u"scout 8"_s, "1 1");
    EXPECT_EQ(play.battle().now(), "A scout found somebody in section 8: resolve PEF 4 now.");
    for (const char *words : {"scout 5", "turn"})
        EXPECT_EQ(play.why(QString::fromLatin1(words)), "PEF 4 was found by a scout. Resolve it first.") << words;
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

TEST(Correcting, ARepTakesOutranksTheStarWithIt_R98)
{
    const Campaign before = Band().star("Maud", 4).grunt("Tibb", 5).outranking();
    Figure tibb = *before.find(FigureId{2});
    tibb.profile.rep = 4;
    const Result<Step> step = actions::correctFigure(before, swordplay(), tibb);
    ASSERT_TRUE(step) << refusal(step);
    EXPECT_FALSE(taken(before, *step).campaign.find(FigureId{2})->outranksStar);
}

TEST(Prisoners, AStarWhoCheatsDeathComesHome_R98)
{
    Band band = Band().star("Aldred", 5).plays(EncounterKind::Patrol, 3);
    band.option("prisoners", "checked");
    const Taken after = finish(band, {Outcome::Failure, {{FigureId{1}, Fate::Captured}}}, "6 6");
    EXPECT_FALSE(after.campaign.ended);
    ASSERT_TRUE(after.campaign.find(FigureId{1}));
    EXPECT_EQ(after.campaign.find(FigureId{1})->rep(), 4);
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
    const actions::Recruits wanted;
    EXPECT_EQ(refusal(actions::checkRecruit(campaign, chainReaction3(), wanted)), "");
    const Taken after =
        taken(campaign,
              rolledStep("4 4  4 4  4 4  4 4",
                         [&](Dice &d, Step &step) { actions::recruit(campaign, chainReaction3(), wanted, d, step); }),
              chainReaction3());
    EXPECT_EQ(after.campaign.gruntCount(FigureId{1}), 4);
    EXPECT_EQ(after.campaign.gruntCount(FigureId{2}), 0);
}

} // namespace muster::testing
