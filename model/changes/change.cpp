// SPDX-License-Identifier: MIT
#include "model/changes/changekind.h"
#include "model/texts.h"

namespace muster {

template<>
constinit const Registered<ChangeKind> *Registered<ChangeKind>::s_last = nullptr;

bool isSame(const ChangeKind &kind, const void *one, const void *other)
{
    return areSameInFiles(kind, one, other);
}

WhyNot whyNot(const Campaign &campaign, const Change &change)
{
    const ChangeKind &kind = change.kind();
    MissingIdFinder there(campaign);
    kind.seek(there, change.value());
    if (!there.missing.isEmpty())
        return CampaignText::tr("“%1” cannot happen: there is no “%2” %3")
            .arg(kind.name, there.missing)
            .arg(there.number);
    if (!kind.mayHappen(campaign, change.value()))
        return CampaignText::tr("“%1” cannot happen at this point").arg(kind.name);
    return std::nullopt;
}

void apply(Campaign &campaign, const Change &change)
{
    change.kind().make(campaign, change.value());
}

} // namespace muster
