// SPDX-License-Identifier: MIT
#include "model/acts/turn.h"

#include "model/actions/play/play.h"
#include "model/acts/actkind.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/story/playwords.h"
#include "model/story/whatnow.h"
#include "model/systems/campaignsystem.h"

#include <algorithm>

// Sections that are scouted, and buildings that are looted.

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
            [](const Campaign &campaign) { return !campaign.play || systemOf(*campaign.play).traits.rollsActivation; },
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

namespace {

std::size_t placeOf(const Situation &now)
{
    return static_cast<std::size_t>(now.subject.id - 1);
}

/// The building that is asked about, while there is anything in it; null else.
const BuildingInPlay *buildingAskedFor(const Situation &now)
{
    if (now.subject.kind != SubjectKind::Building || placeOf(now) >= now.play().buildings.size())
        return nullptr;
    const BuildingInPlay &there = now.play().buildings[placeOf(now)];
    return there.isLooted() ? nullptr : &there;
}

} // namespace

const ActKind Scout::kind(
    of<Scout>, [](auto &form, auto &act) { form.number(typed::section, act.section, 1, mostSections); },
    {
        .name = "scout",
        .places = ActPlace::Table,
        .title = [](const Scout &a) { return StoryText::tr("Scout section %1").arg(a.section); },
        .check = [](const At &at, const Scout &a) { return actions::checkScout(at.campaign, at.pack, a.section); },
        .perform = [](const Doing &d,
                      const Scout &a) { actions::scoutSection(d.campaign, d.pack, a.section, d.dice, d.step); },
        .words = {{"scout", [] { return ActsText::tr("scout a section by dice (Chain Reaction 3.0)"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Section || !actions::mayScout(now.campaign, now.pack))
                return {};
            const std::optional<bool> &met = now.play().scouted[placeOf(now)];
            return {{.act = Scout{now.subject.id},
                     .text = !met ? ActsText::tr("Scout")
                         : *met   ? ActsText::tr("Enemy found")
                                  : ActsText::tr("Nobody there"),
                     .key = Qt::Key_G,
                     .about = ActsText::tr("A figure enters this section: 2d6 against its Terrain Value")}};
        },
        .keys = {{[] { return ActsText::tr("G"); }, [] { return ActsText::tr("Scout the selected section"); }}},
    });

/// A Patrol's section, seen for a full turn of activation (Swordplay p. 29).
struct SeeSection {
    int section = 1;
    bool on = true;
    static const ActKind kind;
};

const ActKind SeeSection::kind(
    of<SeeSection>,
    [](auto &form, auto &act) {
        form.number(typed::section, act.section, 1, mostSections);
        form.flag("on", act.on);
    },
    {
        .name = "seen",
        .step = [](const At &at, const SeeSection &a) { return actions::seeSection(at.campaign, a.section, a.on); },
        .words = {{"seen", [] { return ActsText::tr("mark a section as scouted"); }, {.on = true}},
                  {"unseen", [] { return ActsText::tr("clear the scouted mark"); }, {.on = false}}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            if (now.subject.kind != SubjectKind::Section || now.play().scenario
                || now.campaign.encounter->kind != EncounterKind::Patrol)
                return {}; // nothing is scouted in a raid
            const bool seen = now.play().seen[placeOf(now)];
            return {{.act = SeeSection{now.subject.id, !seen},
                     .text = ActsText::tr("Scouted"),
                     .key = Qt::Key_S,
                     .rank = Rank::Second,
                     .about = ActsText::tr(
                         "Mark as scouted: the Star had its centre in sight for a full turn of activation"),
                     .isOn = seen}};
        },
        .keys = {{[] { return ActsText::tr("S"); },
                  [] { return ActsText::tr("Mark the selected section as scouted"); }}},
    });

const ActKind Loot::kind(
    of<Loot>, [](auto &form, auto &act) { form.number(typed::building, act.building, 1, 100); },
    {
        .name = "loot",
        .places = ActPlace::Table,
        .title = [](const Loot &a) { return StoryText::tr("Search building %1").arg(a.building); },
        .check = [](const At &at, const Loot &a) { return actions::checkLoot(at.campaign, at.pack, a.building); },
        .perform = [](const Doing &d, const Loot &a) { actions::loot(d.campaign, a.building, d.dice, d.step); },
        .words = {{"loot", [] { return ActsText::tr("enter a building, then count each quiet turn inside"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const BuildingInPlay *there = buildingAskedFor(now);
            if (!there)
                return {};
            return {{.act = Loot{now.subject.id},
                     .text = there->turnsNeeded ? ActsText::tr("Quiet turn inside") : ActsText::tr("Enter"),
                     .key = Qt::Key_L}};
        },
    });

/// The turns in a row begin again.
struct BreakOff {
    int building = 1;
    static const ActKind kind;
};

const ActKind BreakOff::kind(
    of<BreakOff>, [](auto &form, auto &act) { form.number(typed::building, act.building, 1, 100); },
    {
        .name = "break-off",
        .step = [](const At &at, const BreakOff &a) { return actions::breakOffLoot(at.campaign, a.building); },
        .words = {{"break-off", [] { return ActsText::tr("restart the count of quiet turns"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const BuildingInPlay *there = buildingAskedFor(now);
            if (!there || there->turnsSpent == 0)
                return {};
            return {{.act = BreakOff{now.subject.id},
                     .text = ActsText::tr("Break off search"),
                     .key = Qt::Key_Delete,
                     .rank = Rank::Rare}};
        },
    });

namespace {

Offer moving(const Act &act, Rank rank)
{
    return {.act = act, .text = title(act), .key = Qt::Key_M, .rank = rank};
}

} // namespace

std::optional<Offer> nextMove(const Situation &now)
{
    const auto next = nextToMove(now.campaign, now.pack);
    if (!next)
        return std::nullopt;
    Offer move = moving(next->pef ? Act(MovePef{next->id}) : Act(MoveGroup{next->id, false}), Rank::First);
    move.whose = Subject{next->pef ? SubjectKind::Pef : SubjectKind::Group, next->id, 0};
    return move;
}

Offer moveOrNext(const Situation &now, const Act &own, int movedIn, Rank rank)
{
    const int turn = now.play().turn;
    const std::optional<Offer> next = turn > 0 && movedIn == turn ? nextMove(now) : std::nullopt;
    Offer move = next.value_or(moving(own, rank));
    move.rank = rank;
    return move;
}

TableKey moveKey()
{
    return {[] { return ActsText::tr("M"); },
            [] { return ActsText::tr("Move the enemy selected in the list, or the next in order"); }};
}

Offer toSections(const Situation &now, const std::function<Act(int section)> &place)
{
    const int count = now.campaign.encounter->setup.grid.count();
    const int lastWithKey = std::min(count, 9);
    Offer placed{.act = place(1),
                 .text = ActsText::tr("Move %1 to section").arg(moverOf(now.campaign, now.subject)),
                 .rank = Rank::Placing,
                 .about = ActsText::tr("1 to %1: move to that section").arg(lastWithKey)};
    for (int section = 1; section <= count; ++section) {
        placed.choices.push_back({.act = place(section), .text = ActsText::tr("Section %1").arg(section)});
        if (section <= lastWithKey)
            placed.choices.back().key = static_cast<Qt::Key>(Qt::Key_0 + section);
    }
    return placed;
}

TableKey placingKey()
{
    return {[] { return ActsText::tr("1 to 9"); },
            [] { return ActsText::tr("Move the selected PEF or group to that section"); }};
}

QString moverOf(const Campaign &campaign, const Subject &subject)
{
    const Play &play = *campaign.play;
    switch (subject.kind) {
    case SubjectKind::Pef:
        return ActsText::tr("PEF %1").arg(subject.id);
    case SubjectKind::OwnPef:
        return ActsText::tr("your PEF %1").arg(subject.id);
    case SubjectKind::Own: {
        const OwnFigure *own = play.find(FigureId{subject.id});
        const Figure *figure = campaign.find(FigureId{subject.id});
        if (!own || !figure || play.standingIn(own->group) < 2)
            return figure ? figure->name : QString();
        return play.standingIn(own->group) == play.party() ? ActsText::tr("the whole band")
                                                           : ActsText::tr("Group %1").arg(words::ownGroup(own->group));
    }
    case SubjectKind::OwnGroup:
        return ActsText::tr("Group %1").arg(words::ownGroup(subject.id));
    default:
        return ActsText::tr("Group %1").arg(subject.id);
    }
}

} // namespace muster::acts
