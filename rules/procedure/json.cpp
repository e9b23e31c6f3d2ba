// SPDX-License-Identifier: MIT
#include "rules/procedure/json.h"

#include "rules/pack/pack.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

QJsonObject figureJson(const Profile &figure, const Pack &pack)
{
    QJsonObject json{{u"type"_s, figure.type}, {u"weapon"_s, figure.weapon}};
    const bool unrolled = pack.hasSkill && figure.skill == 0; // a row of a list
    if (!unrolled)
        json[u"rep"_s] = figure.rep;
    if (!pack.armors.empty())
        json[u"armor"_s] = figure.armorWorn;
    if (!pack.classes.empty())
        json[u"class"_s] = figure.figureClass;
    if (pack.hasArmor)
        json[u"armor"_s] = figure.armor;
    if (pack.hasShields)
        json[u"shield"_s] = figure.shield;
    if (pack.hasSkill && !unrolled) {
        json[u"initiative"_s] = figure.rep;
        json[u"skill"_s] = figure.skill;
    }
    return json;
}

QJsonArray figuresJson(const std::vector<Profile> &figures, const Pack &pack)
{
    QJsonArray json;
    for (const Profile &figure : figures)
        json.append(figureJson(figure, pack));
    return json;
}

QJsonObject groupJson(const EnemyGroup &group, const Pack &pack)
{
    return {{u"side"_s, group.side ? slugJson(*group.side) : QJsonValue()},
            {u"leader"_s, group.leader ? QJsonValue(figureJson(*group.leader, pack)) : QJsonValue()},
            {u"figures"_s, figuresJson(group.figures, pack)}};
}

QJsonObject toJson(const River &river)
{
    return {{u"width"_s, river.width},
            {u"lake"_s, river.lake},
            {u"fordable"_s, river.fordable ? QJsonValue(*river.fordable) : QJsonValue()},
            {u"bridge"_s, river.bridge}};
}

QJsonObject toJson(const Section &section)
{
    QJsonObject json{
        {u"section"_s, section.number}, {u"terrain"_s, slugJson(section.terrain)}, {u"buildings"_s, section.buildings}};
    if (!section.country)
        return json;
    json[u"country"_s] = slugJson(*section.country);
    json[u"road"_s] = section.road ? slugJson(*section.road) : QJsonValue();
    json[u"river"_s] = section.river ? QJsonValue(toJson(*section.river)) : QJsonValue();
    return json;
}

QJsonObject toJson(const Pef &pef)
{
    QJsonObject json{
        {u"id"_s, pef.id}, {u"section"_s, pef.section}, {u"in_building"_s, pef.inBuilding}, {u"fixed"_s, pef.fixed}};
    if (pef.rep)
        json[u"rep"_s] = *pef.rep;
    return json;
}

QJsonObject toJson(const PefMoveResult &result)
{
    return {{u"passed"_s, result.passed}, {u"move"_s, slugJson(result.move)}, {u"inches"_s, result.inches}};
}

} // namespace muster
