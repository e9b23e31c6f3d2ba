// SPDX-License-Identifier: MIT

// Another language changes the open window, and nothing that lies open is lost.

#include "model/actions/suggest.h"
#include "model/language.h"
#include "model/packs.h"
#include "tests/ui/window/desk.h"
#include "ui/aftermath/fatetable.h"
#include "ui/window/campaigns.h"
#include "ui/window/languagechoice.h"
#include "ui/window/notebook.h"
#include "ui/window/page.h"
#include "ui/window/windowkeeper.h"

#include <QAction>
#include <QKeySequence>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace muster::testing {
namespace {

class AnotherLanguage : public Desk
{
protected:
    void SetUp() override
    {
        if (language::all().size() < 2)
            GTEST_SKIP() << "built without Qt's tools";
    }
    void TearDown() override
    {
        chooseLanguage({});
        language::speak(language::english());
    }

    /// As the menu does it.
    static void choose(const WindowKeeper &keeper, const QString &title)
    {
        for (QAction *action : keeper.window()->menuBar()->findChildren<QAction *>()) {
            if (action->text().remove(u'&') == title)
                return action->trigger();
        }
        FAIL() << "not in the menu: " << title.toStdString();
    }
};

TEST_F(AnotherLanguage, IsChosenInTheMenuAndRemembered)
{
    const WindowKeeper keeper(openWindow(sample()));
    choose(keeper, QStringLiteral("Deutsch"));
    EXPECT_EQ(chosenLanguage(), QStringLiteral("de"));
    EXPECT_EQ(QLocale().language(), QLocale::German) << "figures and dates are German too";
}

TEST_F(AnotherLanguage, LeavesTheCampaignOpenOnItsPage)
{
    const WindowKeeper keeper(openWindow(sample()));
    keeper.window()->show();
    keeper.window()->notebook()->open(PageKind::Chronicle);
    const CampaignDocument *document = keeper.window()->document();
    const MainWindow *before = keeper.window();

    language::speak(QStringLiteral(MUSTER_PSEUDO));
    emit keeper.window()->renewWanted();
    QTest::qWait(0);

    ASSERT_NE(keeper.window(), before);
    EXPECT_EQ(keeper.window()->document(), document) << "the same, with all that is half done in it";
    EXPECT_EQ(keeper.window()->notebook()->current(), PageKind::Chronicle);
    EXPECT_TRUE(keeper.window()->isVisible());
    EXPECT_TRUE(pageTitles().front().title.startsWith(u'[')) << "in the new language";
    EXPECT_TRUE(document->pack().title.startsWith(u'[')) << "and so are the rules";
    EXPECT_EQ(document->campaign().name.indexOf(u'['), -1) << "what the player wrote stays";
}

TEST_F(AnotherLanguage, IsTheSystemsWhereNoneIsChosen)
{
    qputenv("MUSTER_LANGUAGE", "de");
    speakChosenLanguage();
    EXPECT_EQ(QLocale().language(), QLocale::German);
    qputenv("MUSTER_LANGUAGE", "tlh");
    EXPECT_EQ(language::ofSystem(), language::english()) << "of which there are no texts";
    qputenv("MUSTER_LANGUAGE", "en");
}

TEST_F(AnotherLanguage, EveryEntryOfAMenuHasALetterOfItsOwn)
{
    for (const QString &code : language::all()) {
        language::speak(code);
        const std::unique_ptr<MainWindow> window = openWindow(sample());
        QList<QMenu *> menus = window->menuBar()->findChildren<QMenu *>();
        for (QMenu *menu : menus) {
            emit menu->aboutToShow();
            QStringList letters;
            for (const QAction *action : menu->actions()) {
                if (const QString letter = QKeySequence::mnemonic(action->text()).toString(); !letter.isEmpty())
                    letters << letter;
            }
            EXPECT_EQ(letters.removeDuplicates(), 0) << qPrintable(code + u", "_s + menu->title());
        }
    }
}

/// In German and Polish the first edition's S ticked a wound, and nothing was left for "sat out".
TEST_F(AnotherLanguage, EveryHeadingOfTheCasualtiesAndWhoSatOutHasALetterOfItsOwn)
{
    for (const QString &code : language::all()) {
        language::speak(code);
        for (const QString &id : shippedPackIds()) {
            const Result<Pack> pack = shippedPack(id);
            ASSERT_TRUE(pack);
            FateTable table;
            table.load({}, {}, actions::fatesAsked(Campaign(), *pack));
            QStringList letters{table.letterOf(std::nullopt)};
            for (const Fate fate : table.fates()->columns())
                letters << table.letterOf(fate);
            EXPECT_FALSE(letters.contains(QString())) << qPrintable(code + u' ' + id);
            EXPECT_EQ(letters.removeDuplicates(), 0) << qPrintable(code + u' ' + id + u": "_s + letters.join(u' '));
        }
    }
}

} // namespace
} // namespace muster::testing
