// SPDX-License-Identifier: MIT
// Months of Chain Reaction's first edition in the window, by real keys and a real mouse: turns pass, an encounter is dealt,
// played, written down, and the next one comes.
#include "tests/ui/window/desk.h"

#include "model/actions/actions.h"
#include "tests/support/packs.h"
#include "ui/aftermath/aftermathpage.h"
#include "ui/aftermath/fatetable.h"
#include "ui/aftermath/salvagepanel.h"
#include "ui/band/stockpilepanel.h"
#include "ui/encounter/callspanel.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/dicehabit.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/notebook.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

namespace muster {

namespace {

class YearOfPolice : public testing::Desk
{
protected:
    /// Sergeant Dell of the city police, Rep 4, alone.
    QString founded()
    {
        actions::NewCampaign wanted;
        wanted.name = QStringLiteral("The Ninth Precinct");
        wanted.list = QStringLiteral("police");
        wanted.starName = QStringLiteral("Dell");
        wanted.star.rep = 4;
        wanted.options = {{QStringLiteral("genre"), QStringLiteral("gang")},
                          {QStringLiteral("setting"), QStringLiteral("urban")}};
        const Result<Step> step = actions::found(testing::chainReaction1(), wanted);
        EXPECT_TRUE(step);
        const QString path = pathOf(QStringLiteral("precinct.muster"));
        EXPECT_TRUE(CampaignFile::create(path, *step));
        return path;
    }

    static std::string nextAct(const MainWindow &window)
    {
        return window.findChild<MonthBar *>()->nextAct()->accessibleName().toStdString();
    }
    static void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
        QTest::keyClick(QApplication::focusWidget(), key, held);
    }
    static void goOn() { press(Qt::Key_Return, Qt::ControlModifier); }

    template<typename W>
    static W *on(MainWindow &window, PageKind kind)
    {
        return window.notebook()->page(kind)->findChild<W *>();
    }
    template<typename W>
    static W *named(QWidget &within, const QString &name)
    {
        for (W *widget : within.findChildren<W *>()) {
            if (widget->accessibleName() == name || widget->property("text").toString() == name)
                return widget;
        }
        ADD_FAILURE() << "no such widget: " << name.toStdString();
        return nullptr;
    }

    static void picture(MainWindow &window, const QString &name)
    {
        const QString folder = qEnvironmentVariable("MUSTER_SHOTS");
        if (folder.isEmpty() || !QDir().mkpath(folder))
            return;
        QTest::qWait(50);
        EXPECT_TRUE(window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
    }

    void playEncounter(MainWindow &window, int number);
};

/// From the Band page to the Band page of the time after.
void YearOfPolice::playEncounter(MainWindow &window, int number)
{
    const auto &campaign = [&]() -> const Campaign & { return window.document()->campaign(); };
    const std::size_t past = campaign().past.size();
    const int began = campaign().turn;
    // Every place is filled, with the program's dice.
    for (int i = 0; i < 20 && (nextAct(window) == "Recruit a Grunt" || nextAct(window) == "Roll for me"); ++i)
        goOn();
    for (int i = 0; i < 3 && !campaign().encounter; ++i)
        goOn();
    ASSERT_TRUE(campaign().encounter && campaign().encounter->scenario);
    EXPECT_GE(campaign().turn, began);
    picture(window, QStringLiteral("year-encounter-%1").arg(number));

    if (number == 1) {
        QWidget &calls = *on<CallsPanel>(window, PageKind::Encounter);
        QTest::mouseClick(named<Button>(calls, QStringLiteral("Draw these arms")), Qt::LeftButton);
        for (const Figure &figure : campaign().band)
            EXPECT_EQ(figure.profile.armorWorn.toStdString(), "body-armor");
        QTest::mouseClick(named<Button>(calls, QStringLiteral("Roll for the press")), Qt::LeftButton);
        for (int i = 0; i < 40 && !campaign().encounter->press; ++i)
            press(Qt::Key_Return); // nothing typed: the program rolls
        ASSERT_TRUE(campaign().encounter->press);
    }

    for (int i = 0; i < 3 && nextAct(window) != "Say how it ended"; ++i)
        goOn();
    ASSERT_EQ(nextAct(window), "Say how it ended");
    goOn();
    press(Qt::Key_Space); // a success
    // The last of them has a Bad Wound; the Star put one to flight and killed one.
    auto *fates = on<FateTable>(window, PageKind::Aftermath);
    const int last = fates->model()->rowCount() - 1;
    QTest::mouseClick(fates->viewport(), Qt::LeftButton, {},
                      fates->visualRect(fates->model()->index(last, 1)).center());
    if (last > 0)
        press(Qt::Key_B);
    QWidget &page = *window.notebook()->page(PageKind::Aftermath);
    named<QSpinBox>(page, QStringLiteral("Dell, enemies killed"))->setFocus();
    press(Qt::Key_Up);
    named<QSpinBox>(page, QStringLiteral("Dell, enemies put to flight"))->setFocus();
    press(Qt::Key_Up);
    if (auto *salvaged = on<SalvagePanel>(window, PageKind::Aftermath)->findChild<QSpinBox *>()) {
        salvaged->setFocus();
        press(Qt::Key_Up);
    }
    picture(window, QStringLiteral("year-aftermath-%1").arg(number));
    auto *conversation = on<DiceConversation>(window, PageKind::Aftermath);
    for (int i = 0; i < 4 && conversation->deed().wanted(); ++i)
        goOn();
    ASSERT_TRUE(conversation->deed().isComplete());
    const std::size_t before = window.document()->book().inForce;
    goOn();
    EXPECT_EQ(window.document()->book().inForce, before + 1);
    EXPECT_EQ(campaign().past.size(), past + 1);
    EXPECT_FALSE(campaign().encounter);
    picture(window, QStringLiteral("year-band-%1").arg(number));
}

} // namespace

TEST_F(YearOfPolice, ManyEncountersFromTheWindow)
{
    rememberDiceHabit(DiceHabit::Program);
    MainWindow window;
    ASSERT_TRUE(window.openFile(founded()));
    window.resize(1280, 800);
    show(window);
    const auto &campaign = [&]() -> const Campaign & { return window.document()->campaign(); };

    constexpr int encounters = 5;
    int points = 0;
    for (int number = 1; number <= encounters; ++number) {
        playEncounter(window, number);
        if (HasFatalFailure())
            return;
        EXPECT_GE(campaign().points(), points + 40 + 20) << "a kill and one put to flight, at least";
        points = campaign().points();
    }
    EXPECT_EQ(campaign().past.size(), static_cast<std::size_t>(encounters));
    EXPECT_FALSE(campaign().stockpile.isEmpty());
    EXPECT_EQ(campaign().star()->profile.armorWorn.toStdString(), "none"); // the SWAT arms went back

    // All of it can be taken back to the first day by the keyboard, and brought forward again.
    const Campaign after = campaign();
    const std::size_t steps = window.document()->book().inForce;
    for (std::size_t i = 1; i < steps; ++i)
        press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(window.document()->book().inForce, 1U);
    EXPECT_TRUE(campaign().past.empty() && campaign().stockpile.isEmpty() && campaign().turn == 1);
    for (std::size_t i = 1; i < steps; ++i)
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(campaign(), after);
}

} // namespace muster
