// SPDX-License-Identifier: MIT
#include "model/odds/expectation.h"

#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/changes/band.h"
#include "model/names.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/texts.h"
#include "rules/lists.h"
#include "rules/slug.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace muster {

namespace {

void count(BattlesWon &score, bool won)
{
    ++score.of;
    score.won += won ? 1 : 0;
}

/// Returns the losses assumed before there is a record: those that dice cause in any battle.
std::vector<Fate> usualLosses(const Campaign &campaign, const Pack &pack)
{
    constexpr std::array usual{Fate::OutOfTheFight, Fate::ObviouslyDead, Fate::RanAway,
                               Fate::BadWound,      Fate::Unconscious,   Fate::Dead};
    std::vector<Fate> fates = fatesIn(campaign, pack);
    std::erase_if(fates, [&](Fate fate) { return !contains(usual, fate); });
    return fates;
}

QString fateIds(const Campaign &campaign, const Pack &pack)
{
    QStringList ids;
    for (const Fate fate : fatesIn(campaign, pack)) {
        if (fate != Fate::Fine)
            ids << slug(fate);
    }
    return ids.join(QStringLiteral(", "));
}

/// Counts how finished meetings with foes ended.
void countFoes(const AllFoes &foes, Record &record)
{
    for (const Foe &foe : foes) {
        for (const FoeMeeting &meeting : foe.met) {
            if (!meeting.outcome)
                continue;
            const FoeStatus status = statusAs(meeting.fate);
            ++record.foesMet;
            record.foesCaptured += status == FoeStatus::Captured ? 1 : 0;
            record.foesKilled += status == FoeStatus::Killed ? 1 : 0;
        }
    }
}

bool isChance(double chance)
{
    return chance >= 0 && chance <= 1; // false for NaN, too
}

} // namespace

bool asksLoyalty(const Campaign &campaign, const Pack &pack)
{
    return carriesCampaign(pack) && systemOf(campaign, pack).traits.testsLoyalty
        && acts::optionValue(campaign, pack, QStringLiteral("loyalty")) != QLatin1String("off"); // R94
}

bool asksContact(const Campaign &campaign, const Pack &pack)
{
    const bool byLevel = !pack.patrol || acts::choosesPefsByLevel(campaign, pack);
    return pack.activity && byLevel && systemOf(campaign, pack).traits.hasActivityLevel;
}

Record recordOf(std::span<const Step> steps)
{
    Record record;
    Campaign campaign;
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            if (const auto *finished = change.as<EncounterFinished>()) {
                const bool won = finished->outcome == Outcome::Success;
                count(record.battles, won);
                count(record.byKind[kindOf(*campaign.encounter).id], won);
            } else if (const auto *fared = change.as<FigureFared>()) {
                ++record.figures;
                ++record.fates[fared->fate];
                record.inflictedDamage += fared->deeds.completed().inflictedDamage ? 1 : 0;
            }
            apply(campaign, change);
        }
    }
    countFoes(campaign.foes, record);
    return record;
}

Expectation expectationOf(const Record &record, const Campaign &campaign, const Pack &pack)
{
    Expectation expected;
    expected.win = (record.battles.won + 1.0) / (record.battles.of + 2.0);
    const std::vector<Fate> usual = usualLosses(campaign, pack);
    const double figures = record.figures + priorFigures;
    for (const Fate fate : usual)
        expected.losses[fate] = priorLosses / (static_cast<double>(usual.size()) * figures);
    for (const auto &[fate, times] : record.fates) {
        if (fate != Fate::Fine)
            expected.losses[fate] += times / figures;
    }
    expected.inflictsDamage = record.inflictedDamage / figures;
    expected.capturesFoe = (record.foesCaptured + 0.5) / (record.foesMet + 2.0);
    expected.killsFoe = (record.foesKilled + 0.5) / (record.foesMet + 2.0);
    return expected;
}

Result<Losses> lossesIn(const QString &text, const Campaign &campaign, const Pack &pack)
{
    Losses losses;
    Problems problems;
    const std::vector<Fate> known = fatesIn(campaign, pack);
    const QStringList parts = text.split(u',', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QString id = part.section(u':', 0, 0).trimmed();
        const auto fate = fromSlug<Fate>(id);
        bool isNumber = false;
        const double chance = part.section(u':', 1).trimmed().toDouble(&isNumber);
        if (!fate || *fate == Fate::Fine || !contains(known, *fate))
            problems << OddsText::tr("“%1” is not a loss in these rules. Losses: %2.").arg(id, fateIds(campaign, pack));
        else if (!isNumber || !isChance(chance))
            problems
                << OddsText::tr("The chance of a loss must be from 0 to 1, as in %1:0.1.").arg(QString(slug(*fate)));
        else if (!losses.emplace(*fate, chance).second)
            problems << OddsText::tr("“%1” has two chances. Give one.").arg(id);
    }
    if (!problems.empty())
        return problems;
    return losses;
}

double Expectation::lossesInAll() const
{
    double sum = 0;
    for (const auto &[fate, chance] : losses)
        sum += chance;
    return sum;
}

Problems checkExpectation(const Expectation &expected)
{
    Problems problems;
    const auto &winOf = expected.winOf;
    if (!isChance(expected.win) || !std::ranges::all_of(winOf, isChance))
        problems << OddsText::tr("The chance of a success must be from 0 to 1.");
    constexpr double roundedOff = 1e-9;
    if (!(expected.lossesInAll() <= 1 + roundedOff))
        problems << OddsText::tr("The chances of all losses together must be at most 1.");
    return problems;
}

} // namespace muster

namespace muster::words {

namespace {

constexpr double hair = 1e-12; // tolerance for sums of exact chances

} // namespace

QString percent(double chance)
{
    const int whole = qRound(chance * 100);
    if (whole == 0 && chance > hair)
        return OddsText::tr("under 1%");
    if (whole == 100 && chance < 1 - hair)
        return OddsText::tr("over 99%");
    return OddsText::tr("%1%").arg(whole);
}

} // namespace muster::words
