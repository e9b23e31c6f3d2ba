// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterview.h"

#include "model/actions/actions.h"
#include "model/story/words.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/sectionline.h"
#include "ui/encounter/seedtext.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/parts/scrolled.h"

#include <QHBoxLayout>
#include <QStackedLayout>

#include <algorithm>

namespace muster {

EncounterView::EncounterView(QWidget *parent)
    : QWidget(parent)
{
    auto *halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(makeTable(), 556);
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addWidget(makeSide(), 579);
    setFocusProxy(m_map);

    connect(m_map, &MapWidget::sectionChosen, this, [this](int section) {
        showSection(section);
        m_correction->setSection(section);
    });
    connect(m_details, &EncounterDetails::pefChosen, m_map, &MapWidget::setChosenPef);
    connect(m_correction, &CorrectionPanel::written, this, [this] { write(m_correction->value()); });
    connect(m_correction, &CorrectionPanel::cancelled, this, [this] { m_right->setCurrentIndex(0); });
    connect(m_time, &Choice::chosen, this, [this](int item) {
        Encounter wanted = *m_document->campaign().encounter;
        wanted.setup.time = item == 1 ? TimeOfDay::Night : TimeOfDay::Day;
        write(wanted);
    });
}

QWidget *EncounterView::makeTable()
{
    auto *table = new QWidget;
    m_map = new MapWidget;
    m_section = new SectionLine;
    m_choose = new Button({}, tr("Choose…"));
    m_choose->setToolTip(tr("Set the terrain of this section by hand"));
    m_choose->setAccessibleName(tr("Choose the terrain of the section"));
    m_seed = makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText);
    m_seed->setFont(fontFor(TextUse::SecondLine));
    auto *correction = new Button(QStringLiteral("correct"), tr("Correct"), nullptr, ButtonLook::Flat);
    correction->setToolTip(tr("Set the encounter right by hand"));
    connect(m_choose, &QPushButton::clicked, this, [this] { correct(true); });
    connect(correction, &QPushButton::clicked, this, [this] { correct(false); });

    auto *chosen = new QHBoxLayout;
    chosen->addWidget(m_section, 1);
    chosen->addWidget(m_choose);
    auto *sheet = new QHBoxLayout;
    sheet->addWidget(m_seed, 1);
    sheet->addWidget(correction);
    auto *column = new QVBoxLayout(table);
    column->setContentsMargins(24, 20, 24, 14);
    column->setSpacing(6);
    column->addWidget(m_map, 1);
    column->addLayout(chosen);
    column->addLayout(sheet);
    return table;
}

QLayout *EncounterView::makeHead()
{
    m_title = makeLabel(TextUse::PageTitle, {});
    m_before = makeLabel(TextUse::Body, {}, nullptr, QPalette::PlaceholderText);
    m_before->setFont(fontFor(TextUse::Body, 13.5));
    m_time = new Choice;
    m_time->setAccessibleName(tr("Time of day"));
    m_time->addItem(QStringLiteral("day"), words::title(TimeOfDay::Day));
    m_time->addItem(QStringLiteral("night"), words::title(TimeOfDay::Night));
    auto *print = new Button(QStringLiteral("print"), tr("Print sheet"));
    connect(print, &QPushButton::clicked, this, &EncounterView::printWanted);

    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_title, 1);
    first->addWidget(m_time);
    first->addWidget(print);
    auto *head = new QVBoxLayout;
    head->setSpacing(2);
    head->addLayout(first);
    head->addWidget(m_before);
    head->addSpacing(12);
    head->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    head->addSpacing(12);
    return head;
}

QWidget *EncounterView::makeSide()
{
    auto *side = new QWidget;
    m_details = new EncounterDetails;
    m_correction = new CorrectionPanel;
    m_right = new QStackedLayout;
    m_right->addWidget(scrolled(m_details));
    m_right->addWidget(scrolled(m_correction));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(24, 16, 23, 14);
    column->setSpacing(0);
    column->addLayout(makeHead());
    column->addLayout(m_right, 1);
    return side;
}

void EncounterView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    const Encounter &encounter = *campaign.encounter;
    m_dice = SetupDice(document->book(), encounter);
    m_map->setEncounter(encounter);
    m_title->setText(words::title(encounter.kind));
    const QString enemy = tr("The enemy: %1.").arg(listTitle(document->pack(), encounter.enemy));
    m_before->setText(QStringList{whatWentBefore(campaign, document->pack()), enemy}.join(u' ').trimmed());
    m_time->setCurrent(encounter.setup.time == TimeOfDay::Day ? 0 : 1);
    m_seed->setText(encounter.seeded ? tr("Seed %1, on the sheet too.").arg(seedText(encounter.seed))
                                     : tr("Map %1, dealt by your dice.").arg(seedText(encounter.seed)));
    m_details->load(campaign, document->pack(), m_dice);
    m_right->setCurrentIndex(0);
    // To begin with, the middle of the player's own edge.
    if (!m_map->section())
        m_map->setSection(encounter.kind == EncounterKind::RaidDefend ? 2 : 8);
    showSection(m_map->section());
}

void EncounterView::showSection(std::optional<int> number)
{
    const Encounter &encounter = m_map->encounter();
    const auto &sections = encounter.setup.sections;
    const auto piece = std::find_if(sections.begin(), sections.end(),
                                    [&](const Section &section) { return section.number == number; });
    m_choose->setEnabled(piece != sections.end());
    if (piece == sections.end()) {
        m_section->load(std::nullopt, 0, {});
        return;
    }
    constexpr int objectiveSection = 2;
    m_section->load(*piece, *number == objectiveSection ? encounter.setup.objectiveBuildings : 0,
                    m_dice.ofSection(*number));
}

void EncounterView::correct(bool terrain)
{
    m_correction->load(m_map->encounter(), m_document->pack(), m_map->section().value_or(1));
    m_right->setCurrentIndex(1);
    if (terrain)
        m_correction->focusTerrain();
}

void EncounterView::write(const Encounter &wanted)
{
    const auto step = actions::correctEncounter(m_document->campaign(), m_document->pack(), wanted);
    if (!step) {
        emit problem(step.problem().text);
        return;
    }
    m_right->setCurrentIndex(0);
    if (const auto written = m_document->write(*step); !written)
        emit problem(written.problem().text);
}

} // namespace muster
