// SPDX-License-Identifier: MIT
#include "ui/encounter/correctionpanel.h"

#include "model/acts/demands.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/encounter/encounteroptionsform.h"
#include "ui/parts/button.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/systems/partform.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

Section *sectionOf(Encounter &encounter, int number)
{
    auto &sections = encounter.setup.sections;
    const auto section = std::ranges::find_if(sections, [=](const Section &piece) { return piece.number == number; });
    return section == sections.end() ? nullptr : &*section;
}

} // namespace

CorrectionPanel::CorrectionPanel()
    : m_eal(new QSpinBox)
    , m_enemy(new QComboBox)
    , m_objective(new QLineEdit)
    , m_entry(new QLineEdit)
    , m_time(new SegmentedControl)
    , m_grid(new GridField)
    , m_sectionName(makeLabel(TextUse::SectionHeading, {}))
    , m_terrain(new QComboBox)
    , m_words(new QLineEdit)
    , m_buildings(new QSpinBox)
    , m_country(new QComboBox)
    , m_road(new QComboBox)
    , m_river(new QComboBox)
    , m_width(new QSpinBox)
    , m_raise(new Button("dice", tr("Re-roll the enemy")))
{
    m_eal->setRange(lowestEal, highestEal);
    m_buildings->setRange(0, acts::mostBuildings);
    m_words->setMaxLength(acts::longestSectionWords);
    m_words->setPlaceholderText(tr("a name or what stands there"));
    connect(m_grid, &GridField::changed, this, [this] { reshapeTable(m_grid->value()); });
    m_time->addItem("day", words::title(TimeOfDay::Day));
    m_time->addItem("night", words::title(TimeOfDay::Night));

    auto *buttons = new DialogButtons(tr("Save"), "check");
    connect(buttons, &DialogButtons::accepted, this, &CorrectionPanel::written);
    connect(buttons, &DialogButtons::rejected, this, &CorrectionPanel::cancelled);
    auto *leaves = new QShortcut(Qt::Key_Escape, this); // also from the map
    connect(leaves, &QShortcut::activated, this, &CorrectionPanel::cancelled);
    vbox(this,
         {makeLabel(TextUse::SectionHeading, tr("Edit encounter")),
          makeQuietParagraph(
              TextUse::SecondLine,
              tr("Use this if your table differs. The change is recorded in the chronicle and can be undone.")),
          Gap{4}, makeForm(), Gap{12}, buttons, Spring{1}},
         8, {0, 4, 0, 0});
}

PartForm *CorrectionPanel::part() const
{
    const auto own = std::ranges::find_if(m_parts, [&](const auto &one) { return one.first->isOf(m_encounter.part); });
    return own == m_parts.end() ? nullptr : own->second;
}

QLayout *CorrectionPanel::makeForm()
{
    QFormLayout *form = muster::makeForm();
    form->setVerticalSpacing(8);
    const auto add = [&](const QString &name, QWidget *field) { addRow(*form, name, field); };
    for (const PartFormKind *kind : {&gameForm, &scenarioForm})
        m_parts.emplace_back(kind, kind->make(this));
    add(tr("Enemy Activity Level"), m_eal);
    for (const auto &[kind, one] : m_parts) {
        for (const auto &[name, field] : one->fields())
            add(name, field);
    }
    add(tr("Enemy"), m_enemy);
    form->addRow(QString(), m_raise);
    m_raise->setToolTip(tr("Re-rolls the enemy's figures from the list chosen here"));
    onPress(m_raise, this, [this] { emit enemyWanted(m_enemy->currentData().toString()); });
    constexpr int wideAsWords = 260;
    for (QLineEdit *line : {m_objective, m_entry, m_words})
        line->setMinimumWidth(wideAsWords);
    for (QLineEdit *line : {m_objective, m_entry}) {
        line->setMaxLength(200);
        line->setPlaceholderText(tr("as in the rules"));
    }
    add(tr("Objective"), m_objective);
    add(tr("Entry"), m_entry);
    add(tr("Time of day"), m_time);
    add(tr("Table, columns × rows"), m_grid);
    m_rule = makeRule();
    form->addRow(m_rule);
    form->addRow(m_sectionName);
    add(tr("Terrain"), m_terrain);
    add(tr("In your words"), m_words);
    add(tr("Buildings"), m_buildings);
    makeLand();
    add(EncounterPageText::tr("Country"), m_country);
    add(EncounterPageText::tr("Road"), m_road);
    add(EncounterPageText::tr("River"), m_river);
    add(EncounterPageText::tr("Width of the river"), m_width);
    m_form = form;
    return form;
}

void CorrectionPanel::load(const Campaign &campaign, const Pack &pack, int section)
{
    const Encounter &encounter = *campaign.encounter;
    m_encounter = encounter;
    m_eal->setValue(encounter.eal.value_or(lowestEal));
    m_eal->setEnabled(encounter.eal.has_value());
    m_form->setRowVisible(m_eal, encounter.eal.has_value());
    m_tables = pack.terrain.value_or(TerrainTables());
    const bool hasLand = !encounter.setup.sections.empty();
    m_form->setRowVisible(m_country, hasLand && m_tables.country);
    m_form->setRowVisible(m_road, hasLand && m_tables.roads);
    for (QWidget *field : QList<QWidget *>{m_river, m_width})
        m_form->setRowVisible(field, hasLand && m_tables.rivers);
    m_terrain->clear();
    for (const Terrain terrain : terrainsOf(m_tables))
        m_terrain->addItem(words::title(terrain), int(terrain));
    m_enemy->clear();
    addEnemies(*m_enemy, pack);
    m_enemy->setCurrentIndex(m_enemy->findData(encounter.enemy));
    for (const auto &[kind, one] : m_parts) {
        for (const auto &[name, field] : one->fields())
            m_form->setRowVisible(field, one == part());
    }
    if (part())
        part()->load(campaign, pack);
    // A rolled-up encounter has its enemy figure by figure, and the player may lay out its table.
    const bool again = systemOf(encounter).traits.redealsEnemy;
    m_form->setRowVisible(m_raise, again);
    m_raise->setEnabled(!campaign.play);
    m_form->setRowVisible(m_time, !encounter.dealtEnemy());
    m_form->setRowVisible(m_enemy, again || !encounter.dealtEnemy());
    for (QWidget *field : QList<QWidget *>{m_rule, m_sectionName, m_terrain, m_words, m_buildings})
        m_form->setRowVisible(field, hasLand);
    for (QLineEdit *words : {m_objective, m_entry})
        m_form->setRowVisible(words, systemOf(encounter).traits.takesWishes);
    m_objective->setText(encounter.objective);
    m_entry->setText(encounter.entry);
    m_form->setRowVisible(m_grid, systemOf(encounter).traits.notesTurns);
    m_grid->setEnabled(!campaign.play); // figures on the table have places in its sections
    m_grid->setValue(encounter.setup.grid);
    m_time->setCurrent(encounter.setup.time == TimeOfDay::Day ? 0 : 1);
    m_section = 0;
    setSection(section);
}

void CorrectionPanel::setSection(int section)
{
    keepSection();
    const Section *piece = sectionOf(m_encounter, section);
    if (!piece)
        return;
    m_section = section;
    m_sectionName->setText(tr("Section %1").arg(section));
    m_terrain->setCurrentIndex(m_terrain->findData(int(piece->terrain)));
    m_words->setText(piece->words);
    m_buildings->setValue(piece->buildings);
    loadLand(*piece);
}

void CorrectionPanel::keepSection()
{
    if (Section *piece = sectionOf(m_encounter, m_section))
        writeSection(*piece);
}

void CorrectionPanel::reshapeTable(const Grid &grid)
{
    keepSection();
    const Grid was = m_encounter.setup.grid;
    const int number = std::max(1, m_section);
    const int section =
        grid.section(std::min(was.column(number), grid.columns - 1), std::min(was.row(number), grid.rows - 1));
    m_encounter.setup = muster::reshaped(m_encounter.setup, grid);
    m_section = 0; // the old number now belongs to another section
    setSection(section);
    emit reshaped(section);
}

void CorrectionPanel::writeSection(Section &section) const
{
    section.terrain = static_cast<Terrain>(m_terrain->currentData().toInt());
    section.words = m_words->text();
    section.buildings = m_buildings->value();
    if (section.country)
        section.country = static_cast<Country>(m_country->currentData().toInt());
    const int road = m_road->currentData().toInt();
    section.road = road < 0 ? std::nullopt : std::optional(static_cast<Road>(road));
    section.river = riverOf(water(), m_width->value());
}

Encounter CorrectionPanel::value() const
{
    Encounter wanted = m_encounter;
    if (wanted.eal)
        wanted.eal = m_eal->value();
    if (part())
        wanted.part = part()->value();
    if (!wanted.dealtEnemy())
        wanted.enemy = m_enemy->currentData().toString();
    wanted.objective = m_objective->text();
    wanted.entry = m_entry->text();
    wanted.setup.time = m_time->current() == 1 ? TimeOfDay::Night : TimeOfDay::Day;
    if (Section *piece = sectionOf(wanted, m_section))
        writeSection(*piece);
    return wanted;
}

void CorrectionPanel::focusTerrain()
{
    m_terrain->setFocus(Qt::OtherFocusReason);
    bringIntoView(*m_terrain);
}

/// Makes the fields for a section's country, road and river; only those that the rules know are shown.
void CorrectionPanel::makeLand()
{
    for (const Country country : {Country::Clear, Country::Woods, Country::Mountains})
        m_country->addItem(words::title(country), int(country));
    m_road->addItem(EncounterPageText::tr("None"), -1);
    for (const Road road : {Road::LeftRight, Road::UpDown})
        m_road->addItem(words::title(road), int(road));
    m_width->setSuffix(QStringLiteral("\""));
    connect(m_river, &QComboBox::currentIndexChanged, m_width, [this] { m_width->setEnabled(water() != Water::None); });
}

void CorrectionPanel::loadLand(const Section &section)
{
    if (section.country)
        m_country->setCurrentIndex(m_country->findData(int(*section.country)));
    m_road->setCurrentIndex(m_road->findData(section.road ? int(*section.road) : -1));
    if (!m_tables.rivers)
        return;
    const DiceTotal &width = m_tables.rivers->width;
    m_width->setRange(width.dice + width.plus, width.dice * width.sides + width.plus);
    m_width->setValue(section.river ? section.river->width : m_width->minimum());
    m_river->clear();
    for (const Water water : watersIn(*m_tables.rivers, section.number, m_encounter.setup.grid))
        m_river->addItem(words::title(water), int(water));
    m_river->setCurrentIndex(qMax(0, m_river->findData(int(waterOf(section.river)))));
    m_width->setEnabled(water() != Water::None);
}

Water CorrectionPanel::water() const
{
    return static_cast<Water>(m_river->currentData().toInt());
}

GridField::GridField()
    : m_columns(new QSpinBox)
    , m_rows(new QSpinBox)
    , m_count(makeQuietLabel(TextUse::SecondLine, {}))
{
    hbox(this, {m_columns, makeLabel(TextUse::Body, QStringLiteral("×")), m_rows, m_count, Spring{1}});
    setFocusProxy(m_columns);
    m_columns->setAccessibleName(tr("Sections wide"));
    m_columns->setToolTip(tr("Sections wide: along your edge"));
    m_rows->setAccessibleName(tr("Sections deep"));
    m_rows->setToolTip(tr("Sections deep: from your edge to the far one"));
    for (QSpinBox *one : {m_columns, m_rows}) {
        QSpinBox *other = one == m_columns ? m_rows : m_columns;
        one->setRange(1, mostSections);
        connect(one, &QSpinBox::valueChanged, this, [this, one, other] {
            giveWay(*other, *one);
            showCount();
            emit changed();
        });
    }
    setValue({});
}

void GridField::giveWay(QSpinBox &other, const QSpinBox &kept)
{
    const QSignalBlocker blocker(other);
    if (kept.value() * other.value() > mostSections)
        other.setValue(mostSections / kept.value());
    else if (kept.value() * other.value() < fewestSections)
        other.setValue(fewestSections);
}

void GridField::showCount()
{
    m_count->setText(tr("%n sections", nullptr, value().count()));
}

void GridField::setValue(const Grid &grid)
{
    const QSignalBlocker columns(m_columns);
    const QSignalBlocker rows(m_rows);
    m_columns->setValue(grid.columns);
    m_rows->setValue(grid.rows);
    showCount();
}

Grid GridField::value() const
{
    return {m_columns->value(), m_rows->value()};
}

} // namespace muster
