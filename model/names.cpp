// SPDX-License-Identifier: MIT
#include "model/names.h"

#include "model/actions/demands.h"
#include "model/texts.h"
#include "model/variant/variants.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>

namespace muster {

namespace {

/// Empty lines are no names; blanks around a name are not part of it.
QStringList tidied(const QStringList &lines)
{
    QStringList names;
    for (const QString &line : lines) {
        if (const QString name = line.simplified(); !name.isEmpty())
            names.append(name);
    }
    return names;
}

} // namespace

QString ownNamesPath(const QString &packId)
{
    return QStringLiteral("%1/muster/names/%2.txt")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation), packId);
}

QStringList ownNames(const QString &packId)
{
    QFile file(ownNamesPath(packId));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return {};
    QStringList names = tidied(QString::fromUtf8(file.readAll()).split(u'\n'));
    names.removeIf([](const QString &name) {
        Problems problems;
        actions::demandName(name, name, problems);
        return !problems.empty(); // somebody else's editor may have left anything there
    });
    return names;
}

Result<Done> keepOwnNames(const QString &packId, const QStringList &lines)
{
    const QStringList names = tidied(lines);
    Problems problems;
    for (qsizetype i = 0; i < names.size(); ++i)
        actions::demandName(names[i], PackText::tr("Name %1").arg(i + 1), problems);
    if (!problems.empty())
        return problems;

    const QString path = ownNamesPath(packId);
    if (names.isEmpty()) {
        QFile::remove(path);
        return Done();
    }
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(names.join(u'\n').toUtf8() + '\n') < 0 || !file.commit())
        return Problem{
            PackText::tr("The names could not be saved to %1: %2. Check the folder's permissions and free space.")
                .arg(QDir::toNativeSeparators(path), file.errorString())};
    return Done();
}

Pack withOwnNames(Pack pack)
{
    const QStringList names = ownNames(pack.id);
    if (names.isEmpty() || differsIn(pack.variant, QStringLiteral("names"))) // the campaign's own go before
        return pack;
    pack.names.assign(names.begin(), names.end());
    // Number 1 is the Star, whom the player names; so the first of the list is for number 2.
    std::rotate(pack.names.begin(), pack.names.end() - 1, pack.names.end());
    return pack;
}

} // namespace muster
