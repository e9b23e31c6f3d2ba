// SPDX-License-Identifier: MIT
#include "rules/pack/pack.h"
#include "rules/procedure/parameters.h"

#include <algorithm>

namespace muster {

namespace {

using Value = Arguments::Value;

constexpr int mostMonths = 999;
constexpr qsizetype mostGrunts = 100;

std::optional<int> wholeNumber(const QString &text, int least, int most)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<bool> flagOf(const QString &text)
{
    if (text == QLatin1String("true"))
        return true;
    return text == QLatin1String("false") ? std::optional(false) : std::nullopt;
}

std::optional<Weighing> gruntOf(const QString &text, int figure)
{
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() != 3)
        return std::nullopt;
    const std::optional<int> rep = wholeNumber(parts[0], 1, highestRep);
    const std::optional<int> months = wholeNumber(parts[1], 0, mostMonths);
    const std::optional<bool> poisoned = flagOf(parts[2]);
    if (!rep || !months || !poisoned)
        return std::nullopt;
    return Weighing{figure, *rep, *months, *poisoned};
}

std::optional<std::vector<Weighing>> gruntsOf(const QString &text)
{
    std::vector<Weighing> grunts;
    const QStringList items = text.isEmpty() ? QStringList() : text.split(QLatin1Char(','));
    if (items.size() > mostGrunts)
        return std::nullopt;
    for (const QString &item : items) {
        const std::optional<Weighing> grunt = gruntOf(item, static_cast<int>(grunts.size()) + 1);
        if (!grunt)
            return std::nullopt;
        grunts.push_back(*grunt);
    }
    return grunts;
}

std::optional<QStringList> chosenOf(const Parameter &parameter, const QString &text)
{
    const bool isNone = text == QLatin1StringView("none") && !parameter.choices.contains(text);
    const QStringList chosen = text.isEmpty() || isNone ? QStringList() : text.split(QLatin1Char(','));
    for (const QString &choice : chosen) {
        if (!parameter.choices.contains(choice) || chosen.count(choice) > 1)
            return std::nullopt;
    }
    return chosen;
}

std::optional<Value> valueOf(const Parameter &parameter, const Pack &pack, const QString &text)
{
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
        return wholeNumber(text, parameter.least, parameter.most);
    case Parameter::Kind::Flag:
        return flagOf(text);
    case Parameter::Kind::Choice:
        return parameter.choices.contains(text) ? std::optional<Value>(text) : std::nullopt;
    case Parameter::Kind::Choices:
        return chosenOf(parameter, text);
    case Parameter::Kind::List:
        return pack.list(text) ? std::optional<Value>(text) : std::nullopt;
    case Parameter::Kind::Grunt:
        return gruntOf(text, 1);
    case Parameter::Kind::Grunts:
        return gruntsOf(text);
    }
    Q_UNREACHABLE();
    return std::nullopt;
}

using Given = QMap<QString, QString>;

Result<Given, ArgumentError> splitKeyValues(const Signature &asked, const QStringList &keyValues)
{
    Given given;
    for (const QString &keyValue : keyValues) {
        const auto equals = keyValue.indexOf(QLatin1Char('='));
        if (equals < 1)
            return ArgumentError{ArgumentError::Why::NotKeyValue, {}, keyValue};
        const QString name = keyValue.left(equals);
        if (std::ranges::find(asked.parameters, name, &Parameter::name) == asked.parameters.end())
            return ArgumentError{ArgumentError::Why::Unknown, name};
        if (given.contains(name))
            return ArgumentError{ArgumentError::Why::Twice, name};
        given.insert(name, keyValue.mid(equals + 1));
    }
    return given;
}

/// Returns whether the parameter is asked for at all, given the arguments read before it.
bool isAsked(const Parameter &parameter, const Arguments &arguments)
{
    const auto &other = parameter.onlyWith;
    return !other || arguments.value<std::optional<QString>>(other->parameter) == other->value;
}

/// Returns the part of the text that is wrong: of several choices the first that does not exist.
QString wrongPart(const Parameter &parameter, const QString &text)
{
    if (parameter.kind != Parameter::Kind::Choices)
        return text;
    for (const QString &choice : text.split(QLatin1Char(','))) {
        if (!parameter.choices.contains(choice))
            return choice;
    }
    return text; // all choices exist, but one of them is given twice
}

/// Returns whether a value is given. "none" is no value for a parameter that is not needed.
bool isGiven(const Parameter &parameter, const Given &given)
{
    const auto value = given.constFind(parameter.name);
    return value != given.constEnd() && (parameter.needed || *value != QLatin1String("none"));
}

/// Adds the parameter's value to the arguments, or returns the error.
std::optional<ArgumentError> read(const Parameter &parameter, const Pack &pack, const Given &given,
                                  Arguments &arguments)
{
    const bool known = given.contains(parameter.name);
    if (!known && !parameter.fallback)
        return ArgumentError{ArgumentError::Why::Missing, parameter.name};
    const QString text = known ? given.value(parameter.name) : *parameter.fallback;
    const std::optional<Value> value = valueOf(parameter, pack, text);
    if (!value)
        return ArgumentError{ArgumentError::Why::Wrong, parameter.name, wrongPart(parameter, text)};
    arguments.set(parameter.name, *value);
    return std::nullopt;
}

} // namespace

QStringList choicesOf(const Parameter &parameter, const Pack &pack)
{
    if (parameter.kind != Parameter::Kind::List)
        return parameter.choices;
    return idsOf(pack.lists);
}

Result<Arguments, ArgumentError> parseArguments(const Signature &asked, const Pack &pack, const QStringList &keyValues)
{
    const Result<Given, ArgumentError> given = splitKeyValues(asked, keyValues);
    if (!given)
        return given.problems();
    Arguments arguments;
    for (const Parameter &parameter : asked.parameters) {
        if (!isAsked(parameter, arguments)) {
            if (given->contains(parameter.name))
                return ArgumentError{ArgumentError::Why::OnlyWith, parameter.name};
            continue;
        }
        if (isGiven(parameter, *given) || parameter.needed) {
            if (const std::optional<ArgumentError> wrong = read(parameter, pack, *given, arguments))
                return *wrong;
        }
        if (const auto wrong = parameter.check ? parameter.check(pack, arguments) : std::nullopt)
            return *wrong;
    }
    return arguments;
}

} // namespace muster
