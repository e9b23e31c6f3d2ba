// SPDX-License-Identifier: MIT
#include "model/actions/foes.h"
#include "model/actions/play/play.h"
#include "model/actions/typedforce.h"
#include "model/acts/actkind.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"

#include <algorithm>

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

namespace {

const QLatin1StringView nobodyThere("decoy");

/// The band's own PEF that is asked about, while it hides what it hides.
const OwnPef *ownPefAskedFor(const Situation &now)
{
    const OwnPef *pef = now.subject.kind == SubjectKind::OwnPef ? now.play().ownPef(now.subject.id) : nullptr;
    return pef && !pef->revealed ? pef : nullptr;
}

/// "2 5 6", or nobody.
Result<Step> hiddenByNumber(const At &at, const HideOwn &a)
{
    const QString typed = a.figures.simplified();
    if (typed.isEmpty())
        return Problem{ActsText::tr("Give the numbers of the figures that your PEF %1 hides, or “decoy”.").arg(a.pef)};
    std::vector<FigureId> figures;
    for (const QString &word :
         typed.compare(nobodyThere, Qt::CaseInsensitive) == 0 ? QStringList() : typed.split(u' ')) {
        bool isNumber = false;
        figures.push_back(FigureId{word.toInt(&isNumber)});
        if (!isNumber)
            return Problem{ActsText::tr("“%1” is no figure's number.").arg(word.left(40))};
    }
    return actions::hideOwn(at.campaign, a.pef, a.section, figures);
}

std::vector<Offer> hidingOffers(const Situation &now)
{
    const QString about =
        ActsText::tr("For a game head to head: some of your figures, or nobody, under a PEF of your own "
                     "that is turned over when the other player sees it");
    if (const OwnPef *pef = ownPefAskedFor(now)) {
        QStringList figures;
        for (const int id : pef->figures)
            figures << QString::number(id);
        return {{.act = HideOwn{pef->id, pef->section, figures.isEmpty() ? QString(nobodyThere) : figures.join(u' ')},
                 .text = ActsText::tr("What it hides…"),
                 .key = Qt::Key_H,
                 .rank = Rank::Rare,
                 .about = about,
                 .asks = true}};
    }
    if (now.subject.kind != SubjectKind::Battle)
        return {};
    // In the menu of the page it stands whether there is a battle or not.
    const Play *play = now.campaign.play ? &now.play() : nullptr;
    const int placed = play ? static_cast<int>(play->ownPefs.size()) : 0;
    const Grid grid = now.campaign.encounter ? now.campaign.encounter->setup.grid : Grid();
    const int section = play && play->entry != offTable ? play->entry : grid.middleOfNearRow();
    return {{.act = HideOwn{std::min(placed + 1, mostOwnPefs), section, QString(nobodyThere)},
             .text = ActsText::tr("Hide your own figures…"),
             .rank = Rank::Rare,
             .about = about,
             .whyNot = placed < mostOwnPefs
                 ? QString()
                 : ActsText::tr("You have placed %n PEFs, and there are no more.", nullptr, mostOwnPefs),
             .asks = true,
             .isInMenu = true}};
}

} // namespace

const ActKind HideOwn::kind(
    of<HideOwn>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, mostOwnPefs);
        form.number(typed::section, act.section, 1, mostSections);
        form.text(Field{"figures", "decoy|FIGURE ...", [] { return ActsText::tr("what it hides"); }}.toTheEnd(),
                  act.figures);
    },
    {
        .name = "hide-own",
        .step = hiddenByNumber,
        .words = {{"own-pef",
                   [] {
                       return ActsText::tr(
                           "head to head: hide some of your figures, or a decoy, under a PEF of your own");
                   }}},
        .offers = hidingOffers,
    });

/// The other player has seen it (R37).
struct RevealOwn {
    int pef = 1;
    static const ActKind kind;
};

const ActKind RevealOwn::kind(
    of<RevealOwn>, [](auto &form, auto &act) { form.number(typed::pef, act.pef, 1, mostOwnPefs); },
    {
        .name = "reveal-own",
        .step = [](const At &at, const RevealOwn &a) { return actions::revealOwn(at.campaign, a.pef); },
        .words = {{"own-reveal", [] { return ActsText::tr("head to head: turn over a PEF of your own"); }}},
        .offers = [](const Situation &now) -> std::vector<Offer> {
            const OwnPef *pef = ownPefAskedFor(now);
            if (!pef)
                return {};
            return {{.act = RevealOwn{pef->id}, .text = ActsText::tr("Reveal"), .key = Qt::Key_R}};
        },
    });

/// To where it stands by now.
struct PlaceOwnPef {
    int pef = 1;
    int section = 1;
    static const ActKind kind;
};

namespace {

std::optional<int> ownPefToPlace(const Situation &now)
{
    const OwnPef *pef = ownPefAskedFor(now);
    return pef ? std::optional(pef->id) : std::nullopt;
}

} // namespace

const ActKind PlaceOwnPef::kind(
    of<PlaceOwnPef>,
    [](auto &form, auto &act) {
        form.number(typed::pef, act.pef, 1, mostOwnPefs);
        form.number(typed::section, act.section, 1, mostSections);
    },
    placingParts<actions::placeOwnPef, ownPefToPlace, PlaceOwnPef>(
        "place-own-pef", {"own-place-pef", [] { return ActsText::tr("place a PEF of your own in a section"); }}));

} // namespace muster::acts
