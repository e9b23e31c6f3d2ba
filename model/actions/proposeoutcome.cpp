// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"

namespace muster::actions {

std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    const std::optional<Encounter> &encounter = campaign.encounter;
    const bool defends = encounter && !encounter->scenario && encounter->kind == EncounterKind::RaidDefend;
    QString captured;
    bool left = fates.empty();
    for (const ReportedFate &reported : fates) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && figure->star && (reported.fate == Fate::ObviouslyDead || reported.fate == Fate::Dead))
            return ProposedOutcome{Outcome::Failure, ActionText::tr("%1 was killed.").arg(figure->name)};
        if (figure && defends && reported.fate == Fate::Captured && captured.isEmpty())
            captured = figure->name;
        left =
            left || reported.fate == Fate::Fine || reported.fate == Fate::Scratched || reported.fate == Fate::BadWound;
    }
    if (!captured.isEmpty()) // p. 30
        return ProposedOutcome{Outcome::Failure, ActionText::tr("%1 was captured.").arg(captured)};
    if (left)
        return std::nullopt;
    return ProposedOutcome{Outcome::Failure, ActionText::tr("Nobody of the party was left on the table.")};
}

} // namespace muster::actions
