// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/arranged.h"

#include "model/changes/campaign.h"
#include "model/changes/changekind.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "model/systems/halfmonths/sides.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

/// What a band has for vehicles (pp. 18, 19): a team's own, and by dice for so many of the others.
struct Motor {
    int own = 0; ///< always at hand
    QString list; ///< that has them by dice
    const FactionVehicles *byDice = nullptr;
    int figures = 0; ///< of that list
};

/// The group that the vehicles are for.
std::vector<FigureId> groupOf(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play) {
        const Meeting *meeting = campaign.meeting();
        const bool isOpen = meeting && !meeting->isShown(); // and those of the other band are not of the group
        return isOpen ? actions::usualPartyOf(campaign, pack, FigureId{*campaign.encounter->whose})
                      : halfMonths().usualParty(bandOfEncounter(campaign), pack);
    }
    std::vector<FigureId> group;
    for (const OwnFigure &own : campaign.play->own) {
        if (own.state != TableState::AtHome)
            group.push_back(own.id);
    }
    return group;
}

/// Of a team that a player leads those who came as printed ride in its own; the others are of the list that fills it up.
Motor motorOf(const Campaign &campaign, const Pack &pack)
{
    Motor motor;
    motor.list = bandOfEncounter(campaign).ownList();
    const std::vector<FigureId> group = groupOf(campaign, pack);
    motor.figures = static_cast<int>(group.size());
    if (const Team *team = pack.team(motor.list)) {
        motor.own = team->vehicles;
        motor.list = team->reinforcements;
        motor.figures = static_cast<int>(std::count_if(group.begin(), group.end(), [&](FigureId id) {
            const QString &type = campaign.find(id)->profile.type;
            return !campaign.find(id)->star
                && std::none_of(team->figures.begin(), team->figures.end(),
                                [&](const TeamFigure &printed) { return printed.profile.type == type; });
        }));
    }
    motor.byDice = pack.factions ? pack.factions->vehiclesOf(motor.list) : nullptr;
    return motor;
}

bool hasDice(const Motor &motor)
{
    return motor.byDice && motor.figures >= motor.byDice->figuresPerVehicle;
}

Step arranged(const EncounterArranged &settled)
{
    return stepOf(StepKind::Arranged, settled);
}

/// Null where no encounter of the first edition is there.
const Scenario *scenarioIn(const Campaign &campaign)
{
    return campaign.encounter ? scenarioOf(*campaign.encounter) : nullptr;
}

} // namespace

const ChangeKind EncounterArranged::kind(
    "encounter-arranged", of<EncounterArranged>,
    [](auto &json, auto &c) {
        json.numberIfAny("vehicles", c.vehicles, 0, 1000);
        json.flagIfAny("stockpile", c.stockpile);
    },
    [](const Campaign &now, const EncounterArranged &c) -> WhyNot {
        const Scenario *scenario = scenarioIn(now);
        return need(scenario && (!c.stockpile || mayConcernStockpile(scenario->kind)),
                    CampaignText::tr("there is no encounter that could be about that"));
    },
    [](Campaign &now, const EncounterArranged &c) {
        Scenario &scenario = now.encounter->part.edit<Scenario>();
        scenario.ownVehicles = c.vehicles;
        scenario.stockpile = c.stockpile;
        scenario.antidote = scenario.antidote && !c.stockpile;
    });

QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (scenario.ownVehicles)
        return StoryText::tr("Your vehicles: %1.").arg(*scenario.ownVehicles);
    const Motor motor = motorOf(campaign, pack);
    QStringList sentences;
    if (motor.own > 0)
        sentences << StoryText::tr("Your vehicles: %1.").arg(motor.own);
    constexpr int mostOfTwo = 12;
    if (motor.byDice && (motor.own == 0 || hasDice(motor))) {
        const QString more = motor.own == 0
            ? StoryText::tr("Your vehicles, 2d6: on %1–%2, one for every %3 figures.")
            : StoryText::tr("More vehicles, 2d6: on %1–%2, one for every %3 figures of those who joined the team.");
        sentences << more.arg(motor.byDice->from).arg(mostOfTwo).arg(motor.byDice->figuresPerVehicle);
    }
    return sentences.join(u' ');
}

namespace actions {

Problems checkRollVehicles(const Campaign &campaign, const Pack &pack)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActionText::tr("Vehicles are rolled for an encounter. Prepare one first.")}};
    const Motor motor = motorOf(campaign, pack);
    if (!motor.byDice && motor.own == 0)
        return {{ActionText::tr("The list of this band has no vehicles to roll for.")}};
    if (scenario->ownVehicles)
        return {{ActionText::tr("Your vehicles have already been rolled for this encounter.")}};
    if (motor.own == 0 && !hasDice(motor))
        return {{ActionText::tr("There is one vehicle for every %1 figures, and your group has %2.")
                     .arg(motor.byDice->figuresPerVehicle)
                     .arg(motor.figures)}};
    return {};
}

void rollVehicles(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
{
    const Motor motor = motorOf(campaign, pack);
    const int more = motor.byDice ? vehiclesAtHand(pack, motor.list, motor.figures, dice) : 0;
    step = arranged({motor.own + more, scenarioOf(*campaign.encounter)->stockpile});
}

Problems checkStake(const Campaign &campaign)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActionText::tr("There is no current encounter of these rules. Prepare one first.")}};
    if (!mayConcernStockpile(scenario->kind))
        return {{ActionText::tr("Only a Raid or a Recover can be about a stockpile.")}};
    if (campaign.meeting())
        return {{ActionText::tr("Where two bands of the campaign meet, it cannot be about a stockpile.")}};
    if (campaign.play)
        return {{ActionText::tr("The battle has begun. What it is about is settled before that.")}};
    return {};
}

Result<Step> setStake(const Campaign &campaign, bool stockpile)
{
    if (Problems problems = checkStake(campaign); !problems.empty())
        return problems;
    const Scenario &scenario = *scenarioOf(*campaign.encounter);
    if (scenario.stockpile == stockpile)
        return Problem{stockpile ? ActionText::tr("This encounter is already about a stockpile.")
                                 : ActionText::tr("This encounter is not about a stockpile.")};
    return arranged({scenario.ownVehicles, stockpile});
}

} // namespace actions

void Telling::arranged()
{
    if (partyWritten())
        return;
    head.theme = Theme::Prepare;
    const Scenario *was = scenarioIn(before);
    const Scenario *is = scenarioIn(after);
    if (was && is && was->stockpile != is->stockpile) {
        head.title = tr("What the encounter is about");
        head.detail = is->stockpile ? tr("a stockpile") : tr("no stockpile after all");
        head.rulings = {QStringLiteral("R88")};
        return;
    }
    head.title = tr("Your vehicles");
    if (is)
        head.detail = is->ownVehicles.value_or(0) == 0 ? tr("none") : QString::number(*is->ownVehicles);
    head.dice = plainDice(rolls({RollKind::Vehicles}));
}

namespace {

/// Both parts of it, each as the player would have it.
QString setUpOf(ScenarioKind kind, const ScenarioRow &row, const Pack &pack)
{
    Encounter dealt;
    Scenario scenario;
    scenario.kind = kind;
    QStringList sides;
    for (const ScenarioSide &side : row.sides) {
        scenario.role = side.role;
        dealt.part = scenario;
        const TableEdge edge = tableEdges(dealt, pack).yours;
        const QString sentence = SystemText::tr("%1: %2").arg(words::title(side.role), edge.sentence);
        if (!sides.contains(sentence))
            sides << sentence;
    }
    return sides.join(u' ');
}

} // namespace

std::vector<PossibleEncounter> HalfMonths::possible(const Campaign &campaign, const Pack &pack) const
{
    std::vector<std::pair<ScenarioKind, QString>> coming;
    const Genre genre = columnOf(campaign, pack);
    if (campaign.following && campaign.following->kind) {
        coming.emplace_back(*campaign.following->kind, QString());
    } else if (campaign.following) {
        for (const ScenarioKind kind : mayFollow(*pack.scenarios, campaign.following->over.kind))
            coming.emplace_back(kind, QString());
    } else {
        for (const ScenarioKind kind : allScenarios) {
            if (const auto modifier = pack.scenarios->modifier(kind, genre))
                coming.emplace_back(kind,
                                    *modifier == 0      ? SystemText::tr("2d6")
                                        : *modifier > 0 ? SystemText::tr("2d6 + %1").arg(*modifier)
                                                        : SystemText::tr("2d6 − %1").arg(-*modifier));
        }
    }
    std::vector<PossibleEncounter> all;
    for (const auto &[kind, dice] : coming)
        all.push_back({words::title(kind), dice, setUpOf(kind, pack.scenarios->of(kind), pack)});
    return all;
}

QString HalfMonths::howItComes(const Campaign &campaign, const Pack &pack) const
{
    if (const Figure *star = nextDue(campaign)) {
        return campaign.following
            ? SystemText::tr("The survivors of both sides may meet again immediately. If they do not, the encounter of "
                             "%1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star))
            : SystemText::tr("The encounter of %1 comes, whose 7 was rolled in the same turn.")
                  .arg(words::bandOf(*star));
    }
    if (campaign.following)
        return SystemText::tr("The survivors of both sides may meet again immediately. If they do not, turns pass "
                              "until a %1 is rolled.")
            .arg(pack.calendar->encounterOn);
    return SystemText::tr("Rolls 2d6 each turn until a %1 brings an encounter, then rolls up its kind, your role, the "
                          "enemy and everything else.")
        .arg(pack.calendar->encounterOn);
}

QString HalfMonths::turnOnButton(int turn, const Pack &) const
{
    return words::capitalised(words::lateOrEarly(turn));
}

/// The enemy's figures are written in as they are rolled.
EncounterPart HalfMonths::blankPart(int) const
{
    return Scenario();
}

} // namespace muster
