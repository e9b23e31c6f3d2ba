// SPDX-License-Identifier: MIT
#include "model/nearest.h"

#include "model/texts.h"

#include <numeric>
#include <vector>

namespace muster {

namespace {

/// Letters to insert, drop or change to make one word of the other (Levenshtein); two letters swapped count as one.
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
    // A word as long as that is no slip of the finger, and the table of distances would be as wide.
    constexpr qsizetype longestWord = 40;
    constexpr qsizetype shortestBeginning = 3;
    if (typed.isEmpty() || typed.size() > longestWord)
        return {};
    QString best;
    // Of a short word one letter may be wrong, else it is another word.
    constexpr qsizetype shortWord = 4;
    int least = typed.size() < shortWord ? 2 : std::max(2, static_cast<int>(typed.size()) / 3) + 1;
    for (const QString &choice : choices) {
        // The beginning of a word is as good as a slip of the finger.
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

} // namespace muster
