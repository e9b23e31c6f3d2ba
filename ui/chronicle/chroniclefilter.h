// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <QSet>
#include <QSortFilterProxyModel>

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

} // namespace muster
