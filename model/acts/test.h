// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace muster {
struct ActKind;
}

namespace muster::acts {

/// A test or table of the reference shelf. It makes no step: its result may be recorded when it is known.
struct TakeTest {
    QString entry; ///< its id
    int variant = 0;
    QString taker; ///< whose it is, as listed; empty: nobody in particular
    QStringList values; ///< "rep=4", as its form was filled in
    static const ActKind kind;
};

} // namespace muster::acts
