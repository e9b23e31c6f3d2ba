// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "ui/aftermath/beforeafter.h"

#include <QAbstractTableModel>

namespace muster {

/// What became of everyone, a row for each of the band in the order of the printed sheet. A row without a tick sat
/// out.
class FateModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Rep, Name, FirstFate };
    enum Role {
        FigureRole = Qt::UserRole,
        StarRole,
        AtHomeRole,
        MarkedRole ///< of a column: its heading, and below it the letter that ticks it, marked by &
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `columns`: the fates these rules know, in the order of their columns.
    void load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns);
    std::vector<ReportedFate> fates() const;

    /// The fates in the order of their columns.
    const std::vector<Fate> &columns() const { return m_columns; }
    int columnOf(Fate fate) const;
    /// The fate whose heading marks this key; none if there is none.
    std::optional<Fate> fateForKey(int key) const;
    /// The key that ticks it, the same as on the table; of nothing that the figure sat out.
    static QString letterOf(std::optional<Fate> fate);

    /// One column more, behind the fates: before and after, where there is no room for a preview beside.
    void setForetelling(bool on);
    bool foretells() const { return m_foretells; }
    void foresee(const std::vector<BeforeAfterRow> &rows);
    /// What is foreseen of the figure in this row; null where nothing is.
    const BeforeAfterRow *foreseen(int row) const;
    bool isForetold(int column) const { return m_foretells && column == columnCount() - 1; }

    bool mayTick(int row, Fate fate) const;
    bool satOut(int row) const { return !m_rows[std::size_t(row)].fate; }
    void tick(int row, std::optional<Fate> fate);
    /// Whose deeds do not count, because they sat out; empty: nobody's.
    QString idleDeeds() const;
    void setDeeds(FigureId id, const Deeds &deeds);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    void fatesChanged();

private:
    struct Row {
        Figure figure;
        std::optional<Fate> fate;
        Deeds deeds;
    };
    std::optional<Fate> fateAt(const QModelIndex &index) const;

    std::vector<Row> m_rows;
    std::vector<Fate> m_columns;
    std::vector<BeforeAfterRow> m_foreseen;
    bool m_foretells = false;
};

} // namespace muster
