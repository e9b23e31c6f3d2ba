// SPDX-License-Identifier: MIT
#include "ui/parts/remembered.h"

#include "ui/parts/onscreen.h"

#include <QEvent>
#include <QRandomGenerator>
#include <QSettings>
#include <QWidget>

#include <utility>

namespace muster {

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
        // Closed by whatever button, it is hidden.
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
