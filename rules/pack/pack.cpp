// SPDX-License-Identifier: MIT
#include "rules/pack/pack.h"

#include "rules/pack/findbyid.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

const ArmyList *Pack::list(const QString &wanted) const
{
    if (const ArmyList *list = findById(lists, wanted))
        return list;
    const Team *led = team(wanted);
    return led && led->led ? findById(lists, led->reinforcements) : nullptr;
}

const Team *Pack::team(const QString &wanted) const
{
    return findById(teams, wanted);
}

const Weapon *Pack::weapon(const QString &wanted) const
{
    return findById(weapons, wanted);
}

const Term *Pack::figureClass(const QString &wanted) const
{
    return findById(classes, wanted);
}

const Term *Pack::armor(const QString &wanted) const
{
    return findById(armors, wanted);
}

bool Pack::allowsClass(const QString &wanted) const
{
    return classes.empty() ? wanted.isEmpty() : figureClass(wanted) != nullptr;
}

bool Pack::allowsArmor(int armor) const
{
    return hasArmor ? armor == 2 || armor == 4 || armor == 6 : armor == 0;
}

const Attribute *Pack::attribute(const QString &wanted) const
{
    if (!attributes)
        return nullptr;
    const auto *row = findWhere(attributes->rows, [&](const auto &one) { return one.outcome.id == wanted; });
    return row ? &row->outcome : nullptr;
}

const Option *Pack::option(const QString &wanted) const
{
    return findById(options, wanted);
}

namespace {

/// Returns a Roman numeral such as "IV", which distinguishes figures of the same name.
QString roman(int number)
{
    static constexpr std::array<std::pair<int, const char *>, 13> signs{{{1000, "M"},
                                                                         {900, "CM"},
                                                                         {500, "D"},
                                                                         {400, "CD"},
                                                                         {100, "C"},
                                                                         {90, "XC"},
                                                                         {50, "L"},
                                                                         {40, "XL"},
                                                                         {10, "X"},
                                                                         {9, "IX"},
                                                                         {5, "V"},
                                                                         {4, "IV"},
                                                                         {1, "I"}}};
    QString text;
    for (const auto &[value, sign] : signs) {
        for (; number >= value; number -= value)
            text += QLatin1StringView(sign);
    }
    return text;
}

} // namespace

QString Pack::nameFor(int figureId) const
{
    Q_ASSERT(figureId >= 1 && !names.empty());
    const auto index = static_cast<std::size_t>(figureId - 1);
    const QString &name = names[index % names.size()];
    const auto round = static_cast<int>(index / names.size()) + 1;
    return round == 1 ? name : QStringLiteral("%1 %2").arg(name, roman(round));
}

} // namespace muster
