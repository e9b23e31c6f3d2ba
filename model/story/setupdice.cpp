// SPDX-License-Identifier: MIT
#include "model/story/setupdice.h"

#include "model/acts/suggest.h"
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

QString facesOf(const Rolls &rolls, Thrower by)
{
    QStringList faces;
    for (const Roll &roll : rolls) {
        for (const Die &die : roll.dice) {
            if (die.by == by)
                faces << QString::number(die.face);
        }
    }
    return faces.join(u' ');
}

const Setup *setupDealtBy(const Step &step)
{
    for (const Change &change : step.changes) {
        if (const auto *prepared = change.as<EncounterPrepared>())
            return &prepared->encounter.setup;
        if (const auto *corrected = change.as<EncounterCorrected>())
            return &corrected->encounter.setup;
    }
    return nullptr;
}

/// Returns "1d6 + 3".
QString totalWords(const DiceTotal &total)
{
    const QString dice = QStringLiteral("%1d%2").arg(total.dice).arg(total.sides);
    if (total.plus == 0)
        return dice;
    return QStringLiteral("%1 %2 %3")
        .arg(dice, total.plus > 0 ? QStringLiteral("+") : QStringLiteral("−"))
        .arg(std::abs(total.plus));
}

/// Returns the scores with which the leader comes: "1–5".
QString leaderScores(const RollTable<bool> &leader)
{
    for (const TableRow<bool> &row : leader.rows) {
        if (row.outcome)
            return row.from == row.to ? QString::number(row.from) : QStringLiteral("%1–%2").arg(row.from).arg(row.to);
    }
    return StoryText::tr("no score");
}

} // namespace

SetupDice::SetupDice(const History &history, const Encounter &inHand)
    : m_inHand(inHand.setup)
{
    std::size_t first = history.inForce;
    while (first > 0 && history.steps[first - 1].kind != StepKind::Prepared)
        --first;
    for (std::size_t i = first == 0 ? 0 : first - 1; i < history.inForce; ++i) {
        if (const Setup *dealt = setupDealtBy(history.steps[i]))
            note(*dealt, history.steps[i].rolls);
    }
}

void SetupDice::note(const Setup &dealt, const Rolls &rolls)
{
    for (const Section &section : dealt.sections) {
        const Rolls dice = rollsFor(rolls, {RollKind::Terrain, RollKind::Buildings}, section.number);
        if (!dice.empty())
            m_sections[section.number] = {section, dice};
    }
    for (const Pef &pef : dealt.pefs) {
        const Rolls dice = rollsFor(rolls, {RollKind::PefPlace}, pef.id);
        if (!dice.empty())
            m_pefs[pef.id] = {pef, dice};
    }
}

Rolls SetupDice::ofSection(int number) const
{
    const auto dealt = m_sections.find(number);
    const bool untouched = dealt != m_sections.end()
        && std::ranges::any_of(m_inHand.sections,
                               [&](const Section &section) { return isSameGround(section, dealt->second.piece); });
    return untouched ? dealt->second.dice : Rolls();
}

QString SetupDice::inWords(Thrower by) const
{
    QStringList sections;
    for (const Section &section : m_inHand.sections) {
        if (const QString faces = facesOf(ofSection(section.number), by); !faces.isEmpty())
            sections << StoryText::tr("section %1: %2").arg(section.number).arg(faces);
    }
    QStringList pefs;
    for (const Pef &pef : m_inHand.pefs) {
        if (const QString faces = facesOf(ofPef(pef.id), by); !faces.isEmpty())
            pefs << StoryText::tr("PEF %1: %2").arg(pef.id).arg(faces);
    }
    return (sections + pefs).join(QStringLiteral(", "));
}

Rolls SetupDice::ofPef(int id) const
{
    const auto dealt = m_pefs.find(id);
    const bool untouched =
        dealt != m_pefs.end() && std::ranges::find(m_inHand.pefs, dealt->second.piece) != m_inHand.pefs.end();
    return untouched ? dealt->second.dice : Rolls();
}

QString dealtInWords(const History &history)
{
    const std::optional<Encounter> encounter = history.campaign().encounter;
    if (!encounter || encounter->seeded)
        return {};
    const SetupDice dice(history, *encounter);
    QStringList sentences;
    if (const QString yours = dice.inWords(Thrower::Player); !yours.isEmpty())
        sentences << StoryText::tr("Your own dice: %1.").arg(yours);
    if (const QString ours = dice.inWords(Thrower::Program); !ours.isEmpty())
        sentences << StoryText::tr("Rolled for you: %1.").arg(ours);
    return sentences.join(u' ');
}

PefsBy pefsBy(const Campaign &campaign, const Pack &pack)
{
    const bool level =
        campaign.encounter ? campaign.encounter->eal.has_value() : systemOf(campaign, pack).traits.hasActivityLevel;
    return pack.patrol && !(level && acts::choosesPefsByLevel(campaign, pack)) ? PefsBy::Resolved : PefsBy::Activity;
}

QStringList pefSentences(const Campaign &campaign, const Pack &pack)
{
    if (pefsBy(campaign, pack) == PefsBy::Activity)
        return {};
    return {StoryText::tr(
        "PEFs start behind cover. They move on 2d6 against their Rep, highest first. Two passed: 16\", towards the "
        "nearest PEF on 1–4 (the last PEF splits), you on 5–6. One passed: 8\", on 1–2 and 3–6.")};
}

std::vector<LetterRow> letterRows(const PatrolTables &tables)
{
    std::vector<LetterRow> rows;
    const int last = int(tables.composition.size()) - 1;
    for (int resolved = 0; resolved <= last; ++resolved) {
        LetterRow row{resolved == 0          ? StoryText::tr("first")
                          : resolved == last ? StoryText::tr("%1+ before").arg(resolved)
                                             : StoryText::tr("%1 before").arg(resolved),
                      {}};
        for (int face = 1; face <= int(row.letters.size()); ++face)
            row.letters[std::size_t(face - 1)] = tables.compositionAfter(resolved).at(face);
        rows.push_back(row);
    }
    return rows;
}

QString letterWords(const Campaign &campaign, const Pack &pack, PefForce force)
{
    if (force == PefForce::FalseAlarm)
        return words::inLine(force);
    const PatrolTables &tables = *pack.patrol;
    const ForceTables &dice = force == PefForce::MainBody ? tables.mainBody : tables.stragglers;
    return StoryText::tr("%1, %2, leader on %3")
        .arg(words::inLine(force), totalWords(dice.total[acts::chosenNumbers(campaign, pack)]),
             leaderScores(dice.leader));
}

} // namespace muster
