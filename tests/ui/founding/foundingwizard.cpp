// SPDX-License-Identifier: MIT
#include "tests/ui/window/desk.h"
#include "ui/founding/foundingwizard.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
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

/// Fills in all three pages up to the last.
void fillIn(FoundingWizard &wizard, const QString &file)
{
    press(wizard, QWizard::NextButton);
    QTest::keyClicks(line(wizard, "The Star's name"), QStringLiteral("Osric Vane"));
    press(wizard, QWizard::NextButton);
    QLineEdit *path = line(wizard, "The campaign's file");
    path->selectAll();
    QTest::keyClicks(path, file);
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

} // namespace muster
