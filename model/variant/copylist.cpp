// SPDX-License-Identifier: MIT
#include "model/variant/copylist.h"

#include "model/actions/demands.h"
#include "model/packs.h"
#include "model/texts.h"

#include <QJsonArray>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Those who can be fought by name: the army lists, and the teams that no list is called like.
std::vector<QJsonValue> forcesOf(const RuleParts &parts)
{
    std::vector<QJsonValue> forces;
    for (const QString &part : {u"lists"_s, u"teams"_s}) {
        for (const QJsonValue force : parts[part][part].toArray())
            forces.push_back(force);
    }
    return forces;
}

template<typename Holds>
bool anyForce(const RuleParts &parts, Holds &&holds)
{
    const std::vector<QJsonValue> forces = forcesOf(parts);
    return std::any_of(forces.begin(), forces.end(), holds);
}

QString freeId(const RuleParts &parts, const QString &list, const QString &title)
{
    QString id;
    for (const QChar sign : title.toLower().normalized(QString::NormalizationForm_KD)) {
        if ((sign >= u'a' && sign <= u'z') || (sign >= u'0' && sign <= u'9'))
            id += sign;
        else if (sign.isSpace() && !id.endsWith(u'-') && !id.isEmpty())
            id += u'-';
    }
    const QString stem = id.isEmpty() ? list : id.left(40);
    const auto isTaken = [&](const QJsonValue &force) { return force[u"id"_s].toString() == id; };
    for (int number = 2; id.isEmpty() || anyForce(parts, isTaken); ++number)
        id = u"%1-%2"_s.arg(stem).arg(number);
    return id;
}

/// The keys under which the files keep the ids of army lists, one beside the other.
bool holdsLists(const QString &key)
{
    return key == u"lists"_s || key == u"nomads"_s || key.endsWith(u"Lists"_s);
}

QJsonValue withNameBeside(const QJsonValue &value, const QString &key, const QString &list, const QString &copy)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            *entry = withNameBeside(*entry, entry.key(), list, copy);
        return object;
    }
    if (!value.isArray())
        return value;
    QJsonArray all;
    for (const QJsonValue entry : value.toArray()) {
        all.append(withNameBeside(entry, key, list, copy));
        if (entry[u"list"_s].toString() == list) {
            QJsonObject own = entry.toObject();
            own.insert(u"list"_s, copy);
            all.append(own);
        }
    }
    if (holdsLists(key) && all.contains(list))
        all.append(copy);
    return all;
}

} // namespace

Problems againstListName(const RuleParts &parts, const QString &title)
{
    Problems problems;
    actions::demandName(title, PackText::tr("The name of the list"), problems);
    const auto hasIt = [&](const QJsonValue &force) {
        const QString known = force[u"title"_s].toString();
        return title.compare(known, Qt::CaseInsensitive) == 0
            || title.compare(packWords(known), Qt::CaseInsensitive) == 0;
    };
    if (problems.empty() && anyForce(parts, hasIt))
        problems.push_back({PackText::tr("There is a list “%1” already. Give the copy another name.").arg(title)});
    return problems;
}

RuleParts withCopy(const RuleParts &parts, const QStringList &list, const QString &title, QStringList &path)
{
    const QString id = freeId(parts, list.back(), title);
    RuleParts with = withNameBeside(parts, {}, list.back(), id).toObject();
    QJsonObject part = with[u"lists"_s].toObject();
    QJsonArray lists = part[u"lists"_s].toArray();
    for (const QJsonValue known : parts[u"lists"_s][u"lists"_s].toArray()) {
        if (known[u"id"_s].toString() != list.back())
            continue;
        QJsonObject copy = known.toObject();
        copy.insert(u"id"_s, id);
        copy.insert(u"title"_s, title);
        lists.append(copy);
    }
    part.insert(u"lists"_s, lists);
    with.insert(u"lists"_s, part);
    path = list.first(list.size() - 1) + QStringList{id}; // last: it may be the same as the list's
    return with;
}

} // namespace muster
