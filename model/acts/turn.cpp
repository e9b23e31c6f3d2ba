// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/systems/campaignsystem.h"

namespace muster::acts {

const ActKind BeginPlay::kind(
    of<BeginPlay>,
    [](auto &form, auto &act) {
        form.numberIfAny(Field(typed::section).after("at"), act.entry, 1, mostSections);
        form.numbersIfAny(typed::figure, act.party, 1, highestNumber);
    },
    {
        .name = "begin-play",
        .step =
            [](const At &at, const BeginPlay &a) {
                std::vector<FigureId> party;
                for (const int id : a.party)
                    party.push_back(FigureId{id});
                return actions::beginPlay(at.campaign, at.pack, party, a.entry);
            },
        .words = {{"begin",
                   [] {
                       return ActsText::tr(
                           "begin the battle with these figures (default: all), in the usual section or the one named");
                   }}},
    });

const ActKind BeginTurn::kind(
    of<BeginTurn>,
    {
        .name = "turn",
        .places = ActPlace::Table,
        .title = [](const BeginTurn &) { return StoryText::tr("Activation"); },
        .check = [](const At &at, const BeginTurn &) { return actions::checkBeginTurn(at.campaign); },
        .perform = [](const Doing &d, const BeginTurn &) { actions::beginTurn(d.campaign, d.pack, d.dice, d.step); },
        .words = {{"turn", [] { return ActsText::tr("roll the next turn's activation dice, yours first"); }}},
        .belongs =
            [](const Campaign &campaign) { return !campaign.play || systemOf(*campaign.play).rollsActivation(); },
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            return {{.act = BeginTurn{},
                     .text = ActsText::tr("Activation"),
                     .key = Qt::Key_A,
                     .about = ActsText::tr("Roll every side's die for the next turn")}};
        },
        .keys = {{[] { return ActsText::tr("A"); },
                  [] { return ActsText::tr("Next turn: activation dice or cards"); }}},
    });

/// How many sides fight, the player's and the enemy's among them.
struct CountSides {
    int sides = fewestSides;
    static const ActKind kind;
};

const ActKind CountSides::kind(
    of<CountSides>,
    [](auto &form, auto &act) {
        form.number(Field{"sides", "COUNT", [] { return ActsText::tr("sides"); }}, act.sides, fewestSides, mostSides);
    },
    {
        .name = "sides",
        .step = [](const At &at, const CountSides &a) { return actions::countSides(at.campaign, a.sides); },
        .words = {{"sides", [] { return ActsText::tr("set the number of sides, 2 to 4"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            const QStringList names{ActsText::tr("Two sides"), ActsText::tr("Three sides"), ActsText::tr("Four sides")};
            const int fight = now.campaign.play ? now.play().sides : fewestSides;
            std::vector<Offer> all;
            for (int sides = fewestSides; sides <= mostSides; ++sides)
                all.push_back({.act = CountSides{sides},
                               .text = names[sides - fewestSides],
                               .rank = Rank::Second,
                               .about = ActsText::tr("How many armies meet: yours and the enemy's, or one or two more"),
                               .isOn = fight == sides,
                               .isInMenu = true});
            return all;
        },
    });

const ActKind WriteNote::kind(
    of<WriteNote>, [](auto &form, auto &act) { form.text(Field("text", "TEXT").toTheEnd(), act.text); },
    {
        .name = "note",
        .step = [](const At &at, const WriteNote &a) { return actions::writeNote(at.campaign, a.text); },
        .words = {{"note", [] { return ActsText::tr("add a note"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            return {{.act = WriteNote{ActsText::tr("Note")},
                     .text = ActsText::tr("Note"),
                     .key = Qt::Key_N,
                     .rank = Rank::Rare,
                     .asks = true}};
        },
        .keys = {{[] { return ActsText::tr("N"); }, [] { return ActsText::tr("Write a note"); }}},
    });

} // namespace muster::acts
