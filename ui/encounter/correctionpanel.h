// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/encounter/grid.h"
#include "rules/encounter/water.h"
#include "rules/pack/pack.h"

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster {

class Button;
class SegmentedControl;
class PartForm;
struct PartFormKind;

/// A field for the grid of the table: the number of sections wide and deep, and of all sections. If one of the two
/// makes more or fewer sections than a table may have, the other is changed.
class GridField : public QWidget
{
    Q_OBJECT
public:
    GridField();

    void setValue(const Grid &grid);
    Grid value() const;

signals:
    void changed();

private:
    void giveWay(QSpinBox &other, const QSpinBox &kept);
    void showCount();

    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QLabel *m_count;
};

/// A form to edit the current encounter by hand: activity level, enemy, time of day, and the section chosen on the map
/// (R5).
class CorrectionPanel : public QWidget
{
    Q_OBJECT
public:
    CorrectionPanel();

    void load(const Campaign &campaign, const Pack &pack, int section);
    /// Returns the edited encounter, with all sections that were changed.
    Encounter value() const;

    /// Shows another section; the edits of the last one are kept.
    void setSection(int section);
    void focusTerrain();

signals:
    void written();
    /// Emitted to roll the figures of this enemy, for an encounter whose enemy can be re-rolled.
    void enemyWanted(const QString &enemy);
    void cancelled();
    /// Emitted when the grid of the table was changed; `section` is the chosen one in the new grid.
    void reshaped(int section);

private:
    void keepSection();
    void reshapeTable(const Grid &grid);
    void writeSection(Section &section) const;
    void makeLand();
    void loadLand(const Section &section);
    Water water() const;
    QLayout *makeForm();
    /// Returns the form for the fields that only this kind of encounter has; null if there are none.
    PartForm *part() const;

    Encounter m_encounter;
    int m_section = 1;
    QSpinBox *m_eal;
    QComboBox *m_enemy;
    QLineEdit *m_objective; ///< the player's own words, as in the wish before the encounter was rolled up
    QLineEdit *m_entry;
    SegmentedControl *m_time;
    QWidget *m_rule = nullptr;
    GridField *m_grid;
    QLabel *m_sectionName;
    QComboBox *m_terrain;
    QLineEdit *m_words; ///< the player's own words for the section
    QSpinBox *m_buildings;
    QComboBox *m_country;
    QComboBox *m_road;
    QComboBox *m_river;
    QSpinBox *m_width; ///< of the river
    std::vector<std::pair<const PartFormKind *, PartForm *>> m_parts;
    Button *m_raise;
    TerrainTables m_tables; ///< the tables of the campaign's pack
    QFormLayout *m_form = nullptr;
};

} // namespace muster
