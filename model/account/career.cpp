// SPDX-License-Identifier: MIT
#include "model/account/career.h"

#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"

#include <array>

namespace muster {

namespace {

/// Returns whether the figure was hurt and survived.
bool isWounded(const CareerBattle &battle)
{
    using enum Fate;
    switch (battle.fate) {
    case OutOfTheFight:
    case CheatedDeath:
    case Scratched:
    case BadWound:
    case Unconscious:
    case Wounded:
        return true;
    default:
        return battle.deeds.wounded || battle.deeds.wound.value_or(Fine) != Fine;
    }
}

/// Returns whether the figure was lost in the battle, and did not leave because the encounter is over or nobody leads
/// it any more.
bool isLost(const FigureLeft &left)
{
    return left.cause != LeaveCause::StarLost && left.cause != LeaveCause::NoRoom
        && left.cause != LeaveCause::EncounterOver;
}

void addUp(CareerSums &sums, const CareerBattle &battle, const FoughtBattle &fought)
{
    sums.battles += 1;
    sums.won += fought.outcome == Outcome::Success ? 1 : 0;
    sums.kills += battle.deeds.kills;
    sums.routed += battle.deeds.routed;
    sums.wounds += isWounded(battle) ? 1 : 0;
    sums.ranAway += battle.fate == Fate::RanAway ? 1 : 0;
}

/// Collects the careers of all who were ever in the band, by id, while the steps are applied.
struct Lives {
    std::vector<FoughtBattle> battles;
    std::map<FigureId, Career> careers;

    Career &careerOf(const Figure &figure)
    {
        Career &career = careers[figure.id];
        career.figure = figure;
        return career;
    }

    /// Records the battle that the step finishes.
    void note(const Step &step, int number, const Campaign &now, const Campaign &after, const Pack &pack)
    {
        const auto *ended = firstOf<EncounterFinished>(step.changes);
        FoughtBattle fought{number, now.turn, kindOfEncounter(now, pack), words::title(*now.encounter)};
        std::array sides{fought, fought}; // the band, and the band that is met
        if (ended) {
            sides[0].outcome = ended->outcome;
            sides[1].outcome = outcomeOf(ended->theirs.value_or(Fraction{}));
        }
        const auto sideOf = [&](FigureId id) -> std::size_t {
            const Figure *figure = now.find(id);
            return figure && now.isMet(*figure) ? 1 : 0;
        };
        for (const FigureLeft *left : allOf<FigureLeft>(step.changes)) {
            if (isLost(*left))
                sides[sideOf(left->id)].lost.push_back(left->id);
        }
        for (const Figure &figure : now.band) {
            Career &career = careerOf(figure);
            const auto *fared = firstAbout<FigureFared>(figure.id, step.changes);
            if (!fared)
                continue;
            const std::size_t side = sideOf(figure.id);
            sides[side].there.push_back(figure.id);
            const FigureStory story = tellFigure(now, figure, fared->fate, step, DiceToCome::None);
            const Figure *then = after.find(figure.id);
            const CareerBattle &battle = career.battles.emplace_back(
                CareerBattle{battles.size() + side, fared->fate, fared->deeds, then ? then->rep() : figure.rep(), !then,
                             withDetail(story.headline, story.detail)});
            addUp(career.sums, battle, sides[side]);
        }
        battles.push_back(std::move(sides[0]));
        if (!sides[1].there.empty())
            battles.push_back(std::move(sides[1]));
    }
};

} // namespace

Careers careersOf(std::span<const Step> steps, const Pack &pack)
{
    FigureHistories histories = figureHistories(steps, pack);
    Lives lives;
    const Campaign now =
        replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &after) {
            if (step.kind == StepKind::BattleFinished && before.encounter)
                lives.note(step, number, before, after, pack);
        });
    for (const Figure &figure : now.band)
        lives.careerOf(figure);
    std::map<FigureId, QString> how;
    if (!now.former.empty())
        how = howEverybodyLeft(steps);
    for (const FormerFigure &former : now.former) {
        Career &career = lives.careerOf(former.figure);
        career.farewell = former.farewell;
        career.how = how[former.figure.id];
    }
    Careers careers{std::move(lives.battles), {}};
    for (auto &[id, career] : lives.careers) {
        career.chapters = std::move(histories[id]);
        career.passages = passagesAbout({AboutKind::Figure, muster::number(id)}, now, now.turn);
        for (const CareerBattle &battle : career.battles)
            career.sums.lost += int(careers.lostIn(career, battle).size());
        careers.all.push_back(std::move(career));
    }
    return careers;
}

const Career *Careers::find(FigureId id) const
{
    const auto place = std::ranges::find(all, id, [](const Career &career) { return career.figure.id; });
    return place == all.end() ? nullptr : &*place;
}

std::vector<FigureId> Careers::lostIn(const Career &career, const CareerBattle &battle) const
{
    std::vector<FigureId> lost = battles[battle.battle].lost;
    std::erase(lost, career.figure.id);
    return lost;
}

std::vector<CareerComrade> Careers::comradesOf(const Career &career) const
{
    std::map<FigureId, std::vector<bool>> beside;
    for (std::size_t i = 0; i < career.battles.size(); ++i) {
        for (const FigureId id : battles[career.battles[i].battle].there) {
            beside[id].resize(career.battles.size());
            beside[id][i] = true;
        }
    }
    beside.erase(career.figure.id);
    std::vector<CareerComrade> comrades;
    for (auto &[id, together] : beside)
        comrades.push_back({id, std::move(together)});
    std::ranges::stable_sort(comrades, std::greater(), &CareerComrade::battles);
    return comrades;
}

QString sumsInWords(const CareerSums &sums)
{
    QStringList parts{AccountText::tr("%1 won", "battles").arg(sums.won)};
    const auto add = [&](const QString &text, int count) {
        if (count > 0)
            parts << text.arg(count);
    };
    add(AccountText::tr("%1 killed", "enemies"), sums.kills);
    add(AccountText::tr("%1 routed", "enemies"), sums.routed);
    add(AccountText::tr("wounded: %1", "times"), sums.wounds);
    add(AccountText::tr("ran away: %1", "times"), sums.ranAway);
    add(AccountText::tr("comrades lost: %1"), sums.lost);
    return AccountText::tr("%1: %2").arg(AccountText::tr("%n battles", nullptr, sums.battles),
                                         parts.join(AccountText::tr("; ")));
}

} // namespace muster
