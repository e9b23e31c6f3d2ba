// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QVariant>
#include <QWidget>

namespace muster::testing::seen {

bool isLeftOut(const QString &complaint)
{
    static const QStringList leftOut = qEnvironmentVariable("MUSTER_WANDER_WITHOUT").split(u',');
    return leftOut.contains(complaint);
}

QString called(const QWidget &widget)
{
    QString name = widget.accessibleName();
    for (const char *property : {"text", "title", "currentText", "windowTitle"}) {
        if (name.isEmpty())
            name = widget.property(property).toString();
    }
    constexpr int most = 60;
    const QString kind = QString::fromLatin1(widget.metaObject()->className()).remove(QStringLiteral("muster::"));
    return name.isEmpty() ? kind : QStringLiteral("%1 “%2”").arg(kind, name.simplified().left(most));
}

namespace {

constexpr int mostCells = 60; ///< cells examined in a view

/// Returns whether it is Qt's own part of a control: a line edit, an arrow button, a viewport or a scroll bar.
bool isInner(const QAccessibleInterface &spoken)
{
    return spoken.object() && spoken.object()->objectName().startsWith(QLatin1String("qt_"));
}

void walk(QAccessibleInterface *spoken, const QString &path, int &focusable, QStringList &complaints)
{
    if (!spoken || !spoken->isValid() || spoken->state().invisible)
        return;
    const QString name = spoken->text(QAccessible::Name).trimmed();
    const QString here = path + u'/' + name;
    if (spoken->state().focusable && !spoken->state().disabled && !isInner(*spoken)) {
        ++focusable;
        if (name.isEmpty())
            complaints << QStringLiteral("%1%2 has no name for a screen reader")
                              .arg(here,
                                   spoken->object() ? called(*qobject_cast<QWidget *>(spoken->object()))
                                                    : QStringLiteral("part"));
        else if (spoken->role() == QAccessible::ComboBox && name == spoken->text(QAccessible::Value)
                 && spoken->relations(QAccessible::Label).isEmpty())
            complaints << QStringLiteral("%1 is called by what is chosen in it alone").arg(here);
    }
    const bool isView = qobject_cast<QAbstractItemView *>(spoken->object());
    const int count = isView ? std::min(spoken->childCount(), mostCells) : spoken->childCount();
    for (int i = 0; i < count; ++i)
        walk(spoken->child(i), here, focusable, complaints);
}

} // namespace

QStringList nameless(QWidget &window)
{
    int focusable = 0;
    QStringList complaints;
    walk(QAccessible::queryAccessibleInterface(&window), {}, focusable, complaints);
    if (focusable == 0)
        complaints << QStringLiteral("%1 has nothing that takes the keyboard").arg(called(window));
    return complaints;
}

} // namespace muster::testing::seen
