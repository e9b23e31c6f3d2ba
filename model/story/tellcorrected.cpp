// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/comparecourses.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString ealOf(std::optional<int> eal)
{
    return eal ? QString::number(*eal) : StoryText::tr("not rolled");
}

QString differences(const Figure &was, const Figure &is, const Pack &pack)
{
    Differences parts;
    parts.note(was.rep(), is.rep(), repFromTo(was.rep(), is.rep(), pack));
    parts.note(was.profile.skill, is.profile.skill,
               StoryText::tr("skill %1 to %2").arg(was.profile.skill).arg(is.profile.skill));
    parts.note(was.name, is.name, StoryText::tr("now called %1").arg(is.name));
    parts.note(words::kindOf(was, pack), words::kindOf(is, pack), words::kindOf(is, pack));
    parts.note(words::armour(was.profile, pack), words::armour(is.profile, pack), words::armour(is.profile, pack));
    parts.note(words::weapon(was.profile, pack), words::weapon(is.profile, pack), words::weapon(is.profile, pack));
    parts.note(was.months, is.months, StoryText::tr("months %1 to %2").arg(was.months).arg(is.months));
    parts.flag(was.poisoned, is.poisoned, StoryText::tr("poisoned"), StoryText::tr("no longer poisoned"));
    parts.flag(was.exempt, is.exempt, StoryText::tr("exempt"), StoryText::tr("no longer exempt"));
    parts.flag(was.outranksStar, is.outranksStar, StoryText::tr("outranks the Star"),
               StoryText::tr("does not outrank the Star"));
    parts.note(was.attributes, is.attributes,
               is.attributes.isEmpty() ? StoryText::tr("no attribute")
                                       : words::attributes(is, pack).join(StoryText::tr(", ")));
    return parts.text();
}

QString differences(const Campaign &was, const CampaignCorrected &is, const Pack &pack)
{
    Differences parts;
    parts.note(was.name, is.name, StoryText::tr("now called %1").arg(is.name));
    parts.note(was.turn, is.turn,
               StoryText::tr("%1 becomes %2").arg(words::turn(was.turn, was, pack), words::turn(is.turn, was, pack)));
    parts.note(was.eal, is.eal,
               was.eal ? StoryText::tr("EAL %1 to %2").arg(ealOf(was.eal), ealOf(is.eal))
                       : StoryText::tr("EAL %1").arg(ealOf(is.eal)));
    parts.note(was.next.kind, is.next.kind, StoryText::tr("next %1").arg(words::title(is.next.kind)));
    for (const Option &option : pack.options) {
        const QString standard = option.unsaid();
        const QString now = is.options.value(option.id, standard);
        const auto value =
            std::find_if(option.values.begin(), option.values.end(), [&](const Term &term) { return term.id == now; });
        parts.note(was.options.value(option.id, standard), now,
                   value == option.values.end() ? now : StoryText::tr("%1: %2").arg(option.title, value->title));
    }
    return parts.text();
}

void compareSections(const std::vector<Section> &was, const std::vector<Section> &is, Differences &parts)
{
    for (const Section &section : is) {
        const auto old =
            std::find_if(was.begin(), was.end(), [&](const Section &s) { return s.number == section.number; });
        if (old == was.end())
            continue;
        const QString terrain = words::inLine(section.terrain);
        const QString land = section.words.isEmpty() ? terrain : StoryText::tr("%1, %2").arg(section.words, terrain);
        parts.note(*old, section,
                   section.buildings == 0 ? StoryText::tr("section %1 %2").arg(section.number).arg(land)
                                          : StoryText::tr("section %1 %2, buildings: %3")
                                                .arg(section.number)
                                                .arg(land, QString::number(section.buildings)));
    }
}

QString settlementName(const Campaign &campaign, int id)
{
    const KeptSettlement *kept = campaign.settlement(id);
    return kept ? kept->name : QString::number(id);
}

QString differences(const Encounter &was, const Encounter &is, const Telling &telling)
{
    Differences parts;
    parts.note(was.eal, is.eal, StoryText::tr("EAL %1 to %2").arg(ealOf(was.eal), ealOf(is.eal)));
    parts.note(was.settlement, is.settlement,
               is.settlement ? StoryText::tr("fought in %1").arg(settlementName(telling.after(), *is.settlement))
                             : StoryText::tr("not fought in a settlement"));
    parts.note(was.setup.time, is.setup.time, words::inLine(is.setup.time));
    parts.add(systemOf(was).differences(was, is));
    parts.note(was.objective, is.objective,
               is.objective.isEmpty() ? StoryText::tr("the usual objective")
                                      : StoryText::tr("objective: %1").arg(is.objective));
    parts.note(was.entry, is.entry,
               is.entry.isEmpty() ? StoryText::tr("the usual entry") : StoryText::tr("entry: %1").arg(is.entry));
    parts.note(was.enemy, is.enemy, StoryText::tr("against %1").arg(telling.enemy(is.enemy)));
    parts.note(was.setup.objectiveBuildings, is.setup.objectiveBuildings,
               StoryText::tr("objective buildings: %1").arg(is.setup.objectiveBuildings));
    parts.note(was.setup.grid, is.setup.grid,
               StoryText::tr("table of %1 by %2 sections").arg(is.setup.grid.columns).arg(is.setup.grid.rows));
    compareSections(was.setup.sections, is.setup.sections, parts);
    QStringList places;
    for (const Pef &pef : is.setup.pefs)
        places << QString::number(pef.section);
    parts.note(was.setup.pefs, is.setup.pefs, StoryText::tr("PEFs in %1").arg(words::listing(places)));
    parts.note(was.seed, is.seed, StoryText::tr("seed %1").arg(is.seed));
    return parts.text();
}

QString differences(const KeptSettlement &was, const KeptSettlement &is, const Pack &pack)
{
    Differences parts;
    parts.note(was.name, is.name, StoryText::tr("now called %1").arg(is.name));
    parts.note(was.settlement.size, is.settlement.size, words::sizeOf(is, pack));
    parts.note(was.settlement.structures, is.settlement.structures,
               words::structures(is.settlement, pack).join(StoryText::tr(", ")));
    parts.note(words::homes(was), words::homes(is), words::homes(is));
    parts.note(was.nomads, is.nomads, is.nomads.isEmpty() ? StoryText::tr("no nomads") : words::nomads(is, pack));
    parts.note(was.notes, is.notes,
               is.notes.isEmpty() ? StoryText::tr("no notes") : StoryText::tr("notes: %1").arg(is.notes));
    return parts.text();
}

QString cameBackFrom(const Telling &telling, FigureId id)
{
    const auto &former = telling.before().former;
    const auto gone =
        std::find_if(former.rbegin(), former.rend(), [=](const FormerFigure &f) { return f.figure.id == id; });
    if (gone == former.rend())
        return {};
    return StoryText::tr("brought back by hand; %1 in %2")
        .arg(words::inLine(gone->figure.status), words::turn(gone->farewell.turn, telling.before(), telling.pack()));
}

bool enemyAnew(const Step &step)
{
    return !step.rolls.empty() && step.rolls.front().reason.kind == RollKind::EnemyFigure;
}

/// The line of one change; none where a change has nothing of its own to tell.
std::optional<StoryLine> lineOf(const Telling &telling, const Campaign &now, const Change &change)
{
    StoryLine line;
    line.theme = Theme::Correction;
    line.rulings = {QStringLiteral("R5")};
    if (const auto *figure = change.as<FigureCorrected>()) {
        line.title = StoryText::tr("%1 edited").arg(telling.name(figure->figure.id));
        line.about = {figure->figure.id};
        if (const Figure *old = telling.before().find(figure->figure.id))
            line.detail = differences(*old, figure->figure, telling.pack());
    } else if (const auto *test = change.as<LoyaltyTested>()) {
        return tellLoyalty(telling, now, *test);
    } else if (const auto *left = change.as<FigureLeft>()) {
        if (left->cause == LeaveCause::StayOrGo)
            return std::nullopt; // its test has told it
        line.title = StoryText::tr("%1 removed from the band").arg(telling.name(left->id));
        line.detail =
            left->cause == LeaveCause::Outranked ? StoryText::tr("outranks the Star") : words::inLine(left->status);
        line.about = {left->id};
    } else if (const auto *held = change.as<FigureHeld>()) {
        line.title = held->on ? StoryText::tr("%1 is captured").arg(telling.name(held->id))
                              : StoryText::tr("%1 is free again").arg(telling.name(held->id));
        line.about = {held->id};
    } else if (const auto *taken = change.as<GruntTakenOver>()) {
        return tellTakenOver(telling, telling.after(), *taken);
    } else if (const auto *back = change.as<FigureReturned>()) {
        line.title = StoryText::tr("%1 is back").arg(telling.name(back->id));
        line.detail = cameBackFrom(telling, back->id);
        line.about = {back->id};
    } else if (const auto *campaign = change.as<CampaignCorrected>()) {
        line.title = StoryText::tr("Campaign edited");
        line.detail = differences(telling.before(), *campaign, telling.pack());
    } else if (const auto *encounter = change.as<EncounterCorrected>()) {
        const bool dealt = !telling.step().rolls.empty();
        line.title = enemyAnew(telling.step()) ? StoryText::tr("Enemy re-rolled")
            : dealt                            ? StoryText::tr("Table re-rolled")
                                               : StoryText::tr("Encounter edited");
        if (telling.before().encounter)
            line.detail = differences(*telling.before().encounter, encounter->encounter, telling);
    } else if (const auto *settlement = change.as<SettlementCorrected>()) {
        line.title = StoryText::tr("%1 edited").arg(settlementName(telling.before(), settlement->settlement.id));
        if (const KeptSettlement *old = telling.before().settlement(settlement->settlement.id))
            line.detail = differences(*old, settlement->settlement, telling.pack());
    } else if (const auto *struck = change.as<SettlementStruck>()) {
        line.title = StoryText::tr("%1 removed from the settlements").arg(settlementName(telling.before(), struck->id));
    } else if (const auto *turned = change.as<TurnEnded>()) {
        line.title = StoryText::tr("The campaign goes on");
        if (turned->next.eal)
            line.detail =
                StoryText::tr("next %1, EAL %2").arg(words::title(turned->next.kind), ealOf(turned->next.eal));
    } else if (change.is<CampaignEnded>()) {
        line.theme = Theme::Ending;
        line.title = StoryText::tr("The campaign is over");
        line.detail = telling.pack().hasSkill ? StoryText::tr("there is no Leader")
                                              : StoryText::tr("there is no Star to lead it");
    } else {
        return std::nullopt;
    }
    return line;
}

} // namespace

void tellCorrected(const Telling &telling, StepStory &story)
{
    const Changes &changes = telling.step().changes;
    std::optional<Campaign> later; // than before the step; mostly there is one change alone
    for (std::size_t i = 0; i < changes.size(); ++i) {
        if (std::optional<StoryLine> line = lineOf(telling, later ? *later : telling.before(), changes[i]))
            story.lines.push_back(*std::move(line));
        if (i + 1 == changes.size())
            break;
        if (!later)
            later = telling.before();
        apply(*later, changes[i]);
    }
    if (story.lines.empty())
        return;
    story.head = story.lines.front();
    story.lines.erase(story.lines.begin());
    if (!telling.change<LoyaltyTested>()) // whose lines have theirs
        story.head.dice = plainDice(telling.step().rolls);
}

} // namespace muster
