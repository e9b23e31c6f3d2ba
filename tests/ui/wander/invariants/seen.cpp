// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include "tests/ui/hand/hand.h"
#include "tests/ui/wander/invariants.h"

#include <QApplication>
#include <QMenuBar>

namespace muster::testing {

namespace {

/// Returns whether the main window is active without a menu or a dialog before it. Escape from a menu leads to the menu
/// bar, which must not have the focus.
bool liesOpen(const Sight &sight)
{
    return &sight.window == &sight.main && sight.main.isActiveWindow()
        && !qobject_cast<QMenuBar *>(QApplication::focusWidget());
}

} // namespace

QStringList lookForRoom(const Sight &sight)
{
    return seen::withoutRoom(sight.main) + (liesOpen(sight) ? QStringList() : seen::withoutRoom(sight.window));
}

QStringList lookForCutTexts(const Sight &sight)
{
    return seen::cutTexts(sight.main) + (liesOpen(sight) ? QStringList() : seen::cutTexts(sight.window));
}

QStringList lookAtScreen(const Sight &sight)
{
    return seen::largerThanScreen(sight.main)
        + (liesOpen(sight) ? QStringList() : seen::largerThanScreen(sight.window));
}

QStringList lookForStrays(const Sight &)
{
    return seen::strayWindows();
}

QStringList lookAtRing(const Sight &sight)
{
    if (!liesOpen(sight))
        return {};
    hand::waitForPage(sight.main);
    return seen::brokenRing(sight.main);
}

QStringList lookAtFocus(const Sight &sight)
{
    if (!liesOpen(sight))
        return {};
    const QWidget *focus = QApplication::focusWidget();
    if (!focus)
        return {QStringLiteral("nothing has the focus")};
    if (!focus->isVisible() || !focus->isEnabled() || !sight.main.isAncestorOf(focus))
        return {QStringLiteral("%1 has the focus, and cannot be used").arg(seen::called(*focus))};
    return {};
}

} // namespace muster::testing
