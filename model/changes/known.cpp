// SPDX-License-Identifier: MIT
#include "model/changes/known.h"

#include "model/ownlists.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/pack/slugs.h"

#include <QDir>

#include <algorithm>

namespace muster {

Stranger Known::unknown(const QString &id)
{
    return Problem{CampaignText::tr("It uses “%1”, which the installed rules do not have.").arg(id.left(40))};
}

Stranger Known::list(const QString &id) const
{
    if (m_pack.list(id))
        return std::nullopt;
    return Problem{CampaignText::tr("It uses the army list “%1”, which the installed rules do not have. If it is one "
                                    "of your own, put its file back into %2.")
                       .arg(id.left(40), QDir::toNativeSeparators(ownListsFolder()))};
}

Stranger Known::options(const Options &options) const
{
    for (auto option = options.begin(); option != options.end(); ++option) {
        if (!m_pack.option(option.key()))
            return unknown(option.key());
    }
    return std::nullopt;
}

Stranger Known::profile(const Profile &profile) const
{
    if (!profile.armorWorn.isEmpty() && !m_pack.armor(profile.armorWorn))
        return unknown(profile.armorWorn);
    if (!m_pack.allowsClass(profile.figureClass))
        return unknown(profile.figureClass);
    if (m_pack.hasSkill != (profile.skill > 0))
        return unknown(QStringLiteral("skill"));
    return m_pack.weapon(profile.weapon) ? std::nullopt : unknown(profile.weapon);
}

Stranger Known::profiles(const std::vector<Profile> &figures) const
{
    for (const Profile &figure : figures) {
        if (auto stranger = profile(figure))
            return stranger;
    }
    return std::nullopt;
}

Stranger Known::item(const QString &id) const
{
    return m_pack.weapon(id) || m_pack.armor(id) ? std::nullopt : unknown(id);
}

Stranger Known::foe(const QString &weapon, const QString &list) const
{
    if (!weapon.isEmpty() && !m_pack.weapon(weapon))
        return unknown(weapon);
    return list.isEmpty() ? std::nullopt : this->list(list);
}

Stranger Known::gear(const Gear &gear) const
{
    if (!m_pack.weapon(gear.weapon))
        return unknown(gear.weapon);
    return gear.armor.isEmpty() || m_pack.armor(gear.armor) ? std::nullopt : unknown(gear.armor);
}

Stranger Known::encounter(const Encounter &encounter) const
{
    if (encounter.press) {
        if (auto stranger = profiles(encounter.press->crew))
            return stranger;
    }
    return systemOf(encounter).stranger(encounter, *this);
}

/// One of those that the rules let follow.
Stranger Known::following(const Following &following) const
{
    if (!m_pack.scenarios)
        return unknown(QString(slug(following.over.kind)));
    if (auto stranger = force(following.over.enemy))
        return stranger;
    const std::vector<ScenarioKind> known = mayFollow(*m_pack.scenarios, following.over.kind);
    const bool fits = following.kind ? std::find(known.begin(), known.end(), *following.kind) != known.end()
                                     : m_pack.scenarios->of(following.over.kind).next.has_value();
    return fits ? std::nullopt : unknown(QString(slug(following.kind.value_or(following.over.kind))));
}

Stranger Known::settlement(const KeptSettlement &kept) const
{
    if (const Stranger stranger = wasteland())
        return stranger;
    for (const QString &structure : kept.settlement.structures) {
        if (!m_pack.settlements->structure(structure))
            return unknown(structure);
    }
    return kept.nomads.isEmpty() ? std::nullopt : list(kept.nomads);
}

Stranger Known::wasteland() const
{
    if (m_pack.factions && m_pack.settlements)
        return std::nullopt;
    return Problem{CampaignText::tr("It is set in the Wasteland, which the installed rules do not have.")};
}

Stranger Known::force(const Force &force) const
{
    if (auto stranger = profiles(force.figures))
        return stranger;
    return m_pack.team(force.from) ? std::nullopt : list(force.from);
}

} // namespace muster
