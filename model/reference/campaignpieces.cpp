// SPDX-License-Identifier: MIT
#include "model/reference/campaigntables.h"
#include "model/reference/parameterwords.h"
#include "model/reference/pieces.h"
#include "model/reference/shelftext.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "star-power" as "Star power": for what the reference has no word for.
QString spelled(QString id)
{
    id.replace(u'-', u' ').replace(u'_', u' ');
    if (!id.isEmpty())
        id[0] = id[0].toUpper();
    return id;
}

} // namespace

QString wordText(const QString &id, const Pack &pack)
{
    const QString title = words::valueTitle(id, pack);
    return title == id ? spelled(title) : title;
}

namespace {

QString valueText(const QJsonValue &value, const Pack &pack)
{
    if (value.isBool())
        return value.toBool() ? ShelfText::tr("yes") : ShelfText::tr("no");
    if (value.isNull())
        return ShelfText::tr("none");
    if (!value.isString())
        return QString::number(value.toInt());
    return wordText(value.toString(), pack);
}

/// "Section: 3, Terrain: Woods".
QString inOneLine(const QJsonObject &object, const Pack &pack)
{
    QStringList parts;
    for (auto field = object.begin(); field != object.end(); ++field) {
        if (!field->isArray() && !field->isObject() && !field->isNull())
            parts.append(ShelfText::tr("%1 %2").arg(spelled(field.key()), valueText(*field, pack)));
    }
    return parts.join(u", "_s);
}

void addLines(const QString &key, const QJsonValue &value, const Pack &pack, QStringList &lines)
{
    if (value.isObject()) {
        lines.append(inOneLine(value.toObject(), pack));
    } else if (value.isArray()) {
        for (const QJsonValue &item : value.toArray())
            addLines(key, item, pack, lines);
    } else {
        lines.append(ShelfText::tr("%1: %2.").arg(spelled(key), valueText(value, pack)));
    }
}

/// The first word among the fields is what came of it; without one, the first field is.
Ruled rule(const Pack &pack, const QJsonObject &result)
{
    Ruled ruled;
    for (auto field = result.begin(); field != result.end(); ++field) {
        if (ruled.headline.isEmpty() && field->isString())
            ruled.headline = valueText(*field, pack);
        else
            addLines(field.key(), *field, pack, ruled.why);
    }
    if (ruled.headline.isEmpty() && !ruled.why.isEmpty())
        ruled.headline = ruled.why.takeFirst();
    return ruled;
}

} // namespace

bool canBeAsked(const Procedure &procedure)
{
    return std::none_of(procedure.parameters.begin(), procedure.parameters.end(), [](const Parameter &parameter) {
        return parameter.kind == Parameter::Kind::Grunt || parameter.kind == Parameter::Kind::Grunts;
    });
}

ShelfVariant campaignPiece(const Procedure &procedure, const Pack &pack)
{
    ShelfVariant made;
    made.procedure = procedure;
    CampaignTable campaign = campaignTable(procedure.id, pack);
    made.table = std::move(campaign.table);
    made.rule = [pack, place = campaign.place](const Arguments &given, const QJsonObject &result) {
        Ruled ruled = rule(pack, result);
        const Place at = place ? place(given, result) : Place();
        ruled.row = at.row;
        ruled.column = at.column;
        return ruled;
    };
    return made;
}

} // namespace muster::shelf
