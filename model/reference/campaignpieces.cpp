// SPDX-License-Identifier: MIT
#include "model/campaign/overloaded.h"
#include "model/reference/campaigntables.h"
#include "model/reference/parameterwords.h"
#include "model/reference/pieces.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster::shelf {

using namespace Qt::Literals::StringLiterals;

namespace {

/// "star-power" as "Star Power": for what the reference has no word for.
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

/// A plain value in words; nothing for a record or a list.
std::optional<QString> valueText(const FieldValue &value, const Pack &pack)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return std::optional(ShelfText::tr("none")); },
                          [](bool yes) { return std::optional(yes ? ShelfText::tr("yes") : ShelfText::tr("no")); },
                          [&](const QString &word) { return std::optional(wordText(word, pack)); },
                          [](const Fields &) { return std::optional<QString>(); },
                          [](const std::vector<FieldValue> &) { return std::optional<QString>(); },
                          [](auto number) { return std::optional(QString::number(number)); },
                      },
                      value);
}

/// "Section: 3, Terrain: Woods".
QString inOneLine(const Fields &fields, const Pack &pack)
{
    QStringList parts;
    for (const auto &[name, value] : fields) {
        const std::optional<QString> text = valueText(value, pack);
        if (text && !std::holds_alternative<std::monostate>(value))
            parts.append(ShelfText::tr("%1 %2").arg(spelled(name), *text));
    }
    return parts.join(u", "_s);
}

void addLines(const QString &name, const FieldValue &value, const Pack &pack, QStringList &lines)
{
    if (const auto *record = std::get_if<Fields>(&value)) {
        lines.append(inOneLine(*record, pack));
    } else if (const auto *list = std::get_if<std::vector<FieldValue>>(&value)) {
        for (const FieldValue &item : *list)
            addLines(name, item, pack, lines);
    } else {
        lines.append(ShelfText::tr("%1: %2.").arg(spelled(name), *valueText(value, pack)));
    }
}

/// The first word among the fields is what came of it; without one, the first field is.
Ruled rule(const Pack &pack, const Fields &fields)
{
    Ruled ruled;
    for (const auto &[name, value] : fields) {
        if (ruled.headline.isEmpty() && std::holds_alternative<QString>(value))
            ruled.headline = *valueText(value, pack);
        else
            addLines(name, value, pack, ruled.why);
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
    made.rule = [pack, place = campaign.place](const Arguments &given, const Resolved &resolved) {
        Ruled ruled = rule(pack, resolved.fields(pack));
        const Place at = place ? place(given, resolved) : Place();
        ruled.row = at.row;
        ruled.column = at.column;
        return ruled;
    };
    return made;
}

} // namespace muster::shelf
