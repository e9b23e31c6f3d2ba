// SPDX-License-Identifier: MIT
#include "rules/procedure/resolved.h"

#include "rules/pack/pack.h"

namespace muster {

FieldValue FieldTeller::told(const Profile &figure) const
{
    FieldTeller field(m_pack);
    field("type", figure.type);
    field("weapon", figure.weapon);
    const bool unrolled = m_pack.hasSkill && figure.skill == 0; // a row of a list, not yet rolled up
    if (!unrolled)
        field("rep", figure.rep);
    if (!m_pack.armors.empty())
        field("armor", figure.armorWorn);
    if (!m_pack.classes.empty())
        field("class", figure.figureClass);
    if (m_pack.hasArmor)
        field("armor", figure.armor);
    if (m_pack.hasShields)
        field("shield", figure.shield);
    if (m_pack.hasSkill && !unrolled) {
        field("initiative", figure.rep);
        field("skill", figure.skill);
    }
    return field.fields();
}

} // namespace muster
