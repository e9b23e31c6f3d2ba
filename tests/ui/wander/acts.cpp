// SPDX-License-Identifier: MIT
#include "tests/ui/wander/acts.h"

#include "tests/ui/hand/hand.h"
#include "tests/ui/seen/seen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScreen>

#include <array>
#include <numeric>
#include <span>

namespace muster::testing {

using namespace Qt::StringLiterals;

namespace {

struct Key {
    const char *name;
    Qt::Key key;
    Qt::KeyboardModifiers held = Qt::NoModifier;
};

constexpr std::array keys{
    Key{"Enter", Qt::Key_Return},
    Key{"Enter", Qt::Key_Return},
    Key{"Space", Qt::Key_Space},
    Key{"Esc", Qt::Key_Escape},
    Key{"Down", Qt::Key_Down},
    Key{"Up", Qt::Key_Up},
    Key{"Left", Qt::Key_Left},
    Key{"Right", Qt::Key_Right},
    Key{"Home", Qt::Key_Home},
    Key{"End", Qt::Key_End},
    Key{"Page down", Qt::Key_PageDown},
    Key{"Delete", Qt::Key_Delete},
    Key{"Backspace", Qt::Key_Backspace},
    Key{"F2", Qt::Key_F2},
    Key{"F6", Qt::Key_F6},
    Key{"Shift+Enter", Qt::Key_Return, Qt::ShiftModifier},
    Key{"Alt+Left", Qt::Key_Left, Qt::AltModifier},
};

QString pressed(const Key &key)
{
    hand::press(key.key, key.held);
    return QStringLiteral("presses %1").arg(QLatin1String(key.name));
}

QString pressSomeKey(QWidget &, Chance &chance)
{
    return pressed(chance.oneOf(keys));
}

QString pressSomeLetter(QWidget &, Chance &chance)
{
    const QChar letter(u'a' + chance.below(26));
    hand::type(letter);
    return QStringLiteral("types %1").arg(letter);
}

QString goAboutByTab(QWidget &, Chance &chance)
{
    const int times = chance.between(1, 6);
    const bool back = chance.oneIn(3);
    for (int i = 0; i < times; ++i)
        hand::press(back ? Qt::Key_Backtab : Qt::Key_Tab, back ? Qt::ShiftModifier : Qt::NoModifier);
    return QStringLiteral("presses %1 %2 times").arg(back ? u"Shift+Tab"_s : u"Tab"_s).arg(times);
}

QString doNextAct(QWidget &, Chance &)
{
    hand::press(Qt::Key_Return, Qt::ControlModifier);
    return u"presses Ctrl+Enter, the next act"_s;
}

/// The dice that a dice line asks for, from its name: "Terrain, section 2: 2d6".
struct Asked {
    int count = 1;
    int sides = 6;
    bool cards = false;
};

Asked askedBy(const QString &name)
{
    static const QRegularExpression dice(u"(\\d+)d(\\d+)$"_s);
    const auto match = dice.match(name);
    return match.hasMatch() ? Asked{match.captured(1).toInt(), match.captured(2).toInt(), false} : Asked{2, 0, true};
}

QString someDice(const Asked &asked, Chance &chance)
{
    const int less = chance.oneIn(5) ? chance.below(asked.count + 1) : 0;
    const int more = chance.oneIn(12) ? 2 : 0;
    QStringList dice;
    for (int i = 0; i < asked.count - less + more; ++i)
        dice << (asked.cards ? someCard(chance) : someDie(asked.sides, chance));
    return dice.join(asked.sides > 9 || asked.cards ? u" "_s : QString());
}

/// Types dice into the focused widget, wherever that is; every other time after a click on the dice line.
QString typeDice(QWidget &window, Chance &chance)
{
    for (QWidget *line : window.findChildren<QWidget *>()) {
        QAccessibleInterface *spoken = line->isVisible() ? QAccessible::queryAccessibleInterface(line) : nullptr;
        if (!spoken || !spoken->text(QAccessible::Description).startsWith(u"Type the "_s))
            continue;
        const Asked asked = askedBy(spoken->text(QAccessible::Name));
        const bool clicks = chance.oneIn(2);
        if (clicks && !hand::click(*line))
            continue;
        const QString dice = someDice(asked, chance);
        hand::type(dice);
        const bool takes = !chance.oneIn(6);
        if (takes)
            hand::press(Qt::Key_Return);
        return QStringLiteral("%1types the dice “%2”%3")
            .arg(clicks ? u"clicks the line and "_s : QString(), dice, takes ? u" and Enter"_s : QString());
    }
    return {};
}

QString clickSomeButton(QWidget &window, Chance &chance)
{
    QList<QAbstractButton *> buttons;
    for (QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled() && button->window() == &window)
            buttons << button;
    }
    if (buttons.isEmpty())
        return {};
    QAbstractButton &button = *chance.oneOf(buttons);
    const QString words = QStringLiteral("clicks %1").arg(seen::called(button)); // before a click that may delete it
    return hand::click(button) ? words : QString();
}

QString openSomeMenu(QWidget &window, Chance &chance)
{
    QMenuBar *bar = window.findChild<QMenuBar *>();
    QAction *menu = chance.oneOf(bar->actions());
    if (!menu->isEnabled() || !hand::click(*bar, bar->actionGeometry(menu)))
        return {};
    return QStringLiteral("opens the menu %1").arg(menu->text().remove(u'&'));
}

QAbstractItemView *someView(QWidget &window, Chance &chance)
{
    QList<QAbstractItemView *> views;
    for (QAbstractItemView *view : window.findChildren<QAbstractItemView *>()) {
        if (view->isVisible() && view->isEnabled() && view->window() == &window && view->model()
            && view->model()->rowCount() > 0)
            views << view;
    }
    return views.isEmpty() ? nullptr : chance.oneOf(views);
}

QString clickSomeCell(QWidget &window, Chance &chance)
{
    QAbstractItemView *view = someView(window, chance);
    if (!view)
        return {};
    const QModelIndex cell =
        view->model()->index(chance.below(view->model()->rowCount()), chance.below(view->model()->columnCount()));
    const QString where =
        QStringLiteral(" row %1, column %2 of %3").arg(cell.row() + 1).arg(cell.column() + 1).arg(seen::called(*view));
    const QRect place = view->visualRect(cell);
    if (chance.oneIn(8) && place.isValid())
        return hand::doubleClick(*view->viewport(), place) ? u"double-clicks"_s + where : QString();
    const bool right = chance.oneIn(10);
    if (!hand::click(*view, cell, right ? Qt::RightButton : Qt::LeftButton))
        return {};
    return (right ? u"right-clicks"_s : u"clicks"_s) + where;
}

QString openSomePage(QWidget &, Chance &chance)
{
    constexpr int pages = 8;
    const int page = chance.between(1, pages);
    hand::press(Qt::Key(Qt::Key_0 + page), Qt::ControlModifier);
    return QStringLiteral("presses Ctrl+%1").arg(page);
}

QString undo(QWidget &, Chance &)
{
    return pressed({"Ctrl+Z", Qt::Key_Z, Qt::ControlModifier});
}

QString redo(QWidget &, Chance &)
{
    return pressed({"Ctrl+Shift+Z", Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier});
}

QString undoMuch(QWidget &, Chance &chance)
{
    const int steps = chance.between(2, 25);
    for (int i = 0; i < steps; ++i)
        hand::press(Qt::Key_Z, Qt::ControlModifier);
    const int again = chance.oneIn(4) ? chance.below(steps) : steps;
    for (int i = 0; i < again; ++i)
        hand::press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    return QStringLiteral("presses Ctrl+Z %1 times and Ctrl+Shift+Z %2 times").arg(steps).arg(again);
}

QString turnWheel(QWidget &window, Chance &chance)
{
    const QPoint place(chance.below(window.width()), chance.below(window.height()));
    QWidget *below = window.childAt(place);
    if (!below)
        return {};
    const int notches = chance.between(-3, 3);
    const QString words = QStringLiteral("turns the wheel by %1 over %2").arg(notches).arg(seen::called(*below));
    hand::wheel(*below, notches);
    return words;
}

QString clickAnywhere(QWidget &window, Chance &chance)
{
    const QPoint place(chance.below(window.width()), chance.below(window.height()));
    QWidget *below = window.childAt(place);
    if (!below || qobject_cast<QAbstractButton *>(below))
        return {};
    const QString words =
        QStringLiteral("clicks at %1, %2, on %3").arg(place.x()).arg(place.y()).arg(seen::called(*below));
    hand::click(*below, QRect(below->mapFrom(&window, place), QSize(1, 1)));
    return words;
}

QString changeSize(QWidget &window, Chance &chance)
{
    if (window.isMaximized())
        return {};
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    const QSize most = window.screen()->availableSize() - (window.frameSize() - window.size());
    if (most.width() <= least.width() || most.height() <= least.height())
        return {};
    const QSize size(chance.between(least.width(), most.width()), chance.between(least.height(), most.height()));
    window.resize(size);
    return QStringLiteral("makes the window %1 × %2").arg(size.width()).arg(size.height());
}

QString fillSomeField(QWidget &window, Chance &chance)
{
    return fillField(window, chance);
}

QString leave(QWidget &, Chance &)
{
    return pressed({"Esc", Qt::Key_Escape});
}

struct Weighted {
    int weight;
    Act act;
};

/// Acts in the main window with their weights.
constexpr std::array inWindow{
    Weighted{30, doNextAct},     Weighted{24, typeDice},    Weighted{22, clickSomeButton}, Weighted{14, pressSomeKey},
    Weighted{12, clickSomeCell}, Weighted{9, openSomePage}, Weighted{7, openSomeMenu},     Weighted{6, undo},
    Weighted{5, redo},           Weighted{1, undoMuch},     Weighted{8, pressSomeLetter},  Weighted{5, goAboutByTab},
    Weighted{6, fillSomeField},  Weighted{2, turnWheel},    Weighted{4, clickAnywhere},    Weighted{1, changeSize},
};

constexpr std::array inDialog{
    Weighted{10, clickSomeButton}, Weighted{6, fillSomeField}, Weighted{5, typeDice},      Weighted{4, pressSomeKey},
    Weighted{2, clickSomeCell},    Weighted{2, goAboutByTab},  Weighted{2, clickAnywhere}, Weighted{2, leave},
};

template<typename Acts>
QString someAct(const Acts &acts, QWidget &window, Chance &chance)
{
    const int all =
        std::accumulate(acts.begin(), acts.end(), 0, [](int sum, const Weighted &w) { return sum + w.weight; });
    constexpr int mostTries = 50;
    for (int i = 0; i < mostTries; ++i) {
        int draw = chance.below(all);
        const auto drawn = std::find_if(acts.begin(), acts.end(), [&](const Weighted &w) {
            draw -= w.weight;
            return draw < 0;
        });
        if (const QString done = drawn->act(window, chance); !done.isEmpty())
            return done;
    }
    return u"finds nothing to do"_s;
}

QList<QAction *> canBeChosen(const QMenu &menu)
{
    QList<QAction *> actions;
    for (QAction *action : menu.actions()) {
        // The language is left alone, because the terminal, with which everything is compared, keeps its own;
        // tests/walk covers every language.
        const bool isLanguage = action->menu() && action->text().remove(u'&') == u"Language";
        if (action->isVisible() && action->isEnabled() && !action->isSeparator() && !isLanguage)
            actions << action;
    }
    return actions;
}

} // namespace

QString actInMainWindow(QWidget &window, Chance &chance)
{
    return someAct(inWindow, window, chance);
}

QString actInDialog(QWidget &dialog, Chance &chance)
{
    // The place of a file is asked for by the system's dialog.
    if (qobject_cast<QFileDialog *>(&dialog))
        return leave(dialog, chance) + u" in a file dialog"_s;
    const QString where = QStringLiteral(" in %1").arg(seen::called(dialog)); // before the act, which may delete it
    return someAct(inDialog, dialog, chance) + where;
}

QString actInMenu(QWidget &menu, Chance &chance)
{
    const auto *list = qobject_cast<QMenu *>(&menu);
    if (!list)
        return pressed(chance.oneOf(std::array{Key{"Down", Qt::Key_Down}, Key{"Up", Qt::Key_Up},
                                               Key{"Enter", Qt::Key_Return}, Key{"Enter", Qt::Key_Return},
                                               Key{"Esc", Qt::Key_Escape}}))
            + u" in a list"_s;
    const QList<QAction *> actions = canBeChosen(*list);
    if (actions.isEmpty() || chance.oneIn(5))
        return leave(menu, chance) + u" in a menu"_s;
    QAction *action = chance.oneOf(actions);
    const QString words = QStringLiteral("chooses “%1”").arg(action->text().remove(u'&'));
    return hand::click(menu, list->actionGeometry(action)) ? words : leave(menu, chance) + u" in a menu"_s;
}

} // namespace muster::testing
