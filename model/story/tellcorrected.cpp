// SPDX-License-Identifier: MIT
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString ealOf(std::optional<int> eal)
{
    return eal ? QString::number(*eal) : StoryText::tr("not rolled");
}

QString settlementName(const Campaign &campaign, int id)
{
    const KeptSettlement *kept = campaign.settlement(id);
    return kept ? kept->name : QString::number(id);
}

} // namespace

QString Telling::differences(const Figure &was, const Figure &is) const
{
    Differences parts;
    // Notes the new text if it has changed.
    const auto note = [&](const QString &then, const QString &now) { parts.note(then, now, now); };
    parts.note(was.rep(), is.rep(), repFromTo(was.rep(), is.rep(), pack));
    parts.note(was.profile.skill, is.profile.skill, tr("skill %1 to %2").arg(was.profile.skill).arg(is.profile.skill));
    parts.noteNew(was.name, is.name, tr("now called %1"));
    note(words::kindOf(was, pack), words::kindOf(is, pack));
    note(words::armour(was.profile, pack), words::armour(is.profile, pack));
    note(words::weapon(was.profile, pack), words::weapon(is.profile, pack));
    parts.note(was.months, is.months, tr("months %1 to %2").arg(was.months).arg(is.months));
    parts.note(was.poisoned, is.poisoned, is.poisoned ? tr("poisoned") : tr("no longer poisoned"));
    parts.note(was.exempt, is.exempt, is.exempt ? tr("exempt") : tr("no longer exempt"));
    parts.note(was.outranksStar, is.outranksStar,
               is.outranksStar ? tr("outranks the Star") : tr("does not outrank the Star"));
    parts.note(was.attributes, is.attributes,
               is.attributes.isEmpty() ? tr("no attribute") : words::attributes(is, pack).join(tr(", ")));
    return parts.text();
}

QString Telling::differences(const CampaignCorrected &is) const
{
    Differences parts;
    parts.noteNew(before.name, is.name, tr("now called %1"));
    parts.note(before.turn, is.turn,
               tr("%1 becomes %2").arg(words::turn(before.turn, before, pack), words::turn(is.turn, before, pack)));
    parts.note(before.eal, is.eal,
               before.eal ? tr("EAL %1 to %2").arg(ealOf(before.eal), ealOf(is.eal)) : tr("EAL %1").arg(ealOf(is.eal)));
    parts.note(before.next.kind, is.next.kind, tr("next %1").arg(words::title(is.next.kind)));
    for (const Option &option : pack.options) {
        const QString standard = option.unsaid();
        const QString now = is.options.value(option.id, standard);
        const auto value = std::ranges::find_if(option.values, [&](const Term &term) { return term.id == now; });
        parts.note(before.options.value(option.id, standard), now,
                   value == option.values.end() ? now : tr("%1: %2").arg(option.title, value->title));
    }
    return parts.text();
}

QString Telling::differences(const Encounter &was, const Encounter &is) const
{
    Differences parts;
    parts.note(was.eal, is.eal, tr("EAL %1 to %2").arg(ealOf(was.eal), ealOf(is.eal)));
    parts.note(was.settlement, is.settlement,
               is.settlement ? tr("fought in %1").arg(settlementName(after, *is.settlement))
                             : tr("not fought in a settlement"));
    parts.note(was.setup.time, is.setup.time, words::inLine(is.setup.time));
    parts.parts += systemOf(was).differences(was, is);
    parts.note(was.objective, is.objective,
               is.objective.isEmpty() ? tr("the usual objective") : tr("objective: %1").arg(is.objective));
    parts.note(was.entry, is.entry, is.entry.isEmpty() ? tr("the usual entry") : tr("entry: %1").arg(is.entry));
    parts.note(was.enemy, is.enemy, tr("against %1").arg(words::enemy(is.enemy, pack)));
    parts.noteNew(was.setup.objectiveBuildings, is.setup.objectiveBuildings, tr("objective buildings: %1"));
    parts.note(was.setup.grid, is.setup.grid,
               tr("table of %1 by %2 sections").arg(is.setup.grid.columns).arg(is.setup.grid.rows));
    for (const Section &section : is.setup.sections) {
        const Section *old = sectionIn(was.setup.sections, section.number);
        if (!old)
            continue;
        const QString terrain = words::inLine(section.terrain);
        const QString land = section.words.isEmpty() ? terrain : tr("%1, %2").arg(section.words, terrain);
        parts.note(
            *old, section,
            section.buildings == 0
                ? tr("section %1 %2").arg(section.number).arg(land)
                : tr("section %1 %2, buildings: %3").arg(section.number).arg(land, QString::number(section.buildings)));
    }
    QStringList places;
    for (const Pef &pef : is.setup.pefs)
        places << QString::number(pef.section);
    parts.note(was.setup.pefs, is.setup.pefs, tr("PEFs in %1").arg(words::listing(places)));
    parts.noteNew(was.seed, is.seed, tr("seed %1"));
    return parts.text();
}

QString Telling::differences(const KeptSettlement &was, const KeptSettlement &is) const
{
    Differences parts;
    parts.noteNew(was.name, is.name, tr("now called %1"));
    parts.note(was.settlement.size, is.settlement.size, words::sizeOf(is, pack));
    parts.note(was.settlement.structures, is.settlement.structures,
               words::structures(is.settlement, pack).join(tr(", ")));
    parts.note(words::homes(was), words::homes(is), words::homes(is));
    parts.note(was.nomads, is.nomads, is.nomads.isEmpty() ? tr("no nomads") : words::nomads(is, pack));
    parts.note(was.notes, is.notes, is.notes.isEmpty() ? tr("no notes") : tr("notes: %1").arg(is.notes));
    return parts.text();
}

QString Telling::cameBackFrom(FigureId id) const
{
    const auto gone = std::find_if(before.former.rbegin(), before.former.rend(),
                                   [=](const FormerFigure &f) { return f.figure.id == id; });
    if (gone == before.former.rend())
        return {};
    return tr("brought back by hand; %1 in %2")
        .arg(words::inLine(gone->figure.status), words::turn(gone->farewell.turn, before, pack));
}

/// Returns the line of one change; none if the change has no text of its own.
std::optional<StoryLine> Telling::correction(const Campaign &now, const Change &change) const
{
    StoryLine line{.theme = Theme::Correction, .rulings = {QStringLiteral("R5")}};
    const auto of = [&](const QString &title, FigureId id) {
        line.title = title.arg(name(id));
        line.about = {id};
        line.decides = true;
    };
    if (const auto *figure = change.as<FigureCorrected>()) {
        of(tr("%1 edited"), figure->figure.id);
        if (const Figure *old = before.find(figure->figure.id)) {
            line.detail = differences(*old, figure->figure);
            line.decides = old->rep() != figure->figure.rep() || old->name != figure->figure.name;
        }
    } else if (const auto *test = change.as<LoyaltyTested>()) {
        return loyalty(now, *test);
    } else if (const auto *left = change.as<FigureLeft>()) {
        if (left->cause == LeaveCause::StayOrGo)
            return std::nullopt; // its test has a line already
        of(tr("%1 removed from the band"), left->id);
        line.detail = left->cause == LeaveCause::Outranked ? tr("outranks the Star") : words::inLine(left->status);
    } else if (const auto *held = change.as<FigureHeld>()) {
        of(held->on ? tr("%1 is captured") : tr("%1 is free again"), held->id);
    } else if (const auto *taken = change.as<GruntTakenOver>()) {
        return takenOver(after, *taken);
    } else if (const auto *back = change.as<FigureReturned>()) {
        of(tr("%1 is back"), back->id);
        line.detail = cameBackFrom(back->id);
    } else if (const auto *campaign = change.as<CampaignCorrected>()) {
        line.title = tr("Campaign edited");
        line.detail = differences(*campaign);
    } else if (const auto *encounter = change.as<EncounterCorrected>()) {
        line.title = step.rolls.empty()                               ? tr("Encounter edited")
            : step.rolls.front().reason.kind == RollKind::EnemyFigure ? tr("Enemy re-rolled")
                                                                      : tr("Table re-rolled");
        if (before.encounter)
            line.detail = differences(*before.encounter, encounter->encounter);
    } else if (const auto *settlement = change.as<SettlementCorrected>()) {
        line.title = tr("%1 edited").arg(settlementName(before, settlement->settlement.id));
        if (const KeptSettlement *old = before.settlement(settlement->settlement.id))
            line.detail = differences(*old, settlement->settlement);
    } else if (const auto *struck = change.as<SettlementStruck>()) {
        line.title = tr("%1 removed from the settlements").arg(settlementName(before, struck->id));
    } else if (const auto *turned = change.as<TurnEnded>()) {
        line.title = tr("The campaign goes on");
        if (turned->next.eal)
            line.detail = tr("next %1, EAL %2").arg(words::title(turned->next.kind), ealOf(turned->next.eal));
    } else if (change.is<CampaignEnded>()) {
        line.theme = Theme::Ending;
        line.title = tr("The campaign is over");
        line.detail = pack.hasSkill ? tr("there is no Leader") : tr("there is no Star to lead it");
    } else {
        return std::nullopt;
    }
    return line;
}

void Telling::corrected()
{
    Campaign now = before;
    for (const Change &one : step.changes) {
        if (std::optional<StoryLine> line = correction(now, one))
            story.lines.push_back(*std::move(line));
        apply(now, one);
    }
    if (story.lines.empty())
        return;
    head = story.lines.front();
    story.lines.erase(story.lines.begin());
    if (!change<LoyaltyTested>()) // the lines of a loyalty test have their own dice
        head.dice = plainDice(step.rolls);
}

} // namespace muster
