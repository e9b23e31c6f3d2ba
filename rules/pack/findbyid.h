// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <vector>

namespace muster {

/// Returns the first entry of which this holds, or null.
template<typename Entry>
const Entry *findWhere(const std::vector<Entry> &entries, auto holds)
{
    const auto entry = std::ranges::find_if(entries, holds);
    return entry == entries.end() ? nullptr : &*entry;
}

/// Returns the entry with this id, or null.
template<typename Entry>
const Entry *findById(const std::vector<Entry> &entries, const QString &id)
{
    return findWhere(entries, [&](const Entry &entry) { return entry.id == id; });
}

} // namespace muster
