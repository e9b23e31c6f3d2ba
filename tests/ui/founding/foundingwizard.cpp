// SPDX-License-Identifier: MIT
#include "ui/founding/foundingwizard.h"
#include "tests/ui/window/desk.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

namespace muster {

using Founding = testing::Desk;

namespace {

QLineEdit *line(const QWidget &window, const char *name)
{
    for (QLineEdit *edit : window.findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == QLatin1String(name))
            return edit;
    }
    return nullptr;
}

void press(FoundingWizard &wizard, QWizard::WizardButton button)
{
    QTest::mouseClick(wizard.button(button), Qt::LeftButton);
}

/// Fills in all pages up to the last.
void fillIn(FoundingWizard &wizard, const QString &file)
{
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Osric Vane"));
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "The campaign's file");
    path->selectAll();
    QTest::keyClicks(path, file);
}

QComboBox *box(const QWidget &window, const char *name)
{
    for (QComboBox *found : window.findChildren<QComboBox *>()) {
        if (found->accessibleName() == QLatin1String(name))
            return found;
    }
    return nullptr;
}

QRadioButton *rules(const QWidget &window, const char *title)
{
    for (QRadioButton *button : window.findChildren<QRadioButton *>()) {
        if (button->text() == QLatin1String(title))
            return button;
    }
    return nullptr;
}

void pickRules(const FoundingWizard &wizard, const char *title)
{
    QAbstractButton *chosen = rules(wizard, title);
    QTest::mouseClick(chosen, Qt::LeftButton, {}, {12, chosen->height() / 2});
}

/// Types what begins the item's title, as one chooses by keyboard.
void pick(QComboBox *box, const char *title)
{
    box->setFocus();
    QTest::keyClicks(box, QString::fromLatin1(title));
}

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

} // namespace

TEST_F(Founding, MakesAFileThatTheWindowOpensWithTheStarAloneInHisBand)
{
    const QString file = pathOf(QStringLiteral("marches.muster"));
    FoundingWizard wizard;
    show(wizard);
    fillIn(wizard, file);
    press(wizard, QWizard::FinishButton);
    ASSERT_EQ(wizard.result(), QDialog::Accepted);

    MainWindow window;
    ASSERT_TRUE(window.openFile(wizard.path()));
    const Campaign &campaign = window.document()->campaign();
    EXPECT_EQ(campaign.name.toStdString(), "The band of Osric Vane");
    ASSERT_EQ(campaign.band.size(), 1U);
    EXPECT_EQ(campaign.star()->name.toStdString(), "Osric Vane");
    EXPECT_EQ(campaign.star()->rep(), 5);
    EXPECT_EQ(campaign.star()->profile.figureClass.toStdString(), "noble"); // as the best of the Feudal list
}

TEST_F(Founding, AsksForTheStarsNameBeforeItGoesOn)
{
    FoundingWizard wizard;
    show(wizard);
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    EXPECT_FALSE(wizard.button(QWizard::NextButton)->isEnabled());
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("O"));
    EXPECT_TRUE(wizard.button(QWizard::NextButton)->isEnabled());
}

TEST_F(Founding, NeverWritesOverACampaignAndSaysSoOnItsPage)
{
    const QString there = sample();
    QFile file(there);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();

    FoundingWizard wizard;
    show(wizard);
    fillIn(wizard, there);
    press(wizard, QWizard::FinishButton);

    EXPECT_TRUE(wizard.isVisible());
    file.seek(0);
    EXPECT_EQ(file.readAll(), before);
    bool said = false;
    for (const QLabel *label : wizard.currentPage()->findChildren<QLabel *>())
        said |= label->text().contains(QStringLiteral("harrow.muster"));
    EXPECT_TRUE(said);
}

TEST_F(Founding, ProposesAFileNamedAfterTheCampaignWithoutWhatFileNamesCannotHold)
{
    FoundingWizard wizard;
    show(wizard);
    fillIn(wizard, QString());
    QLineEdit *file = line(wizard, "The campaign's file");
    file->setModified(false);
    QTest::keyClicks(line(wizard, "The campaign's name"), QStringLiteral("Fire/Ice: the end?"));
    EXPECT_TRUE(file->text().endsWith(QStringLiteral("Fire Ice the end.muster"))) << file->text().toStdString();
}

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

TEST_F(Founding, ALeaderOfTheStreetSkirmishIsRolledUpAndToldInWords)
{
    FoundingWizard wizard;
    show(wizard);
    QAbstractButton *chosen = rules(wizard, "Percentile street skirmish");
    QTest::mouseClick(chosen, Qt::LeftButton, {}, {12, chosen->height() / 2});
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Leader's name"), QStringLiteral("Doxey"));
    press(wizard, QWizard::NextButton);
    QWidget *dice = wizard.findChild<DiceConversation *>()->entry();
    QLabel *told = nullptr;
    for (QLabel *label : wizard.findChildren<QLabel *>()) {
        if (label->accessibleName() == QLatin1String("What he is"))
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
    QLineEdit *path = line(wizard, "The campaign's file");
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

TEST_F(Founding, GoesByKeyboardAlone)
{
    FoundingWizard wizard;
    show(wizard);
    rules(wizard, "Swordplay")->setFocus();
    const auto next = [&] {
        wizard.button(QWizard::NextButton)->setFocus();
        QTest::keyClick(wizard.button(QWizard::NextButton), Qt::Key_Space);
    };
    next(); // from the rules
    next(); // from the list
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Maud"));
    next(); // from the Star
    next(); // from the options
    QLineEdit *path = line(wizard, "The campaign's file");
    path->selectAll();
    QTest::keyClicks(path, pathOf(QStringLiteral("maud.muster")));
    wizard.button(QWizard::FinishButton)->setFocus();
    QTest::keyClick(wizard.button(QWizard::FinishButton), Qt::Key_Space);
    EXPECT_EQ(wizard.result(), QDialog::Accepted);
}

TEST_F(Founding, EachPageBeginsWithTheCursorInItsFirstField)
{
    const QString file = pathOf(QStringLiteral("marches.muster"));
    FoundingWizard wizard;
    show(wizard);
    const auto typeThere = [&](const QString &text) { QTest::keyClicks(wizard.focusWidget(), text); };
    EXPECT_TRUE(qobject_cast<QRadioButton *>(wizard.focusWidget()));
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Return);
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Down);
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Return);
    typeThere(QStringLiteral("Osric"));
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(wizard.focusWidget()->accessibleName().toStdString(), "Rep");
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Down);
    QTest::keyClick(wizard.focusWidget(), Qt::Key_Return);
    const actions::NewCampaign wanted = wizard.wanted();
    EXPECT_EQ(wanted.list.toStdString(), "northmen");
    EXPECT_EQ(wanted.starName.toStdString(), "Osric");
    EXPECT_EQ(wanted.star.rep, 4);
}

} // namespace muster
