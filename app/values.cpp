// SPDX-License-Identifier: MIT
#include "app/values.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/text/plain.h"

namespace muster {

Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option)
{
    if (!call.has(option))
        return std::optional<int>();
    const QString typed = call.value(option);
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (!isNumber)
        return wrong(CommandLine::tr("--%1 “%2” is not a whole number.").arg(option, shortened(typed)));
    return std::optional<int>(number);
}

Result<std::set<int>, Refusal> readNumbers(const Call &call, const QString &option)
{
    std::set<int> numbers;
    for (const QString &typed : call.value(option).split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.insert(typed.trimmed().toInt(&isNumber));
        if (!isNumber)
            return wrong(CommandLine::tr("--%1 “%2” is not a whole number. Give numbers with commas between them.")
                             .arg(option, shortened(typed)));
    }
    return numbers;
}

} // namespace muster
