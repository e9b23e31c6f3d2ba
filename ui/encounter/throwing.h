// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "ui/encounter/seedtext.h"
#include "ui/parts/rolleddeed.h"

#include <QWidget>

#include <optional>

namespace muster {

class DiceConversation;

/// The step of a deed whose dice the program throws, all at once. With the player's own dice there is none yet: the
/// conversation asks for them one by one.
std::optional<Step> throwFor(DiceConversation &conversation, StepKind kind, const RolledDeed::Deed &deed,
                             const Campaign &campaign, bool ownDice, quint64 seed = newSeed());

/// Where the conversation stands while it asks, in place of the ground.
QWidget *makeDiceSide(const QString &heading, DiceConversation *conversation);

} // namespace muster
