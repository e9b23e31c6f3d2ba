// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/find.h"
#include "ui/chronicle/chroniclefilter.h"

#include <vector>

namespace muster {

/// Words that are looked for in the chronicle: the steps that have all of them, told or in a battle that is closed, the last first.
class ChronicleSearch
{
public:
    explicit ChronicleSearch(ChronicleFilter &filter)
        : m_filter(filter)
    {
    }

    /// Looks for them among all steps. The present step stays it while it has them; else it is the next below that has.
    void look(const QString &words);
    /// On by so many, round at the ends.
    void go(int by);

    const Sought &sought() const { return m_sought; }
    int count() const { return static_cast<int>(m_steps.size()); }
    /// Which of them is the present one, from 1; 0 for none.
    int place() const { return m_steps.empty() ? 0 : static_cast<int>(m_present) + 1; }
    /// Its number; 0 for none.
    int step() const { return m_steps.empty() ? 0 : m_steps[m_present]; }
    /// The present step in the filter, its battle opened; invalid for none.
    QModelIndex show();
    QModelIndex show(int step);

private:
    QModelIndex sourceOf(int step) const;

    ChronicleFilter &m_filter;
    Sought m_sought;
    std::vector<int> m_steps; ///< their numbers
    std::size_t m_present = 0;
};

} // namespace muster
