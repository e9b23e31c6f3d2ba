// SPDX-License-Identifier: MIT
#include "ui/help/keys.h"

#include <QStringList>
#include <QVariant>
#include <QWidget>

namespace muster {

namespace {

constexpr const char *property = "toldKeys"; // the chapter, then keys and words by turns

} // namespace

void tellKeys(QWidget *widget, const QString &chapter, const QList<ToldKeys> &keys)
{
    QStringList all{chapter};
    for (const ToldKeys &told : keys)
        all << told.keys << told.what;
    widget->setProperty(property, all);
}

QString keysChapter(const QWidget *widget)
{
    return widget->property(property).toStringList().value(0);
}

QList<ToldKeys> toldKeys(const QWidget *widget)
{
    const QStringList told = widget->property(property).toStringList();
    QList<ToldKeys> all;
    for (qsizetype i = 1; i + 1 < told.size(); i += 2)
        all.append({told[i], told[i + 1]});
    return all;
}

} // namespace muster
