// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/chroniclemodel.h"
#include "model/items/documenttable.h"
#include "model/story/find.h"

#include <QAbstractListModel>
#include <QSet>

#include <array>
#include <vector>

namespace muster {

/// The battles, the newest first, and below each that is open its steps in the order they happened: all of them, those under
/// which the player wrote, those that touch somebody's Rep, or those by which somebody came or went.
class ChronicleRows : public QAbstractListModel
{
    Q_OBJECT
public:
    enum class Show : std::uint8_t { Everything, Words, Rep, WhoCameAndWent };

    explicit ChronicleRows(ChronicleModel &steps, QObject *parent = nullptr);

    Show shown() const { return m_show; }
    void setShown(Show show);

    /// The battle whose own row this is; null for a step's.
    const BattleStory *battleAt(const QModelIndex &row) const;
    /// The battle's own row, to which this one belongs.
    QModelIndex battleRowOf(const QModelIndex &row) const;
    /// That of the battle that begins with this step.
    QModelIndex rowOfBattle(int first) const { return indexOf(-first); }
    /// The row of a step, counted from 1, its battle opened where it is closed.
    QModelIndex showStep(int step);

    /// A battle that is still to be played is open by itself, and a step by which one was finished; where not everything is
    /// shown, all are.
    bool isOpen(const QModelIndex &row) const { return isOpenByKey(keyOf(row)); }
    void setOpen(const QModelIndex &row, bool open);
    /// It has something to open.
    bool canOpen(const QModelIndex &row) const;

    /// Whether a step is told, or would be if its battle were open.
    bool mayTell(int step) const;
    /// The lines below a step's own that are told; all of them where everything is.
    std::vector<StoryLine> linesOf(const StepStory &story) const;
    /// The player's words, and pictures, that stand under a step where those are told.
    QList<Words> wordsOf(const QModelIndex &row) const;
    QList<Picture> picturesOf(const QModelIndex &row) const;
    /// How many steps came after the row's last: so many are undone to go to it.
    int stepsAfter(const QModelIndex &row) const;

    const ChronicleModel &steps() const { return m_steps; }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_keys.size()); }
    /// A step's as ChronicleModel has it; of a battle its last step's number, and a story about those who came and went.
    QVariant data(const QModelIndex &row, int role = Qt::DisplayRole) const override;

private:
    /// A step's number, or of a battle its first step's, negative.
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
    std::array<QSet<int>, 4>
        m_turned; ///< of each way to show: the keys of those that are not as they are by themselves
};

/// Words that are looked for in the chronicle: the steps that have all of them, told or in a battle that is closed, in the
/// order of the rows.
class ChronicleSearch
{
public:
    explicit ChronicleSearch(ChronicleRows &rows)
        : m_rows(rows)
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
    /// The present step's row, its battle opened; invalid for none.
    QModelIndex show() { return m_steps.empty() ? QModelIndex() : m_rows.showStep(step()); }

private:
    ChronicleRows &m_rows;
    Sought m_sought;
    std::vector<int> m_steps; ///< their numbers
    std::size_t m_present = 0;
};

} // namespace muster
