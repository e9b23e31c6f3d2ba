// SPDX-License-Identifier: MIT
#include "rules/band/attribute.h"

#include "rules/table/rollon.h"

namespace muster {

const Attribute &rollAttribute(const RollTable<Attribute> &attributes, Dice &dice, int subject)
{
    return rollOn(attributes, {RollKind::Attribute, subject}, dice);
}

} // namespace muster
