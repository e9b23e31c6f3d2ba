// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/slugs.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster {

struct Pef;
struct Profile;
struct Section;

// Values as the command line shows them; the field names are a contract.

QJsonObject toJson(const Profile &figure);
QJsonObject toJson(const Section &section);
QJsonObject toJson(const Pef &pef);
QJsonObject toJson(const EnemyGroup &group);

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
