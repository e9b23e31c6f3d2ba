// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/icon.h"
#include "ui/parts/views.h"

#include <QListView>
#include <QStandardItemModel>

#include <functional>
#include <vector>

namespace muster {

/// A row of two lines: icon, title, a text about it, and a number at the right.
struct AimRow {
    int id = 0;
    IconName icon;
    QString title;
    QString chip = {}; ///< after the title
    QString about = {};
    QString number = {}; ///< "2 of 3"
    int done = 0;
    int count = 0; ///< total of which `done` are done, shown as a bar; 0 for no bar
};

/// The rows of foes or of goals. It is as high as they are, because the page scrolls. The selection is kept while the
/// rows change.
class FoesAndGoalsList : public AllRowsView<QListView>
{
    Q_OBJECT
public:
    explicit FoesAndGoalsList(const QString &name);

    void load(const std::vector<AimRow> &rows);
    /// Sets the odds of each row, by its id.
    void setOdds(const std::function<QString(int)> &oddsOf);
    /// Returns the id of the selected row; 0 for none.
    int chosen() const;
    void choose(int id);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    /// Emitted when another row is selected, or when its texts change.
    void chosenChanged();
    /// Emitted on Enter and on a double click.
    void entered();
    /// Emitted when the list gets the focus.
    void takenUp();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    QStandardItemModel m_model;
    bool m_loading = false;
};

} // namespace muster
