// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "ui/parts/views.h"

#include <QListView>

#include <set>

class QStandardItemModel;

namespace muster {

/// The Possible Enemy Forces one below the other, each with its mark, its place, its die and its lock. The one chosen is
/// accented on the map.
class PefList : public QuietView<QListView>
{
    Q_OBJECT
public:
    PefList();

    void load(const Encounter &encounter, const SetupDice &dice);
    /// Not once the battle has begun: they stand on the table then.
    void setOpen(bool open);
    /// Those that stay when the rest is re-rolled, with a closed lock.
    void setKept(const std::set<int> &pefs);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void keepToggled(int pef);
    void rollWanted(int pef);
    void pefChosen(std::optional<int> pef);

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    QAction *addKey(Qt::Key key, const QString &text, void (PefList::*signal)(int pef));

    QList<QAction *> m_acts;
    QStandardItemModel *m_model;
};

} // namespace muster
