// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>

#include <utility>

namespace muster::testing::seen {

namespace {

/// A part that is shown before it stands in its window is a window itself for a moment, and takes the keyboard away.
class Watch final : public QObject
{
public:
    QStringList strays;

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        const auto *widget = event->type() == QEvent::Show ? qobject_cast<QWidget *>(object) : nullptr;
        if (widget && widget->isWindow() && widget->windowType() == Qt::Window && !qobject_cast<const QDialog *>(widget)
            && !qobject_cast<const QMainWindow *>(widget) && widget->windowTitle().isEmpty())
            strays << QStringLiteral("%1 came up as a window").arg(called(*widget));
        return false;
    }
};

} // namespace

QStringList strayWindows()
{
    static Watch *watch = [] {
        auto *made = new Watch;
        qApp->installEventFilter(made);
        made->setParent(qApp);
        return made;
    }();
    return std::exchange(watch->strays, {});
}

} // namespace muster::testing::seen
