// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/act.h"
#include "model/json/records.h"
#include "model/json/slugs.h"
#include "model/texts.h"

namespace muster {

/// What an act is called in a file. One without a name does not compile.
template<typename A>
inline constexpr QLatin1StringView actName;

template<>
inline constexpr QLatin1StringView actName<acts::Recruit>{"recruit"};
void fields(auto &, Of<acts::Recruit> auto &) { }

template<>
inline constexpr QLatin1StringView actName<acts::RecruitByHand>{"recruit-by-hand"};
void fields(auto &json, Of<acts::RecruitByHand> auto &act)
{
    json.record("profile", act.profile);
    json.text("name", act.name);
    json.texts("attributes", act.attributes);
}

template<>
inline constexpr QLatin1StringView actName<acts::Prepare>{"prepare"};
void fields(auto &json, Of<acts::Prepare> auto &act)
{
    json.text("enemy", act.enemy);
    json.flagIfAny("waits", act.waits);
}

template<>
inline constexpr QLatin1StringView actName<acts::Travel>{"travel"};
void fields(auto &json, Of<acts::Travel> auto &act)
{
    json.choiceIfAny("to", act.to);
    json.text("enemy", act.enemy);
}

template<>
inline constexpr QLatin1StringView actName<acts::FindSettlement>{"settlement"};
void fields(auto &, Of<acts::FindSettlement> auto &) { }

template<>
inline constexpr QLatin1StringView actName<acts::Reroll>{"re-roll"};
void fields(auto &json, Of<acts::Reroll> auto &act)
{
    json.numbersIfAny("sections", act.sections, 1, 9);
    json.numbersIfAny("pefs", act.pefs, 1, 100);
    json.textIfAny("enemy", act.enemy);
}

template<>
inline constexpr QLatin1StringView actName<acts::SeekPress>{"press"};
void fields(auto &, Of<acts::SeekPress> auto &) { }

template<>
inline constexpr QLatin1StringView actName<acts::BeginTurn>{"turn"};
void fields(auto &, Of<acts::BeginTurn> auto &) { }

template<>
inline constexpr QLatin1StringView actName<acts::Scout>{"scout"};
void fields(auto &json, Of<acts::Scout> auto &act)
{
    json.number("section", act.section, 1, 9);
}

template<>
inline constexpr QLatin1StringView actName<acts::AddGroup>{"add-group"};
void fields(auto &json, Of<acts::AddGroup> auto &act)
{
    json.number("army", act.army, firstEnemy, mostSides - 1);
    json.number("figures", act.figures, 1, 1000);
    json.number("section", act.section, 1, 9);
}

template<>
inline constexpr QLatin1StringView actName<acts::ResolvePef>{"resolve-pef"};
void fields(auto &json, Of<acts::ResolvePef> auto &act)
{
    json.number("pef", act.pef, 1, 100);
}

template<>
inline constexpr QLatin1StringView actName<acts::MovePef>{"move-pef"};
void fields(auto &json, Of<acts::MovePef> auto &act)
{
    json.number("pef", act.pef, 1, 100);
}

template<>
inline constexpr QLatin1StringView actName<acts::MoveGroup>{"move-group"};
void fields(auto &json, Of<acts::MoveGroup> auto &act)
{
    json.number("group", act.group, 1, 1000);
    json.flagIfAny("cover", act.cover);
    json.flagOrNone("outnumbers", act.outnumbers);
}

template<>
inline constexpr QLatin1StringView actName<acts::UseStarPower>{"star-power"};
void fields(auto &json, Of<acts::UseStarPower> auto &act)
{
    json.choice("damage", act.damage);
}

template<>
inline constexpr QLatin1StringView actName<acts::Loot>{"loot"};
void fields(auto &json, Of<acts::Loot> auto &act)
{
    json.number("building", act.building, 1, 100);
}

template<>
inline constexpr QLatin1StringView actName<acts::PlaceGuards>{"guards"};
void fields(auto &json, Of<acts::PlaceGuards> auto &act)
{
    json.number("group", act.group, 1, 1000);
    json.flagIfAny("after_shots", act.afterShots);
}

template<>
inline constexpr QLatin1StringView actName<acts::PlayScenario>{"scenario"};
void fields(auto &json, Of<acts::PlayScenario> auto &act)
{
    json.choice("deed", act.deed);
}

template<>
inline constexpr QLatin1StringView actName<acts::TakeTest>{"test"};
void fields(auto &json, Of<acts::TakeTest> auto &act)
{
    json.text("entry", act.entry);
    json.number("variant", act.variant, 0, 100);
    json.textIfAny("taker", act.taker);
    json.texts("values", act.values);
}

inline void fields(JsonWriter &json, const Act &act)
{
    std::visit(
        [&]<typename A>(const A &a) {
            static_assert(!actName<A>.empty());
            json.text("act", actName<A>);
            fields(json, a);
        },
        act);
}

template<std::size_t N = 0>
void readAct(JsonReader &json, const QString &name, Act &act)
{
    if constexpr (N == std::variant_size_v<Act>) {
        refuse(json.place(), JsonText::tr("“%1” is no act known here.").arg(name.left(40)));
    } else {
        using A = std::variant_alternative_t<N, Act>;
        if (name == actName<A>)
            fields(json, act.emplace<N>());
        else
            readAct<N + 1>(json, name, act);
    }
}

inline void fields(JsonReader &json, Act &act)
{
    QString name;
    json.text("act", name);
    readAct(json, name, act);
}

void fields(auto &json, Of<DiceRequest> auto &request)
{
    json.choice("for", request.reason.kind);
    json.number("subject", request.reason.subject, 0, highestNumber);
    json.number("count", request.count, 1, 1000);
    json.number("sides", request.sides, 2, 100);
}

void fields(auto &json, Of<ActUnderWay> auto &kept)
{
    json.record("what", kept.act);
    json.seed("seed", kept.seed);
    json.listIfAny("rolls", kept.rolls, longestText);
    json.record("asked", kept.asked);
    json.textIfAny("typed", kept.typed);
    json.countIfAny("may_drop_at", kept.mayDropAt, highestNumber);
}

void fields(auto &json, Of<Drafts> auto &drafts)
{
    json.recordIfAny("report", drafts.report);
    json.recordIfAny("under_way", drafts.act);
}

} // namespace muster
