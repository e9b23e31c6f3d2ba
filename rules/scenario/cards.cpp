// SPDX-License-Identifier: MIT
#include "rules/scenario/cards.h"

#include "rules/dice/dice.h"

#include <algorithm>
#include <numeric>

namespace muster {

namespace {

std::vector<Card> drawHand(int sides, Dice &dice)
{
    const int suits = sides == fewestSides ? static_cast<int>(allSuits.size()) : sides;
    std::vector<Card> hand;
    while (static_cast<int>(hand.size()) < sides) {
        const int missing = sides - static_cast<int>(hand.size());
        for (const Die die : dice.roll({RollKind::Card, missing, suits * ranks})) {
            const Card card = cardOf(die.face);
            if (std::ranges::find(hand, card) == hand.end())
                hand.push_back(card);
        }
    }
    return hand;
}

/// Returns the order of two sides; empty if the cards are equal.
std::vector<int> orderOfTwo(const Card &first, const Card &second)
{
    if (first.isRed() == second.isRed())
        return first.isRed() ? std::vector{0, 1} : std::vector{1, 0};
    if (first.height() == second.height())
        return {};
    const Card &higher = first.height() > second.height() ? first : second;
    return higher.isRed() ? std::vector{0, 1} : std::vector{1, 0};
}

struct Holding {
    int cards = 0;
    int highest = 0;

    friend auto operator<=>(const Holding &, const Holding &) = default;
};

/// Returns the order of more than two sides; empty if two that hold cards are equal. Sides without a card come last, in
/// their own order.
std::vector<int> orderOfMore(int sides, const std::vector<Card> &hand)
{
    std::vector<Holding> held(static_cast<std::size_t>(sides));
    for (const Card &card : hand) {
        Holding &holding = held[static_cast<std::size_t>(card.suit)];
        ++holding.cards;
        holding.highest = std::max(holding.highest, card.height());
    }
    const auto of = [&](int side) { return held[static_cast<std::size_t>(side)]; };
    std::vector<int> order(static_cast<std::size_t>(sides));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, [&](int a, int b) { return of(a) > of(b); });
    const auto equal =
        std::ranges::adjacent_find(order, [&](int a, int b) { return of(a).cards > 0 && of(a) == of(b); });
    return equal == order.end() ? order : std::vector<int>();
}

} // namespace

Card cardOf(int face)
{
    return {(face - 1) % ranks + 1, static_cast<Suit>((face - 1) / ranks)};
}

int faceOf(const Card &card)
{
    return static_cast<int>(card.suit) * ranks + card.rank;
}

int CardTurn::faces() const
{
    return static_cast<int>(std::ranges::count_if(cards, [](const Card &card) { return card.isFace(); }));
}

CardTurn drawCards(int sides, Dice &dice)
{
    CardTurn turn;
    while (turn.order.empty()) {
        const std::vector<Card> hand = drawHand(sides, dice);
        turn.cards.insert(turn.cards.end(), hand.begin(), hand.end());
        turn.order = sides == fewestSides ? orderOfTwo(hand[0], hand[1]) : orderOfMore(sides, hand);
    }
    return turn;
}

} // namespace muster
