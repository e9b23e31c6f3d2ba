// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>

#include <vector>

namespace muster {

using Keys = std::vector<int>;

/// Which of the rows stay: those that are still wanted, in the order they are wanted in.
inline std::vector<bool> stayingRows(const Keys &rows, const Keys &wanted)
{
    QHash<int, int> places;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        places.insert(wanted[i], static_cast<int>(i));
    std::vector<bool> stays(rows.size());
    int last = -1;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const int place = places.value(rows[i], -1);
        stays[i] = place > last;
        if (stays[i])
            last = place;
    }
    return stays;
}

/// Turns `rows` into `wanted` by as few announced removals and insertions as it takes, so that a view keeps its
/// selection and its place. `remove(first, last, change)` and `insert(first, last, change)` announce, call `change`, and
/// announce that it is done. Keys are unique.
template<typename Remove, typename Insert>
void mergeKeys(Keys &rows, const Keys &wanted, Remove &&remove, Insert &&insert)
{
    const std::vector<bool> stays = stayingRows(rows, wanted);
    for (int last = static_cast<int>(rows.size()) - 1; last >= 0; --last) {
        if (stays[last])
            continue;
        int first = last;
        while (first > 0 && !stays[first - 1])
            --first;
        remove(first, last, [&] { rows.erase(rows.begin() + first, rows.begin() + last + 1); });
        last = first;
    }
    for (std::ptrdiff_t first = 0; first < std::ssize(wanted); ++first) {
        if (first < std::ssize(rows) && rows[first] == wanted[first])
            continue;
        std::ptrdiff_t end = first + 1;
        while (end < std::ssize(wanted) && (first == std::ssize(rows) || wanted[end] != rows[first]))
            ++end;
        insert(static_cast<int>(first), static_cast<int>(end) - 1,
               [&] { rows.insert(rows.begin() + first, wanted.begin() + first, wanted.begin() + end); });
        first = end - 1;
    }
}

} // namespace muster
