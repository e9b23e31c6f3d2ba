// SPDX-License-Identifier: MIT
#include "rules/procedure/parameters.h"

#include "rules/band/profile.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"

namespace muster {

namespace {

constexpr int mostFigures = 100;

Parameter parameter(QAnyStringView name, Parameter::Kind kind, QAnyStringView words)
{
    Parameter made;
    made.name = name.toString();
    made.kind = kind;
    made.words = (words.isEmpty() ? name : words).toString();
    return made;
}

} // namespace

Typed<int> integer(QAnyStringView name, int least, int most, QAnyStringView words)
{
    Typed<int> made{parameter(name, Parameter::Kind::Integer, words)};
    made.least = least;
    made.most = most;
    return made;
}

Typed<bool> flag(QAnyStringView name, QAnyStringView words)
{
    return {parameter(name, Parameter::Kind::Flag, words)};
}

Typed<bool> ifSo(QAnyStringView name, QAnyStringView words)
{
    return withDefault(flag(name, words), QStringLiteral("false"));
}

Typed<QString> oneOf(QAnyStringView name, const QStringList &choices, QAnyStringView words)
{
    Typed<QString> made{parameter(name, Parameter::Kind::Choice, words)};
    made.choices = choices;
    return made;
}

Typed<QStringList> anyOf(QAnyStringView name, const QStringList &choices, QAnyStringView words)
{
    Typed<QStringList> made{oneOf(name, choices, words)};
    made.kind = Parameter::Kind::Choices;
    made.fallback = QString();
    return made;
}

Typed<QString> armyList(QAnyStringView name, QAnyStringView words)
{
    return {parameter(name, Parameter::Kind::List, words)};
}

Typed<int> rep(QAnyStringView name, QAnyStringView words)
{
    return integer(name, 1, highestRep, words);
}

Typed<int> eal()
{
    return integer("eal", lowestEal, highestEal);
}

Typed<int> party()
{
    return integer("party", 1, mostFigures);
}

Typed<Weighing> grunt()
{
    return {parameter("grunt", Parameter::Kind::Grunt, "grunts")};
}

Typed<std::vector<Weighing>> grunts()
{
    return {parameter("grunts", Parameter::Kind::Grunts, {})};
}

Typed<Fate> recoveryFate()
{
    return choiceOf("fate", std::array{Fate::OutOfTheFight, Fate::RanAway});
}

std::vector<Parameter> starStandingParameters(const Parameter &whoTests)
{
    return {rep("star_rep"), flag("star_oof"), flag("grunt_losses"), choice<Outcome>("last_outcome"), whoTests};
}

StarStanding starStanding(const Arguments &given)
{
    return {given.integer("star_rep"), given.flag("star_oof"), given.flag("grunt_losses"),
            given.value<Outcome>("last_outcome")};
}

std::vector<Parameter> percentileShotParameters(const Pack &pack)
{
    constexpr int longestRange = 200; // in inches
    constexpr int least = 10;
    constexpr int most = 400;
    constexpr int allFifths = 5;
    QStringList weapons;
    for (const Weapon &kind : pack.weapons) {
        if (!kind.bands.empty())
            weapons.append(kind.id);
    }
    Parameter automatic = flag("automatic");
    automatic.check = [](const Pack &of, const Arguments &given) -> std::optional<ArgumentError> {
        const QString weapon = given.text("weapon");
        if (!given.flag("automatic") || !of.weapon(weapon)->singleShots)
            return std::nullopt;
        return ArgumentError{ArgumentError::Why::SingleShots, {}, weapon};
    };
    return {integer("skill", least, most),     oneOf("weapon", weapons),
            integer("range", 0, longestRange), automatic,
            integer("shown", 1, allFifths),    ifSo("alone")};
}

PercentileShot percentileShot(const Pack &pack, const Arguments &given)
{
    const bool automatic = given.flag("automatic");
    return {given.integer("skill"), pack.weapon(given.text("weapon"))->bandsFor(automatic, given.flag("alone")),
            given.integer("range"), automatic, given.integer("shown")};
}

QString fieldOf(QString id)
{
    return id.replace(u'-', u'_');
}

} // namespace muster
