// SPDX-License-Identifier: MIT

// Editing the player's own lists and tables.

#include "tests/ui/seen/seen.h"
#include "tests/window/driver.h"

#include <QApplication>
#include <QClipboard>

namespace muster::testing {
namespace {

class Lists : public WindowTest
{
protected:
    static constexpr const char *whole = "Every roll meets one row.";

    void edit(const std::function<void()> &acts, bool isChanged = true)
    {
        app.start();
        app.answers("Lists and tables", [&] {
            acts();
            if (isChanged)
                app.answers("", "Discard");
            app.click("Close");
        });
        app.press("Ctrl+Shift+L");
    }
    void typeInto(const std::string &row, const std::string &column, const std::string &text)
    {
        app.click(column, in(row));
        retype(text);
    }
    void retype(const std::string &text)
    {
        app.press("F2");
        app.press("Ctrl+A");
        app.type(text);
    }
    void paste(const std::string &row, const std::string &column, const QString &text)
    {
        QApplication::clipboard()->setText(text);
        app.click(column, in(row));
        app.press("Ctrl+V");
    }
};

TEST_F(Lists, OtherRulesCanBeChosenAndBeginAVariantOfTheirs)
{
    edit(
        [&] {
            EXPECT_EQ(app.field("Rules"), "a variant of Swordplay");
            EXPECT_TRUE(app.offers("Feudal"));
            app.choose("Rules", "a variant of Chain Reaction 3.0");
            EXPECT_FALSE(app.offers("Feudal"));
            EXPECT_EQ(app.field("The variant's title"), "My own rules");
        },
        false);
}

TEST_F(Lists, AreCheckedWhileOneTypesAndUndoneOneByOne)
{
    edit([&] {
        app.click("How Many");
        EXPECT_TRUE(app.says(whole));
        typeInto("3-4", "2d6", "3");
        EXPECT_TRUE(app.says("no row holds a roll of 4.")) << "before Enter";
        app.press("Esc");
        EXPECT_TRUE(app.says(whole)) << "and nothing has happened";
        retype("3-5");
        app.press("Return");
        EXPECT_TRUE(app.says("more than one holds a roll of 5."));
        EXPECT_FALSE(app.offers("New campaign with it…"));
        app.press("Ctrl+Z");
        EXPECT_TRUE(app.says(whole));
        EXPECT_TRUE(app.offers("New campaign with it…"));
        app.press("Ctrl+Y");
        EXPECT_TRUE(app.says("more than one holds a roll of 5."));
    });
}

TEST_F(Lists, TellWhatDiffersFromTheBookAndPutItBack)
{
    edit([&] {
        typeInto("2", "Type", "Thrall");
        app.press("Return");
        EXPECT_EQ(app.cell("2", "Type"), "Thrall");
        EXPECT_TRUE(app.says("Mounted Knight")) << "in the book";
        app.click("As in the book");
        EXPECT_EQ(app.cell("2", "Type"), "Mounted Knight");
        EXPECT_FALSE(app.says("Thrall"));
    });
}

TEST_F(Lists, HaveRowsAddedDeletedAndPasted)
{
    edit([&] {
        app.click("Objective of a Raid");
        app.click("1d6", in("1-5"));
        app.press("Ins");
        EXPECT_EQ(app.cell("1-3", "1d6"), "1-3");
        EXPECT_EQ(app.cell("4-5", "1d6"), "4-5");
        EXPECT_TRUE(app.says(whole));
        app.press("Del");
        EXPECT_TRUE(app.says("no row holds a roll of 4-5."));
        paste("1-3", "1d6", QStringLiteral("1-4\t3\n5-6\t2\n"));
        EXPECT_EQ(app.rows("Rows").size(), 2U);
        EXPECT_TRUE(app.rows("Rows").back().starts_with("5-6 | 2"));
        EXPECT_TRUE(app.says(whole));
    });
}

TEST_F(Lists, AreCopiedUnderANameThatNoneHas)
{
    edit([&] {
        app.answers("Copy a list", [&] {
            app.fill("Name of the new list", "");
            app.press("Return");
            EXPECT_TRUE(app.says("The name of the list is empty. Type a name."));
            app.fill("Name of the new list", "ELVES");
            app.press("Return");
            EXPECT_TRUE(app.says("There is a list “ELVES” already. Give the copy another name."));
            app.fill("Name of the new list", "Fenmen");
            app.press("Return");
        });
        app.click("Copy this list…");
        EXPECT_TRUE(app.isOn("Fenmen · new"));
        EXPECT_TRUE(app.says(whole));
        EXPECT_TRUE(app.offers("New campaign with it…"));
    });
}

TEST_F(Lists, AreNotSavedWithAFaultUntilThePlayerAgrees)
{
    edit([&] {
        app.click("How Many");
        typeInto("3-4", "2d6", "3");
        app.press("Return");
        app.answers("", [&] {
            EXPECT_TRUE(
                app.says("No campaign can be founded with “My own rules” as it is: “How Many”: there is a gap: no "
                         "row holds a roll of 4.\nSave it all the same?"));
            app.press("Esc");
        });
        app.click("Save…");
    });
}

TEST_F(Lists, MarkATypeThatIsTooLongAtOnceAndStayAsWideAsTheyWere)
{
    edit([&] {
        paste("3", "Type", QString(10'000, u'x'));
        EXPECT_TRUE(app.says("Row 2: “Type” is too long"));
        EXPECT_LT(app.place("Type").width(), 400);
    });
}

TEST_F(Lists, CanBeSeenAndReachedWithoutAMouseAndShowTheChanceOfEachRowOnASmallScreen)
{
    edit(
        [&] {
            QWidget &editor = *QApplication::activeModalWidget();
            for (const QSize size : {QSize(1020, 660), QSize(1250, 740)}) {
                editor.resize(size);
                for (const std::string &list : app.rows("Lists and tables")) {
                    app.click(list);
                    EXPECT_EQ(editor.size(), size);
                    EXPECT_EQ(seen::cutTexts(editor), QStringList()) << list;
                    EXPECT_EQ(seen::withoutRoom(editor), QStringList()) << list;
                    EXPECT_EQ(seen::deadMnemonics(editor), QStringList()) << list;
                    EXPECT_EQ(seen::brokenRing(editor), QStringList()) << list;
                    if (list != "Weapons" && app.says("Chance")) {
                        EXPECT_LE(app.place("Chance").right(), app.place("Rows").right()) << list;
                    }
                }
            }
        },
        false);
}

} // namespace
} // namespace muster::testing
