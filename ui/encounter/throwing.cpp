// SPDX-License-Identifier: MIT
#include "ui/encounter/throwing.h"

#include "model/story/words.h"
#include "rules/dice/randomdice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/label.h"

#include <QVBoxLayout>

namespace muster {

std::optional<Step> throwFor(DiceConversation &conversation, StepKind kind, const RolledDeed::Deed &deed,
                             const Campaign &campaign, bool ownDice, quint64 seed)
{
    if (ownDice) {
        conversation.setSeed(seed);
        conversation.start(kind, deed, {words::namesIn(campaign), {}, {}});
        return std::nullopt;
    }
    RandomDice dice(seed);
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

QWidget *makeDiceSide(const QString &heading, DiceConversation *conversation)
{
    auto *side = new QWidget;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(24, 20, 24, 20);
    column->addWidget(makeLabel(TextUse::SectionHeading, heading));
    column->addWidget(conversation, 1);
    return side;
}

} // namespace muster
