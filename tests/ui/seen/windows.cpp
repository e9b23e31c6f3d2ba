// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QScreen>
#include <QWidget>
#include <QWizard>

#include <utility>

namespace muster::testing::seen {

QStringList largerThanScreen(const QWidget &window)
{
    const QRect screen = window.screen()->availableGeometry();
    QStringList complaints;
    const auto complain = [&](const char *what, const QSize &size) {
        if (size.width() > screen.width() || size.height() > screen.height())
            complaints << QStringLiteral("%1 %2 %3 × %4 on a screen of %5 × %6")
                              .arg(called(window), QString::fromLatin1(what))
                              .arg(size.width())
                              .arg(size.height())
                              .arg(screen.width())
                              .arg(screen.height());
    };
    constexpr QSize frame(4, 28); // title bar and edges; larger on most desktops
    complain("is", window.frameGeometry().size());
    complain("asks for", window.minimumSizeHint().expandedTo(window.minimumSize()) + frame);
    return complaints;
}

QStringList oddDialog(const QWidget &window)
{
    // A wizard lays out its own buttons.
    if (!qobject_cast<const QDialog *>(&window) || qobject_cast<const QWizard *>(&window))
        return {};
    QStringList complaints;
    bool asks = false;
    const auto *buttons = window.findChild<QDialogButtonBox *>();
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        const QString text = widget->property("text").toString().remove(u'&');
        const bool leaves = text == QLatin1String("Cancel") || text == QLatin1String("Close");
        if (leaves && buttons && qobject_cast<const QPushButton *>(widget)
            && !qobject_cast<const QDialogButtonBox *>(widget->parentWidget()))
            complaints << QStringLiteral("%1 does not stand where the desktop has it").arg(called(*widget));
        asks = asks || qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QAbstractSpinBox *>(widget);
    }
    const QWidget *focus = QApplication::focusWidget();
    if (asks && buttons && (!focus || buttons->isAncestorOf(focus)))
        complaints << QStringLiteral("the keyboard is not in a field of %1").arg(called(window));
    return complaints;
}

namespace {

/// Watches for parts that are shown before they are in their window. Such a part is a window itself for a moment, and
/// takes the focus away.
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
