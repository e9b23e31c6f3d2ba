// SPDX-License-Identifier: MIT
#include "ui/parts/diceentry.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace muster::testing {
namespace {

/// An entry that asks for 4d6, and what it hands out.
class DiceLine4d6 : public ::testing::Test
{
protected:
    void SetUp() override
    {
        QObject::connect(&m_entry, &DiceEntry::taken, &m_entry, [this](const Faces &dice) {
            ++m_taken;
            m_dice = dice;
        });
        m_entry.ask(QStringLiteral("Stay or Go, Ulric: 4d6"), {{RollKind::GruntWeighs, 4}, 4, 6});
        m_line = m_entry.findChild<QLineEdit *>();
    }
    void type(const char *keys) { QTest::keyClicks(m_line, QString::fromLatin1(keys)); }
    void press(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier) { QTest::keyClick(m_line, key, held); }
    static QString faces(const Faces &dice)
    {
        QString text;
        for (const Die die : dice)
            text += QString::number(die.face);
        return text;
    }
    bool says(const QString &words) const
    {
        for (const QLabel *label : m_entry.findChildren<QLabel *>()) {
            if (label->text().contains(words))
                return true;
        }
        return false;
    }

    DiceEntry m_entry;
    QLineEdit *m_line = nullptr;
    Faces m_dice;
    int m_taken = 0;
};

TEST_F(DiceLine4d6, TheLastDieWaitsForEnterSoThatItCanBePutRight)
{
    type("3165");
    EXPECT_EQ(m_taken, 0);
    press(Qt::Key_Backspace);
    type("2");
    press(Qt::Key_Return);
    EXPECT_EQ(m_taken, 1);
    EXPECT_EQ(faces(m_dice), QStringLiteral("3162"));
    EXPECT_EQ(m_dice[0].by, Thrower::Player);
}

TEST_F(DiceLine4d6, EnterAloneLeavesEveryDieToTheProgram)
{
    press(Qt::Key_Enter, Qt::KeypadModifier);
    EXPECT_EQ(m_taken, 1);
    EXPECT_TRUE(m_dice.isEmpty());
}

TEST_F(DiceLine4d6, EnterWithSomeDiceRollsNothingAndSaysHowManyAreMissing)
{
    type("31");
    press(Qt::Key_Return);
    EXPECT_EQ(m_taken, 0);
    EXPECT_TRUE(says(QStringLiteral("2 more dice.")));
    type("6");
    press(Qt::Key_Enter, Qt::KeypadModifier);
    EXPECT_EQ(m_taken, 0);
    EXPECT_TRUE(says(QStringLiteral("One more die.")));
    type("5");
    press(Qt::Key_Return);
    EXPECT_EQ(faces(m_dice), QStringLiteral("3165"));
}

TEST_F(DiceLine4d6, AnEnterAfterADieThatWasRefusedRollsNothing)
{
    type("7");
    press(Qt::Key_Return);
    press(Qt::Key_Return); // once too often, and at once
    EXPECT_EQ(m_taken, 0);
    EXPECT_TRUE(says(QStringLiteral("Nothing was rolled. A d6 shows 1 to 6")));
    QTest::qWait(QApplication::doubleClickInterval() + 20);
    press(Qt::Key_Return); // who has read that means it
    EXPECT_EQ(m_taken, 1);
    EXPECT_TRUE(m_dice.isEmpty());
}

TEST_F(DiceLine4d6, ARefusedDieIsForgottenOnceAnotherIsTypedOrItIsTakenBack)
{
    for (const Qt::Key back : {Qt::Key_Backspace, Qt::Key_Escape}) {
        type("7");
        press(back);
        EXPECT_TRUE(says(QStringLiteral("Type your dice, or press <b>Enter</b> to roll them")));
        press(Qt::Key_Return);
    }
    EXPECT_EQ(m_taken, 2);
    type("0");
    type("3165");
    press(Qt::Key_Return);
    EXPECT_EQ(m_taken, 3);
    EXPECT_EQ(faces(m_dice), QStringLiteral("3165"));
}

TEST_F(DiceLine4d6, SaysThatDiceCanBeTypedAndThatEnterTakesThem)
{
    EXPECT_TRUE(says(QStringLiteral("Type your dice, or press <b>Enter</b> to roll them")));
    type("3165");
    EXPECT_TRUE(says(QStringLiteral("<b>Enter</b> takes them")));
}

TEST_F(DiceLine4d6, DiceThatAreThereStayWhenTheKeyboardComesBack)
{
    m_entry.show();
    for (const Qt::FocusReason reason : {Qt::ShortcutFocusReason, Qt::TabFocusReason, Qt::OtherFocusReason}) {
        m_entry.setTyped(QStringLiteral("12"));
        QFocusEvent back(QEvent::FocusIn, reason);
        QApplication::sendEvent(m_line, &back);
        type("4");
        EXPECT_EQ(m_entry.typedText(), QStringLiteral("124"));
    }
}

TEST(DiceEntry, ALongPromptTakesASecondLineBeforeItIsCut)
{
    const QString prompt = QStringLiteral("Section 9, what lies in it and whether a river runs through it: 2d6");
    DiceEntry entry;
    entry.resize(480, 80);
    entry.ask(prompt, {{RollKind::Terrain, 9}, 2, 6});
    entry.show();
    const auto *label = entry.findChild<QLabel *>();
    EXPECT_EQ(label->text().simplified().toStdString(), prompt.toStdString());
    EXPECT_EQ(label->text().count(u'\n'), 1);
    EXPECT_GE(label->height(), label->sizeHint().height());
    EXPECT_GE(label->width(), label->sizeHint().width());
    const int height = entry.sizeHint().height();
    entry.ask(QStringLiteral("Recovery, Tibb: 2d6"), {{RollKind::Recovery, 2}, 2, 6});
    EXPECT_EQ(entry.sizeHint().height(), height) << "nothing around it moves";
}

TEST(DiceEntry, HalfACardIsNoReasonToDrawOne)
{
    DiceEntry entry;
    QSignalSpy taken(&entry, &DiceEntry::taken);
    entry.ask(QStringLiteral("A card"), {{RollKind::Card, 0}, 1, 52});
    auto *line = entry.findChild<QLineEdit *>();
    QTest::keyClicks(line, QStringLiteral("6"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(taken.count(), 0);
    QTest::keyClicks(line, QStringLiteral("H"));
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(taken.count(), 1);
}

TEST_F(DiceLine4d6, SpacesAndCommasBetweenDiceDoNotMatter)
{
    type("3, 1 6,2");
    EXPECT_EQ(faces(m_entry.typed()), QStringLiteral("3162"));
    EXPECT_TRUE(m_entry.isFull());
}

TEST_F(DiceLine4d6, AFaceTheDieDoesNotHaveIsTurnedAwayWithAWordOfWhy)
{
    type("3");
    type("7");
    EXPECT_EQ(faces(m_entry.typed()), QStringLiteral("3"));
    EXPECT_TRUE(says(QStringLiteral("A d6 shows 1 to 6.")));
    type("4");
    EXPECT_FALSE(says(QStringLiteral("A d6 shows 1 to 6."))) << "the hint stays after a good die";
}

TEST_F(DiceLine4d6, AFifthDieIsTurnedAway)
{
    type("31652");
    EXPECT_EQ(faces(m_entry.typed()), QStringLiteral("3165"));
    EXPECT_TRUE(says(QStringLiteral("All dice entered. Enter accepts them, Backspace removes the last one.")));
}

TEST_F(DiceLine4d6, AltLeftAsksForTheLastRollAndShiftEnterForAllTheRest)
{
    QSignalSpy last(&m_entry, &DiceEntry::lastRollUnwanted);
    QSignalSpy rest(&m_entry, &DiceEntry::restUnwanted);
    press(Qt::Key_Left, Qt::AltModifier);
    press(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(last.count(), 1);
    EXPECT_EQ(rest.count(), 1);
    EXPECT_EQ(m_taken, 0);
}

TEST_F(DiceLine4d6, AScreenReaderIsToldWhatTheDiceAreFor)
{
    EXPECT_EQ(m_line->accessibleName(), QStringLiteral("Stay or Go, Ulric: 4d6"));
}

TEST(DiceEntry, AskedAgainItForgetsWhatWasTyped)
{
    DiceEntry entry;
    entry.ask(QStringLiteral("Recovery, Tibb: 2d6"), {{RollKind::Recovery, 2}, 2, 6});
    QTest::keyClicks(entry.findChild<QLineEdit *>(), QStringLiteral("5"));
    entry.ask(QStringLiteral("Recovery, Hamo: 2d6"), {{RollKind::Recovery, 5}, 2, 6});
    EXPECT_TRUE(entry.typed().isEmpty());
}

} // namespace
} // namespace muster::testing
