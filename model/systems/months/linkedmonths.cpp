// SPDX-License-Identifier: MIT
#include "model/systems/months/linkedmonths.h"

#include "model/actions/aftermath.h"
#include "model/actions/demands.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/json/form.h"
#include "model/json/records.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const LinkedMonths theLinkedMonths(QLatin1StringView("months"),
                                   {.takesWishes = true,
                                    .testsLoyalty = true,
                                    .hasActivityLevel = true,
                                    .turnNames = QT_TRANSLATE_NOOP("Systems", "Months"),
                                    .nextTurn = QT_TRANSLATE_NOOP("Systems", "Next month"),
                                    .served = QT_TRANSLATE_N_NOOP("Systems", "%n months"),
                                    .quiet = QT_TRANSLATE_N_NOOP("Systems", "%n quiet months"),
                                    .whyNoRest = nullptr});
const PlainBattles thePlainBattles(QLatin1StringView("battles"),
                                   {.takesWishes = true, .nextTurn = QT_TRANSLATE_NOOP("Systems", "Next battle")});

} // namespace

const CampaignSystem &linkedMonths()
{
    return theLinkedMonths;
}

const CampaignSystem &plainBattles()
{
    return thePlainBattles;
}

Stranger Months::stranger(const Encounter &encounter, const Known &known) const
{
    // Rules that roll up the encounter itself have no other.
    return known.pack().chain ? known.list(encounter.enemy) : Known::unknown(QString(slug(encounter.kind)));
}

QString Months::title(const Encounter &encounter) const
{
    return words::title(encounter.kind);
}

static Term termOf(EncounterKind kind)
{
    return {QString(slug(kind)), words::title(kind)};
}

static Term anyRaid()
{
    return {QStringLiteral("raid"), SystemText::tr("Raid of either kind")};
}

std::vector<Term> Months::kinds(const Encounter &encounter) const
{
    std::vector<Term> all{termOf(encounter.kind)};
    if (isRaid(encounter.kind))
        all.push_back(anyRaid());
    return all;
}

std::vector<Term> Months::everyKind() const
{
    std::vector<Term> all;
    for (const EncounterKind kind : {EncounterKind::Patrol, EncounterKind::RaidAttack, EncounterKind::RaidDefend})
        all.push_back(termOf(kind));
    all.push_back(anyRaid());
    return all;
}

Dealt Months::glimpse(const Campaign &campaign, const Pack &, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.kind = wish.kind.value_or(campaign.next.kind);
    if (traits.hasActivityLevel)
        encounter.eal = campaign.next.eal ? *campaign.next.eal : rollEal(dice);
    encounter.enemy = enemyOf(campaign, wish.enemy);
    return {0, encounter};
}

Dealt Months::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Dealt dealt = glimpse(campaign, pack, wish, dice);
    dealt.encounter->setup = dealFor(campaign, pack, dealt.encounter->kind, dice, wish);
    return dealt;
}

void Months::checkCorrection(const Campaign &, const Pack &pack, const Encounter &wanted, Problems &problems) const
{
    actions::demandList(pack, wanted.enemy, problems);
}

bool Months::areFor(const Campaign &campaign, const Pack &pack, bool plain)
{
    const QString how = actions::optionValue(campaign, pack, QStringLiteral("campaign"));
    return pack.terrain && pack.chain && pack.activity && pack.recovery && (how == QLatin1String("plain")) == plain;
}

bool LinkedMonths::isFor(const Campaign &campaign, const Pack &pack) const
{
    return areFor(campaign, pack, false);
}

bool PlainBattles::isFor(const Campaign &campaign, const Pack &pack) const
{
    return areFor(campaign, pack, true);
}

void LinkedMonths::turn(actions::Aftermath &aftermath) const
{
    sendReinforcements(aftermath);
    sendOutranking(aftermath);
    serveMonth(aftermath);
    testLoyalty(aftermath);
    aftermath.happen(TurnEnded{after(aftermath.campaign().past.back(), aftermath.pack())});
}

NextEncounter LinkedMonths::after(const PastEncounter &last, const Pack &pack) const
{
    return nextEncounter(*pack.chain, last.kind, last.outcome, last.eal.value_or(lowestEal)); // R13
}

void PlainBattles::turn(actions::Aftermath &aftermath) const
{
    sendReinforcements(aftermath);
    serveMonth(aftermath);
    aftermath.happen(TurnEnded{after(aftermath.campaign().past.back(), aftermath.pack())});
}

NextEncounter PlainBattles::after(const PastEncounter &last, const Pack &) const
{
    const bool raidNext = last.kind == EncounterKind::Patrol && last.outcome == Outcome::Success;
    return {raidNext ? EncounterKind::RaidAttack : EncounterKind::Patrol, std::nullopt};
}

QString PlainBattles::turnName(const Pack &) const
{
    return SystemText::tr("Battle");
}

QJsonObject Months::shown(const Encounter &encounter, const Pack &pack) const
{
    JsonWriter json;
    json.choice("kind", encounter.kind);
    json.numberOrNone("eal", encounter.eal, lowestEal, highestEal);
    json.choice("time", encounter.setup.time);
    json.text("enemy", encounter.enemy);
    json.number("objective_buildings", encounter.setup.objectiveBuildings, 0, 100);
    json.seed("seed", encounter.seed);
    json.textIfAny("objective", encounter.objective);
    json.textIfAny("entry", encounter.entry);
    json.recordUnless(Grid(), "table", encounter.setup.grid);
    QJsonObject all = json.object();
    all[u"sections"_s] = shownJson(encounter.setup.sections, pack);
    all[u"pefs"_s] = shownJson(encounter.setup.pefs, pack);
    return all;
}

} // namespace muster
