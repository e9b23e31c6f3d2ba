// SPDX-License-Identifier: MIT

// Founding a campaign: its pages, its name and its file.

#include "tests/ui/founding/founding.h"
#include "tests/ui/hand/hand.h"

#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableWidget>
#include <QTest>

namespace muster {

namespace {

/// Fills in all pages up to the last.
void fillIn(FoundingWizard &wizard, const QString &file)
{
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Osric Vane"));
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "Campaign file");
    path->selectAll();
    QTest::keyClicks(path, file);
}

} // namespace

TEST_F(Founding, MakesAFileThatTheWindowOpensWithTheStarAloneInTheBand)
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
    QLineEdit *file = line(wizard, "Campaign file");
    file->setModified(false);
    QTest::keyClicks(line(wizard, "Campaign name"), QStringLiteral("Fire/Ice: the end?"));
    EXPECT_TRUE(file->text().endsWith(QStringLiteral("Fire Ice the end.muster"))) << file->text().toStdString();
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
    QLineEdit *path = line(wizard, "Campaign file");
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

TEST_F(Founding, TheWheelScrollsThePageAndChangesNoOptionThatComesUnderThePointer)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction 3.0");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Osric"));
    QSpinBox &rep = *wizard.currentPage()->findChild<QSpinBox *>();
    testing::hand::rest();
    ASSERT_TRUE(testing::hand::openPlace(rep));
    testing::hand::wheel(rep, -1);
    EXPECT_EQ(rep.value(), 5) << "which has not the keyboard";
    rep.setFocus();
    ASSERT_TRUE(rep.hasFocus());
    testing::hand::wheel(rep, -1);
    EXPECT_EQ(rep.value(), 4) << "and now it has";
    press(wizard, QWizard::NextButton);
    wizard.resize(760, 420);
    testing::hand::rest();
    const Options before = wizard.wanted().options;
    auto *bar = wizard.currentPage()->findChild<QScrollArea *>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    for (QComboBox *option : wizard.currentPage()->findChildren<QComboBox *>()) {
        option->setFocus();
        testing::hand::rest();
        bar->setValue(0);
        testing::hand::rest();
        if (!testing::hand::openPlace(*option))
            continue;
        testing::hand::wheel(*option, -1);
        EXPECT_GT(bar->value(), 0) << option->accessibleName().toStdString();
    }
    EXPECT_EQ(wizard.wanted().options, before);
}

// Six figures that already ran on paper, typed cell by cell (R93).
TEST_F(Founding, BeginsFromPaperInOneStep_R93)
{
    const QString file = pathOf(QStringLiteral("paper.muster"));
    FoundingWizard wizard(nullptr, FoundingWizard::Begins::OnPaper);
    show(wizard);
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Ulric"));
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton); // from the options
    auto *figures = wizard.currentPage()->findChild<QTableWidget *>();
    ASSERT_NE(figures, nullptr);
    wizard.currentPage()->findChildren<QSpinBox *>().front()->setValue(7);
    const auto type = [&](int row, int column, const char *words) {
        figures->setFocus();
        figures->setCurrentCell(row, column); // which opens it
        QTest::keyClicks(figures->focusWidget(), QString::fromUtf8(words));
        QTest::keyClick(figures->focusWidget(), Qt::Key_Return);
    };
    type(0, 0, "Maud");
    type(0, 2, "4");
    type(0, 6, "3");
    type(1, 0, "Tibb");
    type(2, 0, "Osric");
    type(2, 8, "died 3");
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "Campaign file");
    path->selectAll();
    QTest::keyClicks(path, file);
    press(wizard, QWizard::FinishButton);
    ASSERT_EQ(wizard.result(), QDialog::Accepted);

    MainWindow window;
    ASSERT_TRUE(window.openFile(wizard.path()));
    const Campaign &campaign = window.document()->campaign();
    EXPECT_EQ(window.document()->book().steps.size(), 1U);
    EXPECT_EQ(campaign.turn, 7);
    ASSERT_EQ(campaign.band.size(), 3U);
    EXPECT_EQ(campaign.band[1].name.toStdString(), "Maud");
    EXPECT_EQ(campaign.band[1].rep(), 4);
    EXPECT_EQ(campaign.band[1].months, 3);
    ASSERT_EQ(campaign.former.size(), 1U);
    EXPECT_EQ(campaign.former.front().farewell.turn, 3);
    EXPECT_EQ(campaign.former.front().figure.status, Status::Dead);
}

// What cannot stand on paper is said on its page, all of it at once, and goes as soon as the line is another.
TEST_F(Founding, TellsEveryBadLineOfThePaperBeforeItGoesOn)
{
    FoundingWizard wizard(nullptr, FoundingWizard::Begins::OnPaper);
    show(wizard);
    pickRules(wizard, "Chain Reaction 3.0");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Ulric"));
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton); // from the options
    QWizardPage *page = wizard.currentPage();
    auto *figures = page->findChild<QTableWidget *>();
    const auto tell = [&](int row, const QStringList &cells) {
        for (int column = 0; column < cells.size(); ++column)
            figures->setItem(row, column, new QTableWidgetItem(cells[column]));
    };
    const auto said = [&] {
        for (const QLabel *label : page->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().startsWith(QStringLiteral("Line ")))
                return label->text().toStdString();
        }
        return std::string();
    };
    page->findChildren<QSpinBox *>().front()->setValue(5);
    line(wizard, "The Star carries")->setText(QStringLiteral("2 rockets, 3 rockets"));
    tell(0,
         {QStringLiteral("Maud"),
          {},
          QStringLiteral("4"),
          QStringLiteral("sawn-off thing (Shotgun)"),
          QStringLiteral("agile"),
          QStringLiteral("rope, 2 flares")});
    tell(1, {QStringLiteral("Tibb"), {}, QStringLiteral("9")});
    tell(3, {QStringLiteral("Osric"), {}, {}, QStringLiteral("raygun")});
    tell(4, {QStringLiteral("Wat"), {}, {}, {}, {}, {}, QStringLiteral("99")});
    EXPECT_GE(figures->viewport()->height(), 8 * figures->rowHeight(0)) << "there is room to type";
    press(wizard, QWizard::NextButton);
    ASSERT_EQ(wizard.currentPage(), page);
    EXPECT_EQ(said().substr(0, 49), "Line 2: Rep must be 1 to 6.\nLine 4: There is no w") << said();
    EXPECT_NE(said().find("\nLine 5: Months must be 0 to 4."), std::string::npos) << said();
    EXPECT_FALSE(figures->item(1, 2)->toolTip().isEmpty()) << "and it is marked";

    tell(1, {QStringLiteral("Tibb"), {}, QStringLiteral("3")});
    EXPECT_EQ(said(), "");
    tell(3, {QStringLiteral("Osric"), {}, {}, {}});
    tell(4, {QStringLiteral("Wat"), {}, {}, {}, {}, {}, QStringLiteral("4")});
    press(wizard, QWizard::NextButton);
    ASSERT_NE(wizard.currentPage(), page) << said();
    QLineEdit *path = line(wizard, "Campaign file");
    path->selectAll();
    QTest::keyClicks(path, pathOf(QStringLiteral("told.muster")));
    press(wizard, QWizard::FinishButton);
    MainWindow window;
    ASSERT_TRUE(window.openFile(wizard.path()));
    const Figure &maud = window.document()->campaign().band[1];
    EXPECT_EQ(maud.attributes, QStringList{QStringLiteral("agile")});
    const std::vector<Kit> &stars = window.document()->campaign().band[0].carries;
    EXPECT_TRUE(std::any_of(stars.begin(), stars.end(), [](const Kit &kit) { return kit.count == 5; }));
    EXPECT_EQ(maud.profile.weapon, QStringLiteral("shotgun"));
    EXPECT_EQ(maud.profile.weaponWords, QStringLiteral("sawn-off thing"));
    ASSERT_EQ(maud.carries.size(), 2U);
    EXPECT_EQ(maud.carries[1].count, 2);
}

TEST_F(Founding, OffersNothingOfStayOrGoInThePlainGame)
{
    FoundingWizard wizard;
    show(wizard);
    pickRules(wizard, "Chain Reaction 3.0");
    press(wizard, QWizard::NextButton);
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Ulric"));
    press(wizard, QWizard::NextButton);
    EXPECT_TRUE(box(wizard, "Stay or Go")->isVisible());
    pick(box(wizard, "Between battles"), "patrols");
    EXPECT_FALSE(box(wizard, "Stay or Go")->isVisible());
    EXPECT_FALSE(box(wizard, "Whether a Grunt outranks the Star")->isVisible());
}

} // namespace muster
