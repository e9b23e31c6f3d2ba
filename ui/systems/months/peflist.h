// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"
#include "ui/parts/views.h"

#include <QListView>

#include <set>

class QStandardItemModel;

namespace muster {

/// The Possible Enemy Forces as a list, each with its mark, place, die and lock. The selected one is highlighted on the
/// map.
class PefList : public QuietView<QListView>
{
    Q_OBJECT
public:
    PefList();

    void load(const Encounter &encounter, const SetupDice &dice);
    /// Sets whether the PEFs can still be changed, which is not so after the battle has begun, because they are on the
    /// table then.
    void setOpen(bool open);
    /// Sets the locked PEFs, which stay when the rest is rolled again.
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
