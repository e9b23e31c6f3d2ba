// SPDX-License-Identifier: MIT
#include "model/changes/needs.h"

#include "model/packs.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/pack/pack.h"
#include "rules/slug.h"

#include <QDir>

#include <algorithm>

namespace muster {

WhyNot inBand(const Campaign &now, FigureId id)
{
    return need(now.find(id), CampaignText::tr("there is no figure %1 in the band").arg(number(id)));
}

/// Ids are given one after the other, so this needs no search.
WhyNot everJoined(const Campaign &now, FigureId id)
{
    return need(number(id) >= 1 && number(id) <= now.lastId,
                CampaignText::tr("there never was a figure %1").arg(number(id)));
}

WhyNot inHand(const Campaign &now)
{
    return need(now.encounter.has_value(), CampaignText::tr("there is no current encounter"));
}

WhyNot isKept(const Campaign &now, int settlement)
{
    return need(now.settlement(settlement), CampaignText::tr("there is no settlement %1").arg(settlement));
}

WhyNot canBeAbout(const Campaign &now, const About &about)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return need(about.id == 0, CampaignText::tr("there is only one campaign"));
    case AboutKind::Month:
        return need(about.id >= 1 && about.id <= now.turn, CampaignText::tr("turn %1 has not come").arg(about.id));
    case AboutKind::Battle:
    case AboutKind::Step:
        return need(about.id >= 1, CampaignText::tr("there is no step %1").arg(about.id));
    case AboutKind::Figure:
        return everJoined(now, FigureId{about.id});
    case AboutKind::Foe:
        return need(now.foes.contains(about.id), CampaignText::tr("there is no foe %1").arg(about.id));
    }
    Q_UNREACHABLE();
}

WhyNot onTable(const Campaign &now)
{
    return need(now.play.has_value(), CampaignText::tr("the battle has not begun"));
}

WhyNot isOnMap(const Campaign &now, int section)
{
    const Grid &grid = now.encounter->setup.grid;
    return need(grid.has(section), CampaignText::tr("this table has sections 1 to %1").arg(grid.count()));
}

WhyNot isOnMapOrOff(const Campaign &now, int section)
{
    return section == offTable && systemOf(*now.encounter).traits.waitsOffTable ? std::nullopt : isOnMap(now, section);
}

WhyNot isOwn(const Campaign &now, FigureId id)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    return need(now.play->find(id), CampaignText::tr("there is no figure %1 in the band").arg(number(id)));
}

WhyNot isEnemy(const Campaign &now, int group, int figure)
{
    if (const WhyNot reason = onTable(now))
        return reason;
    const GroupInPlay *there = now.play->group(group);
    if (!there)
        return CampaignText::tr("there is no group %1").arg(group);
    return need(figure >= 1 && figure <= static_cast<int>(there->figures.size()),
                CampaignText::tr("group %1 has no figure %2").arg(group).arg(figure));
}

Figure &member(Campaign &now, FigureId id)
{
    Figure *figure = now.find(id);
    Q_ASSERT(figure);
    return *figure;
}

OwnFigure &ownFigure(Campaign &now, FigureId id)
{
    auto &own = now.play->own;
    return *std::find_if(own.begin(), own.end(), [=](const OwnFigure &figure) { return figure.id == id; });
}

EnemyFigure &enemyFigure(Campaign &now, int group, int figure)
{
    return now.play->group(group)->figures[static_cast<std::size_t>(figure - 1)];
}

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
    if (const auto *scenario = encounter.part.as<Scenario>())
        return m_pack.scenarios ? force(scenario->enemy) : unknown(QString(slug(scenario->kind)));
    if (const auto *game = encounter.part.as<GameInHand>())
        return m_pack.games ? force(game->enemy) : unknown(packWords(game->title));
    // Rules that roll up the encounter itself have no other.
    return m_pack.chain ? list(encounter.enemy) : unknown(QString(slug(encounter.kind)));
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
