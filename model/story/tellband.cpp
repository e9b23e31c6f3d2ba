// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

#include <algorithm>

namespace muster {

namespace {

/// What the Firm recruits are feudals.
QString listOf(const Telling &telling, const Figure &figure)
{
    const QString &id = telling.before().listOf(figure);
    const ArmyList *list = telling.pack().list(id);
    return list ? list->title : id;
}

/// Each band may have one of its own (R36).
QString listsOf(const Telling &telling)
{
    QStringList titles;
    for (const Change &change : telling.step().changes) {
        const auto *joined = change.as<FigureJoined>();
        if (const QString title = joined ? listOf(telling, joined->figure) : QString();
            joined && !titles.contains(title))
            titles << title;
    }
    return words::listing(titles);
}

QString hailedFrom(const Telling &telling, const Figure &figure, const Rolls &rolls)
{
    const QString worth = words::worth(figure.profile, telling.pack());
    if (rolls.empty())
        return StoryText::tr("picked by hand: %1, %2").arg(words::kindOf(figure, telling.pack()), worth);
    return StoryText::tr("%1 list %2: %3, %4")
        .arg(listOf(telling, figure), QString::number(sum(rolls.back().dice)), packWords(figure.profile.type), worth);
}

StoryLine joining(const Telling &telling, const Figure &figure)
{
    const Rolls rolls = telling.rolls(RollKind::Recruit, number(figure.id));
    StoryLine line;
    line.theme = Theme::Recruit;
    line.title = StoryText::tr("%1 joined").arg(figure.name);
    line.detail = (QStringList{hailedFrom(telling, figure, rolls)} + words::attributes(figure, telling.pack()))
                      .join(QStringLiteral(", "));
    if (const Figure *star = telling.before().starOf(figure); star && telling.before().hasSeveralStars())
        line.detail = StoryText::tr("%1; follows %2").arg(line.detail, star->name);
    if (figure.outranksStar) {
        line.detail = StoryText::tr("%1; more than the Star's, so for one encounter only").arg(line.detail);
        line.rulings << QStringLiteral("R10");
    }
    Rolls all = rolls;
    for (const RollKind kind : {RollKind::Attribute, RollKind::Initiative, RollKind::WeaponSkill}) {
        for (const Roll &roll : telling.rolls(kind, number(figure.id)))
            all.push_back(roll);
    }
    line.dice = plainDice(std::move(all));
    line.about = {figure.id};
    return line;
}

} // namespace

/// What was told of the time before (R93).
static void tellPaper(const Telling &telling, const BeganOnPaper &paper, StepStory &story)
{
    const auto add = [&](Theme theme, const QString &title, const QString &detail, std::vector<FigureId> about = {}) {
        story.lines.push_back({theme, title, detail, {}, std::move(about), {}});
    };
    const Campaign &campaign = telling.after();
    add(Theme::Founding, StoryText::tr("As told, from paper"), words::turn(paper.turn, campaign, telling.pack()));
    story.lines.back().rulings = {QStringLiteral("R93")};
    for (const PastEncounter &past : paper.past)
        add(Theme::Battle,
            StoryText::tr("%1: %2").arg(words::turn(past.turn, campaign, telling.pack()), words::title(past.kind)),
            words::inLine(past.outcome));
    for (const Figure &figure : campaign.band) {
        if (!figure.star)
            add(Theme::Recruit, figure.name,
                StoryText::tr("%1, %2; %3")
                    .arg(words::kindOf(figure, telling.pack()), words::worth(figure.profile, telling.pack()),
                         systemOf(campaign, telling.pack()).served(figure.months)),
                {figure.id});
    }
    for (const FormerFigure &former : paper.former)
        add(Theme::Leaves, former.figure.name,
            StoryText::tr("%1 in %2")
                .arg(words::inLine(former.figure.status), words::turn(former.farewell.turn, campaign, telling.pack())),
            {former.figure.id});
}

void tellFounded(const Telling &telling, StepStory &story)
{
    const Campaign &campaign = telling.after();
    story.head.theme = Theme::Founding;
    story.head.title = StoryText::tr("%1 began").arg(campaign.name);
    const Figure *star = campaign.star();
    if (!star)
        return;
    story.head.detail =
        StoryText::tr("%1: %2, %3; %4, %5")
            .arg(star->name, words::kindOf(*star, telling.pack()), words::worth(star->profile, telling.pack()),
                 telling.pack().title, telling.enemy(campaign.list));
    story.head.about = {star->id};
    story.head.dice = plainDice(telling.step().rolls); // where the rules roll the figure up
    if (const auto *paper = telling.change<BeganOnPaper>())
        tellPaper(telling, *paper, story);
}

void tellRecruited(const Telling &telling, StepStory &story)
{
    for (const Change &change : telling.step().changes)
        if (const auto *joined = change.as<FigureJoined>())
            story.lines.push_back(joining(telling, joined->figure));
    const bool inBattle = telling.before().play.has_value(); // for the next encounter
    if (story.lines.size() == 1) {
        story.head = story.lines.front();
        story.lines.clear();
        if (inBattle)
            story.head.detail = StoryText::tr("%1; sits out this battle").arg(story.head.detail);
        return;
    }
    story.head.theme = Theme::Recruit;
    story.head.title = telling.pack().hasSkill ? StoryText::tr("Figures recruited") : StoryText::tr("Grunts recruited");
    story.head.detail = StoryText::tr("%1 from the %2 list").arg(QString::number(story.lines.size()), listsOf(telling));
    if (inBattle)
        story.head.detail = StoryText::tr("%1; they sit out this battle").arg(story.head.detail);
}

void tellDismissed(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Leaves;
    const auto *left = telling.change<FigureLeft>();
    if (!left)
        return;
    story.head.title = StoryText::tr("%1 was dismissed").arg(telling.name(left->id));
    if (const Figure *figure = telling.before().find(left->id))
        story.head.detail = StoryText::tr("%1, %2").arg(words::kindOf(*figure, telling.pack()),
                                                        words::worth(figure->profile, telling.pack()));
    story.head.about = {left->id};
}

namespace {

QString gearWords(const Gear &gear, const Pack &pack)
{
    const Term *armor = pack.armor(gear.armor);
    const QString weapon = actions::itemTitle(pack, gear.weapon);
    return armor ? StoryText::tr("%1, %2").arg(weapon, armor->title) : weapon;
}

/// "Rifle out, Pistol in": what the stockpile gave and got.
QString stockWords(const Telling &telling)
{
    QStringList parts;
    for (const Change &change : telling.step().changes) {
        if (const auto *stock = change.as<StockChanged>())
            parts << (stock->by < 0 ? StoryText::tr("%1 from the stockpile") : StoryText::tr("%1 to the stockpile"))
                         .arg(actions::itemTitle(telling.pack(), stock->item));
    }
    return parts.join(StoryText::tr(", "));
}

/// "rocket" of "rockets".
bool areAlike(const QString &one, const QString &other)
{
    constexpr qsizetype longestEnding = 2;
    const bool isShorter = one.size() < other.size();
    const QString &stem = isShorter ? one : other;
    const QString &whole = isShorter ? other : one;
    return whole.size() - stem.size() <= longestEnding && whole.startsWith(stem, Qt::CaseInsensitive);
}

/// "Carries: Shotgun, 2 × rockets"; "rockets: 1 left of 2"; "No longer carries: rope".
void tellCarried(const Telling &telling, StepStory &story)
{
    std::vector<Kit> taken;
    std::vector<Kit> put;
    QStringList sentences;
    const auto title = [&](const Kit &kit) { return actions::itemTitle(telling.pack(), kit.item); };
    const auto tellLeft = [&](const Kit &left, int had) {
        sentences << StoryText::tr("%1: %2 left of %3").arg(title(left), QString::number(left.count)).arg(had);
    };
    for (const Change &change : telling.step().changes) {
        const auto *thing = change.as<ThingCarried>();
        const Figure *before = thing ? telling.before().find(thing->id) : nullptr;
        if (!before)
            continue;
        story.head.title = StoryText::tr("%1 is equipped").arg(before->name);
        story.head.about = {thing->id};
        const Kit *had = actions::kitAmong(before->carries, thing->item);
        const Kit now{thing->item, thing->count, thing->single};
        if (had && now.count > 0 && now.count < had->count)
            tellLeft(now, had->count);
        else if (now.count > 0)
            taken.push_back(now);
        else if (had)
            put.push_back(*had);
    }
    // The last of the rockets is a rocket.
    std::erase_if(taken, [&](const Kit &kit) {
        const auto of = std::find_if(put.begin(), put.end(), [&](const Kit &had) {
            return kit.isCounted() && kit.count < had.count && areAlike(kit.item, had.item);
        });
        if (of == put.end())
            return false;
        tellLeft(kit, of->count);
        put.erase(of);
        return true;
    });
    std::erase_if(put, [&](const Kit &kit) {
        if (kit.isCounted())
            sentences << StoryText::tr("%1: none left").arg(title(kit));
        return kit.isCounted();
    });
    if (!taken.empty())
        sentences.prepend(StoryText::tr("carries: %1").arg(words::carried(taken, telling.pack())));
    if (!put.empty())
        sentences << StoryText::tr("no longer carries: %1").arg(words::carried(put, telling.pack()));
    for (const QString &sentence : sentences)
        story.head.detail =
            story.head.detail.isEmpty() ? sentence : StoryText::tr("%1; %2").arg(story.head.detail, sentence);
}

/// One less, at the table: "Dace uses up 1 × rockets: 1 of 2 left".
bool tellUsedUp(const Telling &telling, StepStory &story)
{
    const auto *thing = telling.change<ThingCarried>();
    const Figure *before = thing ? telling.before().find(thing->id) : nullptr;
    const Kit *had = before ? actions::kitAmong(before->carries, thing->item) : nullptr;
    if (!had || telling.step().changes.size() != 1 || thing->count != had->count - 1)
        return false;
    story.head.theme = Theme::Battle;
    story.head.title =
        StoryText::tr("%1 uses up 1 × %2").arg(before->name, actions::itemTitle(telling.pack(), had->item));
    story.head.detail = had->isCounted() ? StoryText::tr("%1 of %2 left").arg(thing->count).arg(had->count) : QString();
    story.head.about = {thing->id};
    return true;
}

} // namespace

void tellEquipped(const Telling &telling, StepStory &story)
{
    const auto *first = telling.change<GearChanged>();
    if (!first && telling.before().play && tellUsedUp(telling, story))
        return;
    story.head.theme = Theme::Prepare;
    story.head.title = StoryText::tr("Equipment");
    if (!first)
        return tellCarried(telling, story);
    if (first->cause == GearCause::Upgraded)
        story.head.title = StoryText::tr("Better equipment for this encounter");
    else
        story.head.title = first->cause == GearCause::Issued
            ? StoryText::tr("%1 is equipped").arg(telling.name(first->id))
            : StoryText::tr("%1 chooses equipment").arg(telling.name(first->id));
    if (first->cause != GearCause::Upgraded) {
        story.head.about = {first->id};
        story.head.detail = gearWords(first->gear, telling.pack());
        if (const QString stock = stockWords(telling); !stock.isEmpty())
            story.head.detail = StoryText::tr("%1; %2").arg(story.head.detail, stock);
        const QString title = story.head.title;
        tellCarried(telling, story);
        story.head.title = title;
        return;
    }
    story.head.detail = gearWords(first->gear, telling.pack());
    for (const Change &change : telling.step().changes) {
        if (const auto *gear = change.as<GearChanged>())
            story.lines.push_back(
                {Theme::Prepare, telling.name(gear->id), gearWords(gear->gear, telling.pack()), {}, {gear->id}, {}});
    }
}

StoryLine tellTakenOver(const Telling &telling, const Campaign &now, const GruntTakenOver &taken)
{
    StoryLine line{Theme::Recruit,
                   StoryText::tr("%1 follows %2 from now on").arg(telling.name(taken.id), telling.name(taken.by)),
                   systemOf(now, telling.pack()).traits.testsLoyalty ? StoryText::tr("months start again at 0")
                                                                     : QString(),
                   {},
                   {taken.id, taken.by},
                   {QStringLiteral("R36")}};
    if (taken.outranks) {
        line.detail =
            StoryText::tr("%1; more Rep than %2, so for one encounter only").arg(line.detail, telling.name(taken.by));
        line.rulings << QStringLiteral("R10");
    }
    return line;
}

StoryLine tellLeaderless(const Telling &telling, const Campaign &now, const FigureLeft &left)
{
    const Figure *figure = now.findEver(left.id);
    const bool noRoom = left.cause == LeaveCause::NoRoom;
    return {Theme::Leaves,
            StoryText::tr("%1 left").arg(telling.name(left.id)),
            noRoom       ? StoryText::tr("no Star had room")
                : figure ? StoryText::tr("%1 leads no longer").arg(telling.name(figure->leader))
                         : QString(),
            {},
            {left.id},
            {QStringLiteral("R36")}};
}

const Figure *lastStar(const Telling &telling)
{
    const Figure *last = telling.before().star();
    for (const Change &change : telling.step().changes) {
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? telling.before().find(left->id) : nullptr;
        if (figure && figure->star)
            last = figure;
    }
    return last;
}

void tellPlayerJoined(const Telling &telling, StepStory &story)
{
    const auto *joined = telling.change<FigureJoined>();
    story.head.theme = Theme::Founding;
    if (!joined)
        return;
    const Figure &star = joined->figure;
    story.head.title = star.player.isEmpty()
        ? StoryText::tr("%1 joined with a new band").arg(star.name)
        : StoryText::tr("%1 joined the campaign with %2").arg(star.player, star.name);
    story.head.detail =
        StoryText::tr("%1, %2").arg(words::kindOf(star, telling.pack()), words::worth(star.profile, telling.pack()));
    if (!star.list.isEmpty())
        story.head.detail = StoryText::tr("%1; %2 list").arg(story.head.detail, telling.enemy(star.list));
    story.head.about = {star.id};
    story.head.rulings = {QStringLiteral("R36")};
}

void tellPlayerLeft(const Telling &telling, StepStory &story)
{
    story.head.theme = Theme::Leaves;
    QStringList with;
    for (const Change &change : telling.step().changes) {
        if (const auto *taken = change.as<GruntTakenOver>())
            story.lines.push_back(tellTakenOver(telling, telling.before(), *taken));
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? telling.before().find(left->id) : nullptr;
        if (!figure)
            continue;
        story.head.about.push_back(figure->id);
        if (!figure->star) {
            with.prepend(figure->name);
            continue;
        }
        story.head.title = figure->player.isEmpty()
            ? StoryText::tr("%1 left the campaign").arg(figure->name)
            : StoryText::tr("%1 left the campaign with %2").arg(figure->player, figure->name);
    }
    if (!with.isEmpty())
        story.head.detail = StoryText::tr("and with them %1").arg(words::listing(with));
    story.head.rulings = {QStringLiteral("R36")};
}

} // namespace muster
