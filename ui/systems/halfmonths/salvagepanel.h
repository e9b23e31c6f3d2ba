// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QMap>
#include <QWidget>

class QGridLayout;
class QSpinBox;

namespace muster {

struct Campaign;

/// What the band took up from the field it held: a number for each thing that was on the table (Chain Reaction, first
/// edition, p. 15).
class SalvagePanel : public QWidget
{
    Q_OBJECT
public:
    explicit SalvagePanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, const std::vector<Kit> &taken);
    std::vector<Kit> value() const;

signals:
    void changed();

private:
    QGridLayout *m_grid;
    QMap<QString, QSpinBox *> m_counts;
};

} // namespace muster
