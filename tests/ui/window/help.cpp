// SPDX-License-Identifier: MIT

// The Help menu: the rulings, the keys, and numbers that explain themselves. The chapters are in tests/ui/help.

#include "tests/ui/window/desk.h"
#include "ui/band/rosterview.h"
#include "ui/help/explains.h"
#include "ui/help/helptables.h"
#include "ui/help/helpwindow.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QTest>
#include <QTextBrowser>

namespace muster {

using Help = testing::Desk;

namespace {

QString textOf(HelpWindow &window)
{
    return window.findChild<QTextBrowser *>()->toPlainText();
}

QString keysFor(const QList<HelpTable> &tables, const QString &what)
{
    for (const HelpTable &table : tables) {
        for (const HelpEntry &entry : table.entries) {
            if (entry.text == what)
                return entry.mark;
        }
    }
    return {};
}

} // namespace

TEST_F(Help, TheRulingsOfTheCampaignComeFirst)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    HelpWindow::open(&window, QStringLiteral("rulings"));
    auto *help = window.findChild<HelpWindow *>();
    ASSERT_TRUE(help);
    const QString text = textOf(*help);
    EXPECT_LT(text.indexOf(QStringLiteral("R10")), text.indexOf(QStringLiteral("R1\n")));
    EXPECT_LT(text.indexOf(QStringLiteral("R29")), text.indexOf(QStringLiteral("R40")));
    EXPECT_GT(text.indexOf(QStringLiteral("R82")), 0);

    QTest::keyClicks(help->findChild<QLineEdit *>(), QStringLiteral("ties stay"));
    EXPECT_TRUE(textOf(*help).contains(QStringLiteral("R17")));
    EXPECT_FALSE(textOf(*help).contains(QStringLiteral("R82")));
    QTest::keyClicks(help->findChild<QLineEdit *>(), QStringLiteral("<b>"));
    EXPECT_TRUE(textOf(*help).contains(QStringLiteral("“ties stay<b>”")));
}

TEST_F(Help, TheListOfKeysIsReadOffTheActionsAndTheWidgets)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    const QList<HelpTable> tables = shortcutsOf(window); // of pages too that were not opened yet
    EXPECT_EQ(keysFor(tables, QStringLiteral("What this page shows")), QStringLiteral("Ctrl+P"));
    EXPECT_EQ(keysFor(tables, QStringLiteral("Undo")), QStringLiteral("Ctrl+Z")) << "not what it would undo now";
    EXPECT_EQ(keysFor(tables, QStringLiteral("Lock this section")), QStringLiteral("L"));
    EXPECT_EQ(keysFor(tables, QStringLiteral("Contents")), QStringLiteral("F1"));
    EXPECT_EQ(keysFor(tables, QStringLiteral("Out of the Fight")), QStringLiteral("O"));
}

TEST_F(Help, ATableOfKeysIsFoundByItsName)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    window.notebook()->page(PageKind::Aftermath);
    HelpWindow::open(&window, QStringLiteral("keyboard"));
    auto *help = window.findChild<HelpWindow *>();
    ASSERT_TRUE(help);
    QTest::keyClicks(help->findChild<QLineEdit *>(), QStringLiteral("casualties"));
    EXPECT_TRUE(textOf(*help).contains(QStringLiteral("Out of the Fight"))) << "its entries do not say it";
    EXPECT_FALSE(textOf(*help).contains(QStringLiteral("Ctrl+P")));
}

TEST_F(Help, ANumberInTheRosterExplainsItselfFromTheKeyboard)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    window.notebook()->open(PageKind::Band);
    show(window);
    auto *roster = window.findChild<RosterView *>();
    roster->setFocus();
    EXPECT_TRUE(explainFocus());
    QWidget *words = nullptr;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (top->inherits("QWhatsThat"))
            words = top;
    }
    ASSERT_TRUE(words);
    words->close();
}

} // namespace muster
