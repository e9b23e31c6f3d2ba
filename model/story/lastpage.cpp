// SPDX-License-Identifier: MIT
#include "model/story/lastpage.h"

#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString whereIn(const Campaign &campaign, const Pack &pack)
{
    const QString turn = words::turn(campaign.turn, campaign, pack);
    const QString what = words::coming(campaign, pack);
    switch (campaign.phase) {
    case Phase::Over:
        return StoryText::tr("Ended in %1").arg(turn);
    case Phase::Prepare:
        return StoryText::tr("%1, %2 comes next").arg(turn, what);
    case Phase::Play:
        if (!campaign.play)
            return StoryText::tr("%1, %2 prepared").arg(turn, what);
        return campaign.play->turn == 0
            ? StoryText::tr("%1, %2 on the table").arg(turn, what)
            : StoryText::tr("%1, %2 on the table, turn %3").arg(turn, what).arg(campaign.play->turn);
    }
    Q_UNREACHABLE();
}

std::optional<Encounter> lastTable(const History &history)
{
    for (std::size_t i = history.inForce; i-- > 0;) {
        for (const Change &change : history.steps[i].changes) {
            const auto *prepared = change.as<EncounterPrepared>();
            if (prepared && !prepared->encounter.setup.sections.empty())
                return prepared->encounter;
        }
    }
    return std::nullopt;
}

bool tellsOfALoss(const StoryLine &line)
{
    return line.theme == Theme::Dead || line.theme == Theme::RanAway || line.theme == Theme::Captured
        || line.theme == Theme::Leaves;
}

/// Returns whether the line is about a Star's recovery, or a change of its Rep.
bool tellsOfAStar(const StoryLine &line, const Campaign &before)
{
    const Figure *figure = line.about.empty() ? nullptr : before.find(line.about.front());
    return figure && figure->star && (line.theme == Theme::Recovery || line.theme == Theme::Rep);
}

QString titleOf(const Campaign &campaign, const Pack &pack)
{
    const QString turn = words::turn(campaign.turn, campaign, pack);
    if (campaign.phase == Phase::Over)
        return StoryText::tr("%1, the campaign over").arg(turn);
    if (campaign.encounter)
        return StoryText::tr("%1, %2 under way").arg(turn, words::title(*campaign.encounter));
    if (campaign.past.empty())
        return StoryText::tr("%1, before the first encounter").arg(turn);
    const PastEncounter &last = campaign.past.back();
    return StoryText::tr("%1, last encounter: %2, %3")
        .arg(turn, words::title(last), words::turn(last.turn, campaign, pack));
}

const FormerFigure *lostStar(const Campaign &campaign)
{
    const auto star = std::find_if(campaign.former.rbegin(), campaign.former.rend(),
                                   [](const FormerFigure &f) { return f.figure.star; });
    return star == campaign.former.rend() ? nullptr : &*star;
}

/// Returns the time of an event: "Month 3 (Raid: Attack)", or only the turn if a Star left the band between battles.
QString whenOf(const Campaign &campaign, int turn, const Pack &pack)
{
    const QString when = words::turn(turn, campaign, pack);
    if (campaign.past.empty() || campaign.past.back().turn != turn)
        return when;
    return StoryText::tr("%1 (%2)").arg(when, words::title(campaign.past.back()));
}

/// Returns the pack's text, or else the program's.
QString line(const QString &packs, const QString &own)
{
    return packs.isEmpty() ? own : packs;
}

QString fateOf(const Campaign &campaign, const FormerFigure &star, const Pack &pack)
{
    const QString when = whenOf(campaign, star.farewell.turn, pack);
    switch (star.figure.status) {
    case Status::Dead:
        return line(pack.farewell.starDies, StoryText::tr("%1 fell in %2.")).arg(star.figure.name, when);
    case Status::Captured:
        return StoryText::tr("%1 was captured in %2. Bring %1 back by hand to continue the campaign.")
            .arg(star.figure.name, when);
    case Status::Turned:
        return StoryText::tr("%1 turned into a zombie in %2.").arg(star.figure.name, when);
    default:
        return line(pack.farewell.starSteps, StoryText::tr("%1 stepped down in %2, with no Rep left to lead with."))
            .arg(star.figure.name, when);
    }
}

/// Returns the last turn that was played, because a campaign is usually closed before anything has happened in the
/// next.
int lastTurnOf(const Campaign &campaign)
{
    const bool begun = campaign.past.empty() || campaign.past.back().turn >= campaign.turn;
    return begun ? campaign.turn : campaign.turn - 1;
}

/// Returns "The campaign was won in Month 8. What was reached: Four raids won and Capture Yrbiz."
QString closingOf(const Campaign &campaign, const Pack &pack)
{
    QStringList reached;
    for (const Goal &goal : campaign.goals) {
        if (goal.reached)
            reached << goal.text;
    }
    const QString when = words::turn(lastTurnOf(campaign), campaign, pack);
    const QString end = campaign.ended == CampaignEnding::Won
        ? StoryText::tr("The campaign was won in %1.", "a month").arg(when)
        : StoryText::tr("The campaign was lost in %1.", "a month").arg(when);
    return reached.isEmpty() ? end : end + u' ' + StoryText::tr("What was reached: %1.").arg(words::listing(reached));
}

QString bandOf(const Campaign &campaign, const Pack &pack)
{
    if (campaign.band.empty())
        return line(pack.farewell.bandGone, StoryText::tr("No one is left in the band."));
    QStringList names;
    for (const Figure &figure : campaign.band)
        names << figure.name;
    return line(pack.farewell.bandLives, StoryText::tr("Still alive: %1.")).arg(words::listing(names));
}

int formerFigures(const Campaign &campaign, auto wanted)
{
    return int(std::ranges::count_if(campaign.former, wanted));
}

/// Returns the fates of all who were in the band, including the Star. The counts add up to the number of figures.
std::vector<std::pair<QString, int>> fatesOf(const Campaign &campaign)
{
    const auto with = [&](Status status) {
        return formerFigures(campaign, [=](const FormerFigure &f) { return f.figure.status == status; });
    };
    const int ran = formerFigures(campaign, [](const FormerFigure &f) {
        return f.figure.status == Status::Gone && f.farewell.cause == LeaveCause::RanForGood;
    });
    const int always = 2; // also shown with a count of 0
    std::vector<std::pair<QString, int>> fates{
        {words::title(Status::Dead), with(Status::Dead)},
        {words::title(Status::Left), with(Status::Left)},
        {StoryText::tr("Ran away for good"), ran},
        {StoryText::tr("No Rep left"), with(Status::Gone) - ran},
        {words::title(Status::Captured), with(Status::Captured)},
        {words::title(Status::Turned), with(Status::Turned)},
        {words::title(Status::Dismissed), with(Status::Dismissed)},
    };
    fates.erase(std::remove_if(fates.begin() + always, fates.end(), [](const auto &fate) { return fate.second == 0; }),
                fates.end());
    fates.emplace_back(StoryText::tr("Survivors"), int(campaign.band.size()));
    return fates;
}

} // namespace

CampaignSummary glimpseOf(const History &history, const Campaign &campaign, const Pack &pack)
{
    const bool onTable = campaign.encounter && !campaign.encounter->setup.sections.empty();
    return {campaign.name, whereIn(campaign, pack), words::rules(campaign, pack),
            onTable ? campaign.encounter : lastTable(history)};
}

QString battleResult(const NarratedStep &story, const Campaign &before)
{
    QStringList losses;
    for (const StoryLine &line : story.lines) {
        if (tellsOfAStar(line, before))
            losses << line.text();
        else if (tellsOfALoss(line))
            losses << line.title;
    }
    return losses.isEmpty() ? StoryText::tr("%1.").arg(story.head.text())
                            : StoryText::tr("%1. %2.").arg(story.head.text(), losses.join(StoryText::tr("; ")));
}

StateText describeState(const Campaign &campaign, const Pack &pack)
{
    const QString figures = words::figures(campaign.band.size());
    const QString detail =
        campaign.eal ? StoryText::tr("%1, EAL %2").arg(figures, QString::number(*campaign.eal)) : figures;
    return {titleOf(campaign, pack), detail};
}

std::optional<LastPage> lastPage(const Campaign &campaign, const Pack &pack)
{
    if (campaign.phase != Phase::Over)
        return std::nullopt;
    LastPage page;
    page.title = StoryText::tr("The end of %1").arg(campaign.name);
    if (campaign.ended)
        page.sentences << closingOf(campaign, pack);
    const FormerFigure *star = campaign.star() ? nullptr : lostStar(campaign);
    if (star)
        page.sentences << fateOf(campaign, *star, pack);
    page.sentences << bandOf(campaign, pack);
    page.told = page.sentences.size();
    if (campaign.ended)
        page.sentences << StoryText::tr("To play on, undo “%1” and whatever was recorded after it.")
                              .arg(words::closedAs(*campaign.ended));
    else if (!star || star->figure.status != Status::Captured)
        page.sentences << StoryText::tr(
            "If this is not how it went, undo the step that ended it. Otherwise, create a new campaign.");

    const auto battles = int(campaign.past.size());
    const int won = battlesWon(campaign.past);
    const auto row = [&](const QString &label, int value) { page.rows.push_back({label, QString::number(value)}); };
    row(StoryText::tr("Battles"), battles);
    row(StoryText::tr("Won"), won);
    row(StoryText::tr("Lost"), battles - won);
    row(StoryText::tr("Ever in the band"), int(campaign.former.size() + campaign.band.size()));
    for (const auto &[fate, count] : fatesOf(campaign))
        row(fate, count);
    for (const Goal &goal : campaign.goals)
        page.rows.push_back({goal.text, goal.reached ? words::reached(goal, campaign, pack) : words::progress(goal)});
    for (const Foe &foe : campaign.foes)
        page.rows.push_back({foe.name,
                             foe.met.empty() ? words::title(foe.status)
                                             : StoryText::tr("%1, met %n times", "a foe, captured", int(foe.met.size()))
                                                   .arg(words::title(foe.status))});
    if (pack.rewards)
        page.rows.push_back({StoryText::tr("Encounter points"), words::pointsOfPlayer(campaign)});
    return page;
}

} // namespace muster
