// SPDX-License-Identifier: MIT
#include "ui/parts/remembered.h"

#include <QEvent>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QScreen>
#include <QSettings>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

/// The width of a frame on most desktops; the window manager tells it only once the window is shown.
constexpr QMargins usualFrame(6, 36, 6, 6);

QMargins frameOf(const QWidget &window)
{
    const QMargins known = window.windowHandle() ? window.windowHandle()->frameMargins() : QMargins();
    return window.isVisible() ? known : usualFrame;
}

QRect screenOf(const QWidget &window)
{
    const QScreen *screen = QGuiApplication::screenAt(window.geometry().center());
    return (screen ? screen : window.screen())->availableGeometry();
}

} // namespace

QRect within(const QRect &frame, const QRect &screen)
{
    QRect fitted({}, frame.size().boundedTo(screen.size()));
    fitted.moveLeft(std::clamp(frame.left(), screen.left(), screen.right() + 1 - fitted.width()));
    fitted.moveTop(std::clamp(frame.top(), screen.top(), screen.bottom() + 1 - fitted.height()));
    return fitted;
}

void bringOnScreen(QWidget &window)
{
    if (window.isMaximized() || window.isFullScreen())
        return;
    const QMargins frame = frameOf(window);
    const QRect fitted = within(window.geometry().marginsAdded(frame), screenOf(window)).marginsRemoved(frame);
    if (window.size() != fitted.size())
        window.resize(fitted.size());
    // The window manager places a window that was never placed.
    const bool placed = window.isVisible() || window.testAttribute(Qt::WA_Moved);
    if (placed && window.geometry().topLeft() != fitted.topLeft())
        window.setGeometry(fitted);
}

namespace {

class Keeper : public QObject
{
public:
    Keeper(QWidget *dialog, const QString &key)
        : QObject(dialog)
        , m_dialog(dialog)
        , m_key(key)
    {
        dialog->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // Every way of closing a dialog hides it.
        if (watched == m_dialog && event->type() == QEvent::WindowActivate && !std::exchange(m_framed, true))
            bringOnScreen(*m_dialog); // now the window manager has told how wide its frame is
        if (watched == m_dialog && event->type() == QEvent::Hide && !event->spontaneous())
            QSettings().setValue(m_key, m_dialog->saveGeometry());
        return false;
    }

private:
    QWidget *m_dialog;
    QString m_key;
    bool m_framed = false;
};

} // namespace

void rememberGeometry(QWidget *dialog, const QString &name, QSize first)
{
    const QString key = QStringLiteral("windows/") + name;
    if (!dialog->restoreGeometry(QSettings().value(key).toByteArray()))
        dialog->resize(first);
    bringOnScreen(*dialog);
    new Keeper(dialog, key);
}

namespace {

const QString key = QStringLiteral("dice/own");
const QString forecastKey = QStringLiteral("forecast/inChronicle");

} // namespace

bool isForecastInChronicle()
{
    return QSettings().value(forecastKey, true).toBool();
}

void rememberForecastInChronicle(bool shown)
{
    QSettings().setValue(forecastKey, shown);
}

DiceHabit diceHabit()
{
    return QSettings().value(key).toBool() ? DiceHabit::Own : DiceHabit::Program;
}

void rememberDiceHabit(DiceHabit habit)
{
    if (habit != diceHabit())
        QSettings().setValue(key, habit == DiceHabit::Own);
}

namespace {

std::function<quint64()> seedSource;

} // namespace

quint64 freshSeed()
{
    return seedSource ? seedSource() : QRandomGenerator::system()->generate64();
}

void takeSeedsFrom(std::function<quint64()> source)
{
    seedSource = std::move(source);
}

} // namespace muster
