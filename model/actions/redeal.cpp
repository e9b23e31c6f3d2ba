// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/calendar/calendar.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::actions {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::actions", text);
}

template<typename Piece>
bool holds(const std::vector<Piece> &pieces, int number, int Piece::*id)
{
    return std::any_of(pieces.begin(), pieces.end(), [=](const Piece &piece) { return piece.*id == number; });
}

} // namespace

Problems checkRedeal(const Campaign &campaign, const Redeal &again)
{
    if (campaign.phase != Phase::Play || !campaign.encounter)
        return {{tr("No encounter is in hand, so there is nothing to deal again.")}};
    if (campaign.play)
        return {{tr("The battle has begun, so the table stays as it was dealt. Take play back first.")}};
    Problems problems;
    const Setup &setup = campaign.encounter->setup;
    for (const int section : again.sections) {
        if (!holds(setup.sections, section, &Section::number))
            problems.push_back({tr("There is no section %1 on the table.").arg(section)});
    }
    for (const int pef : again.pefs) {
        if (!holds(setup.pefs, pef, &Pef::id))
            problems.push_back({tr("There is no PEF %1 on the table.").arg(pef)});
    }
    if (again.empty())
        problems.push_back(
            {tr("Everything is kept, so there is nothing to deal again. Let go of a section or a PEF.")});
    return problems;
}

void redeal(const Campaign &campaign, const Pack &pack, const Redeal &again, Dice &dice, Step &step)
{
    step.kind = StepKind::Corrected;
    Encounter encounter = *campaign.encounter;
    encounter.setup = redealSetup(pack, encounter.kind, encounter.setup, again, dice, countriesOf(campaign, pack));
    encounter.seeded = false;
    step.changes.push_back(EncounterCorrected{encounter});
}

} // namespace muster::actions
