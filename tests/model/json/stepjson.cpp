// SPDX-License-Identifier: MIT
#include "model/json/stepjson.h"

#include "model/changes/all.h"
#include "model/rollkinds.h"
#include "rules/slug.h"
#include "tests/support/fullstep.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

using Rebuild = std::function<QJsonValue(const QJsonValue &changed)>;
using Visit = std::function<void(const QString &place, const QJsonObject &object, const Rebuild &whole)>;

/// Calls `visit` for every object in a JSON value. `whole(changed)` returns the whole value with that object changed.
void forEachObject(const QJsonValue &json, const QString &place, const Rebuild &rebuild, const Visit &visit)
{
    const QJsonArray array = json.toArray();
    for (int i = 0; i < array.size(); ++i) {
        const auto inArray = [=](const QJsonValue &changed) {
            QJsonArray copy = array;
            copy[i] = changed;
            return rebuild(copy);
        };
        forEachObject(array[i], u"%1[%2]"_s.arg(place).arg(i), inArray, visit);
    }
    const QJsonObject object = json.toObject();
    if (json.isObject())
        visit(place, object, rebuild);
    for (const QString &key : object.keys()) {
        const auto inObject = [=](const QJsonValue &changed) {
            QJsonObject copy = object;
            copy[key] = changed;
            return rebuild(copy);
        };
        forEachObject(object[key], place.isEmpty() ? key : place + u'.' + key, inObject, visit);
    }
}

void forEachObject(const QByteArray &json, const Visit &visit)
{
    forEachObject(
        QJsonDocument::fromJson(json).object(), {}, [](const QJsonValue &whole) { return whole; }, visit);
}

QByteArray compact(const QJsonValue &json)
{
    return QJsonDocument(json.toObject()).toJson(QJsonDocument::Compact);
}

/// Returns whether the place has options, which are free pairs of texts; none is required.
bool isFree(const QString &place)
{
    return place.endsWith(u"options"_s);
}

std::string reasonAgainstStep(const QByteArray &json)
{
    const auto step = readStep(json);
    return step ? "accepted" : step.problem().text.toStdString();
}

bool contains(const std::string &text, const QString &part)
{
    return text.find(part.toStdString()) != std::string::npos;
}

/// Fields that a later format added, or that are left out when empty.
const QStringList mayBeMissing =
    QStringLiteral(
        "said former past there anew led_by player stars armor_worn back_in marked points scenario vehicles civilians "
        "surprised hostages hostages_found hostages_out after wounded lost_nerve inflicted_damage kills routed won "
        "follows carries laid_aside entry variant values faces noted test fires close_shots long_shots lead_stories "
        "sound_bites interviewed filmed press crew fought_in nomads notes others enemy_found alarm alarm_in ambush "
        "ambush_in besiegers_gone cards dwellings face_cards looted objective order police_in pursuit siege_day "
        "spotted "
        "turns_today watched_in position flank for_encounter going own_vehicles stockpile antidote car_in car_runs "
        "riding caption won_by_the_others meeting ours against whose points_stay unsaid "
        "in_sight moved reached")
        .split(u' ');

/// The names of the kinds of change. Files hold them.
const QStringList changeNames =
    QStringLiteral(
        "arrived began-on-paper building-searched campaign-closed campaign-corrected campaign-ended "
        "encounter-arranged encounter-corrected encounter-finished encounter-prepared encounters-due "
        "enemy-initiative-lost enemy-stood exempt-set figure-away figure-corrected figure-did figure-fared "
        "figure-grouped figure-held figure-joined figure-left figure-marked figure-recovered figure-returned "
        "figure-stood figure-turning first-aid-given foe-corrected foe-met foe-named follow-up-due founded "
        "gear-changed go-taken goal-reached goal-set goal-struck group-appeared group-moved group-placed "
        "group-sided group-split group-struck grunt-taken-over guard-noticed guards-placed initiative-lost "
        "lasting-set leader-named loyalty-tested month-served note-written nothing-follows own-group-placed "
        "own-pef-hidden own-pef-placed own-pef-revealed party-written pef-appeared pef-hidden pef-moved "
        "pef-placed pef-resolved pef-revealed picture-captioned picture-struck picture-taken play-begun "
        "points-earned poison-set press-rolled question-asked reinforcements-came rep-changed run-set-aside "
        "scenario-stood section-scouted section-seen settlement-corrected settlement-found settlement-struck "
        "sides-counted star-power-left stock-changed test-taken thing-carried travel-begun turn-begun "
        "turn-ended turns-passed words-changed words-struck words-written")
        .split(u' ');

} // namespace

TEST(StepJson, EveryFieldOfEveryChangeComesBack)
{
    std::set<QString> names;
    for (const Change &change : everyChange())
        names.insert(change.name());
    EXPECT_EQ(QStringList(names.begin(), names.end()), changeNames);
    EXPECT_EQ(names.size(), ChangeKinds::count);
    const auto read = readStep(stepJson(fullStep()));
    ASSERT_TRUE(read) << read.problem().text.toStdString();
    EXPECT_EQ(*read, fullStep());
}

TEST(StepJson, EveryKindOfRollIsWrittenAndReadAgain)
{
    Step step = fullStep();
    step.rolls.clear();
    for (const RollRow &row : rollRows.rows)
        step.rolls.push_back({{row.value, 1}, 6, {{4, Thrower::Player}}});
    for (const RollKind forgotten : {RollKind::RollOff, RollKind::Scatter})
        step.rolls.push_back({{forgotten, 1}, 6, {{4, Thrower::Player}}});
    const auto read = readStep(stepJson(step));
    ASSERT_TRUE(read) << read.problem().text.toStdString();
    EXPECT_EQ(*read, step);
}

TEST(StepJson, TheSameStepIsAlwaysTheSameBytes)
{
    const QByteArray json = stepJson(fullStep());
    EXPECT_EQ(stepJson(*readStep(json)), json);
    const Step month{StepKind::Recruited, {}, {MonthServed{}}, QDateTime({2026, 1, 2}, {3, 4, 5, 6}, Qt::UTC)};
    EXPECT_EQ(
        stepJson(month),
        R"({"changes":[{"change":"month-served"}],"kind":"recruited","rolls":[],"when":"2026-01-02T03:04:05.006Z"})");
}

TEST(StepJson, AFieldThatIsMissingIsNamed)
{
    int fields = 0;
    forEachObject(stepJson(fullStep()), [&](const QString &place, const QJsonObject &object, const Rebuild &whole) {
        for (const QString &key : isFree(place) ? QStringList() : object.keys()) {
            QJsonObject without = object;
            without.remove(key);
            const std::string reason = reasonAgainstStep(compact(whole(without)));
            const bool ofTest = key == u"outcome"_s && object.contains(u"entry"_s); // a battle's outcome is required
            const bool ofNote = key == u"title"_s && object.contains(u"text"_s); // the title of a test is required
            const bool ofCampaign = key == u"id"_s && place.endsWith(u"about"_s); // there is only one campaign
            const bool ofMeeting = key == u"theirs"_s && place.endsWith(u".meeting"_s); // a group's are required
            const bool ofParty = key == u"figures"_s // nobody yet, or a decoy
                && (object[u"change"_s] == u"party-written"_s || place.endsWith(u".pef"_s));
            const QString change = object[u"change"_s].toString();
            const bool ofAim =
                (change.startsWith(u"foe-"_s) && QStringList{u"list"_s, u"rep"_s, u"weapon"_s}.contains(key))
                || (change.startsWith(u"goal-"_s) && QStringList{u"foe"_s, u"taken"_s}.contains(key));
            const bool ofPaper = (key == u"poisoning"_s && place.contains(u".former["_s))
                || (key == u"eal"_s && place.contains(u".past["_s)); // entered by the player, and not always known
            const bool ofLasting = key == u"weapon"_s && change == u"lasting-set"_s; // a weapon of a hero is required
            if (ofLasting || ofTest || ofNote || ofCampaign || ofMeeting || ofParty || ofAim || ofPaper
                || mayBeMissing.contains(key)) {
                EXPECT_TRUE(readStep(compact(whole(without)))) << place.toStdString() << "." << key.toStdString();
                continue;
            }
            EXPECT_TRUE(contains(reason, u"“%1” is missing"_s.arg(key)) && contains(reason, place))
                << place.toStdString() << "." << key.toStdString() << ": " << reason;
            ++fields;
        }
    });
    EXPECT_GT(fields, 150);
}

TEST(StepJson, AFieldOfAnotherTypeIsRefused)
{
    const std::vector<QJsonValue> others = {true, 1e300, u""_s, QJsonArray{1}, QJsonObject{{u"a"_s, 1}}};
    forEachObject(stepJson(fullStep()), [&](const QString &place, const QJsonObject &object, const Rebuild &whole) {
        for (const QString &key : object.keys()) {
            for (const QJsonValue &other : others) {
                if (other.type() == object[key].type() && !other.isDouble())
                    continue;
                QJsonObject changed = object;
                changed[key] = other;
                EXPECT_FALSE(readStep(compact(whole(changed)))) << place.toStdString() << "." << key.toStdString();
            }
        }
    });
}

TEST(StepJson, AFieldNobodyKnowsIsRefused)
{
    forEachObject(stepJson(fullStep()), [&](const QString &place, const QJsonObject &object, const Rebuild &whole) {
        QJsonObject more = object;
        more[u"surprise"_s] = 1;
        EXPECT_TRUE(isFree(place) || contains(reasonAgainstStep(compact(whole(more))), u"“surprise” is not known"_s));
    });
}

TEST(StepJson, WhatIsOutOfRangeIsRefused)
{
    struct Case {
        const char *was;
        QByteArray is;
    };
    const char *ninth = R"({"buildings":0,"section":9,"terrain":"woods"})";
    const char *seed = R"("seed":"18446744073709551615")";
    const char *when = R"("when":"2026-11-20T21:30:41.123Z")";
    const std::vector<Case> cases = {
        {R"("dice":[3,6])", R"("dice":[0,6])"},
        {R"("dice":[3,6])", R"("dice":[3,7])"},
        {R"("dice":[3,6])", R"("dice":[3.5,6])"},
        {R"("dice":[3,6])", R"("dice":[3])"},
        {R"("dice":[100])", R"("dice":[101])"},
        {R"("sides":6)", R"("sides":1)"},
        {R"("by":["player","program"])", R"("by":["player","cat"])"},
        {R"("rep":3)", R"("rep":0)"},
        {R"("rep":3)", R"("rep":7)"},
        {R"("months":6)", R"("months":-1)"},
        {R"("months":6)", R"("months":1000001)"},
        {R"("id":7)", R"("id":0)"},
        {R"("id":7)", R"("id":-7)"},
        {R"("id":7)", R"("id":1e18)"},
        {R"("terrain":"woods")", R"("terrain":"swamp")"},
        {ninth, R"({"buildings":0,"section":17,"terrain":"woods"})"},
        {ninth, QByteArray(ninth) + (',' + QByteArray(ninth)).repeated(8)}, // seventeen in total
        {R"("time":"night")", R"("time":"dusk")"},
        {R"("eal":4)", R"("eal":6)"},
        {seed, R"("seed":"18446744073709551616")"},
        {seed, R"("seed":"-1")"},
        {seed, R"("seed":"007")"},
        {when, R"("when":"2026-11-20T21:30:41.123")"},
        {when, R"("when":"2026-11-31T21:30:41.123Z")"},
        {R"("kind":"battle-finished")", R"("kind":"Battle-Finished")"},
        {R"("change":"month-served")", R"("change":"month-skipped")"},
        {R"("name":"Another name")", R"("name":")" + QByteArray(10001, 'a') + '"'},
    };
    for (const Case &c : cases) {
        QByteArray json = stepJson(fullStep());
        ASSERT_TRUE(json.contains(c.was)) << c.was;
        json.replace(json.indexOf(c.was), static_cast<qsizetype>(qstrlen(c.was)), c.is);
        EXPECT_FALSE(readStep(json)) << c.is.left(60).toStdString();
    }
}

TEST(StepJson, TheReasonSaysWhereAndWhat)
{
    QByteArray json = stepJson(fullStep());
    json.replace("\"rep\":3", "\"rep\":9");
    EXPECT_EQ(reasonAgainstStep(json), "changes[1].figure.profile.rep: 9 is not a whole number from 1 to 6.");
    EXPECT_EQ(reasonAgainstStep("{\n\"kind\": nothing}"), "Line 2 is not JSON: illegal value.");
}

TEST(StepJson, WhatIsNoJsonObjectIsRefused)
{
    for (const QByteArray &json :
         {QByteArray(), QByteArray("null"), QByteArray("[]"), QByteArray("{"), QByteArray("\0{}", 3),
          QByteArray("{\"kind\":\"\xff\xfe\"}"), QByteArray(5000, '['), QByteArray("{\"a\":").repeated(3000)})
        EXPECT_FALSE(readStep(json)) << json.left(20).toStdString();
}

TEST(StepJson, HalfACharacterIsRefusedBecauseItCouldNotBeWrittenAgain)
{
    const QByteArray json = stepJson(fullStep());
    const qsizetype name = json.indexOf("\"name\":\"") + 8;
    EXPECT_TRUE(readStep(QByteArray(json).insert(name, "\\ud83d\\ude00")));
    EXPECT_FALSE(readStep(QByteArray(json).insert(name, "\\ud83d")));
}

TEST(DraftJson, EveryFieldComesBackAndAnEmptyOneToo)
{
    EXPECT_EQ(*readDraft(draftJson(fullDraft())), fullDraft());
    EXPECT_EQ(*readDraft(draftJson({})), AftermathDraft());
    EXPECT_FALSE(readDraft(R"({"outcome":null,"figures":[],"dice":[3],"by":[]})"));
}

TEST(PositionJson, IsAtLeastTheFounding)
{
    EXPECT_EQ(*readPosition(positionJson(12)), 12U);
    EXPECT_FALSE(readPosition(R"({"in_force":0})"));
    EXPECT_FALSE(readPosition(R"({"in_force":"1"})"));
}
