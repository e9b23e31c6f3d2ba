// SPDX-License-Identifier: MIT
#include "model/story/aimwords.h"

#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

namespace muster::words {

QString about(const Foe &foe, const Pack &pack)
{
    QStringList parts;
    if (pack.list(foe.list))
        parts << enemy(foe.list, pack);
    if (foe.rep > 0)
        parts << StoryText::tr("Rep %1").arg(foe.rep);
    if (const Weapon *weapon = pack.weapon(foe.weapon))
        parts << weapon->title;
    return parts.join(StoryText::tr(", "));
}

QString metTimes(const Foe &foe)
{
    return foe.met.empty()    ? StoryText::tr("Not met yet")
        : foe.met.size() == 2 ? StoryText::tr("Met twice")
                              : StoryText::tr("Met %n times", nullptr, static_cast<int>(foe.met.size()));
}

QString fate(const FoeMeeting &meeting)
{
    switch (statusAs(meeting.fate)) {
    case FoeStatus::Captured:
        return StoryText::tr("Was captured");
    case FoeStatus::Killed:
        return StoryText::tr("Was killed");
    case FoeStatus::AtLarge:
        break;
    }
    if (meeting.fate == TableState::RanAway)
        return StoryText::tr("Ran away");
    if (!meeting.outcome)
        return StoryText::tr("Is on the table");
    return isFelled(meeting.fate) ? StoryText::tr("Went down and got away") : StoryText::tr("Got away");
}

QString title(const FoeMeeting &meeting)
{
    return title(PastEncounter{meeting.turn, meeting.kind, {}, Outcome::Success, {}, meeting.part});
}

QString progress(const Goal &goal)
{
    return StoryText::tr("%1 of %2", "so many of so many").arg(goal.done).arg(goal.count);
}

namespace {

QString kindTitle(const QString &id, const Campaign &campaign, const Pack &pack)
{
    for (const Term &known : systemOf(campaign, pack).everyKind()) {
        if (known.id == id)
            return known.title;
    }
    return id;
}

QString countedBy(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    switch (goal.kind) {
    case GoalKind::OwnWords:
        return StoryText::tr("in your own words; you say when");
    case GoalKind::BattlesWon:
        return goal.won.isEmpty()
            ? StoryText::tr("battles won, all told")
            : StoryText::tr("won, all told: %1", "a kind of battle").arg(kindTitle(goal.won, campaign, pack));
    case GoalKind::FoeTaken: {
        const QString name = campaign.foes.value(goal.foe).name;
        if (goal.taken == FoeStatus::Captured)
            return StoryText::tr("%1 captured").arg(name);
        return goal.taken == FoeStatus::Killed ? StoryText::tr("%1 killed").arg(name)
                                               : StoryText::tr("%1 captured or killed").arg(name);
    }
    case GoalKind::StarRep:
        return pack.hasSkill ? StoryText::tr("the Leader's initiative") : StoryText::tr("the Star's Rep");
    case GoalKind::TurnsOutlived:
        return StoryText::tr("outlived: %1", "so many months").arg(systemOf(campaign, pack).served(goal.done));
    case GoalKind::Points:
        return StoryText::tr("encounter points, all told");
    case GoalKind::Grunts:
        return StoryText::tr("Grunts in the band");
    }
    Q_UNREACHABLE();
}

} // namespace

QString reached(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    return goal.reachedBefore ? StoryText::tr("already reached when set", "a goal")
                              : StoryText::tr("reached in %1", "a month").arg(turn(*goal.reached, campaign, pack));
}

QString about(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    const QString counted = countedBy(goal, campaign, pack);
    return goal.reached ? StoryText::tr("%1; %2", "a goal that is reached, what it is counted by")
                              .arg(reached(goal, campaign, pack), counted)
                        : counted;
}

QString closedAs(CampaignEnding ending)
{
    return ending == CampaignEnding::Won ? StoryText::tr("Campaign closed as won")
                                         : StoryText::tr("Campaign closed as lost");
}

QString title(const About &about, int inTurn, const Campaign &campaign, const Pack &pack)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return StoryText::tr("The campaign");
    case AboutKind::Month:
        return turn(about.id, campaign, pack);
    case AboutKind::Battle:
        return StoryText::tr("%1, the battle", "the month").arg(turn(inTurn, campaign, pack));
    case AboutKind::Step:
        return StoryText::tr("%1, step %2", "the month").arg(turn(inTurn, campaign, pack)).arg(about.id);
    case AboutKind::Figure: {
        const Figure *figure = campaign.findEver(FigureId{about.id});
        return figure ? figure->name : StoryText::tr("Figure %1").arg(about.id);
    }
    case AboutKind::Foe:
        return campaign.foes.contains(about.id) ? campaign.foes.value(about.id).name
                                                : StoryText::tr("Foe %1").arg(about.id);
    }
    Q_UNREACHABLE();
}

const QRegularExpression &asides()
{
    static const QRegularExpression brackets(QStringLiteral("(\\[[^\\[\\]\\n]*\\])"));
    return brackets;
}

} // namespace muster::words
