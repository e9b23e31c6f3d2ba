// SPDX-License-Identifier: MIT

// The Help menu: the rulings, the keys, and numbers that explain themselves.

#include "tests/ui/window/desk.h"
#include "ui/band/rosterview.h"
#include "ui/help/explains.h"
#include "ui/help/helpwindow.h"
#include "ui/help/shortcutshelp.h"
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

QString keysFor(const QList<HelpChapter> &chapters, const QString &what)
{
    for (const HelpChapter &chapter : chapters) {
        for (const HelpEntry &entry : chapter.entries) {
            if (entry.text == what)
                return entry.mark;
        }
    }
    return {};
}

} // namespace

TEST_F(Help, F1TellsTheRulingsThoseOfTheCampaignFirst)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    QTest::keyClick(&window, Qt::Key_F1);
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
    for (const PageTitle &page : pageTitles())
        window.notebook()->page(page.kind);
    const QList<HelpChapter> chapters = shortcutsOf(window);
    EXPECT_EQ(keysFor(chapters, QStringLiteral("Roster")), QStringLiteral("Ctrl+P"));
    EXPECT_EQ(keysFor(chapters, QStringLiteral("Lock this section")), QStringLiteral("L"));
    EXPECT_EQ(keysFor(chapters, QStringLiteral("House rulings")), QStringLiteral("F1"));
    EXPECT_EQ(keysFor(chapters, QStringLiteral("Out of the Fight")), QStringLiteral("O"));
}

TEST_F(Help, AChapterOfKeysIsFoundByItsName)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    window.notebook()->page(PageKind::Aftermath);
    showShortcuts(window);
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
