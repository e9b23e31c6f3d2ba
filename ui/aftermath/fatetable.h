// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"
#include "ui/parts/views.h"

#include <QTableView>

class QMenu;
class QSpinBox;

namespace muster {

class NumberedHeading;

/// The report as a table like the printed sheet, a row for each figure. Arrow keys move and Space ticks. The marked
/// letter of a heading ticks and moves down a row, as does the key of Play's "At home" for a figure that sat out. Deeds
/// that are counted have a field.
class FateTable : public AllRowsView<QTableView>
{
    Q_OBJECT
public:
    FateTable();

    FateModel *fates() { return &m_model; }
    void load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told);
    /// Sets the limit, if there is one, of the counts of enemies together, and disables the fields of figures that sat
    /// out.
    void boundDeeds(std::optional<int> most);
    /// Returns the first of the counts that are too high together; null if none are.
    QSpinBox *tooMany() const { return m_tooMany; }

    /// Sets the height of the rows so that all fit into this height, in pixels and within limits.
    void fitRows(int height);
    /// Returns the row of the figure that dice are asked for, in this table's pixels; empty if there is none.
    QRect wantedRow() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    int sizeHintForRow(int row) const override;

    /// Returns a sentence about what the letters do.
    QString keysInWords() const;
    /// Returns whether this key ticks something in the current row.
    bool takes(const QKeyEvent &key) const;

signals:
    /// Emitted on Enter, to go on to the dice.
    void finished();
    /// Emitted when the focus moves to this row, given in this table's pixels; it may be scrolled out of sight.
    void wentTo(const QRect &row);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    struct Field {
        int row = 0;
        DeedAsked deed = {};
        QWidget *widget = nullptr;
        QSpinBox *count = nullptr; ///< null for a wound
        QPersistentModelIndex place = {};
    };
    using Widths = std::vector<int>;
    /// Layouts for less and less width: the dice go below the names, then Rep has no pips, then the result goes below
    /// the Rep.
    enum class Fit : std::uint8_t { Whole, DiceFolded, NoPips, Tight };

    void fillMenu(QMenu &menu, const QModelIndex &row);
    void tellOfKeys();
    void tick(std::optional<Fate> fate);
    void dropFields();
    void makeFields();
    Field makeField(int row, DeedAsked deed);
    int leastOf(const FateModel::Column &column, Fit fit) const;
    Widths leastWidths(Fit fit) const;
    void shareWidth();

    FateModel m_model;
    NumberedHeading *m_heading;
    NumberedHeading *m_diceHeading;
    std::vector<Field> m_fields;
    QSpinBox *m_tooMany = nullptr;
};

} // namespace muster
