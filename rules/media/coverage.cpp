// SPDX-License-Identifier: MIT
#include "rules/media/coverage.h"

#include "rules/dice/dice.h"
#include "rules/pack/pack.h"
#include "rules/table/rollon.h"

namespace muster {

Coverage rollCoverage(const MediaTables &tables, MediaGenre genre, MediaSetting setting, Dice &dice)
{
    const int score = dice.die({RollKind::Coverage, 0}) + tables.genres[static_cast<std::size_t>(genre)]
        + tables.settings[static_cast<std::size_t>(setting)];
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
