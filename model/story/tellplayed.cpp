// SPDX-License-Identifier: MIT
#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/changes/story.h"
#include "model/reference/taker.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <optional>

namespace muster {

namespace {

StoryLine about(const QString &title, const QString &detail = {})
{
    return {Theme::Battle, title, detail, {}, {}, {}};
}

/// Tells what happened on the table change by change, with the battle as it stood before and after each.
class PlayTeller
{
public:
    explicit PlayTeller(const Telling &telling)
        : m_telling(telling)
        , m_before(&telling.before())
        , m_after(&telling.after())
    {
    }

    StoryLine tell(const Change &change)
    {
        if (m_telling.step().changes.size() > 1)
            walkOver(change);
        if (const auto own = systemOf(*m_before->encounter).toldChange(m_telling, change))
            return *own;
        StoryLine line = about(StoryText::tr("On the table"));
        PlayChanges::visit(change, [&](const auto &c) { line = (*this)(c); });
        EnemyChanges::visit(change, [&](const auto &c) { line = (*this)(c); });
        if (const auto *joined = change.as<FigureJoined>())
            line = (*this)(*joined);
        if (const auto *rep = change.as<RepChanged>())
            line = (*this)(*rep);
        line.theme = playTheme(change);
        return line;
    }

    StoryLine operator()(const RepChanged &c) const
    {
        StoryLine line = about(m_telling.name(c.id), repFromTo(c.from, c.to, m_telling.pack()));
        line.about = {c.id};
        return line;
    }
    StoryLine operator()(const PlayBegun &c) const;
    StoryLine operator()(const TurnBegun &c) const;
    StoryLine operator()(const PefMoved &c) const;
    StoryLine operator()(const PefPlaced &c) const
    {
        return about(StoryText::tr("PEF %1 placed").arg(c.pef), StoryText::tr("now in section %1").arg(c.section));
    }
    StoryLine operator()(const PefAppeared &c) const
    {
        StoryLine line = about(
            (c.found ? StoryText::tr("PEF %1 found in section %2") : StoryText::tr("PEF %1 appeared in section %2"))
                .arg(c.pef.id)
                .arg(c.pef.section));
        if (c.found)
            line.rulings << QStringLiteral("R6");
        Rolls rolls = m_telling.rolls(RollKind::ReinforcementEdge);
        for (const Roll &rep : m_telling.rolls(RollKind::PefRep, c.pef.id))
            rolls.push_back(rep);
        line.dice = plainDice(std::move(rolls));
        return line;
    }
    /// What it is stays hidden until it is turned over (R37).
    StoryLine operator()(const PefHidden &c) const
    {
        StoryLine line = about(StoryText::tr("Recorded what PEF %1 hides").arg(c.pef));
        line.rulings << QStringLiteral("R37");
        return line;
    }
    StoryLine operator()(const PefRevealed &c) const
    {
        if (c.said)
            return about(StoryText::tr("What PEF %1 was").arg(c.pef), words::resolved(*m_after->play->pef(c.pef)));
        const bool decoy = m_before->play->pef(c.pef)->hidden.value_or(std::vector<Profile>()).empty();
        StoryLine line = about(StoryText::tr("PEF %1 revealed").arg(c.pef),
                               decoy ? StoryText::tr("a decoy") : StoryText::tr("figures"));
        line.rulings << QStringLiteral("R37");
        return line;
    }
    StoryLine operator()(const OwnPefHidden &c) const
    {
        StoryLine line = about(StoryText::tr("Recorded what your PEF %1 hides").arg(c.pef.id),
                               StoryText::tr("now in section %1").arg(c.pef.section));
        line.rulings << QStringLiteral("R37");
        return line;
    }
    StoryLine operator()(const OwnPefPlaced &c) const
    {
        return about(StoryText::tr("Your PEF %1 placed").arg(c.pef), StoryText::tr("now in section %1").arg(c.section));
    }
    StoryLine operator()(const OwnPefRevealed &c) const;
    StoryLine operator()(const PefResolved &c) const;
    StoryLine operator()(const GroupAppeared &c) const;
    StoryLine operator()(const LeaderNamed &c) const;
    StoryLine operator()(const GroupMoved &c) const;
    StoryLine operator()(const GroupSplit &c) const;
    StoryLine operator()(const FoeMet &c) const { return tellFoeMet(m_telling, c); }
    StoryLine operator()(const GroupPlaced &c) const
    {
        return about(StoryText::tr("Group %1 placed").arg(c.group), words::placedIn(c.section));
    }
    StoryLine operator()(const GroupStruck &c) const
    {
        return about(c.on ? StoryText::tr("Group %1 removed").arg(c.group)
                          : StoryText::tr("Group %1 is back").arg(c.group));
    }
    StoryLine operator()(const GroupSided &c) const
    {
        return about(StoryText::tr("Group %1").arg(c.group),
                     StoryText::tr("fights for %1").arg(words::side(c.army, m_after->play->sides)));
    }
    StoryLine operator()(const EnemyStood &c) const;
    StoryLine operator()(const FigureStood &c) const;
    StoryLine operator()(const StarPowerLeft &c) const { return tellStarPower(m_telling, *m_before, c); }
    StoryLine operator()(const SectionSeen &c) const
    {
        return about(
            c.on ? StoryText::tr("Section %1 scouted").arg(c.section)
                 : StoryText::tr("Section %1 no longer counts as scouted").arg(c.section),
            StoryText::tr("%1 of %2").arg(m_after->play->sectionsSeen()).arg(m_after->encounter->setup.grid.count()));
    }
    StoryLine operator()(const BuildingSearched &c) const { return tellLooting(m_telling, c); }
    StoryLine operator()(const NoteWritten &c) const { return about(StoryText::tr("Note"), c.text); }
    StoryLine operator()(const ReinforcementsCame &c) const;
    StoryLine operator()(const FigureJoined &c) const;
    StoryLine operator()(const TestTaken &c) const;
    StoryLine operator()(const LastingSet &c) const
    {
        const GroupInPlay *group = m_after->play->group(c.whose.group);
        const QString who = group ? StoryText::tr("Group %1, figure %2").arg(c.whose.group).arg(c.whose.figure)
                                  : m_telling.name(c.whose.id);
        StoryLine line = about(StoryText::tr("%1: %2").arg(who, words::lasting(c.what, c.on, m_telling.pack())));
        if (!group)
            line.about = {c.whose.id};
        return line;
    }
    StoryLine operator()(const SidesCounted &c) const { return about(StoryText::tr("%1 sides").arg(c.sides)); }
    StoryLine operator()(const FigureGrouped &c) const
    {
        StoryLine line = about(StoryText::tr("%1: group %2").arg(m_telling.name(c.id), words::ownGroup(c.group)));
        line.about = {c.id};
        return line;
    }
    StoryLine operator()(const OwnGroupPlaced &c) const
    {
        return about(StoryText::tr("Your group %1 placed").arg(words::ownGroup(c.group)), words::placedIn(c.section));
    }
    StoryLine operator()(const GuardsPlaced &c) const { return tellGuards(m_telling, c); }
    StoryLine operator()(const GuardNoticed &c) const
    {
        return about(StoryText::tr("Group %1, figure %2: %3")
                         .arg(QString::number(c.group), QString::number(c.figure), words::inLine(c.watch)));
    }
    StoryLine operator()(const SectionScouted &c) const { return tellScouted(m_telling, *m_before->encounter, c); }
    StoryLine operator()(const FigureTurning &c) const
    {
        StoryLine line = about(StoryText::tr("%1 will turn").arg(m_telling.name(c.id)),
                               StoryText::tr("a zombie at the beginning of turn %1").arg(c.turn));
        line.about = {c.id};
        line.rulings << QStringLiteral("R84");
        return line;
    }
    StoryLine operator()(const FigureDid &c) const { return tellDeeds(m_telling, c); }
    StoryLine operator()(const ScenarioStood &c) const { return tellScenarioStood(m_telling, *m_before->play, c); }

private:
    Rolls rollsOf(const GroupAppeared &c) const;
    /// What settles who leads them, where the rules have PEFs that bring them; a rolled-up enemy's leader is the first of its list.
    QStringList leaderRuling() const
    {
        if (m_before->encounter->dealtEnemy())
            return {};
        return {m_telling.pack().patrol ? QStringLiteral("R49") : QStringLiteral("R24")};
    }
    /// A step of one change has no campaign between before and after, and nothing need be copied.
    void walkOver(const Change &change)
    {
        if (!m_ownAfter)
            m_ownAfter = m_telling.before();
        m_ownBefore = m_ownAfter;
        apply(*m_ownAfter, change);
        m_before = &*m_ownBefore;
        m_after = &*m_ownAfter;
    }
    /// The Rep its dice went against: the EAL, or its own.
    int against(int pef) const
    {
        const Play &play = *m_before->play;
        const PefInPlay *moved = play.pef(pef);
        return moved && moved->pef.rep ? *moved->pef.rep : play.eal.value_or(0);
    }

    const Telling &m_telling;
    std::optional<Campaign> m_ownBefore;
    std::optional<Campaign> m_ownAfter;
    const Campaign *m_before;
    const Campaign *m_after;
};

StoryLine PlayTeller::operator()(const PlayBegun &c) const
{
    QStringList home;
    int party = 0;
    for (const OwnFigure &own : c.own) {
        if (isStanding(own.state))
            ++party;
        else if (actions::isOfBattle(*m_after, own))
            home << m_telling.name(own.id);
    }
    const QString there =
        (c.section == offTable ? StoryText::tr("%1, off the table as yet") : StoryText::tr("%1 on the table"))
            .arg(words::figures(party));
    return about(StoryText::tr("The battle begins"),
                 home.isEmpty() ? there : StoryText::tr("%1; sat out: %2").arg(there, words::listing(home)));
}

StoryLine PlayTeller::operator()(const TurnBegun &c) const
{
    StoryLine line = about(StoryText::tr("Turn %1").arg(c.turn), words::activation(*m_after->play));
    Rolls thrown; // after doubles both are thrown again for reinforcements (R53)
    for (const Roll &roll : m_telling.step().rolls) {
        if (roll.reason.kind == RollKind::Activation || roll.reason.kind == RollKind::ReinforcementCheck)
            thrown.push_back(roll);
    }
    line.dice = plainDice(std::move(thrown));
    return line;
}

StoryLine PlayTeller::operator()(const PefMoved &c) const
{
    StoryLine line = about(StoryText::tr("PEF %1 moved").arg(c.pef),
                           words::pefMove(c.move, c.inches, pefsBy(*m_before, m_telling.pack())));
    if (c.move == PefMove::Stay)
        line = about(StoryText::tr("PEF %1 does not move").arg(c.pef));
    line.dice = diceUpTo(m_telling.rolls(RollKind::PefMove, c.pef), against(c.pef));
    for (const Roll &roll : m_telling.rolls(RollKind::PefDirection, c.pef)) {
        line.dice.rolls.push_back(roll);
        line.dice.counted.emplace_back(roll.dice.size(), false);
    }
    return line;
}

StoryLine PlayTeller::operator()(const OwnPefRevealed &c) const
{
    QStringList names;
    StoryLine line = about(StoryText::tr("Your PEF %1 revealed").arg(c.pef));
    for (const int id : m_before->play->ownPef(c.pef)->figures) {
        line.about.push_back(FigureId{id});
        names << m_telling.name(FigureId{id});
    }
    line.detail = names.isEmpty() ? StoryText::tr("a decoy") : words::listing(names);
    line.rulings << QStringLiteral("R37");
    return line;
}

StoryLine PlayTeller::operator()(const PefResolved &c) const
{
    const Play &after = *m_after->play;
    StoryLine line = about(StoryText::tr("PEF %1 resolved").arg(c.pef), words::resolved(*after.pef(c.pef)));
    if (c.eal && c.eal != m_before->play->eal) {
        line.detail = StoryText::tr("%1; EAL %2 from now on").arg(line.detail).arg(*c.eal);
        line.rulings << QStringLiteral("R13");
    }
    line.dice = plainDice(m_telling.rolls(RollKind::PefLetter, c.pef));
    return line;
}

/// What brought it: the second of two has its own dice from its side on, any other shares those of the first.
Rolls PlayTeller::rollsOf(const GroupAppeared &c) const
{
    const GroupAppeared *first = m_telling.change<GroupAppeared>();
    if (!c.side && first->group != c.group)
        return {};
    Rolls rolls;
    for (const Roll &roll : m_telling.step().rolls) {
        switch (roll.reason.kind) {
        case RollKind::GroupSide:
            if (!c.side)
                return rolls;
            rolls = {roll};
            break;
        case RollKind::HowMany:
        case RollKind::EnemyTotal:
        case RollKind::EnemyLeader:
        case RollKind::EnemyFigure:
        case RollKind::EnemyWeapon:
        case RollKind::ReinforcementFigures:
            rolls.push_back(roll);
            break;
        default:
            break;
        }
    }
    return rolls;
}

StoryLine PlayTeller::operator()(const LeaderNamed &c) const
{
    EnemyFigure figure = m_before->play->group(c.group)->figures[static_cast<std::size_t>(c.figure - 1)];
    figure.leader = false; // by the type, and not as the leader who leads
    return about(StoryText::tr("Leader of the enemy"),
                 StoryText::tr("%1, in group %2").arg(words::enemy(figure)).arg(c.group));
}

StoryLine PlayTeller::operator()(const GroupAppeared &c) const
{
    const GroupInPlay *group = m_after->play->group(c.group);
    StoryLine line = about(
        StoryText::tr("Group %1, %2, %3", "3 figures; section 8")
            .arg(QString::number(c.group), words::figures(static_cast<int>(c.figures.size())), words::place(c.section)),
        words::armedFiguresOf(*group, m_telling.pack()));
    if (c.side)
        line.detail = (*c.side == Side::Left ? StoryText::tr("6\" to the left of the first; %1")
                                             : StoryText::tr("6\" to the right of the first; %1"))
                          .arg(line.detail);
    if (c.army)
        line.detail = StoryText::tr("%1; %2").arg(words::side(*c.army, m_after->play->sides), line.detail);
    line.dice = plainDice(rollsOf(c));
    if (!c.figures.empty() && c.figures.front().leader)
        line.rulings << leaderRuling();
    return line;
}

StoryLine PlayTeller::operator()(const GroupMoved &c) const
{
    const Play &play = *m_before->play;
    const QString how = c.position ? words::moveOf(*c.position, c.flank, c.passed)
                                   : words::moveOf(c.move, *play.group(c.group), play, m_telling.pack());
    StoryLine line =
        about(StoryText::tr("Group %1 moved").arg(c.group), StoryText::tr("%1, %2").arg(passedInWords(c.passed), how));
    line.dice = diceUpTo(m_telling.rolls(RollKind::NonPlayerMove), play.group(c.group)->rep());
    return line;
}

StoryLine PlayTeller::operator()(const GroupSplit &c) const
{
    const QString sizes = StoryText::tr("firing from cover: %1; going round the flank as group %3: %2")
                              .arg(words::figures(m_after->play->group(c.group)->standing()),
                                   words::figures(m_after->play->group(c.into)->standing()), QString::number(c.into));
    StoryLine line = about(StoryText::tr("Group %1 splits").arg(c.group), sizes);
    line.dice = plainDice(m_telling.rolls(RollKind::GroupSide));
    return line;
}

/// Beside what it does what it suffered (R7).
QString inWords(const auto &stood, const auto &figure)
{
    return words::standing(stood.state, stood.lying ? hurtOf(figure) : std::nullopt);
}

StoryLine PlayTeller::operator()(const EnemyStood &c) const
{
    const GroupInPlay *group = m_after->play->group(c.group);
    const EnemyFigure &figure = group->figures[static_cast<std::size_t>(c.figure - 1)];
    return about(StoryText::tr("Group %1, figure %2 (%3)")
                     .arg(QString::number(c.group), QString::number(c.figure), words::enemy(figure)),
                 c.turns > 0
                     ? StoryText::tr("%1 to the end of turn %2").arg(words::inLine(c.state)).arg(figure.duckedUntil)
                     : inWords(c, figure));
}

StoryLine PlayTeller::operator()(const FigureStood &c) const
{
    const OwnFigure *own = m_after->play->find(c.id);
    StoryLine line =
        about(StoryText::tr("%1: %2").arg(m_telling.name(c.id), own ? inWords(c, *own) : words::inLine(c.state)),
              c.turns > 0 && own ? StoryText::tr("to the end of turn %1").arg(own->duckedUntil) : QString());
    line.about = {c.id};
    return line;
}

StoryLine PlayTeller::operator()(const ReinforcementsCame &c) const
{
    StoryLine line = about(StoryText::tr("Reinforcements for you"),
                           StoryText::tr("up to %1 from those who sat out").arg(words::figures(c.figures)));
    if (systemOf(*m_before->play).traits.rollsActivation)
        line.rulings << QStringLiteral("R53");
    line.dice = plainDice(m_telling.rolls(RollKind::ReinforcementFigures));
    return line;
}

/// Whoever joins in a battle came as a reinforcement (R59).
StoryLine PlayTeller::operator()(const FigureJoined &c) const
{
    StoryLine line = about(StoryText::tr("%1 came as a reinforcement").arg(c.figure.name),
                           StoryText::tr("%1, %2").arg(words::kindOf(c.figure, m_telling.pack()),
                                                       words::worth(c.figure.profile, m_telling.pack())));
    line.about = {c.figure.id};
    line.rulings << QStringLiteral("R59");
    Rolls rolls;
    if (m_telling.change<FigureJoined>()->figure.id == c.figure.id) // the first: how many come
        rolls = m_telling.rolls(RollKind::ReinforcementFigures);
    for (const Roll &roll : m_telling.rolls(RollKind::Recruit, number(c.figure.id)))
        rolls.push_back(roll);
    for (const RollKind kind : {RollKind::RecruitWeapon, RollKind::Attribute}) {
        for (const Roll &roll : m_telling.rolls(kind, number(c.figure.id)))
            rolls.push_back(roll);
    }
    line.dice = plainDice(std::move(rolls));
    return line;
}

/// Those that this figure read, where a group took the test on one set of dice.
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

/// Dice of the test itself have their target; what was rolled after it has none.
StoryLine PlayTeller::operator()(const TestTaken &c) const
{
    const GroupInPlay *group = m_after->play->group(c.whose.group);
    const QString who = group ? StoryText::tr("Group %1, %2")
                                    .arg(QString::number(c.whose.group),
                                         words::enemy(group->figures[static_cast<std::size_t>(c.whose.figure - 1)]))
                              : m_telling.name(c.whose.id);
    const ToldTest taken = c.title.isEmpty() ? told(c.test, *m_before, m_telling.pack()) : ToldTest{c.title, c.outcome};
    StoryLine line = about(StoryText::tr("%1: %2").arg(who, taken.test), taken.outcome);
    const Rolls rolls = rollsRead(c, m_telling.step().rolls);
    line.dice = plainDice(rolls);
    for (std::size_t i = 0; i < rolls.size() && c.target > 0; ++i) {
        for (qsizetype die = 0; die < rolls[i].dice.size() && rolls[i].reason.kind == rolls.front().reason.kind; ++die)
            line.dice.counted[i][static_cast<std::size_t>(die)] = rolls[i].dice[die].face <= c.target;
    }
    if (!group)
        line.about = {c.whose.id};
    return line;
}

} // namespace

void tellPlayed(const Telling &telling, StepStory &story)
{
    PlayTeller teller(telling);
    std::vector<StoryLine> lines;
    const bool test = telling.change<TestTaken>();
    for (const Change &change : telling.step().changes) {
        const StoryLine line = teller.tell(change);
        // Earlier versions noted a test without a change of state beside the battle; here it has been told.
        const bool isToldOtherwise = change.is<FoeNamed>(); // with the meeting
        if (!isToldOtherwise && (!test || !change.is<NoteWritten>()))
            lines.push_back(line);
    }
    // What became of the figure comes before the dice that softened it.
    const Changes &changes = telling.step().changes;
    if (changes.size() == 2 && changes.front().is<StarPowerLeft>() && changes.back().is<FigureStood>())
        std::swap(lines.front(), lines.back());
    story.head = lines.empty() ? about(StoryText::tr("On the table")) : lines.front();
    if (!lines.empty())
        story.lines.assign(lines.begin() + 1, lines.end());
}

} // namespace muster
