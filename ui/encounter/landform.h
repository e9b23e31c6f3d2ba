// SPDX-License-Identifier: MIT
#pragma once

#include "rules/encounter/water.h"

#include <QString>

#include <utility>
#include <vector>

class QComboBox;
class QSpinBox;
class QWidget;

namespace muster {

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

} // namespace muster
