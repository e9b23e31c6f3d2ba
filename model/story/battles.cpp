// SPDX-License-Identifier: MIT
#include "model/story/battles.h"

#include "model/acts/battle.h"
#include "model/changes/all.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/texts.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

/// Adds a figure to the battle's roster, once for each theme.
void add(BattleStory &battle, Theme theme, FigureId who)
{
    auto place = std::ranges::find_if(battle.roster, [=](const RosterChange &one) { return one.theme >= theme; });
    if (place == battle.roster.end() || place->theme != theme)
        place = battle.roster.insert(place, {theme, {}});
    if (std::ranges::find(place->who, who) == place->who.end())
        place->who.push_back(who);
}

Theme themeOf(Status status)
{
    switch (status) {
    case Status::Dead:
    case Status::Turned:
        return Theme::Dead;
    case Status::Captured:
        return Theme::Captured;
    default:
        return Theme::Leaves;
    }
}

/// Adds the figures that joined, left or changed otherwise by the step; `now` is the campaign before it.
void addRoster(BattleStory &battle, const Step &step, const Campaign &now)
{
    if (step.kind == StepKind::Founded)
        return;
    for (const Change &change : step.changes) {
        if (const auto *joined = change.as<FigureJoined>())
            add(battle, Theme::Recruit, joined->figure.id);
        else if (const auto *back = change.as<FigureReturned>())
            add(battle, Theme::Recovery, back->id);
        else if (const auto *left = change.as<FigureLeft>())
            add(battle, themeOf(left->status), left->id);
        else if (const auto *held = change.as<FigureHeld>())
            add(battle, held->on ? Theme::Captured : Theme::Recovery, held->id);
        else if (const auto *poison = change.as<PoisonSet>(); poison && poison->on)
            add(battle, Theme::Poison, poison->id);
    }
    for (const FigureLeft &left : step.kind == StepKind::SetAside ? leavingAsRunEnds(now) : std::vector<FigureLeft>())
        add(battle, themeOf(left.status), left.id);
}

/// Returns the number of enemies; in encounters that do not count them, of those who came onto the table.
std::optional<int> enemiesMet(const Campaign &campaign)
{
    if (const auto counted = campaign.encounter ? acts::enemiesThere(campaign) : std::nullopt)
        return counted;
    int met = 0;
    for (const GroupInPlay &group : campaign.play ? campaign.play->groups : std::vector<GroupInPlay>())
        met += int(group.figures.size());
    return met > 0 ? std::optional(met) : std::nullopt;
}

/// Returns the enemies that the band killed. A band that was met (R87) killed others.
int killedIn(const Step &step, const Campaign &now)
{
    int killed = 0;
    for (const FigureFared *fared : allOf<FigureFared>(step.changes)) {
        const Figure *figure = now.find(fared->id);
        if (figure && !now.isMet(*figure))
            killed += fared->deeds.kills;
    }
    return killed;
}

/// Describes the battle by the campaign before the step that ends it.
void describe(BattleStory &battle, const Campaign &now, const Pack &pack)
{
    battle.turn = now.turn;
    battle.mark = words::turnMark(now.turn, now, pack);
    battle.underWay = now.encounter.has_value();
    battle.repBefore = now.repInAll();
    battle.enemies = enemiesMet(now);
}

} // namespace

std::vector<BattleStory> battlesOf(std::span<const Step> steps, const Pack &pack)
{
    std::vector<BattleStory> battles;
    BattleStory battle;
    const Campaign campaign =
        replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
            const bool finishes = step.kind == StepKind::BattleFinished;
            if (finishes) {
                describe(battle, before, pack);
                battle.killed = killedIn(step, before);
            }
            addRoster(battle, step, before);
            battle.last = number;
            if (!finishes || after.past.empty())
                return;
            const PastEncounter &past = after.past.back();
            battle.finished = number;
            battle.underWay = false;
            battle.kind = words::title(past);
            battle.eal = past.eal;
            battle.outcome = past.outcome;
            battle.repAfter = after.repInAll();
            if (after.phase != Phase::Over)
                battle.ealAfter = after.next.eal;
            battles.push_back(std::exchange(battle, {}));
            battle.first = number + 1;
            battle.last = number;
        });
    if (campaign.phase == Phase::Over && !battles.empty()) {
        battles.back().last = battle.last;
        for (const RosterChange &change : battle.roster)
            for (const FigureId who : change.who)
                add(battles.back(), change.theme, who);
        return battles;
    }
    describe(battle, campaign, pack);
    if (campaign.phase != Phase::Over)
        battle.kind = words::coming(campaign, pack);
    battle.eal = campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    battles.push_back(battle);
    return battles;
}

void countAttachments(std::vector<BattleStory> &battles, std::span<const Step> steps, const PlacedWords &placed)
{
    for (BattleStory &battle : battles) {
        battle.notes = battle.pictures = 0;
        for (int step = battle.first; step <= battle.last; ++step) {
            const bool noted = firstOf<NoteWritten>(steps[std::size_t(step) - 1].changes);
            battle.notes += int(placed.under(step).size()) + (noted ? 1 : 0);
            battle.pictures += int(placed.picturesUnder(step).size());
        }
    }
}

QString inWords(const RosterChange &change, const Campaign &campaign)
{
    QStringList names;
    for (const FigureId id : change.who) {
        if (const Figure *figure = campaign.findEver(id))
            names << figure->name;
    }
    const auto count = int(names.size());
    const QString who = words::listing(names);
    switch (change.theme) {
    case Theme::Recruit:
        return StoryText::tr("%1 joined", "names", count).arg(who);
    case Theme::Recovery:
        return StoryText::tr("%1 came back", "names", count).arg(who);
    case Theme::Dead:
        return StoryText::tr("%1 died", "names", count).arg(who);
    case Theme::Captured:
        return StoryText::tr("%1 captured", "names", count).arg(who);
    case Theme::Poison:
        return StoryText::tr("%1 poisoned", "names", count).arg(who);
    default:
        return StoryText::tr("%1 left", "names", count).arg(who);
    }
}

QString resultInWords(const BattleStory &battle)
{
    return battle.outcome ? words::inLine(*battle.outcome)
        : battle.underWay ? StoryText::tr("under way")
                          : StoryText::tr("not played yet");
}

QString killedInWords(const BattleStory &battle)
{
    if (!battle.outcome || (!battle.enemies && battle.killed == 0))
        return {};
    return battle.enemies ? StoryText::tr("%1 of %2").arg(battle.killed).arg(*battle.enemies)
                          : QString::number(battle.killed);
}

} // namespace muster
