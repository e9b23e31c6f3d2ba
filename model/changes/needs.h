// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/encounter.h"
#include "model/campaign/figure.h"
#include "model/changes/change.h"
#include "model/json/place.h"
#include "rules/result.h"

/// What changes of several kinds need of the campaign they happen to.
namespace muster {

inline constexpr int mostTurns = 1000000;
inline constexpr int mostPoints = 1000000;

/// What a number in a change names, and whether the campaign has it.
struct Named : Range {
    bool (*isThere)(const Campaign &, int);
};

bool isMember(const Campaign &now, int id);
bool everJoined(const Campaign &now, int id);
bool hasSection(const Campaign &now, int section); ///< the table of the current encounter has
bool hasSectionOrOff(const Campaign &now, int section);
/// Words or a picture. How many steps there are a campaign does not know; an action asks that.
bool canBeAbout(const Campaign &now, const About &about);
/// Null if there is none.
const EnemyFigure *enemyThere(const Campaign &now, int group, int figure);

/// The number of one more.
bool isNext(int id, const auto &all, int most)
{
    const auto count = static_cast<int>(all.size());
    return count < most && id == count + 1;
}

inline constexpr Named aMember{fromOne, isMember};
inline constexpr Named aFigure{fromOne, everJoined}; ///< who ever joined
inline constexpr Named anOwnFigure{
    fromOne, [](const Campaign &now, int id) { return now.play && now.play->find(FigureId{id}); }};
inline constexpr Named aGroup{oneTo(mostGroups),
                              [](const Campaign &now, int id) { return now.play && now.play->group(id); }};
inline constexpr Named aSection{oneTo(mostSections),
                                [](const Campaign &now, int id) { return now.play && hasSection(now, id); }};
/// Whoever hides, follows or waits for an alarm is in none.
inline constexpr Named aSectionOrOff{{offTable, mostSections}, hasSectionOrOff};
inline constexpr Named aFoe{fromOne, [](const Campaign &now, int id) { return now.foes.contains(id); }};

/// Follows the fields of a change and finds the first that names what is not there.
class Whereabouts
{
public:
    explicit Whereabouts(const Campaign &now)
        : m_now(now)
    {
    }

    void operator()(Key key, int id, const Named &named);
    void operator()(Key key, FigureId id, const Named &named) { (*this)(key, muster::number(id), named); }
    template<typename... Told>
        requires(!(std::is_same_v<Told, Named> || ...))
    void operator()(Key, const Told &...) // which names nothing
    {
    }
    void ifAny(Key key, int id, const Named &named)
    {
        if (id != 0)
            (*this)(key, id, named);
    }
    void ifAny(Key key, const std::optional<int> &id, const Named &named)
    {
        if (id)
            (*this)(key, *id, named);
    }
    template<typename... Told>
        requires(!(std::is_same_v<Told, Named> || ...))
    void ifAny(Key, const Told &...)
    {
    }
    void orNone(Key, const auto &...) { }

    QLatin1StringView missing; ///< the field, where one is found
    int number = 0; ///< what it names

private:
    const Campaign &m_now;
};

// Files are checked before they are folded, so whoever is named here is there.

Figure &member(Campaign &now, FigureId id);
OwnFigure &ownFigure(Campaign &now, FigureId id);
EnemyFigure &enemyFigure(Campaign &now, int group, int figure); ///< from 1, as they were rolled

/// How a figure stands from then on. Lying it does that where it lies: what felled it stays (R7).
void stand(auto &figure, TableState state, int until, bool lying)
{
    const auto felled = figure.felled;
    stand(figure, state, until);
    if (!lying || !felled)
        return;
    figure.felled = felled;
    figure.doing = state;
    figure.state = *felled;
}

struct Pack;

/// What a pack knows of the ids that it is asked about. Files may come from a newer version, or from anywhere; the rest of the
/// program takes known ids for granted.
class Known
{
public:
    explicit Known(const Pack &pack)
        : m_pack(pack)
    {
    }

    void list(const QString &id);
    void listIfAny(const QString &id);
    void options(const Options &options);
    void profile(const Profile &profile);
    void profiles(const std::vector<Profile> &figures);
    void item(const QString &id);
    void weapon(const QString &id);
    void gear(const Gear &gear);
    void encounter(const Encounter &encounter);
    void following(const Following &following);
    void settlement(const KeptSettlement &kept);

    std::optional<Problem> stranger; ///< the first id that it does not know, in a sentence

private:
    void armorIfAny(const QString &id);
    void force(const Force &force);
    void need(bool known, const QString &id);
    void refuse(const QString &sentence);

    const Pack &m_pack;
};

} // namespace muster
