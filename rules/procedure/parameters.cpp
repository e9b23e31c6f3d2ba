// SPDX-License-Identifier: MIT
#include "rules/procedure/parameters.h"

#include "rules/band/profile.h"
#include "rules/encounter/kind.h"
#include "rules/pack/pack.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int mostFigures = 100;

Parameter parameter(const QString &name, Parameter::Kind kind, const QString &summary)
{
    Parameter made;
    made.name = name;
    made.kind = kind;
    made.summary = summary;
    return made;
}

} // namespace

Parameter integer(const QString &name, int least, int most, const QString &summary)
{
    Parameter made = parameter(name, Parameter::Kind::Integer, summary);
    made.least = least;
    made.most = most;
    return made;
}

Parameter flag(const QString &name, const QString &summary)
{
    return parameter(name, Parameter::Kind::Flag, summary);
}

Parameter ifSo(const QString &name, const QString &summary)
{
    return withDefault(flag(name, summary), QLatin1StringView("false"));
}

Parameter anyOf(const QString &name, const std::vector<QString> &choices, const QString &summary)
{
    Parameter made = parameter(name, Parameter::Kind::Choices, summary);
    made.choices = choices;
    made.fallback = QString();
    return made;
}

Parameter armyList(const QString &name, const QString &summary)
{
    return parameter(name, Parameter::Kind::List, summary);
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

Parameter rep(const QString &name, const QString &summary)
{
    return integer(name, 1, highestRep, summary);
}

Parameter eal()
{
    return integer(u"eal"_s, lowestEal, highestEal, ProcedureText::tr("Enemy Activity Level"));
}

Parameter chainEncounter(const QString &name, const QString &summary)
{
    return oneOf(name, {slug(EncounterKind::Patrol), slug(EncounterKind::RaidAttack), slug(EncounterKind::RaidDefend)},
                 summary);
}

Parameter party()
{
    return integer(u"party"_s, 1, mostFigures, ProcedureText::tr("the player's figures on the table"));
}

Parameter grunt(const QString &summary)
{
    return parameter(u"grunt"_s, Parameter::Kind::Grunt, summary);
}

Parameter grunts(const QString &summary)
{
    return parameter(u"grunts"_s, Parameter::Kind::Grunts, summary);
}

Parameter recoveryFate()
{
    return oneOf(u"fate"_s, {slug(Fate::OutOfTheFight), slug(Fate::RanAway)},
                 ProcedureText::tr("how he left the table"));
}

std::vector<Parameter> starStandingParameters()
{
    return {rep(u"star_rep"_s, ProcedureText::tr("the Star's Rep")),
            flag(u"star_oof"_s, ProcedureText::tr("the Star went Out of the Fight")),
            flag(u"grunt_losses"_s, ProcedureText::tr("a Grunt went Out of the Fight or died")),
            choice<Outcome>(u"last_outcome"_s, ProcedureText::tr("how the last encounter ended"))};
}

StarStanding starStanding(const Arguments &given)
{
    return {given.integer(u"star_rep"_s), given.flag(u"star_oof"_s), given.flag(u"grunt_losses"_s),
            given.word<Outcome>(u"last_outcome"_s)};
}

Parameter oneOf(const QString &name, const std::vector<QLatin1StringView> &choices, const QString &summary)
{
    Parameter made = parameter(name, Parameter::Kind::Choice, summary);
    made.choices.assign(choices.begin(), choices.end());
    return made;
}

std::vector<Parameter> percentileShotParameters(const Pack &pack)
{
    constexpr int longestRange = 200; // inches
    constexpr int least = 10;
    constexpr int most = 400;
    constexpr int allFifths = 5;
    Parameter weapon = oneOf(u"weapon"_s, {}, ProcedureText::tr("the weapon"));
    for (const Weapon &kind : pack.weapons) {
        if (!kind.bands.empty())
            weapon.choices.push_back(kind.id);
    }
    return {integer(u"skill"_s, least, most, ProcedureText::tr("weapon skill")), weapon,
            integer(u"range"_s, 0, longestRange, ProcedureText::tr("inches")),
            flag(u"automatic"_s, ProcedureText::tr("automatic fire")),
            integer(u"shown"_s, 1, allFifths, ProcedureText::tr("fifths of the target that show"))};
}

PercentileShot percentileShot(const Pack &pack, const Arguments &given)
{
    return {given.integer(u"skill"_s), pack.weapon(given.text(u"weapon"_s))->bands, given.integer(u"range"_s),
            given.flag(u"automatic"_s), given.integer(u"shown"_s)};
}

} // namespace muster
