// SPDX-License-Identifier: MIT
#include "rules/pack/readers.h"

#include "rules/pack/findbyid.h"

namespace muster {

OptionValue readOptionValue(const JsonPlace &place)
{
    ObjectReader reader(place);
    return {reader.id(QStringLiteral("option")), reader.id(QStringLiteral("value"))};
}

void demandOptionValue(const JsonPlace &place, const OptionValue &named, const Pack &pack)
{
    const Option *option = pack.option(named.option);
    if (!option)
        place.fault(PackFault::tr("\"%1\" is not an option of this pack").arg(named.option));
    else if (!findById(option->values, named.value))
        place.fault(PackFault::tr("\"%1\" is not a value of the option \"%2\"").arg(named.value, named.option));
}

} // namespace muster
