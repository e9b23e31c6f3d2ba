// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/campaign/figure.h"
#include "model/campaign/wasteland.h"
#include "rules/result.h"

namespace muster {

struct Pack;

/// The first id a file names that the pack does not know, in a sentence; none: all are known.
using Stranger = std::optional<Problem>;

/// What a pack knows. Files may come from a newer version, or from anywhere; the rest of the program takes known ids for
/// granted.
class Known
{
public:
    explicit Known(const Pack &pack)
        : m_pack(pack)
    {
    }

    Stranger list(const QString &id) const;
    Stranger options(const Options &options) const;
    Stranger profile(const Profile &profile) const;
    Stranger profiles(const std::vector<Profile> &figures) const;
    Stranger item(const QString &id) const;
    /// What is known of a foe, where anything is.
    Stranger foe(const QString &weapon, const QString &list) const;
    Stranger gear(const Gear &gear) const;
    Stranger encounter(const Encounter &encounter) const;
    Stranger following(const Following &following) const;
    Stranger settlement(const KeptSettlement &kept) const;
    Stranger wasteland() const;
    Stranger force(const Force &force) const;

    const Pack &pack() const { return m_pack; }
    static Stranger unknown(const QString &id);

private:
    const Pack &m_pack;
};

} // namespace muster
