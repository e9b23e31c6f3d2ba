// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"

namespace muster {

/// Returns the place of an item, named by its "id" if it has one: `list "feudal"` is found sooner than `list 3`.
JsonPlace namedPlace(const JsonPlace &parent, const QString &step, const JsonPlace &item);

/// Checks that ids or names are unique. note() adds a fault for one that it has seen before.
class OnceOnly
{
public:
    void note(const JsonPlace &place, const QString &id);

private:
    QSet<QString> m_seen;
};

} // namespace muster
