// SPDX-License-Identifier: MIT
#include "model/actions/foes.h"
#include "model/actions/play/play.h"
#include "model/actions/typedforce.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"

namespace muster::acts {

namespace {

const QLatin1StringView nobody("nobody");

Result<Step> saidToBe(const At &at, const SayWhatPefWas &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Give the figures that PEF %1 was, or “nobody”.").arg(a.pef)};
    if (typed.compare(nobody, Qt::CaseInsensitive) == 0)
        return actions::sayWhatItWas(at.campaign, at.pack, a.pef, {});
    const ArmyList *list = at.campaign.encounter ? at.pack.list(at.campaign.encounter->enemy) : nullptr;
    const auto groups = actions::enemiesIn(typed, at.pack, list);
    return groups ? actions::sayWhatItWas(at.campaign, at.pack, a.pef, *groups) : groups.problems();
}

} // namespace

const ActKind SayWhatPefWas::kind(
    of<SayWhatPefWas>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, 100);
        form.text(Field{"figures", "nobody|\"TYPE REP [WEAPON] [“NAME”]; ...\"",
                        [] { return ActsText::tr("what it turned out to be"); }}
                      .toTheEnd(),
                  act.figures);
    },
    {
        .name = "said-pef",
        .title = [](const SayWhatPefWas &a) { return StoryText::tr("What PEF %1 was").arg(a.pef); },
        .check =
            [](const At &at, const SayWhatPefWas &a) {
                const auto said = saidToBe(at, a);
                return said ? Problems() : said.problems();
            },
        .perform =
            [](const Doing &d, const SayWhatPefWas &a) {
                d.step = *saidToBe(d, a);
                actions::meetLeaderByName(d.campaign, d.pack, d.step);
                actions::rollForFoe(d.campaign, d.pack, d.dice, d.step); // their leader may be one who was met before
            },
        .words = {{"was",
                   [] { return ActsText::tr("say what a PEF turned out to be, without its dice: nobody, or these"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const PefInPlay *there = now.subject.kind == SubjectKind::Pef ? now.play().pef(now.subject.id) : nullptr;
            if (!there || !there->isWaiting())
                return {};
            return {{.act = SayWhatPefWas{there->pef.id, nobody},
                     .text = ActsText::tr("What it was…"),
                     .key = Qt::Key_W,
                     .rank = Rank::Rare,
                     .about = ActsText::tr("Says without dice what the PEF turned out to be: nobody, or the figures "
                                           "you name"),
                     .asks = true}};
        },
    });

/// Who of the enemy leads them all.
struct NameLeader {
    int group = 1;
    int figure = 1;
    static const ActKind kind;
};

const ActKind NameLeader::kind(
    of<NameLeader>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, 1000);
        form.number(typed::figure, act.figure, 1, 1000);
    },
    {
        .name = "leads",
        .step =
            [](const At &at, const NameLeader &a) {
                Result<Step> step = actions::nameLeader(at.campaign, a.group, a.figure);
                if (step)
                    actions::meetLeaderByName(at.campaign, at.pack, *step);
                return step;
            },
        .words = {{"leads", [] { return ActsText::tr("make an enemy figure the leader, in whichever group"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const EnemyFigure *enemy = now.enemy();
            if (!enemy || enemy->leader)
                return {};
            return {{.act = NameLeader{now.subject.id, now.subject.figure},
                     .text = ActsText::tr("Leads the enemy"),
                     .key = Qt::Key_B,
                     .rank = Rank::Rare,
                     .about = ActsText::tr("The enemy's leader is this figure, and no other")}};
        },
    });

} // namespace muster::acts
