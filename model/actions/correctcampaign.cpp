// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/demands.h"
#include "model/changes/campaign.h"
#include "model/changes/wasteland.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// Between encounters the campaign's EAL is the one the next encounter will have: whichever the player changed counts.
void agreeOnEal(const Campaign &campaign, CampaignCorrected &wanted, Problems &problems)
{
    const bool own = wanted.eal != campaign.eal;
    const bool next = wanted.next.eal != campaign.next.eal;
    if (own && next && wanted.eal != wanted.next.eal)
        problems.push_back({ActionText::tr("The Enemy Activity Level was given twice, for the campaign and for the "
                                           "next encounter. Between encounters there is only one.")});
    else if (own)
        wanted.next.eal = wanted.eal;
    else if (next)
        wanted.eal = wanted.next.eal;
}

void demandNext(const Campaign &campaign, CampaignCorrected &wanted, Problems &problems)
{
    if (campaign.phase == Phase::Prepare)
        agreeOnEal(campaign, wanted, problems);
    else if (wanted.eal != campaign.eal || wanted.next != campaign.next)
        problems.push_back({campaign.phase == Phase::Play
                                ? ActionText::tr("An encounter is under way: edit its own Enemy Activity Level. The "
                                                 "next encounter can be edited after the battle.")
                                : ActionText::tr("This campaign is over; there is no next encounter.")});
    if (wanted.eal)
        demandEal(*wanted.eal, problems);
}

/// Its value, chosen or not.
QString optionOf(const Options &options, const Option &option)
{
    return options.value(option.id, option.unsaid());
}

bool sameAs(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted)
{
    const bool sameOptions = std::all_of(pack.options.begin(), pack.options.end(), [&](const Option &option) {
        return optionOf(wanted.options, option) == optionOf(campaign.options, option);
    });
    return wanted.name == campaign.name && wanted.turn == campaign.turn && wanted.eal == campaign.eal
        && wanted.next == campaign.next && sameOptions;
}

/// The player says where the band is: that ends its journey.
bool endsJourney(const Campaign &campaign, const Pack &pack, const CampaignCorrected &wanted)
{
    const Option *locale = pack.option(localeOption);
    return campaign.journey && locale && optionOf(wanted.options, *locale) != optionOf(campaign.options, *locale);
}

} // namespace

Result<Step> correctCampaign(const Campaign &campaign, const Pack &pack, const CampaignCorrected &correction)
{
    CampaignCorrected wanted = correction;
    Problems problems;
    demandName(wanted.name, ActionText::tr("Campaign name"), problems);
    demandOptions(pack, wanted.options, problems);
    if (wanted.turn < 1 || wanted.turn > latestTurn)
        problems.push_back({ActionText::tr("%1 %2 is out of range. Use 1 to %3.")
                                .arg(systemOf(campaign, pack).turnName(pack))
                                .arg(wanted.turn)
                                .arg(latestTurn)});
    demandNext(campaign, wanted, problems);
    if (!problems.empty())
        return problems;

    wanted.name = wanted.name.trimmed();
    wanted.options = chosenOptions(pack, wanted.options);
    if (sameAs(campaign, pack, wanted))
        return Problem{ActionText::tr("Nothing has changed.")};
    Step step;
    step.kind = StepKind::Corrected;
    if (endsJourney(campaign, pack, wanted))
        step.changes.push_back(Arrived{campaign.journey->to});
    step.changes.push_back(wanted);
    return step;
}

Result<QString> campaignName(const QString &typed)
{
    Problems problems;
    demandName(typed, ActionText::tr("Campaign name"), problems);
    if (!problems.empty())
        return problems;
    return typed.trimmed();
}

} // namespace muster::actions
