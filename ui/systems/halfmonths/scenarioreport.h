// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace muster {

class MediaPanel;
class SalvagePanel;
struct Campaign;

/// Additional questions of Chain Reaction's first edition about a battle, beside the fate and the deeds of each figure:
/// what a media crew saw, what was salvaged, whom the enemy lost, and what comes at once (pp. 10, 13 to 15, R65 to
/// R67).
class ScenarioReport : public QWidget
{
    Q_OBJECT
public:
    ScenarioReport();

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);
    /// Updates the figures that were present. Figures that sat out saw nothing.
    void setPresent(const std::vector<ReportedFate> &figures);

signals:
    void workChanged(FigureId id, const MediaWork &work);
    void enemyChanged(const EnemyReport &enemy);

private:
    void tellEnemy();
    void loadSequel(const Campaign &campaign, const Pack &pack, const EnemyReport &enemy);

    MediaPanel *m_media;
    SalvagePanel *m_salvage;
    QWidget *m_sequel;
    QLineEdit *m_lost;
    QComboBox *m_follows;
};

} // namespace muster
