// SPDX-License-Identifier: MIT
#include "ui/aftermath/heirspanel.h"

#include "model/systems/campaignsystem.h"
#include "ui/parts/form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

/// What was reported of the Star may be the end, or the dice may bring it.
bool mayBeLost(const Figure &star, const AftermathDraft &draft)
{
    return std::any_of(draft.figures.begin(), draft.figures.end(),
                       [&](const ReportedFate &told) { return told.id == star.id && told.fate != Fate::Fine; });
}

} // namespace

HeirsPanel::HeirsPanel(QWidget *parent)
    : QWidget(parent)
    , m_form(makeForm())
{
    m_form->setContentsMargins(0, 0, 0, 0);
    setLayout(m_form);
    hide();
}

void HeirsPanel::load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_rows.clear();
    for (const Figure *star : campaign.stars()) {
        if (campaign.hasSeveralStars() && mayBeLost(*star, draft) && campaign.gruntCount(star->id) > 0)
            addStar(campaign, pack, *star, draft.heirs);
    }
    setVisible(!m_rows.empty());
}

void HeirsPanel::addStar(const Campaign &campaign, const Pack &pack, const Figure &lost, const Heirs &heirs)
{
    Row row{lost.id, new QComboBox};
    row.heir->addItem(tr("Leave"));
    for (const Figure *other : campaign.stars()) {
        if (other->id == lost.id)
            continue;
        row.heir->addItem(tr("Follow %1").arg(other->name), number(other->id));
        if (systemOf(campaign, pack).roomFor(other->id, campaign, pack).places < campaign.gruntCount(lost.id))
            row.crowded.insert(other->id);
    }
    if (const auto chosen = heirs.find(lost.id); chosen != heirs.end())
        row.heir->setCurrentIndex(std::max(0, row.heir->findData(number(*chosen))));
    addRow(*m_form, tr("Grunts if %1 is lost").arg(lost.name), row.heir);
    addGrunts(row, campaign, heirs);
    connect(row.heir, &QComboBox::currentIndexChanged, this, &HeirsPanel::tell);
    m_rows.push_back(std::move(row));
}

void HeirsPanel::addGrunts(Row &row, const Campaign &campaign, const Heirs &heirs)
{
    row.first = new QWidget;
    auto *column = new QVBoxLayout(row.first);
    column->setContentsMargins(0, 0, 0, 0);
    for (const Figure &grunt : campaign.band) {
        if (grunt.star || grunt.leader != row.lost)
            continue;
        auto *box = new QCheckBox(grunt.name);
        box->setToolTip(tr("Follows before the others, where there is not room for all"));
        box->setChecked(heirs.contains(grunt.id));
        connect(box, &QCheckBox::toggled, this, &HeirsPanel::tell);
        column->addWidget(box);
        row.grunts.emplace_back(grunt.id, box);
    }
    addRow(*m_form, tr("First to follow"), row.first);
    m_form->setRowVisible(row.first, isShort(row));
}

bool HeirsPanel::isShort(const Row &row) const
{
    const QVariant chosen = row.heir->currentData();
    return chosen.isValid() && row.crowded.contains(FigureId{chosen.toInt()});
}

void HeirsPanel::tell()
{
    Heirs heirs;
    for (const Row &row : m_rows) {
        m_form->setRowVisible(row.first, isShort(row));
        const QVariant chosen = row.heir->currentData();
        if (!chosen.isValid())
            continue;
        heirs.insert(row.lost, FigureId{chosen.toInt()});
        for (const auto &[grunt, box] : row.grunts) {
            if (isShort(row) && box->isChecked())
                heirs.insert(grunt, FigureId{chosen.toInt()});
        }
    }
    emit heirsChanged(heirs);
}

} // namespace muster
