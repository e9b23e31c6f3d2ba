// SPDX-License-Identifier: MIT
// A sheet that does not fit on the disk: the player is told, no empty file remains, and an older sheet of that name
// stays whole.
#include "tests/support/noroom.h"
#include "tests/ui/paper/encounters.h"
#include "tests/ui/paper/pictures.h"

#include <QDir>
#include <QFile>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace muster {

namespace {

Result<Done> saveWithoutRoom(const QString &path, SheetKind kind = SheetKind::Roster)
{
    const SheetSource source = testing::withEncounter(testing::bandOf(4), testing::patrol());
    const testing::NoRoomBeyond little(4096);
    return savePdf(path, kind, source, QPageSize::A4);
}

} // namespace

TEST(FullDisk, IsReportedAndNoEmptyFileIsLeft)
{
    for (const SheetKind kind : {SheetKind::Roster, SheetKind::Encounter}) {
        const QTemporaryDir folder;
        const auto saved = saveWithoutRoom(folder.filePath(QStringLiteral("sheet.pdf")), kind);
        ASSERT_FALSE(saved);
        EXPECT_TRUE(saved.problem().text.contains(QStringLiteral("sheet.pdf"))) << saved.problem().text.toStdString();
        EXPECT_TRUE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
    }
}

TEST(FullDisk, IsReportedWhereThePrinterIsAFile)
{
    const QTemporaryDir folder;
    const SheetSource source = testing::bandOf(4);
    QPrinter printer;
    printer.setOutputFileName(folder.filePath(QStringLiteral("printed.pdf")));
    {
        const testing::NoRoomBeyond little(4096);
        EXPECT_FALSE(printSheet(printer, SheetKind::Roster, source));
    }
    EXPECT_FALSE(QFile::exists(printer.outputFileName()));

    QPrintPreviewWidget preview(&printer);
    QObject::connect(&preview, &QPrintPreviewWidget::paintRequested,
                     [&](QPrinter *onto) { EXPECT_TRUE(printSheet(*onto, SheetKind::Roster, source)); });
    preview.updatePreview();
    EXPECT_EQ(preview.pageCount(), 1);
    EXPECT_FALSE(QFile::exists(printer.outputFileName())) << "a preview is no print";
    preview.print();
    EXPECT_TRUE(QFile::exists(printer.outputFileName()));
}

TEST(FullDisk, LeavesTheOlderSheetWhole)
{
    const QTemporaryDir folder;
    QFile older(folder.filePath(QStringLiteral("roster.pdf")));
    ASSERT_TRUE(older.open(QIODevice::WriteOnly));
    older.write("%PDF of last month");
    older.close();
    ASSERT_FALSE(saveWithoutRoom(older.fileName()));
    ASSERT_TRUE(older.open(QIODevice::ReadOnly));
    EXPECT_EQ(older.readAll(), "%PDF of last month");
}

} // namespace muster
