// SPDX-License-Identifier: MIT
#include "ui/parts/dicetyping.h"

#include "rules/scenario/cards.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

/// Returns the rank of a card, 1 for the ace; 0 if it is none.
int rankOf(QChar c)
{
    switch (c.unicode()) {
    case u'A':
    case u'1':
        return 1;
    case u'T':
        return 10;
    case u'J':
        return 11;
    case u'Q':
        return 12;
    case u'K':
        return ranks;
    default:
        return c >= u'2' && c <= u'9' ? c.digitValue() : 0;
    }
}

std::optional<Suit> suitOf(QChar c)
{
    const qsizetype place = QStringView(u"HDCS").indexOf(c);
    return place < 0 ? std::nullopt : std::optional(allSuits[std::size_t(place)]);
}

} // namespace

bool asksCards(const DiceRequest &request)
{
    return request.reason.kind == RollKind::Card;
}

TypedCards readCards(const QString &text, const DiceRequest &request)
{
    TypedCards read;
    int rank = 0; // rank of a card whose suit is still to come
    for (const QChar typed : text) {
        if (typed.isSpace() || typed == u',')
            continue;
        const QChar c = typed.toUpper();
        if (rank == 1 && c == u'0') {
            rank = 10;
            read.tidy += c;
        } else if (rank == 0) {
            rank = rankOf(c);
            if (rank == 0)
                read.isRefused = true;
            if (!read.tidy.isEmpty())
                read.tidy += u' ';
            read.tidy += c;
        } else {
            const auto suit = suitOf(c);
            const int face = suit ? faceOf({rank, *suit}) : 0;
            if (!suit || face > request.sides)
                read.isRefused = true;
            else
                read.cards.append({static_cast<std::uint8_t>(face), Thrower::Player});
            rank = 0;
            read.tidy += c;
        }
        if (read.isRefused)
            return read;
    }
    read.isRefused = read.cards.size() > request.count || (rank > 0 && read.cards.size() == request.count);
    return read;
}

namespace {

/// Returns the number that is typed, where "00" is `sides`; 0 for none yet.
int numberIn(const QString &text, int sides)
{
    const int number = text.toInt();
    return number == 0 && text.size() > 1 ? sides : number;
}

Faces::value_type playersDie(int face)
{
    return {static_cast<std::uint8_t>(face), Thrower::Player};
}

} // namespace

bool asksNumber(const DiceRequest &request)
{
    constexpr int mostOfADigit = 9;
    return request.sides > mostOfADigit && !asksCards(request);
}

Faces readTyped(const QString &text, const DiceRequest &request)
{
    if (asksCards(request))
        return readCards(text, request).cards;
    Faces dice;
    if (asksNumber(request)) {
        if (const int number = numberIn(text, request.sides); number > 0)
            dice.append(playersDie(number));
        return dice;
    }
    for (const QChar c : text)
        dice.append(playersDie(c.digitValue()));
    return dice;
}

DiceValidator::DiceValidator(const DiceRequest &request, QObject *parent)
    : QValidator(parent)
    , m_request(request)
{
}

QValidator::State DiceValidator::validate(QString &text, int &cursor) const
{
    if (asksCards(m_request))
        return validateCards(text, cursor);
    return asksNumber(m_request) ? validateNumber(text) : validateDigits(text, cursor);
}

QValidator::State DiceValidator::validateDigits(QString &text, int &cursor) const
{
    QString digits;
    int cursorAfter = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.isSpace() || c == u',')
            continue;
        if (c.digitValue() < 1 || c.digitValue() > m_request.sides)
            return Invalid;
        digits += QString::number(c.digitValue());
        cursorAfter += i < cursor ? 1 : 0;
    }
    if (digits.size() > m_request.count)
        return Invalid;
    text = digits;
    cursor = cursorAfter;
    return Acceptable;
}

QValidator::State DiceValidator::validateNumber(const QString &text) const
{
    const bool digits = std::ranges::all_of(text, [](QChar c) { return c.digitValue() >= 0; });
    const bool fits = text.size() <= QString::number(m_request.sides).size();
    return digits && fits && numberIn(text, m_request.sides) <= m_request.sides ? Acceptable : Invalid;
}

QValidator::State DiceValidator::validateCards(QString &text, int &cursor) const
{
    const TypedCards read = readCards(text, m_request);
    if (read.isRefused)
        return Invalid;
    if (read.tidy != text) {
        text = read.tidy;
        cursor = int(text.size());
    }
    return Acceptable;
}

} // namespace muster
