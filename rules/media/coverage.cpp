// SPDX-License-Identifier: MIT
#include "rules/media/coverage.h"

#include "rules/dice/dice.h"
#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

#include <algorithm>

namespace muster {

Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice)
{
    const int score = dice.die(RollKind::Coverage) + tables.genres[genre] + tables.settings[setting];
    if (score <= tables.full)
        return Coverage::Full;
    return score <= tables.possible ? Coverage::Possible : Coverage::None;
}

CrewPart crewPartOf(const MediaTables &media, const QString &weapon)
{
    if (weapon == media.mike)
        return CrewPart::Reporter;
    return weapon == media.camera ? CrewPart::Camera : CrewPart::None;
}

std::optional<CrewFault> crewFault(const MediaTables &media, const std::vector<Profile> &crew, const Profile &one)
{
    const auto isTaken = [&](auto same) { return std::ranges::any_of(crew, same); };
    if (const CrewPart part = crewPartOf(media, one.weapon); part != CrewPart::None) {
        const bool taken = isTaken([&](const Profile &other) { return crewPartOf(media, other.weapon) == part; });
        return taken ? std::optional(CrewFault::PartTaken) : std::nullopt;
    }
    for (const MediaTables::Companion &companion : media.companions) {
        if (companion.profile.type != one.type)
            continue;
        if (isTaken([&](const Profile &other) { return other.type == one.type; }))
            return CrewFault::PartTaken;
        return one.rep < companion.leastRep || one.rep > companion.mostRep ? std::optional(CrewFault::NoPart)
                                                                           : std::nullopt;
    }
    return CrewFault::NoPart;
}

bool hasTech(const MediaTables &media, const std::vector<Profile> &crew)
{
    return std::ranges::any_of(crew,
                               [&](const Profile &one) { return crewPartOf(media, one.weapon) == CrewPart::Camera; });
}

std::vector<Profile> raiseCrew(const Pack &pack, Dice &dice)
{
    std::optional<Profile> reporter;
    std::optional<Profile> camera;
    for (int place = 1; !reporter || !camera; ++place) {
        const Profile &rolled = rollOn(pack.list(pack.media->list)->figures, {RollKind::Crew, place}, dice);
        const CrewPart part = crewPartOf(*pack.media, rolled.weapon);
        if (part == CrewPart::Reporter && !reporter)
            reporter = rolled;
        else if (part == CrewPart::Camera && !camera)
            camera = rolled;
    }
    return {*reporter, *camera};
}

} // namespace muster
