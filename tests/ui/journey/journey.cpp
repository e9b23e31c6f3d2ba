// SPDX-License-Identifier: MIT
#include "tests/ui/journey/journey.h"

#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/window/campaigns.h"
#include "ui/window/monthbar.h"
#include "ui/window/nextactbutton.h"
#include "ui/window/page.h"

#include <QAbstractItemView>
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

void Journey::open(const QString &path)
{
    seen::strayWindows();
    m_window = openWindow(path);
    ASSERT_TRUE(m_window->document());
    show(*m_window);
}

void Journey::openEmpty()
{
    m_window = openWindow(campaignAtStart());
    show(*m_window);
}

void Journey::restart()
{
    const QString path = m_window->document()->path();
    m_window->close();
    m_window.reset();
    open(path);
}

std::string Journey::nextAct() const
{
    return m_window->findChild<MonthBar *>()->nextAct()->accessibleName().toStdString();
}

void Journey::press(Qt::Key key, Qt::KeyboardModifiers held)
{
    ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
    hand::press(key, held);
    hand::rest();
}

void Journey::type(const char *text)
{
    ASSERT_TRUE(QApplication::focusWidget()) << "nothing has the focus";
    hand::type(QString::fromLatin1(text));
    hand::rest();
}

void Journey::goOnTo(const std::string &act)
{
    constexpr int most = 4;
    for (int i = 0; i < most && nextAct() != act; ++i)
        goOn();
    ASSERT_EQ(nextAct(), act);
}

void Journey::openPage(PageKind kind)
{
    press(Qt::Key(Qt::Key_1 + int(kind)), Qt::ControlModifier);
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
            click(conversation.entry());
        type(throwOf(conversation.deed().wanted()->count).constData());
        press(Qt::Key_Return);
    }
    ASSERT_FALSE(conversation.deed().wanted());
}

void Journey::answerDialog(const std::function<void(QDialog &)> &answer, const std::function<void()> &act)
{
    bool answered = false;
    QTimer answering; // and no longer than here
    answering.setInterval(10);
    QObject::connect(&answering, &QTimer::timeout, m_window.get(), [&] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            answering.stop();
            answered = true;
            EXPECT_TRUE(QTest::qWaitForWindowActive(dialog));
            answer(*dialog);
        }
    });
    answering.start();
    act();
    EXPECT_TRUE(answered) << "no dialog came";
    m_window->activateWindow(); // where no window manager does it
    EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
}

void Journey::click(QWidget *widget)
{
    ASSERT_TRUE(widget);
    ASSERT_TRUE(hand::click(*widget)) << seen::called(*widget).toStdString() << " cannot be seen";
    hand::rest();
}

void Journey::click(QAbstractItemView *view, int row, int column)
{
    ASSERT_TRUE(hand::click(*view, view->model()->index(row, column)))
        << "row " << row << " of " << seen::called(*view).toStdString() << " cannot be seen";
    hand::rest();
}

void Journey::look(const std::string &where)
{
    hand::waitForPage(*m_window);
    QStringList complaints = seen::largerThanScreen(*m_window) + seen::strayWindows();
    if (!seen::isLeftOut(QStringLiteral("room")))
        complaints += seen::withoutRoom(*m_window);
    if (!seen::isLeftOut(QStringLiteral("texts")))
        complaints += seen::cutTexts(*m_window);
    if (!seen::isLeftOut(QStringLiteral("ring")))
        complaints += seen::brokenRing(*m_window);
    if (!complaints.isEmpty())
        ADD_FAILURE() << where << '\n' << complaints.join(u'\n').toStdString();
}

void Journey::lookAtEveryPage(const std::string &where)
{
    const PageKind before = m_window->notebook()->current();
    for (const PageTitle &title : pageTitles()) {
        openPage(title.kind);
        look(where + ", " + title.title.toStdString());
        if (HasFailure())
            return;
    }
    openPage(before);
}

namespace {

/// Whatever is seen on the page, and where.
QStringList placesOn(const QWidget &page)
{
    QStringList places;
    for (const QWidget *widget : page.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const QRect place(widget->mapTo(&page, QPoint()), widget->size());
        places << QStringLiteral("%1 at %2, %3, %4 × %5")
                      .arg(seen::called(*widget))
                      .arg(place.x())
                      .arg(place.y())
                      .arg(place.width())
                      .arg(place.height());
    }
    places.sort(); // a page that was used made its parts in another order
    return places;
}

} // namespace

void Journey::lookAsIfNew(const std::string &where)
{
    const PageKind kind = m_window->notebook()->current();
    const QStringList used = placesOn(page(kind));
    const std::unique_ptr<MainWindow> fresh = openWindow(m_window->document()->path());
    fresh->resize(m_window->size());
    show(*fresh);
    fresh->notebook()->open(kind);
    hand::rest();
    EXPECT_EQ(used.join(u'\n').toStdString(), placesOn(*fresh->notebook()->page(kind)).join(u'\n').toStdString())
        << where;
    fresh->close();
    m_window->activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(m_window.get()));
}

void Journey::takeBackAndForward()
{
    const Campaign after = campaign();
    const std::size_t all = steps();
    // Dice of one's own, and a report, go one thing at a time.
    constexpr std::size_t mostOfAStep = 100;
    for (std::size_t i = 0; i < mostOfAStep * all && steps() > 1; ++i)
        press(Qt::Key_Z, Qt::ControlModifier);
    const Campaign &first = campaign();
    EXPECT_EQ(steps(), 1U);
    EXPECT_TRUE(first.past.empty() && first.stockpile.isEmpty() && first.turn == 1 && first.gruntCount() == 0);
    for (std::size_t i = 0; i < mostOfAStep * all && steps() < all; ++i)
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(campaign(), after);
}

void Journey::picture(const QString &name)
{
    const QString folder = qEnvironmentVariable("MUSTER_SHOTS");
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    QTest::qWait(50);
    EXPECT_TRUE(m_window->grab().save(QStringLiteral("%1/%2.png").arg(folder, name)));
}

} // namespace muster::testing
