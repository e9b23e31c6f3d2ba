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

QJsonValue orNull(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue orNull(const QString &id)
{
    return id.isEmpty() ? QJsonValue() : QJsonValue(id);
}

const Figure *presentOrLostStar(const Campaign &campaign)
{
    if (campaign.star())
        return campaign.star();
    const auto lost = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [](const FormerFigure &f) { return f.figure.star; });
    return lost == campaign.former.rend() ? nullptr : &lost->figure;
}

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

QJsonArray gruntsJson(const Campaign &campaign)
{
    QJsonArray grunts;
    for (const Figure &figure : campaign.band) {
        if (!figure.star)
            grunts.append(figureJson(figure));
    }
    return grunts;
}

/// Returns the Stars, each with its player (R36).
QJsonArray starsJson(const Campaign &campaign)
{
    QJsonArray stars;
    for (const Figure *star : campaign.stars()) {
        QJsonObject json = figureJson(*star);
        if (json.contains(u"points"_s)) { // the player's points are the Star's own (R65)
            json[u"band_points"_s] = campaign.points(star->id);
            json[u"stockpile"_s] = stockpileJson(campaign.stockOf(star->id));
        }
        stars.append(json);
    }
    return stars;
}

QJsonArray formerJson(const Campaign &campaign)
{
    QJsonArray former;
    for (const FormerFigure &gone : campaign.former)
        former.append(figureJson(gone.figure));
    return former;
}

QJsonArray picturesJson(const AllPictures &all)
{
    QJsonArray json;
    for (const Picture &picture : all)
        json.append(pictureJson(picture));
    return json;
}

QJsonArray wordsJson(const AllWords &all)
{
    QJsonArray json;
    std::transform(all.begin(), all.end(), std::back_inserter(json),
                   [](const Words &words) { return muster::wordsJson(words); });
    return json;
}

QJsonArray foesJson(const AllFoes &all)
{
    QJsonArray json;
    for (const Foe &foe : all)
        json.append(foeJson(foe));
    return json;
}

QJsonArray goalsJson(const AllGoals &all)
{
    QJsonArray json;
    for (const Goal &goal : all)
        json.append(goalJson(goal));
    return json;
}

QJsonObject settlementJson(const KeptSettlement &kept, const Pack &pack)
{
    QJsonObject json = JsonWriter::object(kept);
    json[u"nomads"_s] = kept.nomads.isEmpty() ? QJsonValue() : QJsonValue(kept.nomads);
    json[u"notes"_s] = kept.notes;
    json[u"kind"_s] = words::sizeOf(kept, pack);
    return json;
}

void insert(QJsonObject &json, const QJsonObject &part)
{
    for (auto it = part.begin(); it != part.end(); ++it)
        json.insert(it.key(), it.value());
}

/// Returns the kind and EAL of the next encounter, as far as they are known.
QJsonObject nextJson(const Campaign &campaign, const Pack &pack)
{
    if (systemOf(campaign, pack).traits.knowsNext)
        return {{u"encounter"_s, slug(campaign.next.kind)}, {u"eal"_s, orNull(campaign.next.eal)}};
    const std::optional<ComesAtOnce> follows = comesAtOnce(campaign, pack);
    return {{u"encounter"_s, follows ? orNull(follows->encounter.id) : QJsonValue()},
            {u"eal"_s, QJsonValue()},
            {u"whose"_s, follows ? orNull(follows->whose) : QJsonValue()}};
}

} // namespace

QJsonObject aboutJson(const About &about)
{
    return {{u"kind"_s, slug(about.kind)},
            {u"id"_s, about.kind == AboutKind::Campaign ? QJsonValue() : QJsonValue(about.id)}};
}

QJsonObject foeJson(const Foe &foe)
{
    QJsonArray met;
    for (const FoeMeeting &meeting : foe.met) {
        const PastEncounter encounter{meeting.turn, meeting.kind, {}, Outcome::Success, {}, meeting.part};
        met.append(QJsonObject{
            {u"turn"_s, meeting.turn}, {u"encounter"_s, kindsOf(encounter).front()}, {u"fate"_s, slug(meeting.fate)}});
    }
    return {{u"id"_s, foe.id},
            {u"name"_s, foe.name},
            {u"rep"_s, foe.rep > 0 ? QJsonValue(foe.rep) : QJsonValue()},
            {u"weapon"_s, orNull(foe.weapon)},
            {u"list"_s, orNull(foe.list)},
            {u"status"_s, slug(foe.status)},
            {u"met"_s, met}};
}

QJsonObject goalJson(const Goal &goal)
{
    return {{u"id"_s, goal.id},
            {u"text"_s, goal.text},
            {u"count"_s, goal.count},
            {u"done"_s, goal.done},
            {u"reached"_s, goal.reached.has_value()}};
}

QJsonObject wordsJson(const Words &words)
{
    return {{u"id"_s, words.id},
            {u"about"_s, aboutJson(words.about)},
            {u"title"_s, words.title},
            {u"text"_s, words.text},
            {u"turn"_s, words.turn}};
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
        if (!figure.list.isEmpty())
            json("list", figure.list);
    } else {
        json("leader", figure.leader);
    }
    json("months", figure.months);
    json("poisoned", figure.poisoned);
    json("exempt", figure.exempt);
    json("attributes", figure.attributes);
    if (figure.profile.skill > 0) // initiative instead of Rep (R81)
        json("initiative", figure.rep(), upTo(highestRep));
    QJsonArray carries;
    for (const Kit &kit : figure.carries)
        carries.append(QJsonObject{{u"name"_s, kit.item}, {u"count"_s, kit.count}});
    QJsonObject shown = json.object();
    shown.insert(u"carries"_s, carries);
    if (figure.profile.armorWorn.isEmpty())
        return shown;
    // Rules in which armour is a word also have wounds that take time, and encounter points.
    shown.insert(u"armor"_s, figure.profile.armorWorn);
    shown.insert(u"points"_s, figure.points);
    shown.insert(u"back_in"_s, figure.backIn);
    shown.insert(u"marked"_s, figure.marked);
    shown.remove(u"armor_worn"_s);
    return shown;
}

QJsonObject pictureJson(const Picture &picture)
{
    return {{u"id"_s, picture.id},           {u"about"_s, aboutJson(picture.about)},
            {u"caption"_s, picture.caption}, {u"width"_s, picture.width},
            {u"height"_s, picture.height},   {u"bytes"_s, picture.bytes},
            {u"sha256"_s, picture.sha256},   {u"turn"_s, picture.turn}};
}

/// Adds whose bands meet, which have recorded the figures they bring, and both lists once both have (R87).
static void addMeeting(QJsonObject &dealt, const Campaign &campaign)
{
    const Meeting &meeting = *campaign.meeting();
    const auto numbers = [](const std::vector<int> &ids) {
        QJsonArray all;
        for (const int id : ids)
            all.append(id);
        return all;
    };
    dealt[u"against"_s] = meeting.star;
    QJsonArray recorded;
    if (!meeting.ours.empty())
        recorded.append(campaign.encounter->whose.value_or(0));
    if (!meeting.theirs.empty())
        recorded.append(meeting.star);
    dealt[u"recorded"_s] = recorded;
    if (!meeting.isShown())
        return;
    dealt[u"party"_s] = numbers(meeting.ours);
    dealt[u"party_against"_s] = numbers(meeting.theirs);
}

QJsonValue encounterJson(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.encounter)
        return {};
    QJsonObject dealt = rulesOf(*campaign.encounter).shown(*campaign.encounter, pack);
    if (campaign.encounter->whose)
        dealt[u"star"_s] = *campaign.encounter->whose;
    if (campaign.meeting())
        addMeeting(dealt, campaign);
    dealt[u"play"_s] = campaign.play ? QJsonValue(playJson(campaign, pack)) : QJsonValue();
    return dealt;
}

QJsonObject turnJson(const Campaign &campaign, const Pack &pack)
{
    return {{u"number"_s, campaign.turn}, {u"label"_s, words::turn(campaign.turn, campaign, pack)}};
}

QJsonObject bandJson(const Campaign &campaign)
{
    const Figure *star = presentOrLostStar(campaign);
    return {{u"star"_s, star ? QJsonValue(figureJson(*star)) : QJsonValue()},
            {u"stars"_s, starsJson(campaign)},
            {u"grunts"_s, gruntsJson(campaign)},
            {u"former"_s, formerJson(campaign)}};
}

QJsonObject wastelandJson(const Campaign &campaign, const Pack &pack)
{
    const auto &journey = campaign.journey;
    const QJsonObject locale{
        {u"here"_s, slug(localeIn(campaign, pack, campaign.turn))},
        {u"travelling_to"_s, journey ? QJsonValue(slug(journey->to)) : QJsonValue()},
        {u"arrives_in"_s, journey ? QJsonValue(journey->arrivesIn) : QJsonValue()},
    };
    QJsonArray settlements;
    for (const KeptSettlement &kept : campaign.settlements)
        settlements.append(settlementJson(kept, pack));
    return {{u"locale"_s, locale}, {u"settlements"_s, settlements}};
}

QJsonObject campaignJson(const Campaign &campaign, const Pack &pack, std::size_t steps)
{
    QJsonObject json{
        {u"name"_s, campaign.name},
        {u"rules"_s, campaign.rules},
        {u"list"_s, campaign.list},
        {u"eal"_s, orNull(campaign.eal)},
        {u"turn"_s, turnJson(campaign, pack)},
        {u"phase"_s, slug(campaign.phase)},
        {u"encounter"_s, encounterJson(campaign, pack)},
        {u"next"_s, nextJson(campaign, pack)},
        {u"words"_s, wordsJson(campaign.words)},
        {u"pictures"_s, picturesJson(campaign.pictures)},
        {u"foes"_s, foesJson(campaign.foes)},
        {u"goals"_s, goalsJson(campaign.goals)},
        {u"ended"_s, campaign.ended ? QJsonValue(slug(*campaign.ended)) : QJsonValue()},
        {u"steps"_s, static_cast<qint64>(steps)},
    };
    insert(json, bandJson(campaign));
    if (!campaign.variant.isEmpty())
        json[u"variant"_s] = pack.title;
    if (pack.rewards) {
        json[u"points"_s] = campaign.points(); // the sum of everybody's points
        json[u"stockpile"_s] = stockpileJson(allStock(campaign));
    }
    if (isWasteland(campaign, pack))
        insert(json, wastelandJson(campaign, pack));
    return json;
}

} // namespace muster
