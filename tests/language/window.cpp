// SPDX-License-Identifier: MIT

// Tests the requirements for every language. Choosing one in the open window is tested in tests/window/renewal.cpp.

#include "model/language.h"
#include "model/packs.h"
#include "tests/window/driver.h"
#include "ui/aftermath/fatetable.h"
#include "ui/window/appearance.h"
#include "ui/window/page.h"

#include <QLocale>
#include <QScrollBar>

namespace muster::testing {
namespace {

class AnotherLanguage : public WindowTest
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
};

TEST_F(AnotherLanguage, IsTheSystemsWhereNoneIsChosen)
{
    qputenv("MUSTER_LANGUAGE", "de");
    speakChosenLanguage();
    EXPECT_EQ(QLocale().language(), QLocale::German);
    qputenv("MUSTER_LANGUAGE", "tlh");
    EXPECT_EQ(language::ofSystem(), language::english()) << "of which there are no texts";
    qputenv("MUSTER_LANGUAGE", "en");
}

/// In German and Polish, the first edition's S once ticked a wound, and "sat out" had no letter left.
TEST_F(AnotherLanguage, EveryHeadingOfTheCasualtiesAndWhoSatOutHasALetterOfItsOwn)
{
    for (const QString &code : language::all()) {
        language::speak(code);
        for (const QString &id : shippedPackIds()) {
            const Result<Pack> pack = shippedPack(id);
            ASSERT_TRUE(pack);
            FateTable table;
            table.load(Campaign(), *pack, {});
            QStringList letters{FateModel::letterOf(std::nullopt)};
            for (const Fate fate : table.fates()->fatesAsked())
                letters << FateModel::letterOf(fate);
            EXPECT_FALSE(letters.contains(QString())) << qPrintable(code + u' ' + id);
            const QString said = table.accessibleDescription();
            EXPECT_TRUE(said.contains(letters.front() + u' ')) << qPrintable(code + u' ' + said);
            EXPECT_EQ(letters.removeDuplicates(), 0) << qPrintable(code + u' ' + id + u": "_s + letters.join(u' '));
        }
    }
}

TEST_F(AnotherLanguage, TheForecastHasRoomInASmallWindow)
{
    for (const QString &code : language::all()) {
        language::speak(code);
        app.start(sample());
        app.resize(1024, 700);
        app.open(pageTitles()[static_cast<std::size_t>(PageKind::Forecast)].title.toStdString());
        for (const QScrollBar *bar : app.window().findChildren<QScrollBar *>()) {
            if (bar->orientation() == Qt::Horizontal && bar->isVisible()) {
                EXPECT_EQ(bar->maximum(), 0) << qPrintable(code);
            }
        }
    }
}

} // namespace
} // namespace muster::testing
