// SPDX-License-Identifier: MIT
#pragma once

#include "model/story/setupdice.h"

#include <QListView>

class QStandardItemModel;

namespace muster {

/// The Possible Enemy Forces one below the other, each with its mark, its place and its die. The one chosen is accented on
/// the map.
class PefList : public QListView
{
    Q_OBJECT
public:
    explicit PefList(QWidget *parent = nullptr);

    void load(const Encounter &encounter, const SetupDice &dice);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void pefChosen(std::optional<int> pef);

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    QStandardItemModel *m_model;
};

} // namespace muster
