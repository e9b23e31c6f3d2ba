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

/// Additional questions of Chain Reaction's first edition about a battle: what each figure did, the media crew's work,
/// salvage, the enemy's losses, and what follows at once (pp. 7, 10, 13 to 15, R65 to R67).
class DeedsPanel : public QWidget
{
    Q_OBJECT
public:
    DeedsPanel();

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);
    /// Disables figures that sat out. `most` limits the enemies killed, and also the enemies routed.
    void setPresent(const std::vector<ReportedFate> &figures, int most);
    /// Returns the first of the counts that are too high together; null if none are.
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
        QComboBox *wound; ///< wound that the figure had when it ran
        QSpinBox *kills;
        QSpinBox *routed;
        bool toldHurt = false; ///< ticked by the player; kept when the kills that imply it are taken back
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
