// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/activitytables.h"
#include "rules/encounter/setup.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSpinBox;

namespace muster {

class CountPlot;
struct Campaign;
struct Pack;

/// Before anybody is brought along: how many enemies so many figures should expect at this Enemy Activity Level.
class ExpectedEnemies : public QWidget
{
    Q_OBJECT
public:
    explicit ExpectedEnemies(QWidget *parent = nullptr);

    /// Hidden where the level is still to be rolled, or the campaign has no such PEFs.
    void load(const Campaign &campaign, const Pack &pack);
    /// So many PEFs are wished for.
    void setPefs(int pefs);

private:
    void tell();

    ActivityTables m_tables;
    int m_eal = 0;
    int m_pefs = usualPefs;
    QSpinBox *m_party;
    QLabel *m_sentence;
    CountPlot *m_plot;
};

} // namespace muster
