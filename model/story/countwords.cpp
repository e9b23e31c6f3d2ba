// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/calendar/calendar.h"

#include <QCoreApplication>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

QString monthName(int month)
{
    static const char *const months[] = {
        QT_TRANSLATE_NOOP("muster::words", "January"),   QT_TRANSLATE_NOOP("muster::words", "February"),
        QT_TRANSLATE_NOOP("muster::words", "March"),     QT_TRANSLATE_NOOP("muster::words", "April"),
        QT_TRANSLATE_NOOP("muster::words", "May"),       QT_TRANSLATE_NOOP("muster::words", "June"),
        QT_TRANSLATE_NOOP("muster::words", "July"),      QT_TRANSLATE_NOOP("muster::words", "August"),
        QT_TRANSLATE_NOOP("muster::words", "September"), QT_TRANSLATE_NOOP("muster::words", "October"),
        QT_TRANSLATE_NOOP("muster::words", "November"),  QT_TRANSLATE_NOOP("muster::words", "December")};
    return tr(months[month - 1]);
}

} // namespace

QString dice(int count, int sides)
{
    return tr("%1d%2").arg(count).arg(sides);
}

QString turn(int number, const Campaign &campaign, const Pack &pack)
{
    return calendarOf(campaign, pack).turnLabel(number, pack);
}

QString halfMonth(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    return (when.late ? tr("Late %1, year %2") : tr("Early %1, year %2")).arg(monthName(when.month)).arg(when.year);
}

QString halfMonthMark(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    const QString mark = (when.late ? tr("Late %1") : tr("Early %1")).arg(monthName(when.month).left(3));
    return when.year == 1 ? mark : tr("%1, yr %2").arg(mark).arg(when.year); // "Late Apr 2" would be a day
}

QString turnMark(int number, const Campaign &campaign, const Pack &pack)
{
    return calendarOf(campaign, pack).turnMark(number);
}

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

QString count(int number)
{
    switch (number) {
    case 0:
        return tr("none");
    case 1:
        return tr("one");
    case 2:
        return tr("two");
    case 3:
        return tr("three");
    case 4:
        return tr("four");
    case 5:
        return tr("five");
    case 6:
        return tr("six");
    case 7:
        return tr("seven");
    case 8:
        return tr("eight");
    case 9:
        return tr("nine");
    default:
        return QString::number(number);
    }
}

QString figures(int number)
{
    return number == 1 ? tr("one figure") : tr("%1 figures").arg(count(number));
}

QString listing(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    return tr("%1 and %2").arg(items.mid(0, items.size() - 1).join(tr(", ")), items.last());
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace muster::words
