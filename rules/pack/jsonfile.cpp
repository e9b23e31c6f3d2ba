// SPDX-License-Identifier: MIT
#include "rules/pack/jsonfile.h"

#include "rules/pack/findbyid.h"
#include "rules/pack/pack.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster {

namespace {

/// Returns the line and not the column, because Qt's offset is a few characters too high.
QString lineOf(const QByteArray &content, int offset)
{
    return QStringLiteral("line %1").arg(content.left(offset).count('\n') + 1);
}

/// Returns whether a figure can be or carry this: a type of a list or team, a weapon, an armour, a shield, or a Star.
bool isBorne(const QString &bearer, const Pack &pack)
{
    const auto isOnList = [&](const ArmyList &list) {
        return std::ranges::any_of(list.figures.rows, [&](const auto &row) { return row.outcome.type == bearer; });
    };
    const auto isInTeam = [&](const Team &team) {
        return std::ranges::any_of(team.figures,
                                   [&](const TeamFigure &figure) { return figure.profile.type == bearer; });
    };
    return bearer == QLatin1StringView("shield") || bearer == aStar || pack.weapon(bearer) || pack.armor(bearer)
        || std::ranges::any_of(pack.lists, isOnList) || std::ranges::any_of(pack.teams, isInTeam);
}

/// Returns whether the pack has the thing whose lack is this fault.
bool isIn(const Pack &pack, const QString &id, Fault missing)
{
    switch (missing) {
    case Fault::NoClass:
        return pack.figureClass(id);
    case Fault::NoTeam:
        return pack.team(id);
    case Fault::NoWeapon:
        return pack.weapon(id);
    case Fault::NoArmour:
        return pack.armor(id);
    case Fault::NoList:
    case Fault::NoArmyList:
        return pack.list(id);
    case Fault::NoStructure:
        return pack.settlements->structure(id);
    case Fault::NoSettlementKind:
        return findById(pack.settlements->kinds, id);
    case Fault::NoWord:
        return pack.reference->word(id);
    case Fault::NoBearer:
        return isBorne(id, pack);
    case Fault::NoTable:
    case Fault::NoTableBefore:
        return pack.reference->table(id);
    case Fault::NoTest:
        return !pack.reference->testsOf(id).empty();
    case Fault::NoDamageTable:
        return pack.reference->damage(id);
    default:
        Q_UNREACHABLE();
    }
}

} // namespace

JsonPlace JsonPlace::down(const QString &step, const QJsonValue &value) const
{
    JsonPlace place = *this;
    place.m_steps += step;
    place.m_value = value;
    return place;
}

QString JsonPlace::text() const
{
    if (!m_value.isString())
        fault(Fault::NotText, m_value);
    return m_value.toString();
}

bool JsonPlace::demand(const QString &id, Fault missing) const
{
    const bool isThere = isIn(*m_pack, id, missing);
    if (!isThere)
        fault(missing, quoted(id));
    return isThere;
}

std::optional<JsonPlace> openJson(const PackFile &file, PackFaults &faults, const Pack *pack)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.content, &error);
    const JsonPlace place(faults, file, document.isArray() ? QJsonValue(document.array()) : document.object(), pack);
    if (error.error == QJsonParseError::NoError)
        return place;
    place.down(lineOf(file.content, error.offset), {}).fault(Fault::NotJson, error.errorString());
    return std::nullopt;
}

} // namespace muster
