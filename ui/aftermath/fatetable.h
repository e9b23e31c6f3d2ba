// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/fatemodel.h"

#include <QTableView>

class QMenu;

namespace muster {

/// The boxes of the printed sheet. Arrows go about, Space ticks, the marked letter of a heading ticks and goes down a row,
/// S is for one who stayed at home.
class FateTable : public QTableView
{
    Q_OBJECT
public:
    explicit FateTable(QWidget *parent = nullptr);

    FateModel *fates() { return &m_model; }
    void load(const std::vector<Figure> &band, const std::vector<ReportedFate> &fates, std::vector<Fate> columns);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// Enter: on to the dice.
    void finished();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void fillMenu(QMenu &menu, const QModelIndex &row);
    void tellOfKeys();
    void shareWidth();

    FateModel m_model;
};

} // namespace muster
