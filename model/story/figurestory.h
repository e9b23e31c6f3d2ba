// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "model/campaign/step.h"

#include <QString>

namespace muster {

/// What a finished or half-finished battle says of one figure, in the short words of the preview.
struct FigureStory {
    bool aidOpen = false; ///< First Aid is still to come
    bool recoveryOpen = false;
    bool loyaltyOpen = false;
    std::optional<Fate> fate; ///< after First Aid; none for one who sat out
    std::optional<Status> lost; ///< the band has lost the figure, by the step or by a fate that leaves no doubt
    QString headline;
    QString detail;

    bool isOpen() const { return aidOpen || recoveryOpen || loyaltyOpen; }
};

/// What the dice are still to say.
enum class DiceToCome : std::uint8_t { None, Recovery, RecoveryAndLoyalty };

/// `fate`: none for one who sat out. `outranks`: the figure stands above the Star, and goes without a roll.
FigureStory tellFigure(const Campaign &before, const Figure &figure, std::optional<Fate> fate, const Step &soFar,
                       DiceToCome toCome, bool outranks);

} // namespace muster
