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

bool isMember(const Campaign &now, int id)
{
    return now.find(FigureId{id});
}

bool isStar(const Campaign &now, int id)
{
    const Figure *figure = now.find(FigureId{id});
    return figure && figure->star;
}

/// Checks whether the id was ever given to a figure. Ids are given one after the other, so this needs no search.
bool everJoined(const Campaign &now, int id)
{
    return id >= 1 && id <= now.lastId;
}

bool hasSection(const Campaign &now, int section)
{
    return now.encounter && now.encounter->setup.grid.has(section);
}

bool hasSectionOrOff(const Campaign &now, int section)
{
    return hasSection(now, section)
        || (section == offTable && now.encounter && systemOf(*now.encounter).traits.waitsOffTable);
}

bool canBeAbout(const Campaign &now, const About &about)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return about.id == 0;
    case AboutKind::Month:
        return about.id >= 1 && about.id <= now.turn;
    case AboutKind::Battle:
    case AboutKind::Step:
        return about.id >= 1;
    case AboutKind::Figure:
        return everJoined(now, about.id);
    case AboutKind::Foe:
        return now.foes.contains(about.id);
    }
    Q_UNREACHABLE();
}

const EnemyFigure *enemyThere(const Campaign &now, int group, int figure)
{
    const GroupInPlay *there = now.play ? now.play->group(group) : nullptr;
    return there && figure >= 1 && figure <= static_cast<int>(there->figures.size()) ? &there->figures[figure - 1]
                                                                                     : nullptr;
}

Figure &member(Campaign &now, FigureId id)
{
    Figure *figure = now.find(id);
    Q_ASSERT(figure);
    return *figure;
}

EnemyFigure &enemyFigure(Campaign &now, int group, int figure)
{
    return now.play->group(group)->figures[figure - 1];
}

void KnownIds::refuse(const QString &sentence)
{
    if (!unknownId)
        unknownId = Problem{sentence};
}

void KnownIds::need(bool known, const QString &id)
{
    if (!known)
        refuse(CampaignText::tr("It uses “%1”, which the installed rules do not have.").arg(id.left(40)));
}

void KnownIds::list(const QString &id)
{
    if (!m_pack.list(id))
        refuse(
            CampaignText::tr("It uses the army list “%1”, which the installed rules do not have. If it is one of your "
                             "own, put its file back into %2.")
                .arg(id.left(40), QDir::toNativeSeparators(ownListsFolder())));
}

void KnownIds::listIfAny(const QString &id)
{
    if (!id.isEmpty())
        list(id);
}

void KnownIds::options(const Options &options)
{
    for (const QString &id : options.keys())
        need(m_pack.option(id), id);
}

void KnownIds::weapon(const QString &id)
{
    need(m_pack.weapon(id), id);
}

void KnownIds::armorIfAny(const QString &id)
{
    need(id.isEmpty() || m_pack.armor(id), id);
}

void KnownIds::profile(const Profile &profile)
{
    armorIfAny(profile.armorWorn);
    need(m_pack.allowsClass(profile.figureClass), profile.figureClass);
    need(m_pack.hasSkill == (profile.skill > 0), QStringLiteral("skill"));
    weapon(profile.weapon);
}

void KnownIds::profiles(const std::vector<Profile> &figures)
{
    for (const Profile &figure : figures)
        profile(figure);
}

void KnownIds::item(const QString &id)
{
    need(m_pack.weapon(id) || m_pack.armor(id), id);
}

void KnownIds::gear(const Gear &gear)
{
    weapon(gear.weapon);
    armorIfAny(gear.armor);
}

void KnownIds::force(const Force &force)
{
    profiles(force.figures);
    if (!m_pack.team(force.from))
        list(force.from);
}

void KnownIds::encounter(const Encounter &encounter)
{
    if (encounter.press)
        profiles(encounter.press->crew);
    if (const auto *scenario = encounter.part.as<Scenario>()) {
        need(m_pack.scenarios.has_value(), QString(slug(scenario->kind)));
        force(scenario->enemy);
    } else if (const auto *game = encounter.part.as<GameInHand>()) {
        need(m_pack.games.has_value(), packWords(game->title));
        force(game->enemy);
    } else { // any other encounter is rolled up by these rules
        need(m_pack.chain.has_value(), QString(slug(encounter.kind)));
        list(encounter.enemy);
    }
}

/// Checks that the rules allow this encounter to follow.
void KnownIds::following(const Following &following)
{
    const ScenarioKind over = following.over.kind;
    need(m_pack.scenarios.has_value(), QString(slug(over)));
    force(following.over.enemy);
    if (!m_pack.scenarios)
        return;
    const std::vector<ScenarioKind> known = mayFollow(*m_pack.scenarios, over);
    need(following.kind ? std::ranges::find(known, *following.kind) != known.end()
                        : m_pack.scenarios->of(over).next.has_value(),
         QString(slug(following.kind.value_or(over))));
}

void KnownIds::settlement(const KeptSettlement &kept)
{
    if (!m_pack.factions || !m_pack.settlements) {
        refuse(CampaignText::tr("It is set in the Wasteland, which the installed rules do not have."));
        return;
    }
    for (const QString &structure : kept.settlement.structures)
        need(m_pack.settlements->structure(structure), structure);
    listIfAny(kept.nomads);
}

} // namespace muster
