// SPDX-License-Identifier: MIT
#pragma once

#include "rules/lists.h"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <QString>

namespace muster {

struct Campaign;
struct Pack;
struct Problem;

/// The reason why something is refused, in half a sentence; none if it is allowed.
using WhyNot = std::optional<QString>;

template<typename... C>
struct TypeList {
    static constexpr std::size_t count = sizeof...(C);
    template<typename One>
    static constexpr bool contains = (std::is_same_v<One, C> || ...);

    /// The number of types before this one.
    template<typename One>
    static constexpr std::size_t indexOf = [] {
        std::size_t index = 0;
        static_cast<void>(((std::is_same_v<One, C> || (++index, false)) || ...));
        return index;
    }();
};

/// All kinds of change. Each is a struct that describes its fields with describe(), and changes a campaign with
/// apply(). It may have a condition, mayHappen(), besides the existence of everything that its fields name. Its name in
/// files is its own in lower case (rules/slug.h).
using ChangeKinds = TypeList<
    // band.h
    struct FigureJoined, struct FigureFared, struct FigureRecovered, struct RepChanged, struct FigureLeft,
    struct FigureReturned, struct GruntTakenOver, struct FigureCorrected, struct FigureAway, struct FigureHeld,
    struct FigureMarked, struct FirstAidGiven, struct LoyaltyTested, struct PoisonSet, struct ExemptSet,
    struct PointsEarned, struct MonthServed, struct GearChanged, struct ThingCarried, struct StockChanged,
    // campaign.h
    struct Founded, struct ImportedFromPaper, struct CampaignCorrected, struct EncounterPrepared,
    struct EncounterCorrected, struct PressRolled, struct EncounterArranged, struct PartyWritten,
    struct EncounterFinished, struct RunSetAside, struct FollowUpDue, struct NothingFollows, struct TurnEnded,
    struct EncountersDue, struct TurnsPassed, struct CampaignEnded, struct TravelBegun, struct Arrived,
    struct SettlementFound, struct SettlementCorrected, struct SettlementStruck,
    // play.h
    struct PlayBegun, struct TurnBegun, struct SidesCounted, struct StarPowerLeft, struct SectionSeen,
    struct BuildingSearched, struct NoteWritten, struct TestTaken, struct LastingSet, struct FigureStood,
    struct FigureTurning, struct FigureDid, struct FigureGrouped, struct OwnGroupPlaced, struct OwnPefHidden,
    struct OwnPefPlaced, struct OwnPefRevealed, struct ReinforcementsCame, struct ScenarioStood,
    // enemy.h
    struct PefMoved, struct PefPlaced, struct PefAppeared, struct PefHidden, struct PefRevealed, struct PefResolved,
    struct GroupAppeared, struct LeaderNamed, struct GroupMoved, struct GroupSplit, struct GroupPlaced,
    struct GroupStruck, struct GroupSided, struct EnemyStood, struct FoeMet, struct GuardsPlaced, struct GuardNoticed,
    struct SectionScouted,
    // story.h
    struct WordsWritten, struct WordsChanged, struct WordsStruck, struct PictureTaken, struct PictureCaptioned,
    struct PictureStruck, struct QuestionAsked, struct GoalSet, struct GoalReached, struct GoalStruck,
    struct CampaignClosed, struct FoeNamed, struct FoeCorrected,
    // systems/games.h
    struct GoTaken, struct InitiativeLost, struct EnemyInitiativeLost>;

/// Something that happened to a campaign: one of ChangeKinds. It holds the result, not what led to it, so that a later
/// version of the rules never rewrites the past. A result that older files lack is worked out when the change is
/// applied. Copies share the value, which takes no more memory than its kind needs.
class Change
{
public:
    template<typename C>
    requires(ChangeKinds::contains<C>) Change(C value)
        : m_kind(ChangeKinds::indexOf<C>)
        , m_value(std::make_shared<const C>(std::move(value)))
    {
    }

    template<typename C>
    bool is() const
    {
        return m_kind == ChangeKinds::indexOf<C>;
    }
    /// Returns the value as C, or null if it is of another kind.
    template<typename C>
    const C *as() const
    {
        return is<C>() ? static_cast<const C *>(m_value.get()) : nullptr;
    }
    std::size_t kind() const { return m_kind; } ///< its place in ChangeKinds
    QLatin1StringView name() const; ///< in files

    /// Returns whether both are written alike.
    friend bool operator==(const Change &one, const Change &other);

private:
    std::size_t m_kind;
    std::shared_ptr<const void> m_value;
};

using Changes = std::vector<Change>;

/// Returns the first change of one kind; null if there is none.
template<typename C>
const C *firstOf(const Changes &changes)
{
    const Change *found = findIf(changes, [](const Change &one) { return one.is<C>(); });
    return found ? found->as<C>() : nullptr;
}

/// Returns the reason why a change from a file cannot happen to this campaign; none if it can.
WhyNot whyNot(const Campaign &campaign, const Change &change);

/// Applies a change; the only function that does. A change from a file must have passed whyNot() first.
void apply(Campaign &campaign, const Change &change);

/// Returns the first id in these changes that the pack does not know, in a sentence.
std::optional<Problem> findUnknownId(const Changes &changes, const Pack &pack);

} // namespace muster
