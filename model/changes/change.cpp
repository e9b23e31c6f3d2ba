// SPDX-License-Identifier: MIT
#include "model/changes/all.h"
#include "model/json/records.h"
#include "model/texts.h"

#include <concepts>

namespace muster {

namespace {

template<typename T>
concept NamesNothing = !std::same_as<T, IdCheck>;

/// Visits the fields of a change and finds the first that names something that does not exist.
class MissingIdFinder
{
public:
    explicit MissingIdFinder(const Campaign &now)
        : m_now(now)
    {
    }

    void operator()(Key key, int id, const IdCheck &named)
    {
        if (missing.isEmpty() && !(id >= named.least && id <= named.most && named.isThere(m_now, id))) {
            missing = key;
            number = id;
        }
    }
    void operator()(Key key, FigureId id, const IdCheck &named) { (*this)(key, muster::number(id), named); }
    void operator()(Key, const auto &, const NamesNothing auto &...) { } // a field that names nothing

    void ifAny(Key key, int id, const IdCheck &named)
    {
        if (id != 0)
            (*this)(key, id, named);
    }
    void ifAny(Key key, const std::optional<int> &id, const IdCheck &named)
    {
        if (id)
            (*this)(key, *id, named);
    }
    void ifAny(Key, const auto &, const NamesNothing auto &...) { }
    void orNone(Key, const auto &...) { }

    QLatin1StringView missing; ///< the field, if one is found
    int number = 0; ///< the number in it

private:
    const Campaign &m_now;
};

} // namespace

QLatin1StringView Change::name() const
{
    QLatin1StringView name;
    visit(*this, [&]<typename C>(const C &) { name = nameInFiles<C>; });
    return name;
}

WhyNot whyNot(const Campaign &campaign, const Change &change)
{
    WhyNot reason;
    visit(change, [&](const auto &one) {
        MissingIdFinder there(campaign);
        one.describe(there, one);
        if (!there.missing.isEmpty())
            reason = CampaignText::tr("“%1” cannot happen: there is no “%2” %3")
                         .arg(change.name(), there.missing)
                         .arg(there.number);
        else if constexpr (requires { one.mayHappen(campaign); }) {
            if (!one.mayHappen(campaign))
                reason = CampaignText::tr("“%1” cannot happen at this point").arg(change.name());
        }
    });
    return reason;
}

void apply(Campaign &campaign, const Change &change)
{
    visit(change, [&](const auto &one) { one.apply(campaign); });
}

} // namespace muster
