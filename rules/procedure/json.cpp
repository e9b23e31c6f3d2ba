// SPDX-License-Identifier: MIT
#include "rules/procedure/json.h"

#include "rules/band/profile.h"
#include "rules/encounter/section.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

QJsonObject toJson(const Profile &figure)
{
    QJsonObject json{{u"type"_s, figure.type}, {u"rep"_s, figure.rep}, {u"weapon"_s, figure.weapon}};
    if (!figure.armorWorn.isEmpty())
        json.insert(u"armor"_s, figure.armorWorn);
    if (!figure.figureClass.isEmpty()) {
        json.insert(u"class"_s, figure.figureClass);
        json.insert(u"armor"_s, figure.armor);
        json.insert(u"shield"_s, figure.shield);
    }
    return json;
}

QJsonObject toJson(const Section &section)
{
    return {
        {u"section"_s, section.number}, {u"terrain"_s, slugJson(section.terrain)}, {u"buildings"_s, section.buildings}};
}

QJsonObject toJson(const Pef &pef)
{
    return {
        {u"id"_s, pef.id}, {u"section"_s, pef.section}, {u"in_building"_s, pef.inBuilding}, {u"fixed"_s, pef.fixed}};
}

QJsonObject toJson(const EnemyGroup &group)
{
    return {{u"side"_s, group.side ? slugJson(*group.side) : QJsonValue()},
            {u"leader"_s, group.leader ? QJsonValue(toJson(*group.leader)) : QJsonValue()},
            {u"figures"_s, toJson(group.figures)}};
}

} // namespace muster
