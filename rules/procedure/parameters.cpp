// SPDX-License-Identifier: MIT
#include "rules/procedure/parameters.h"

#include "rules/encounter/kind.h"

#include <QCoreApplication>

namespace muster {

namespace {

constexpr int highestRep = 6;
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

Parameter anyOf(const QString &name, const std::vector<QString> &choices, const QString &summary)
{
    Parameter made = parameter(name, Parameter::Kind::Choices, summary);
    made.choices = choices;
    made.fallback = QString();
    return made;
}

Parameter armyList(const QString &summary)
{
    return parameter(QStringLiteral("list"), Parameter::Kind::List, summary);
}

Parameter rep(const QString &name, const QString &summary)
{
    return integer(name, 1, highestRep, summary);
}

Parameter eal()
{
    return integer(QStringLiteral("eal"), lowestEal, highestEal,
                   QCoreApplication::translate("muster::Procedure", "Enemy Activity Level"));
}

Parameter chainEncounter(const QString &name, const QString &summary)
{
    return oneOf(name, {slug(EncounterKind::Patrol), slug(EncounterKind::RaidAttack), slug(EncounterKind::RaidDefend)},
                 summary);
}

Parameter party()
{
    return integer(QStringLiteral("party"), 1, mostFigures,
                   QCoreApplication::translate("muster::Procedure", "the player's figures on the table"));
}

Parameter oneOf(const QString &name, const std::vector<QLatin1StringView> &choices, const QString &summary)
{
    Parameter made = parameter(name, Parameter::Kind::Choice, summary);
    made.choices.assign(choices.begin(), choices.end());
    return made;
}

} // namespace muster
