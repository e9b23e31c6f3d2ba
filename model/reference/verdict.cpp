// SPDX-License-Identifier: MIT
#include "model/reference/verdict.h"

#include "model/reference/procedurewords.h"
#include "model/reference/taker.h"
#include "model/texts.h"
#include "rules/dice/attempt.h"

namespace muster {

Verdict verdictOf(ShelvedTest test, const ShelfVariant &variant, const Arguments &given, const Resolved &resolved,
                  const Rolls &rolls)
{
    const Ruled ruled = variant.rule(given, resolved);
    Verdict verdict;
    verdict.test = std::move(test);
    verdict.test.faces.clear();
    verdict.state = ruled.state;
    if (ruled.state == TableState::DuckedBack && ruled.turns > 0)
        verdict.ducks = ruled.turns;
    verdict.turnsIn = ruled.later == TableState::Turned ? std::optional(ruled.turns) : std::nullopt;
    verdict.wound = ruled.wound;
    verdict.starPower = ruled.starPower;
    verdict.lasting = ruled.lasting;
    verdict.rolls = rolls;
    for (const Roll &roll : rolls) {
        for (const Die die : roll.dice)
            verdict.test.faces.push_back(die.face);
    }
    if (variant.passing && !rolls.empty()) {
        const Roll &first = rolls.front();
        verdict.target = variant.passing(given, {first.reason, static_cast<int>(first.dice.size()), first.sides});
    }
    return verdict;
}

QString testName(const ShelfEntry &entry)
{
    return entry.title.section(u',', 0, 0);
}

namespace {

/// What its dice and its values come to by this variant; empty where they do not go with it.
Ruled ruledBy(const ShelvedTest &test, const ShelfVariant &variant, const Pack &sheet)
{
    const Result<Arguments> given = words::argumentsFor(*variant.procedure, sheet, test.values);
    if (!given)
        return {};
    Tape tape;
    for (const int face : test.faces)
        tape.push_back({static_cast<std::uint8_t>(face), Thrower::Player});
    Resolved resolved;
    const Attempt taken = attempt(tape, [&](Dice &dice) { resolved = variant.procedure->run(sheet, *given, dice); });
    return taken.isComplete() ? variant.rule(*given, resolved) : Ruled();
}

QString told(const TableNote &note, const Campaign &campaign, const Pack &pack)
{
    if (!note.test)
        return note.text;
    const Figure *figure = campaign.find(note.whose.id);
    const QString who =
        figure ? figure->name : ShelfText::tr("Group %1, figure %2").arg(note.whose.group).arg(note.whose.figure);
    const ToldTest taken = told(*note.test, campaign, pack);
    return ShelfText::tr("%1, %2: %3").arg(who, taken.test, taken.outcome);
}

} // namespace

ToldTest told(const ShelvedTest &test, const Campaign &campaign, const Pack &pack)
{
    const std::optional<Pack> borrowed =
        borrowedSheet(campaign).isEmpty() ? std::nullopt : std::optional(sheetPackOf(campaign, pack));
    const Pack &sheet = borrowed ? *borrowed : pack;
    const std::optional<ShelfEntry> entry = shelfEntry(sheet, test.entry);
    const auto place = static_cast<std::size_t>(test.variant);
    if (!entry || place >= entry->variants.size() || !entry->variants[place].procedure)
        return {test.entry, {}};
    const Ruled ruled = ruledBy(test, entry->variants[place], sheet);
    return {testName(*entry), ruled.asTaken.isEmpty() ? ruled.headline : ruled.asTaken, ruled.text};
}

QStringList notesOf(const Campaign &campaign, const Pack &pack)
{
    QStringList notes;
    for (const TableNote &note : campaign.play ? campaign.play->notes : std::vector<TableNote>())
        notes << told(note, campaign, pack);
    return notes;
}

} // namespace muster
