// SPDX-License-Identifier: MIT
#include "model/story/setupdice.h"

#include "model/changes/campaign.h"
#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

Rolls rollsFor(const Rolls &rolls, int subject, std::initializer_list<RollKind> kinds)
{
    Rolls found;
    for (const RollKind kind : kinds) {
        std::copy_if(rolls.begin(), rolls.end(), std::back_inserter(found), [&](const Roll &roll) {
            return roll.reason == Reason{kind, subject};
        });
    }
    return found;
}

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

} // namespace

SetupDice::SetupDice(const Book &book, const Encounter &inHand)
    : m_inHand(inHand.setup)
{
    std::size_t first = book.inForce;
    while (first > 0 && book.steps[first - 1].kind != StepKind::Prepared)
        --first;
    for (std::size_t i = first == 0 ? 0 : first - 1; i < book.inForce; ++i) {
        if (const Setup *dealt = setupDealtBy(book.steps[i]))
            note(*dealt, book.steps[i].rolls);
    }
}

void SetupDice::note(const Setup &dealt, const Rolls &rolls)
{
    for (const Section &section : dealt.sections) {
        const Rolls dice = rollsFor(rolls, section.number, {RollKind::Terrain, RollKind::Buildings});
        if (!dice.empty())
            m_sections[section.number] = {section, dice};
    }
    for (const Pef &pef : dealt.pefs) {
        const Rolls dice = rollsFor(rolls, pef.id, {RollKind::PefPlace});
        if (!dice.empty())
            m_pefs[pef.id] = {pef, dice};
    }
}

Rolls SetupDice::ofSection(int number) const
{
    const auto dealt = m_sections.find(number);
    const bool untouched = dealt != m_sections.end()
        && std::any_of(m_inHand.sections.begin(), m_inHand.sections.end(),
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
    const bool untouched = dealt != m_pefs.end()
        && std::find(m_inHand.pefs.begin(), m_inHand.pefs.end(), dealt->second.piece) != m_inHand.pefs.end();
    return untouched ? dealt->second.dice : Rolls();
}

QString dealtInWords(const Book &book)
{
    const std::optional<Encounter> encounter = book.campaign().encounter;
    if (!encounter || encounter->seeded)
        return {};
    const SetupDice dice(book, *encounter);
    QStringList sentences;
    if (const QString yours = dice.inWords(Thrower::Player); !yours.isEmpty())
        sentences << StoryText::tr("Your own dice: %1.").arg(yours);
    if (const QString ours = dice.inWords(Thrower::Program); !ours.isEmpty())
        sentences << StoryText::tr("Rolled for you: %1.").arg(ours);
    return sentences.join(u' ');
}

} // namespace muster
