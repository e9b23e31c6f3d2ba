// SPDX-License-Identifier: MIT
#include "ui/encounter/encounterview.h"

#include "model/actions/actions.h"
#include "model/story/explain.h"
#include "model/story/words.h"
#include "ui/encounter/callspanel.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/ealpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/peflist.h"
#include "ui/encounter/tableside.h"
#include "ui/help/explains.h"
#include "ui/map/mapwidget.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/parts/scrolled.h"
#include "ui/wasteland/groundside.h"

#include <QHBoxLayout>
#include <QStackedLayout>

namespace muster {

EncounterView::EncounterView(QWidget *parent)
    : QWidget(parent)
    , m_table(new TableSide)
    , m_ground(new GroundSide(m_table))
{
    auto *halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(m_ground, 556);
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addWidget(makeSide(), 579);
    setFocusProxy(m_ground);
    explain(m_details->level(),
            [this](QPoint) { return m_document ? explainEal(m_document->book(), m_document->pack()) : QString(); });

    connect(m_table, &TableSide::sectionChosen, m_correction, &CorrectionPanel::setSection);
    connect(m_table, &TableSide::correctionWanted, this, &EncounterView::correct);
    connect(m_table, &TableSide::problem, this, &EncounterView::problem);
    connect(m_ground, &GroundSide::problem, this, &EncounterView::problem);
    connect(m_correction, &CorrectionPanel::enemyWanted, m_table, &TableSide::rollEnemy);
    connect(m_table, &TableSide::keptChanged, this, [this] { m_details->pefs()->setKept(m_table->kept().pefs()); });
    connect(m_details->calls(), &CallsPanel::problem, this, &EncounterView::problem);
    connect(m_details->pefs(), &PefList::pefChosen, m_table->map(), &MapWidget::setChosenPef);
    connect(m_details->pefs(), &PefList::keepToggled, m_table, &TableSide::togglePef);
    connect(m_details->pefs(), &PefList::rollWanted, m_table, &TableSide::rollPef);
    connect(m_correction, &CorrectionPanel::written, this, [this] { write(m_correction->value()); });
    connect(m_correction, &CorrectionPanel::cancelled, this, [this] { m_right->setCurrentIndex(0); });
    connect(m_time, &Choice::chosen, this, [this](int item) {
        Encounter wanted = *m_document->campaign().encounter;
        wanted.setup.time = item == 1 ? TimeOfDay::Night : TimeOfDay::Day;
        write(wanted);
    });
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
    m_title->setText(words::title(encounter));
    m_time->setVisible(!encounter.dealtEnemy());
    const QString enemy = tr("The enemy: %1.").arg(listTitle(document->pack(), encounter.enemy));
    m_before->setText(QStringList{whatWentBefore(campaign, document->pack()), enemy}.join(u' ').trimmed());
    m_time->setCurrent(encounter.setup.time == TimeOfDay::Day ? 0 : 1);
    m_details->load(campaign, document->pack(), SetupDice(document->book(), encounter));
    if (encounter.scenario)
        m_details->calls()->load(document);
    m_right->setCurrentIndex(0);
    m_table->load(document);
    m_ground->load(document);
}

QList<QAction *> EncounterView::menuActions() const
{
    return m_table->menuActions();
}

void EncounterView::correct(bool terrain)
{
    const MapWidget &map = *m_table->map();
    m_correction->load(m_document->campaign(), m_document->pack(), map.section().value_or(1));
    if (terrain)
        m_ground->showLand();
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
