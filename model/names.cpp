// SPDX-License-Identifier: MIT
#include "model/names.h"

#include "model/acts/demands.h"
#include "model/texts.h"
#include "model/variant/variants.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <algorithm>
#include <numeric>
#include <vector>

namespace muster {

namespace {

/// Returns the number of letters to insert, drop or change to turn one word into the other (Levenshtein); two adjacent
/// letters swapped count as one.
int distance(const QString &a, const QString &b)
{
    std::vector<int> beforeLast, last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const int change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.size()];
}

} // namespace

QString nearest(const QString &typed, const QStringList &choices)
{
    // A longer word is no typing error, and the cost of distance() grows with its length.
    constexpr qsizetype longestWord = 40;
    constexpr qsizetype shortestBeginning = 3;
    if (typed.isEmpty() || typed.size() > longestWord)
        return {};
    QString best;
    // In a short word only one letter may be wrong, else it is another word.
    constexpr qsizetype shortWord = 4;
    int least = typed.size() < shortWord ? 2 : std::max(2, static_cast<int>(typed.size()) / 3) + 1;
    for (const QString &choice : choices) {
        // A correct beginning counts as one wrong letter.
        const bool begun = typed.size() >= shortestBeginning && choice.startsWith(typed, Qt::CaseInsensitive);
        const int letters = begun ? 1 : distance(typed.toLower(), choice);
        if (letters < least && letters < choice.size()) {
            least = letters;
            best = choice;
        }
    }
    return best;
}

QString didYouMean(const QString &typed, const QStringList &choices)
{
    const QString meant = nearest(typed, choices);
    return meant.isEmpty() ? QString() : u' ' + PackText::tr("Did you mean “%1”?").arg(meant);
}

namespace {

/// Returns the names without empty lines and surrounding blanks.
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
        acts::demandName(name, name, problems);
        return !problems.empty(); // the file may have been edited outside the program
    });
    return names;
}

Result<Done> keepOwnNames(const QString &packId, const QStringList &lines)
{
    const QStringList names = tidied(lines);
    Problems problems;
    for (qsizetype i = 0; i < names.size(); ++i)
        acts::demandName(names[i], PackText::tr("Name %1").arg(i + 1), problems);
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
    if (names.isEmpty() || differsIn(pack.variant, QStringLiteral("names"))) // a variant's own names take precedence
        return pack;
    pack.names.assign(names.begin(), names.end());
    // Name 1 is the Star's, which the player chooses; so the first of the list becomes number 2.
    std::rotate(pack.names.begin(), pack.names.end() - 1, pack.names.end());
    return pack;
}

} // namespace muster
