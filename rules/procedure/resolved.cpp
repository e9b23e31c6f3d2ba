// SPDX-License-Identifier: MIT
#include "rules/procedure/resolved.h"

#include "rules/pack/pack.h"

namespace muster {

FieldValue FieldTeller::told(const Profile &figure) const
{
    FieldTeller field(m_pack);
    field(u"type", figure.type);
    field(u"weapon", figure.weapon);
    const bool unrolled = m_pack.hasSkill && figure.skill == 0; // a row of a list, not yet rolled up
    if (!unrolled)
        field(u"rep", figure.rep);
    if (!m_pack.armors.empty())
        field(u"armor", figure.armorWorn);
    if (!m_pack.classes.empty())
        field(u"class", figure.figureClass);
    if (m_pack.hasArmor)
        field(u"armor", figure.armor);
    if (m_pack.hasShields)
        field(u"shield", figure.shield);
    if (m_pack.hasSkill && !unrolled) {
        field(u"initiative", figure.rep);
        field(u"skill", figure.skill);
    }
    return field.fields();
}

} // namespace muster
