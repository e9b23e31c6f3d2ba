// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class MediaPanel;
class SalvagePanel;
struct Campaign;

/// What Chain Reaction's first edition asks beside the fates: what each figure did, what a media crew saw, what was
/// salvaged, whom the enemy lost, and what comes at once (pp. 7, 10, 13 to 15, R65 to R67).
class DeedsPanel : public QWidget
{
    Q_OBJECT
public:
    DeedsPanel();

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);
    /// Those who sat out did nothing. `most`: as many enemies can be killed, and as many routed.
    void setPresent(const std::vector<ReportedFate> &figures, int most);
    /// The first of the counts that are too many together; null where none are.
    QSpinBox *tooMany() const { return m_tooMany; }

signals:
    void deedsChanged(FigureId id, const Deeds &deeds);
    void enemyChanged(const EnemyReport &enemy);

private:
    struct Row {
        FigureId id{};
        QLabel *name;
        QCheckBox *hurt;
        QCheckBox *nerve;
        QComboBox *wound; ///< one had when running
        QSpinBox *kills;
        QSpinBox *routed;
        bool toldHurt = false; ///< the player's own tick, which outlasts the kills that imply it
    };
    void addHeads();
    void addFigure(const Figure &figure, const Deeds &deeds);
    Row &rowOf(FigureId id);
    void tell(const Row &row);
    void tellEnemy();
    void loadSequel(const Campaign &campaign, const Pack &pack, const EnemyReport &enemy);

    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    QSpinBox *m_tooMany = nullptr;
    MediaPanel *m_media;
    SalvagePanel *m_salvage;
    QWidget *m_sequel;
    QLineEdit *m_lost;
    QComboBox *m_follows;
};

} // namespace muster
