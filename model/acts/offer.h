// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <Qt>

#include <vector>

namespace muster {

/// What something can be done with while the battle is on the table.
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
    int id = 0; ///< its number; of a heading or a task its place
    int figure = 0; ///< of an enemy in its group, from 1

    friend bool operator==(const Subject &, const Subject &) = default;
};

} // namespace muster

namespace muster::acts {

/// Where among its subject's offers an act stands.
enum class Rank : std::uint8_t { First, Second, Standing, Doing, Going, Rare, Placing };

/// An act as it is offered: its verb, its key on the table, and why it cannot be done now.
struct Offer {
    Act act;
    QString text; ///< as on a button
    Qt::Key key = Qt::Key_unknown;
    Rank rank = Rank::First;
    QString about = {}; ///< more of it, for who points at it
    QString whyNot = {}; ///< empty: it can be done
    std::optional<Subject> whose = {}; ///< where it is not the subject that was asked about
    std::optional<bool> isOn = {}; ///< of what is either so or not
    bool asks = false; ///< more has to be said of it, and its act is one as it might be
    bool isInMenu = false; ///< of the page
    std::vector<Offer> choices = {}; ///< one of these, and not the act itself
    QString question = {}; ///< over the choices, whose texts have mnemonics then

    /// Whether one of the choices has a key of its own, so that nobody need open them.
    bool hasKeysForChoices() const { return !choices.empty() && choices.front().key != Qt::Key_unknown; }
};

/// For whom acts are offered.
struct Situation {
    const Campaign &campaign;
    const Pack &pack;
    Subject subject;

    const Play &play() const { return *campaign.play; }
    /// The enemy it is about; null if it is about no such figure.
    const EnemyFigure *enemy() const;
};

/// All that can be done with it, in the order of the buttons. Nothing while the battle is not on the table, but with
/// the battle itself.
std::vector<Offer> offersOn(const Situation &situation);

/// The sections a subject can be put into, a choice each; none for what stays where it is.
std::optional<Offer> placing(const Situation &situation);

/// Who goes where a subject is put: a figure's whole group goes along.
QString moverOf(const Campaign &campaign, const Subject &subject);

} // namespace muster::acts
