// SPDX-License-Identifier: MIT
#include "model/story/narratedstep.h"

#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"
#include "rules/closedset.h"

#include <algorithm>

namespace muster {

namespace {

/// Returns the figure, before the step, if the step only renamed it; otherwise null.
const Figure *onlyRenamed(const Step &step, const Campaign &before)
{
    const auto *edited = step.changes.size() == 1 ? step.changes.front().as<FigureCorrected>() : nullptr;
    const Figure *old = edited ? before.find(edited->figure.id) : nullptr;
    if (!old || old->name == edited->figure.name)
        return nullptr;
    Figure renamed = *old;
    renamed.name = edited->figure.name;
    return renamed == edited->figure ? &edited->figure : nullptr;
}

Campaign afterOf(const Campaign &before, const Step &step)
{
    Campaign after = before;
    apply(after, step);
    return after;
}

} // namespace

Rolls rollsFor(const Rolls &rolls, std::initializer_list<RollKind> kinds, std::optional<int> subject)
{
    Rolls found;
    std::ranges::copy_if(rolls, std::back_inserter(found), [&](const Roll &roll) {
        return std::ranges::count(kinds, roll.reason.kind) > 0 && (!subject || roll.reason.subject == *subject);
    });
    return found;
}

StoryDice plainDice(Rolls rolls)
{
    return diceUpTo(std::move(rolls), 0);
}

StoryDice diceUpTo(Rolls rolls, int target)
{
    StoryDice dice{std::move(rolls)};
    for (const Roll &roll : dice.rolls) {
        std::vector<bool> &counted = dice.counted.emplace_back();
        for (const Die die : roll.dice)
            counted.push_back(die.face <= target);
    }
    return dice;
}

QString passedInWords(int passed)
{
    return passed == 0 ? StoryText::tr("none passed")
        : passed == 1  ? StoryText::tr("one passed")
                       : StoryText::tr("both passed");
}

QString repFromTo(int from, int to, const Pack &pack)
{
    return StoryText::tr("%1 %2 to %3").arg(words::worthName(pack)).arg(from).arg(to);
}

void append(QString &text, const QString &more)
{
    text = text.isEmpty() ? more : StoryText::tr("%1; %2").arg(text, more);
}

QString StoryLine::text() const
{
    return detail.isEmpty() ? title : StoryText::tr("%1: %2").arg(title, detail);
}

QString throwerOf(const Rolls &rolls)
{
    bool player = false;
    bool program = false;
    for (const Roll &roll : rolls)
        for (const Die die : roll.dice)
            (die.by == Thrower::Player ? player : program) = true;
    if (player && program)
        return StoryText::tr("Muster’s and yours");
    if (player)
        return StoryText::tr("your dice");
    return program ? StoryText::tr("rolled for you") : QString();
}

QString Telling::name(FigureId id) const
{
    const Figure *figure = before.findEver(id);
    if (!figure)
        figure = after.findEver(id);
    return figure ? figure->name : tr("Figure %1").arg(number(id));
}

StoryLine &Telling::add(Theme theme, const QString &title, const QString &detail, std::vector<FigureId> about,
                        QStringList rulings)
{
    return story.lines.emplace_back(StoryLine{theme, title, detail, {}, std::move(about), std::move(rulings)});
}

void Telling::tell()
{
    struct Kind {
        StepKind value;
        void (Telling::*tell)();
    };
    static constexpr auto kinds = enumTable<Kind>({
        {StepKind::Founded, &Telling::founded},
        {StepKind::Recruited, &Telling::recruited},
        {StepKind::Prepared, &Telling::prepared},
        {StepKind::BattleFinished, &Telling::battle},
        {StepKind::Dismissed, &Telling::dismissed},
        {StepKind::Corrected, &Telling::corrected},
        {StepKind::Played, &Telling::played},
        {StepKind::TurnsPassed, &Telling::turnsPassed},
        {StepKind::Travelled, &Telling::travelled},
        {StepKind::SettlementFound, &Telling::settlementFound},
        {StepKind::PressSought, &Telling::pressSought},
        {StepKind::Equipped, &Telling::equipped},
        {StepKind::PlayerJoined, &Telling::playerJoined},
        {StepKind::PlayerLeft, &Telling::playerLeft},
        {StepKind::Arranged, &Telling::arranged},
        {StepKind::Told, &Telling::told},
        {StepKind::Asked, &Telling::asked},
        {StepKind::SetAside, &Telling::setAside},
    });
    (this->*kinds[step.kind].tell)();
}

/// Adds a line for three sections of the table and their dice, with a section's building die beside its others.
void Telling::landRow(const std::vector<Section> &sections, std::size_t first)
{
    QStringList land;
    Rolls dice;
    for (std::size_t i = first; i < first + 3; ++i) {
        const Section &section = sections[i];
        const QString terrain = words::inLine(section.terrain);
        land << (section.buildings == 0 ? terrain
                                        : tr("%1 with %n buildings", nullptr, section.buildings).arg(terrain));
        for (const Roll &roll : rolls({RollKind::Terrain}, section.number)) {
            dice.push_back(roll);
            for (const Roll &buildings : rolls({RollKind::Buildings}, section.number))
                dice.back().dice.append(buildings.dice.begin(), buildings.dice.size());
        }
    }
    add(Theme::Prepare, tr("Sections %1 to %2").arg(sections[first].number).arg(sections[first + 2].number),
        land.join(tr(", ")))
        .dice = plainDice(std::move(dice));
}

void Telling::prepared()
{
    head.theme = Theme::Prepare;
    const auto *prepared = change<EncounterPrepared>();
    if (!prepared)
        return;
    const Encounter &encounter = prepared->encounter;
    head.title = tr("Prepared %1").arg(words::title(encounter));
    systemOf(encounter).tellPrepared(*this);
    const auto &sections = encounter.setup.sections;
    for (std::size_t first = 0; first + 3 <= sections.size(); first += 3)
        landRow(sections, first);
}

QString Telling::stepName()
{
    const auto *joined = change<FigureJoined>();
    switch (step.kind) {
    case StepKind::Founded:
        return tr("Band founded");
    case StepKind::Recruited:
        if (step.changes.size() == 1 && joined)
            return tr("%1 recruited").arg(joined->figure.name);
        return pack.hasSkill ? tr("Figures recruited") : tr("Grunts recruited");
    case StepKind::Prepared: {
        const auto *prepared = change<EncounterPrepared>();
        if (prepared && prepared->encounter.part)
            return tr("%1 prepared").arg(words::title(prepared->encounter));
        return prepared && isRaid(prepared->encounter.kind) ? tr("Raid prepared") : tr("Patrol prepared");
    }
    case StepKind::BattleFinished:
        return tr("Battle finished");
    case StepKind::Dismissed:
        if (const auto *left = change<FigureLeft>())
            return tr("%1 dismissed").arg(name(left->id));
        return pack.hasSkill ? tr("Figure dismissed") : tr("Grunt dismissed");
    case StepKind::PlayerJoined:
        return tr("%1 joined").arg(joined ? words::player(joined->figure) : QString());
    case StepKind::Corrected:
        if (const Figure *renamed = onlyRenamed(step, before))
            return tr("%1 renamed").arg(name(renamed->id));
        break;
    default: // named by its head
        break;
    }
    tell();
    if (step.kind != StepKind::Played)
        return head.title;
    const Change &first = step.changes.front(); // the figure's name alone does not say enough
    return first.is<RepChanged>() || first.is<EnemyStood>() || first.is<GroupSided>() ? head.text() : head.title;
}

NarratedStep tell(const Step &step, int number, const Campaign &before, const Pack &pack)
{
    return tell(step, number, before, afterOf(before, step), pack);
}

NarratedStep tell(const Step &step, int number, const Campaign &before, const Campaign &after, const Pack &pack)
{
    NarratedStep story;
    story.number = number;
    story.kind = step.kind;
    story.turn = before.turn;
    story.thrower = throwerOf(step.rolls);
    Telling telling{step, before, after, pack, story};
    telling.tell();
    if (step.kind == StepKind::Prepared || step.kind == StepKind::Told) {
        if (const auto *met = telling.change<FoeMet>())
            story.lines.push_back(telling.foeMet(*met));
    }
    telling.goalsReached();
    return story;
}

QString nameOf(const Step &step, const Campaign &before, const Pack &pack)
{
    const Campaign after = afterOf(before, step);
    NarratedStep story;
    return Telling{step, before, after, pack, story}.stepName();
}

std::vector<NarratedStep> tellAll(std::span<const Step> steps, const Pack &pack)
{
    std::vector<NarratedStep> stories;
    stories.reserve(steps.size());
    replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
        stories.push_back(tell(step, number, before, after, pack));
    });
    return stories;
}

} // namespace muster
