// SPDX-License-Identifier: MIT
#include "model/systems/arrangements.h"

#include "model/acts/actkind.h"
#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/acts/suggest.h"
#include "model/changes/campaign.h"
#include "model/story/landwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/slug.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace acts {

namespace {

MediaSetting settingOf(const Campaign &campaign, const Pack &pack)
{
    return fromSlug<MediaSetting>(optionValue(campaign, pack, QStringLiteral("setting"))).value_or(MediaSetting::None);
}

int turnOf(const Campaign &campaign)
{
    return campaign.play ? campaign.play->turn : 0;
}

/// Returns the modifier of the die for genre and setting.
int coverageModifier(const Campaign &campaign, const Pack &pack)
{
    return pack.media->genres[int(genreOf(campaign, pack).media)]
        + pack.media->settings[int(settingOf(campaign, pack))];
}

Problems seekPress(const ActContext &d, const SeekPress &)
{
    const auto &[campaign, pack, seed, dice, step] = d;
    if (!pack.media)
        return {{ActsText::tr("%1 has no media coverage.").arg(pack.title)}};
    if (!campaign.encounter)
        return {{ActsText::tr("Media coverage is rolled for an encounter. Prepare one first.")}};
    if (isCrew(thoseWhoFight(campaign), pack))
        return {{ActsText::tr("Your own band is the media crew.")}};
    const std::optional<Press> &sought = campaign.encounter->press;
    if (sought && sought->coverage != Coverage::Possible)
        return {{sought->coverage == Coverage::Full ? ActsText::tr("A media crew is already there.")
                                                    : ActsText::tr("No media crew will come to this encounter.")}};
    if (sought && turnOf(campaign) <= sought->turn)
        return {{ActsText::tr("Media coverage is possible. Roll again in the next turn of the battle, turn %1.")
                     .arg(sought->turn + 1)}};
    step.kind = StepKind::PressSought;
    Press press;
    press.turn = turnOf(campaign);
    press.coverage = rollCoverage(*pack.media, genreOf(campaign, pack).media, settingOf(campaign, pack), dice);
    if (press.coverage == Coverage::Full)
        press.crew = raiseCrew(pack, dice);
    return d.happen(PressRolled{press});
}

} // namespace

const ActKind SeekPress::kind(of<SeekPress>,
                              {
                                  .name = "press",
                                  .places = ActPlace::Dealt | ActPlace::Table,
                                  .title = [](const SeekPress &) { return StoryText::tr("Roll for media"); },
                                  .run = seekPress,
                              });

Result<Step> joinPress(const Campaign &campaign, const Pack &pack, const QString &type)
{
    if (!pack.media || !campaign.encounter || !campaign.encounter->press
        || campaign.encounter->press->coverage != Coverage::Full)
        return Problem{ActsText::tr("No media crew is there to go along with. Roll for media coverage first.")};
    QStringList types;
    for (const MediaTables::Companion &companion : pack.media->companions) {
        const QString shown = packWords(companion.profile.type);
        types << shown;
        if (companion.profile.type.compare(type, Qt::CaseInsensitive) != 0
            && shown.compare(type, Qt::CaseInsensitive) != 0)
            continue;
        Press press = *campaign.encounter->press;
        if (crewFault(*pack.media, press.crew, companion.profile))
            return Problem{ActsText::tr("The media crew already has one: %1.").arg(shown)};
        press.crew.push_back(companion.profile);
        Step step;
        step.kind = StepKind::PressSought;
        step.changes = {PressRolled{press}};
        return step;
    }
    return Problem{ActsText::tr("“%1” does not go along with a media crew. Choices: %2.")
                       .arg(type.simplified().left(40), types.join(QStringLiteral(", ")))};
}

bool isCrew(const Campaign &campaign, const Pack &pack)
{
    return pack.media && campaign.ownList() == pack.media->list;
}

std::vector<TableRow<Profile>> pickableOf(const Campaign &campaign, const Pack &pack)
{
    std::vector<TableRow<Profile>> all;
    if (const ArmyList *list = pack.list(campaign.ownList()))
        all = list->figures.rows;
    if (isCrew(campaign, pack)) {
        for (const MediaTables::Companion &companion : pack.media->companions)
            all.push_back({0, 0, companion.profile});
    }
    return all;
}

CrewPart crewPartOf(const Pack &pack, const Figure &figure)
{
    return pack.media ? muster::crewPartOf(*pack.media, figure.profile.weapon) : CrewPart::None;
}

void demandWork(const Pack &pack, const Figure &figure, const MediaWork &media, const QString &who, Problems &problems)
{
    const CrewPart part = crewPartOf(pack, figure);
    const bool shoots = media.closeShots > 0 || media.longShots > 0 || !media.shot.empty();
    const bool asks = media.leadStories > 0 || media.soundBites > 0 || !media.asked.empty();
    if (shoots && part != CrewPart::Camera)
        problems << ActsText::tr("%1 carries no camera, so there are no shots to report.").arg(who);
    if (asks && part != CrewPart::Reporter)
        problems << ActsText::tr("%1 is no reporter, so there are no interviews to report.").arg(who);
    if (int(media.shot.size()) > media.closeShots)
        problems << ActsText::tr("%1 has more figures in close shots than close shots. Each shot shows one figure.")
                        .arg(who);
}

} // namespace acts

namespace {

QStringList crewOf(const Press &press)
{
    QStringList crew;
    for (const Profile &figure : press.crew)
        crew << StoryText::tr("%1, Rep %2").arg(packWords(figure.type), QString::number(figure.rep));
    return crew;
}

QString toRoll(const Campaign &campaign, const Pack &pack)
{
    const int added = acts::coverageModifier(campaign, pack);
    const QString full = words::faces(1, pack.media->full - added);
    const QString possible = words::faces(pack.media->full - added + 1, pack.media->possible - added);
    QStringList parts;
    if (!full.isEmpty())
        parts << StoryText::tr("%1: a crew is there").arg(full);
    if (!possible.isEmpty())
        parts << StoryText::tr("%1: roll again next turn").arg(possible);
    if (parts.isEmpty())
        return StoryText::tr("There is no media coverage.");
    return StoryText::tr("Media coverage, 1d6 at the start: %1.").arg(parts.join(StoryText::tr(", ")));
}

} // namespace

QString pressSentence(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media || !campaign.encounter || acts::isCrew(thoseWhoFight(campaign), pack))
        return {};
    const std::optional<Press> &press = campaign.encounter->press;
    if (!press)
        return toRoll(campaign, pack);
    if (press->coverage == Coverage::Full)
        return StoryText::tr("A media crew is there and moves last: %1.").arg(crewOf(*press).join(StoryText::tr("; ")));
    return press->coverage == Coverage::Possible ? StoryText::tr("A media crew may still arrive: roll again next turn.")
                                                 : StoryText::tr("There is no media coverage.");
}

QString words::mediaWork(const MediaWork &media)
{
    const auto shots = [](int count, int inches) {
        return count == 0 ? QString() : StoryText::tr("%n shots from %1″", nullptr, count).arg(inches);
    };
    const auto reps = [](const std::vector<int> &all, const QString &text) {
        QStringList numbers;
        for (const int rep : all)
            numbers << QString::number(rep);
        return all.empty() ? QString() : text.arg(words::listing(numbers));
    };
    QStringList parts{shots(media.closeShots, closeShotInches),
                      reps(media.shot, StoryText::tr("showing Rep %1")),
                      shots(media.longShots, longShotInches),
                      media.leadStories == 0 ? QString() : StoryText::tr("%n lead stories", nullptr, media.leadStories),
                      media.soundBites == 0 ? QString() : StoryText::tr("%n sound bites", nullptr, media.soundBites),
                      reps(media.asked, StoryText::tr("interviewed Rep %1"))};
    parts.removeAll(QString());
    return parts.join(StoryText::tr(", "));
}

void Telling::pressSought()
{
    head.theme = Theme::Prepare;
    const auto *rolled = change<PressRolled>();
    const Press press = rolled ? rolled->press : Press();
    if (step.rolls.empty() && !press.crew.empty()) {
        head.title = tr("With the media crew: %1").arg(crewOf(press).last());
        head.rulings = {QStringLiteral("R76")};
        return;
    }
    const QString both = words::listing(crewOf(press));
    head.title = words::title(press.coverage);
    head.detail = press.coverage == Coverage::Possible ? tr("roll again next turn") : both;
    head.dice = plainDice(rolls({RollKind::Coverage}));
    if (const Rolls dice = rolls({RollKind::Crew}); !dice.empty()) {
        add(Theme::Prepare, tr("The crew"),
            dice.size() == press.crew.size() ? both : tr("%1; rolls for a part already taken were re-rolled").arg(both))
            .dice = plainDice(dice);
        head.detail = tr("a crew of two");
    }
}

// The band's vehicles, and the stockpile.

namespace {

/// The vehicles of a band (pp. 18, 19): a team's own, and by dice for the other figures.
struct Motor {
    int own = 0; ///< always at hand
    QString list; ///< the list that has them by dice
    const FactionVehicles *byDice = nullptr;
    int figures = 0; ///< figures of that list
};

/// Returns the group that the vehicles are for.
FigureIds groupOf(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.play) {
        const Meeting *meeting = campaign.meeting();
        const bool isOpen = meeting && !meeting->isShown(); // and figures of the other band are not in the group
        return isOpen ? acts::usualPartyOf(campaign, pack, campaign.encounter->whose)
                      : usualParty(bandOfEncounter(campaign), pack);
    }
    FigureIds group;
    for (const OwnFigure &own : campaign.play->own) {
        if (own.state != TableState::AtHome)
            group.push_back(own.id);
    }
    return group;
}

/// Returns the vehicles. In a team that a player leads, the figures that came as printed ride in its own; the others
/// belong to the list that fills it up.
Motor motorOf(const Campaign &campaign, const Pack &pack)
{
    Motor motor;
    motor.list = bandOfEncounter(campaign).ownList();
    const FigureIds group = groupOf(campaign, pack);
    motor.figures = int(group.size());
    if (const Team *team = pack.team(motor.list)) {
        motor.own = team->vehicles;
        motor.list = team->reinforcements;
        motor.figures = int(std::ranges::count_if(group, [&](FigureId id) {
            const QString &type = campaign.find(id)->profile.type;
            return !campaign.find(id)->star && std::ranges::none_of(team->figures, [&](const TeamFigure &printed) {
                return printed.profile.type == type;
            });
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

} // namespace

void EncounterArranged::apply(Campaign &now) const
{
    Scenario &scenario = now.encounter->part.edit<Scenario>();
    scenario.ownVehicles = vehicles;
    scenario.stockpile = stockpile;
    scenario.antidote = scenario.antidote && !stockpile;
}

bool EncounterArranged::mayHappen(const Campaign &now) const
{
    const Scenario *scenario = scenarioIn(now);
    return scenario && (!stockpile || mayConcernStockpile(scenario->kind));
}

QString ownVehiclesSentence(const Campaign &campaign, const Pack &pack)
{
    const Scenario &scenario = *scenarioIn(campaign);
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

namespace acts {

static Problems rollVehicles(const ActContext &d, const RollVehicles &)
{
    const auto &[campaign, pack, seed, dice, step] = d;
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActsText::tr("Vehicles are rolled for an encounter. Prepare one first.")}};
    const Motor motor = motorOf(campaign, pack);
    if (!motor.byDice && motor.own == 0)
        return {{ActsText::tr("The list of this band has no vehicles to roll for.")}};
    if (scenario->ownVehicles)
        return {{ActsText::tr("Your vehicles have already been rolled for this encounter.")}};
    if (motor.own == 0 && !hasDice(motor))
        return {{ActsText::tr("There is one vehicle for every %1 figures, and your group has %2.")
                     .arg(motor.byDice->figuresPerVehicle)
                     .arg(motor.figures)}};
    const int more = motor.byDice ? vehiclesAtHand(pack, motor.list, motor.figures, dice) : 0;
    step = arranged({motor.own + more, scenario->stockpile});
    return {};
}

const ActKind RollVehicles::kind(of<RollVehicles>,
                                 {
                                     .name = "vehicles",
                                     .places = ActPlace::Dealt | ActPlace::Table,
                                     .title =
                                         [](const RollVehicles &) { return StoryText::tr("Roll for your vehicles"); },
                                     .run = rollVehicles,
                                 });

Problems checkStake(const Campaign &campaign)
{
    const Scenario *scenario = scenarioIn(campaign);
    if (!scenario)
        return {{ActsText::tr("There is no current encounter of these rules. Prepare one first.")}};
    if (!mayConcernStockpile(scenario->kind))
        return {{ActsText::tr("Only a Raid or a Recover can be about a stockpile.")}};
    if (campaign.meeting())
        return {{ActsText::tr("Where two bands of the campaign meet, it cannot be about a stockpile.")}};
    if (campaign.play)
        return {{ActsText::tr("The battle has begun. What it is about is settled before that.")}};
    return {};
}

Result<Step> setStake(const Campaign &campaign, bool stockpile)
{
    if (Problems problems = checkStake(campaign); !problems.empty())
        return problems;
    const Scenario &scenario = *scenarioIn(campaign);
    if (scenario.stockpile == stockpile)
        return Problem{stockpile ? ActsText::tr("This encounter is already about a stockpile.")
                                 : ActsText::tr("This encounter is not about a stockpile.")};
    return arranged({scenario.ownVehicles, stockpile});
}

} // namespace acts

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

} // namespace muster
