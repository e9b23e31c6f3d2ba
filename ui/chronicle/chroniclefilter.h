// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/stepstory.h"

#include <QSortFilterProxyModel>

namespace muster {

/// Which steps of the chronicle are told: all, those that touch somebody's Rep, or those by which somebody came or went.
class ChronicleFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    enum class Show : std::uint8_t { Everything, Rep, WhoCameAndWent };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    Show shown() const { return m_show; }
    void setShown(Show show);

    bool tells(const StoryLine &line) const;
    /// The lines below a step's own that are told; all of them where everything is.
    std::vector<StoryLine> linesOf(const StepStory &story) const;
    /// How many steps came after this one: so many are taken back to go to it.
    int stepsAfter(const QModelIndex &index) const { return mapToSource(index).row(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    Show m_show = Show::Everything;
};

} // namespace muster
