// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/figure.h"
#include "rules/games/game.h"
#include "rules/scenario/cards.h"
#include "rules/scenario/rounds.h"
#include "rules/scenario/scenario.h"

#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace muster {

/// What a player may do in an encounter of the first edition, beside moving figures (pp. 4, 12 to 15).
enum class ScenarioDeed : std::uint8_t {
    Turn, ///< the next one, by cards or without
    Ambush, ///< is it sprung, and from where
    Spotting, ///< do those who watch see those who come
    Pursuit, ///< a round of it
    Stand, ///< the Runners turn; do they lay an ambush
    Siege, ///< do the besiegers go home after a day
    Alarm, ///< does it sound
    Police, ///< they come, or more of them
    Car, ///< does the getaway car start
    Riding, ///< all the Runners of a pursuit are in vehicles
    Objective, ///< what the encounter is about is done: the bank robbed, the hostages out
    Dwellings, ///< how many there are, and how many were looted
    Hostages ///< found by those who came for them, and off the table
};

/// An encounter of the first edition on the table: turns by cards, days, and what its own rules keep count of.
struct ScenarioInPlay {
    int day = 1;
    int faceCards = 0; ///< drawn this day (R75)
    int turnsToday = 0; ///< of those without cards
    std::vector<Card> cards; ///< of this turn
    std::vector<int> order; ///< the sides in which they move, 0 is the player; none without cards
    int ambushIn = 0; ///< the turn in which it was rolled for last
    std::optional<AmbushPlace> ambush; ///< it is sprung
    int watchedIn = 0;
    bool spotted = false;
    std::optional<Pursuit> pursuit;
    std::optional<bool> stand; ///< the Runners stood: whether they lay in ambush
    int siegeDay = 0; ///< the last day that was rolled for
    bool besiegersGone = false;
    int alarmIn = 0; ///< the turn in which it was rolled for last
    bool alarm = false;
    int policeIn = 0; ///< the last turn in which any came
    int carIn = 0; ///< the turn in which the getaway car was tried last
    bool carRuns = false;
    bool riding = false; ///< all the Runners are in vehicles, and so the Chasers must be (p. 13)
    bool objective = false;
    int dwellings = 0;
    int looted = 0;
    bool hostagesFound = false; ///< somebody has reached them, and from then on they may move
    int hostagesOut = 0; ///< escorted off the table

    friend bool operator==(const ScenarioInPlay &, const ScenarioInPlay &) = default;
};

inline constexpr int highestInitiative = 10; ///< far above any
inline constexpr int mostLost = 1000;

/// What one of the band has lost of its initiative by now.
struct OwnLoss {
    FigureId figure{};
    int initiative = 0;

    friend bool operator==(const OwnLoss &, const OwnLoss &) = default;
};

/// Some of both sides.
struct GameFigures {
    std::vector<int> ours = {}; ///< by number
    std::vector<int> theirs = {}; ///< by their places in the row

    void add(const GameFigures &others);
    friend bool operator==(const GameFigures &, const GameFigures &) = default;
};

/// A linked game as far as it is played: whose go it is, and what it has cost both sides so far (R81).
struct GameSoFar {
    int turn = 1;
    bool fires = false; ///< those at `initiative` fire; else they move
    std::optional<int> initiative = {}; ///< none: the first there is
    std::vector<int> lost = {}; ///< of their initiative, by their places in the row; one who is not there lost nothing
    std::vector<OwnLoss> ours = {};
    GameFigures fired = {}; ///< before this go, in this turn
    GameFigures firing = {}; ///< in this go, all together, whoever of them is hit in it

    int lostBy(FigureId figure) const;
    int lostByEnemy(int place) const; ///< from 1
    void lose(FigureId figure, int loss);
    void enemyLoses(int place, int loss);
    friend bool operator==(const GameSoFar &, const GameSoFar &) = default;
};

/// A linked game in hand: as it was dealt, and as far as it is played.
struct GameInHand : Game {
    std::optional<GameSoFar> soFar = {}; ///< none: nobody had a go, and nobody was hit

    friend bool operator==(const GameInHand &, const GameInHand &) = default;
};

/// A value that its copies share until one of them is changed: the encounters of a long book are copied with each campaign.
template<typename T>
class Shared
{
public:
    Shared(T value)
        : m_value(std::make_shared<const T>(std::move(value)))
    {
    }

    const T &operator*() const { return *m_value; }
    T &edit()
    {
        auto own = std::make_shared<T>(*m_value);
        m_value = own;
        return *own;
    }
    friend bool operator==(const Shared &one, const Shared &other)
    {
        return one.m_value == other.m_value || *one.m_value == *other.m_value;
    }

private:
    std::shared_ptr<const T> m_value;
};

/// What an encounter is beyond its `kind`: of the first edition, or a street game; nothing in linked months.
class EncounterPart
{
public:
    EncounterPart() = default;
    EncounterPart(Scenario scenario)
        : m_part(Shared(std::move(scenario)))
    {
    }
    EncounterPart(GameInHand game)
        : m_part(Shared(std::move(game)))
    {
    }

    explicit operator bool() const { return m_part.index() != 0; }
    bool isOfOneKind(const EncounterPart &other) const { return m_part.index() == other.m_part.index(); }
    /// Null if it is another's.
    template<typename T>
    const T *as() const
    {
        const auto *part = std::get_if<Shared<T>>(&m_part);
        return part ? &**part : nullptr;
    }
    /// To change it; it must be of this kind.
    template<typename T>
    T &edit()
    {
        return std::get<Shared<T>>(m_part).edit();
    }
    friend bool operator==(const EncounterPart &, const EncounterPart &) = default;

private:
    std::variant<std::monostate, Shared<Scenario>, Shared<GameInHand>> m_part;
};

} // namespace muster
