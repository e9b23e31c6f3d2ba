// SPDX-License-Identifier: MIT
#include "ui/parts/cardtyping.h"

#include "rules/scenario/cards.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

/// 0 where it is none.
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
    return place < 0 ? std::nullopt : std::optional(allSuits[static_cast<std::size_t>(place)]);
}

} // namespace

bool asksCards(const DiceRequest &request)
{
    return request.reason.kind == RollKind::Card;
}

TypedCards readCards(const QString &text, const DiceRequest &request)
{
    TypedCards read;
    int rank = 0; // of a card whose suit is still to come
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

} // namespace muster
