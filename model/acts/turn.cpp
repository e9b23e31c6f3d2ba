// SPDX-License-Identifier: MIT
#include "model/acts/turn.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/battle.h"
#include "model/acts/demands.h"
#include "model/acts/table.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/bandwords.h"
#include "model/story/playwords.h"
#include "model/story/whatnow.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "model/texts.h"
#include "rules/dice/counting.h"
#include "rules/dice/dice.h"
#include "rules/encounter/patrol.h"
#include "rules/lists.h"
#include "rules/reference/tables.h"

#include <algorithm>
#include <map>

// The beginning of the battle, and its turns.

namespace muster::acts {

namespace {

Problems demandEntry(const Placement &own, std::optional<int> entry)
{
    if (!entry || contains(own.sections, *entry))
        return {};
    if (own.sections.empty())
        return Problem{ActsText::tr("You start off the table, so there is no section to choose.")};
    std::vector<int> sections = own.sections;
    std::ranges::sort(sections);
    QStringList choices;
    for (const int section : sections)
        choices << QString::number(section);
    return Problem{ActsText::tr("You cannot start in section %1. Sections: %2.").arg(*entry).arg(choices.join(u", "))};
}

/// Makes a group of each player's figures (R36), in the order of their Stars, and of those who never mix with others
/// (Chain Reaction 3.0 p. 7, R98).
void groupByStars(const ActContext &d, const PlayBegun &begun)
{
    std::map<std::pair<FigureId, bool>, int> groups;
    for (const OwnFigure &own : begun.own) {
        const Figure &figure = *d.campaign.find(own.id);
        if (own.state == TableState::AtHome)
            continue;
        const int next = std::min(static_cast<int>(groups.size()) + 1, mostOwnGroups);
        const std::pair with(figure.star ? figure.id : figure.leader, isApart(d.campaign, d.pack, figure));
        const int group = groups.try_emplace(with, next).first->second;
        if (group != own.group)
            d.happen(FigureGrouped{own.id, group});
    }
}

/// Brings the figures that come along onto the table, in the section to begin in, one of those that whereSidesBegin()
/// gives.
Problems beginPlay(const ActContext &d, const BeginPlay &a)
{
    Problems problems = demandTurns(d.campaign);
    if (problems)
        return problems;
    if (d.campaign.play)
        return Problem{ActsText::tr("The battle has already begun.")};
    std::vector<FigureId> party;
    for (const int number : a.party) {
        const FigureId id = party.emplace_back(FigureId{number});
        if (!d.campaign.find(id))
            problems << nobodyNumbered(d.campaign, id);
        else if (d.campaign.find(id)->isAway(d.campaign.turn))
            problems << whyAway(*d.campaign.find(id));
    }
    const std::vector<FigureId> coming = party.empty() ? usualParty(d.campaign, d.pack) : party;
    const std::optional<Encounter> found = foundBy(d.campaign, d.pack, coming);
    const Placements both = whereSidesBegin(found.value_or(*d.campaign.encounter), d.pack, a.entry);
    for (const Problem &problem : demandEntry(both.yours, a.entry))
        problems << problem;
    for (const Problem &problem : whyNotWith(d.campaign, d.pack, party))
        problems << problem;
    if (problems)
        return problems;

    PlayBegun begun;
    begun.section = both.yours.section();
    if (d.campaign.encounter->part.as<Scenario>())
        begun.scenario = ScenarioInPlay();
    for (const Figure *figure : d.campaign.bandByBand()) {
        if (d.campaign.isMet(*figure))
            continue;
        const bool comes = contains(coming, figure->id);
        begun.own.push_back({figure->id, comes ? TableState::CarryingOn : TableState::AtHome});
    }
    if (d.campaign.star() && hasStarPower(d.pack))
        begun.starPower = d.campaign.star()->rep(); // R28
    for (OwnFigure &own : begun.own) {
        const Figure &figure = *d.campaign.find(own.id);
        if (figure.star && begun.starPower && figure.id != d.campaign.star()->id)
            own.starPower = figure.rep();
    }
    d.happen(begun);
    if (found)
        d.happen(EncounterCorrected{*found, d.campaign.enemy});
    groupByStars(d, begun);
    bringEnemy(d.campaign, both, d.step);
    return {};
}

} // namespace

const ActKind BeginPlay::kind(
    of<BeginPlay>,
    [](auto &form, auto &act) {
        form.ifAny(Field(typed::section).after("at"), act.entry, oneTo(mostSections));
        form.ifAny(typed::figure, act.party, fromOne);
    },
    {
        .name = "begin-play",
        .run = beginPlay,
        .words = {{"begin",
                   QT_TRANSLATE_NOOP(
                       "Acts",
                       "begin the battle with these figures (default: all), in the usual section or the one named")}},
    });

namespace {

constexpr int luckySum = 7;

/// The four edges as the player sees the table, each by its middle section. A band that defends sits at the far end
/// (R26).
enum class Edge : std::uint8_t { Enemy, Left, Right, Own };

int middleOf(Edge edge, const Encounter &encounter)
{
    const Grid &grid = encounter.setup.grid;
    const bool turned = encounter.kind == EncounterKind::RaidDefend;
    switch (edge) {
    case Edge::Enemy:
        return turned ? grid.middleOfNearRow() : grid.middleOfFarRow();
    case Edge::Left:
        return turned ? grid.middleOfRightColumn() : grid.middleOfLeftColumn();
    case Edge::Right:
        return turned ? grid.middleOfLeftColumn() : grid.middleOfRightColumn();
    case Edge::Own:
        return turned ? grid.middleOfFarRow() : grid.middleOfNearRow();
    }
    Q_UNREACHABLE();
}

Edge edgeFor(int face)
{
    if (face <= 3)
        return Edge::Enemy;
    return face == 4 ? Edge::Left : face == 5 ? Edge::Right : Edge::Own;
}

/// Brings reinforcements by the campaign's option (R53).
class Reinforcements
{
public:
    explicit Reinforcements(const ActContext &doing)
        : d(doing)
        , m_option(optionValue(d.campaign, d.pack, QStringLiteral("reinforcements")))
        , m_pefs(static_cast<int>(d.play().pefs.size()))
    {
    }

    void onDoubles()
    {
        if (m_option != QLatin1String("doubles") || m_pefs >= mostPefs || d.play().sides > fewestSides)
            return;
        const Faces both = d.dice.roll({{RollKind::ReinforcementCheck, 0}, 2});
        if (both[1].face <= both[0].face)
            return;
        const Edge edge = edgeFor(d.dice.die({RollKind::ReinforcementEdge, 0}));
        std::vector<Pef> pefs = {{++m_pefs, middleOf(edge, *d.campaign.encounter), false, false, {}}};
        rollPefReps(pefs, d.dice);
        d.happen(PefAppeared{pefs.front(), false, 0});
    }

    void onSum(int yours, int theirs)
    {
        if (m_option != QLatin1String("seven") || yours + theirs != luckySum || d.play().sides > fewestSides)
            return;
        if (yours > theirs)
            forYou();
        else
            forThem();
    }

private:
    void forYou()
    {
        const int home = countAtHome(d.campaign);
        const int come = halved(d.dice.die({RollKind::ReinforcementFigures, 0}));
        if (home > 0) {
            d.happen(ReinforcementsCame{std::min(come, home)});
            return;
        }
        if (!d.campaign.star())
            return; // nobody to follow
        const std::size_t before = d.step.changes.size();
        bringReinforcements(d.campaign, d.pack, come, d.dice, d.step);
        gather(before);
    }

    /// Puts the figures that joined since then into one group, by the edge the band started from.
    void gather(std::size_t before)
    {
        const auto group = static_cast<int>(d.play().ownGroups.size()) + 1;
        const std::size_t joined = d.step.changes.size();
        if (group > mostOwnGroups || joined == before)
            return;
        for (std::size_t i = before; i < joined; ++i)
            d.happen(FigureGrouped{d.step.changes[i].as<FigureJoined>()->figure.id, group});
        d.happen(OwnGroupPlaced{group, middleOf(Edge::Own, *d.campaign.encounter)});
    }

    void forThem()
    {
        const ArmyList &list = *d.pack.list(d.campaign.encounter->enemy);
        const int section = middleOf(Edge::Enemy, *d.campaign.encounter);
        const int come = halved(d.dice.die({RollKind::ReinforcementFigures, 0}));
        d.happen(drawGroup(d.campaign, list, section, come, d.dice));
    }

    const ActContext &d;
    const QString m_option;
    int m_pefs;
};

/// Rolls the sides' activation (Swordplay p. 14, Chain Reaction 3.0 p. 9). Dice: one each, yours first, all again while
/// they are all equal (R57). Chain Reaction 3.0's reinforcements (p. 25, R53) by option: after doubles both again, and
/// if theirs is higher the edge and the new PEF's Rep; at seven ½d6 figures, and for the enemy each of them.
Problems beginTurn(const ActContext &d, const BeginTurn &)
{
    Problems problems = demandPlay(d.campaign);
    if (!problems && !systemOf(d.play()).traits.rollsActivation)
        problems << ActsText::tr("These rules use cards instead of activation dice.");
    if (const PefInPlay *found = !problems ? d.play().foundPef() : nullptr)
        problems << ActsText::tr("PEF %1 was found by a scout. Resolve it first.").arg(found->pef.id);
    if (problems)
        return problems;

    Reinforcements reinforcements(d);
    for (;;) {
        const Faces all = d.dice.roll({{RollKind::Activation, 0}, d.play().sides});
        std::vector<int> faces;
        for (const Die die : all)
            faces.push_back(die.face);
        if (allAlike(faces)) { // R57
            reinforcements.onDoubles();
            continue;
        }
        TurnBegun turn{d.play().turn + 1, all[0].face, all[1].face, {}};
        for (int side = fewestSides; side < d.play().sides; ++side)
            turn.others.push_back(all[side].face);
        d.step.changes.insert(d.step.changes.begin(), turn);
        reinforcements.onSum(turn.yours, turn.theirs);
        return {};
    }
}

} // namespace

const ActKind BeginTurn::kind(
    of<BeginTurn>,
    {
        .name = "turn",
        .places = ActPlace::Table,
        .title = [](const BeginTurn &) { return StoryText::tr("Activation"); },
        .run = beginTurn,
        .words = {{"turn", QT_TRANSLATE_NOOP("Acts", "roll the next turn's activation dice, yours first")}},
        .belongs =
            [](const Campaign &campaign) { return !campaign.play || systemOf(*campaign.play).traits.rollsActivation; },
        .offers = [](const Situation &now) -> Offers {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            return {{.act = BeginTurn{},
                     .text = ActsText::tr("Activation"),
                     .key = Qt::Key_A,
                     .about = ActsText::tr("Roll every side's die for the next turn")}};
        },
        .keys = {{QT_TRANSLATE_NOOP("Acts", "A"), QT_TRANSLATE_NOOP("Acts", "Next turn: activation dice or cards")}},
    });

/// Sets the number of sides, including the player's and the enemy's.
struct CountSides {
    int sides = fewestSides;
    static const ActKind kind;
};

namespace {

Problems countSides(const ActContext &d, const CountSides &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    if (a.sides < fewestSides || a.sides > mostSides)
        return Problem{ActsText::tr("Two to four sides can fight, not %1.").arg(a.sides)};
    if (d.play().sides == a.sides)
        return Problem{ActsText::tr("That many sides are already fighting.")};
    return d.happen(SidesCounted{a.sides});
}

} // namespace

const ActKind CountSides::kind(
    of<CountSides>,
    [](auto &form, auto &act) {
        form(Field{"sides", "COUNT", QT_TRANSLATE_NOOP("Acts", "sides")}, act.sides, Range{fewestSides, mostSides});
    },
    {
        .name = "sides",
        .run = countSides,
        .words = {{"sides", QT_TRANSLATE_NOOP("Acts", "set the number of sides, 2 to 4")}},
        .offers = [](const Situation &now) -> Offers {
            if (now.subject.kind != SubjectKind::Battle)
                return {};
            const QStringList names{ActsText::tr("Two sides"), ActsText::tr("Three sides"), ActsText::tr("Four sides")};
            const int fight = now.campaign.play ? now.play().sides : fewestSides;
            Offers all;
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

namespace {

constexpr int longestNote = 500; // characters

Problems writeNote(const ActContext &d, const WriteNote &a)
{
    if (Problems problems = demandPlay(d.campaign))
        return problems;
    const QString line = a.text.simplified();
    if (line.isEmpty() || !line.isValidUtf16())
        return Problem{ActsText::tr("The note is empty. Write something first.")};
    if (line.size() > longestNote)
        return Problem{
            ActsText::tr("The note has %n characters. Use %1 at most.", nullptr, static_cast<int>(line.size()))
                .arg(longestNote)};
    return d.happen(NoteWritten{line});
}

} // namespace

const ActKind WriteNote::kind(of<WriteNote>,
                              [](auto &form, auto &act) { form(Field("text", "TEXT").toTheEnd(), act.text); },
                              {
                                  .name = "note",
                                  .run = writeNote,
                                  .words = {{"note", QT_TRANSLATE_NOOP("Acts", "add a note")}},
                                  .offers = [](const Situation &now) -> Offers {
                                      if (now.subject.kind != SubjectKind::Battle)
                                          return {};
                                      return {{.act = WriteNote{ActsText::tr("Note")},
                                               .text = ActsText::tr("Note"),
                                               .key = Qt::Key_N,
                                               .rank = Rank::Rare,
                                               .asks = true}};
                                  },
                                  .keys = {{QT_TRANSLATE_NOOP("Acts", "N"), QT_TRANSLATE_NOOP("Acts", "Write a note")}},
                              });

namespace {

Offer moving(const Act &act, Rank rank)
{
    return {.act = act, .text = title(act), .key = Qt::Key_M, .rank = rank};
}

} // namespace

const OwnFigure *ownAskedFor(const Situation &now)
{
    const FigureId id{now.subject.id};
    return now.subject.kind == SubjectKind::Own && now.campaign.find(id) ? now.play().find(id) : nullptr;
}

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
    return {QT_TRANSLATE_NOOP("Acts", "M"),
            QT_TRANSLATE_NOOP("Acts", "Move the enemy selected in the list, or the next in order")};
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
    return {QT_TRANSLATE_NOOP("Acts", "1 to 9"),
            QT_TRANSLATE_NOOP("Acts", "Move the selected PEF or group to that section")};
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
