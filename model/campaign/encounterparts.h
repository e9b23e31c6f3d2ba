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

/// An action in an encounter of the first edition other than moving figures (pp. 4, 12 to 15).
enum class ScenarioDeed : std::uint8_t {
    Turn, ///< begins the next turn, with cards or without
    Ambush, ///< rolls whether the ambush is sprung, and from where
    Spotting, ///< rolls whether the watchers see those who approach
    Pursuit, ///< plays one round of the pursuit
    Stand, ///< makes the Runners turn and rolls whether they lay an ambush
    Siege, ///< rolls whether the besiegers go home after a day
    Alarm, ///< rolls whether the alarm sounds
    Police, ///< brings the police, or more of them
    Car, ///< rolls whether the getaway car starts
    Riding, ///< records that all the Runners of a pursuit are in vehicles
    Objective, ///< records that the objective is reached: the bank robbed, the hostages out
    Dwellings, ///< records how many dwellings there are and how many were looted
    Hostages ///< records that the hostages were found, or left the table
};

/// An encounter of the first edition on the table: turns with cards, days, and the counters of its own rules.
struct ScenarioInPlay {
    int day = 1;
    int faceCards = 0; ///< number drawn this day (R75)
    int turnsToday = 0; ///< number of turns without cards
    std::vector<Card> cards; ///< drawn this turn
    std::vector<int> order; ///< the sides in order of movement, 0 is the player; empty without cards
    int ambushIn = 0; ///< the turn in which it was last rolled for
    std::optional<AmbushPlace> ambush; ///< set once it is sprung
    int watchedIn = 0;
    bool spotted = false;
    std::optional<Pursuit> pursuit;
    std::optional<bool> stand; ///< set once the Runners stood: true if they lay in ambush
    int siegeDay = 0; ///< the last day that was rolled for
    bool besiegersGone = false;
    int alarmIn = 0; ///< the turn in which it was last rolled for
    bool alarm = false;
    int policeIn = 0; ///< the last turn in which police came
    int carIn = 0; ///< the turn in which the getaway car was last tried
    bool carRuns = false;
    bool riding = false; ///< all the Runners are in vehicles, so the Chasers must be too (p. 13)
    bool objective = false;
    int dwellings = 0;
    int looted = 0;
    bool hostagesFound = false; ///< set once somebody has reached them; from then on they may move
    int hostagesOut = 0; ///< number escorted off the table

    friend bool operator==(const ScenarioInPlay &, const ScenarioInPlay &) = default;
};

inline constexpr int highestInitiative = 10; ///< far above any real value
inline constexpr int mostLost = 1000;

/// The initiative that a figure of the band has lost so far.
struct OwnLoss {
    FigureId figure{};
    int initiative = 0;

    friend bool operator==(const OwnLoss &, const OwnLoss &) = default;
};

/// Figures of both sides.
struct GameFigures {
    std::vector<int> ours = {}; ///< numbers of the figures
    std::vector<int> theirs = {}; ///< positions in the enemy's row

    void add(const GameFigures &others);
    friend bool operator==(const GameFigures &, const GameFigures &) = default;
};

/// The progress of a linked game: whose go it is, and the losses of both sides so far (R81).
struct GameSoFar {
    int turn = 1;
    bool fires = false; ///< figures at `initiative` fire; otherwise they move
    std::optional<int> initiative = {}; ///< none: the highest initiative in the game
    std::vector<int> lost = {}; ///< initiative lost, indexed by position in the enemy's row; missing entries are 0
    std::vector<OwnLoss> ours = {};
    GameFigures fired = {}; ///< figures that fired this turn, before this go
    GameFigures firing = {}; ///< figures firing together in this go, even if they are hit in it

    int lostBy(FigureId figure) const;
    int lostByEnemy(int place) const; ///< counts places from 1
    void lose(FigureId figure, int loss);
    void enemyLoses(int place, int loss);
    friend bool operator==(const GameSoFar &, const GameSoFar &) = default;
};

/// The current linked game: as it was dealt, and its progress.
struct GameInHand : Game {
    std::optional<GameSoFar> soFar = {}; ///< none: nobody has had a go or been hit

    friend bool operator==(const GameInHand &, const GameInHand &) = default;
};

/// A value that its copies share until one of them is changed. Each copy of a campaign copies all its past encounters,
/// which must stay cheap in a long history.
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

/// The data of an encounter beyond its `kind`: a scenario of the first edition, or a street game; empty in linked
/// months.
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
    /// Returns the value if it is of type T, or null.
    template<typename T>
    const T *as() const
    {
        const auto *part = std::get_if<Shared<T>>(&m_part);
        return part ? &**part : nullptr;
    }
    /// Returns a value to modify; it must be of type T.
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
