// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"
#include "ui/encounter/landform.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class Button;
class Choice;
class GridField;
class PartForm;
struct PartFormKind;

/// The current encounter, edited by hand: activity level, enemy, time of day, and the section chosen on the map (R5).
class CorrectionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit CorrectionPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const Pack &pack, int section);
    /// As it should be, all sections that were changed included.
    Encounter value() const;

    /// Turns to another section; what was set for the last one stays set.
    void setSection(int section);
    void focusTerrain();

signals:
    void written();
    /// Another enemy for an encounter that was rolled up with its own: its figures are rolled.
    void enemyWanted(const QString &enemy);
    void cancelled();
    /// The table is to be parted into other sections; the chosen one is this then.
    void reshaped(int section);

private:
    void keepSection();
    void reshapeTable(const Grid &grid);
    void writeSection(Section &section) const;
    QLayout *makeForm();
    /// For the encounter loaded; null where it has nothing of its own to edit.
    PartForm *part() const;

    Encounter m_encounter;
    int m_section = 1;
    QSpinBox *m_eal;
    QComboBox *m_enemy;
    QLineEdit *m_objective; ///< in words of the player's own, as wished before it was rolled up
    QLineEdit *m_entry;
    Choice *m_time;
    QWidget *m_rule = nullptr;
    GridField *m_grid;
    QLabel *m_sectionName;
    QComboBox *m_terrain;
    QLineEdit *m_words; ///< of the player's own
    QSpinBox *m_buildings;
    LandForm m_land;
    std::vector<std::pair<const PartFormKind *, PartForm *>> m_parts;
    Button *m_raise;
    TerrainTables m_tables; ///< of the campaign's pack
    QFormLayout *m_form = nullptr;
};

} // namespace muster
