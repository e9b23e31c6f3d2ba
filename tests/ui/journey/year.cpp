// SPDX-License-Identifier: MIT
// A year of Chain Reaction's first edition in the window in each genre, by real keys and a real mouse: turns pass, an
// encounter is rolled up, played, recorded, and the next one comes.
#include "tests/ui/journey/journey.h"

#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/travel.h"
#include "tests/support/packs.h"
#include "ui/aftermath/fatetable.h"
#include "ui/band/stockpilepanel.h"
#include "ui/encounter/prepareview.h"
#include "ui/parts/button.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/remembered.h"
#include "ui/systems/halfmonths/callspanel.h"
#include "ui/systems/halfmonths/groundside.h"
#include "ui/systems/halfmonths/salvagepanel.h"
#include "ui/window/messagebar.h"
#include "ui/window/notebook.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

namespace muster {

namespace {

constexpr int turnsAYear = 24;

struct Year {
    const char *genre;
    const char *list;
    const char *enemy; ///< its title; nobody's where the dice bring it
    DiceHabit dice = DiceHabit::Program;
};

class YearInTheWindow : public testing::Journey, public ::testing::WithParamInterface<Year>
{
protected:
    YearInTheWindow() { rememberDiceHabit(GetParam().dice); }

    /// Rook, Rep 4, alone.
    QString foundedAlone()
    {
        actions::NewCampaign wanted;
        wanted.name = QStringLiteral("A year");
        wanted.list = QString::fromLatin1(GetParam().list);
        wanted.starName = QStringLiteral("Rook");
        wanted.star.rep = 4;
        wanted.options = {{QStringLiteral("genre"), QString::fromLatin1(GetParam().genre)},
                          {QStringLiteral("setting"), QStringLiteral("urban")}};
        return founded(testing::chainReaction1(), wanted);
    }

    void beforeTheEncounter();
    void travel();
    void recruit();
    void call();
    void play();
    void report();
    void giveOutArms();

    int m_encounters = 0;
    int m_fallen = 0;
    bool m_ownDice = GetParam().dice == DiceHabit::Own;

    QWidget &encounterPage() { return page(PageKind::Encounter); }
    std::string shot(const char *what) const
    {
        return std::string("year-") + GetParam().genre + '-' + what + '-' + std::to_string(m_encounters);
    }
    void see(const char *what)
    {
        picture(QString::fromStdString(shot(what)));
        look(shot(what));
    }
};

/// Every place that is free is filled, with the player's own dice.
void YearInTheWindow::recruit()
{
    press(Qt::Key_1, Qt::ControlModifier);
    constexpr int most = 12;
    for (int i = 0; i < most && nextAct() == "Recruit Grunt"; ++i) {
        goOn();
        answer();
    }
}

/// On the Encounter page, until there is one in hand.
void YearInTheWindow::beforeTheEncounter()
{
    press(Qt::Key_2, Qt::ControlModifier);
    if (m_encounters == 0) {
        auto *enemy = named<QComboBox>(encounterPage(), QStringLiteral("Enemy"));
        enemy->setFocus(); // a click would open its list
        type(GetParam().enemy);
        see("prepare");
    }
    if (isWasteland(campaign(), testing::chainReaction1()) && m_encounters % 2 == 1 && !campaign().following)
        travel();
    constexpr int most = 4; // a journey ends without an encounter
    for (int i = 0; i < most && !campaign().encounter; ++i) {
        auto *seed = named<QLineEdit>(encounterPage(), QStringLiteral("Seed"));
        click(seed);
        press(Qt::Key_A, Qt::ControlModifier);
        type(throwOf(4).constData());
        goOn();
        if (m_ownDice)
            answer();
    }
    ASSERT_TRUE(campaign().encounter && scenarioOf(*campaign().encounter));
}

void YearInTheWindow::travel()
{
    auto *view = on<PrepareView>(PageKind::Encounter);
    if (!campaign().journey)
        click(named<Button>(*view, QStringLiteral("New settlement")));
    answer();
    click(named<Button>(*view, campaign().journey ? QStringLiteral("Continue journey") : QStringLiteral("Travel")));
    answer();
}

/// Better arms, the media, a settlement to fight in: whatever this encounter has.
void YearInTheWindow::call()
{
    press(Qt::Key_2, Qt::ControlModifier);
    QWidget &calls = *on<CallsPanel>(PageKind::Encounter);
    if (auto *draw = find<Button>(calls, QStringLiteral("Issue to the party"));
        draw->isVisible() && m_encounters == 0) {
        click(draw);
        for (const Figure &figure : campaign().band)
            EXPECT_EQ(figure.profile.armorWorn.toStdString(), "body-armor");
    }
    if (auto *roll = find<Button>(calls, QStringLiteral("Roll for media coverage")); roll->isVisible()) {
        click(roll);
        answer();
        EXPECT_TRUE(campaign().encounter->press);
    }
    auto *ground = on<GroundSide>(PageKind::Encounter);
    auto *another = find<Button>(*ground, QStringLiteral("Roll up a new settlement to fight in"));
    if (another->isVisible()) {
        click(another);
        answer();
        EXPECT_TRUE(campaign().encounter->settlement);
    }
    see("encounter");
}

/// Nothing is noted on the table but the media, which may still come.
void YearInTheWindow::play()
{
    goOnTo("Begin play");
    goOn();
    ASSERT_TRUE(campaign().play);
    see("play");
    goOnTo("After the battle");
    goOn();
    goOnTo("Report the outcome");
}

/// The Star kills one and puts one to flight; a third of the others fall, in turn in every way there is.
void YearInTheWindow::report()
{
    goOn();
    QWidget &aftermath = page(PageKind::Aftermath);
    if (m_encounters % 3 == 2)
        click(named<QAbstractButton>(aftermath, QStringLiteral("Failure")));
    else
        press(Qt::Key_Space);

    auto *fates = on<FateTable>(PageKind::Aftermath);
    const std::vector<Fate> columns = fates->fates()->columns();
    for (int row = 1; row < fates->model()->rowCount(); row += 3) {
        if (fates->fates()->satOut(row))
            continue; // whoever stayed at home has no fate
        const int column = FateModel::FirstFate + m_fallen++ % static_cast<int>(columns.size());
        click(fates, row, column);
    }
    for (const char *what : {"Rook, enemies killed", "Rook, enemies routed"}) {
        click(named<QSpinBox>(aftermath, QString::fromLatin1(what)));
        press(Qt::Key_Up);
    }
    auto *salvaged = on<SalvagePanel>(PageKind::Aftermath)->findChild<QSpinBox *>();
    const ScenarioKind kind = scenarioOf(*campaign().encounter)->kind;
    const bool held = kind == ScenarioKind::Firefight || kind == ScenarioKind::Sweep; // whatever the role
    if (salvaged && held && m_encounters % 3 != 2) {
        click(salvaged);
        press(Qt::Key_Up);
    }
    see("aftermath");
    auto *conversation = on<DiceConversation>(PageKind::Aftermath);
    answer(*conversation);
    ASSERT_TRUE(conversation->deed().isComplete());
    const std::size_t before = steps();
    const std::size_t past = campaign().past.size();
    goOn();
    EXPECT_EQ(steps(), before + 1) << window().notebook()->messages()->text().toStdString();
    EXPECT_EQ(campaign().past.size(), past + 1);
    EXPECT_FALSE(campaign().encounter);
    ++m_encounters;
    see("band");
}

/// What lies in the stockpile goes to the Star, where the list allows it.
void YearInTheWindow::giveOutArms()
{
    if (campaign().stockpile.isEmpty() || campaign().phase == Phase::Over)
        return;
    press(Qt::Key_1, Qt::ControlModifier);
    auto *give = named<QAbstractButton>(*on<StockpilePanel>(PageKind::Band), QStringLiteral("Equip…"));
    const auto takeTheLast = [](QDialog &dialog) {
        for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
            box->setFocus();
            if (box->count() > 1 && box->accessibleName() != QLatin1String("Figure"))
                QTest::keyClick(box, Qt::Key_End);
        }
        QTest::keyClick(&dialog, Qt::Key_Return);
        if (dialog.isVisible()) // it said why not
            QTest::keyClick(&dialog, Qt::Key_Escape);
    };
    answerDialog(takeTheLast, [&] { click(give); });
}

} // namespace

TEST_P(YearInTheWindow, IsPlayedToItsEndAndTakenBack)
{
    open(foundedAlone());
    int points = 0;
    while (campaign().phase != Phase::Over && campaign().turn <= turnsAYear) {
        recruit();
        beforeTheEncounter();
        recruit();
        call();
        play();
        report();
        if (HasFailure())
            return;
        EXPECT_GE(campaign().points(), points + 40 + 20) << "a kill and one put to flight, at least";
        points = campaign().points();
        giveOutArms();
    }
    EXPECT_GT(campaign().turn, turnsAYear);
    EXPECT_EQ(campaign().past.size(), static_cast<std::size_t>(m_encounters));
    EXPECT_GT(m_encounters, 2);
    takeBackAndForward();
}

INSTANTIATE_TEST_SUITE_P(Genres, YearInTheWindow,
                         ::testing::Values(Year{"military", "military", "Guerrillas"},
                                           Year{"military-early", "guerrillas", "Military"},
                                           Year{"gang", "police", "Gang"}, Year{"b-movie", "civilians", "Zombies"},
                                           Year{"aliens", "mercenaries", "Aliens"},
                                           Year{"wasteland", "outcasts", "whoever", DiceHabit::Own}),
                         [](const auto &year) {
                             return QString::fromLatin1(year.param.genre).remove(u'-').toStdString();
                         });

} // namespace muster
