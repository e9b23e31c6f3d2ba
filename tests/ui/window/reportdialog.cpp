// SPDX-License-Identifier: MIT

// A report of a battle: from the chronicle and from After the battle, as it will read, saved and copied.

#include "ui/report/reportdialog.h"
#include "model/actions/actions.h"
#include "rules/dice/randomdice.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"
#include "ui/report/accountpreview.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"
#include "ui/window/statusline.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSettings>

namespace muster {

namespace {

/// The sample campaign's chronicle, with a hand to press what is there.
class ReportDesk : public testing::Desk
{
protected:
    ReportDesk()
    {
        EXPECT_TRUE(window.openFile(sample()));
        window.resize(1280, 800);
        show(window);
    }

    static QAbstractButton *button(const QWidget &in, const char *text)
    {
        for (QAbstractButton *found : in.findChildren<QAbstractButton *>()) {
            if (found->text().remove(u'&') == QString::fromUtf8(text) && found->isVisible())
                return found;
        }
        return nullptr;
    }
    static bool press(const QWidget &in, const char *text)
    {
        QAbstractButton *found = button(in, text);
        const bool pressed = found && testing::hand::click(*found);
        testing::hand::rest();
        return pressed;
    }

    ReportDialog *openFromChronicle()
    {
        testing::hand::press(Qt::Key_4, Qt::ControlModifier);
        testing::hand::rest();
        auto *view = window.findChild<ChronicleView *>();
        EXPECT_TRUE(testing::hand::click(*view, view->model()->index(0, 0)));
        testing::hand::rest();
        EXPECT_TRUE(press(*view, "Report…"));
        return window.findChild<ReportDialog *>();
    }

    MainWindow window;
};

} // namespace

TEST_F(ReportDesk, ABattleInTheChronicleHasAButtonThatOpensItsReport)
{
    ReportDialog *dialog = openFromChronicle();
    ASSERT_TRUE(dialog);
    const QString read = dialog->findChild<AccountPreview *>()->toPlainText();
    EXPECT_TRUE(read.contains(QStringLiteral("The Harrow Marches, Month 6"))) << read.toStdString();
    EXPECT_TRUE(read.contains(QStringLiteral("Before and after")));
    EXPECT_TRUE(read.contains(QStringLiteral("Odo")));
    dialog->close();
}

TEST_F(ReportDesk, TheFirstClickAfterAnotherPageOpensIt)
{
    testing::hand::press(Qt::Key_4, Qt::ControlModifier);
    testing::hand::rest();
    auto *view = window.findChild<ChronicleView *>();
    EXPECT_TRUE(view->currentIndex().isValid()) << "the newest step, where the keyboard is";
    ASSERT_TRUE(press(*view, "Report…"));
    ReportDialog *dialog = window.findChild<ReportDialog *>();
    ASSERT_TRUE(dialog);
    dialog->close();
    testing::hand::press(Qt::Key_1, Qt::ControlModifier);
    testing::hand::press(Qt::Key_4, Qt::ControlModifier);
    testing::hand::rest();
    ASSERT_TRUE(press(*view, "Report…"));
    EXPECT_TRUE(window.findChild<ReportDialog *>());
}

TEST_F(ReportDesk, ThePreviewChangesAsThePlayerChooses)
{
    ReportDialog *dialog = openFromChronicle();
    ASSERT_TRUE(dialog);
    const auto read = [&] { return dialog->findChild<AccountPreview *>()->toPlainText(); };
    ASSERT_TRUE(press(*dialog, "Before and after"));
    EXPECT_FALSE(read().contains(QStringLiteral("Before and after")));
    ASSERT_TRUE(press(*dialog, "Everybody’s career"));
    EXPECT_TRUE(read().contains(QStringLiteral("Careers")));
    EXPECT_TRUE(read().contains(QStringLiteral("[2 and 3]"))) << read().toStdString();
    ASSERT_TRUE(press(*dialog, "Story, no dice"));
    EXPECT_FALSE(read().contains(QStringLiteral("[2 and 3]")));
    ASSERT_TRUE(press(*dialog, "Markdown"));
    EXPECT_TRUE(read().startsWith(QStringLiteral("# Patrol\n"))) << read().toStdString();
    EXPECT_EQ(read().trimmed(), QString::fromUtf8(dialog->report().text).trimmed());
    EXPECT_TRUE(button(*dialog, "Save as Markdown…"));
    EXPECT_FALSE(button(*dialog, "Phone")->isEnabled());
    dialog->close();
}

TEST_F(ReportDesk, AReportIsSavedWholeWithItsMap)
{
    ReportDialog *dialog = openFromChronicle();
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(press(*dialog, "HTML"));
    const QString path = pathOf(QStringLiteral("month 6.html"));
    answerFileDialog(path, [&] { button(*dialog, "Save as HTML…")->click(); });
    QFile page(path);
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    const QByteArray written = page.readAll();
    EXPECT_TRUE(written.contains("data:image/svg+xml;base64,"));
    EXPECT_FALSE(written.contains("http"));
}

TEST_F(ReportDesk, AReportIsCopiedAsAPageAndAsText)
{
    ReportDialog *dialog = openFromChronicle();
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(press(*dialog, "HTML"));
    ASSERT_TRUE(press(*dialog, "Copy HTML"));
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    EXPECT_TRUE(copied->hasHtml());
    EXPECT_TRUE(copied->text().startsWith(QStringLiteral("<!DOCTYPE html>")));
    ASSERT_TRUE(press(*dialog, "BBCode"));
    ASSERT_TRUE(press(*dialog, "Copy BBCode"));
    EXPECT_FALSE(QGuiApplication::clipboard()->mimeData()->hasHtml());
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("[size=200]")));
    EXPECT_FALSE(QGuiApplication::clipboard()->text().contains(QStringLiteral("[img]"))) << "there is none beside it";
    dialog->close();
}

TEST_F(ReportDesk, AFinishedBattleLeadsToItsReportWhichSaysWhereItWasSaved)
{
    CampaignDocument &document = *window.document();
    Step prepared{StepKind::Prepared, {}, {}, {}};
    RandomDice dice(7);
    actions::prepare(document.campaign(), document.pack(), {}, 7, dice, prepared);
    ASSERT_TRUE(document.write(prepared));
    testing::hand::press(Qt::Key_3, Qt::ControlModifier);
    testing::hand::rest();
    ASSERT_TRUE(press(window, "Success"));
    ASSERT_TRUE(press(window, "Roll the rest"));
    ASSERT_TRUE(press(window, "Finish Month 7"));
    MessageBar *told = window.notebook()->messages();
    EXPECT_TRUE(told->text().startsWith(QStringLiteral("Battle finished"))) << told->text().toStdString();
    ASSERT_TRUE(press(*told, "Report…"));
    auto *dialog = window.findChild<ReportDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_TRUE(dialog->findChild<AccountPreview *>()->toPlainText().contains(QStringLiteral("Month 7")));
    const QString path = pathOf(QStringLiteral("month 7.html"));
    answerFileDialog(path, [&] { button(*dialog, "Save as HTML…")->click(); });
    testing::hand::rest();
    EXPECT_TRUE(QFile::exists(path));
    EXPECT_TRUE(told->isVisible()) << "there is a note to be written yet";
    const auto *line = window.findChild<StatusLine *>()->findChild<ElidedLabel *>();
    EXPECT_EQ(line->text(), QStringLiteral("Report saved to %1.").arg(path));
    EXPECT_TRUE(testing::hand::openPlace(*line)) << "not below the message";

    show(window); // where no window manager makes it active again
    ASSERT_TRUE(press(*told, "Write note…"));
    testing::hand::type(QStringLiteral("At the mill"));
    testing::hand::press(Qt::Key_Tab);
    testing::hand::type(QStringLiteral("Nobody ran."));
    testing::hand::press(Qt::Key_S, Qt::ControlModifier);
    testing::hand::rest();
    ASSERT_EQ(document.campaign().words.size(), 1U);
    EXPECT_EQ(document.campaign().words.last().about.kind, AboutKind::Battle);
    EXPECT_TRUE(button(*told, "Report…")) << "with the words that have been written";
}

TEST_F(ReportDesk, AReportCanBeOfAllBattles)
{
    ReportDialog *dialog = openFromChronicle();
    ASSERT_TRUE(dialog);
    ASSERT_TRUE(press(*dialog, "HTML"));
    const auto read = [&] { return dialog->findChild<AccountPreview *>()->toPlainText(); };
    EXPECT_FALSE(read().contains(QStringLiteral("The Harrow Marches, Month 1")));
    const int battles = static_cast<int>(window.document()->campaign().past.size());
    const QString all = QStringLiteral("All %1 battles").arg(battles);
    ASSERT_TRUE(press(*dialog, qPrintable(all)));
    EXPECT_TRUE(read().contains(QStringLiteral("The Harrow Marches, Month 1"))) << read().toStdString();
    EXPECT_EQ(dialog->report().text.count("<article>"), battles);
    EXPECT_TRUE(dialog->report().text.indexOf("Month 1") < dialog->report().text.indexOf("Month 6"));
    ASSERT_TRUE(press(*dialog, "Everybody’s career"));
    EXPECT_EQ(dialog->report().text.count("Osric Vane <span class=\"kind\">"), 1) << "once, however many battles";
    ASSERT_TRUE(press(*dialog, "This battle"));
    EXPECT_EQ(dialog->report().text.count("<article>"), 1);
    dialog->close();
}

TEST_F(ReportDesk, AfterTheBattleOffersTheReportOfTheLastOne)
{
    testing::hand::press(Qt::Key_3, Qt::ControlModifier);
    testing::hand::rest();
    ASSERT_TRUE(press(window, "Report on the last battle…"));
    ReportDialog *dialog = window.findChild<ReportDialog *>();
    ASSERT_TRUE(dialog);
    dialog->close();
}

} // namespace muster
