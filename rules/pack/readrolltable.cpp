// SPDX-License-Identifier: MIT
#include "rules/pack/readrolltable.h"

#include "rules/pack/readers.h"

namespace muster {

namespace {

QString range(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1-%2").arg(from).arg(to);
}

std::optional<RollSpan> parseSpan(const QString &text)
{
    const auto dash = text.indexOf(QLatin1Char('-'));
    bool fromIsNumber = false;
    bool toIsNumber = false;
    const int from = text.left(dash).toInt(&fromIsNumber);
    const int to = text.mid(dash + 1).toInt(&toIsNumber);
    if (!fromIsNumber || !toIsNumber || from < 1 || to < from)
        return std::nullopt;
    return RollSpan{from, to};
}

} // namespace

DiceOfTable readDice(ObjectReader &table)
{
    const QString text = table.text(QStringLiteral("dice"));
    if (text.isEmpty())
        return {};
    const auto middle = text.indexOf(QLatin1Char('d'));
    const int count = text.left(middle).toInt();
    const int sides = text.mid(middle + 1).toInt();
    if (middle < 1 || count < 1 || count > 10 || sides < 2 || sides > 100) {
        table.place().fault(Fault::NotDice, quoted(text));
        return {};
    }
    return {count, sides};
}

std::optional<RollSpan> readSpan(ObjectReader &row, DiceOfTable dice)
{
    const QString text = row.text(QStringLiteral("roll"));
    if (text.isEmpty())
        return std::nullopt;
    const std::optional<RollSpan> span = parseSpan(text);
    if (!span) {
        row.place().fault(Fault::NotARoll, quoted(text));
        return std::nullopt;
    }
    const int most = dice.count * dice.sides;
    if (span->from < dice.count || span->to > most) {
        const QString able = QStringLiteral("%1d%2").arg(dice.count).arg(dice.sides);
        row.place().fault(Fault::RollOutOfReach, quoted(text), able, dice.count, most);
    }
    return span;
}

void checkCover(const JsonPlace &table, DiceOfTable dice, const std::vector<RollSpan> &spans)
{
    const auto rowsWith = [&](int total) {
        return std::count_if(spans.begin(), spans.end(), [=](RollSpan s) { return s.from <= total && total <= s.to; });
    };
    const int most = dice.count * dice.sides;
    for (int from = dice.count; from <= most;) {
        const auto rows = std::min<qsizetype>(rowsWith(from), 2);
        int to = from;
        while (to < most && std::min<qsizetype>(rowsWith(to + 1), 2) == rows)
            ++to;
        if (rows == 0)
            table.fault(Fault::GapInRolls, range(from, to));
        else if (rows > 1)
            table.fault(Fault::RollsOverlap, range(from, to));
        from = to + 1;
    }
}

RollTable<bool> readFlags(const JsonPlace &place, const QString &key)
{
    return readRollTable<bool>(place, [&](ObjectReader &row) { return row.flag(key); });
}

DiceTotal readTotal(const JsonPlace &place)
{
    ObjectReader reader(place);
    const DiceOfTable dice = readDice(reader);
    return {dice.count, dice.sides, reader.whole(QStringLiteral("plus"), -9, 9)};
}

RollTable<int> readCounts(const JsonPlace &place)
{
    return readRollTable<int>(place, [](ObjectReader &row) { return row.whole(QStringLiteral("count"), 1, 9); });
}

} // namespace muster
