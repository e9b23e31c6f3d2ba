// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/changes/band.h"
#include "model/systems/party.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>

namespace muster::acts {

namespace {

void addTo(QStringList &ids, const QString &id)
{
    if (!ids.contains(id))
        ids << id;
}

/// Returns the list that arms the figure: the campaign's, or the one that its better equipment comes from.
const ArmyList *listOf(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    const ArmyList *own = pack.list(campaign.listOf(figure));
    if (!own || !figure.laidAside)
        return own;
    for (const Upgrade &upgrade : own->upgrades) {
        if (!upgrade.as.isEmpty() && figure.profile.armorWorn == upgrade.armor)
            return pack.list(upgrade.as);
    }
    return own;
}

/// Returns the weapons that the figure may choose freely: those that its row of the list stands for, or those of its
/// upgrade.
QStringList openTo(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    QStringList open;
    const ArmyList *own = pack.list(campaign.listOf(figure));
    if (!own)
        return open;
    if (figure.laidAside) {
        for (const Upgrade &upgrade : own->upgrades) {
            for (const QString &weapon : upgrade.weapons)
                addTo(open, weapon);
        }
        const ArmyList *as = listOf(campaign, pack, figure);
        for (const WeaponChoice &choice : as == own ? std::vector<WeaponChoice>() : as->choices) {
            for (const QString &weapon : choice.weapons)
                addTo(open, weapon);
        }
    }
    const bool maySpecialise = own->needsSpecial && specialArmsOf(campaign.bandOf(figure.leader), pack).carried == 0;
    for (const WeaponChoice &choice : own->choices) {
        const bool isOwn = choice.id == figure.profile.weapon || (maySpecialise && isSpecial(*own, choice.id));
        for (const QString &weapon : isOwn ? choice.weapons : std::vector<QString>())
            addTo(open, weapon);
    }
    return open;
}

/// Checks the limit of special weapons as if the figure had this one.
void demandLimit(const Campaign &campaign, const Pack &pack, const Figure &figure, const QString &weapon,
                 Problems &problems)
{
    const ArmyList *list = listOf(campaign, pack, figure);
    if (!list || isSpecial(*list, figure.profile.weapon))
        return;
    Campaign armed = campaign.bandOf(figure.leader);
    for (Figure &one : armed.band) {
        if (one.id == figure.id)
            one.profile.weapon = weapon;
    }
    demandSpecialArms(pack, *list, weapon, forceOf(armed), specialsBeside(armed, *list), problems);
}

class Outfitting
{
public:
    Outfitting(const Campaign &campaign, const Pack &pack, const Figure &figure)
        : m_campaign(campaign)
        , m_pack(pack)
        , m_figure(figure)
        , m_stock(campaign.stockOf(figure.leader))
        , m_whose(campaign.stockNumber(figure.leader))
    {
    }

    void takeWeapon(const QString &wanted)
    {
        const QString &has = m_figure.profile.weapon;
        if (wanted == has)
            return;
        const Weapon *weapon = m_pack.weapon(wanted);
        if (!weapon) {
            m_problems << ActsText::tr("There is no weapon “%1” in %2.").arg(wanted.left(40), m_pack.title);
            return;
        }
        demandLimit(m_campaign, m_pack, m_figure, wanted, m_problems);
        if (openTo(m_campaign, m_pack, m_figure).contains(wanted))
            return;
        if (const ArmyList *list = listOf(m_campaign, m_pack, m_figure))
            demandWeapon(m_pack, *list, *weapon, true, m_problems);
        exchange(wanted, has);
    }

    void takeArmor(const QString &wanted)
    {
        const QString &has = m_figure.profile.armorWorn;
        if (wanted == has)
            return;
        if (!m_pack.armor(wanted))
            m_problems << ActsText::tr("There is no armour “%1” in %2.").arg(wanted.left(40), m_pack.title);
        else
            exchange(wanted, has);
    }

    /// Sets the things besides the weapon as the player says, for no book counts these. A special weapon counts like
    /// one's own, and comes out of the stockpile.
    void carry(const Kits &wanted)
    {
        for (const Kit &kit : m_figure.carries) {
            if (countOf(wanted, kit.item) == 0)
                carry({kit.item, 0}, kit.count);
        }
        for (const Kit &kit : wanted) {
            const Kit *had = kitAmong(m_figure.carries, kit.item);
            if (!had || had->count != kit.count || had->single != kit.single)
                carry(kit, had ? had->count : 0);
        }
    }

    Result<Step> step(const Gear &wanted)
    {
        const bool sameGear = wanted == Gear{m_figure.profile.weapon, m_figure.profile.armorWorn};
        if (!m_problems && sameGear && m_changes.empty())
            m_problems << ActsText::tr("%1 already has that.").arg(m_figure.name);
        if (m_problems)
            return m_problems;
        Step step;
        step.kind = StepKind::Equipped;
        step.changes = std::move(m_changes);
        if (!sameGear)
            step.changes.push_back(
                GearChanged{m_figure.id, wanted, m_figure.laidAside, m_issued ? GearCause::Issued : GearCause::Chosen});
        return step;
    }

private:
    void carry(const Kit &kit, int had)
    {
        const auto &[item, has, single] = kit;
        const ArmyList *list = listOf(m_campaign, m_pack, m_figure);
        if (const Weapon *weapon = m_pack.weapon(item);
            has != had && list && weapon && m_pack.rewards && isSpecial(*list, item)) {
            if (has > had) {
                demandWeapon(m_pack, *list, *weapon, true, m_problems);
                const Campaign band = m_campaign.bandOf(m_figure.leader);
                demandSpecialArms(m_pack, *list, item, forceOf(band), specialsBeside(band, *list) + has - had,
                                  m_problems);
            }
            if (m_stock.value(item) < has - had)
                m_problems << holdsNone(item);
            m_stock[item] += had - has;
            m_changes.push_back(StockChanged{item, had - has, m_whose});
        } else if (const int taken = std::min(m_stock.value(item), has - had);
                   taken > 0) { // the player may have the rest from anywhere
            m_stock[item] -= taken;
            m_changes.push_back(StockChanged{item, -taken, m_whose});
        }
        m_changes.push_back(ThingCarried{m_figure.id, item, has, single});
    }

    Problem holdsNone(const QString &item) const
    {
        return {
            ActsText::tr("%1 cannot have “%2”: the stockpile holds none.").arg(m_figure.name, itemTitle(m_pack, item))};
    }

    /// Takes an item out of the stockpile, and puts the figure's old one into it.
    void exchange(const QString &wanted, const QString &has)
    {
        m_issued = true;
        if (m_figure.laidAside) {
            m_problems << ActsText::tr(
                              "%1 has better equipment until this encounter is over. Equip the figure after that.")
                              .arg(m_figure.name);
            return;
        }
        if (isBareArmor(m_pack, wanted)) {
            layDown(has);
            return;
        }
        if (m_stock.value(wanted) < 1) {
            m_problems << holdsNone(wanted);
            return;
        }
        --m_stock[wanted];
        m_changes.push_back(StockChanged{wanted, -1, m_whose});
        layDown(has);
    }

    void layDown(const QString &has)
    {
        if (!canBeKept(m_pack, has))
            return;
        ++m_stock[has];
        m_changes.push_back(StockChanged{has, 1, m_whose});
    }

    const Campaign &m_campaign;
    const Pack &m_pack;
    const Figure &m_figure;
    Stockpile m_stock; ///< the stockpile after the changes so far
    const int m_whose;
    Problems m_problems;
    Changes m_changes;
    bool m_issued = false;
};

} // namespace

QStringList weaponsFor(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    QStringList ids{figure.profile.weapon};
    for (const QString &id : openTo(campaign, pack, figure))
        addTo(ids, id);
    for (const QString &id : figure.laidAside ? QStringList() : campaign.stockOf(figure.leader).keys()) {
        if (pack.weapon(id))
            addTo(ids, id);
    }
    return ids;
}

QStringList armorsFor(const Campaign &campaign, const Pack &pack, const Figure &figure)
{
    QStringList ids{figure.profile.armorWorn};
    if (figure.laidAside)
        return ids;
    if (!pack.armors.empty())
        addTo(ids, pack.armors.front().id);
    for (const QString &id : campaign.stockOf(figure.leader).keys()) {
        if (pack.armor(id))
            addTo(ids, id);
    }
    return ids;
}

Result<Step> equip(const Campaign &campaign, const Pack &pack, FigureId id, const Gear &wanted,
                   const std::optional<Kits> &carries)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    if (campaign.phase == Phase::Over)
        return Problem{
            ActsText::tr("This campaign is over. To carry on, undo its last step or bring back its leader.")};
    const Figure *figure = campaign.find(id);
    if (!figure)
        return nobodyNumbered(campaign, id);
    if (!pack.rewards && wanted != Gear{figure->profile.weapon, figure->profile.armorWorn})
        return Problem{ActsText::tr("%1 has no stockpile. Edit the figure instead.").arg(pack.title)};
    Outfitting outfitting(campaign, pack, *figure);
    outfitting.takeWeapon(wanted.weapon);
    outfitting.takeArmor(wanted.armor);
    outfitting.carry(carries.value_or(figure->carries));
    return outfitting.step(wanted);
}

/// Returns the first band in the current encounter whose list has any upgrades (R97).
static std::optional<Campaign> bandWithUpgrades(const Campaign &campaign, const Pack &pack)
{
    for (const Campaign &band : campaign.encounter ? bandsThatFight(campaign) : std::vector<Campaign>()) {
        const ArmyList *list = pack.list(band.ownList());
        if (list && !list->upgrades.empty())
            return band;
    }
    return std::nullopt;
}

std::vector<Upgrade> upgradesFor(const Campaign &campaign, const Pack &pack)
{
    const std::optional<Campaign> band = bandWithUpgrades(campaign, pack);
    return band ? pack.list(band->ownList())->upgrades : std::vector<Upgrade>();
}

Result<Step> upgrade(const Campaign &campaign, const Pack &pack, const QString &id, const QString &weapon)
{
    if (!campaign.encounter)
        return Problem{ActsText::tr("Better equipment is issued for an encounter. Prepare one first.")};
    const std::optional<Campaign> band = bandWithUpgrades(campaign, pack);
    if (!band)
        return Problem{ActsText::tr("The list of the band in this encounter has no better equipment.")};
    const ArmyList *list = pack.list(band->ownList());
    const auto found = std::ranges::find_if(list->upgrades, [&](const Upgrade &upgrade) { return upgrade.id == id; });
    if (found == list->upgrades.end())
        return Problem{ActsText::tr("There is no “%1” for %2. Available: %3.")
                           .arg(id.left(40), list->title, idsOf(list->upgrades))};
    const QString armed = weapon.isEmpty() ? found->weapons.front() : weapon;
    if (!contains(found->weapons, armed))
        return Problem{ActsText::tr("“%1” does not include that weapon. It includes: %2.")
                           .arg(found->title,
                                QStringList(found->weapons.begin(), found->weapons.end()).join(QStringLiteral(", ")))};
    Step step;
    step.kind = StepKind::Equipped;
    for (const Figure *figure : band->presentIn(campaign.turn)) {
        const Gear has{figure->profile.weapon, figure->profile.armorWorn};
        const Gear gear{armed, found->armor.isEmpty() ? has.armor : found->armor};
        if (gear != has)
            step.changes.push_back(GearChanged{figure->id, gear, figure->laidAside.value_or(has), GearCause::Upgraded});
    }
    if (step.changes.empty())
        return Problem{ActsText::tr("The whole party already has this equipment.")};
    return step;
}

} // namespace muster::acts
