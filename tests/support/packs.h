// SPDX-License-Identifier: MIT
#pragma once

#include "model/packs.h"

#include <gtest/gtest.h>

namespace muster::testing {

/// The Swordplay pack as it comes with the program, read once. Link muster_model.
inline const Pack &swordplay()
{
    static const Pack pack = [] {
        const Result<Pack> loaded = shippedPack(QStringLiteral("swordplay"));
        if (!loaded) {
            for (const Problem &problem : loaded.problems())
                ADD_FAILURE() << problem.text.toStdString();
            return Pack{};
        }
        return *loaded;
    }();
    return pack;
}

} // namespace muster::testing
