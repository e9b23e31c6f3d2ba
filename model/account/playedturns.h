// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/account/accounttable.h"
#include "model/campaign/step.h"

#include <map>
#include <set>
#include <span>
#include <utility>

namespace muster {

/// The words and pictures that the player added to battles while they were played, by their ids: they are told in the turn
/// in which they were added.
class AddedInPlay
{
public:
    explicit AddedInPlay(std::span<const Step> steps)
        : m_steps(steps)
    {
    }

    /// Every step in order, each before it is applied to the campaign.
    void read(const Step &step, const Campaign &before);

    bool hasWords(int id) const { return m_words.contains(id); }
    bool hasPicture(int id) const { return m_pictures.contains(id); }

private:
    bool isOfTheBattle(const About &about, const Campaign &before) const;

    std::span<const Step> m_steps;
    std::set<int> m_words;
    std::set<int> m_pictures;
    std::set<int> m_openWords; ///< of a battle that may yet be set aside
    std::set<int> m_openPictures;
};

/// What was recorded of a battle while it was played: its turns with the player's words and pictures in them, the dice of its
/// PEFs, and the band as it came. Of several runs it is the last, the one that counts.
class PlayedTurns
{
public:
    /// `now` has the player's words and pictures as they are by now; it and `added` outlive this.
    PlayedTurns(const Pack &pack, const Campaign &now, const AddedInPlay &added);

    /// The next step of the battle, the first being that which prepared it, and the campaign before and after it. `number`
    /// counts from 1.
    void read(const Step &step, int number, const Campaign &before, const Campaign &after);

    /// As it began to fight; as it is now where nothing was recorded in play.
    const Figure &asItCame(const Figure &figure) const;
    const PefDice &letters() const { return m_letters; }
    std::vector<AccountTurn> takeTurns() { return std::move(m_turns); }

private:
    void note(const Step &step, int number, const Campaign &before, const Campaign &after);
    bool noteScouted(const Step &step, const Campaign &after, std::vector<AccountLine> &lines);
    void noteAdded(const Step &step);
    void rememberWhoCame(const Step &step, const Campaign &before, const Campaign &after);

    const Pack &m_pack;
    const Campaign &m_now;
    const AddedInPlay &m_added;
    bool m_isPrepared = false;
    std::vector<AccountTurn> m_turns;
    PefDice m_letters;
    std::map<FigureId, Figure> m_came;
    QStringList m_scouted; ///< sections, as far as the last line tells of them
};

} // namespace muster
