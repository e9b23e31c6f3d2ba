// SPDX-License-Identifier: MIT
#include "ui/help/helpmenu.h"

#include "ui/help/explains.h"
#include "ui/help/rulingshelp.h"
#include "ui/help/shortcutshelp.h"
#include "ui/texts.h"

#include <QAction>
#include <QCoreApplication>
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
    QMessageBox::about(over, HelpText::tr("About Muster"),
                       HelpText::tr("Muster %1 manages a tabletop skirmish campaign: your band between games, and the "
                                    "next encounter.\n\nFree software under the MIT licence.")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace

void fillHelpMenu(QMenu &menu, QMainWindow &window, const std::function<QString()> &pack)
{
    add(menu, HelpText::tr("&House rulings"), QKeySequence::HelpContents,
        [&window, pack] { showRulings(&window, pack()); });
    add(menu, HelpText::tr("&Keyboard shortcuts"), Qt::CTRL | Qt::Key_Question, [&window] { showShortcuts(window); });
    add(menu, HelpText::tr("&Explain a number"), QKeySequence::WhatsThis, [] {
        // From the keyboard, what has the focus; else what is pointed at next.
        if (!explainFocus())
            QWhatsThis::enterWhatsThisMode();
    });
    menu.addSeparator();
    add(menu, HelpText::tr("&About Muster"), {}, [&window] { tellAbout(&window); });
}

} // namespace muster
