// SPDX-License-Identifier: MIT
#include "model/json/campaignjson.h"

#include "model/json/playjson.h"
#include "model/json/records.h"
#include "model/story/words.h"
#include "rules/procedure/json.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QJsonValue orNull(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

const Figure *presentOrLostStar(const Campaign &campaign)
{
    if (campaign.star())
        return campaign.star();
    const auto lost = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [](const FormerFigure &f) { return f.figure.star; });
    return lost == campaign.former.rend() ? nullptr : &lost->figure;
}

QJsonArray gruntsJson(const Campaign &campaign)
{
    QJsonArray grunts;
    for (const Figure &figure : campaign.band) {
        if (!figure.star)
            grunts.append(figureJson(figure));
    }
    return grunts;
}

QJsonArray formerJson(const Campaign &campaign)
{
    QJsonArray former;
    for (const FormerFigure &gone : campaign.former)
        former.append(figureJson(gone.figure));
    return former;
}

QJsonObject encounterJson(const Encounter &encounter)
{
    JsonWriter json;
    json.choice("kind", encounter.kind);
    json.numberOrNone("eal", encounter.eal, lowestEal, highestEal);
    json.choice("time", encounter.setup.time);
    json.text("enemy", encounter.enemy);
    json.number("objective_buildings", encounter.setup.objectiveBuildings, 0, 100);
    json.seed("seed", encounter.seed);
    QJsonObject shown = json.object();
    shown[u"sections"_s] = toJson(encounter.setup.sections);
    shown[u"pefs"_s] = toJson(encounter.setup.pefs);
    return shown;
}

} // namespace

QJsonObject figureJson(const Figure &figure)
{
    JsonWriter json;
    json.id("id", figure.id);
    json.text("name", figure.name);
    json.flag("star", figure.star);
    fields(json, figure.profile);
    json.choice("status", figure.status);
    json.number("months", figure.months, 0, highestNumber);
    json.flag("poisoned", figure.poisoned);
    json.flag("exempt", figure.exempt);
    json.texts("attributes", figure.attributes);
    return json.object();
}

QJsonObject campaignJson(const Campaign &campaign, const Pack &pack, std::size_t steps)
{
    const Figure *star = presentOrLostStar(campaign);
    QJsonValue encounter;
    if (campaign.encounter) {
        QJsonObject dealt = encounterJson(*campaign.encounter);
        dealt[u"play"_s] = campaign.play ? QJsonValue(playJson(*campaign.play)) : QJsonValue();
        encounter = dealt;
    }
    return {
        {u"name"_s, campaign.name},
        {u"rules"_s, campaign.rules},
        {u"list"_s, campaign.list},
        {u"eal"_s, orNull(campaign.eal)},
        {u"turn"_s,
         QJsonObject{{u"number"_s, campaign.turn}, {u"label"_s, words::turn(campaign.turn, campaign, pack)}}},
        {u"phase"_s, slug(campaign.phase)},
        {u"star"_s, star ? QJsonValue(figureJson(*star)) : QJsonValue()},
        {u"grunts"_s, gruntsJson(campaign)},
        {u"former"_s, formerJson(campaign)},
        {u"encounter"_s, encounter},
        {u"next"_s, QJsonObject{{u"encounter"_s, slug(campaign.next.kind)}, {u"eal"_s, orNull(campaign.next.eal)}}},
        {u"steps"_s, static_cast<qint64>(steps)},
    };
}

} // namespace muster
