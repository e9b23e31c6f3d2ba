// SPDX-License-Identifier: MIT
#include "model/actions/play/play.h"
#include "model/actions/typedforce.h"
#include "model/acts/moving.h"
#include "model/acts/table.h"

namespace muster::acts {

namespace {

/// The PEF that is asked about, while it is to be resolved.
const PefInPlay *waitingPef(const Situation &now)
{
    const PefInPlay *there = now.subject.kind == SubjectKind::Pef ? now.play().pef(now.subject.id) : nullptr;
    return there && there->isWaiting() ? there : nullptr;
}

} // namespace

const ActKind ResolvePef::kind(
    of<ResolvePef>, [](auto &form, auto &act) { form.number(typed::pef, act.pef, 1, 100); },
    {
        .name = "resolve-pef",
        .places = ActPlace::Table,
        .title = [](const ResolvePef &a) { return StoryText::tr("Resolve PEF %1").arg(a.pef); },
        .check = [](const At &at,
                    const ResolvePef &a) { return actions::checkResolvePef(at.campaign, at.pack, a.pef); },
        .perform = [](const Doing &d,
                      const ResolvePef &a) { actions::resolvePef(d.campaign, d.pack, a.pef, d.dice, d.step); },
        .words = {{"resolve", [] { return ActsText::tr("resolve a PEF"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const PefInPlay *there = waitingPef(now);
            if (!there || there->hidden)
                return {};
            return {{.act = ResolvePef{now.subject.id}, .text = ActsText::tr("Resolve"), .key = Qt::Key_R}};
        },
    });

namespace {

const QLatin1StringView decoy("decoy");

/// What is hidden is the enemy's; of the other rules' campaigns nobody is found under a PEF.
Result<Step> hidden(const At &at, const HidePef &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Write down the figures that PEF %1 hides, or “decoy”.").arg(a.pef)};
    if (typed.compare(decoy, Qt::CaseInsensitive) == 0)
        return actions::hideUnderPef(at.campaign, at.pack, a.pef, {});
    const ArmyList *list = at.campaign.encounter ? at.pack.list(at.campaign.encounter->enemy) : nullptr;
    const auto figures = actions::figuresIn(typed, at.pack, list);
    return figures ? actions::hideUnderPef(at.campaign, at.pack, a.pef, *figures) : figures.problems();
}

} // namespace

const ActKind HidePef::kind(
    of<HidePef>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, 100);
        form.text(Field{"figures", "decoy|\"TYPE REP [WEAPON]; ...\"", [] { return ActsText::tr("what it hides"); }}
                      .toTheEnd(),
                  act.figures);
    },
    {
        .name = "hide-pef",
        .step = hidden,
        .words = {{"hide", [] { return ActsText::tr("head to head: record what a PEF hides, figures or a decoy"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const PefInPlay *there = waitingPef(now);
            if (!there)
                return {};
            const bool hidesFigures = there->hidden && !there->hidden->empty();
            return {{.act = HidePef{now.subject.id,
                                    hidesFigures ? actions::typedFigures(*there->hidden, now.pack) : QString(decoy)},
                     .text = ActsText::tr("What it hides…"),
                     .key = Qt::Key_H,
                     .rank = Rank::Rare,
                     .about = ActsText::tr("For a game head to head: its player records figures or a decoy, and the "
                                           "PEF is turned over and not rolled"),
                     .asks = true}};
        },
    });

const ActKind RevealPef::kind(
    of<RevealPef>, [](auto &form, auto &act) { form.number(typed::pef, act.pef, 1, 100); },
    {
        .name = "reveal-pef",
        .step = [](const At &at, const RevealPef &a) { return actions::revealPef(at.campaign, a.pef); },
        .words = {{"reveal", [] { return ActsText::tr("head to head: turn over a PEF instead of rolling for it"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const PefInPlay *there = waitingPef(now);
            if (!there || !there->hidden)
                return {};
            return {{.act = RevealPef{now.subject.id}, .text = ActsText::tr("Reveal"), .key = Qt::Key_R}};
        },
    });

const ActKind MovePef::kind(
    of<MovePef>, [](auto &form, auto &act) { form.number(typed::pef, act.pef, 1, 100); },
    {
        .name = "move-pef",
        .places = ActPlace::Table,
        .title = [](const MovePef &a) { return StoryText::tr("Move PEF %1").arg(a.pef); },
        .check = [](const At &at, const MovePef &a) { return actions::checkMovePef(at.campaign, at.pack, a.pef); },
        .perform = [](const Doing &d,
                      const MovePef &a) { actions::movePef(d.campaign, d.pack, a.pef, d.dice, d.step); },
        .words = {{"move-pef", [] { return ActsText::tr("move a PEF"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const PefInPlay *there = waitingPef(now);
            if (!there || there->pef.fixed || there->found)
                return {};
            return {moveOrNext(now, MovePef{now.subject.id}, there->movedIn, Rank::Second)};
        },
        .keys = {moveKey()},
    });

/// To where it stands by now.
struct PlacePef {
    int pef = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> pefToPlace(const Situation &now)
{
    const PefInPlay *there = waitingPef(now);
    return there && !there->pef.fixed ? std::optional(there->pef.id) : std::nullopt;
}

} // namespace

const ActKind PlacePef::kind(
    of<PlacePef>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, 100);
        form.number(typed::section, act.section, 1, mostSections);
    },
    placingParts<actions::placePef, pefToPlace, PlacePef>("place-pef",
                                                          {"place-pef",
                                                           [] { return ActsText::tr("place a PEF in a section"); }}));

} // namespace muster::acts
