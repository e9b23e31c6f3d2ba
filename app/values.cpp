// SPDX-License-Identifier: MIT
#include "app/values.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/text/plain.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace muster {

Result<Tape> readDiceLine(const QString &line)
{
    Tape dice;
    for (const QString &word : QString(line).replace(u',', u' ').simplified().split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int face = word.toInt(&isNumber);
        if (!isNumber || face < 1 || face > std::numeric_limits<std::uint8_t>::max())
            return Problem{
                CommandLine::tr("“%1” is not a die result. Type numbers such as 3 5 2.").arg(shortened(word))};
        dice.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    }
    return dice;
}

std::optional<bool> yesOrNo(const QString &typed)
{
    if (typed == u"yes"_s || typed == u"true"_s)
        return true;
    return typed == u"no"_s || typed == u"false"_s ? std::optional(false) : std::nullopt;
}

Result<std::optional<int>, Refusal> readNumber(const Call &call, const QString &option)
{
    if (!call.has(option))
        return std::optional<int>();
    const QString typed = call.value(option);
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    if (!isNumber)
        return wrong(CommandLine::tr("--%1 must be a whole number, not “%2”.").arg(option, shortened(typed)));
    return std::optional<int>(number);
}

Result<std::set<int>, Refusal> readNumbers(const Call &call, const QString &option)
{
    std::set<int> numbers;
    for (const QString &typed : call.value(option).split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.insert(typed.trimmed().toInt(&isNumber));
        if (!isNumber)
            return wrong(CommandLine::tr("--%1 must be whole numbers separated by commas, not “%2”.")
                             .arg(option, shortened(typed)));
    }
    return numbers;
}

std::optional<Grid> gridFrom(const QString &text)
{
    const QStringList parts = text.split(u'x');
    bool isNumber = false;
    const int first = parts.first().toInt(&isNumber);
    if (!isNumber || parts.size() > 2 || first < 1 || first > mostSections)
        return std::nullopt;
    if (parts.size() == 1)
        return gridOf(first);
    const int rows = parts.last().toInt(&isNumber);
    return isNumber ? std::optional(Grid{first, rows}) : std::nullopt;
}

std::optional<int> lineNotInUtf8(const QByteArray &text)
{
    if (QUtf8StringView(text).isValidUtf8())
        return std::nullopt;
    int number = 1;
    for (const QByteArray &line : text.split('\n')) {
        if (!QUtf8StringView(line).isValidUtf8())
            break;
        ++number;
    }
    return number;
}

} // namespace muster
