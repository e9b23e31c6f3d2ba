// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"
#include "ui/parts/views.h"

#include <QTableView>

class QMenu;

namespace muster {

/// The boxes of the printed sheet. Arrows go about, Space ticks, the marked letter of a heading ticks and goes down a row, and
/// so does the key of Play's "At home" for one who sat out.
class FateTable : public QuietView<QTableView>
{
    Q_OBJECT
public:
    FateTable();

    FateModel *fates() { return &m_model; }
    void load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns);

    /// Before and after stand in the rows too, where there is no room for a preview beside.
    void setForetelling(bool on);
    /// What it needs across, in the one way or the other.
    int leastWidth(bool foretelling) const;

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
    void fillMenu(QMenu &menu, const QModelIndex &row);
    void tellOfKeys();
    void tick(std::optional<Fate> fate);
    void shareWidth();
    int fateCount() const { return int(m_model.columns().size()); }
    int leastName() const;
    int wantedName() const;
    int leastFate() const;

    FateModel m_model;
};

} // namespace muster
