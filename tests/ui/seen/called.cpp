// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

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

} // namespace muster::testing::seen
