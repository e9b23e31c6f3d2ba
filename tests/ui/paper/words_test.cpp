// SPDX-License-Identifier: MIT

// What stands on the sheets, by rule set: nothing of another's rules, and nothing cut.

#include "encounters.h"
#include "pictures.h"
#include "tests/walk/writing.h"

#include "tests/support/packs.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

TEST(FigureCards, HaveTheFatesOfTheirOwnRules)
{
    const QString first = wordsOn(SheetKind::FigureCards, firstEdition(), a4);
    for (const char *fate : {"Scratched", "Bad Wound", "Unconscious", "Dead", "Ran Away", "Wounds"})
        EXPECT_TRUE(first.contains(QLatin1StringView(fate), Qt::CaseInsensitive)) << fate << '\n'
                                                                                  << first.toStdString();
    EXPECT_FALSE(first.contains(u"Out of the Fight"_s, Qt::CaseInsensitive));

    const QString swordplay = wordsOn(SheetKind::FigureCards, bandOf(5), a4);
    EXPECT_TRUE(swordplay.contains(u"Out of the Fight"_s, Qt::CaseInsensitive));
    EXPECT_FALSE(swordplay.contains(u"Wounds\n"_s));
}

TEST(EncounterSheet, SaysHowWideARiverIsAndWhetherThereIsAFord)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    const auto wordsWith = [&](bool ford, std::optional<Road> road) {
        Section &section = source.campaign.encounter->setup.sections[0];
        section.river = River{7, false, ford, !ford};
        section.road = road;
        return wordsOn(SheetKind::Encounter, source, a4);
    };
    EXPECT_TRUE(wordsWith(true, {}).contains(u"7″ ford"_s));
    EXPECT_TRUE(wordsWith(false, {}).contains(u"7″ no ford"_s));
    // A road across it leaves less room; nothing is lost.
    const QString crossed = wordsWith(false, Road::LeftRight);
    EXPECT_TRUE(crossed.contains(u"no ford"_s) && crossed.contains(u"7″"_s)) << crossed.toStdString();
}

TEST(BlankSheets, AreThereForEveryRuleSet)
{
    for (const SheetSource &source : {firstEdition(false), street(false)}) {
        EXPECT_TRUE(canBeDrawn(SheetKind::BlankEncounter, source.campaign, source.pack));
        for (const QSizeF paper : {a4, letter})
            EXPECT_LE(SheetPages(SheetKind::BlankEncounter, source, paper).count(), 2) << source.pack.id.toStdString();
        EXPECT_FALSE(wordsOn(SheetKind::BlankEncounter, source, a4).contains(u"PEF"_s));
    }
    EXPECT_TRUE(wordsOn(SheetKind::BlankEncounter, firstEdition(false), a4).contains(u"Siege"_s));
}

TEST(Cards, OfTheEnemyAreThereWhereTheRulesHaveNoPefs)
{
    const SheetSource dealt = firstEdition();
    EXPECT_TRUE(canBeDrawn(SheetKind::EnemyCards, dealt.campaign, dealt.pack));
    const auto figures = dealt.campaign.encounter->dealtEnemy()->figures.size();
    EXPECT_EQ(SheetPages(SheetKind::EnemyCards, dealt, a4).count(), static_cast<int>((figures + 7) / 8));
    EXPECT_FALSE(wordsOn(SheetKind::EnemyCards, dealt, a4).contains(u"PEF"_s));

    const SheetSource none = firstEdition(false);
    EXPECT_TRUE(canBeDrawn(SheetKind::EnemyCards, none.campaign, none.pack));
    EXPECT_FALSE(wordsOn(SheetKind::EnemyCards, none, a4).contains(u"PEF"_s));
}

TEST(Cards, SlipsForPefsAreOnlyThereWhereTheRulesHavePefs)
{
    for (const SheetSource &source : {firstEdition(), street()})
        EXPECT_FALSE(canBeDrawn(SheetKind::PefSlips, source.campaign, source.pack));
    EXPECT_TRUE(canBeDrawn(SheetKind::PefSlips, Campaign(), swordplay()));
}

TEST(Cards, OfAStreetSkirmishTellTheRangesInInches)
{
    const SheetSource source = street();
    EXPECT_TRUE(wordsOn(SheetKind::FigureCards, source, a4).contains(u"″"_s));
    EXPECT_TRUE(wordsOn(SheetKind::EnemyCards, source, a4).contains(u"″"_s));
}

TEST(EncounterSheet, AsksWhoTurnedOnlyWhereZombiesAreMet)
{
    EXPECT_FALSE(wordsOn(SheetKind::Encounter, firstEdition(), a4).contains(u"Turned"_s));
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, firstEdition(true, u"zombies"_s), a4).contains(u"Turned"_s));
}

TEST(EncounterSheet, HasAllThatIsAskedAfterTheBattleOnOnePage)
{
    for (const QSizeF paper : {a4, letter}) {
        const SheetSource source = firstEdition(true, u"military"_s);
        const QString last =
            wordsOn(SheetKind::Encounter, source, paper, SheetPages(SheetKind::Encounter, source, paper).count() - 1);
        EXPECT_TRUE(last.contains(u"Dice\n"_s));
        EXPECT_TRUE(last.contains(u"How did it end?"_s) || last.contains(u"Casualties"_s)) << last.toStdString();
    }
}

TEST(EncounterSheet, PrintsTheNotesOfPlay)
{
    SheetSource source = withEncounter(bandOf(5), patrol());
    source.campaign.play.emplace().notes = {{u"The bridge burns."_s}};
    EXPECT_TRUE(wordsOn(SheetKind::Encounter, source, a4).contains(u"The bridge burns."_s));
}

TEST(Sheets, TheFootSaysTheWholeDate)
{
    SheetSource source = firstEdition();
    source.campaign.turn = 2;
    for (const QSizeF paper : {a4, letter})
        EXPECT_TRUE(wordsOn(SheetKind::Roster, source, paper).contains(u"Roster, Late January, year 1\n"_s));
}

TEST(Roster, OfTenPlacesIsOnOnePage)
{
    SheetSource source = bandOf(5, 5, 6);
    source.campaign.band.front().profile.rep = 10;
    for (const QSizeF paper : {a4, letter})
        EXPECT_EQ(SheetPages(SheetKind::Roster, source, paper).count(), 1);
}

TEST(Sheets, TextCopiedOutOfAPdfHasAllItsLetters)
{
    const QString reader = QStandardPaths::findExecutable(u"pdftotext"_s);
    if (reader.isEmpty())
        FAIL() << "pdftotext is not installed. ./test installs it where it may (packaging/debian-packages.txt).";
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"sheet.pdf"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(sheetPdf(SheetKind::Encounter, withEncounter(bandOf(5), patrol()), QPageSize::A4));
    file.close();
    QProcess program;
    program.start(reader, {file.fileName(), u"-"_s});
    ASSERT_TRUE(program.waitForFinished(-1));
    const QString copied = QString::fromUtf8(program.readAllStandardOutput());
    EXPECT_TRUE(copied.contains(u"Objective"_s) && copied.contains(u"section"_s)) << copied.toStdString();
}
