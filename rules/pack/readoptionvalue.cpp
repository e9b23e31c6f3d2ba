// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/findbyid.h"

namespace muster {

OptionValue readOptionValue(const JsonPlace &place)
{
    ObjectReader reader(place);
    return {reader.id(QStringLiteral("option")), reader.id(QStringLiteral("value"))};
}

std::vector<OptionValue> readSuits(ObjectReader &reader)
{
    const QString key = QStringLiteral("suits");
    std::vector<OptionValue> suits;
    if (reader.has(key)) {
        for (const JsonPlace &item : reader.items(key, QStringLiteral("suited option")))
            suits.push_back(readOptionValue(item));
    }
    return suits;
}

void demandOptionValue(const JsonPlace &place, const OptionValue &named, const Pack &pack)
{
    const Option *option = pack.option(named.option);
    if (!option)
        place.fault(Fault::NoOption, quoted(named.option));
    else if (!findById(option->values, named.value))
        place.fault(Fault::NoValueOfOption, quoted(named.value), quoted(named.option));
}

} // namespace muster
