// SPDX-License-Identifier: MIT
//
// Tables and tests of the books that are read on the table, each by what it comes to.
#include "tests/rules/reference/shelf.h"

using namespace muster;
using namespace muster::testing;

TEST(SwordplayTables, NobodyOfLowerRepKillsAStar) // p. 5
{
    comesTo("swordplay",
            {
                {"larger-than-life", "enemy_rep=3 star_rep=5", "", "outcome", "at-worst-out"},
                {"larger-than-life", "enemy_rep=5 star_rep=5", "", "outcome", "may-cheat-death"},
            });
}

TEST(SwordplayTables, AGruntThatFailsInSightDucksBack) // p. 13
{
    comesTo("swordplay",
            {
                {"in-sight-action", "rep=4 situation=loaded-in-range", "4", "outcome", "fire"},
                {"in-sight-action", "rep=4 situation=in-reach", "4", "outcome", "charge"},
                {"in-sight-action", "rep=4 situation=unloaded", "4", "outcome", "reload"},
                {"in-sight-action", "rep=4 situation=out-of-reach", "4", "outcome", "carry-on"},
                {"in-sight-action", "rep=4 situation=in-reach", "5", "outcome", "duck-back"},
                {"in-sight-action", "rep=4 situation=loaded-in-range", "5", "outcome", "duck-back"},
            });
}

TEST(SwordplayTables, InSightIsTakenWithADieLessForMovingAndForConcealment) // p. 12
{
    comesTo("swordplay",
            {
                {"in-sight", "rep=4", "1 3 5 6", "successes", "2"},
                {"in-sight", "rep=4 conditions=none", "1 3 5 6", "successes", "2"},
                {"in-sight", "rep=4 conditions=active", "1 3 5", "successes", "2"},
                {"in-sight", "rep=4 conditions=active,concealed", "1 5", "successes", "1"},
                {"in-sight", "rep=4 conditions=cover", "1 5 6", "successes", "1"},
                {"in-sight", "rep=4 conditions=concealed,cover", "1 5 6", "successes", "1"},
            });
}

TEST(SwordplayTables, APartingShotIsRushed) // p. 19
{
    comesTo("swordplay",
            {
                {"ranged", "rep=4", "5", "hit", "true"},
                {"ranged", "rep=4 conditions=rushed", "5", "hit", "false"},
                {"parting-shot", "rep=4", "5", "hit", "false"},
            });
}

TEST(SwordplayTables, WhoPassesTwoMoreInAChargeDrivesTheTargetOffOrIsHalted) // p. 21
{
    comesTo(
        "swordplay",
        {
            {"charge-into-melee", "rep_a=4 rep_b=4", "1 2  5 6", "outcome", "target-runs"},
            {"charge-into-melee", "rep_a=4 rep_b=4", "5 6  1 2", "outcome", "charger-halts"},
            {"charge-into-melee", "rep_a=4 rep_b=4", "1 6  5 6", "outcome", "melee-after-fire"},
            {"charge-into-melee", "rep_a=4 rep_b=4", "1 2  1 2", "outcome", "melee-after-fire"},
            // A die more for horses, two more from behind; one less for who has to reload.
            {"charge-into-melee", "rep_a=4 rep_b=4 conditions_a=cavalry conditions_b=needs-reload", "6 6 1  6",
             "passed_a", "1"},
            {"charge-into-melee", "rep_a=4 rep_b=4 conditions_a=onto-rear", "6 6 1 2  5 6", "outcome", "target-runs"},
        });
}

TEST(SwordplayTables, AGruntBreaksOffWhenItFailsAndBacksAwayFiveAndHalfADie) // p. 23
{
    comesTo("swordplay",
            {
                {"break-off", "rep=4", "4", "outcome", "stays-in-melee"},
                {"break-off", "rep=4", "5 1", "inches", "6"},
                {"break-off", "rep=5", "6 2", "inches", "6"}, // the Orc of the example
                {"break-off", "rep=4", "5 6", "inches", "8"},
            });
}

TEST(ThirdEditionTables, NobodyOfLowerRepKillsAStar) // p. 4
{
    comesTo("chain-reaction-3",
            {
                {"larger-than-life", "enemy_rep=3 star_rep=5", "", "outcome", "at-worst-out"},
                {"larger-than-life", "enemy_rep=5 star_rep=4", "", "outcome", "may-cheat-death"},
            });
}

TEST(FirstEditionTables, PassingThroughFlameIsTwoDiceLessTheRep) // p. 3
{
    comesTo("chain-reaction-1",
            {
                {"flame", "rep=3", "5 3", "result", "miss"},
                {"flame", "rep=3", "5 4", "result", "scratch"},
                {"flame", "rep=3", "6 5", "result", "bad-wound"},
                {"flame", "rep=3 conditions=flak", "6 5", "result", "scratch"},
            });
}

TEST(FirstEditionTables, TightAmmunitionRunsOutSoonerForThoseWhoShare) // p. 5
{
    comesTo("chain-reaction-1",
            {
                {"tight-ammo", "", "1", "result", "out-of-ammo"},
                {"tight-ammo", "", "2", "result", "shoots-on"},
                {"tight-ammo", "sharing=2", "2", "result", "out-of-ammo"},
                {"tight-ammo", "sharing=3", "3", "result", "out-of-ammo"},
                {"tight-ammo", "sharing=3", "4", "result", "shoots-on"},
            });
}

TEST(FirstEditionTables, ABadWoundOnAVehicleDucksItDownKillsOrStuns) // QRS
{
    comesTo("chain-reaction-1",
            {
                {"vehicle-bad-wound", "rep=3 impact=5", "1 2  5", "turns", "2"},
                {"vehicle-bad-wound", "rep=3 impact=5", "1 2  2", "turns", "1"},
                {"vehicle-bad-wound", "rep=3 impact=5", "1 2  5", "outcome", "duck-down"},
                {"vehicle-bad-wound", "rep=3 impact=5 conditions=building", "1 2  5", "outcome", "hunkers-down"},
                {"vehicle-bad-wound", "rep=3 impact=5", "1 6  2 3", "outcome", "dead"},
                {"vehicle-bad-wound", "rep=3 impact=2", "1 6  2 3", "outcome", "unconscious"},
                {"vehicle-bad-wound", "rep=3 impact=5", "6 6", "outcome", "dead"},
            });
}

TEST(FirstEditionTables, TwoBadWoundsDestroyAVehicleAndThreeATankUnlessASixIsCatastrophic) // p. 6, R88
{
    comesTo("chain-reaction-1",
            {
                {"bad-wounds-taken", "bad_wounds=1 target=vehicle-or-building", "", "outcome", "holds-out"},
                {"bad-wounds-taken", "bad_wounds=2 target=vehicle-or-building", "", "outcome", "destroyed"},
                {"bad-wounds-taken", "bad_wounds=2 target=tank", "", "outcome", "holds-out"},
                {"bad-wounds-taken", "bad_wounds=3 target=tank", "", "outcome", "destroyed"},
                {"is-it-catastrophic", "", "5", "result", "nothing-more"},
                {"is-it-catastrophic", "", "6", "result", "catastrophic"},
            });
}

TEST(FirstEditionTables, AHeroicAttackAddsTheGrenadesToItsDie) // p. 6, QRS
{
    comesTo("chain-reaction-1",
            {
                {"heroic-attack", "", "1", "result", "scratch"},
                {"heroic-attack", "", "2", "result", "scratch"},
                {"heroic-attack", "", "3", "result", "bad-wound"},
                {"heroic-attack", "", "5", "result", "dead"},
                {"heroic-attack", "grenades=1", "4", "result", "dead"},
                {"heroic-attack", "conditions=molotov", "3", "result", "dead"},
            });
}

TEST(FirstEditionTables, ACrashIsTwoDiceAndTwoMoreForRollingOver) // p. 6
{
    comesTo("chain-reaction-1",
            {
                {"crash", "", "2 3", "result", "miss"},
                {"crash", "", "3 3", "result", "scratch"},
                {"crash", "conditions=rolled-over", "3 3", "result", "bad-wound"},
                {"crash", "conditions=flak", "3 3", "result", "miss"},
            });
}

TEST(FirstEditionTables, WantingToChargeAndBeingChargedAreReadByDicePassed) // QRS
{
    comesTo("chain-reaction-1",
            {
                {"reaction", "test=wanting-to-charge rep=3 situation=able", "1 1", "outcome", "charge"},
                {"reaction", "test=wanting-to-charge rep=3 situation=able", "1 6", "outcome", "stop-and-fire"},
                {"reaction", "test=wanting-to-charge rep=3 situation=able", "6 6", "outcome", "duck-down"},
                {"reaction", "test=being-charged rep=3 situation=able", "1 1", "outcome", "fire"},
                {"reaction", "test=being-charged rep=3 situation=able", "1 6", "outcome", "stand-and-fight"},
                {"reaction", "test=being-charged rep=3 situation=rear", "1 6", "outcome", "runaway"},
                {"reaction", "test=being-charged rep=3 situation=able", "6 6", "outcome", "runaway"},
            });
}

TEST(FirstEditionTables, CoverAndASecureFlankAddOneToTheRepAndAFlankAttackedTakesOne) // QRS
{
    comesTo(
        "chain-reaction-1",
        {
            {"reaction", "test=received-fire rep=3 situation=able", "4 4", "passed", "0"},
            {"reaction", "test=received-fire rep=3 situation=able conditions=in-cover", "4 4", "passed", "2"},
            {"reaction", "test=received-fire rep=3 situation=able conditions=in-cover,secure", "5 5", "passed", "2"},
            {"reaction", "test=received-fire rep=3 situation=able conditions=flanked", "3 2", "passed", "1"},
        });
}

TEST(FirstEditionTables, WhoRunsIsPursuedByFire) // p. 4
{
    comesTo("chain-reaction-1",
            {
                {"pursue-by-fire", "rep=3", "1 2", "outcome", "fire"},
                {"pursue-by-fire", "rep=3", "1 6", "outcome", "fire-as-cover"},
                {"pursue-by-fire", "rep=3", "6 6", "outcome", "no-fire"},
            });
}
