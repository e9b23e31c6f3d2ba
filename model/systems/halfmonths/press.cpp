// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/press.h"

#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/changes/campaign.h"
#include "model/texts.h"
#include "rules/pack/scenarioslugs.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// The Wasteland is a dark future too (R74).
MediaGenre mediaGenreOf(const QString &genre)
{
    if (genre == QLatin1String("wasteland"))
        return MediaGenre::Gang;
    return fromSlug<MediaGenre>(genre).value_or(MediaGenre::Military);
}

MediaGenre genreOf(const Campaign &campaign, const Pack &pack)
{
    return mediaGenreOf(chosenGenre(campaign, pack));
}

MediaSetting settingOf(const Campaign &campaign, const Pack &pack)
{
    return fromSlug<MediaSetting>(optionValue(campaign, pack, QStringLiteral("setting"))).value_or(MediaSetting::None);
}

} // namespace

int coverageModifier(const Campaign &campaign, const Pack &pack)
{
    return pack.media->genres[static_cast<std::size_t>(genreOf(campaign, pack))]
        + pack.media->settings[static_cast<std::size_t>(settingOf(campaign, pack))];
}

Problems checkSeekPress(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media)
        return {{ActionText::tr("%1 has no media coverage.").arg(pack.title)}};
    if (!campaign.encounter)
        return {{ActionText::tr("Media coverage is rolled for an encounter. Prepare one first.")}};
    if (campaign.list == pack.media->list)
        return {{ActionText::tr("Your own band is the media crew.")}};
    const std::optional<Press> &press = campaign.encounter->press;
    if (press && press->coverage != Coverage::Possible)
        return {{press->coverage == Coverage::Full ? ActionText::tr("A media crew is already there.")
                                                   : ActionText::tr("No media crew will come to this encounter.")}};
    return {};
}

void seekPress(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
{
    step.kind = StepKind::PressSought;
    Press press;
    press.coverage = rollCoverage(*pack.media, genreOf(campaign, pack), settingOf(campaign, pack), dice);
    if (press.coverage == Coverage::Full)
        press.crew = raiseCrew(pack, dice);
    step.changes.push_back(PressRolled{press});
}

CrewPart crewPartOf(const Pack &pack, const Figure &figure)
{
    return pack.media ? muster::crewPartOf(*pack.media, figure.profile.weapon) : CrewPart::None;
}

bool hasPress(const Campaign &campaign, const Pack &pack)
{
    return std::any_of(campaign.band.begin(), campaign.band.end(),
                       [&](const Figure &figure) { return crewPartOf(pack, figure) != CrewPart::None; });
}

} // namespace muster::actions
