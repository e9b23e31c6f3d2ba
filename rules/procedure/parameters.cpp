// SPDX-License-Identifier: MIT
#include "rules/procedure/parameters.h"

#include "rules/band/profile.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostFigures = 100;

Parameter parameter(const QString &name, Parameter::Kind kind, const QString &words)
{
    Parameter made;
    made.name = name;
    made.kind = kind;
    made.words = words.isEmpty() ? name : words;
    return made;
}

} // namespace

Parameter integer(const QString &name, int least, int most, const QString &words)
{
    Parameter made = parameter(name, Parameter::Kind::Integer, words);
    made.least = least;
    made.most = most;
    return made;
}

Parameter flag(const QString &name, const QString &words)
{
    return parameter(name, Parameter::Kind::Flag, words);
}

Parameter ifSo(const QString &name, const QString &words)
{
    return withDefault(flag(name, words), QLatin1StringView("false"));
}

Parameter anyOf(const QString &name, const QStringList &choices, const QString &words)
{
    Parameter made = parameter(name, Parameter::Kind::Choices, words);
    made.choices = {choices.begin(), choices.end()};
    made.fallback = QString();
    return made;
}

Parameter armyList(const QString &name, const QString &words)
{
    return parameter(name, Parameter::Kind::List, words);
}

Parameter leftOutOrNot(Parameter parameter)
{
    parameter.needed = false;
    return parameter;
}

Parameter withDefault(Parameter parameter, QLatin1StringView value)
{
    parameter.fallback = value;
    return parameter;
}

Parameter rep(const QString &name, const QString &words)
{
    return integer(name, 1, highestRep, words);
}

Parameter eal()
{
    return integer(u"eal"_s, lowestEal, highestEal);
}

Parameter chainEncounter(const QString &name, const QString &words)
{
    return oneOf(name, {slug(EncounterKind::Patrol), slug(EncounterKind::RaidAttack), slug(EncounterKind::RaidDefend)},
                 words);
}

Parameter party()
{
    return integer(u"party"_s, 1, mostFigures);
}

Parameter grunt()
{
    return parameter(u"grunt"_s, Parameter::Kind::Grunt, u"grunts"_s);
}

Parameter grunts()
{
    return parameter(u"grunts"_s, Parameter::Kind::Grunts, {});
}

Parameter recoveryFate()
{
    return oneOf(u"fate"_s, {slug(Fate::OutOfTheFight), slug(Fate::RanAway)});
}

std::vector<Parameter> starStandingParameters()
{
    return {rep(u"star_rep"_s), flag(u"star_oof"_s), flag(u"grunt_losses"_s), choice<Outcome>(u"last_outcome"_s)};
}

StarStanding starStanding(const Arguments &given)
{
    return {given.integer(u"star_rep"_s), given.flag(u"star_oof"_s), given.flag(u"grunt_losses"_s),
            given.word<Outcome>(u"last_outcome"_s)};
}

Parameter oneOf(const QString &name, const QStringList &choices, const QString &words)
{
    Parameter made = parameter(name, Parameter::Kind::Choice, words);
    made.choices = {choices.begin(), choices.end()};
    return made;
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
    QStringList singleShots;
    for (const Weapon &kind : pack.weapons) {
        if (kind.singleShots)
            singleShots.append(kind.id);
    }
    Parameter automatic = flag(u"automatic"_s);
    automatic.check = [singleShots](const Arguments &given) -> std::optional<ArgumentError> {
        const QString weapon = given.text(u"weapon"_s);
        if (!given.flag(u"automatic"_s) || !singleShots.contains(weapon))
            return std::nullopt;
        return ArgumentError{ArgumentError::Why::SingleShots, {}, weapon};
    };
    return {integer(u"skill"_s, least, most),     oneOf(u"weapon"_s, weapons),
            integer(u"range"_s, 0, longestRange), automatic,
            integer(u"shown"_s, 1, allFifths),    ifSo(u"alone"_s)};
}

PercentileShot percentileShot(const Pack &pack, const Arguments &given)
{
    const bool automatic = given.flag(u"automatic"_s);
    return {given.integer(u"skill"_s),
            pack.weapon(given.text(u"weapon"_s))->bandsFor(automatic, given.flag(u"alone"_s)),
            given.integer(u"range"_s), automatic, given.integer(u"shown"_s)};
}

} // namespace muster
