// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"
#include "model/changes/all.h"
#include "model/reference/testsubject.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace muster {

namespace {

/// Returns what the figure does and the harm it suffered (R7).
QString inWords(const auto &stood, const auto &figure)
{
    return words::standing(stood.state, stood.lying ? hurtOf(figure) : std::nullopt);
}

/// Returns the rolls that this figure used, if a group took the test with one set of dice.
Rolls rollsRead(const TestTaken &c, const Rolls &rolls)
{
    if (c.test.faces.empty())
        return rolls;
    Rolls read;
    std::size_t next = 0;
    for (const Roll &roll : rolls) {
        Roll own{roll.reason, roll.sides, {}};
        for (const Die die : roll.dice) {
            if (next < c.test.faces.size() && die.face == c.test.faces[next]) {
                own.dice.append(die);
                ++next;
            }
        }
        if (!own.dice.isEmpty())
            read.push_back(own);
    }
    return read;
}

/// Describes events at the table change by change, with the battle before and after each.
class PlayTeller : public Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    explicit PlayTeller(const Telling &telling)
        : Telling(telling)
        , m_before(&before)
        , m_after(&after)
    {
    }

    StoryLine line(const Change &change)
    {
        if (step.changes.size() > 1)
            walkOver(change);
        if (const auto own = systemOf(*m_before->encounter).toldChange(*this, change))
            return *own;
        StoryLine line;
        visit(change, [&](const auto &c) { line = (*this)(c); });
        return line;
    }

    StoryLine operator()(const auto &) const { return {Theme::Battle, tr("On the table")}; }

    StoryLine operator()(const RepChanged &c) const
    {
        //: A Rep before and after: "Rep 4 to 3, lost during the fight"
        const QString rep = tr("%1, lost during the fight").arg(repFromTo(c.from, c.to, pack));
        return {Theme::Battle, name(c.id), rep, {}, {c.id}, {}, true};
    }
    StoryLine operator()(const PlayBegun &c) const
    {
        QStringList home;
        int party = 0;
        for (const OwnFigure &own : c.own) {
            if (isStanding(own.state))
                ++party;
            else if (acts::isOfBattle(*m_after, own))
                home << name(own.id);
        }
        const QString there =
            (c.section == offTable ? tr("%1, off the table as yet") : tr("%1 on the table")).arg(words::figures(party));
        return {Theme::Table, tr("The battle begins"),
                home.isEmpty() ? there : tr("%1; sat out: %2").arg(there, words::listing(home))};
    }
    StoryLine operator()(const TurnBegun &c) const
    {
        // After doubles both dice are rolled again for reinforcements (R53).
        return {Theme::Turn, tr("Turn %1").arg(c.turn), words::activation(*m_after->play),
                plainDice(rolls({RollKind::Activation, RollKind::ReinforcementCheck}))};
    }
    StoryLine operator()(const PefMoved &c) const
    {
        StoryLine line{Theme::Pef, tr("PEF %1 does not move").arg(c.pef)};
        if (c.move != PefMove::Stay)
            line = {Theme::Pef, tr("PEF %1 moved").arg(c.pef),
                    words::pefMove(c.move, c.inches, pefsBy(*m_before, pack))};
        line.dice = diceUpTo(rolls({RollKind::PefMove}, c.pef), against(c.pef));
        for (const Roll &roll : rolls({RollKind::PefDirection}, c.pef)) {
            line.dice.rolls.push_back(roll);
            line.dice.counted.emplace_back(roll.dice.size(), false);
        }
        return line;
    }
    StoryLine operator()(const PefPlaced &c) const
    {
        return {Theme::Pef, tr("PEF %1 placed").arg(c.pef), tr("now in section %1").arg(c.section)};
    }
    StoryLine operator()(const PefAppeared &c) const
    {
        StoryLine line{Theme::Pef,
                       (c.found ? tr("PEF %1 found in section %2") : tr("PEF %1 appeared in section %2"))
                           .arg(c.pef.id)
                           .arg(c.pef.section)};
        if (c.found)
            line.rulings << QStringLiteral("R6");
        Rolls dice = rolls({RollKind::ReinforcementEdge});
        for (const Roll &rep : rolls({RollKind::PefRep}, c.pef.id))
            dice.push_back(rep);
        line.dice = plainDice(std::move(dice));
        return line;
    }
    /// The content stays hidden until the PEF is revealed (R37).
    StoryLine operator()(const PefHidden &c) const { return hidden(tr("Recorded what PEF %1 hides").arg(c.pef), {}); }
    StoryLine operator()(const PefRevealed &c) const
    {
        if (c.said)
            return {Theme::Pef, tr("What PEF %1 was").arg(c.pef), words::resolved(*m_after->play->pef(c.pef))};
        const bool decoy = m_before->play->pef(c.pef)->hidden.value_or(std::vector<Profile>()).empty();
        return hidden(tr("PEF %1 revealed").arg(c.pef), decoy ? tr("a decoy") : tr("figures"));
    }
    StoryLine operator()(const OwnPefHidden &c) const
    {
        return hidden(tr("Recorded what your PEF %1 hides").arg(c.pef.id), tr("now in section %1").arg(c.pef.section));
    }
    StoryLine operator()(const OwnPefPlaced &c) const
    {
        return {Theme::Pef, tr("Your PEF %1 placed").arg(c.pef), tr("now in section %1").arg(c.section)};
    }
    StoryLine operator()(const OwnPefRevealed &c) const
    {
        QStringList names;
        StoryLine line = hidden(tr("Your PEF %1 revealed").arg(c.pef), {});
        for (const int id : m_before->play->ownPef(c.pef)->figures) {
            line.about.push_back(FigureId{id});
            names << name(FigureId{id});
        }
        line.detail = names.isEmpty() ? tr("a decoy") : words::listing(names);
        return line;
    }
    StoryLine operator()(const PefResolved &c) const
    {
        StoryLine line{Theme::Pef, tr("PEF %1 resolved").arg(c.pef), words::resolved(*m_after->play->pef(c.pef)),
                       plainDice(rolls({RollKind::PefLetter}, c.pef))};
        if (c.eal && c.eal != m_before->play->eal) {
            line.detail = tr("%1; EAL %2 from now on").arg(line.detail).arg(*c.eal);
            line.rulings << QStringLiteral("R13");
        }
        return line;
    }
    StoryLine operator()(const GroupAppeared &c) const
    {
        const Play &play = *m_after->play;
        StoryLine line{Theme::EnemyGroup,
                       tr("Group %1, %2, %3", "3 figures; section 8")
                           .arg(QString::number(c.group), words::figures(c.figures.size()), words::place(c.section)),
                       words::armedFiguresOf(*play.group(c.group), pack), plainDice(rollsOf(c))};
        if (c.side)
            line.detail = (*c.side == Side::Left ? tr("6\" to the left of the first; %1")
                                                 : tr("6\" to the right of the first; %1"))
                              .arg(line.detail);
        if (c.army)
            line.detail = tr("%1; %2").arg(words::side(*c.army, play.sides), line.detail);
        if (!c.figures.empty() && c.figures.front().leader)
            line.rulings << leaderRuling();
        return line;
    }
    StoryLine operator()(const LeaderNamed &c) const
    {
        EnemyFigure figure = enemyAt(*m_before, c.group, c.figure);
        figure.leader = false; // named by its type, not as a leader who leads
        return {Theme::EnemyGroup, tr("Leader of the enemy"),
                tr("%1, in group %2").arg(words::enemy(figure)).arg(c.group)};
    }
    StoryLine operator()(const GroupMoved &c) const
    {
        const GroupInPlay &group = *m_before->play->group(c.group);
        const QString how = c.position ? words::moveOf(*c.position, c.flank, c.passed)
                                       : words::moveOf(c.move, group, *m_before->play, pack);
        return {Theme::EnemyGroup, tr("Group %1 moved").arg(c.group), tr("%1, %2").arg(passedInWords(c.passed), how),
                diceUpTo(rolls({RollKind::NonPlayerMove}), group.rep())};
    }
    StoryLine operator()(const GroupSplit &c) const
    {
        const auto figuresOf = [&](int group) { return words::figures(m_after->play->group(group)->standing()); };
        return {Theme::EnemyGroup, tr("Group %1 splits").arg(c.group),
                tr("firing from cover: %1; going round the flank as group %3: %2")
                    .arg(figuresOf(c.group), figuresOf(c.into), QString::number(c.into)),
                plainDice(rolls({RollKind::GroupSide}))};
    }
    StoryLine operator()(const FoeMet &c) const { return foeMet(c); }
    StoryLine operator()(const GroupPlaced &c) const
    {
        return {Theme::EnemyGroup, tr("Group %1 placed").arg(c.group), words::placedIn(c.section)};
    }
    StoryLine operator()(const GroupStruck &c) const
    {
        return {Theme::EnemyGroup, (c.on ? tr("Group %1 removed") : tr("Group %1 is back")).arg(c.group)};
    }
    StoryLine operator()(const GroupSided &c) const
    {
        return {Theme::EnemyGroup, tr("Group %1").arg(c.group),
                tr("fights for %1").arg(words::side(c.army, m_after->play->sides))};
    }
    StoryLine operator()(const EnemyStood &c) const
    {
        const EnemyFigure &figure = enemyAt(*m_after, c.group, c.figure);
        return {Theme::EnemyGroup,
                tr("Group %1, figure %2 (%3)")
                    .arg(QString::number(c.group), QString::number(c.figure), words::enemy(figure)),
                c.turns > 0 ? tr("%1 to the end of turn %2").arg(words::inLine(c.state)).arg(figure.duckedUntil)
                            : inWords(c, figure)};
    }
    StoryLine operator()(const FigureStood &c) const
    {
        const OwnFigure *own = m_after->play->find(c.id);
        return ofFigure(c.id, tr("%1: %2").arg(name(c.id), own ? inWords(c, *own) : words::inLine(c.state)),
                        c.turns > 0 && own ? tr("to the end of turn %1").arg(own->duckedUntil) : QString());
    }
    StoryLine operator()(const StarPowerLeft &c) const
    {
        const Rolls dice = rolls({RollKind::StarPower});
        constexpr int reducing = 3;
        int levels = 0;
        for (const Roll &roll : dice)
            for (const Die die : roll.dice)
                levels += die.face <= reducing ? 1 : 0;
        const QString left = tr("%n dice left", nullptr, c.dice);
        StoryLine line{Theme::OwnFigure, tr("Star Power"), left, diceUpTo(dice, reducing)};
        if (!dice.empty())
            line.detail =
                (levels == 0 ? tr("no effect on the damage; %1") : tr("%n levels less; %1", nullptr, levels)).arg(left);
        line.rulings << QStringLiteral("R28");
        if (const Figure *star = c.star ? m_before->find(FigureId{*c.star}) : m_before->star())
            line.about = {star->id};
        return line;
    }
    StoryLine operator()(const SectionSeen &c) const
    {
        return {Theme::Objective,
                (c.on ? tr("Section %1 scouted") : tr("Section %1 no longer counts as scouted")).arg(c.section),
                tr("%1 of %2").arg(m_after->play->sectionsSeen()).arg(m_after->encounter->setup.grid.count())};
    }
    StoryLine operator()(const BuildingSearched &c) const
    {
        const int left = c.turnsNeeded - c.turnsSpent;
        const Rolls dice = rolls({RollKind::Looting});
        return {Theme::Objective, tr("Objective building %1").arg(c.building),
                left <= 0                               ? tr("looted")
                    : c.turnsSpent == 0 && dice.empty() ? tr("the search was broken off")
                                                        : tr("%n more quiet turns to loot it", nullptr, left),
                plainDice(dice)};
    }
    StoryLine operator()(const NoteWritten &c) const { return {Theme::Battle, tr("Note"), c.text}; }
    StoryLine operator()(const ReinforcementsCame &c) const
    {
        StoryLine line{Theme::OwnFigure, tr("Reinforcements for you"),
                       tr("up to %1 from those who sat out").arg(words::figures(c.figures)),
                       plainDice(rolls({RollKind::ReinforcementFigures}))};
        if (systemOf(*m_before->play).traits.rollsActivation)
            line.rulings << QStringLiteral("R53");
        return line;
    }
    /// A figure that joins during a battle came as a reinforcement (R59).
    StoryLine operator()(const FigureJoined &c) const
    {
        StoryLine line{Theme::Battle, tr("%1 came as a reinforcement").arg(c.figure.name),
                       words::kindAndWorth(c.figure, pack)};
        line.about = {c.figure.id};
        line.decides = true;
        line.rulings << QStringLiteral("R59");
        Rolls dice;
        if (change<FigureJoined>()->figure.id == c.figure.id) // the first line shows how many come
            dice = rolls({RollKind::ReinforcementFigures});
        for (const Roll &roll :
             rolls({RollKind::Recruit, RollKind::RecruitWeapon, RollKind::Attribute}, number(c.figure.id)))
            dice.push_back(roll);
        line.dice = plainDice(std::move(dice));
        return line;
    }
    /// Dice of the test itself have a target; later rolls have none.
    StoryLine operator()(const TestTaken &c) const
    {
        const bool theirs = m_after->play->group(c.whose.group);
        const QString who = theirs
            ? tr("Group %1, %2")
                  .arg(QString::number(c.whose.group), words::enemy(enemyAt(*m_after, c.whose.group, c.whose.figure)))
            : name(c.whose.id);
        const ToldTest taken = c.title.isEmpty() ? muster::told(c.test, *m_before, pack) : ToldTest{c.title, c.outcome};
        const Rolls dice = rollsRead(c, step.rolls);
        StoryLine line{Theme::Battle, tr("%1: %2").arg(who, taken.test), taken.outcome, plainDice(dice)};
        for (std::size_t i = 0; i < dice.size() && c.target > 0; ++i) {
            if (dice[i].reason.kind == dice.front().reason.kind)
                line.dice.counted[i] = diceUpTo({dice[i]}, c.target).counted.front();
        }
        if (!theirs)
            line.about = {c.whose.id};
        return line;
    }
    StoryLine operator()(const LastingSet &c) const
    {
        const GroupInPlay *group = m_after->play->group(c.whose.group);
        const QString who = group ? groupFigure(c.whose.group, c.whose.figure) : name(c.whose.id);
        StoryLine line{Theme::Battle, tr("%1: %2").arg(who, words::lasting(c.what, c.on, pack))};
        if (!group)
            line.about = {c.whose.id};
        return line;
    }
    StoryLine operator()(const SidesCounted &c) const { return {Theme::Turn, tr("%1 sides").arg(c.sides)}; }
    StoryLine operator()(const FigureGrouped &c) const
    {
        return ofFigure(c.id, tr("%1: group %2").arg(name(c.id), words::ownGroup(c.group)));
    }
    StoryLine operator()(const OwnGroupPlaced &c) const
    {
        return {Theme::OwnFigure, tr("Your group %1 placed").arg(words::ownGroup(c.group)), words::placedIn(c.section)};
    }
    StoryLine operator()(const GuardsPlaced &c) const
    {
        QStringList stands;
        for (std::size_t i = 0; i < c.guards.size(); ++i)
            stands << tr("%1: %2", "a guard's number, where it stands")
                          .arg(QString::number(i + 1), words::guard(c.guards[i]));
        const Rolls dice = rolls({RollKind::GuardPlace, RollKind::GuardDistance, RollKind::GuardFacing});
        return {Theme::EnemyGroup, tr("Guards of group %1").arg(c.group),
                dice.empty() ? tr("all inside after the shots") : stands.join(tr("; ")), plainDice(dice)};
    }
    StoryLine operator()(const GuardNoticed &c) const
    {
        return {Theme::EnemyGroup,
                tr("Group %1, figure %2: %3")
                    .arg(QString::number(c.group), QString::number(c.figure), words::inLine(c.watch))};
    }
    StoryLine operator()(const SectionScouted &c) const
    {
        const Section *land = sectionIn(m_before->encounter->setup.sections, c.section);
        const int target = land && pack.patrol ? pack.patrol->scouting.values[land->terrain] : 0;
        return {Theme::Objective,
                tr("Scouting section %1").arg(c.section),
                (c.enemy ? tr("%1, an enemy found", "two dice passed") : tr("%1, nobody found", "two dice passed"))
                    .arg(passedInWords(c.passed)),
                diceUpTo(rolls({RollKind::Scouting}), target),
                {},
                {QStringLiteral("R56")}};
    }
    StoryLine operator()(const FigureTurning &c) const
    {
        StoryLine line =
            ofFigure(c.id, tr("%1 will turn").arg(name(c.id)), tr("a zombie at the beginning of turn %1").arg(c.turn));
        line.rulings << QStringLiteral("R84");
        return line;
    }
    StoryLine operator()(const FigureDid &c) const { return deeds(c); }
    StoryLine operator()(const ScenarioStood &c) const { return scenarioStood(*m_before->play, c); }

private:
    static StoryLine ofFigure(FigureId id, const QString &title, const QString &detail = {})
    {
        return {Theme::OwnFigure, title, detail, {}, {id}};
    }
    static StoryLine hidden(const QString &title, const QString &detail)
    {
        return {Theme::Pef, title, detail, {}, {}, {QStringLiteral("R37")}};
    }
    static QString groupFigure(int group, int figure) { return tr("Group %1, figure %2").arg(group).arg(figure); }
    static const EnemyFigure &enemyAt(const Campaign &campaign, int group, int figure)
    {
        return campaign.play->group(group)->figures[std::size_t(figure - 1)];
    }
    /// Returns the dice that brought a group: the second of two has its own from its side on, any other shares those of the
    /// first.
    Rolls rollsOf(const GroupAppeared &c) const
    {
        if (!c.side && change<GroupAppeared>()->group != c.group)
            return {};
        Rolls found;
        for (const Roll &roll :
             rolls({RollKind::GroupSide, RollKind::HowMany, RollKind::EnemyTotal, RollKind::EnemyLeader,
                    RollKind::EnemyFigure, RollKind::EnemyWeapon, RollKind::ReinforcementFigures})) {
            if (roll.reason.kind == RollKind::GroupSide) {
                if (!c.side)
                    return found;
                found.clear();
            }
            found.push_back(roll);
        }
        return found;
    }
    /// Returns the ruling on who leads the enemy, for rules in which PEFs bring the leader. In a dealt force it is the
    /// first figure of the list.
    QStringList leaderRuling() const
    {
        if (m_before->encounter->dealtEnemy())
            return {};
        return {pack.patrol ? QStringLiteral("R49") : QStringLiteral("R24")};
    }
    /// Applies the change to a copy of the campaign. A step of one change needs no copy, because there is no campaign
    /// between before and after.
    void walkOver(const Change &change)
    {
        if (!m_ownAfter)
            m_ownAfter = before;
        m_ownBefore = m_ownAfter;
        apply(*m_ownAfter, change);
        m_before = &*m_ownBefore;
        m_after = &*m_ownAfter;
    }
    /// Returns the Rep that the PEF's dice were rolled against: its own, or the EAL.
    int against(int pef) const
    {
        const Play &play = *m_before->play;
        const PefInPlay *moved = play.pef(pef);
        return moved && moved->pef.rep ? *moved->pef.rep : play.eal.value_or(0);
    }

    std::optional<Campaign> m_ownBefore;
    std::optional<Campaign> m_ownAfter;
    const Campaign *m_before;
    const Campaign *m_after;
};

} // namespace

void Telling::played()
{
    PlayTeller teller(*this);
    std::vector<StoryLine> lines;
    const bool test = change<TestTaken>();
    for (const Change &one : step.changes) {
        const StoryLine line = teller.line(one);
        // Earlier versions also recorded a test without a change of state as a note; its line is there already.
        const bool isToldOtherwise = one.is<FoeNamed>(); // together with the meeting
        if (!isToldOtherwise && (!test || !one.is<NoteWritten>()))
            lines.push_back(line);
    }
    // The figure's new state comes before the dice that reduced the damage.
    const Changes &changes = step.changes;
    if (changes.size() == 2 && changes.front().is<StarPowerLeft>() && changes.back().is<FigureStood>())
        std::swap(lines.front(), lines.back());
    head = lines.empty() ? StoryLine{Theme::Battle, tr("On the table")} : lines.front();
    if (!lines.empty())
        story.lines.assign(lines.begin() + 1, lines.end());
}

} // namespace muster
