// SPDX-License-Identifier: MIT

// The help: the chapter that F1 opens, links, back and forward, searching.

#include "model/language.h"
#include "tests/support/stories.h"
#include "tests/window/driver.h"

namespace muster::testing {
namespace {

class Help : public WindowTest
{
protected:
    ~Help() override { language::speak(language::english()); }

    void openAt(const std::string &page)
    {
        app.toFront();
        app.open(page);
        app.press("F1");
    }
    std::size_t listed() const { return app.rows("Chapters").size(); }
    void search(const std::string &words) { app.fill("Search", words); }
};

TEST_F(Help, F1OpensTheChapterOfThePageInOneWindow)
{
    app.start();
    app.press("F1");
    EXPECT_TRUE(app.isOn("Your first month")) << "the welcome page";
    app.start(sample());
    for (const auto &[page, chapter] : {std::pair("Band", "Band"),
                                        {"Encounter", "Encounter"},
                                        {"After the battle", "After the battle"},
                                        {"Chronicle", "Chronicle"},
                                        {"Foes", "Foes and goals"},
                                        {"Forecast", "Forecast"},
                                        {"Reference", "Reference"},
                                        {"Odds", "Odds and luck"}}) {
        openAt(page);
        EXPECT_EQ(app.title(), "Help");
        EXPECT_TRUE(app.isOn(chapter)) << page;
    }
}

TEST_F(Help, F1OpensTheChapterOfADialogOverIt)
{
    app.start(sample());
    app.answers("Ask the dice", [&] {
        app.press("F1");
        EXPECT_EQ(app.title(), "Help");
        EXPECT_TRUE(app.isOn("Ask the dice"));
        app.press("Esc");
        app.press("Esc");
    });
    app.menu("Edit/Ask the dice…");
}

TEST_F(Help, FollowsALinkToItsHeadingAndGoesBackAndForward)
{
    app.start(sample());
    openAt("Band");
    app.click("Careers");
    app.press("Tab"); // from the list to the text
    app.press("Tab"); // to its first link
    app.press("Return");
    EXPECT_FALSE(app.isOn("Careers"));
    app.press("Alt+Left");
    EXPECT_TRUE(app.isOn("Careers"));
    EXPECT_TRUE(app.announces("Now at “Careers”."));
    app.press("Alt+Right");
    EXPECT_FALSE(app.isOn("Careers"));
    app.press("Alt+Right");
    EXPECT_TRUE(app.announces("This is the last chapter that was opened: there is none to go forward to."));
}

TEST_F(Help, SearchingLeavesTheChaptersInWhichAllTheWordsOccur)
{
    start(twoGrunts);
    openAt("Band");
    const std::size_t all = listed();
    EXPECT_GT(all, 25U);
    search("convoys antidote");
    EXPECT_TRUE(app.isOn("Wasteland and half-months")) << "the first of them, as Band has no such words";
    EXPECT_LT(listed(), 8U);
    search("<b>");
    EXPECT_TRUE(app.says("“<b>”"));
    search("");
    EXPECT_EQ(listed(), all);
    EXPECT_TRUE(app.isOn("Band")) << "where searching began";
    search("stunned"); // a word of a test of the Reference
    app.click("Reference");
    EXPECT_TRUE(app.says("Recover From Knock Down"));
}

/// In an earlier version "poisoned" and "exempt" led to the JSON of "Begin from paper".
TEST_F(Help, SearchingRanksWholeWordsAndLeavesWhatIsForScriptsToTheEnd)
{
    app.start(sample());
    openAt("Foes"); // has none of these words
    search("poisoned");
    EXPECT_TRUE(app.isOn("Reference")) << "whose rows have the word";
    EXPECT_EQ(app.rows("Chapters").back(), "Begin from paper");
    search("exempt");
    EXPECT_TRUE(app.isOn("House rulings"));
    for (const char *letters : {"r", "re", "rec", "recr", "recrui", "recruit"})
        search(letters);
    EXPECT_TRUE(app.isOn("Your first month")) << "which has it in a heading, however it was typed";
}

TEST_F(Help, SpeaksTheLanguageOfTheWindow)
{
    language::speak(QStringLiteral("de"));
    start(twoGrunts);
    app.press("F1");
    EXPECT_TRUE(app.isOn("Bande"));
    EXPECT_TRUE(app.says("Die Bandenliste"));
}

} // namespace
} // namespace muster::testing
