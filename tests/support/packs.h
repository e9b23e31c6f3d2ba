// SPDX-License-Identifier: MIT
#pragma once

#include "model/packs.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace muster::testing {

/// Returns a pack that comes with the program, read once. Needs muster_model.
inline const Pack &shipped(const char *id)
{
    static std::map<std::string, Pack> packs;
    const auto [entry, isNew] = packs.try_emplace(id);
    if (isNew) {
        Result<Pack> loaded = shippedPack(QString::fromLatin1(id));
        if (loaded) {
            entry->second = *std::move(loaded);
        } else {
            for (const Problem &problem : loaded.problems())
                ADD_FAILURE() << problem.text.toStdString();
        }
    }
    return entry->second;
}

inline const Pack &swordplay()
{
    static const Pack &pack = shipped("swordplay");
    return pack;
}

inline const Pack &chainReaction1()
{
    static const Pack &pack = shipped("chain-reaction-1");
    return pack;
}

inline const Pack &chainReaction3()
{
    static const Pack &pack = shipped("chain-reaction-3");
    return pack;
}

inline const Pack &streetSkirmish()
{
    static const Pack &pack = shipped("urban-d100");
    return pack;
}

} // namespace muster::testing
