// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/rollresult.h"

namespace muster {

/// Tells the rolls of one act (rollresult.h), each family of them in a function of its own: empty where it is another's.
class RollTeller
{
public:
    RollTeller(const Step &whole, const Campaign &before, const Pack &pack);

    RollTold tell(std::size_t place) const;

private:
    template<typename C>
    const C *change() const
    {
        return firstOf<C>(m_whole.changes);
    }

    QString ofTheBand(std::size_t place) const;
    QString ofTheCalendar(std::size_t place) const;
    QString ofTheLand(std::size_t place) const;
    QString ofTheSides(std::size_t place) const;
    QString ofTheTable(std::size_t place) const;
    QString ofTheScenario(std::size_t place) const;

    const Roll *after(std::size_t place) const;
    bool isRolledAgain(std::size_t place) const;
    const Section *section(int number) const;
    QString enemyFigure(std::size_t place) const;
    /// Of the other side as it was rolled up, by its place from 1.
    Profile enemyAt(int number) const;
    QString crewFigure(std::size_t place) const;
    QString pefMove(RollKind kind, int pef) const;
    QString pefWays(int passed) const;

    const Step &m_whole;
    const Pack &m_pack;
    const Campaign &m_before;
    Campaign m_after;
    const Encounter *m_encounter = nullptr; ///< that this act rolls up
};

} // namespace muster
