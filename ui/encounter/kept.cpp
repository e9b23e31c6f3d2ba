// SPDX-License-Identifier: MIT
#include "ui/encounter/kept.h"

#include "model/systems/campaignsystem.h"

namespace muster {

bool Kept::follow(const Encounter &encounter)
{
    const bool another = encounter.seed != m_encounter.seed || encounter.kind != m_encounter.kind;
    if (another) {
        m_sections.clear();
        m_pefs.clear();
    }
    m_encounter = encounter;
    return another;
}

void Kept::remember(CampaignDocument &document) const
{
    TablePlan plan = document.tablePlan();
    plan.sections.assign(m_sections.begin(), m_sections.end());
    plan.pefs.assign(m_pefs.begin(), m_pefs.end());
    document.keepTablePlan(plan);
}

void Kept::recall(const CampaignDocument &document)
{
    const TablePlan plan = document.tablePlan();
    for (const int section : plan.sections) {
        if (m_encounter.setup.grid.has(section))
            m_sections.insert(section);
    }
    m_pefs.insert(plan.pefs.begin(), plan.pefs.end());
}

void Kept::toggle(std::set<int> &numbers, int number)
{
    if (!numbers.erase(number))
        numbers.insert(number);
}

std::set<int> Kept::pefs() const
{
    const std::set<int> again = rest().pefs;
    std::set<int> kept;
    for (const Pef &pef : m_encounter.setup.pefs) {
        if (!again.contains(pef.id))
            kept.insert(pef.id);
    }
    return kept;
}

std::set<FigureId> stayingHome(const CampaignDocument &document)
{
    const Campaign &campaign = document.campaign();
    std::set<FigureId> home;
    if (campaign.play) {
        for (const OwnFigure &own : campaign.play->own) {
            if (own.state == TableState::AtHome)
                home.insert(own.id);
        }
        return home;
    }
    if (const TablePlan plan = document.tablePlan(); plan.saysWho) {
        for (const int id : plan.home)
            home.insert(FigureId{id});
        return home;
    }
    for (const Figure *figure : campaign.presentIn(campaign.turn))
        home.insert(figure->id);
    for (const FigureId id : systemOf(*campaign.encounter).usualParty(campaign, document.pack()))
        home.erase(id);
    return home;
}

} // namespace muster
