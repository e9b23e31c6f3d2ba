// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/actiontext.h"

namespace muster::actions {

std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    bool left = fates.empty();
    for (const ReportedFate &reported : fates) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && figure->star && (reported.fate == Fate::ObviouslyDead || reported.fate == Fate::Dead))
            return ProposedOutcome{Outcome::Failure, ActionText::tr("%1 was killed.").arg(figure->name)};
        left =
            left || reported.fate == Fate::Fine || reported.fate == Fate::Scratched || reported.fate == Fate::BadWound;
    }
    if (left)
        return std::nullopt;
    return ProposedOutcome{Outcome::Failure, ActionText::tr("Nobody of the party was left on the table.")};
}

} // namespace muster::actions
