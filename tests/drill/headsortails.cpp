// SPDX-License-Identifier: MIT
#include "tests/drill/headsortails.h"

#include "model/actions/aftermath/aftermath.h"
#include "model/acts/actkind.h"
#include "model/campaign/report.h"
#include "model/changes/band.h"
#include "model/changes/changekind.h"
#include "model/json/records.h"
#include "model/story/encountertext.h"
#include "model/story/telling.h"
#include "rules/dice/dice.h"

namespace muster::drill {

using namespace Qt::StringLiterals;

namespace {

const HeadsOrTails system(QLatin1StringView("heads-or-tails"));

const CampaignSystem &headsOrTails()
{
    return system;
}

QString sideOf(bool heads)
{
    return heads ? u"heads"_s : u"tails"_s;
}

bool tossHeads(Dice &dice)
{
    return dice.die({RollKind::LookUp, 0}) <= 3;
}

constexpr int tosses = 3;

int fallen(const Falls &falls)
{
    return falls.heads + falls.tails;
}

} // namespace

void fields(auto &json, Of<Call> auto &call)
{
    json.flag("heads", call.heads);
    json.record("against", call.against);
}

void fields(auto &json, Of<Falls> auto &falls)
{
    json.countIfAny("heads", falls.heads, tosses);
    json.countIfAny("tails", falls.tails, tosses);
}

namespace {

const PartKind<Encounter> callPart("call", of<Call>, headsOrTails);
const PartKind<Play> fallsPart("falls", of<Falls>, headsOrTails);

} // namespace

const PartKind<Encounter> &partKind(std::type_identity<Call>)
{
    return callPart;
}

const PartKind<Play> &partKind(std::type_identity<Falls>)
{
    return fallsPart;
}

const ChangeKind CoinFell::kind(
    "coin-fell", of<CoinFell>, [](auto &json, auto &c) { json.flag("heads", c.heads); },
    [](const Campaign &now, const CoinFell &) -> WhyNot {
        if (const WhyNot reason = onTable(now))
            return reason;
        return need(now.play->part.as<Falls>(), u"nothing is tossed here"_s);
    },
    [](Campaign &now, const CoinFell &c) {
        Falls &falls = now.play->part.edit<Falls>();
        ++(c.heads ? falls.heads : falls.tails);
        now.play->turn = fallen(falls);
    });

namespace {

bool isTossed(const Campaign &campaign)
{
    return campaign.play && campaign.play->part.as<Falls>();
}

} // namespace

const ActKind Toss::kind(of<Toss>,
                         {
                             .name = "toss",
                             .places = ActPlace::Table,
                             .title = [](const Toss &) { return u"Toss"_s; },
                             .check = [](const acts::At &at, const Toss &) -> Problems {
                                 if (!isTossed(at.campaign))
                                     return {{u"There is nothing to toss for."_s}};
                                 if (fallen(*at.campaign.play->part.as<Falls>()) == tosses)
                                     return {{u"The coin has fallen three times."_s}};
                                 return {};
                             },
                             .perform =
                                 [](const acts::Doing &d, const Toss &) {
                                     d.step.kind = StepKind::Played;
                                     d.step.changes.push_back(CoinFell{tossHeads(d.dice)});
                                 },
                             .words = {{"toss", [] { return u"the coin is tossed"_s; }}},
                             .belongs = isTossed,
                             .offers = [](const acts::Situation &now) -> std::vector<acts::Offer> {
                                 if (now.subject.kind != SubjectKind::Battle)
                                     return {};
                                 return {{.act = Toss{}, .text = u"Toss"_s, .key = Qt::Key_A}};
                             },
                         });

QString HeadsOrTails::title(const Encounter &encounter) const
{
    return encounter.part.as<Call>()->heads ? u"Heads"_s : u"Tails"_s;
}

std::vector<Term> HeadsOrTails::kinds(const Encounter &encounter) const
{
    return {everyKind()[encounter.part.as<Call>()->heads ? 0 : 1]};
}

std::vector<Term> HeadsOrTails::everyKind() const
{
    return {{u"heads"_s, u"Heads"_s}, {u"tails"_s, u"Tails"_s}};
}

EncounterText HeadsOrTails::describe(const Campaign &campaign, const Pack &) const
{
    EncounterText text;
    text.objective = u"Two of three must be %1."_s.arg(sideOf(campaign.encounter->part.as<Call>()->heads));
    return text;
}

QJsonObject HeadsOrTails::shown(const Encounter &encounter, const Pack &) const
{
    return {{u"kind"_s, sideOf(encounter.part.as<Call>()->heads)}};
}

const Force *HeadsOrTails::dealtEnemy(const Encounter &encounter) const
{
    return &encounter.part.as<Call>()->against;
}

Stranger HeadsOrTails::stranger(const Encounter &encounter, const Known &known) const
{
    return known.force(encounter.part.as<Call>()->against);
}

void HeadsOrTails::tellPrepared(const Telling &telling, StepStory &story) const
{
    story.head.detail = u"against %1"_s.arg(telling.enemy(telling.change<EncounterPrepared>()->encounter.enemy));
    story.head.dice = plainDice(telling.rolls(RollKind::LookUp));
}

void HeadsOrTails::tellBattle(const Telling &telling, StepStory &story) const
{
    const bool won = telling.change<EncounterFinished>()->outcome == Outcome::Success;
    story.head.detail = u"%1, %2"_s.arg(title(*telling.before().encounter), won ? u"won"_s : u"lost"_s);
}

std::optional<StoryLine> HeadsOrTails::toldChange(const Telling &telling, const Change &change) const
{
    const auto *fell = change.as<CoinFell>();
    if (!fell)
        return std::nullopt;
    StoryLine line;
    line.theme = Theme::Turn;
    line.title = u"The coin shows %1"_s.arg(sideOf(fell->heads));
    line.dice = plainDice(telling.rolls(RollKind::LookUp));
    return line;
}

QString HeadsOrTails::whatNow(const Campaign &campaign, const Pack &) const
{
    const int left = tosses - fallen(*campaign.play->part.as<Falls>());
    return left > 0 ? u"Toss the coin."_s : u"Go to After the battle."_s;
}

void HeadsOrTails::report(const Campaign &campaign, AftermathDraft &draft) const
{
    const Falls &falls = *campaign.play->part.as<Falls>();
    if (fallen(falls) == tosses)
        draft.outcome = (falls.heads > falls.tails) == campaign.encounter->part.as<Call>()->heads ? Outcome::Success
                                                                                                  : Outcome::Failure;
}

Dealt HeadsOrTails::deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const
{
    Encounter encounter;
    encounter.enemy = enemyOf(campaign, wish.enemy);
    encounter.part = Call{tossHeads(dice), {encounter.enemy, {pack.lists.front().figures.rows.front().outcome}}};
    return {0, encounter};
}

void HeadsOrTails::settle(actions::Aftermath &aftermath) const
{
    for (const ReportedFate &reported : aftermath.fates())
        aftermath.happen(FigureFared{reported.id, reported.fate});
}

void HeadsOrTails::turn(actions::Aftermath &aftermath) const
{
    aftermath.happen(MonthServed{});
    aftermath.happen(TurnEnded{});
}

} // namespace muster::drill
