// SPDX-License-Identifier: MIT
// The first hour: from an empty home to the sheet of the first encounter.
#include "tests/ui/journey/journey.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QFile>

namespace muster {

namespace {

constexpr int mostActs = 10;
constexpr qint64 mostTime = 60'000;

/// Counts what the player does: a key, or a name that is typed.
class FirstHour : public testing::Journey
{
protected:
    void act(Qt::Key key, Qt::KeyboardModifiers held = Qt::NoModifier)
    {
        ++m_acts;
        press(key, held);
    }
    void say(const char *name)
    {
        ++m_acts;
        type(name);
    }

    int m_acts = 0;
};

} // namespace

TEST_F(FirstHour, LeadsFromAnEmptyHomeToAPrintedEncounterSheetInTenActs)
{
    QElapsedTimer time;
    time.start();
    openEmpty();
    ASSERT_FALSE(window().document());

    answerDialog(
        [&](QDialog &) {
            act(Qt::Key_Return); // these rules
            act(Qt::Key_Return); // this list
            say("Osric Vane");
            act(Qt::Key_E, Qt::AltModifier); // and everything else as suggested
        },
        [&] { act(Qt::Key_N, Qt::ControlModifier); });
    ASSERT_TRUE(window().document()) << "the campaign is there";
    EXPECT_EQ(campaign().star()->name.toStdString(), "Osric Vane");

    act(Qt::Key_2, Qt::ControlModifier);
    while (!campaign().encounter && m_acts < mostActs)
        act(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_TRUE(campaign().encounter);
    picture(QStringLiteral("first-hour-encounter"));

    const QString sheet = pathOf(QStringLiteral("sheet.pdf"));
    act(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    m_acts += 1; // the name of the file is agreed to
    answerFileDialog(sheet, [&] { act(Qt::Key_Return); });
    QFile written(sheet);
    ASSERT_TRUE(written.open(QIODevice::ReadOnly));
    EXPECT_EQ(written.read(4).toStdString(), "%PDF");
    EXPECT_LE(m_acts, mostActs);
    EXPECT_LT(time.elapsed(), mostTime);
}

} // namespace muster
