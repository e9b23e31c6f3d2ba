// SPDX-License-Identifier: MIT
#include "model/systems/halfmonths/press.h"

#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/actions/suggest.h"
#include "model/changes/campaign.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/sides.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/slug.h"

#include <QStringList>

#include <algorithm>

namespace muster::actions {

namespace {

MediaSetting settingOf(const Campaign &campaign, const Pack &pack)
{
    return fromSlug<MediaSetting>(optionValue(campaign, pack, QStringLiteral("setting"))).value_or(MediaSetting::None);
}

int turnOf(const Campaign &campaign)
{
    return campaign.play ? campaign.play->turn : 0;
}

} // namespace

int coverageModifier(const Campaign &campaign, const Pack &pack)
{
    return pack.media->genres[static_cast<std::size_t>(genreOf(campaign, pack).media)]
        + pack.media->settings[static_cast<std::size_t>(settingOf(campaign, pack))];
}

Problems checkSeekPress(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media)
        return {{ActionText::tr("%1 has no media coverage.").arg(pack.title)}};
    if (!campaign.encounter)
        return {{ActionText::tr("Media coverage is rolled for an encounter. Prepare one first.")}};
    if (isCrew(thoseWhoFight(campaign), pack))
        return {{ActionText::tr("Your own band is the media crew.")}};
    const std::optional<Press> &press = campaign.encounter->press;
    if (press && press->coverage != Coverage::Possible)
        return {{press->coverage == Coverage::Full ? ActionText::tr("A media crew is already there.")
                                                   : ActionText::tr("No media crew will come to this encounter.")}};
    if (press && turnOf(campaign) <= press->turn)
        return {{ActionText::tr("Media coverage is possible. Roll again in the next turn of the battle, turn %1.")
                     .arg(press->turn + 1)}};
    return {};
}

void seekPress(const Campaign &campaign, const Pack &pack, Dice &dice, Step &step)
{
    step.kind = StepKind::PressSought;
    Press press;
    press.turn = turnOf(campaign);
    press.coverage = rollCoverage(*pack.media, genreOf(campaign, pack).media, settingOf(campaign, pack), dice);
    if (press.coverage == Coverage::Full)
        press.crew = raiseCrew(pack, dice);
    step.changes.push_back(PressRolled{press});
}

Result<Step> joinPress(const Campaign &campaign, const Pack &pack, const QString &type)
{
    if (!pack.media || !campaign.encounter || !campaign.encounter->press
        || campaign.encounter->press->coverage != Coverage::Full)
        return Problem{ActionText::tr("No media crew is there to go along with. Roll for media coverage first.")};
    QStringList types;
    for (const MediaTables::Companion &companion : pack.media->companions) {
        const QString shown = packWords(companion.profile.type);
        types << shown;
        if (companion.profile.type.compare(type, Qt::CaseInsensitive) != 0
            && shown.compare(type, Qt::CaseInsensitive) != 0)
            continue;
        Press press = *campaign.encounter->press;
        if (crewFault(*pack.media, press.crew, companion.profile))
            return Problem{ActionText::tr("The media crew already has one: %1.").arg(shown)};
        press.crew.push_back(companion.profile);
        Step step;
        step.kind = StepKind::PressSought;
        step.changes = {PressRolled{press}};
        return step;
    }
    return Problem{ActionText::tr("“%1” does not go along with a media crew. Choices: %2.")
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

void demandTechToRoll(const Campaign &campaign, const Pack &pack, FigureId star, std::optional<int> count,
                      Problems &problems)
{
    if (!isCrew(campaign.bandOf(star), pack))
        return;
    if (hasTech(*pack.media, forceOf(campaign.bandOf(star))))
        problems.push_back(
            {ActionText::tr("The media crew has its Tech. A driver and a bodyguard can be picked by hand.")});
    else if (count.value_or(1) > 1)
        problems.push_back({ActionText::tr("A media crew has one Tech. Recruit 1 by dice.")});
}

void demandPartInCrew(const Campaign &campaign, const Pack &pack, FigureId star, const Profile &profile,
                      Problems &problems)
{
    if (!isCrew(campaign.bandOf(star), pack))
        return;
    const auto fault = crewFault(*pack.media, forceOf(campaign.bandOf(star)), profile);
    if (fault == CrewFault::PartTaken)
        problems.push_back(
            {ActionText::tr("A media crew has one Reporter, who leads it, and one Tech; one driver and one "
                            "bodyguard may go along. That part is taken.")});
    else if (fault == CrewFault::NoPart)
        problems.push_back({ActionText::tr(
            "A media crew takes a Tech with a camera, a driver of Rep 2 or 3, or a bodyguard of Rep 4.")});
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
        problems.push_back({ActionText::tr("%1 carries no camera, so there are no shots to report.").arg(who)});
    if (asks && part != CrewPart::Reporter)
        problems.push_back({ActionText::tr("%1 is no reporter, so there are no interviews to report.").arg(who)});
    if (static_cast<int>(media.shot.size()) > media.closeShots)
        problems.push_back(
            {ActionText::tr("%1 has more figures in close shots than close shots. Each shot shows one figure.")
                 .arg(who)});
}

} // namespace muster::actions

namespace muster {

namespace {

struct CoverageWords {
    Coverage value;
    const char *title;
    const char *rolled;
    const char *brought;
    const char *sentence;
};

constexpr auto coverageWords = closedTable<CoverageWords>({
    {Coverage::Full, QT_TRANSLATE_NOOP("Story", "A media crew is there"), QT_TRANSLATE_NOOP("Story", "a crew is there"),
     QT_TRANSLATE_NOOP("Story", "full coverage"),
     QT_TRANSLATE_NOOP("Story", "A media crew is there and moves last: %1.")},
    {Coverage::Possible, QT_TRANSLATE_NOOP("Story", "A media crew may still arrive"),
     QT_TRANSLATE_NOOP("Story", "possible: roll again next turn"), QT_TRANSLATE_NOOP("Story", "possible coverage"),
     QT_TRANSLATE_NOOP("Story", "A media crew may still arrive: roll again next turn.")},
    {Coverage::None, QT_TRANSLATE_NOOP("Story", "No media coverage"), QT_TRANSLATE_NOOP("Story", "no media coverage"),
     QT_TRANSLATE_NOOP("Story", "no coverage"), QT_TRANSLATE_NOOP("Story", "There is no media coverage.")},
});

QStringList crewOf(const Press &press)
{
    QStringList crew;
    for (const Profile &figure : press.crew)
        crew << StoryText::tr("%1, Rep %2").arg(packWords(figure.type), QString::number(figure.rep));
    return crew;
}

QString toRoll(const Campaign &campaign, const Pack &pack)
{
    const int added = actions::coverageModifier(campaign, pack);
    const QString full = words::faces(1, pack.media->full - added);
    const QString possible = words::faces(pack.media->full - added + 1, pack.media->possible - added);
    QStringList parts;
    if (!full.isEmpty())
        parts << StoryText::tr("%1: a crew is there").arg(full);
    if (!possible.isEmpty())
        parts << StoryText::tr("%1: roll again next turn").arg(possible);
    if (parts.isEmpty())
        return StoryText::tr(coverageWords[Coverage::None].sentence);
    return StoryText::tr("Media coverage, 1d6 at the start: %1.").arg(parts.join(StoryText::tr(", ")));
}

} // namespace

QString pressSentence(const Campaign &campaign, const Pack &pack)
{
    if (!pack.media || !campaign.encounter || actions::isCrew(thoseWhoFight(campaign), pack))
        return {};
    const std::optional<Press> &press = campaign.encounter->press;
    if (!press)
        return toRoll(campaign, pack);
    const QString sentence = StoryText::tr(coverageWords[press->coverage].sentence);
    return press->coverage == Coverage::Full ? sentence.arg(crewOf(*press).join(StoryText::tr("; "))) : sentence;
}

QString words::title(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].title);
}

QString words::rolled(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].rolled);
}

QString words::brought(Coverage coverage)
{
    return StoryText::tr(coverageWords[coverage].brought);
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

} // namespace muster
