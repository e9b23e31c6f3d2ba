// SPDX-License-Identifier: MIT
#include "model/changes/changekind.h"

namespace muster {

template<>
constinit const Registered<ChangeKind> *Registered<ChangeKind>::s_last = nullptr;

bool isSame(const ChangeKind &kind, const void *one, const void *other)
{
    return kind.same(one, other);
}

WhyNot whyNot(const Campaign &campaign, const Change &change)
{
    return change.kind().whyNot(campaign, change.value());
}

void apply(Campaign &campaign, const Change &change)
{
    change.kind().make(campaign, change.value());
}

} // namespace muster
