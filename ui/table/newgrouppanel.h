// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/play.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace muster {

/// More enemies than the encounter's own: how many, of which side, and where.
class NewGroupPanel : public QWidget
{
    Q_OBJECT
public:
    explicit NewGroupPanel(QWidget *parent = nullptr);

    void load(const Play &play);
    /// The one chosen on the map.
    void setSection(int section);

signals:
    void wanted(const muster::Act &group);
    void cancelled();

private:
    QSpinBox *m_figures;
    QComboBox *m_side;
    QFormLayout *m_form;
    QLabel *m_where;
    int m_section = 1;
};

} // namespace muster
