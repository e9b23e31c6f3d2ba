// SPDX-License-Identifier: MIT

// What founding asks and proposes by each of the rules.

#include "tests/ui/founding/founding.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

namespace muster {

namespace {

/// Picks the first edition's list by its title and goes on to the options.
void leadFirstEdition(FoundingWizard &wizard, const char *list)
{
    pickRules(wizard, "Chain Reaction, first edition");
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(wizard.findChild<QListWidget *>(), QString::fromLatin1(list));
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Rook"));
    press(wizard, QWizard::NextButton);
}

/// Ticks the box with that text.
void tick(const FoundingWizard &wizard, const char *text)
{
    for (QCheckBox *box : wizard.findChildren<QCheckBox *>()) {
        if (box->text().startsWith(QLatin1String(text)) && box->isVisible())
            return QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
    }
    ADD_FAILURE() << "there is no box " << text;
}

/// Types a roll.
void typeRoll(const FoundingWizard &wizard, const char *dice)
{
    auto *entry = wizard.findChild<DiceConversation *>()->entry()->findChild<QLineEdit *>();
    QTest::keyClicks(entry, QString::fromLatin1(dice));
    QTest::keyClick(entry, Qt::Key_Return);
}

} // namespace

TEST_F(Founding, OffersOnlyRulesThatCarryACampaign)
{
    FoundingWizard wizard;
    show(wizard);
    EXPECT_TRUE(rules(wizard, "Swordplay"));
    EXPECT_TRUE(rules(wizard, "Chain Reaction 3.0"));
    EXPECT_TRUE(rules(wizard, "Chain Reaction, first edition"));
    EXPECT_TRUE(rules(wizard, "Percentile street skirmish"));
    EXPECT_EQ(wizard.findChildren<QRadioButton *>().size(), 4);
}

TEST_F(Founding, TheArrowsChooseTheRulesFromTheFirst)
{
    FoundingWizard wizard;
    wizard.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&wizard));
    wizard.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&wizard));
    const QString before = wizard.wanted().list;
    auto *first = qobject_cast<QRadioButton *>(wizard.focusWidget());
    ASSERT_TRUE(first) << "the chosen rules have the keyboard";
    EXPECT_TRUE(first->isChecked());
    QTest::keyClick(first, Qt::Key_Up);
    EXPECT_NE(wizard.wanted().list, before);
}

TEST_F(Founding, ALeaderOfTheStreetSkirmishIsRolledUpAndToldInWords)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Percentile street skirmish");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Leader's name"), QStringLiteral("Doxey"));
    press(wizard, QWizard::NextButton);
    auto *dice = wizard.findChild<DiceConversation *>()->entry()->findChild<QLineEdit *>();
    ASSERT_TRUE(dice);
    QLabel *told = nullptr;
    for (QLabel *label : wizard.findChildren<QLabel *>()) {
        if (label->accessibleName() == QLatin1String("Profile"))
            told = label;
    }
    ASSERT_TRUE(told);
    QTest::keyClicks(dice, QStringLiteral("5"));
    QTest::keyClick(dice, Qt::Key_Return);
    EXPECT_EQ(told->text().toStdString(), "");
    QTest::keyClicks(dice, QStringLiteral("4444"));
    QTest::keyClick(dice, Qt::Key_Return);
    EXPECT_EQ(told->text().toStdString(), "Doxey: Initiative 4, skill 160");
    for (const QPushButton *button : wizard.currentPage()->findChildren<QPushButton *>())
        EXPECT_FALSE(button->isVisible() && button->text() == QLatin1String("Cancel")) << "the wizard has its own";
    EXPECT_TRUE(wizard.button(QWizard::NextButton)->isEnabled());
}

TEST_F(Founding, AStarOfTheFirstEditionWearsArmourByAWord)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction, first edition");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    EXPECT_FALSE(box(wizard, "Armour Class")->isVisible());
    pick(box(wizard, "Armour"), "Body armour");
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Rook"));
    EXPECT_EQ(wizard.wanted().star.armorWorn, QStringLiteral("body-armor"));
    EXPECT_EQ(wizard.wanted().star.rep, 4);
}

TEST_F(Founding, RollsTheFactionAndTheStarWhereTheRulesHaveDiceForThem)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction, first edition");
    press(wizard, QWizard::NextButton);
    tick(wizard, "Roll for the");
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Mara"));
    QTest::keyClicks(line(wizard, "Player"), QStringLiteral("Ann"));
    tick(wizard, "R&oll on");
    EXPECT_FALSE(box(wizard, "Weapon")->isVisible()) << "the dice say it";
    press(wizard, QWizard::NextButton);
    typeRoll(wizard, "33"); // Outcasts
    typeRoll(wizard, "13"); // Rep 3
    press(wizard, QWizard::NextButton);
    EXPECT_EQ(box(wizard, "Genre")->currentText().toStdString(), "The Wasteland");
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "Campaign file");
    path->selectAll();
    QTest::keyClicks(path, pathOf(QStringLiteral("mara.muster")));
    press(wizard, QWizard::FinishButton);
    ASSERT_EQ(wizard.result(), QDialog::Accepted);

    MainWindow window;
    ASSERT_TRUE(window.openFile(wizard.path()));
    const Campaign &campaign = window.document()->campaign();
    EXPECT_EQ(campaign.list.toStdString(), "outcasts");
    EXPECT_EQ(campaign.star()->rep(), 3);
    EXPECT_EQ(campaign.star()->player.toStdString(), "Ann");
}

TEST_F(Founding, TheFirmIsFoundedWithItsTeam)
{
    FoundingWizard wizard;
    show(wizard);
    leadFirstEdition(wizard, "The Firm");
    EXPECT_EQ(wizard.wanted().list.toStdString(), "firm");
    EXPECT_EQ(wizard.wanted().star.weapon.toStdString(), "submachine-gun");
    EXPECT_EQ(box(wizard, "Genre")->currentText().toStdString(), "The Wasteland");
}

TEST_F(Founding, ProposesTheGenreThatSuitsTheListAndLeavesItOpen)
{
    FoundingWizard wizard;
    show(wizard);
    leadFirstEdition(wizard, "Gang");
    EXPECT_EQ(box(wizard, "Genre")->currentText().toStdString(), "Dark future gangs");
    EXPECT_EQ(wizard.wanted().options, (Options{{QStringLiteral("genre"), QStringLiteral("gang")}}));

    press(wizard, QWizard::BackButton);
    press(wizard, QWizard::BackButton);
    for (int list = 0; list < 2; ++list) // to the Mercenaries
        QTest::keyClick(wizard.findChild<QListWidget *>(), Qt::Key_Up);
    EXPECT_TRUE(wizard.wanted().options.isEmpty()) << "recent wars, as the rules begin with";
}

TEST_F(Founding, AsksForTheLocaleInTheWastelandOnly)
{
    FoundingWizard wizard;
    show(wizard);
    leadFirstEdition(wizard, "Outcasts");
    EXPECT_TRUE(box(wizard, "Locale of the Wasteland")->isVisible());
    pick(box(wizard, "Genre"), "Aliens");
    EXPECT_FALSE(box(wizard, "Locale of the Wasteland")->isVisible());
    for (int genre = 0; genre < 2; ++genre) // back to the Wasteland
        QTest::keyClick(box(wizard, "Genre"), Qt::Key_Up);
    EXPECT_TRUE(box(wizard, "Locale of the Wasteland")->isVisible());
}

TEST_F(Founding, AStarOfChainReactionHasTwoAttributesAndNeitherClassNorArmour)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction 3.0");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    EXPECT_FALSE(box(wizard, "Class")->isVisible());
    EXPECT_FALSE(box(wizard, "Armour Class")->isVisible());
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Billy Pink"));
    pick(box(wizard, "First attribute"), "Agile");
    pick(box(wizard, "Second attribute"), "Marksman");
    EXPECT_FALSE(box(wizard, "First attribute")->accessibleDescription().isEmpty()) << "what it does";
    press(wizard, QWizard::NextButton);
    pick(box(wizard, "Between battles"), "patrols");
    EXPECT_EQ(box(wizard, "Between battles")->currentData().toString().toStdString(), "plain");
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "Campaign file");
    path->selectAll();
    QTest::keyClicks(path, pathOf(QStringLiteral("pink.muster")));
    press(wizard, QWizard::FinishButton);
    ASSERT_EQ(wizard.result(), QDialog::Accepted);

    MainWindow window;
    ASSERT_TRUE(window.openFile(wizard.path()));
    const Campaign &campaign = window.document()->campaign();
    EXPECT_EQ(campaign.rules.toStdString(), "chain-reaction-3");
    EXPECT_EQ(campaign.star()->attributes, QStringList({QStringLiteral("agile"), QStringLiteral("marksman")}));
    EXPECT_EQ(campaign.options.value(QStringLiteral("campaign")).toStdString(), "plain");
}

TEST_F(Founding, TheSameAttributeCannotBeChosenTwice)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction 3.0");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    pick(box(wizard, "First attribute"), "Agile");
    pick(box(wizard, "Second attribute"), "Agile");
    EXPECT_NE(box(wizard, "Second attribute")->currentText().toStdString(), "Agile");
}

} // namespace muster
