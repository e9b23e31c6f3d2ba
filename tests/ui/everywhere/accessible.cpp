// SPDX-License-Identifier: MIT

// The accessibility tree of every page and dialog, as a screen reader walks it.

#include "tests/ui/everywhere/everywhere.h"
#include "tests/ui/window/desk.h"

#include <QAccessible>
#include <QSet>
#include <QStringList>

namespace muster::testing {
namespace {

struct Walked {
    int focusable = 0;
    QStringList nameless;
};

bool isInner(const QAccessibleInterface &spoken)
{
    const QObject *object = spoken.object();
    // Qt's own parts of a control: its line edit, its arrow buttons, a view's viewport and bars.
    return object && object->objectName().startsWith(QStringLiteral("qt_"));
}

void walk(QAccessibleInterface *spoken, const QString &path, QSet<QAccessibleInterface *> &seen, Walked &walked)
{
    if (!spoken || !spoken->isValid() || seen.contains(spoken) || seen.size() > 20'000)
        return;
    seen.insert(spoken);
    const QAccessible::State state = spoken->state();
    if (state.invisible)
        return;
    const QString name = spoken->text(QAccessible::Name).trimmed();
    const QString here = path + u'/' + (name.isEmpty() ? QStringLiteral("?") : name);
    if (state.focusable && !state.disabled && !isInner(*spoken)) {
        ++walked.focusable;
        if (name.isEmpty()) {
            const QString kind = spoken->object() ? QString::fromLatin1(spoken->object()->metaObject()->className())
                                                  : QString::number(spoken->role());
            walked.nameless << here + QStringLiteral(" (") + kind + u')';
        }
    }
    for (int i = 0; i < spoken->childCount(); ++i)
        walk(spoken->child(i), here, seen, walked);
}

using Everywhere = Desk;

TEST_F(Everywhere, WhateverCanHaveTheFocusHasAName)
{
    QStringList windows;
    int focusable = 0;
    visitEverything(pathOf({}), [&](const QString &name, QWidget &window) {
        Walked walked;
        QSet<QAccessibleInterface *> seen;
        walk(QAccessible::queryAccessibleInterface(&window), {}, seen, walked);
        EXPECT_EQ(walked.nameless.join(u'\n').toStdString(), "") << name.toStdString();
        EXPECT_GT(walked.focusable, 0) << name.toStdString();
        focusable += walked.focusable;
        windows << name;
    });
    EXPECT_GT(windows.size(), 95);
    EXPECT_GT(focusable, 900);
    // Stories and seeds lead to these; none of them may be missed in silence.
    for (const char *name : {"who-comes", "contact-dice", "three-sides-more-come", "edition-who-comes", "edition-cards",
                             "edition-enemy-down", "edition-press-dice", "edition-after", "modern-in-play",
                             "first-aid-finished", "dialog-equip", "wasteland", "wasteland-settlement-form",
                             "wasteland-ground", "press-after", "street-encounter"})
        EXPECT_TRUE(windows.contains(QLatin1String(name))) << name;
}

} // namespace
} // namespace muster::testing
