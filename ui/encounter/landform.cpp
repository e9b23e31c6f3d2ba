// SPDX-License-Identifier: MIT
#include "ui/encounter/landform.h"

#include "model/story/landwords.h"
#include "model/story/words.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QSpinBox>

namespace muster {

LandForm::LandForm()
    : m_country(new QComboBox)
    , m_road(new QComboBox)
    , m_river(new QComboBox)
    , m_width(new QSpinBox)
{
    for (const Country country : {Country::Clear, Country::Woods, Country::Mountains})
        m_country->addItem(words::title(country), static_cast<int>(country));
    m_road->addItem(EncounterPageText::tr("None"), -1);
    for (const Road road : {Road::LeftRight, Road::UpDown})
        m_road->addItem(words::title(road), static_cast<int>(road));
    m_width->setSuffix(QStringLiteral("\""));
    QObject::connect(m_river, &QComboBox::currentIndexChanged, m_width,
                     [this] { m_width->setEnabled(water() != Water::None); });
}

std::vector<std::pair<QString, QWidget *>> LandForm::fields() const
{
    return {{EncounterPageText::tr("Country"), m_country},
            {EncounterPageText::tr("Road"), m_road},
            {EncounterPageText::tr("River"), m_river},
            {EncounterPageText::tr("Width of the river"), m_width}};
}

bool LandForm::isOffered(const TerrainTables &tables, std::size_t field)
{
    switch (field) {
    case 0:
        return tables.country.has_value();
    case 1:
        return tables.roads.has_value();
    default:
        return tables.rivers.has_value();
    }
}

void LandForm::load(const Section &section, const TerrainTables &tables, const Grid &grid)
{
    if (section.country)
        m_country->setCurrentIndex(m_country->findData(static_cast<int>(*section.country)));
    m_road->setCurrentIndex(m_road->findData(section.road ? static_cast<int>(*section.road) : -1));
    if (!tables.rivers)
        return;
    const DiceTotal &width = tables.rivers->width;
    m_width->setRange(width.dice + width.plus, width.dice * width.sides + width.plus);
    m_width->setValue(section.river ? section.river->width : m_width->minimum());
    m_river->clear();
    for (const Water water : watersIn(*tables.rivers, section.number, grid))
        m_river->addItem(words::title(water), static_cast<int>(water));
    m_river->setCurrentIndex(qMax(0, m_river->findData(static_cast<int>(waterOf(section.river)))));
    m_width->setEnabled(water() != Water::None);
}

Water LandForm::water() const
{
    return static_cast<Water>(m_river->currentData().toInt());
}

void LandForm::write(Section &section) const
{
    if (section.country)
        section.country = static_cast<Country>(m_country->currentData().toInt());
    const int road = m_road->currentData().toInt();
    section.road = road < 0 ? std::nullopt : std::optional(static_cast<Road>(road));
    section.river = riverOf(water(), m_width->value());
}

} // namespace muster
