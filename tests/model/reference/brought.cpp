// SPDX-License-Identifier: MIT
//
// The parameters of a form that are filled in from the figure.
#include "model/reference/testsubject.h"

#include "model/systems/parts.h"
#include "tests/support/battle.h"
#include "tests/support/packs.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace Qt::Literals::StringLiterals;

namespace {

TestSubject of(const Profile &profile)
{
    TestSubject taker;
    taker.profile = profile;
    return taker;
}

TestSubject first(const char *pack, const QString &team)
{
    for (const Team &known : shipped(pack).teams) {
        if (known.id == team)
            return of(known.figures.front().profile);
    }
    ADD_FAILURE() << "no " << team.toStdString();
    return {};
}

TestSubject listed(const char *pack, const QString &list, const QString &type)
{
    for (const auto &row : shipped(pack).list(list)->figures.rows) {
        if (row.outcome.type == type)
            return of(row.outcome);
    }
    ADD_FAILURE() << "no " << type.toStdString();
    return {};
}

QString broughtTo(const char *pack, const QString &entry, const TestSubject &taker, const QString &parameter)
{
    for (const ShelfEntry &known : shelfOf(shipped(pack))) {
        if (known.id == entry)
            return broughtBy(taker, *known.variants[variantFor(known, &taker)].procedure, *shipped(pack).reference)
                .value(parameter);
    }
    ADD_FAILURE() << "no " << entry.toStdString();
    return {};
}

constexpr auto conditions = "conditions"_L1;

} // namespace

TEST(Brought, AliensAndZombiesAreWhatTheyAre)
{
    const TestSubject alien = first("chain-reaction-1", u"aliens"_s);
    const TestSubject zombie = first("chain-reaction-1", u"zombies"_s);
    EXPECT_EQ(broughtTo("chain-reaction-1", u"received-fire"_s, alien, conditions), u"alien"_s);
    EXPECT_EQ(broughtTo("chain-reaction-1", u"being-charged"_s, zombie, conditions), u"zombie"_s);
    EXPECT_EQ(broughtTo("chain-reaction-1", u"scratch"_s, zombie, conditions), u"zombie"_s);
}

TEST(Brought, ASwordFightersClassMountAndWeaponsAnswer)
{
    const TestSubject fanatic = listed("swordplay", u"northmen"_s, u"Fanatic"_s);
    EXPECT_EQ(broughtTo("swordplay", u"charge-into-melee"_s, fanatic, "conditions_a"_L1), u"fanatic"_s);
    EXPECT_EQ(broughtTo("swordplay", u"charge-into-melee"_s, fanatic, "conditions_b"_L1), QString());
    EXPECT_EQ(broughtTo("swordplay", u"melee-dice"_s, fanatic, conditions), u"one-hand-weapon,shield"_s);
    const TestSubject knight = listed("swordplay", u"feudal"_s, u"Mounted Knight"_s);
    EXPECT_EQ(broughtTo("swordplay", u"charge-into-melee"_s, knight, "conditions_a"_L1), u"cavalry"_s);
    EXPECT_EQ(broughtTo("swordplay", u"fast-move"_s, knight, "situation"_L1), u"mounted"_s);
    const TestSubject crossbow = listed("swordplay", u"feudal"_s, u"Crossbowman"_s);
    EXPECT_EQ(broughtTo("swordplay", u"reload"_s, crossbow, "situation"_L1), u"crossbow"_s);
}

TEST(Brought, TheEncountersTablesBeginWithWhatIsOnTheTable)
{
    Campaign campaign = threeOnPatrol();
    EXPECT_EQ(broughtByEncounter(campaign, swordplay())[u"party"_s], u"3"_s);
    Battle battle(campaign);
    battle.begins({1, 3}).resolves(2, "3"); // an A: the EAL rises to 4
    const QMap<QString, QString> known = broughtByEncounter(battle.campaign(), swordplay());
    EXPECT_EQ(known[u"party"_s], u"2"_s);
    EXPECT_EQ(known[u"eal"_s], u"4"_s);
    EXPECT_EQ(known[u"resolved"_s], u"1"_s);
    EXPECT_EQ(known[u"others"_s], u"true"_s);
    EXPECT_EQ(known[u"list"_s], u"orcs"_s);
    EXPECT_TRUE(broughtByEncounter(Band().star("Osric", 5), swordplay()).isEmpty());
}

TEST(Brought, WhoIsDeadOrHasRunTakesNoTests)
{
    Battle battle(threeOnPatrol());
    battle.begins().stands(2, TableState::Dead).stands(3, TableState::OutOfTheFight);
    QStringList own;
    for (const TestSubject &taker : takersIn(battle.campaign(), swordplay())) {
        if (taker.inPlay)
            own << taker.title;
    }
    EXPECT_EQ(own.join(u'|').toStdString(), "Osric, Rep 5|Berta, Rep 3");
}

TEST(Brought, WhoIsStunnedIsWorseOffInMelee)
{
    TestSubject stunned = listed("chain-reaction-3", u"gang"_s, u"Boss"_s);
    stunned.attributes = {u"stunned"_s};
    EXPECT_EQ(broughtTo("tumor", u"melee"_s, stunned, "conditions_a"_L1), u"stunned"_s);
}

// Swordplay, p. 7 and 20: a javelin is rolled for, and in melee missile troops use improvised weapons.
TEST(Brought, MissileTroopsFightWithWhatIsAtHand)
{
    TestSubject rider = listed("swordplay", u"northmen"_s, u"Fanatic"_s);
    rider.profile.weapon = u"javelin"_s;
    rider.profile.shield = false;
    EXPECT_EQ(broughtTo("swordplay", u"melee-dice"_s, rider, conditions), u"one-hand-weapon"_s);
    rider.profile.figureClass = u"missile"_s;
    EXPECT_EQ(broughtTo("swordplay", u"melee-dice"_s, rider, conditions), QString());
}

TEST(Brought, AnEnemyLeaderHasItForItsGroup) // Swordplay p. 9, R31
{
    Battle battle(threeOnPatrol());
    battle.begins();
    Campaign campaign = battle.campaign();
    GroupInPlay led;
    led.id = 1;
    led.section = 5;
    led.figures = {{{}, true, {}}, {{}, false, {}}};
    led.figures[0].profile.rep = 5;
    led.figures[1].profile.rep = 3;
    GroupInPlay alone = led;
    alone.id = 2;
    alone.figures = {led.figures[1]};
    campaign.play->groups = {led, alone};
    const auto reps = [&] {
        std::string all;
        for (const TestSubject &taker : takersIn(campaign, swordplay())) {
            if (taker.inPlay && taker.inPlay->group > 0)
                all += std::to_string(taker.leaderRep.value_or(0));
        }
        return all;
    };
    EXPECT_EQ(reps(), "550");
    campaign.play->groups[0].figures[0].state = TableState::DuckedBack;
    EXPECT_EQ(reps(), "000");
}

// First edition, p. 5: a Bad Wound just caused by a crash or by fire is the first one, and is rolled for.
TEST(Brought, OnlyAWoundTheFigureHadBeforeCountsAsTheFirst)
{
    Campaign campaign = threeOnPatrol();
    Play &play = campaign.play.emplace();
    play.turn = 2;
    play.own = {{FigureId{2}}};
    const auto second = [&] {
        for (const TestSubject &taker : takersIn(campaign, shipped("chain-reaction-1"))) {
            if (taker.inPlay)
                return taker.attributes.contains(u"second-bad-wound"_s);
        }
        return false;
    };
    play.own[0].since = 2;
    stand(play.own[0], TableState::BadWound);
    EXPECT_FALSE(second()) << "the wound that is tested for";
    stand(play.own[0], TableState::DuckedBack);
    EXPECT_TRUE(second()) << "ducked back with a Bad Wound";
    stand(play.own[0], TableState::BadWound);
    play.turn = 3;
    EXPECT_TRUE(second()) << "wounded since an earlier turn";
}
