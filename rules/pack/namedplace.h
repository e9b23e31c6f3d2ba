// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/objectreader.h"

namespace muster {

/// The place of an item, called by its "id" where it has one: `list "feudal"` is found sooner than `list 3`.
JsonPlace namedPlace(const JsonPlace &parent, const QString &step, const JsonPlace &item);

/// Notes a fault for an id or a name that was there before.
class OnceOnly
{
public:
    void note(const JsonPlace &place, const QString &id);

private:
    QSet<QString> m_seen;
};

} // namespace muster
