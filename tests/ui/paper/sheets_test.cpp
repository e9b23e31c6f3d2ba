// SPDX-License-Identifier: MIT
#include "encounters.h"
#include "pictures.h"
#include "tests/support/packs.h"

#include "ui/door.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QPdfWriter>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>

#include <gtest/gtest.h>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

const std::vector<QString> hostileNames{
    QString(10000, u'W'),
    QString(10000, u'م'),
    u"‮evil‬ \U0001F409\n\n\n\ttab\u2028line"_s,
    u"<img src=x onerror=alert(1)><h1>Big</h1>"_s,
    u"Z\u0335"_s + QString(500, QChar(0x0334)) + u"algo"_s,
    u"%1 %2 %n \\0 ' \" --"_s,
};

SheetSource hostileBand(const QString &name)
{
    SheetSource source = withEncounter(bandOf(5, 5, 6), raidAttack());
    source.campaign.name = name;
    source.fileName = name;
    for (Figure &figure : source.campaign.band)
        figure.name = name;
    for (FormerFigure &former : source.campaign.former)
        former.figure.name = name;
    return source;
}

void expectWhiteMargins(const QImage &page, const char *what)
{
    const QMarginsF margins = paper::PageFlow::margins();
    const int left = static_cast<int>(margins.left()) - 2;
    const int top = static_cast<int>(margins.top()) - 2;
    EXPECT_LE(inkOn(page, QRect(0, 0, left, page.height())), 2) << what << " left, but for a mark that hangs over";
    EXPECT_EQ(inkOn(page, QRect(page.width() - left, 0, left, page.height())), 0) << what << " right";
    EXPECT_EQ(inkOn(page, QRect(0, 0, page.width(), top)), 0) << what << " top";
    EXPECT_EQ(inkOn(page, QRect(0, page.height() - 20, page.width(), 20)), 0) << what << " bottom";
}

int pagesIn(const QByteArray &pdf)
{
    return static_cast<int>(pdf.count("/Type /Page\n") + pdf.count("/Type /Page "));
}

} // namespace

TEST(Sheets, NothingIsDrawnInTheMargins)
{
    for (const QSizeF paper : {a4, letter}) {
        for (const SheetKind kind : sheetKinds()) {
            const SheetSource source = withEncounter(bandOf(12, 40, 30), raidDefend());
            if (kind == SheetKind::QuickReference)
                continue; // scaled down, with smaller margins
            for (const QImage &page : sheetPictures(kind, source, paper))
                expectWhiteMargins(page, "big band");
        }
    }
}

TEST(Sheets, HostileNamesStayInTheirPlaces)
{
    for (const QString &name : hostileNames) {
        const SheetSource source = hostileBand(name);
        for (const SheetKind kind : {SheetKind::Roster, SheetKind::Encounter, SheetKind::FigureCards}) {
            const std::vector<QImage> pages = sheetPictures(kind, source);
            EXPECT_EQ(pages.size(), 1U) << name.left(20).toStdString();
            expectWhiteMargins(pages[0], qPrintable(name.left(20)));
        }
    }
}

TEST(Sheets, MarkupInANameIsPrintedAsItIs)
{
    // The name would be invisible as rich text.
    SheetSource marked = bandOf(1);
    marked.campaign.band[1].name = u"<b></b>"_s;
    SheetSource empty = bandOf(1);
    empty.campaign.band[1].name.clear();

    EXPECT_GT(inkOn(sheetPictures(SheetKind::Roster, marked)[0]),
              inkOn(sheetPictures(SheetKind::Roster, empty)[0]) + 20);
}

TEST(Sheets, ALongNameLeavesItsRowsOtherColumnsAlone)
{
    const QRect besideTheNames(190, 206, 595 - 190, 150);
    const QImage usual = sheetPictures(SheetKind::Roster, hostileBand(u"Tibb"_s))[0].copy(besideTheNames);
    EXPECT_GT(inkOn(usual), 1000);
    for (const QString &name : hostileNames) {
        const QImage page = sheetPictures(SheetKind::Roster, hostileBand(name))[0].copy(besideTheNames);
        EXPECT_EQ(page, usual) << name.left(20).toStdString();
    }
}

TEST(Sheets, ALostStarAndAnEncounterThatIsNotThereAreNoReasonToFail)
{
    SheetSource over = bandOf(2, 1, 3);
    over.campaign.former[0].figure = over.campaign.band[0];
    over.campaign.band.erase(over.campaign.band.begin());
    over.campaign.phase = Phase::Over;
    over.campaign.eal.reset();

    for (const SheetKind kind : {SheetKind::Roster, SheetKind::Encounter}) {
        const std::vector<QImage> pages = sheetPictures(kind, over);
        ASSERT_EQ(pages.size(), 1U);
        expectWhiteMargins(pages[0], "over");
    }
    EXPECT_EQ(sheetPictures(SheetKind::Encounter, withEncounter(over, patrol())).size(), 1U);
}

TEST(Sheets, ARepBeyondTheBooksIsWrittenNotDrawnOut)
{
    SheetSource source = withEncounter(bandOf(2), patrol());
    source.campaign.band[0].profile.rep = 60;
    source.campaign.band[1].profile.rep = 99;

    for (const QImage &page : sheetPictures(SheetKind::Encounter, source))
        expectWhiteMargins(page, "Rep");
}

TEST(Sheets, AHeroIsOneOnItsCardToo)
{
    SheetSource source = withEncounter(bandOf(2), patrol());
    source.pack = chainReaction3();
    OwnFigure hero{source.campaign.band[1].id};
    hero.lasting = {{u"hero"_s}};
    source.campaign.play.emplace().own = {hero};
    EXPECT_EQ(wordsOn(SheetKind::FigureCards, source, a4).count(u"In hero mode"_s), 1);
}

TEST(SheetPdf, HasItsPagesAndItsTitle)
{
    const SheetSource source = withEncounter(bandOf(5, 40, 30), patrol());

    const QByteArray pdf = sheetPdf(SheetKind::Roster, source, QPageSize::A4);

    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    EXPECT_EQ(pagesIn(pdf), SheetPages(SheetKind::Roster, source, a4).count());
    QByteArray title;
    for (const QChar character : sheetTitle(SheetKind::Roster, source)) {
        title += char(character.unicode() >> 8);
        title += char(character.unicode() & 0xff);
    }
    EXPECT_TRUE(pdf.contains(title));
}

TEST(SheetPdf, IsAsLargeAsThePaperAskedFor)
{
    const SheetSource source = bandOf(5);

    EXPECT_TRUE(sheetPdf(SheetKind::Roster, source, QPageSize::A4).contains("[0 0 595.000000 842.000000]"));
    EXPECT_TRUE(sheetPdf(SheetKind::Roster, source, QPageSize::Letter).contains("[0 0 612.000000 792.000000]"));
}

TEST(SheetPdf, ComesThroughTheDoorOfTheLibrary)
{
    const SheetSource source = withEncounter(bandOf(5), patrol());
    int argc = 0;
    const Drawing drawing = DrawnSheet{SheetKind::Encounter, source};
    const QString language = u"en"_s;
    WrittenAccount drawn;

    muster_draw(argc, nullptr, &drawing, &language, &drawn);

    EXPECT_TRUE(drawn.text.startsWith("%PDF-"));
}

TEST(SavePdf, WritesTheWholeFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"roster.pdf"_s);

    ASSERT_TRUE(savePdf(path, SheetKind::Roster, bandOf(5), QPageSize::A4));

    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().trimmed().endsWith("%%EOF"));
}

TEST(SavePdf, SaysWhyItCouldNotAndLeavesNothingBehind)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/roster.pdf"_s);

    const auto saved = savePdf(path, SheetKind::Roster, bandOf(5), QPageSize::A4);

    ASSERT_FALSE(saved);
    EXPECT_TRUE(saved.problem().text.contains(path));
    EXPECT_FALSE(QFile::exists(path));
}

TEST(SavePdf, GivesTheFileTheEndingThatWasNotTyped)
{
    const QTemporaryDir folder;
    QTimer::singleShot(0, qApp, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        ASSERT_TRUE(dialog);
        EXPECT_EQ(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
                  u"Vane's band on foot, Roster, Month 1.pdf"_s);
        dialog->findChild<QLineEdit *>()->setText(folder.filePath(u"roster"_s));
        static_cast<QDialog *>(dialog)->accept();
    });
    SheetSource source = bandOf(5);
    source.campaign.name = u"Vane's band: on foot"_s;
    EXPECT_EQ(saveSheetAs(nullptr, SheetKind::Roster, source, folder.path()), folder.filePath(u"roster.pdf"_s));
    EXPECT_TRUE(QFileInfo::exists(folder.filePath(u"roster.pdf"_s)));
    QSettings().clear();
}

TEST(ChosenPaper, IsRememberedAndOtherwiseWhatIsUsual)
{
    QSettings().clear();
    EXPECT_EQ(chosenPaper(), usualPaper());

    choosePaper(QPageSize::Letter);

    EXPECT_EQ(chosenPaper(), QPageSize::Letter);
    QSettings().clear();
}

// The settlements of the Wasteland: a page for each, within the margins whatever the player wrote.
TEST(SettlementSheet, HasAPageForEachWithinItsMargins)
{
    SheetSource source;
    source.pack = chainReaction1();
    source.campaign.name = hostileNames[0];
    source.campaign.rules = u"chain-reaction-1"_s;
    source.campaign.list = u"tribal"_s;
    KeptSettlement town;
    town.settlement = {6, {}, 72};
    for (int i = 0; i < 18; ++i)
        town.settlement.structures << chainReaction1().settlements->structures[static_cast<std::size_t>(i) % 11].id;
    for (const QString &name : hostileNames) {
        town.id = static_cast<int>(source.campaign.settlements.size()) + 1;
        town.name = name;
        town.notes = name;
        town.nomads = town.id % 2 == 0 ? QString() : u"tribal"_s;
        source.campaign.settlements.push_back(town);
    }
    EXPECT_TRUE(canBeDrawn(SheetKind::Settlement, source.campaign, source.pack));
    const std::vector<QImage> all = sheetPictures(SheetKind::Settlement, source, QSizeF(595, 842));
    EXPECT_GE(all.size(), hostileNames.size());
    for (const QImage &page : all)
        expectWhiteMargins(page, "settlement");
    source.settlement = 3;
    EXPECT_LT(sheetPictures(SheetKind::Settlement, source, QSizeF(595, 842)).size(), all.size());
}

TEST(EpilogueSheet, IsOfACampaignThatIsOverWhateverItsNamesAre)
{
    SheetSource source = hostileBand(hostileNames[0]);
    EXPECT_FALSE(canBeDrawn(SheetKind::Epilogue, source.campaign, source.pack));
    source.campaign.encounter.reset();
    source.campaign.phase = Phase::Over;
    source.campaign.ended = CampaignEnding::Lost;
    for (const QString &name : hostileNames) {
        Goal goal;
        goal.id = static_cast<int>(source.campaign.goals.size()) + 1;
        goal.text = name;
        source.campaign.goals.insert(goal.id, goal);
    }
    ASSERT_TRUE(canBeDrawn(SheetKind::Epilogue, source.campaign, source.pack));
    for (const QImage &page : sheetPictures(SheetKind::Epilogue, source, QSizeF(595, 842)))
        expectWhiteMargins(page, "epilogue");
}
