// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/find.h"
#include "model/story/stepstory.h"

#include <QSet>
#include <QSortFilterProxyModel>

#include <vector>

namespace muster {

/// Which steps of the chronicle are told: all, those under which the player wrote, those that touch somebody's Rep, or those
/// by which somebody came or went.
class ChronicleFilter : public QSortFilterProxyModel
{
public:
    enum class Show : std::uint8_t { Everything, Words, Rep, WhoCameAndWent };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    Show shown() const { return m_show; }
    void setShown(Show show);

    /// A battle begins with this step, and others follow within it.
    bool headsBattle(const QModelIndex &index) const;
    /// Its steps are told. Of themselves those of the battle on the table are, and those of a past one are not.
    bool isBattleOpen(const QModelIndex &head) const;
    void setBattleOpen(const QModelIndex &head, bool open);
    /// After the book has changed: a battle may be over now.
    void refresh() { invalidateFilter(); }

    /// Whether a step of the source is told, or would be if its battle were open.
    bool mayTell(const QModelIndex &step) const;
    bool tells(const StoryLine &line) const;
    /// The lines below a step's own that are told; all of them where everything is.
    std::vector<StoryLine> linesOf(const StepStory &story) const;
    /// The player's words, and pictures, that stand under a step where those are told.
    QList<Words> wordsOf(const QModelIndex &step) const;
    QList<Picture> picturesOf(const QModelIndex &step) const;
    /// How many steps came after this one: so many are undone to go to it.
    int stepsAfter(const QModelIndex &index) const { return mapToSource(index).row(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    bool isOpen(int battle, bool over) const { return m_turned.contains(battle) == over; }

    Show m_show = Show::Everything;
    QSet<int> m_turned; ///< battles that are not as they are of themselves
};

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
    int count() const { return int(m_steps.size()); }
    /// Which of them is the present one, from 1; 0 for none.
    int place() const { return m_steps.empty() ? 0 : int(m_present) + 1; }
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
