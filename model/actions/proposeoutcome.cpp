// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"

#include <QCoreApplication>

namespace muster::actions {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::actions", text);
}

} // namespace

std::optional<ProposedOutcome> proposeOutcome(const Campaign &campaign, const std::vector<ReportedFate> &fates)
{
    bool left = fates.empty();
    for (const ReportedFate &reported : fates) {
        const Figure *figure = campaign.find(reported.id);
        if (figure && figure->star && (reported.fate == Fate::ObviouslyDead || reported.fate == Fate::Dead))
            return ProposedOutcome{Outcome::Failure, tr("%1 was killed.").arg(figure->name)};
        left =
            left || reported.fate == Fate::Fine || reported.fate == Fate::Scratched || reported.fate == Fate::BadWound;
    }
    if (left)
        return std::nullopt;
    return ProposedOutcome{Outcome::Failure, tr("Nobody of the party was left on the table.")};
}

} // namespace muster::actions
