// SPDX-License-Identifier: MIT
#include "ui/help/helpmenu.h"

#include "ui/help/explains.h"
#include "ui/help/helpplaces.h"
#include "ui/help/helpwindow.h"
#include "ui/texts.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QWhatsThis>

namespace muster {

namespace {

void add(QMenu &menu, const QString &text, const QKeySequence &keys, const std::function<void()> &act)
{
    QAction *action = menu.addAction(text);
    action->setShortcut(keys);
    QObject::connect(action, &QAction::triggered, &menu, act);
}

void tellAbout(QWidget *over)
{
    QMessageBox::about(
        over, HelpText::tr("About Muster"),
        HelpText::tr("<p>Muster %1 manages a tabletop skirmish campaign: your band between games, and the "
                     "next encounter.</p><p>© 2026 The Muster contributors. Free software under the "
                     "<a href=\"%2\">MIT licence</a>.</p>")
            .arg(QCoreApplication::applicationVersion(), QStringLiteral("https://opensource.org/license/mit")));
}

/// Answers the help key where no menu does: in dialogs, and in windows beside the main one.
class HelpKey : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType())
            return false;
        if (!static_cast<QKeyEvent *>(event)->matches(QKeySequence::HelpContents))
            return false;
        auto *widget = static_cast<QWidget *>(watched);
        HelpWindow::open(widget, helpPlaceOf(widget));
        return true;
    }
};

void answerHelpKey()
{
    const QString name = QStringLiteral("helpKey");
    if (qApp->findChild<QObject *>(name, Qt::FindDirectChildrenOnly))
        return;
    auto *key = new HelpKey(qApp);
    key->setObjectName(name);
    qApp->installEventFilter(key);
}

/// Of what has the keyboard, if that is in this window.
QString placeIn(const QMainWindow &window)
{
    const QWidget *at = QApplication::focusWidget();
    return helpPlaceOf(at && at->window() == &window ? at : &window);
}

} // namespace

void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack)
{
    new HelpDesk(window, pack);
    answerHelpKey();
    add(menu, HelpText::tr("&Contents"), QKeySequence::HelpContents,
        [&window] { HelpWindow::open(&window, placeIn(window)); });
    add(menu, HelpText::tr("&House rulings"), {}, [&window] { HelpWindow::open(&window, QStringLiteral("rulings")); });
    add(menu, HelpText::tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_Question,
        [&window] { HelpWindow::open(&window, QStringLiteral("keyboard")); });
    add(menu, HelpText::tr("&Explain a number"), QKeySequence::WhatsThis, [] {
        // From the keyboard, what has the focus; else what is pointed at next.
        if (!explainFocus())
            QWhatsThis::enterWhatsThisMode();
    });
    menu.addSeparator();
    add(menu, HelpText::tr("&About Muster"), {}, [&window] { tellAbout(&window); });
}

} // namespace muster
