// SPDX-License-Identifier: MIT
#include "ui/aftermath/beforeafter.h"

#include "model/acts/aftermath.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/odds/expectation.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// Returns the change by which the Star is lost; null while there is a Star.
const FigureLeft *lossOfStar(const Campaign &before, const Step &soFar)
{
    Campaign now = before;
    apply(now, soFar);
    if (now.star())
        return nullptr;
    for (const Change &change : soFar.changes) {
        const auto *left = change.as<FigureLeft>();
        const Figure *figure = left ? before.find(left->id) : nullptr;
        if (figure && figure->star)
            return left;
    }
    return nullptr;
}

bool mayCheatDeath(const Campaign &campaign, const Pack &pack, const Figure &star)
{
    const std::vector<Fate> fates = fatesIn(campaign, pack);
    return star.rep() > 1 && std::ranges::find(fates, Fate::CheatedDeath) != fates.end();
}

struct Foresight {
    Q_DECLARE_TR_FUNCTIONS(muster::BeforeAfter)

public:
    const Campaign &before;
    const Pack &pack;
    const AftermathDraft &draft;
    const PendingAct &deed;
    const Faces &typed;
    DiceToCome tests; ///< tests still to come while dice are open

    std::optional<Fate> fateOf(FigureId id) const;
    FigureStory storyOf(const Figure &figure, const Campaign &afterwards, const Step &step, bool complete) const;
    /// Returns the figure's Star if it is lost; null if it may still lead the figure on.
    const Figure *lostStarOf(const Figure &figure, const Step &step, bool complete) const;
    const Figure *heirOf(const Figure &grunt) const;
    /// Returns the step that each face of the last die leads to; empty unless this is the only die missing in the next
    /// roll.
    std::vector<Step> lastDie() const;
    BeforeAfterRow row(const Figure &figure, const Campaign &after, const Step &step, bool complete) const;
    /// Returns the odds of the dice that decide what becomes of the figure; after they are rolled, their result.
    QString detailOf(const FigureStory &story, const Figure &figure, int repThen) const;
    /// Returns the lowest Rep after recovery; 0 if it may end worse, or leads to other dice.
    int leastRepOf(const FigureStory &story, const Figure &figure, int repThen) const;
    DiceToCome toCome(bool complete) const { return complete ? DiceToCome::None : tests; }
    /// Describes what one face does to the figure; for a wound, when the figure is back.
    QString meaningOf(const FigureStory &story, const Figure &figure, const Campaign &then) const;
    void tellLastDie(BeforeAfterRow &row, const Figure &figure, const std::vector<Step> &faces) const;
};

std::optional<Fate> Foresight::fateOf(FigureId id) const
{
    const ReportedFate *told = reportedOf(draft.figures, id);
    if (!told)
        return std::nullopt;
    const Figure *figure = before.find(id);
    return figure && told->deeds.initiativeLost > figure->rep() ? Fate::Dead : told->fate; // below zero (R81)
}

std::vector<Step> Foresight::lastDie() const
{
    std::vector<Step> faces;
    const auto wanted = deed.wanted();
    if (!wanted || wanted->count != typed.size() + 1)
        return faces;
    for (int face = 1; face <= wanted->sides; ++face) {
        Faces dice = typed;
        dice.append({static_cast<std::uint8_t>(face), Thrower::Player});
        faces.push_back(deed.with(dice));
    }
    return faces;
}

Campaign after(const Campaign &before, const Step &step)
{
    Campaign campaign = before;
    apply(campaign, step);
    return campaign;
}

/// Returns the campaign with each open die rolled as 1. What comes next does not depend on them, because no figure that
/// has a Recover check to take leads the encounter that follows at once.
Campaign onceRecovered(const Campaign &before, PendingAct deed)
{
    while (const auto wanted = deed.wanted())
        deed.add(Faces(wanted->count, Die{1, Thrower::Player}));
    return after(before, deed.soFar());
}

bool has(const Step &step, auto predicate)
{
    return std::ranges::any_of(step.changes, predicate);
}

/// Returns whether the battle's step is complete: its last change ends the turn or the campaign, or demands a
/// follow-up.
bool isOver(const Step &step)
{
    return has(step, [](const Change &change) {
        return change.is<TurnEnded>() || change.is<CampaignEnded>() || change.is<FollowUpDue>();
    });
}

QString Foresight::detailOf(const FigureStory &story, const Figure &figure, int repThen) const
{
    if (story.aidOpen)
        return tellFirstAid(firstAidOdds(*pack.firstAid, figure.rep()));
    if (!story.recoveryOpen)
        return story.detail;
    if (pack.wounds)
        return tellWound(woundOdds(*pack.wounds, repThen));
    const Fate fate = story.fate.value_or(Fate::OutOfTheFight);
    return tellRecovery(recoveryProspect(before, pack, figure, fate), fate);
}

int Foresight::leastRepOf(const FigureStory &story, const Figure &figure, int repThen) const
{
    if (pack.wounds) {
        const WoundOdds odds = woundOdds(*pack.wounds, repThen);
        return odds.lost > 0 ? 0 : odds.less > 0 ? repThen - 1 : repThen;
    }
    if (!pack.recovery)
        return 0;
    const RecoveryOdds odds = recoveryProspect(before, pack, figure, story.fate.value_or(Fate::OutOfTheFight));
    if (odds.lost > 0)
        return 0;
    return odds.returnedLess > 0 ? repThen - 1 : repThen;
}

FigureStory Foresight::storyOf(const Figure &figure, const Campaign &afterwards, const Step &step, bool complete) const
{
    const Figure *now = afterwards.find(figure.id);
    const Figure *lost = tests == DiceToCome::RecoveryAndLoyalty ? lostStarOf(figure, step, complete) : nullptr;
    WithoutRoll becomes;
    if (tests == DiceToCome::RecoveryAndLoyalty && now && afterwards.star()
        && acts::goesForOutranking(afterwards, pack, *now))
        becomes.goes = LeaveCause::Outranked;
    else if (const Figure *heir = lost ? heirOf(figure) : nullptr)
        becomes.follows = heir->name;
    else if (lost && before.hasSeveralStars())
        becomes.goes = LeaveCause::StarLost;
    const DiceToCome dice = toCome(complete);
    return tellFigure(before, figure, fateOf(figure.id), step,
                      lost && dice != DiceToCome::None ? DiceToCome::Recovery : dice, becomes);
}

const Figure *Foresight::lostStarOf(const Figure &figure, const Step &step, bool complete) const
{
    const Figure *star = figure.star ? nullptr : before.starOf(figure);
    return star && tellFigure(before, *star, fateOf(star->id), step, toCome(complete)).lost ? star : nullptr;
}

const Figure *Foresight::heirOf(const Figure &grunt) const
{
    for (const FigureId named : {grunt.id, grunt.leader}) {
        if (const auto heir = draft.heirs.find(named); heir != draft.heirs.end())
            return before.find(*heir);
    }
    return nullptr;
}

BeforeAfterRow Foresight::row(const Figure &figure, const Campaign &afterwards, const Step &step, bool complete) const
{
    const FigureStory story = storyOf(figure, afterwards, step, complete);
    BeforeAfterRow row;
    row.id = figure.id;
    row.name = figure.name;
    row.star = figure.star;
    row.repBefore = figure.rep();
    row.bestBefore = figure.bestRep;
    row.headline = story.headline;
    const Figure *now = afterwards.find(figure.id);
    const Figure &then = now ? *now : *afterwards.findEver(figure.id);
    QStringList details{detailOf(story, figure, then.rep())};
    if (now && !story.isOpen() && now->backIn > before.turn)
        details << tr("Back in %1").arg(words::turn(now->backIn, before, pack));
    details.removeAll(QString());
    row.detail = words::capitalised(details.join(u"; "));

    row.repAfter = then.rep();
    row.bestAfter = then.bestRep;
    row.status = story.lost.value_or(then.status);
    row.after = !now || story.lost         ? BeforeAfterRow::After::Gone
        : story.isOpen() || !draft.outcome ? BeforeAfterRow::After::Open // nothing is decided before the outcome
                                           : BeforeAfterRow::After::Stays;

    row.repLeast = story.recoveryOpen && !story.loyaltyOpen ? leastRepOf(story, figure, then.rep()) : 0;
    row.repMost = then.rep();
    if (!draft.outcome && !story.isOpen()) // Cheated Death costs one Rep, and no dice can remove another figure
        row.repLeast = row.repMost = then.rep() - (fateOf(figure.id) == Fate::CheatedDeath ? 1 : 0);

    const auto wanted = deed.wanted();
    const bool aboutStar =
        wanted && wanted->reason.kind == RollKind::StarHolds && wanted->reason.subject == 0 && figure.star && now;
    row.wanted = wanted && (aboutStar || wanted->reason.subject == number(figure.id));
    return row;
}

QString Foresight::meaningOf(const FigureStory &story, const Figure &figure, const Campaign &then) const
{
    const Figure *now = then.find(figure.id);
    if (!pack.wounds || !now || story.isOpen() || now->backIn <= before.turn)
        return story.headline;
    return tr("Back in %1, Rep %2").arg(words::turnMark(now->backIn, before, pack)).arg(now->rep());
}

void Foresight::tellLastDie(BeforeAfterRow &row, const Figure &figure, const std::vector<Step> &faces) const
{
    struct Meaning {
        QString what;
        bool good = false;
        QString detail;
        QStringList faces;
    };
    std::vector<Meaning> meanings;
    std::vector<int> reps;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Campaign then = after(before, faces[i]);
        const FigureStory story = storyOf(figure, then, faces[i], isOver(faces[i]));
        const QString what = meaningOf(story, figure, then);
        if (what == row.headline && words::capitalised(story.detail) == row.detail)
            return; // this die does not decide about the figure yet
        auto known = std::ranges::find_if(meanings, [&](const Meaning &meaning) { return meaning.what == what; });
        const Figure *now = then.find(figure.id);
        if (known == meanings.end())
            known = meanings.insert(meanings.end(), {what, now != nullptr, story.detail, {}});
        known->faces << QString::number(i + 1);
        if (!story.isOpen())
            reps.push_back(now ? now->rep() : 0);
    }
    if (reps.size() == faces.size()) {
        row.repLeast = *std::ranges::min_element(reps);
        row.repMost = *std::ranges::max_element(reps);
    }
    std::stable_partition(meanings.begin(), meanings.end(), [](const Meaning &meaning) { return meaning.good; });

    QStringList told;
    for (const Meaning &meaning : meanings) {
        told << (meanings.size() == 1 ? tr("Any result: %1").arg(meaning.what)
                                      : tr("%1: %2").arg(meaning.faces.join(u", "), meaning.what));
    }
    row.headline = told.takeFirst();
    row.detail = told.isEmpty() ? words::capitalised(meanings.front().detail) : told.join(u"; ");
}

BeforeAfterTotal total(int before, int most, int open, const std::vector<int> &each)
{
    BeforeAfterTotal total;
    total.before = before;
    if (!each.empty()) {
        total.after = each;
        std::ranges::sort(total.after);
        total.after.erase(std::unique(total.after.begin(), total.after.end()), total.after.end());
    } else if (open > 0) {
        total.bounds = true;
        total.after = {most - open, most};
    } else {
        total.after = {most};
    }
    return total;
}

void addTotals(BeforeAfter &seen, const Campaign &before, const std::vector<Step> &faces)
{
    int most = 0;
    int mostRep = 0;
    int openFigures = 0;
    int openRep = 0;
    for (const BeforeAfterRow &row : seen.rows) {
        if (row.after == BeforeAfterRow::After::Gone)
            continue;
        const bool open = row.after == BeforeAfterRow::After::Open;
        most += !open || row.repMost > 0;
        mostRep += open ? row.repMost : row.repAfter;
        openFigures += open && row.repMost > 0 && row.repLeast == 0;
        openRep += open ? row.repMost - row.repLeast : 0;
    }
    std::vector<int> figures;
    std::vector<int> rep;
    if (seen.lastDie) {
        for (const Step &face : faces) {
            const Campaign campaign = after(before, face);
            figures.push_back(int(campaign.band.size()));
            rep.push_back(campaign.repInAll());
        }
    }
    seen.figures = total(int(before.band.size()), most, openFigures, figures);
    seen.rep = total(before.repInAll(), mostRep, openRep, rep);
}

} // namespace

/// Returns the warning that the battle ends the campaign, by the dice rolled so far, and what can be done about it;
/// empty if it does not end it (R14).
static QString endWarning(const Campaign &before, const Pack &pack, const Step &soFar)
{
    const FigureLeft *left = lossOfStar(before, soFar);
    if (!left)
        return {};
    const Figure &star = *before.find(left->id);
    switch (left->cause) {
    case LeaveCause::Captured:
    case LeaveCause::Surrendered:
        return AftermathText::tr(
                   "%1 is captured, so this battle ends the campaign. To continue it afterwards, bring %1 back "
                   "from the Band page.")
            .arg(star.name);
    case LeaveCause::Turned:
        return AftermathText::tr("%1 turns into a zombie, so this battle ends the campaign. If that is wrong, edit the "
                                 "report before you finish.")
            .arg(star.name);
    case LeaveCause::DiedOfWounds:
        return AftermathText::tr(
                   "%1 dies of wounds, so this battle ends the campaign. If that is wrong, undo the last roll "
                   "or edit the report before you finish.")
            .arg(star.name);
    case LeaveCause::RepGone:
    case LeaveCause::RanForGood:
        return AftermathText::tr(
                   "%1 has no Rep left to lead with, so this battle ends the campaign. If that is wrong, edit "
                   "the report before you finish.")
            .arg(star.name);
    default:
        break;
    }
    if (mayCheatDeath(before, pack, star))
        return AftermathText::tr(
                   "%1 is dead, so this battle ends the campaign. To go on at Rep −1, tick Cheated Death for "
                   "%1 before you finish.")
            .arg(star.name);
    return AftermathText::tr(
               "%1 is dead, so this battle ends the campaign. If that is wrong, edit the report before you "
               "finish.")
        .arg(star.name);
}

QString BeforeAfterTotal::text() const
{
    QStringList numbers;
    for (const int number : after)
        numbers << QString::number(number);
    return numbers.join(bounds ? Foresight::tr("–") : Foresight::tr(" or "));
}

/// Returns the Star's own points. The Star may have been lost by then.
static int pointsOf(const Campaign &campaign, FigureId star)
{
    const Figure *figure = campaign.findEver(star);
    return figure ? figure->points : 0;
}

BeforeAfter preview(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft, const PendingAct &deed,
                    const Faces &typed)
{
    const CampaignSystem &system = systemOf(campaign, pack);
    const Foresight foresight{
        campaign, pack,  draft,
        deed,     typed, asksLoyalty(campaign, pack) ? DiceToCome::RecoveryAndLoyalty : DiceToCome::Recovery};
    const Step &soFar = deed.soFar();
    const Campaign now = after(campaign, soFar);
    const std::vector<Step> faces = foresight.lastDie();

    BeforeAfter seen;
    seen.worth = words::worthName(pack);
    for (const Figure *figure : campaign.bandByBand()) {
        BeforeAfterRow row = foresight.row(*figure, now, soFar, deed.isComplete());
        if (row.wanted && row.after == BeforeAfterRow::After::Open && !faces.empty())
            foresight.tellLastDie(row, *figure, faces);
        seen.rows.push_back(row);
    }
    seen.lastDie = !faces.empty() && std::ranges::all_of(faces, isOver);
    addTotals(seen, campaign, faces);
    // Figures of another band, and figures that sat out the encounter that this one follows.
    const auto isUntouched = [&](const BeforeAfterRow &row) {
        return row.after != BeforeAfterRow::After::Gone && row.repAfter == row.repBefore && !row.wanted
            && campaign.encounter && !whyNotOfIt(campaign, *campaign.find(row.id)).empty();
    };
    std::erase_if(seen.rows, isUntouched);
    if (system.traits.hasActivityLevel)
        seen.ealBefore = (campaign.encounter ? campaign.encounter->eal : campaign.eal).value_or(0);
    seen.ending = endWarning(campaign, pack, soFar);
    seen.ends = now.phase == Phase::Over || !seen.ending.isEmpty();
    if (draft.outcome && campaign.encounter && !seen.ends)
        seen.next =
            system.after({campaign.turn, campaign.encounter->kind, campaign.encounter->eal, *draft.outcome}, pack);
    if (seen.next)
        seen.nextTitle = system.traits.knowsNext ? words::title(seen.next->kind)
                                                 : words::coming(onceRecovered(campaign, deed), pack);
    if (pack.rewards && campaign.hasSeveralStars()) {
        for (const Figure *star : campaign.stars())
            seen.points.push_back(
                {Foresight::tr("Points, %1").arg(words::player(*star)), star->points, pointsOf(now, star->id)});
    } else if (pack.rewards) {
        seen.points.push_back({Foresight::tr("Points"), campaign.starPoints(), now.starPoints()});
        seen.points.push_back({Foresight::tr("Points of the band"), campaign.bandPoints(), now.bandPoints()});
    }
    return seen;
}

QString inWords(const BeforeAfterRow &row)
{
    const QString told = QStringLiteral("%1: %2").arg(row.name, row.headline);
    return row.detail.isEmpty() ? told : QStringLiteral("%1. %2").arg(told, row.detail);
}

} // namespace muster
