// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/chroniclemodel.h"
#include "model/items/documenttable.h"
#include "model/story/find.h"

#include <QAbstractListModel>
#include <QHash>

#include <array>
#include <vector>

namespace muster {

/// The rows of the chronicle: battles, newest first, and below each open battle its steps in the order they happened.
/// Shown are all steps, those with notes, those that change Rep, or those by which figures joined or left.
class ChronicleRows : public QAbstractListModel
{
    Q_OBJECT
public:
    enum class Show : std::uint8_t { Everything, Words, Rep, WhoCameAndWent };

    explicit ChronicleRows(ChronicleModel &steps, QObject *parent = nullptr);

    Show shown() const { return m_show; }
    void setShown(Show show);

    /// Returns the battle whose own row this is; null for a step's row.
    const BattleStory *battleAt(const QModelIndex &row) const;
    /// Returns the own row of the battle to which this row belongs.
    QModelIndex battleRowOf(const QModelIndex &row) const;
    /// Returns the row of the battle that begins with this step; invalid if it is not shown.
    QModelIndex rowOfBattle(int first) const { return indexOf(-first); }
    /// Opens a step's battle and returns the step's row; steps are counted from 1.
    QModelIndex showStep(int step);

    /// Returns whether the row is open. By default battles still to be played are open, and steps that finished one; if
    /// not everything is shown, all rows are.
    bool isOpen(const QModelIndex &row) const { return isOpenByKey(keyOf(row)); }
    void setOpen(const QModelIndex &row, bool open);
    /// Returns whether the row has anything to open.
    bool canOpen(const QModelIndex &row) const;

    /// Returns whether a step is shown, or would be if its battle were open.
    bool mayTell(int step) const;
    /// Returns the lines below a step's own that are shown; all of them if everything is.
    std::vector<StoryLine> linesOf(const NarratedStep &story) const;
    /// Returns the player's notes, or pictures, under a step; none if these are not shown.
    QList<Words> wordsOf(const QModelIndex &row) const;
    QList<Picture> picturesOf(const QModelIndex &row) const;
    /// Returns the number of steps after the row's last, which are undone to go back to it.
    int stepsAfter(const QModelIndex &row) const;

    const ChronicleModel &steps() const { return m_steps; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_keys.size()); }
    /// Returns the data of ChronicleModel for a step; for a battle, the number of its last step and a story about the
    /// figures that joined or left.
    QVariant data(const QModelIndex &row, int role = Qt::DisplayRole) const override;

private:
    /// Returns a step's number; for a battle, its first step's number, negative; 0 for an invalid row.
    int keyOf(const QModelIndex &row) const { return row.isValid() ? m_keys[std::size_t(row.row())] : 0; }
    QModelIndex indexOf(int key) const;
    QModelIndex sourceOf(int step) const { return m_steps.index(m_steps.rowCount() - step, 0); }
    const BattleStory *battleOf(int key) const;
    bool isOpenByKey(int key) const;
    bool tells(const StoryLine &line) const;
    void refresh();
    Keys wanted() const;
    QString spoken(const BattleStory &battle) const;
    QString spoken(int step) const;
    QVariant dataOf(const BattleStory &battle, int role) const;

    ChronicleModel &m_steps;
    Keys m_keys;
    Show m_show = Show::Everything;
    std::array<QHash<int, bool>, 4> m_open; ///< for each Show: by key, whether the player opened or closed the row
};

/// A search in the chronicle: the steps that contain all words, shown or in a closed battle, in the order of the rows.
class ChronicleSearch
{
public:
    explicit ChronicleSearch(ChronicleRows &rows)
        : m_rows(rows)
    {
    }

    /// Searches all steps. The present match stays if it still matches; else the next one below it is the present one.
    void look(const QString &words);
    /// Moves on by this many matches, and wraps at the ends.
    void go(int by);

    const SearchTerms &sought() const { return m_sought; }
    int count() const { return int(m_steps.size()); }
    /// Returns the position of the present match, from 1; 0 for none.
    int place() const { return m_steps.empty() ? 0 : int(m_present) + 1; }
    /// Returns the step's number of the present match; 0 for none.
    int step() const { return m_steps.empty() ? 0 : m_steps[m_present]; }
    /// Opens the battle of the present match and returns the row of its step; invalid for none.
    QModelIndex show() { return m_steps.empty() ? QModelIndex() : m_rows.showStep(step()); }

private:
    ChronicleRows &m_rows;
    SearchTerms m_sought;
    std::vector<int> m_steps; ///< numbers of the steps that match
    std::size_t m_present = 0;
};

} // namespace muster
