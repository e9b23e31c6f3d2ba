// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <Qt>

#include <vector>

namespace muster {

/// The kind of a thing that acts are offered for while the battle is on the table.
enum class SubjectKind : std::uint8_t {
    Heading,
    Battle,
    Section,
    Task,
    Pef,
    Group,
    Enemy,
    Building,
    OwnPef,
    OwnGroup,
    Own
};

struct Subject {
    SubjectKind kind = SubjectKind::Heading;
    int id = 0; ///< its number; the place of a heading or task
    int figure = 0; ///< place of an enemy in its group, from 1

    friend bool operator==(const Subject &, const Subject &) = default;
};

} // namespace muster

namespace muster::acts {

/// The position of an act among its subject's offers.
enum class Rank : std::uint8_t { First, Second, Standing, Doing, Going, Rare, Placing };

struct Offer;
using Offers = std::vector<Offer>;

/// An act as it is offered: its verb, its key on the table, and the reason why it cannot be done now.
struct Offer {
    Act act;
    QString text; ///< text of its button
    Qt::Key key = Qt::Key_unknown;
    Rank rank = Rank::First;
    QString about = {}; ///< a longer description, for a tooltip
    QString whyNot = {}; ///< empty: it can be done
    std::optional<Subject> whose = {}; ///< its subject, if another than the one asked about
    std::optional<bool> isOn = {}; ///< for acts that switch something on or off: the present state
    bool asks = false; ///< the player must say more; `act` is an example
    bool isInMenu = false; ///< in the menu of the page
    Offers choices = {}; ///< offers to choose from; `act` itself is not done
    QString question = {}; ///< title of the choices, whose texts have mnemonics then

    /// Returns true if the choices have keys of their own, so that nobody need open them.
    bool hasKeysForChoices() const { return !choices.empty() && choices.front().key != Qt::Key_unknown; }
};

/// The subject that acts are offered for.
struct Situation {
    const Campaign &campaign;
    const Pack &pack;
    Subject subject;

    const Play &play() const { return *campaign.play; }
    /// The enemy that it is about; null if it is about no such figure.
    const EnemyFigure *enemy() const;
};

/// Returns everything that can be done with the subject, in the order of the buttons. Empty while the battle is not on
/// the table, except for the battle itself.
Offers offersOn(const Situation &situation);

/// Returns a choice of the sections that a subject can be put into; none for a subject that stays in its place.
std::optional<Offer> placing(const Situation &situation);

/// Returns who moves when a subject is put somewhere: a figure's whole group goes along.
QString moverOf(const Campaign &campaign, const Subject &subject);

} // namespace muster::acts
