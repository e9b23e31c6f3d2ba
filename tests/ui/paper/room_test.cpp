// SPDX-License-Identifier: MIT

// Whether a player with a pencil has what is needed at the table, whole and in the order in which it is needed.

#include "encounters.h"
#include "pictures.h"
#include "tests/walk/writing.h"

#include "model/reference/shelf.h"
#include "tests/support/packs.h"
#include "ui/paper/quicksheet.h"

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const QString longName = u"Sergeant Josephine Montgomery-Blackwood X"_s; // 41 letters

SheetSource modern(const Options &options = {}, bool inHand = true)
{
    return campaignOf(u"chain-reaction-3"_s, u"military"_s, options, inHand);
}

/// One of every rule set, with a current encounter.
std::vector<SheetSource> everyRuleSet()
{
    return {withEncounter(bandOf(5, 5, 6), raidAttack(2)), firstEdition(true, u"zombies"_s), street(), modern(),
            modern({{u"campaign"_s, u"plain"_s}, {u"sheet"_s, u"tumor"_s}})};
}

} // namespace

TEST(Sheets, CutNoText)
{
    for (const SheetSource &source : everyRuleSet()) {
        for (const SheetKind kind : sheetKinds()) {
            if (!canBeDrawn(kind, source.campaign, source.pack))
                continue;
            for (const QSizeF paper : {a4, letter}) {
                const QString words = wordsOn(kind, source, paper);
                EXPECT_FALSE(words.contains(u'…')) << sheetName(kind).toStdString() << '\n' << words.toStdString();
            }
        }
    }
}

TEST(Sheets, HaveRoomForAWeaponInThePlayersWords)
{
    for (const QString &campaign : {u"linked"_s, u"plain"_s}) {
        SheetSource source = modern({{u"campaign"_s, campaign}});
        Figure &figure = source.campaign.band.back();
        figure.profile.weapon = u"assault-rifle"_s;
        figure.profile.weaponWords = u"AK with a grenade launcher"_s;
        figure.carries = {{u"pistol"_s}, {u"rockets"_s, 2}};
        for (const SheetKind kind : {SheetKind::Roster, SheetKind::Encounter, SheetKind::FigureCards}) {
            const QString words = wordsOn(kind, source, a4);
            EXPECT_TRUE(words.contains(u"AK with a grenade launcher"_s)) << words.toStdString();
            EXPECT_FALSE(words.contains(u'…')) << words.toStdString();
        }
        const QString roster = wordsOn(SheetKind::Roster, source, a4);
        EXPECT_TRUE(roster.simplified().contains(u"AK with a grenade launcher (Assault Rifle)"_s))
            << roster.toStdString();
        EXPECT_TRUE(roster.contains(u"Pistol, 2 × rockets"_s)) << roster.toStdString();
    }
}

TEST(Sheets, NameThePlayers_R36)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    source.campaign.band.front().player = u"Wilhelmina"_s;
    for (const SheetKind kind : {SheetKind::Roster, SheetKind::Encounter})
        EXPECT_TRUE(wordsOn(kind, source, a4).contains(u"Wilhelmina"_s)) << sheetName(kind).toStdString();
}

TEST(Sheets, ALongNameIsSetSmallerBeforeItIsCut)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    for (Figure &figure : source.campaign.band)
        figure.name = longName;
    const auto times = [&](SheetKind kind) { return wordsOn(kind, source, a4).count(longName); };
    EXPECT_GE(times(SheetKind::Roster), 2) << "the title and the Star";
    EXPECT_EQ(times(SheetKind::Encounter), 6) << "all who are asked for among the casualties";
    EXPECT_EQ(times(SheetKind::FigureCards), 6);
    // A Grunt's name stands on two lines of the roster.
    EXPECT_TRUE(wordsOn(SheetKind::Roster, source, a4).contains(u"Montgomery-Blackwood X\n"_s));
}

TEST(EncounterSheet, SaysOfALongNamedStarWhatItSaysOfTheOthers)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    Figure &star = source.campaign.band.front();
    star.name = u"Sigrun Halfdansdottir"_s;
    star.profile.weaponWords = u"Legbiter"_s;
    const QString words = wordsOn(SheetKind::Encounter, source, a4);
    EXPECT_TRUE(words.contains(u"Legbiter, AC 4, shield"_s)) << words.toStdString();
    EXPECT_GE(words.count(u"Sigrun Halfdansdottir\n"_s), 2) << "among the casualties and beside the dice";
}

TEST(EncounterSheet, SaysWhatTheWindowSays)
{
    const QString first = wordsOn(SheetKind::Encounter, firstEdition(), a4);
    for (const char *words :
         {"Casualties", "Share of the points", "Inflicted", "Routed", "Surrendered", "Unconscious", "Salvage"})
        EXPECT_TRUE(first.contains(QLatin1StringView(words) + u'\n')) << words << '\n' << first.toStdString();
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, street(), a4).contains(u"Taken out"_s));
    const QString swordplay = wordsOn(SheetKind::Encounter, withEncounter(bandOf(5), patrol()), a4);
    EXPECT_TRUE(swordplay.contains(u"Star : Grunt\n"_s) && swordplay.contains(u"Leaves\n"_s));
}

TEST(EncounterSheet, LeavesOutWhoStaysAtHome)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    const Figure &last = source.campaign.band.back();
    const QString all = wordsOn(SheetKind::Encounter, source, a4);
    ASSERT_TRUE(all.contains(last.name));
    EXPECT_TRUE(all.contains(u"6 figures"_s)) << all.toStdString();
    source.atHome = {last.id};
    const QString most = wordsOn(SheetKind::Encounter, source, a4);
    EXPECT_EQ(most.count(last.name), all.count(last.name) - 1) << "Stay or Go is rolled at home, too";
    EXPECT_TRUE(most.contains(u"5 figures"_s)) << most.toStdString();
}

TEST(EncounterSheet, TellsWhatTheLettersOfAPefMean)
{
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, withEncounter(bandOf(5), patrol()), a4).contains(u"B contact"_s));
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, modern(), a4).contains(u"main body, 1d6 + 3"_s));
}

TEST(EncounterSheet, HasRoomForNotesAtTheTableWhereTheReportHasItsOwnPage)
{
    SheetSource source = firstEdition(true, u"military"_s);
    ASSERT_EQ(SheetPages(SheetKind::Encounter, source, a4).count(), 2);
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, source, a4, 0).contains(u"Notes\n"_s));
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, source, a4, 1).contains(u"How did it end?"_s));
}

TEST(EncounterSheet, HasRoomForNotesOnAFullPageToo)
{
    for (const SheetSource &source : everyRuleSet())
        EXPECT_TRUE(wordsOn(SheetKind::Encounter, source, a4).contains(u"Notes\n"_s)) << source.pack.id.toStdString();
}

TEST(EncounterSheet, OfTheFirstEditionHasRoomForWoundsAndForWhatRecoveryGives)
{
    const QString words = wordsOn(SheetKind::Encounter, firstEdition(), a4);
    EXPECT_TRUE(words.contains(u"Wounds\n"_s));
    EXPECT_TRUE(words.contains(u"Result\n"_s));
}

TEST(EncounterSheet, HasTheGroundBeforeWhatIsAskedAfterTheBattle)
{
    SheetSource source = campaignOf(u"chain-reaction-1"_s, u"outcasts"_s, {{u"genre"_s, u"wasteland"_s}});
    KeptSettlement town;
    town.name = u"Dry Creek"_s;
    town.settlement = {4, {}, 14};
    for (int i = 0; i < 7; ++i)
        town.settlement.structures << source.pack.settlements->structures[static_cast<std::size_t>(i) % 3].id;
    source.campaign.settlements.push_back(town);
    source.campaign.encounter->settlement = town.id;
    const QString words = wordsOn(SheetKind::Encounter, source, a4);
    const qsizetype ground = words.indexOf(u"Layout: Dry Creek"_s);
    ASSERT_GE(ground, 0) << words.toStdString();
    EXPECT_LT(ground, words.indexOf(u"How did it end?"_s));
}

TEST(BlankSheets, AskWhoTurnedOnlyWhereZombiesAreUsual)
{
    const auto blank = [](const QString &genre) {
        return wordsOn(SheetKind::BlankEncounter,
                       campaignOf(u"chain-reaction-1"_s, u"civilians"_s, {{u"genre"_s, genre}}, false), a4);
    };
    EXPECT_TRUE(blank(u"b-movie"_s).contains(u"Turned\n"_s));
    EXPECT_FALSE(blank(u"military"_s).contains(u"Turned\n"_s));
}

TEST(BlankSheets, HaveTheLevelWhereItsRowsAreNotThoseOfThePefs)
{
    const QString linked = wordsOn(SheetKind::BlankEncounter, modern({}, false), a4);
    EXPECT_TRUE(linked.contains(u"EAL 5\n"_s) && linked.contains(u"3+ before\n"_s)) << linked.toStdString();
    EXPECT_TRUE(linked.contains(u"main body, 1d6 + 3"_s));
    const QString plain = wordsOn(SheetKind::BlankEncounter, modern({{u"campaign"_s, u"plain"_s}}, false), a4);
    EXPECT_FALSE(plain.contains(u"EAL"_s));
}

TEST(QuickReference, IsSetLargerWhereThereIsRoomAndNoWordIsBroken)
{
    SheetSource source{{}, shipped("tumor"), {}, 0, {}, {}};
    EXPECT_GT(paper::quickScale(source, a4), 1.0);
    for (const char *pack : {"swordplay", "chain-reaction-3", "chain-reaction-1", "tumor", "urban-d100"}) {
        source.pack = shipped(pack);
        for (const ShelfPart &part : shelfParts(source.pack)) {
            source.part = part.id;
            EXPECT_FALSE(wordsOn(SheetKind::QuickReference, source, a4).contains(u'…')) << pack;
        }
    }
}
