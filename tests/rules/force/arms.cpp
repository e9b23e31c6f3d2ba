// SPDX-License-Identifier: MIT
#include "rules/force/arms.h"

#include "rules/pack/pack.h"
#include "tests/support/packs.h"

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const ArmyList &list(const char *id)
{
    return *chainReaction1().list(QString::fromLatin1(id));
}

Profile armed(const char *weapon, const char *armour = "none")
{
    Profile profile;
    profile.rep = 3;
    profile.weapon = QString::fromLatin1(weapon);
    profile.armorWorn = QString::fromLatin1(armour);
    return profile;
}

bool mayHave(const char *who, const char *weapon, bool stolen)
{
    return mayCarry(list(who), *chainReaction1().weapon(QString::fromLatin1(weapon)), stolen);
}

QString printed(const Things &things)
{
    QStringList all;
    for (auto thing = things.begin(); thing != things.end(); ++thing)
        all << u"%1 %2"_s.arg(thing.value()).arg(thing.key());
    return all.join(u", "_s);
}

} // namespace

// Chain Reaction, first edition, pp. 8 to 10: military 1 in 5, gangs 1 in 8, mercenaries without a limit.
TEST(SpecialArms, AreCountedAgainstWhatTheListAllows)
{
    const std::vector<Profile> five{armed("special"), armed("law"), armed("rifle"), armed("rifle"), armed("varies")};
    EXPECT_EQ(specialArms(list("military"), five).carried, 2);
    EXPECT_EQ(specialArms(list("military"), five).allowed, 1);
    EXPECT_TRUE(specialArms(list("military"), five).tooMany());
    EXPECT_FALSE(specialArms(list("mercenaries"), five).tooMany());
    EXPECT_FALSE(isSpecial(list("gang"), u"law"_s)); // not on the gangs' list
    EXPECT_FALSE(isSpecial(list("military"), u"rifle"_s));
}

// P. 3: flame throwers are for the military and mercenaries; others have LAWs and rocket launchers only if stolen.
TEST(Weapons, OfSomeListsAreRefusedToOthersUnlessStolen)
{
    EXPECT_TRUE(mayHave("military", "flame-thrower", false));
    EXPECT_FALSE(mayHave("gang", "flame-thrower", true));
    EXPECT_FALSE(mayHave("gang", "rocket-launcher", false));
    EXPECT_TRUE(mayHave("gang", "rocket-launcher", true));
    EXPECT_TRUE(mayHave("guerrillas", "law", false));
    EXPECT_TRUE(mayHave("civilians", "assault-rifle", false));
}

// P. 19: each of the Black Ops has the printed equipment, and the feudals who come with them have nothing else.
TEST(CarriedBeside, OfTheBlackOpsIsAsPrinted)
{
    const auto beside = [](std::size_t place) {
        const CarriedBeside carried = carriedBeside(chainReaction1(), u"firm"_s, place);
        return u"%1; %2 rounds"_s.arg(printed(carried.things)).arg(carried.rounds).toStdString();
    };
    EXPECT_EQ(beside(0), "2 grenade, 1 sword; 0 rounds");
    EXPECT_EQ(beside(1), "2 grenade, 1 rifle; 4 rounds");
    for (const std::size_t place : {2U, 3U, 4U})
        EXPECT_EQ(beside(place), "2 grenade; 0 rounds");
    EXPECT_EQ(beside(5), "; 0 rounds");
}

// P. 8, R76: two for each soldier and mercenary; guerrillas rarely have any.
TEST(CarriedBeside, IsTwoGrenadesForSoldiersAndMercenaries_R76)
{
    const auto grenades = [](const char *list) {
        return carriedBeside(chainReaction1(), QString::fromLatin1(list), 3).things.value(u"grenade"_s);
    };
    EXPECT_EQ(grenades("military"), 2);
    EXPECT_EQ(grenades("mercenaries"), 2);
    EXPECT_EQ(grenades("guerrillas"), 0);
    EXPECT_EQ(grenades("police"), 0);
}

// P. 15: weapons and armour left behind.
TEST(Things, LeftOnTheFieldAreWhatTheForceCarriesOrMay)
{
    const Pack &pack = chainReaction1();
    EXPECT_EQ(printed(thingsOf(pack, u"gang"_s, {armed("pistol"), armed("pistol"), armed("shotgun", "flak")})),
              u"1 flak, 2 pistol, 1 shotgun"_s);
    EXPECT_EQ(printed(thingsOf(pack, u"gang"_s, {armed("special")})), u"1 grenade-launcher, 1 light-machine-gun"_s);
    EXPECT_EQ(printed(thingsOf(pack, u"mercenaries"_s, {armed("rifle", "flak")})), u"1 flak, 2 grenade, 1 rifle"_s);
    EXPECT_EQ(printed(thingsOf(pack, u"aliens"_s, {armed("claws"), armed("claws")})), QString());
    EXPECT_EQ(printed(thingsOf(pack, u"media"_s, {armed("mike"), armed("camera")})), QString());
    // The Firm's leader and the figure with the rocket launcher, with their additional equipment (p. 19).
    const Team &firm = *pack.team(u"firm"_s);
    EXPECT_EQ(printed(thingsOf(pack, u"firm"_s, {firm.figures[0].profile, firm.figures[1].profile})),
              u"2 body-armor, 4 grenade, 1 rifle, 1 rocket-launcher, 1 submachine-gun, 1 sword"_s);
}
