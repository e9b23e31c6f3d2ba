// SPDX-License-Identifier: MIT
#include "rules/pack/listloader.h"

#include "rules/pack/readers.h"

#include <QJsonArray>

namespace muster {

namespace {

const QString rulesKey = QStringLiteral("rules");

} // namespace

Result<QString, PackFault> rulesNamedIn(const PackFile &file)
{
    PackFaults faults;
    const std::optional<JsonPlace> place = openJson(file, faults);
    if (!place)
        return faults;
    const QJsonValue rules = place->value()[rulesKey];
    if (!rules.isString())
        place->fault(Fault::NoRulesNamed);
    if (!faults.empty())
        return faults;
    return rules.toString();
}

Result<ArmyList, PackFault> loadList(const PackFile &file, const Pack &pack)
{
    PackFaults faults;
    const std::optional<JsonPlace> place = openJson(file, faults, &pack);
    if (!place)
        return faults;
    ArmyList list;
    {
        ObjectReader field(*place); // its destructor reports the keys that were not read
        QString rules;
        field.text(rulesKey, rules);
        fields(field, list);
    }
    for (const OptionValue &suited : list.suits)
        demandOptionValue(*place, suited);
    if (pack.list(list.id))
        place->fault(Fault::ListIsThere, pack.title, quoted(list.id));
    if (!faults.empty())
        return faults;
    return list;
}

std::vector<ArmyList> listsThatFit(const PackFile &lists, const Pack &pack)
{
    std::vector<ArmyList> fitting;
    PackFaults faults;
    const std::optional<JsonPlace> place = openJson(lists, faults);
    if (!place)
        return fitting;
    for (const QJsonValue &item : place->value()[QStringLiteral("lists")].toArray()) {
        // Most lists are for other rules, which their first row shows.
        if (!saysOfFigures(pack, item[QStringLiteral("rows")][0].toObject()))
            continue;
        PackFaults strange;
        ArmyList list;
        {
            ObjectReader field(JsonPlace(strange, lists, item, &pack));
            fields(field, list);
        }
        if (strange.empty())
            fitting.push_back(std::move(list));
    }
    return fitting;
}

} // namespace muster
