// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "rules/dice/counting.h"

#include <algorithm>

namespace muster {

/// Returns the title of the list a figure was recruited from.
QString Telling::listOf(const Figure &figure) const
{
    const QString &id = before.listOf(figure);
    const ArmyList *list = pack.list(id);
    return list ? list->title : id;
}

/// Returns the titles of the lists, because each band may have its own (R36).
QString Telling::listsOf() const
{
    QStringList titles;
    for (const FigureJoined *joined : all<FigureJoined>())
        titles << listOf(joined->figure);
    titles.removeDuplicates();
    return words::listing(titles);
}

StoryLine Telling::joining(const Figure &figure) const
{
    const int id = number(figure.id);
    const Rolls byList = rolls({RollKind::Recruit}, id);
    const QString worth = words::worth(figure.profile, pack);
    const QString from = byList.empty()
        ? tr("picked by hand: %1, %2").arg(words::kindOf(figure, pack), worth)
        : tr("%1 list %2: %3, %4")
              .arg(listOf(figure), QString::number(sum(byList.back().dice)), packWords(figure.profile.type), worth);
    StoryLine line{Theme::Recruit, tr("%1 joined").arg(figure.name),
                   (QStringList{from} + words::attributes(figure, pack)).join(QStringLiteral(", "))};
    if (const Figure *star = before.starOf(figure); star && before.hasSeveralStars())
        line.detail = tr("%1; follows %2").arg(line.detail, star->name);
    if (figure.outranksStar) {
        line.detail = tr("%1; more than the Star's, so for one encounter only").arg(line.detail);
        line.rulings << QStringLiteral("R10");
    }
    line.dice =
        plainDice(rolls({RollKind::Recruit, RollKind::Attribute, RollKind::Initiative, RollKind::WeaponSkill}, id));
    line.about = {figure.id};
    line.decides = true;
    return line;
}

/// Adds the campaign's history from paper (R93).
void Telling::paper(const ImportedFromPaper &paper)
{
    const auto turn = [&](int number) { return words::turn(number, after, pack); };
    add(Theme::Founding, tr("As told, from paper"), turn(paper.turn), {}, {QStringLiteral("R93")});
    for (const PastEncounter &past : paper.past)
        add(Theme::Battle, tr("%1: %2").arg(turn(past.turn), words::title(past.kind)), words::inLine(past.outcome));
    for (const Figure &figure : after.band) {
        if (!figure.star)
            add(Theme::Recruit, figure.name,
                tr("%1, %2; %3")
                    .arg(words::kindOf(figure, pack), words::worth(figure.profile, pack),
                         systemOf(after, pack).served(figure.months)),
                {figure.id})
                .decides = true;
    }
    for (const FormerFigure &former : paper.former)
        add(Theme::Leaves, former.figure.name,
            tr("%1 in %2").arg(words::inLine(former.figure.status), turn(former.farewell.turn)), {former.figure.id})
            .decides = true;
}

void Telling::founded()
{
    head.theme = Theme::Founding;
    head.title = tr("%1 began").arg(after.name);
    const Figure *star = after.star();
    if (!star)
        return;
    head.detail = tr("%1: %2, %3; %4, %5")
                      .arg(star->name, words::kindOf(*star, pack), words::worth(star->profile, pack), pack.title,
                           words::enemy(after.list, pack));
    head.about = {star->id};
    head.decides = true;
    head.dice = plainDice(step.rolls); // for rules that roll the figure
    if (const auto *onPaper = change<ImportedFromPaper>())
        paper(*onPaper);
}

void Telling::recruited()
{
    const std::vector<const FigureJoined *> joined = all<FigureJoined>();
    const bool inBattle = before.play.has_value(); // a recruit for the next encounter
    if (joined.size() == 1) {
        head = joining(joined.front()->figure);
        if (inBattle)
            head.detail = tr("%1; sits out this battle").arg(head.detail);
        return;
    }
    for (const FigureJoined *one : joined)
        story.lines.push_back(joining(one->figure));
    head.theme = Theme::Recruit;
    head.title = pack.hasSkill ? tr("Figures recruited") : tr("Grunts recruited");
    head.detail = tr("%1 from the %2 list").arg(QString::number(joined.size()), listsOf());
    if (inBattle)
        head.detail = tr("%1; they sit out this battle").arg(head.detail);
}

void Telling::dismissed()
{
    head.theme = Theme::Leaves;
    const auto *left = change<FigureLeft>();
    if (!left)
        return;
    head.title = tr("%1 was dismissed").arg(name(left->id));
    if (const Figure *figure = before.find(left->id))
        head.detail = words::kindAndWorth(*figure, pack);
    head.about = {left->id};
    head.decides = true;
}

QString Telling::gear(const Gear &gear) const
{
    const Term *armor = pack.armor(gear.armor);
    const QString weapon = acts::itemTitle(pack, gear.weapon);
    return armor ? tr("%1, %2").arg(weapon, armor->title) : weapon;
}

/// Adds "Rifle from the stockpile, Pistol to the stockpile".
void Telling::stock()
{
    QStringList parts;
    for (const StockChanged *one : all<StockChanged>())
        parts << (one->by < 0 ? tr("%1 from the stockpile") : tr("%1 to the stockpile"))
                     .arg(acts::itemTitle(pack, one->item));
    if (!parts.isEmpty())
        append(head.detail, parts.join(tr(", ")));
}

/// Returns whether two words may be singular and plural of each other, such as "rocket" and "rockets".
static bool areAlike(const QString &one, const QString &other)
{
    constexpr qsizetype longestEnding = 2;
    const auto &[stem, whole] =
        std::minmax(one, other, [](const auto &a, const auto &b) { return a.size() < b.size(); });
    return whole.size() - stem.size() <= longestEnding && whole.startsWith(stem, Qt::CaseInsensitive);
}

/// Adds "Carries: Shotgun, 2 × rockets"; "rockets: 1 left of 2"; "No longer carries: rope".
void Telling::carried()
{
    std::vector<Kit> taken;
    std::vector<Kit> put;
    QStringList sentences;
    const auto title = [&](const Kit &kit) { return acts::itemTitle(pack, kit.item); };
    const auto tellLeft = [&](const Kit &left, int had) {
        sentences << tr("%1: %2 left of %3").arg(title(left), QString::number(left.count)).arg(had);
    };
    for (const ThingCarried *thing : all<ThingCarried>()) {
        const Figure *figure = before.find(thing->id);
        if (!figure)
            continue;
        head.title = tr("%1 is equipped").arg(figure->name);
        head.about = {thing->id};
        const Kit *had = acts::kitAmong(figure->carries, thing->item);
        const Kit now{thing->item, thing->count, thing->single};
        if (had && now.count > 0 && now.count < had->count)
            tellLeft(now, had->count);
        else if (now.count > 0)
            taken.push_back(now);
        else if (had)
            put.push_back(*had);
    }
    // "rockets" becomes "rocket" when one is left.
    std::erase_if(taken, [&](const Kit &kit) {
        const auto of = std::ranges::find_if(put, [&](const Kit &had) {
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
            sentences << tr("%1: none left").arg(title(kit));
        return kit.isCounted();
    });
    if (!taken.empty())
        sentences.prepend(tr("carries: %1").arg(words::carried(taken, pack)));
    if (!put.empty())
        sentences << tr("no longer carries: %1").arg(words::carried(put, pack));
    for (const QString &sentence : sentences)
        append(head.detail, sentence);
}

/// Adds "Dace uses up 1 × rockets: 1 of 2 left" if the step is one less of a thing at the table.
bool Telling::usedUp()
{
    const auto *thing = change<ThingCarried>();
    const Figure *figure = thing ? before.find(thing->id) : nullptr;
    const Kit *had = figure ? acts::kitAmong(figure->carries, thing->item) : nullptr;
    if (!had || step.changes.size() != 1 || thing->count != had->count - 1)
        return false;
    head = {Theme::Battle, tr("%1 uses up 1 × %2").arg(figure->name, acts::itemTitle(pack, had->item))};
    if (had->isCounted())
        head.detail = tr("%1 of %2 left").arg(thing->count).arg(had->count);
    head.about = {thing->id};
    return true;
}

void Telling::equipped()
{
    const auto *first = change<GearChanged>();
    if (!first && before.play && usedUp())
        return;
    head.theme = Theme::Prepare;
    head.title = tr("Equipment");
    if (!first)
        return carried();
    head.detail = gear(first->gear);
    if (first->cause == GearCause::Upgraded) {
        head.title = tr("Better equipment for this encounter");
        for (const GearChanged *one : all<GearChanged>())
            add(Theme::Prepare, name(one->id), gear(one->gear), {one->id});
        return;
    }
    head.about = {first->id};
    stock();
    carried();
    head.title =
        (first->cause == GearCause::Issued ? tr("%1 is equipped") : tr("%1 chooses equipment")).arg(name(first->id));
}

void Telling::campaignOver()
{
    const auto *ended = change<CampaignEnded>();
    const Figure *last = before.star();
    for (const FigureLeft *left : all<FigureLeft>()) {
        if (const Figure *figure = before.find(left->id); figure && figure->star)
            last = figure;
    }
    add(Theme::Ending, tr("The campaign is over"), words::ending(ended->cause, last ? last->name : QString()));
    if (last)
        story.lines.back().about = {last->id};
}

void Telling::playerJoined()
{
    const auto *joined = change<FigureJoined>();
    head.theme = Theme::Founding;
    if (!joined)
        return;
    const Figure &star = joined->figure;
    head.title = star.player.isEmpty() ? tr("%1 joined with a new band").arg(star.name)
                                       : tr("%1 joined the campaign with %2").arg(star.player, star.name);
    head.detail = words::kindAndWorth(star, pack);
    if (!star.list.isEmpty())
        head.detail = tr("%1; %2 list").arg(head.detail, words::enemy(star.list, pack));
    head.about = {star.id};
    head.decides = true;
    head.rulings = {QStringLiteral("R36")};
}

void Telling::playerLeft()
{
    head.theme = Theme::Leaves;
    head.decides = true;
    for (const GruntTakenOver *taken : all<GruntTakenOver>())
        story.lines.push_back(takenOver(before, *taken));
    QStringList with;
    for (const FigureLeft *left : all<FigureLeft>()) {
        const Figure *figure = before.find(left->id);
        if (!figure)
            continue;
        head.about.push_back(figure->id);
        if (!figure->star)
            with.prepend(figure->name);
        else
            head.title = figure->player.isEmpty()
                ? tr("%1 left the campaign").arg(figure->name)
                : tr("%1 left the campaign with %2").arg(figure->player, figure->name);
    }
    if (!with.isEmpty())
        head.detail = tr("and with them %1").arg(words::listing(with));
    head.rulings = {QStringLiteral("R36")};
}

} // namespace muster
