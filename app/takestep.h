// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "app/opencampaign.h"
#include "app/surroundings.h"
#include "model/campaign/step.h"

#include <functional>

namespace muster {

class Dice;

/// What an action does with dice, writing its changes into the step.
using Action = std::function<void(quint64 seed, Dice &dice, Step &step)>;

/// Throws the dice, writes the step and tells it. Whatever is refused is refused before anything is written.
Reply takeStep(OpenCampaign &open, const Call &call, const Surroundings &surroundings, const Action &action);

} // namespace muster
