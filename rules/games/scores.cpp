// SPDX-License-Identifier: MIT
#include "rules/games/scores.h"

#include "rules/pack/pack.h"

namespace muster {

std::vector<ScoreInBand> scoresInBands(const Profile &profile, const Pack &pack)
{
    std::vector<ScoreInBand> scores;
    const Weapon *weapon = pack.weapon(profile.weapon);
    if (!pack.hasSkill || !weapon)
        return scores;
    const PercentileTables &tables = *pack.reference->percentile;
    for (const int inches : weapon->bands) {
        PercentileShot shot{profile.skill, weapon->bands, inches, false, 5};
        const int single = scoreToHit(tables, shot);
        shot.automatic = true;
        scores.push_back({inches, single, weapon->singleShots ? 0 : scoreToHit(tables, shot)});
    }
    return scores;
}

} // namespace muster
