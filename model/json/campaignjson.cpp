// SPDX-License-Identifier: MIT
#include "model/json/campaignjson.h"

#include "model/json/form.h"
#include "model/json/playjson.h"
#include "model/json/records.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/scenarios.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QJsonArray stockpileJson(const Stockpile &stockpile)
{
    QJsonArray kits;
    for (auto item = stockpile.begin(); item != stockpile.end(); ++item)
        kits.append(QJsonObject{{u"item"_s, item.key()}, {u"count"_s, item.value()}});
    return kits;
}

/// Returns the sum of all bands' stockpiles.
Stockpile allStock(const Campaign &campaign)
{
    Stockpile all = campaign.stockpile;
    for (const Stockpile &its : campaign.stockpiles) {
        for (auto item = its.begin(); item != its.end(); ++item)
            all[item.key()] += item.value();
    }
    return all;
}

QJsonArray listJson(const auto &all, auto json)
{
    QJsonArray list;
    for (const auto &one : all)
        list.append(json(one));
    return list;
}

/// Returns the id, or null if it is empty or 0.
template<typename T>
std::optional<T> idOrNone(const T &id)
{
    return id == T() ? std::nullopt : std::optional(id);
}

/// Returns one of the Stars, with what belongs to its player (R36).
QJsonObject starJson(const Campaign &campaign, const Figure &star)
{
    QJsonObject json = figureJson(star);
    if (json.contains(u"points"_s)) { // the player's points are the Star's own (R65)
        json[u"band_points"_s] = campaign.points(star.id);
        json[u"stockpile"_s] = stockpileJson(campaign.stockOf(star.id));
    }
    return json;
}

QJsonObject settlementJson(const KeptSettlement &kept, const Pack &pack)
{
    JsonWriter json;
    fields(json, kept);
    json("nomads", idOrNone(kept.nomads));
    json("notes", kept.notes);
    json("kind", words::sizeOf(kept, pack));
    return json.object();
}

void insert(QJsonObject &json, const QJsonObject &part)
{
    for (auto it = part.begin(); it != part.end(); ++it)
        json.insert(it.key(), it.value());
}

/// Returns the kind and EAL of the next encounter, as far as they are known.
QJsonObject nextJson(const Campaign &campaign, const Pack &pack)
{
    JsonWriter json;
    if (systemOf(campaign, pack).traits.knowsNext) {
        json("encounter", campaign.next.kind);
        json("eal", campaign.next.eal);
    } else {
        const std::optional<ComesAtOnce> follows = comesAtOnce(campaign, pack);
        json("encounter", follows ? idOrNone(follows->encounter.id) : std::nullopt);
        json("eal", QJsonValue());
        json("whose", follows ? idOrNone(follows->whose) : std::nullopt);
    }
    return json.object();
}

/// Returns the thing that a note or picture belongs to; without an id if that is the campaign.
QJsonObject aboutJson(const About &about)
{
    JsonWriter json;
    json("kind", about.kind);
    json("id", idOrNone(about.id));
    return json.object();
}

} // namespace

QJsonObject foeJson(const Foe &foe)
{
    JsonWriter json;
    json("id", foe.id);
    json("name", foe.name);
    json("rep", idOrNone(foe.rep));
    json("weapon", idOrNone(foe.weapon));
    json("list", idOrNone(foe.list));
    json("status", foe.status);
    json.list("met", foe.met, [](JsonWriter &met, const FoeMeeting &meeting) {
        met("turn", meeting.turn);
        met("encounter", kindsOf({meeting.turn, meeting.kind, {}, Outcome::Success, {}, meeting.part}).front());
        met("fate", meeting.fate);
    });
    return json.object();
}

QJsonObject goalJson(const Goal &goal)
{
    JsonWriter json;
    json("id", goal.id);
    json("text", goal.text);
    json("count", goal.count);
    json("done", goal.done);
    json("reached", goal.reached.has_value());
    return json.object();
}

QJsonObject wordsJson(const Words &words)
{
    JsonWriter json;
    fields(json, words);
    json("about", aboutJson(words.about));
    json("title", words.title);
    return json.object();
}

QJsonObject figureJson(const Figure &figure)
{
    JsonWriter json;
    json("id", figure.id);
    json("name", figure.name);
    json("star", figure.star);
    fields(json, figure.profile);
    json("status", figure.status);
    if (figure.star) {
        json("player", figure.player);
        json.ifAny("list", figure.list);
    } else {
        json("leader", figure.leader);
    }
    json("months", figure.months);
    json("poisoned", figure.poisoned);
    json("exempt", figure.exempt);
    json("attributes", figure.attributes);
    if (figure.profile.skill > 0) // initiative instead of Rep (R81)
        json("initiative", figure.rep());
    json.list("carries", figure.carries, [](JsonWriter &thing, const Kit &kit) {
        thing("name", kit.item);
        thing("count", kit.count);
    });
    if (figure.profile.armorWorn.isEmpty())
        return json.object();
    // Rules in which armour is a word also have wounds that take time, and encounter points.
    json("armor", figure.profile.armorWorn);
    json("points", figure.points);
    json("back_in", figure.backIn);
    json("marked", figure.marked);
    QJsonObject shown = json.object();
    shown.remove(u"armor_worn"_s);
    return shown;
}

QJsonObject pictureJson(const Picture &picture)
{
    JsonWriter json;
    fields(json, picture);
    json("about", aboutJson(picture.about));
    json("caption", picture.caption);
    return json.object();
}

/// Adds whose bands meet, which have recorded the figures they bring, and both lists once both have (R87).
static void showMeeting(JsonWriter &json, const Campaign &campaign)
{
    const Meeting &meeting = *campaign.meeting();
    FigureIds recorded;
    if (!meeting.ours.empty())
        recorded.push_back(campaign.encounter->whose);
    if (!meeting.theirs.empty())
        recorded.push_back(meeting.star);
    json("against", meeting.star);
    json("recorded", recorded);
    if (!meeting.isShown())
        return;
    json("party", meeting.ours);
    json("party_against", meeting.theirs);
}

QJsonValue encounterJson(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    JsonWriter json;
    json.ifAny("star", campaign.encounter->whose);
    if (campaign.meeting())
        showMeeting(json, campaign);
    json("play", campaign.play ? QJsonValue(playJson(campaign, pack)) : QJsonValue());
    QJsonObject dealt = systemOf(*campaign.encounter).shown(*campaign.encounter, pack);
    insert(dealt, json.object());
    return dealt;
}

QJsonObject turnJson(const Campaign &campaign, const Pack &pack)
{
    return {{u"number"_s, campaign.turn}, {u"label"_s, words::turn(campaign.turn, campaign, pack)}};
}

QJsonObject bandJson(const Campaign &campaign)
{
    const Figure *star = campaign.starOrLast();
    JsonWriter json;
    json("star", star ? QJsonValue(figureJson(*star)) : QJsonValue());
    json("stars", listJson(campaign.stars(), [&](const Figure *one) { return starJson(campaign, *one); }));
    QJsonArray grunts;
    for (const Figure &figure : campaign.band) {
        if (!figure.star)
            grunts.append(figureJson(figure));
    }
    json("grunts", grunts);
    json("former", listJson(campaign.former, [](const FormerFigure &gone) { return figureJson(gone.figure); }));
    return json.object();
}

QJsonObject wastelandJson(const Campaign &campaign, const Pack &pack)
{
    const auto &journey = campaign.journey;
    JsonWriter locale;
    locale("here", localeIn(campaign, pack, campaign.turn));
    locale("travelling_to", journey ? std::optional(journey->to) : std::nullopt);
    locale("arrives_in", journey ? std::optional(journey->arrivesIn) : std::nullopt);
    return {{u"locale"_s, locale.object()},
            {u"settlements"_s,
             listJson(campaign.settlements, [&](const KeptSettlement &kept) { return settlementJson(kept, pack); })}};
}

QJsonObject campaignJson(const Campaign &campaign, const Pack &pack, std::size_t steps)
{
    JsonWriter json;
    json("name", campaign.name);
    json("rules", campaign.rules);
    json("list", campaign.list);
    json("eal", campaign.eal);
    json("turn", turnJson(campaign, pack));
    json("phase", campaign.phase);
    json("encounter", encounterJson(campaign, pack));
    json("next", nextJson(campaign, pack));
    json("words", listJson(campaign.words, wordsJson));
    json("pictures", listJson(campaign.pictures, pictureJson));
    json("foes", listJson(campaign.foes, foeJson));
    json("goals", listJson(campaign.goals, goalJson));
    json("ended", campaign.ended);
    json("steps", static_cast<qint64>(steps));
    if (!campaign.variant.isEmpty())
        json("variant", pack.title);
    if (pack.rewards) {
        json("points", campaign.points()); // the sum of everybody's points
        json("stockpile", stockpileJson(allStock(campaign)));
    }
    QJsonObject all = json.object();
    insert(all, bandJson(campaign));
    if (isWasteland(campaign, pack))
        insert(all, wastelandJson(campaign, pack));
    return all;
}

} // namespace muster
