// SPDX-License-Identifier: MIT
#include "model/story/countwords.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/texts.h"
#include "rules/dice/counting.h"
#include "rules/pack/scenarioslugs.h"

#include <QLocale>

#include <algorithm>

namespace muster::words {

QString shareOfPoints(const Fraction &won)
{
    if (won.numerator == 0)
        return StoryText::tr("none of the points");
    if (won.numerator == won.denominator)
        return StoryText::tr("all the points");
    if (won.numerator == 2 * won.denominator)
        return StoryText::tr("double points");
    if (2 * won.numerator == won.denominator)
        return StoryText::tr("half the points");
    return StoryText::tr("%1/%2 of the points").arg(won.numerator).arg(won.denominator);
}

QString thrown(const Roll &roll)
{
    const auto count = static_cast<int>(roll.dice.size());
    if (roll.reason.kind != RollKind::Card)
        return dice(count, roll.sides);
    return StoryText::tr("%n cards", nullptr, count);
}

QString faces(int from, int to)
{
    from = std::max(from, 1);
    to = std::min(to, 6);
    if (from > to)
        return {};
    return from == to ? QString::number(from) : StoryText::tr("%1–%2").arg(from).arg(to);
}

QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack)
{
    const int rolled = sum(roll.dice);
    const ScenarioKind kind = allScenarios[static_cast<std::size_t>(roll.reason.subject - 1)];
    const int added = pack.scenarios->modifier(kind, columnOf(before, pack)).value_or(0);
    if (added == 0)
        return QString::number(rolled);
    return (added > 0 ? StoryText::tr("%1 + %2 = %3") : StoryText::tr("%1 − %2 = %3"))
        .arg(QString::number(rolled), QString::number(std::abs(added)), QString::number(rolled + added));
}

namespace {

/// The language's own, whatever the country: a script reads "Sep" everywhere.
QString monthName(int month, Tongue tongue = Tongue::Players, QLocale::FormatType format = QLocale::LongFormat)
{
    const QLocale::Language language = tongue == Tongue::Players ? QLocale().language() : QLocale::English;
    return QLocale(language).standaloneMonthName(month, format);
}

} // namespace

QString dice(int count, int sides)
{
    return StoryText::tr("%1d%2").arg(count).arg(sides);
}

QString turn(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnLabel(number, pack);
}

QString halfMonth(int turn, Tongue tongue)
{
    const CalendarTurn when = calendarTurn(turn);
    return inTongue(tongue,
                    when.late ? QT_TRANSLATE_NOOP("Story", "Late %1, year %2")
                              : QT_TRANSLATE_NOOP("Story", "Early %1, year %2"))
        .arg(monthName(when.month, tongue))
        .arg(when.year);
}

QString lateOrEarly(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    return (when.late ? StoryText::tr("late %1") : StoryText::tr("early %1")).arg(monthName(when.month));
}

/// "Early Jun" saves a letter and reads badly.
static QString shortMonthName(int month)
{
    constexpr qsizetype shortEnough = 4;
    const QString whole = monthName(month);
    return whole.size() <= shortEnough ? whole : monthName(month, Tongue::Players, QLocale::ShortFormat);
}

QString halfMonthMark(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    const QString mark =
        (when.late ? StoryText::tr("Late %1") : StoryText::tr("Early %1")).arg(shortMonthName(when.month));
    return when.year == 1 ? mark : StoryText::tr("%1, yr %2").arg(mark).arg(when.year); // "Late Apr 2" would be a day
}

QString turnMark(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnMark(number);
}

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

QString figures(int number)
{
    if (number == 0)
        return StoryText::tr("no figures");
    return StoryText::tr("%n figures", nullptr, number);
}

/// A name that turns the direction of what it stands in turns only itself.
static QString isolated(const QString &item)
{
    const auto turns = [](QChar sign) { return sign.unicode() >= 0x202a && sign.unicode() <= 0x202e; };
    return std::any_of(item.begin(), item.end(), turns) ? QChar(0x2068) + item + QChar(0x2069) : item;
}

QString listing(const QStringList &names)
{
    QStringList items;
    for (const QString &name : names)
        items << isolated(name);
    if (items.size() < 2)
        return items.join(QString());
    return StoryText::tr("%1 and %2").arg(items.mid(0, items.size() - 1).join(StoryText::tr(", ")), items.last());
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace muster::words
