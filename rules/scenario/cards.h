// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace muster {

class Dice;

enum class Suit : std::uint8_t { Hearts, Diamonds, Clubs, Spades };

inline constexpr std::array allSuits{Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Spades};
inline constexpr int ranks = 13;
inline constexpr int fewestSides = 2;
inline constexpr int mostSides = 4; ///< a suit for each

/// A playing card. As a die it is a face from 1: the hearts from ace to king, then the next suit.
struct Card {
    int rank = 1; ///< 1 is the ace, 11 to 13 are knave, queen and king
    Suit suit = Suit::Hearts;

    bool isFace() const { return rank > 10; }
    bool isRed() const { return suit == Suit::Hearts || suit == Suit::Diamonds; }
    int height() const { return rank == 1 ? ranks + 1 : rank; } ///< the ace is the highest
    friend bool operator==(const Card &, const Card &) = default;
};

Card cardOf(int face);
int faceOf(const Card &card);

/// Who moves in which order.
struct CardTurn {
    std::vector<Card> cards; ///< all that were drawn, those of ties first
    std::vector<int> order; ///< the sides, 0 is the player

    int faces() const;
    friend bool operator==(const CardTurn &, const CardTurn &) = default;
};

/// A turn's cards (first edition, p. 4). Two sides: red is the player's, black the other's; both of one colour, or the
/// higher. More sides have a suit each, in the order of Suit: the most cards, then the highest. The same card twice is
/// drawn again, and so are all when the cards do not tell who is first. Dice: a card for each side.
CardTurn drawCards(int sides, Dice &dice);

} // namespace muster
