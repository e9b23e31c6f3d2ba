// SPDX-License-Identifier: MIT
#pragma once

#include "model/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {

/// A pack as it comes with the program. Link muster_model.
inline Pack readShipped(const char *id)
{
    const Result<Pack> loaded = shippedPack(QString::fromLatin1(id));
    if (loaded)
        return *loaded;
    for (const Problem &problem : loaded.problems())
        ADD_FAILURE() << problem.text.toStdString();
    return {};
}

/// Each read once.
inline const Pack &swordplay()
{
    static const Pack pack = readShipped("swordplay");
    return pack;
}

inline const Pack &chainReaction1()
{
    static const Pack pack = readShipped("chain-reaction-1");
    return pack;
}

} // namespace muster::testing
