// SPDX-License-Identifier: MIT
#include "model/actions/aftermath/aftermath.h"
#include "model/actions/arms.h"
#include "model/actions/bands.h"
#include "model/actions/demands.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"

#include <algorithm>
#include <set>

namespace muster::actions {

namespace {

/// With a wound that was reported beside the fate (R7): who went on is as hurt as that, who is dead is dead whatever it
/// did, and who was felled did not get away by running.
ReportedFate asItCounts(ReportedFate reported, const CampaignSystem &system)
{
    std::optional<Fate> &wound = reported.deeds.wound;
    if (wound == Fate::Fine)
        wound.reset();
    if (!wound)
        return reported;
    const bool dead = wound == Fate::Dead || wound == Fate::ObviouslyDead;
    const bool felled = dead || wound == Fate::OutOfTheFight || wound == Fate::Unconscious || wound == Fate::Wounded;
    const bool ran = reported.fate == Fate::RanAway;
    if (!(dead || reported.fate == Fate::Fine || (ran && felled)))
        return reported;
    if (wound == Fate::Unconscious || wound == Fate::Wounded)
        reported.deeds = system.deedsThatCount(besideFate(reported.fate, reported.deeds));
    reported.fate = *wound;
    wound.reset();
    return reported;
}

std::vector<ReportedFate> inBandOrder(const Campaign &campaign, const BattleReport &report)
{
    std::vector<ReportedFate> fates;
    for (const Figure &figure : campaign.band) {
        const auto reported = std::find_if(report.figures.begin(), report.figures.end(),
                                           [&](const ReportedFate &f) { return f.id == figure.id; });
        if (reported != report.figures.end())
            fates.push_back(asItCounts(*reported, systemOf(*campaign.encounter)));
    }
    return fates;
}

/// None where it was all of the points, or none of them.
std::optional<Fraction> partOf(const BattleReport &report)
{
    const bool whole = report.won == Fraction{0, 1} || report.won == Fraction{1, 1};
    return whole ? std::nullopt : report.won;
}

} // namespace

Aftermath::Aftermath(const Campaign &before, const Pack &pack, const BattleReport &report, Dice &dice, Step &step)
    : m_campaign(before)
    , m_before(before)
    , m_pack(pack)
    , m_encounter(*before.encounter)
    , m_outcome(report.outcome)
    , m_won(systemOf(*before.encounter).scored(before, report, false))
    , m_theirs(systemOf(*before.encounter).scored(before, report, true))
    , m_enemy(report.enemy)
    , m_heldField(actions::heldField(before, report))
    , m_heirs(report.heirs)
    , m_fates(inBandOrder(before, report))
    , m_dice(dice)
    , m_step(step)
{
}

Aftermath::Aftermath(const Campaign &stopped, const Pack &pack, Dice &dice, Step &step)
    : m_campaign(stopped)
    , m_before(stopped)
    , m_pack(pack)
    , m_outcome(stopped.past.back().outcome)
    , m_won(stopped.past.back().won.value_or(Fraction{m_outcome == Outcome::Success ? 1 : 0, 1}))
    , m_fates(stopped.fared)
    , m_dice(dice)
    , m_step(step)
{
}

QString Aftermath::option(const QString &id) const
{
    return optionValue(m_campaign, m_pack, id);
}

void Aftermath::happen(Change change)
{
    muster::apply(m_campaign, change); // not std::apply, which a variant would find
    m_step.changes.push_back(std::move(change));
}

bool Aftermath::isTakenOver(FigureId id) const
{
    return std::any_of(m_step.changes.begin(), m_step.changes.end(), [=](const Change &change) {
        const auto *taken = change.as<GruntTakenOver>();
        return taken && taken->id == id;
    });
}

void serveMonth(Aftermath &aftermath, const MonthServed &month)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    aftermath.happen(month);
    std::set<FigureId> lost;
    for (const Figure &figure : band) {
        if (!aftermath.campaign().starOf(figure))
            lost.insert(figure.leader);
    }
    for (const FigureId star : lost) {
        for (const Change &change :
             disband(aftermath.campaign(), aftermath.pack(), star, aftermath.heirs(), LeaveCause::StarLost))
            aftermath.happen(change);
    }
}

void Aftermath::countAs(FigureId id, Fate fate)
{
    for (ReportedFate &told : m_fates) {
        if (told.id == id)
            told.fate = fate;
    }
}

namespace {

/// The wounded, who count from then on as First Aid left them (R80). Dice: 2d6 each.
void aidTheWounded(Aftermath &aftermath)
{
    const CampaignSystem &system = systemOf(aftermath.campaign(), aftermath.pack());
    const std::vector<ReportedFate> reported = aftermath.fates();
    for (const ReportedFate &told : reported) {
        if (told.fate != Fate::Wounded)
            continue;
        const int rep = aftermath.campaign().find(told.id)->rep();
        const FirstAidResult result = giveFirstAid(*aftermath.pack().firstAid, rep, aftermath.dice(), number(told.id));
        const Fate fate = system.fateOf(result.aided);
        aftermath.happen(FirstAidGiven{told.id, result.passed, fate});
        aftermath.countAs(told.id, fate);
    }
}

} // namespace

void sendReinforcements(Aftermath &aftermath)
{
    const std::vector<Figure> band = aftermath.campaign().band;
    for (const Figure &figure : band) {
        if (figure.forEncounter)
            aftermath.happen(FigureLeft{figure.id, Status::Left, LeaveCause::EncounterOver});
    }
}

void finishBattle(const Campaign &campaign, const Pack &pack, const BattleReport &report, Dice &dice, Step &step)
{
    step.kind = StepKind::BattleFinished;
    Aftermath aftermath(campaign, pack, report, dice, step);
    const std::optional<Fraction> theirs =
        campaign.meeting() ? std::optional(systemOf(*campaign.encounter).scored(campaign, report, true)) : std::nullopt;
    aftermath.happen(EncounterFinished{report.outcome, partOf(report), theirs});
    aidTheWounded(aftermath);
    const CampaignSystem &system = systemOf(campaign, pack);
    system.settle(aftermath);
    if (aftermath.end()) {
        aftermath.happen(CampaignEnded{*aftermath.end()});
        return;
    }
    system.turn(aftermath);
}

Result<Step> setRunAside(const Campaign &campaign, const Pack &pack, const BattleReport &report)
{
    if (Problems problems = checkFinish(campaign, pack, report); !problems.empty())
        return problems;
    Step step;
    step.kind = StepKind::SetAside;
    step.changes = {RunSetAside{report.outcome, partOf(report), inBandOrder(campaign, report)}};
    return step;
}

} // namespace muster::actions
