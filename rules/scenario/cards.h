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
inline constexpr int mostSides = 4; ///< one suit for each side

/// A playing card. As the face of a die, cards are numbered from 1: the hearts from ace to king, then the next suit.
struct Card {
    int rank = 1; ///< 1 for the ace, 11 to 13 for knave, queen and king
    Suit suit = Suit::Hearts;

    bool isFace() const { return rank > 10; }
    bool isRed() const { return suit == Suit::Hearts || suit == Suit::Diamonds; }
    int height() const { return rank == 1 ? ranks + 1 : rank; } ///< the ace is the highest
    bool operator==(const Card &) const = default;
};

Card cardOf(int face);
int faceOf(const Card &card);

/// The cards of a turn and the order of the sides.
struct CardTurn {
    std::vector<Card> cards; ///< all cards drawn, those of ties first
    std::vector<int> order; ///< sides in the order in which they move; 0 is the player

    int faces() const;
    bool operator==(const CardTurn &) const = default;
};

/// Draws the cards of a turn (first edition, p. 4). With two sides red belongs to the player and black to the other; if
/// both cards have one colour, the higher decides. With more sides each has a suit, in the order of Suit: most cards
/// come first, then the highest. A card drawn twice is drawn again, and so are all cards if they decide nothing. Dice:
/// a card for each side.
CardTurn drawCards(int sides, Dice &dice);

} // namespace muster
