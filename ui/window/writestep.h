// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <functional>

namespace muster {

/// All the reasons in one text, a line each.
QString textOf(const Problems &problems);

/// Tells the player what stands in the way.
using Tell = std::function<void(const QString &why)>;

/// Writes the step into the book, and gives whether it stands there now. What stood in the way, by the rules or by the
/// file, is told.
bool writeStep(CampaignDocument &document, const Result<Step> &step, const Tell &tell,
               const PictureSource &pictures = {});

/// Telling by the signal of a page or a panel.
/// What was just recorded, for the status line.
QString lastStepInOneLine(const CampaignDocument &document);

template<typename Widget>
Tell problemOf(Widget *widget)
{
    return [widget](const QString &why) { emit widget->problem(why); };
}

} // namespace muster
