// SPDX-License-Identifier: MIT
#include "model/changes/changekind.h"

namespace muster {

constinit const ChangeKind *ChangeKind::s_last = nullptr;

std::vector<const ChangeKind *> ChangeKind::all()
{
    std::vector<const ChangeKind *> kinds;
    for (const ChangeKind *kind = s_last; kind; kind = kind->m_before)
        kinds.push_back(kind);
    return kinds;
}

const ChangeKind *ChangeKind::find(const QString &name)
{
    const ChangeKind *kind = s_last;
    while (kind && kind->name != name)
        kind = kind->m_before;
    return kind;
}

bool operator==(const Change &one, const Change &other)
{
    return one.m_kind == other.m_kind && (one.m_value == other.m_value || one.m_kind->same(one.value(), other.value()));
}

WhyNot Change::whyNot(const Campaign &campaign) const
{
    return m_kind->whyNot(campaign, value());
}

void apply(Campaign &campaign, const Change &change)
{
    change.kind().make(campaign, change.value());
}

} // namespace muster
