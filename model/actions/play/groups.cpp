// SPDX-License-Identifier: MIT
#include "model/actions/actiontext.h"
#include "model/actions/play/demands.h"
#include "model/actions/play/play.h"
#include "model/actions/play/playedstep.h"
#include "model/changes/enemy.h"
#include "model/story/playwords.h"

namespace muster::actions {

namespace {

QString whyItDoesNotAct(const Play &play, const GroupInPlay &group)
{
    const int die = play.dieOf(group.army);
    if (die == 0)
        return ActionText::tr("Group %1 is of side %2, which rolls from the next activation on.")
            .arg(group.id)
            .arg(group.army + 1);
    return ActionText::tr("Group %1 goes by Rep %2; on a %3 its side acts with Rep %3 or more.")
        .arg(group.id)
        .arg(group.rep())
        .arg(die);
}

} // namespace

bool movesOnItsOwn(const GroupInPlay &group, const Pack &pack)
{
    return pack.patrol && group.move == NonPlayerMove::Advance;
}

bool mayAct(const Play &play, const GroupInPlay &group)
{
    if (play.turn == 0 || play.scenario)
        return true;
    const int die = play.dieOf(group.army);
    return die > 0 && group.rep() >= die;
}

bool outnumbersTwice(const Campaign &campaign, const Pack &pack, const GroupInPlay &group)
{
    // The nearest group is the player's to see; here it is one party against the group, or against their whole side.
    const int theirs = pack.patrol ? campaign.play->standingFor(group.army) : group.standing();
    return theirs >= 2 * campaign.play->party();
}

Problems checkMoveGroup(const Campaign &campaign, const Pack &pack, int id)
{
    Problems problems = demandGroup(campaign, id);
    if (!problems.empty())
        return problems;
    const GroupInPlay &group = *campaign.play->group(id);
    if (!group.onTable())
        problems.push_back({ActionText::tr("Nobody of group %1 is left to move.").arg(id)});
    else if (campaign.play->turn > 0 && group.movedIn == campaign.play->turn)
        problems.push_back({ActionText::tr("Group %1 has moved this turn.").arg(id)});
    else if (movesOnItsOwn(group, pack))
        problems.push_back({ActionText::tr("Group %1 passed both dice before and goes on as it does.").arg(id)});
    else if (!mayAct(*campaign.play, group))
        problems.push_back({whyItDoesNotAct(*campaign.play, group)});
    if (!pack.activity)
        problems.push_back({ActionText::tr("These rules do not move the enemy by dice.")});
    return problems;
}

void moveGroup(const Campaign &campaign, const Pack &pack, int id, bool cover, std::optional<bool> outnumbers,
               Dice &dice, Step &step)
{
    step.kind = StepKind::Played;
    const GroupInPlay &group = *campaign.play->group(id);
    const bool twice = outnumbers.value_or(outnumbersTwice(campaign, pack, group));
    const NonPlayerMoveResult moved = moveNonPlayers(pack.activity->nonPlayerMoves, group.rep(), cover, twice, dice);
    step.changes.push_back(GroupMoved{id, moved.passed, moved.move});
}

Result<Step> placeGroup(const Campaign &campaign, int id, int section)
{
    Problems problems = demandGroup(campaign, id);
    demandSection(section, problems);
    if (!problems.empty())
        return problems;
    if (campaign.play->group(id)->section == section)
        return Problem{ActionText::tr("Group %1 is in section %2 already.").arg(id).arg(section)};
    return playedStep(GroupPlaced{id, section});
}

Result<Step> strikeGroup(const Campaign &campaign, int id, bool on)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    if (campaign.play->group(id)->struck == on)
        return Problem{on ? ActionText::tr("Group %1 is off the table already.").arg(id)
                          : ActionText::tr("Group %1 is on the table already.").arg(id)};
    return playedStep(GroupStruck{id, on});
}

Result<Step> sideGroup(const Campaign &campaign, int id, int army)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const Play &play = *campaign.play;
    if (play.sides == fewestSides)
        return Problem{ActionText::tr("Only two sides fight: say first how many do.")};
    if (army < firstEnemy || army >= play.sides)
        return Problem{ActionText::tr("A group is of side 2 to %1, not %2.").arg(play.sides).arg(army + 1)};
    if (play.group(id)->army == army)
        return Problem{ActionText::tr("Group %1 is of side %2 already.").arg(id).arg(army + 1)};
    return playedStep(GroupSided{id, army});
}

Result<Step> setEnemyState(const Campaign &campaign, int id, int figure, TableState state)
{
    if (Problems problems = demandGroup(campaign, id); !problems.empty())
        return problems;
    const GroupInPlay &group = *campaign.play->group(id);
    if (figure < 1 || figure > static_cast<int>(group.figures.size()))
        return Problem{
            ActionText::tr("Group %1 has figures 1 to %2, not %3.").arg(id).arg(group.figures.size()).arg(figure)};
    if (state == TableState::CheatedDeath || state == TableState::AtHome)
        return Problem{ActionText::tr("An enemy cannot be %1.").arg(words::title(state))};
    if (Problems problems = demandState(campaign, state); !problems.empty())
        return problems;
    const QString who = ActionText::tr("Figure %1 of group %2").arg(QString::number(figure), QString::number(id));
    const EnemyFigure &enemy = group.figures[static_cast<std::size_t>(figure - 1)];
    if (Problems problems = demandNews(enemy.state, enemy.wound, state, who); !problems.empty())
        return problems;
    return playedStep(EnemyStood{id, figure, state});
}

} // namespace muster::actions
