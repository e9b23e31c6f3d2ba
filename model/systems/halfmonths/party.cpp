// SPDX-License-Identifier: MIT
#include "model/systems/party.h"

#include "model/acts/demands.h"
#include "model/changes/campaign.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/texts.h"
#include "rules/lists.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

namespace {

Campaign bandOf(const Campaign &campaign, FigureId star)
{
    return campaign.hasSeveralStars() && campaign.find(star) ? campaign.bandOf(star) : campaign;
}

} // namespace

Campaign bandOfEncounter(const Campaign &campaign)
{
    return bandOf(campaign, campaign.encounter->whose);
}

Campaign thoseWhoFight(const Campaign &campaign, FigureId star, bool follows)
{
    Campaign band = bandOf(campaign, star);
    if (follows) {
        band.list = band.ownList(); // the list of a Star who is not among them
        std::erase_if(band.band,
                      [&](const Figure &figure) { return !contains(campaign.fared, figure.id, &ReportedFate::id); });
    }
    return band;
}

Campaign thoseWhoFight(const Campaign &campaign)
{
    return thoseWhoFight(campaign, campaign.encounter->whose, acts::cameAtOnce(*campaign.encounter));
}

Campaign thoseWhoFight(const Campaign &campaign, FigureId star)
{
    return thoseWhoFight(campaign, star, acts::cameAtOnce(*campaign.encounter));
}

bool anybodyFights(const Campaign &campaign, FigureId star, bool follows, int turn)
{
    return (star == noFigure || campaign.find(star)) && thoseWhoFight(campaign, star, follows).leaderIn(turn);
}

std::vector<Campaign> bandsThatFight(const Campaign &campaign)
{
    std::vector<Campaign> bands{thoseWhoFight(campaign)};
    if (const Meeting *meeting = campaign.meeting())
        bands.push_back(thoseWhoFight(campaign, meeting->star));
    return bands;
}

std::vector<Figure> presentFighters(const Campaign &campaign)
{
    std::vector<Figure> present;
    for (const Campaign &band : bandsThatFight(campaign)) {
        for (const Figure *figure : band.presentIn(campaign.turn))
            present.push_back(*figure);
    }
    return present;
}

const Figure *nextDue(const Campaign &campaign)
{
    const auto due = std::ranges::find_if(
        campaign.due, [&](FigureId star) { return anybodyFights(campaign, star, false, campaign.turn); });
    return due == campaign.due.end() ? nullptr : campaign.find(*due);
}

bool canBeFought(const Campaign &campaign, const Following &following)
{
    const bool enemies = following.against != noFigure ? anybodyFights(campaign, following.against, true, campaign.turn)
                                                       : !following.over.enemy.figures.empty();
    return enemies && anybodyFights(campaign, following.whose, true, campaign.turn);
}

// Two bands of one campaign that meet each other.

namespace {

const QLatin1StringView bandPrefix("star=");

/// Returns the recorded party of that band, as far as it is still there.
FigureIds writtenBy(const Campaign &campaign, FigureId star)
{
    const Meeting &meeting = *campaign.meeting();
    FigureIds written;
    for (const FigureId id : meeting.star == star ? meeting.theirs : meeting.ours) {
        const Figure *figure = campaign.find(id);
        if (figure && !figure->isAway(campaign.turn))
            written.push_back(id);
    }
    return written;
}

QString namesTogether(const Campaign &campaign, const FigureIds &ids)
{
    QStringList names;
    for (const FigureId id : ids)
        names << campaign.find(id)->name;
    return words::listing(names);
}

} // namespace

FigureIds starsThatMeet(const Campaign &campaign)
{
    const Meeting *meeting = campaign.meeting();
    if (!meeting || campaign.encounter->whose == noFigure)
        return {};
    return {campaign.encounter->whose, meeting->star};
}

void PartyWritten::apply(Campaign &now) const
{
    Meeting &meeting = *now.encounter->meeting;
    (star == meeting.star ? meeting.theirs : meeting.ours) = figures;
    if (!meeting.isShown())
        return;
    std::vector<Profile> &enemy = now.encounter->part.edit<Scenario>().enemy.figures;
    const std::vector<Profile> besides = std::exchange(enemy, {});
    for (const FigureId id : meeting.theirs) {
        if (const Figure *figure = now.find(id))
            enemy.push_back(figure->profile);
    }
    append(enemy, besides); // reinforcements of the encounter before (R77)
}

bool PartyWritten::mayHappen(const Campaign &now) const
{
    const FigureIds stars = starsThatMeet(now);
    const bool own = std::ranges::all_of(figures, [&](FigureId id) {
        const Figure *figure = now.find(id);
        return figure && figure->leader == star;
    });
    return !now.play && contains(stars, star) && own && !figures.empty()
        && std::set(figures.begin(), figures.end()).size() == figures.size();
}

QString bandAsEnemy(FigureId star)
{
    return bandPrefix + QString::number(number(star));
}

std::optional<FigureId> bandIn(const QString &enemy)
{
    bool isNumber = false;
    const int star = enemy.startsWith(bandPrefix) ? enemy.mid(bandPrefix.size()).toInt(&isNumber) : 0;
    return isNumber ? std::optional(FigureId{star}) : std::nullopt;
}

QString bandThatIsMet(const Campaign &campaign)
{
    const Figure *star = campaign.meeting() ? campaign.find(campaign.meeting()->star) : nullptr;
    return star ? words::bandOf(*star) : QString();
}

QString meetingSentence(const Campaign &campaign)
{
    const FigureIds stars = starsThatMeet(campaign);
    if (stars.empty() || !campaign.find(stars[0]) || !campaign.find(stars[1]))
        return {};
    const FigureIds waiting = acts::stillToWrite(campaign);
    const Figure &own = *campaign.find(stars[0]);
    const Figure &met = *campaign.find(stars[1]);
    if (waiting.empty()) {
        const QString both = StoryText::tr("%1: %2. %3: %4.")
                                 .arg(words::bandOf(own), namesTogether(campaign, writtenBy(campaign, own.id)),
                                      words::bandOf(met), namesTogether(campaign, writtenBy(campaign, met.id)));
        const int besides = int(scenarioIn(campaign)->enemy.figures.size() - campaign.meeting()->theirs.size());
        return besides > 0 ? both + u' '
                + StoryText::tr("Reinforcements beside %1: %2.").arg(words::bandOf(met), words::figures(besides))
                           : both;
    }
    if (waiting.size() == 2)
        return StoryText::tr("%1 meets %2. Each records who comes before the other is shown.")
            .arg(words::bandOf(own), words::bandOf(met));
    const Figure &late = *campaign.find(waiting.front());
    return StoryText::tr("%1 has recorded who comes. Both are shown as soon as %2 has.")
        .arg(words::bandOf(late.id == own.id ? met : own), words::bandOf(late));
}

std::vector<EnemyFigure> figuresThatAreMet(const Campaign &campaign)
{
    std::vector<EnemyFigure> figures;
    for (const FigureId id : writtenBy(campaign, campaign.meeting()->star)) {
        const Figure &figure = *campaign.find(id);
        EnemyFigure &enemy = figures.emplace_back();
        enemy.profile = figure.profile;
        enemy.leader = figures.size() == 1;
        enemy.name = figure.name;
        enemy.met = number(id);
    }
    const std::vector<Profile> &all = scenarioIn(campaign)->enemy.figures;
    for (std::size_t i = campaign.meeting()->theirs.size(); i < all.size(); ++i)
        figures.push_back({all[i], false, {}});
    return figures;
}

namespace acts {

std::vector<const Figure *> starsToMeet(const Campaign &campaign)
{
    return campaign.hasSeveralStars() ? campaign.stars() : std::vector<const Figure *>();
}

FigureIds stillToWrite(const Campaign &campaign)
{
    FigureIds waiting;
    for (const FigureId star : starsThatMeet(campaign)) {
        if (writtenBy(campaign, star).empty())
            waiting.push_back(star);
    }
    return waiting;
}

Result<Step> writeParty(const Campaign &campaign, const Pack &pack, FigureId star, const FigureIds &figures)
{
    const FigureIds stars = starsThatMeet(campaign);
    if (stars.empty())
        return Problem{ActsText::tr("No bands meet in the current encounter.")};
    if (campaign.play)
        return Problem{ActsText::tr("The battle has begun. Who comes is recorded before that.")};
    if (!contains(stars, star))
        return Problem{ActsText::tr("Number %1 is no Star of this meeting. Stars: %2.")
                           .arg(number(star))
                           .arg(numbered(
                               stars, [](FigureId id) { return number(id); },
                               [&](FigureId id) { return campaign.find(id)->name; }))};
    if (stillToWrite(campaign).empty())
        return Problem{ActsText::tr("Both bands have been shown, so who comes can no longer be changed.")};
    const Campaign band = thoseWhoFight(campaign, star);
    Problems problems;
    std::set<FigureId> named;
    for (const FigureId id : figures) {
        const Figure *figure = campaign.find(id);
        if (!figure)
            problems.push_back(nobodyNumbered(band, id));
        else if (figure->leader != star)
            problems << ActsText::tr("%1 is not of %2.").arg(figure->name, words::bandOf(*campaign.find(star)));
        else if (figure->isAway(campaign.turn))
            problems.push_back(whyAway(*figure));
        else if (!band.find(id))
            problems.push_back(satOut(*figure));
        else if (!named.insert(id).second)
            problems << ActsText::tr("%1 is named twice.").arg(figure->name);
    }
    append(problems, beyondLimit(band, pack, allowedIn(campaign, pack, star), figures));
    if (!problems.empty())
        return problems;
    FigureIds coming = figures.empty() ? usualPartyOf(campaign, pack, star) : figures;
    const Figure *leader = band.leaderIn(campaign.turn);
    std::ranges::stable_sort(coming, [&](FigureId one, FigureId other) {
        const auto worth = [&](FigureId id) {
            return leader && id == leader->id ? highestRep + 1 : band.find(id)->rep();
        };
        return worth(one) > worth(other);
    });
    Step step = stepOf(StepKind::Arranged, PartyWritten{star, coming});
    Campaign after = campaign;
    muster::apply(after, step.changes.back());
    if (stillToWrite(after).empty()) {
        FigureIds both = writtenBy(after, stars[0]);
        append(both, writtenBy(after, stars[1]));
        if (const auto found = foundBy(after, pack, both))
            step.changes.push_back(EncounterCorrected{*found, campaign.enemy});
    }
    return step;
}

} // namespace acts

/// Tells that a party was recorded. It stays hidden until the other side has recorded its own.
bool Telling::partyWritten()
{
    const auto *written = change<PartyWritten>();
    if (!written)
        return false;
    const bool both = acts::stillToWrite(after).empty();
    head = {Theme::Prepare, tr("%1: who comes").arg(words::bandOf(*after.find(written->star))),
            both ? tr("recorded, and both are shown") : tr("recorded")};
    head.rulings = {QStringLiteral("R87")};
    for (const FigureId star : both ? starsThatMeet(after) : FigureIds()) {
        const FigureIds party = writtenBy(after, star);
        add(Theme::Prepare, words::bandOf(*after.find(star)), namesTogether(after, party), party);
    }
    if (const auto *found = change<EncounterCorrected>())
        story.lines.push_back(tellFound(found->encounter));
    return true;
}

} // namespace muster
