// SPDX-License-Identifier: MIT
//
// Rules of the books that are small each and had no test of their own.
#include "tests/rules/reference/shelf.h"

#include <algorithm>

using namespace muster;
using namespace muster::testing;

namespace {

/// The lines of a note, each as "what: how".
std::string note(const char *pack, const char *id)
{
    const std::vector<Note> &notes = shipped(pack).reference->notes;
    const auto found =
        std::find_if(notes.begin(), notes.end(), [&](const Note &one) { return one.id == QLatin1String(id); });
    QStringList lines;
    if (found != notes.end()) {
        for (const Note::Line &line : found->lines)
            lines << line.what + QStringLiteral(": ") + line.how;
    }
    return lines.join(u'\n').toStdString();
}

bool tells(const char *pack, const char *id, std::initializer_list<const char *> words)
{
    const std::string text = note(pack, id);
    return std::all_of(words.begin(), words.end(),
                       [&](const char *word) { return text.find(word) != std::string::npos; });
}

} // namespace

TEST(SwordplayRows, PeasantsAreArmedByADie) // p. 6, R35
{
    for (const char *face : {"1", "2", "3"})
        EXPECT_EQ(field("swordplay", "peasant-arms", "", face, "arms"), "unarmed");
    for (const char *face : {"4", "5"})
        EXPECT_EQ(field("swordplay", "peasant-arms", "", face, "arms"), "farm-tool");
    EXPECT_EQ(field("swordplay", "peasant-arms", "", "6", "arms"), "bow");
}

TEST(SwordplayRows, GroupsActionsAndSeveralAgainstOneAreTold) // p. 8 to 10, 22
{
    EXPECT_TRUE(tells("swordplay", "groups", {"4\"", "without a Leader Die"}));
    EXPECT_TRUE(tells("swordplay", "actions", {"fire once", "Charge", "Reload", "not to fire them"}));
    EXPECT_TRUE(tells("swordplay", "several-in-melee", {"four at the most", "one against one", "evenly matched"}));
    EXPECT_TRUE(tells("swordplay", "shields-and-lances", {"front only", "first round", "two swords", "improvised"}));
}

TEST(SwordplayRows, FacingProneAndTheCourseOfInSightAreTold) // p. 4, 11 to 14, 21
{
    EXPECT_TRUE(tells("swordplay", "in-sight-rules",
                      {"half circle", "began and ended", "2\" more", "Joining later", "completes that",
                       "but Recover From Knock Down", "keeps the action", "a new In Sight"}));
    EXPECT_TRUE(tells("swordplay", "movement", {"may fire at once", "no fire right after it"}));
    EXPECT_TRUE(tells("swordplay", "line-of-sight", {"crest blocks", "within 1\" of it"}));
    EXPECT_TRUE(tells("swordplay", "charging", {"a spot 6\" from it", "no melee", "one set of dice each"}));
    EXPECT_TRUE(tells("swordplay", "reaction-order", {"one Received Fire Test", "within 4\"", "whole group"}));
    EXPECT_TRUE(tells("swordplay", "pef-outcomes", {"EAL one higher", "first C", "last PEF"}));
}

TEST(SwordplayRows, ResultsAreToldWithWhatTheyMean) // p. 11, 12, 16
{
    EXPECT_TRUE(tells("swordplay", "results",
                      {"within 6\" (12\" mounted)", "Half a normal move", "surrenders", "parting shot"}));
}

TEST(ThirdEditionRows, ResultsTerrainAndTargetsAreTold) // p. 10 to 13, 15, 17, 21
{
    EXPECT_TRUE(tells("chain-reaction-3", "results",
                      {"within 6\"", "12\" away to cover", "rush", "may not fire", "Two dice fewer", "reloading"}));
    EXPECT_TRUE(tells("chain-reaction-3", "terrain-effects",
                      {"conceals", "in cover, sees and is seen", "nobody enters", "block sight", "normal speed"}));
    EXPECT_TRUE(tells("chain-reaction-3", "reaction-order", {"within 2\"", "3\" away"}));
    EXPECT_TRUE(tells("chain-reaction-3", "targets", {"within 1\"", "one damage roll for each", "may fire at once"}));
}

TEST(ThirdEditionRows, ProneIsTheFightersOwnInMelee) // p. 19
{
    const Pack &pack = shipped("chain-reaction-3");
    const auto melee = std::find_if(pack.reference->counts.begin(), pack.reference->counts.end(),
                                    [](const SuccessCount &count) { return count.id == u"melee-dice"; });
    ASSERT_NE(melee, pack.reference->counts.end());
    EXPECT_EQ(melee->modifiers.front().condition, u"prone");
    EXPECT_EQ(melee->modifiers.front().title, u"Prone") << "and not the target's, as in a shot";
}

TEST(SwordplayRows, OfTestsTakenTogetherTheWorstCounts) // p. 16, R38
{
    const std::vector<JointTest> &joint = swordplay().reference->jointTests;
    ASSERT_EQ(joint.size(), 1U);
    EXPECT_EQ(joint.front().bestToWorst.join(u' ').toStdString(),
              "charge advance fire rush-shot carry-on duck-back cohesion-test runaway");
}

TEST(SwordplayRows, FanaticsHaveNoThirdDieToRecoverFromKnockDown) // p. 15 and QRS, R38
{
    EXPECT_EQ(field("swordplay", "knock-down", "rep=3", "6 6", "fate"), "obviously-dead");
    EXPECT_TRUE(
        swordplay().reference->test(QStringLiteral("knock-down"), QStringLiteral("knock-down"), {})->modifiers.empty());
}

TEST(SwordplayRows, ACrossbowReloadedByOneDieWaitsUntilActive) // p. 18, R38
{
    EXPECT_EQ(field("swordplay", "reload", "rep=4 situation=crossbow", "2 6", "outcome"), "ready-when-active");
    EXPECT_EQ(field("swordplay", "reload", "rep=4 situation=other-weapon", "2 6", "outcome"), "ready-in-reaction");
}

TEST(ThirdEditionRows, ABornLeadersTwoOnesMakeAHeroWhateverTheThirdDieShows) // p. 13
{
    const char *born = "test=received-fire rep=4 situation=open conditions=born-leader";
    EXPECT_EQ(field("chain-reaction-3", "reaction", born, "1 1 5", "becomes_hero"), "true");
    EXPECT_EQ(field("chain-reaction-3", "reaction", born, "5 1 1", "becomes_hero"), "true");
    EXPECT_EQ(field("chain-reaction-3", "reaction", born, "1 5 5", "becomes_hero"), "false");
}

TEST(ThirdEditionRows, AttributesDoOnTheTableWhatTheBookSays) // p. 6
{
    comesTo("chain-reaction-3",
            {
                {"reaction", "test=received-fire rep=4 situation=open conditions=poser", "4", "passed", "1"},
                {"reaction", "test=fast-move rep=4 situation=open conditions=slow", "1 1", "inches", "12"},
                {"reaction", "test=in-sight rep=4 situation=open conditions=slow-to-react", "4 3", "passed", "1"},
                {"reaction", "test=fast-move rep=3 situation=open conditions=clumsy", "5 5 4", "inches", "4"},
                {"reaction", "test=man-down rep=3 situation=alone conditions=nerves-of-steel", "1 6", "outcome",
                 "carry-on"},
                {"to-hit", "rep=4 target=1 conditions=shooter-fast,agile", "5", "hit", "true"},
                {"to-hit", "rep=4 target=1 conditions=shooter-fast", "5", "hit", "false"},
                {"melee-dice", "rep=4 conditions=brawler", "1 1 1 1 1", "dice", "5"},
                {"melee-dice", "rep=4 conditions=runt", "1 1 1", "dice", "3"},
            });
}

TEST(ThirdEditionRows, SidesWhoseDiceAreEqualDoNotActivate) // p. 9, R57
{
    EXPECT_EQ(answer("chain-reaction-3", "activation", "sides=3", "4 4 2"),
              R"({"first":"c","resting":["a","b"],"totals":[4,4,2]})");
    EXPECT_EQ(answer("chain-reaction-3", "activation", "sides=3", "3 3 3  6 1 2"), R"({"first":"a","totals":[6,1,2]})");
    EXPECT_EQ(answer("chain-reaction-3", "activation", "sides=4", "3 5 3 5"),
              R"({"first":null,"resting":["a","b","c","d"],"totals":[3,5,3,5]})");
    EXPECT_EQ(answer("chain-reaction-3", "activation", "sides=2", "3 3  1 4"), R"({"first":"b","totals":[1,4]})");
}

TEST(ThirdEditionRows, GroupsActionsLaunchersAndSquadsAreTold) // p. 7 to 9, 14, 18, 22, 25
{
    EXPECT_TRUE(tells("chain-reaction-3", "groups", {"4\"", "Leader Die", "highest Rep"}));
    EXPECT_TRUE(tells("chain-reaction-3", "actions", {"any time", "Charge"}));
    EXPECT_TRUE(tells("chain-reaction-3", "launchers", {"once a turn", "loader", "loading"}));
    EXPECT_TRUE(tells("chain-reaction-3", "several-in-melee", {"divides the dice"}));
    EXPECT_TRUE(tells("chain-reaction-3", "squads", {"9 to 12", "9 to 15", "never mix", "6 to 12"}));
    EXPECT_TRUE(tells("chain-reaction-3", "scouts", {"one figure of each group", "never a false alarm"}));
    EXPECT_TRUE(tells("chain-reaction-3", "street", {"12\"", "always in cover"}));
}

TEST(FirstEditionRows, NobodyUnarmedAndNoTearGasKills) // p. 3, 9, R84
{
    comesTo("chain-reaction-1",
            {
                {"bad-wound", "rep=3 impact=3", "6 6", "outcome", "dead"},
                {"bad-wound", "rep=3 impact=3 conditions=unarmed", "6 6", "outcome", "unconscious"},
                {"bad-wound", "rep=3 impact=9 conditions=tear-gas", "1 6  6 1", "outcome", "unconscious"},
                {"bad-wound", "rep=3 impact=3 conditions=second-bad-wound", "", "outcome", "dead"},
            });
}

TEST(FirstEditionRows, NoArmourHelpsAgainstAnAlien) // p. 9
{
    comesTo("chain-reaction-1",
            {
                {"to-hit", "rep=4 target=1 conditions=body-armor", "4", "result", "scratch"},
                {"to-hit", "rep=4 target=1 conditions=body-armor,by-an-alien", "4", "result", "bad-wound"},
                {"to-hit", "rep=4 target=1 conditions=flak,by-an-alien", "2", "result", "scratch"},
                {"to-hit", "rep=4 target=1 conditions=cover,by-an-alien", "4", "result", "scratch"},
            });
}

TEST(FirstEditionRows, ACrewThatCannotRunBailsOutAndABuildingIsLeft) // QRS
{
    comesTo("chain-reaction-1",
            {
                {"vehicle-scratch", "rep=3", "6 6", "outcome", "runaway"},
                {"vehicle-scratch", "rep=3 conditions=cannot-run", "6 6", "outcome", "bails-out"},
                {"vehicle-scratch", "rep=3 conditions=cannot-run,surrounded", "6 6", "outcome", "surrender"},
                {"vehicle-scratch", "rep=3 conditions=building", "6 6", "outcome", "leaves-building"},
                {"vehicle-scratch", "rep=3 conditions=building", "1 6 5", "outcome", "hunkers-down"},
            });
}

TEST(FirstEditionRows, AKilledDriverNeverKeepsControl) // p. 6
{
    comesTo("chain-reaction-1",
            {
                {"losing-control", "rep=4", "1 1", "outcome", "keeps-control"},
                {"losing-control", "rep=4 conditions=driver-killed", "1 1", "outcome", "veers"},
                {"losing-control", "rep=4 conditions=driver-killed", "5 5", "outcome", "rolls-over"},
            });
}

TEST(FirstEditionRows, ThePolicesCarsAreADieOfTurnsAway) // p. 9
{
    EXPECT_EQ(field("chain-reaction-1", "police-cars", "", "4", "turns"), "4");
}

TEST(FirstEditionRows, TerrainBandsAndMediaAreTold) // p. 4, 6, 8 to 12
{
    EXPECT_TRUE(tells("chain-reaction-1", "movement", {"along a gully full", "A road"}));
    EXPECT_TRUE(tells("chain-reaction-1", "terrain-pieces", {"Scrub", "riverbed", "6\" wide", "downhill", "town"}));
    EXPECT_TRUE(tells("chain-reaction-1", "targets-in-cover", {"roll again"}));
    EXPECT_TRUE(
        tells("chain-reaction-1", "bands", {"5 or 10", "3 to 8", "2 to 8", "3 to 12", "fall apart", "tear gas"}));
    EXPECT_TRUE(
        tells("chain-reaction-1", "media-crew", {"by mistake", "no check for shots nearby", "driver of Rep 3"}));
}

TEST(FirstEditionRows, ATiedRollOffIsRolledAgain) // R88
{
    EXPECT_EQ(answer("chain-reaction-1", "roll-off", "rep_a=3 rep_b=4", "3 2  1 5"), R"({"first":"b","totals":[4,9]})");
}

TEST(FirstEditionRows, HandToHandTheAttackersRepCountsWithTheImpact) // p. 3
{
    // A sword's Impact of 1 and a Rep of 4, with a 1: six against the Rep of 3 and a 3.
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=3 impact=1 attacker_rep=4", "1 6  1 3", "outcome"),
              "unconscious");
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=3 impact=1 attacker_rep=4", "1 6  2 3", "outcome"), "dead");
    EXPECT_EQ(field("chain-reaction-1", "bad-wound", "rep=3 impact=1", "1 6  5 3", "outcome"), "unconscious");
}

TEST(FirstEditionRows, RoundsHaveTheirPrice) // p. 11
{
    EXPECT_EQ(answer("chain-reaction-1", "figure-points",
                     "rep=4 armor=flak weapons=rocket-launcher he_round=2 ap_round=1", ""),
              R"({"points":60})");
    EXPECT_EQ(answer("chain-reaction-1", "figure-points", "rep=3 armor=none weapons=law,grenade law_round=1", ""),
              R"({"points":37})");
}

TEST(ThirdEditionRows, TheTablesHoldAgainstTwoOfTheExamples) // p. 11, 12
{
    comesTo("chain-reaction-3",
            {
                {"reaction", "test=received-fire rep=3 situation=open", "5 2", "outcome", "duck-back"},
                {"reaction", "test=rally rep=3 situation=cover", "5 2", "outcome", "carry-on"},
            });
}

TEST(TumorRows, AmmunitionIsCountedForACombatAndWeaponsNotListedAreTheCampaigns) // R89
{
    EXPECT_TRUE(tells("tumor", "ammunition", {"one combat", "not of one activation", "campaign's own rules"}));
}

TEST(TumorRows, TheRatingsHoldAgainstTheRulesOfThumb) // R89
{
    comesTo("tumor",
            {
                {"outgunned-by", "fired=smg own=pistol", "", "outcome", "not-outgunned"},
                {"outgunned-by", "fired=assault-rifle own=rifle", "", "outcome", "not-outgunned"},
                {"outgunned-by", "fired=explosive-or-flame own=explosive-or-flame", "", "outcome", "not-outgunned"},
            });
}

TEST(PercentileRows, AnAssaultRifleIsACarbineOrAnSmgAndABeltLmgAloneABoxLmg)
{
    comesTo("urban-d100",
            {
                {"shoot", "skill=160 weapon=assault-rifle range=8 automatic=false shown=5", "81", "score", "80"},
                {"shoot", "skill=160 weapon=assault-rifle range=8 automatic=true shown=5", "11", "score", "10"},
                {"shoot", "skill=160 weapon=smg range=8 automatic=true shown=5", "11", "score", "10"},
                {"shoot", "skill=160 weapon=belt-lmg range=5 automatic=false shown=5", "61 1", "score", "160"},
                {"shoot", "skill=160 weapon=belt-lmg range=5 automatic=false shown=5 alone=true", "81", "score", "80"},
            });
}

TEST(PercentileRows, EachInTheConeIsRolledFor) // R90
{
    EXPECT_TRUE(tells("urban-d100", "weapons-notes", {"one roll for each", "nearest first"}));
}
