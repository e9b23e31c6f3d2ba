// SPDX-License-Identifier: MIT
// What a PEF was or hides is said in rows, without a word of the terminal's language.
#include "ui/table/figurerows.h"

#include "model/actions/play/play.h"
#include "model/acts/table.h"
#include "tests/support/stories.h"
#include "tests/ui/hand/hand.h"
#include "tests/ui/window/dicedesk.h"
#include "ui/table/hidedialog.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace muster {

namespace hand = testing::hand;

class FiguresInRows : public testing::DiceDesk
{
protected:
    void begin(MainWindow &window)
    {
        open(window, told(testing::onPatrol));
        CampaignDocument &document = *window.document();
        ASSERT_TRUE(document.write(*actions::beginPlay(document.campaign(), document.pack(), {})));
    }
    template<typename Field>
    static Field *field(const QWidget &dialog, const QString &name)
    {
        for (Field *one : dialog.findChildren<Field *>()) {
            if (one->accessibleName() == name)
                return one;
        }
        return nullptr;
    }
};

TEST_F(FiguresInRows, WithoutARowNobodyWasThere)
{
    MainWindow window;
    begin(window);
    std::string said;
    WasDialog dialog(
        *window.document(), 2, QStringLiteral("nobody"),
        [&](const Act &act) { said = act.as<acts::SayWhatPefWas>()->figures.toStdString(); }, &window);
    show(dialog);
    hand::press(Qt::Key_Return);
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_EQ(said, "nobody");
}

TEST_F(FiguresInRows, ARowSaysHowManyOfWhatTypeWithWhatWeapon)
{
    MainWindow window;
    begin(window);
    std::string said;
    WasDialog dialog(
        *window.document(), 2, QStringLiteral("nobody"),
        [&](const Act &act) { said = act.as<acts::SayWhatPefWas>()->figures.toStdString(); }, &window);
    show(dialog);
    hand::press(Qt::Key_Space); // on "Add figures"
    auto *type = field<QComboBox>(dialog, QStringLiteral("Figures 1: type"));
    ASSERT_TRUE(type && type->hasFocus());
    const QString first = type->currentText();
    EXPECT_GT(type->count(), 1) << "the types of the list that is fought";
    field<QSpinBox>(dialog, QStringLiteral("Figures 1: how many"))->setValue(3);
    field<QSpinBox>(dialog, QStringLiteral("Figures 1: Rep"))->setValue(4);
    EXPECT_FALSE(field<QLineEdit>(dialog, QStringLiteral("Figures 1: name"))->isEnabled()) << "three share no name";
    hand::press(Qt::Key_Return);
    EXPECT_EQ(said, QStringLiteral("3 %1 4").arg(first).toStdString());
}

TEST_F(FiguresInRows, WhatAPefHidesComesBackAsItsRows)
{
    MainWindow window;
    begin(window);
    CampaignDocument &document = *window.document();
    const ArmyList *list = document.pack().list(document.campaign().encounter->enemy);
    const QString type = list->figures.rows.front().outcome.type;
    const QString figures = QStringLiteral("2 %1 4").arg(type);
    HideDialog dialog(document, 2, figures, &window);
    show(dialog);
    ASSERT_TRUE(field<QSpinBox>(dialog, QStringLiteral("Figures 1: how many")));
    EXPECT_EQ(field<QSpinBox>(dialog, QStringLiteral("Figures 1: how many"))->value(), 2);
    EXPECT_EQ(field<QComboBox>(dialog, QStringLiteral("Figures 1: type"))->currentText(), type);
    EXPECT_FALSE(field<QComboBox>(dialog, QStringLiteral("Figures 2: type")));
    EXPECT_TRUE(hand::click(*field<QPushButton>(dialog, QStringLiteral("Figures 1: remove"))));
    hand::rest();
    dialog.accept();
    ASSERT_TRUE(document.campaign().play->pef(2)->hidden);
    EXPECT_TRUE(document.campaign().play->pef(2)->hidden->empty()) << "a decoy";
}

} // namespace muster
