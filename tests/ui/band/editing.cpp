// SPDX-License-Identifier: MIT

// Setting something right by hand: the fields, and what is said where they are refused.

#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/desk.h"
#include "ui/band/figurecorrection.h"
#include "ui/foes/goaldialog.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/window/notebook.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTest>

namespace muster::testing {

namespace {

using Editing = Desk;

QLineEdit &lineCalled(const QWidget &window, const char *name)
{
    for (QLineEdit *line : window.findChildren<QLineEdit *>()) {
        if (line->accessibleName() == QLatin1String(name))
            return *line;
    }
    ADD_FAILURE() << "no field " << name;
    return *window.findChild<QLineEdit *>();
}

bool says(const QWidget &window, const char *text)
{
    const auto labels = window.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [=](const QLabel *label) {
        return label->isVisible() && label->text().contains(QString::fromUtf8(text));
    });
}

} // namespace

TEST_F(Editing, AFigureGetsATypeOfThePlayersOwnInOneStep)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    CampaignDocument &document = *window.document();
    const std::size_t steps = document.book().inForce;
    const Figure grunt = document.campaign().band.back();
    FigureCorrection dialog(document, grunt.id);
    show(dialog);
    QLineEdit &type = lineCalled(dialog, "Type");
    EXPECT_EQ(type.text(), grunt.profile.type);
    type.selectAll();
    QTest::keyClicks(&type, QStringLiteral("Dog handler"));
    dialog.accept();
    EXPECT_EQ(document.book().inForce, steps + 1);
    EXPECT_EQ(document.campaign().find(grunt.id)->profile.type.toStdString(), "Dog handler");
}

TEST_F(Editing, ARefusalGoesAsSoonAsAFieldIsAnother)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    FigureCorrection figure(*window.document(), window.document()->campaign().band.back().id);
    show(figure);
    lineCalled(figure, "Name").clear();
    figure.accept();
    EXPECT_TRUE(says(figure, "The name is empty."));
    QTest::keyClicks(&lineCalled(figure, "Name"), QStringLiteral("M"));
    EXPECT_FALSE(says(figure, "The name is empty."));

    CampaignCorrection campaign(*window.document());
    show(campaign);
    campaign.accept();
    EXPECT_TRUE(says(campaign, "Nothing has changed."));
    QTest::keyClicks(&lineCalled(campaign, "Campaign name"), QStringLiteral("M"));
    EXPECT_FALSE(says(campaign, "Nothing has changed."));
}

TEST_F(Editing, AGoalAboutAFoeIsThereBeforeTheFoeAndSaysWhatItWants)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(told(twoGrunts)));
    GoalDialog dialog(*window.document());
    show(dialog);
    auto *kinds = dialog.findChild<QComboBox *>();
    const int foe = kinds->findText(QStringLiteral("A foe captured or killed (name a foe first)"));
    ASSERT_GE(foe, 0);
    EXPECT_FALSE(qobject_cast<QStandardItemModel *>(kinds->model())->item(foe)->isEnabled());
}

TEST_F(Editing, TheWheelChangesNoNumberThatOnlyLiesUnderThePointer)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    FigureCorrection dialog(*window.document(), window.document()->campaign().band.back().id);
    show(dialog);
    hand::rest();
    for (QSpinBox *number : dialog.findChildren<QSpinBox *>()) {
        const int before = number->value();
        if (!number->isVisible() || !hand::openPlace(*number))
            continue;
        hand::wheel(*number, 1);
        EXPECT_EQ(number->value(), before) << number->accessibleName().toStdString();
        EXPECT_FALSE(number->hasFocus());
    }
}

TEST_F(Editing, ARefusedWishIsForgottenAsSoonAsItIsAnother)
{
    MainWindow window;
    ASSERT_TRUE(window.openFile(sample()));
    show(window);
    window.notebook()->open(PageKind::Encounter);
    hand::rest();
    QLineEdit &seed = lineCalled(window, "Seed");
    seed.setText(QStringLiteral("many"));
    for (QPushButton *button : window.findChildren<QPushButton *>()) {
        if (button->isVisible() && button->text().remove(u'&') == QStringLiteral("Roll everything")) {
            EXPECT_TRUE(hand::click(*button));
        }
    }
    EXPECT_TRUE(says(window, "That seed is not valid."));
    QTest::keyClick(&seed, Qt::Key_Backspace);
    EXPECT_FALSE(says(window, "That seed is not valid."));
}

} // namespace muster::testing
