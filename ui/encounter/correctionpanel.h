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
class Choice;
class PartForm;
struct PartFormKind;

/// The fields for a section's country, road and river; only those the rules know are offered.
class LandForm
{
public:
    LandForm();

    /// With their names, for a form's rows; whoever takes them in owns them.
    std::vector<std::pair<QString, QWidget *>> fields() const;
    static bool isOffered(const TerrainTables &tables, std::size_t field);

    void load(const Section &section, const TerrainTables &tables, const Grid &grid);
    void write(Section &section) const;

private:
    Water water() const;

    QComboBox *m_country;
    QComboBox *m_road;
    QComboBox *m_river;
    QSpinBox *m_width;
};

/// What a table is parted into: so many sections wide and so many deep, and how many that makes. It offers no table that there
/// cannot be: where one of the two leaves too little room for the other, the other gives way.
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

/// The current encounter, edited by hand: activity level, enemy, time of day, and the section chosen on the map (R5).
class CorrectionPanel : public QWidget
{
    Q_OBJECT
public:
    CorrectionPanel();

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
