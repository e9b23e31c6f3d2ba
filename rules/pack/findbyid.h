// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <algorithm>
#include <vector>

namespace muster {

/// Returns the entry with this id, or null.
template<typename Entry>
const Entry *findById(const std::vector<Entry> &entries, const QString &id)
{
    const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Entry &e) { return e.id == id; });
    return entry == entries.end() ? nullptr : &*entry;
}

} // namespace muster
