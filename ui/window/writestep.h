// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <functional>

namespace muster {

/// Joins all reasons in one text, one per line.
QString textOf(const Problems &problems);

/// A function that shows the player the reason for a refusal.
using Tell = std::function<void(const QString &why)>;

/// Writes the step to the campaign and returns whether that succeeded. A refusal by the rules or by the file is passed
/// to `tell`.
bool writeStep(CampaignDocument &document, const Result<Step> &step, const Tell &tell,
               const PictureSource &pictures = {});

/// Returns the last step in one line, for the status line.
QString lastStepInOneLine(const CampaignDocument &document);

/// Returns a function that shows the reason by the problem() signal of a page or a panel.
template<typename Widget>
Tell problemOf(Widget *widget)
{
    return [widget](const QString &why) { emit widget->problem(why); };
}

} // namespace muster
