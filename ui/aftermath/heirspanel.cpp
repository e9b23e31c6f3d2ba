// SPDX-License-Identifier: MIT
#include "ui/aftermath/heirspanel.h"

#include "ui/parts/form.h"

#include <QComboBox>
#include <QFormLayout>

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

void HeirsPanel::load(const Campaign &campaign, const AftermathDraft &draft)
{
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    m_rows.clear();
    const std::vector<const Figure *> stars = campaign.stars();
    for (const Figure *star : stars) {
        if (stars.size() > 1 && mayBeLost(*star, draft) && campaign.gruntCount(star->id) > 0)
            addStar(*star, stars, draft.heirs);
    }
    setVisible(!m_rows.empty());
}

void HeirsPanel::addStar(const Figure &lost, const std::vector<const Figure *> &others, const Heirs &heirs)
{
    auto *heir = new QComboBox;
    heir->addItem(tr("Leave"));
    for (const Figure *other : others) {
        if (other->id != lost.id)
            heir->addItem(tr("Follow %1").arg(other->name), number(other->id));
    }
    if (const auto chosen = heirs.find(lost.id); chosen != heirs.end())
        heir->setCurrentIndex(std::max(0, heir->findData(number(*chosen))));
    addRow(*m_form, tr("Grunts if %1 is lost").arg(lost.name), heir);
    connect(heir, &QComboBox::currentIndexChanged, this, &HeirsPanel::tell);
    m_rows.push_back({lost.id, heir});
}

void HeirsPanel::tell()
{
    Heirs heirs;
    for (const Row &row : m_rows) {
        if (const QVariant chosen = row.heir->currentData(); chosen.isValid())
            heirs.insert(row.lost, FigureId{chosen.toInt()});
    }
    emit heirsChanged(heirs);
}

} // namespace muster
