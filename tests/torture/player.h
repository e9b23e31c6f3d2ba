// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "tests/torture/held.h"
#include "tests/torture/luck.h"

namespace muster::torture {

/// Plays without end, at random but within the rules; the same seed gives the same campaign. It recruits, prepares,
/// reports, corrects, dismisses, brings back, adds pictures, undoes, leaves courses and deletes them, and leaves
/// reports half filled in and dice half rolled.
class Player
{
public:
    explicit Player(std::uint64_t seed);

    Step founding();
    /// Returns the next deed, which always changes the file.
    Deed next(const Held &held);
    /// Returns the next step, never an undo.
    Step nextStep(const Campaign &campaign, std::size_t number);

    const Pack &pack() const { return m_pack; }

private:
    Step bringBackTheStar(const Campaign &campaign);
    Step addPicture(const History &history, const Campaign &campaign);
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

/// Returns the contents of a picture that a player adds, by its hash.
std::optional<QByteArray> pictureOf(const QString &sha256);

/// Returns the pack of all tests here.
const Pack &swordplay();

} // namespace muster::torture
