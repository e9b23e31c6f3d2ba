// SPDX-License-Identifier: MIT
#include "tests/ui/journey/journey.h"

#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QTest>
#include <QTimer>

namespace muster::testing {

QString Journey::founded(const Pack &pack, const actions::NewCampaign &wanted)
{
    const Result<Step> step = actions::found(pack, wanted);
    EXPECT_TRUE(step);
    const QString path = pathOf(QStringLiteral("journey.muster"));
    EXPECT_TRUE(CampaignFile::create(path, *step));
    return path;
}

void Journey::open(MainWindow &window, const QString &path)
{
    ASSERT_TRUE(window.openFile(path));
    window.resize(1280, 800);
    show(window);
}

std::string Journey::nextAct(const MainWindow &window)
{
    return window.findChild<MonthBar *>()->nextAct()->accessibleName().toStdString();
}

void Journey::press(Qt::Key key, Qt::KeyboardModifiers held)
{
    ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
    QTest::keyClick(QApplication::focusWidget(), key, held);
}

void Journey::type(const char *text)
{
    ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
    QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
}

void Journey::goOnTo(const MainWindow &window, const std::string &act)
{
    constexpr int most = 4;
    for (int i = 0; i < most && nextAct(window) != act; ++i)
        goOn();
    ASSERT_EQ(nextAct(window), act);
}

QByteArray Journey::throwOf(std::size_t dice)
{
    QByteArray faces;
    for (std::size_t i = 0; i < dice; ++i)
        faces.append(static_cast<char>('1' + m_box() / 97 % 6));
    return faces;
}

void Journey::answer()
{
    for (QWidget *around = QApplication::focusWidget(); around; around = around->parentWidget()) {
        if (auto *conversation = qobject_cast<DiceConversation *>(around))
            return answer(*conversation);
    }
}

void Journey::answer(const DiceConversation &conversation)
{
    constexpr int most = 400; // turns may go by for years
    for (int i = 0; i < most && conversation.deed().wanted(); ++i) {
        if (!conversation.isAncestorOf(QApplication::focusWidget()))
            QTest::mouseClick(conversation.entry()->focusProxy(), Qt::LeftButton);
        type(throwOf(conversation.deed().wanted()->count).constData());
        press(Qt::Key_Return);
    }
    ASSERT_FALSE(conversation.deed().wanted());
}

void Journey::answerDialog(MainWindow &window, const std::function<void(QDialog &)> &answer,
                           const std::function<void()> &act)
{
    bool answered = false;
    QTimer::singleShot(0, &window, [&] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            answered = true;
            answer(*dialog);
        }
    });
    act();
    EXPECT_TRUE(answered) << "no dialog came";
    window.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window));
}

void Journey::click(QWidget *widget)
{
    ASSERT_TRUE(widget && widget->isVisible());
    QTest::mouseClick(widget, Qt::LeftButton);
}

void Journey::takeBackAndForward(MainWindow &window)
{
    const Campaign after = window.document()->campaign();
    const std::size_t steps = window.document()->book().inForce;
    for (std::size_t i = 1; i < steps; ++i)
        press(Qt::Key_Z, Qt::ControlModifier);
    const Campaign &first = window.document()->campaign();
    EXPECT_EQ(window.document()->book().inForce, 1U);
    EXPECT_TRUE(first.past.empty() && first.stockpile.isEmpty() && first.turn == 1 && first.gruntCount() == 0);
    for (std::size_t i = 1; i < steps; ++i)
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window.document()->campaign(), after);
}

void Journey::picture(MainWindow &window, const QString &name)
{
    const QString folder = qEnvironmentVariable("MUSTER_SHOTS");
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    QTest::qWait(50);
    EXPECT_TRUE(window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

} // namespace muster::testing
