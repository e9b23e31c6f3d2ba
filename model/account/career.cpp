// SPDX-License-Identifier: MIT
#include "model/account/career.h"

#include "model/changes/all.h"
#include "model/story/figurestory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"

#include <QJsonObject>

#include <algorithm>
#include <array>

namespace muster {

namespace {

/// Walks through the steps once, and notes every battle for all who were in the band.
class Biographer
{
public:
    Biographer(std::span<const Step> steps, const Pack &pack)
        : m_steps(steps)
        , m_pack(pack)
    {
    }

    Careers make();

private:
    void note(const Step &step, int number);
    Career &careerOf(const Figure &figure)
    {
        Career &career = m_careers[figure.id];
        career.figure = figure;
        return career;
    }

    std::span<const Step> m_steps;
    const Pack &m_pack;
    Campaign m_now;
    std::vector<FoughtBattle> m_battles;
    std::map<FigureId, Career> m_careers;
};

/// It was hit, and lived.
bool isWounded(const CareerBattle &battle)
{
    switch (battle.fate) {
    case Fate::OutOfTheFight:
    case Fate::CheatedDeath:
    case Fate::Scratched:
    case Fate::BadWound:
    case Fate::Unconscious:
    case Fate::Wounded:
        return true;
    default:
        return battle.deeds.wounded || battle.deeds.wound.value_or(Fate::Fine) != Fate::Fine;
    }
}

/// Whoever goes home since the encounter is over, or since nobody leads him any more, was not lost in the battle.
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

/// The step is the one that finishes the battle.
void Biographer::note(const Step &step, int number)
{
    FoughtBattle fought;
    fought.step = number;
    fought.turn = m_now.turn;
    fought.kind = systemOf(*m_now.encounter).shown(*m_now.encounter, m_pack)[QStringLiteral("kind")].toString();
    fought.title = words::title(*m_now.encounter);
    std::array sides{fought, fought}; // the band's own, and of a band that is met
    const auto sideOf = [&](FigureId id) -> std::size_t {
        const Figure *figure = m_now.find(id);
        return figure && m_now.isMet(*figure) ? 1 : 0;
    };
    std::map<FigureId, FigureFared> fared;
    for (const Change &change : step.changes) {
        if (const auto *ended = change.as<EncounterFinished>()) {
            sides[0].outcome = ended->outcome;
            sides[1].outcome = outcomeOf(ended->theirs.value_or(Fraction{}));
        } else if (const auto *one = change.as<FigureFared>()) {
            fared[one->id] = *one;
        } else if (const auto *left = change.as<FigureLeft>(); left && isLost(*left)) {
            sides[sideOf(left->id)].lost.push_back(left->id);
        }
    }
    std::vector<std::pair<FigureId, CareerBattle>> lives;
    for (const Figure &figure : m_now.band) {
        careerOf(figure);
        const auto one = fared.find(figure.id);
        if (one == fared.end())
            continue;
        sides[sideOf(figure.id)].there.push_back(figure.id);
        CareerBattle battle;
        battle.battle = m_battles.size() + sideOf(figure.id);
        battle.fate = one->second.fate;
        battle.deeds = one->second.deeds;
        const FigureStory story = tellFigure(m_now, figure, battle.fate, step, DiceToCome::None);
        battle.rep = figure.rep();
        battle.told =
            story.detail.isEmpty() ? story.headline : AccountText::tr("%1; %2").arg(story.headline, story.detail);
        lives.emplace_back(figure.id, std::move(battle));
    }
    apply(m_now, step);
    m_battles.push_back(std::move(sides[0]));
    if (!sides[1].there.empty())
        m_battles.push_back(std::move(sides[1]));
    for (auto &[id, battle] : lives) {
        const Figure *after = m_now.find(id);
        battle.rep = after ? after->rep() : battle.rep;
        battle.gone = !after;
        Career &career = m_careers[id];
        addUp(career.sums, battle, m_battles[battle.battle]);
        career.battles.push_back(std::move(battle));
    }
}

Careers Biographer::make()
{
    FigureHistories histories = figureHistories(m_steps, m_pack);
    int number = 0;
    for (const Step &step : m_steps) {
        ++number;
        if (step.kind == StepKind::BattleFinished && m_now.encounter)
            note(step, number);
        else
            apply(m_now, step);
    }
    for (const Figure &figure : m_now.band)
        careerOf(figure);
    std::map<FigureId, QString> how;
    if (!m_now.former.empty())
        how = howEverybodyLeft(m_steps);
    for (const FormerFigure &former : m_now.former) {
        Career &career = careerOf(former.figure);
        career.farewell = former.farewell;
        career.how = how[former.figure.id];
    }
    Careers careers;
    careers.battles = std::move(m_battles);
    for (auto &[id, career] : m_careers) {
        career.chapters = std::move(histories[id]);
        career.passages = passagesAbout({AboutKind::Figure, muster::number(id)}, m_now, m_now.turn);
        careers.all.push_back(std::move(career));
    }
    for (Career &career : careers.all) {
        for (const CareerBattle &battle : career.battles)
            career.sums.lost += static_cast<int>(careers.lostIn(career, battle).size());
    }
    return careers;
}

} // namespace

const Career *Careers::find(FigureId id) const
{
    const auto place = std::lower_bound(
        all.begin(), all.end(), id, [](const Career &career, FigureId wanted) { return career.figure.id < wanted; });
    return place == all.end() || place->figure.id != id ? nullptr : &*place;
}

std::vector<FigureId> Careers::lostIn(const Career &career, const CareerBattle &battle) const
{
    const FoughtBattle &fought = battles[battle.battle];
    std::vector<FigureId> lost = fought.lost;
    std::erase(lost, career.figure.id);
    return lost;
}

std::vector<CareerComrade> Careers::comradesOf(const Career &career) const
{
    std::map<FigureId, std::vector<bool>> beside;
    for (std::size_t i = 0; i < career.battles.size(); ++i) {
        const FoughtBattle &fought = battles[career.battles[i].battle];
        for (const FigureId id : fought.there) {
            if (id == career.figure.id)
                continue;
            std::vector<bool> &together = beside[id];
            together.resize(career.battles.size());
            together[i] = true;
        }
    }
    std::vector<CareerComrade> comrades;
    for (auto &[id, together] : beside)
        comrades.push_back({id, std::move(together)});
    std::stable_sort(comrades.begin(), comrades.end(), [](const CareerComrade &one, const CareerComrade &other) {
        return one.battles() > other.battles();
    });
    return comrades;
}

Careers careersOf(std::span<const Step> steps, const Pack &pack)
{
    return Biographer(steps, pack).make();
}

QString sumsInWords(const CareerSums &sums)
{
    QStringList parts{AccountText::tr("%1 won", "battles").arg(sums.won)};
    const auto add = [&](const QString &text, int number) {
        if (number > 0)
            parts << text.arg(number);
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
