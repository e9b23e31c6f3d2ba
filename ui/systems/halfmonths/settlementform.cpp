// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/settlementform.h"

#include "model/actions/demands.h"
#include "rules/settlement/layout.h"
#include "ui/parts/button.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/playertext.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace muster {

namespace {

constexpr int leastLineWidth = 300;

} // namespace

SettlementForm::SettlementForm(QWidget *parent)
    : QWidget(parent)
    , m_name(new QLineEdit)
    , m_size(new QComboBox)
    , m_nomads(new QComboBox)
    , m_homes(new QSpinBox)
    , m_notes(new QLineEdit)
    , m_structures(new QWidget)
{
    m_name->setMaxLength(actions::longestName);
    m_notes->setMaxLength(actions::longestNotes);
    for (QLineEdit *line : {m_name, m_notes})
        line->setMinimumWidth(leastLineWidth);
    m_homes->setRange(0, actions::mostHomes);
    connect(m_size, &QComboBox::currentIndexChanged, this, &SettlementForm::fillNomads);

    auto *buttons = new DialogButtons(tr("Save"), QStringLiteral("check"));
    buttons->deed()->setAccessibleName(tr("Save settlement"));
    connect(buttons, &DialogButtons::accepted, this, &SettlementForm::written);
    connect(buttons, &DialogButtons::rejected, this, &SettlementForm::cancelled);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(TextUse::SectionHeading, tr("Edit settlement")));
    column->addLayout(makeForm());
    column->addWidget(m_structures);
    column->addSpacing(8);
    column->addWidget(buttons);
    column->addStretch(1);
}

QLayout *SettlementForm::makeForm()
{
    QFormLayout *form = muster::makeForm();
    form->setVerticalSpacing(8);
    addRow(*form, tr("Name"), m_name);
    addRow(*form, tr("Size"), m_size);
    addRow(*form, tr("Nomads"), m_nomads);
    addRow(*form, tr("Homes"), m_homes);
    addRow(*form, tr("Notes"), m_notes);
    return form;
}

void SettlementForm::load(const KeptSettlement &kept, const Pack &pack)
{
    m_kept = kept;
    m_tables = *pack.settlements;
    m_nomadTitles.clear();
    for (const ArmyList &list : pack.lists)
        m_nomadTitles.emplace_back(list.id, list.title);
    m_name->setText(kept.name);
    m_notes->setText(kept.notes);
    m_homes->setValue(kept.settlement.residences);
    m_size->clear();
    for (int size = 1; size <= static_cast<int>(m_tables.sizes.size()); ++size)
        m_size->addItem(tr("%1: %2").arg(size).arg(m_tables.size(size).title), size);
    m_size->setCurrentIndex(kept.settlement.size - 1);
    fillNomads();
    m_nomads->setCurrentIndex(std::max(0, m_nomads->findData(kept.nomads)));
    fillStructures();
}

/// Those who have camps of that size.
void SettlementForm::fillNomads()
{
    if (m_size->currentIndex() < 0)
        return;
    const QStringList nomads = nomadsOf(m_tables, m_size->currentData().toInt());
    m_nomads->clear();
    m_nomads->addItem(tr("none (permanent homes)"), QString());
    for (const auto &[id, title] : m_nomadTitles) {
        if (nomads.contains(id))
            m_nomads->addItem(title, id);
    }
}

void SettlementForm::fillStructures()
{
    m_counts.clear();
    qDeleteAll(m_structures->findChildren<QWidget *>(Qt::FindDirectChildrenOnly));
    delete m_structures->layout();
    auto *grid = new QGridLayout(m_structures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->setHorizontalSpacing(12);
    int place = 0;
    for (const SettlementTables::Structure &structure : m_tables.structures) {
        auto *count = new QSpinBox;
        count->setRange(0, actions::mostStructures);
        count->setValue(static_cast<int>(m_kept.settlement.structures.count(structure.id)));
        count->setAccessibleName(structure.title);
        QLabel *label = makeLabel(TextUse::Body, asButtonText(structure.title));
        label->setBuddy(count);
        grid->addWidget(label, place / 2, place % 2 * 2);
        grid->addWidget(count, place / 2, place % 2 * 2 + 1);
        m_counts.push_back(count);
        ++place;
    }
    grid->setColumnStretch(4, 1);
}

/// Structures that were there keep their order; more of them come at the end.
KeptSettlement SettlementForm::value() const
{
    KeptSettlement wanted = m_kept;
    wanted.name = m_name->text();
    wanted.notes = m_notes->text();
    wanted.nomads = m_nomads->currentData().toString();
    wanted.settlement.size = m_size->currentData().toInt();
    wanted.settlement.residences = m_homes->value();
    QStringList &structures = wanted.settlement.structures;
    for (std::size_t i = 0; i < m_counts.size(); ++i) {
        const QString &id = m_tables.structures[i].id;
        while (structures.count(id) > m_counts[i]->value())
            structures.removeAt(structures.lastIndexOf(id));
        while (structures.count(id) < m_counts[i]->value())
            structures << id;
    }
    return wanted;
}

} // namespace muster
