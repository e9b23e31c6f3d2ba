// SPDX-License-Identifier: MIT
#include "model/systems/campaignsystem.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/actions/demands.h"
#include "model/campaign/sheet.h"
#include "model/systems/months/linkedmonths.h"
#include "model/texts.h"
#include "rules/pack/slugs.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster {

Setup CampaignSystem::dealFor(const Campaign &campaign, const Pack &pack, EncounterKind kind, Dice &dice)
{
    return dealSetup(pack, kind, dice, countriesOf(campaign, pack));
}

CountryChoice countriesOf(const Campaign &campaign, const Pack &pack)
{
    const QString countries = actions::optionValue(campaign, pack, QStringLiteral("country"));
    return fromSlug<CountryChoice>(countries).value_or(CountryChoice::BySection);
}

QStringList CampaignSystem::enemies(const Pack &pack) const
{
    return actions::idsIn(pack.lists);
}

Room CampaignSystem::room(const Campaign &campaign, const Pack &) const
{
    const Figure *star = campaign.star();
    return {star ? star->rep() : 0, campaign.gruntCount(), campaign.freePlaces()};
}

std::vector<Fate> CampaignSystem::fates() const
{
    return {Fate::Fine, Fate::OutOfTheFight, Fate::ObviouslyDead, Fate::RanAway, Fate::Captured, Fate::CheatedDeath};
}

Fate CampaignSystem::fateOf(Aided aided) const
{
    switch (aided) {
    case Aided::Fine:
        return Fate::Fine;
    case Aided::OutOfTheFight:
        return Fate::OutOfTheFight;
    case Aided::Dead:
        return Fate::ObviouslyDead;
    }
    Q_UNREACHABLE();
}

void CampaignSystem::settle(actions::Aftermath &aftermath) const
{
    takeFates(aftermath);
    rollRecovery(aftermath);
}

QString CampaignSystem::comingName() const
{
    return SystemText::tr("Encounter");
}

QString CampaignSystem::whyFull(const Campaign &campaign, const Pack &pack) const
{
    return SystemText::tr("There is no room in the band: Rep %1 leads %2 Grunts at most, and there are %3.")
        .arg(campaign.star()->rep())
        .arg(room(campaign, pack).most)
        .arg(campaign.gruntCount());
}

QString CampaignSystem::turnLabel(int turn, const Pack &pack) const
{
    return SystemText::tr("%1 %2").arg(turnName(pack), QString::number(turn));
}

QString CampaignSystem::enemyOf(const Campaign &campaign, const QString &wanted)
{
    if (!wanted.isEmpty())
        return wanted;
    return campaign.enemy.isEmpty() ? campaign.list : campaign.enemy;
}

template<>
const Registered<CampaignSystem> *Registered<CampaignSystem>::s_last = nullptr;

namespace {

const CampaignSystem *chosen(const Campaign &campaign, const Pack &pack)
{
    return CampaignSystem::findIf([&](const CampaignSystem &system) { return system.isFor(campaign, pack); });
}

} // namespace

const CampaignSystem &systemOf(const Campaign &campaign, const Pack &pack)
{
    const CampaignSystem *system = chosen(campaign, pack);
    return system ? *system : linkedMonths();
}

const CampaignSystem &systemOf(const Encounter &encounter)
{
    return encounter.part ? encounter.part.kind()->system() : linkedMonths();
}

const Force *Encounter::dealtEnemy() const
{
    return systemOf(*this).dealtEnemy(*this);
}

const FirstAidTable *firstAidOf(const Campaign &campaign, const Pack &pack)
{
    return pack.firstAid && !borrowedSheet(campaign).isEmpty() ? &*pack.firstAid : nullptr;
}

std::vector<Fate> fatesIn(const Campaign &campaign, const Pack &pack)
{
    std::vector<Fate> fates = systemOf(campaign, pack).fates();
    if (firstAidOf(campaign, pack))
        fates.insert(std::find(fates.begin(), fates.end(), Fate::Fine) + 1, Fate::Wounded);
    return fates;
}

bool carriesCampaign(const Pack &pack)
{
    return !pack.lists.empty() && !pack.names.empty() && chosen({}, pack);
}

Problem noCampaign(const Pack &pack)
{
    return {SystemText::tr("%1 has no campaign in Muster, only its tests: “muster rules %2” lists them.")
                .arg(pack.title, pack.id)};
}

} // namespace muster
