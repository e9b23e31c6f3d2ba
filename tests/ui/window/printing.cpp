// SPDX-License-Identifier: MIT

// The print dialog: every sheet, and what it remembers.

#include "tests/ui/window/desk.h"
#include "ui/paper/preview.h"
#include "ui/paper/printdialog.h"
#include "ui/window/notebook.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

namespace muster {

using Printing = testing::Desk;

namespace {

QComboBox *box(PrintDialog &dialog, const char *name)
{
    for (QComboBox *found : dialog.findChildren<QComboBox *>()) {
        if (found->accessibleName() == QLatin1String(name))
            return found;
    }
    return nullptr;
}

QPushButton *button(PrintDialog &dialog, const char *text)
{
    for (QPushButton *found : dialog.findChildren<QPushButton *>()) {
        if (found->text().remove(u'&') == QString::fromUtf8(text))
            return found;
    }
    return nullptr;
}

} // namespace

TEST_F(Printing, EverySheetIsInTheMenuAndTheEncounterOnlyWhileOneIsInHand)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    int sheets = 0;
    for (const QAction *action : window.findChildren<QAction *>()) {
        for (const SheetKind kind : sheetKinds()) {
            if (action->text() != sheetName(kind) + u'…')
                continue;
            ++sheets;
            const bool missing =
                kind == SheetKind::Encounter || kind == SheetKind::Settlement || kind == SheetKind::Epilogue;
            EXPECT_EQ(action->isEnabled(), !missing) << action->text().toStdString();
        }
    }
    EXPECT_EQ(sheets, 12);
}

TEST_F(Printing, PaperAndFolderAreRemembered)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    const CampaignDocument &document = *window.document();
    const SheetSource source{document.campaign(), document.pack(), {}, 0, {}};
    const QString pdf = pathOf(QStringLiteral("roster.pdf"));
    {
        auto *dialog = new PrintDialog(SheetKind::Roster, source);
        show(*dialog);
        QComboBox *paper = box(*dialog, "Paper");
        ASSERT_TRUE(paper);
        paper->setCurrentIndex(paper->findData(int(QPageSize::Letter)));
        answerFileDialog(pdf, [&] { button(*dialog, "Save as PDF…")->click(); });
        dialog->close();
    }
    QFile written(pdf);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_TRUE(written.readAll().contains("[0 0 612.000000 792.000000]"));
    EXPECT_EQ(chosenPaper(), QPageSize::Letter);
    auto *again = new PrintDialog(SheetKind::FigureCards, source);
    show(*again);
    EXPECT_EQ(box(*again, "Paper")->currentData().toInt(), int(QPageSize::Letter));
    EXPECT_EQ(again->kind(), SheetKind::FigureCards);
    EXPECT_EQ(QSettings().value(QStringLiteral("print/folder")).toString(), QFileInfo(pdf).absolutePath());
    again->close();
}

TEST_F(Printing, APdfIsProposedBesideTheCampaignAndTheWindowSaysWhereItWent)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    emit window.notebook()->page(PageKind::Band)->printWanted(SheetKind::Roster);
    auto *dialog = window.findChild<PrintDialog *>();
    ASSERT_TRUE(dialog);
    QString saved;
    QObject::connect(dialog, &PrintDialog::saved, [&](const QString &path) { saved = path; });
    answerFileDialog({}, [&] { button(*dialog, "Save as PDF…")->click(); });
    EXPECT_EQ(QFileInfo(saved).absolutePath(), QFileInfo(window.document()->path()).absolutePath());
    EXPECT_TRUE(QFileInfo::exists(saved));
    bool told = false;
    for (const QLabel *label : window.findChildren<QLabel *>())
        told = told || label->text() == QStringLiteral("Saved as %1").arg(saved);
    EXPECT_TRUE(told);
    const auto inDialog = dialog->findChildren<QLabel *>();
    EXPECT_TRUE(std::any_of(inDialog.begin(), inDialog.end(), [&](const QLabel *label) {
        return label->isVisible() && label->text() == QStringLiteral("Saved as %1").arg(saved);
    })) << "where the player looks";
    dialog->close();
}

TEST_F(Printing, TheSheetCanBeChangedInTheDialog)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    const CampaignDocument &document = *window.document();
    auto *dialog = new PrintDialog(SheetKind::Roster, {document.campaign(), document.pack(), {}, 0, {}});
    show(*dialog);
    QComboBox *sheet = box(*dialog, "Sheet");
    EXPECT_EQ(sheet->findData(int(SheetKind::Encounter)), -1) << "nothing is in hand";
    sheet->setCurrentIndex(sheet->findData(int(SheetKind::EnemyCards)));
    EXPECT_TRUE(dialog->windowTitle().contains(QStringLiteral("Enemy cards")));
    dialog->close();
}

} // namespace muster
