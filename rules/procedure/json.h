// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/slugs.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster {

struct Pef;
struct Profile;
struct River;
struct Pack;
struct Section;

// Values as the command line shows them; the field names are a contract.

/// With the fields that figures of this pack have.
QJsonObject figureJson(const Profile &figure, const Pack &pack);
QJsonArray figuresJson(const std::vector<Profile> &figures, const Pack &pack);
QJsonObject groupJson(const EnemyGroup &group, const Pack &pack);
QJsonObject toJson(const River &river);
/// With country, road and river only where the rules have kinds of country.
QJsonObject toJson(const Section &section);
QJsonObject toJson(const Pef &pef);
QJsonObject toJson(const PefMoveResult &result);

template<typename E>
QJsonValue slugJson(E value)
{
    return QJsonValue(QString(slug(value)));
}

template<typename T>
QJsonArray toJson(const std::vector<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(toJson(value));
    return array;
}

} // namespace muster
