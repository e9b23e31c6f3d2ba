// SPDX-License-Identifier: MIT
#include "ui/encounter/landform.h"

#include "model/story/landwords.h"
#include "ui/encounter/encounterpagetext.h"

#include <QComboBox>
#include <QSpinBox>

namespace muster {

namespace {

enum Water { None, Ford, Bridge, Lake };

Water waterOf(const std::optional<River> &river)
{
    return !river ? None : river->lake ? Lake : river->bridge ? Bridge : Ford;
}

} // namespace

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
                     [this] { m_width->setEnabled(m_river->currentData().toInt() != None); });
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

void LandForm::load(const Section &section, const TerrainTables &tables)
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
    m_river->addItem(EncounterPageText::tr("None"), None);
    if (section.number == tables.rivers->lake) {
        m_river->addItem(EncounterPageText::tr("Lake"), Lake);
    } else {
        m_river->addItem(EncounterPageText::tr("With a ford"), Ford);
        m_river->addItem(EncounterPageText::tr("With a bridge, no ford"), Bridge);
    }
    m_river->setCurrentIndex(qMax(0, m_river->findData(waterOf(section.river))));
    m_width->setEnabled(m_river->currentData().toInt() != None);
}

void LandForm::write(Section &section) const
{
    if (section.country)
        section.country = static_cast<Country>(m_country->currentData().toInt());
    const int road = m_road->currentData().toInt();
    section.road = road < 0 ? std::nullopt : std::optional(static_cast<Road>(road));
    const int water = m_river->currentData().toInt();
    section.river.reset();
    if (water == Lake)
        section.river = River{m_width->value(), true, std::nullopt, false};
    else if (water != None)
        section.river = River{m_width->value(), false, water == Ford, water == Bridge};
}

} // namespace muster
