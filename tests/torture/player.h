// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "tests/torture/held.h"
#include "tests/torture/luck.h"

namespace muster::torture {

/// Somebody who plays on and on, at random but within the rules: the same luck, the same campaign. This player recruits, prepares,
/// reports, corrects, dismisses, brings back, adds pictures, undoes, leaves courses and throws them away, and leaves reports
/// half filled in and dice half rolled.
class Player
{
public:
    explicit Player(std::uint64_t seed);

    Step founding();
    /// What comes next; always something that changes the file.
    Deed next(const Held &held);
    /// Only ever forward.
    Step nextStep(const Campaign &campaign, std::size_t number);

    const Pack &pack() const { return m_pack; }

private:
    Step bringBackTheStar(const Campaign &campaign);
    Step addPicture(const Book &book, const Campaign &campaign);
    Step recruit(const Campaign &campaign);
    Step prepare(const Campaign &campaign);
    Step finishBattle(const Campaign &campaign);
    std::optional<Step> correct(const Campaign &campaign);
    std::optional<Step> dismiss(const Campaign &campaign);
    Step undated(const Campaign &campaign);
    BattleReport report(const Campaign &campaign);
    AftermathDraft draft(const Campaign &campaign);
    std::optional<ActUnderWay> halfRolled(const Campaign &campaign);

    const Pack &m_pack;
    Luck m_luck;
};

/// The content of a picture that a player adds, by its hash.
std::optional<QByteArray> pictureOf(const QString &sha256);

/// The pack that everything here plays by.
const Pack &swordplay();

} // namespace muster::torture
