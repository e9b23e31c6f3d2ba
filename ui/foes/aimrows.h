// SPDX-License-Identifier: MIT
#pragma once

#include "ui/look/icon.h"
#include "ui/parts/views.h"

#include <QListView>
#include <QStandardItemModel>

#include <functional>
#include <vector>

namespace muster {

/// A row of two lines: an icon, what it is, what is said of it, and a number at its right end.
struct AimRow {
    int id = 0;
    IconName icon;
    QString title;
    QString chip = {}; ///< behind the title
    QString about = {};
    QString number = {}; ///< "2 of 3"
    int done = 0;
    int count = 0; ///< of which so many are done, as a bar; 0: no bar
};

/// Rows of foes or of goals, as high as they are, since the page scrolls. Who is chosen stays chosen while the rows change.
class AimRows : public AllRowsView<QListView>
{
    Q_OBJECT
public:
    explicit AimRows(const QString &name);

    void load(const std::vector<AimRow> &rows);
    /// The odds of each, by its id.
    void setOdds(const std::function<QString(int)> &oddsOf);
    /// By id; 0 for none.
    int chosen() const;
    void choose(int id);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    /// Another row, or other words in it.
    void chosenChanged();
    /// Enter, or a double click.
    void entered();
    /// The keyboard came to it.
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
