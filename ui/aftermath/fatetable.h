// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"
#include "ui/parts/views.h"

#include <QTableView>

class QMenu;
class QSpinBox;

namespace muster {

class NumberedHeading;

/// The report as on the printed sheet, a row for each figure. Arrows go about, Space ticks, the marked letter of a heading
/// ticks and goes down a row, and so does the key of Play's "At home" for one who sat out. What is counted has a field.
class FateTable : public AllRowsView<QTableView>
{
    Q_OBJECT
public:
    FateTable();

    FateModel *fates() { return &m_model; }
    void load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &told);
    /// Who sat out did nothing. `most`: as many enemies there were.
    void boundDeeds(std::optional<int> most);
    /// The first of the counts that are too many together; null where none are.
    QSpinBox *tooMany() const { return m_tooMany; }

    /// Rows are as high as they all have room in this height, within limits.
    void fitRows(int height);
    /// Of the figure that dice are asked for now; empty where that is nobody.
    QRect wantedRow() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    int sizeHintForRow(int row) const override;

    /// What its letters do.
    QString keysInWords() const;
    /// Whether this key ticks something in the row that is current.
    bool takes(const QKeyEvent &key) const;

signals:
    /// Enter: on to the dice.
    void finished();
    /// The row the keyboard is at, in this table's pixels: it may lie out of sight.
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
        QSpinBox *count = nullptr; ///< null of a wound
        QPersistentModelIndex place = {};
    };
    using Widths = std::vector<int>;
    /// What is given up, one after the other, where there is little room across: the dice go below the names; Rep has no pips;
    /// what becomes of a figure goes below its Rep.
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
