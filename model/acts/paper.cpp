// SPDX-License-Identifier: MIT
#include "model/acts/paper.h"

#include "model/acts/arms.h"
#include "model/acts/demands.h"
#include "model/acts/founding.h"
#include "model/acts/typedforce.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/changes/campaign.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// Returns the row of the list that best fits the figure: its type, else its Rep, else the first.
const Profile *rowFor(const ArmyList &list, const Profile &said)
{
    const Profile *best = nullptr;
    int fit = -1;
    for (const auto &row : list.figures.rows) {
        const Profile &profile = row.outcome;
        const bool sameType = !said.type.isEmpty() && profile.type.compare(said.type, Qt::CaseInsensitive) == 0;
        const int now = (sameType ? 2 : 0) + (profile.rep == said.rep ? 1 : 0);
        if (now > fit) {
            best = &profile;
            fit = now;
        }
    }
    return best;
}

/// Completes a profile from the list; a type that no list has stays.
void completeByList(Profile &profile, const Pack &pack, const QString &listId)
{
    const ArmyList *list = pack.list(listId);
    const Profile *row = list ? rowFor(*list, profile) : nullptr;
    if (!row)
        return;
    if (profile.type.isEmpty())
        profile.type = row->type;
    if (profile.rep == 0)
        profile.rep = row->rep;
    if (profile.figureClass.isEmpty())
        profile.figureClass = row->figureClass;
    if (profile.armorWorn.isEmpty())
        profile.armorWorn = row->armorWorn;
    if (profile.armor == 0)
        profile.armor = row->armor;
    if (profile.weapon.isEmpty()) {
        profile.weapon = pack.weapon(row->weapon) ? row->weapon : pack.weapons.front().id;
        profile.shield = profile.shield || row->shield;
    }
}

/// Makes the step, or collects everything that is wrong with the player's data.
class PaperFounding
{
public:
    PaperFounding(const Pack &pack, const NewCampaign &wanted, const Paper &paper)
        : m_pack(pack)
        , m_wanted(wanted)
        , m_paper(paper)
    {
    }

    Result<Step> make();

private:
    /// Reads a weapon. It may be in the player's own words, with the one it counts as in brackets.
    void readWeapon(Profile &profile);
    Result<Step> foundWithStar();
    void joinBand();
    void addFormer();
    void addPast();
    /// Completes, names and checks a figure; `mostTurns`: the last that it can have served.
    void finish(Figure &figure, const QString &who, int mostTurns);
    Kits carriedBy(const Figure &told);
    /// Checks that the figure has served no more months than there have been.
    void demandServed(const Figure &figure, const QString &who, int mostTurns);
    void demand(bool holds, const QString &problem)
    {
        if (!holds)
            m_problems << problem;
    }
    QString turnName() const { return systemOf(m_campaign, m_pack).turnName(m_pack); }

    const Pack &m_pack;
    NewCampaign m_wanted;
    Paper m_paper;
    Campaign m_campaign;
    Step m_step;
    ImportedFromPaper m_told;
    Problems m_problems;
};

void PaperFounding::readWeapon(Profile &profile)
{
    if (profile.weapon.isEmpty() || m_pack.weapon(profile.weapon))
        return;
    if (const auto problem = armAsTyped(profile, profile.weapon, m_pack, m_pack.list(m_wanted.list))) {
        m_problems << *problem;
        profile.weapon.clear();
    }
}

Kits PaperFounding::carriedBy(const Figure &told)
{
    const auto carries = addedUp(told.carries, m_pack);
    if (!carries)
        m_problems << carries.problem();
    return carries ? *carries : Kits();
}

/// Founds the campaign with the Star of the paper.
Result<Step> PaperFounding::foundWithStar()
{
    std::vector<const Figure *> stars;
    for (const Figure &figure : m_paper.band) {
        if (figure.star)
            stars.push_back(&figure);
    }
    if (stars.size() > 1)
        return Problem{ActsText::tr("The band has several Stars. Tell one; the others can join afterwards.")};
    if (stars.empty())
        return found(m_pack, m_wanted);
    const Figure &star = *stars.front();
    if (!m_wanted.starName.isEmpty() && m_wanted.starName != star.name)
        return Problem{ActsText::tr("The Star is called “%1” here and “%2” in the band. Give the Star once.")
                           .arg(m_wanted.starName.left(40), star.name.left(40))};
    const Profile suggested = suggestedStar(m_pack, m_wanted.list, star.profile.figureClass);
    m_wanted.starName = star.name;
    m_wanted.star = star.profile;
    m_wanted.star.rep =
        std::clamp(star.rep(), m_pack.leastStarRep, m_pack.mostStarRep); // the Rep has changed over the months
    if (star.profile.armor == 0)
        m_wanted.star.armor = suggested.armor;
    if (star.profile.armorWorn.isEmpty())
        m_wanted.star.armorWorn = suggested.armorWorn;
    m_wanted.attributes = star.attributes;
    Result<Step> step = found(m_pack, m_wanted);
    if (!step)
        return step;
    for (Change &change : step->changes) {
        const auto *joined = change.as<FigureJoined>();
        if (!joined || !joined->figure.star)
            continue;
        Figure told = joined->figure;
        told.profile.rep = star.rep() > 0 ? star.rep() : suggested.rep;
        told.bestRep = std::max(told.rep(), star.bestRep);
        told.months = star.months;
        if (!star.carries.empty())
            told.carries = carriedBy(star);
        told.points = star.points;
        change = FigureJoined{told};
    }
    return step;
}

void PaperFounding::demandServed(const Figure &figure, const QString &who, int mostTurns)
{
    const CampaignSystem &system = systemOf(m_campaign, m_pack);
    demand(figure.months <= mostTurns,
           ActsText::tr("%1 cannot have served %2: since the beginning there have been %3.")
               .arg(figure.name.isEmpty() ? who : figure.name, system.served(figure.months), system.served(mostTurns)));
}

void PaperFounding::finish(Figure &figure, const QString &who, int mostTurns)
{
    completeByList(figure.profile, m_pack, m_wanted.list);
    figure.leader = firstStar;
    figure.bestRep = std::max(figure.rep(), figure.bestRep);
    figure.joined = std::max(1, m_paper.turn - figure.months);
    figure.carries = carriedBy(figure);
    figure.name = figure.name.trimmed();
    if (!figure.name.isEmpty())
        demandName(figure.name, ActsText::tr("The name of %1").arg(who), m_problems);
    demandProfile(m_pack, figure.profile, 1, highestRep, figure.name.isEmpty() ? who : figure.name, m_problems);
    demandAttributes(m_pack, figure.attributes, 2, figure.name.isEmpty() ? who : figure.name, m_problems);
    demandServed(figure, who, mostTurns);
}

void PaperFounding::joinBand()
{
    int place = 0;
    for (const Figure &told : m_paper.band) {
        ++place;
        if (told.star) {
            demandServed(told, told.name, m_paper.turn - 1);
            continue;
        }
        Figure figure = told;
        figure.id = FigureId{m_campaign.lastId + 1};
        finish(figure, ActsText::tr("figure %1 of the band").arg(place), m_paper.turn - 1);
        if (figure.name.isEmpty())
            figure.name = newName(m_campaign, m_pack, number(figure.id));
        demand(std::ranges::none_of(
                   m_campaign.band,
                   [&](const Figure &other) { return other.name.compare(figure.name, Qt::CaseInsensitive) == 0; }),
               ActsText::tr("Two figures of the band are called %1. Give each a name of its own.").arg(figure.name));
        m_step.changes.push_back(FigureJoined{figure});
        muster::apply(m_campaign, m_step.changes.back());
    }
}

LeaveCause usualCause(Status status)
{
    switch (status) {
    case Status::Dead:
        return LeaveCause::Killed;
    case Status::Gone:
        return LeaveCause::RanForGood;
    case Status::Captured:
        return LeaveCause::Captured;
    case Status::Dismissed:
        return LeaveCause::Dismissed;
    case Status::Turned:
        return LeaveCause::Turned;
    case Status::Active:
    case Status::Left:
        break;
    }
    return LeaveCause::StayOrGo;
}

void PaperFounding::addFormer()
{
    Campaign known = m_campaign; // knows the names that are taken
    int place = 0;
    for (FormerFigure former : m_paper.former) {
        Figure &figure = former.figure;
        const QString who = ActsText::tr("former member %1").arg(++place);
        figure.id = FigureId{known.lastId + 1};
        figure.star = false;
        finish(figure, who, former.farewell.turn);
        if (figure.name.isEmpty())
            figure.name = newName(known, m_pack, number(figure.id));
        demand(figure.status != Status::Active,
               ActsText::tr("%1 is no longer in the band: say what became of the figure, such as dead or left.")
                   .arg(figure.name));
        demand(former.farewell.turn >= 1,
               ActsText::tr("%1 cannot have left in %2 %3: they are counted from 1. Use 1 to %4.")
                   .arg(figure.name, turnName(), QString::number(former.farewell.turn), QString::number(m_paper.turn)));
        demand(former.farewell.turn <= m_paper.turn,
               ActsText::tr("%1 left in %2 %3, which has not come yet. Use 1 to %4.")
                   .arg(figure.name, turnName(), QString::number(former.farewell.turn), QString::number(m_paper.turn)));
        figure.joined = std::max(1, former.farewell.turn - figure.months);
        former.farewell.cause = usualCause(figure.status);
        known.former.push_back(former);
        ++known.lastId;
        m_told.former.push_back(former);
    }
}

void PaperFounding::addPast()
{
    const CampaignSystem &system = systemOf(m_campaign, m_pack);
    m_told.past = m_paper.past;
    if (m_paper.last) {
        PastEncounter last = *m_paper.last;
        last.turn = std::max(1, m_paper.turn - 1);
        if (m_told.past.empty() || m_told.past.back().turn < last.turn)
            m_told.past.push_back(last);
        const PastEncounter &told = m_told.past.back();
        demand(told.kind == last.kind && told.outcome == last.outcome,
               ActsText::tr("The last encounter differs from the last of those in the past. Tell it once."));
    }
    if (!system.traits.knowsNext && !m_told.past.empty())
        return demand(
            false,
            ActsText::tr("In %1 each encounter is rolled up anew. Leave out the past encounters.").arg(m_pack.title));
    int turn = 0;
    for (const PastEncounter &past : m_told.past) {
        demand(past.turn >= std::max(1, turn) && past.turn < std::max(2, m_paper.turn),
               ActsText::tr("The past encounters must be in order, before %1 %2.")
                   .arg(turnName(), QString::number(m_paper.turn)));
        turn = past.turn;
    }
    demand(!m_paper.eal || system.traits.hasActivityLevel,
           ActsText::tr("This campaign has no Enemy Activity Level. Leave it out."));
    if (m_paper.eal)
        demandEal(*m_paper.eal, m_problems);
    if (m_problems)
        return;
    m_told.next = m_campaign.next;
    if (!m_told.past.empty() && system.traits.knowsNext)
        m_told.next.kind = system.after(m_told.past.back(), m_pack).kind;
    m_told.next.eal = m_paper.eal;
    m_told.eal = m_paper.eal;
}

Result<Step> PaperFounding::make()
{
    if (m_paper.band.size() > mostOnPaper || m_paper.former.size() > mostOnPaper)
        return Problem{ActsText::tr("A band has at most %n figures here.", nullptr, int(mostOnPaper))};
    for (Figure &figure : m_paper.band)
        readWeapon(figure.profile);
    for (FormerFigure &former : m_paper.former)
        readWeapon(former.figure.profile);
    if (m_problems)
        return m_problems;
    const Result<Step> founded = foundWithStar();
    if (!founded)
        return founded;
    m_step = *founded;
    m_campaign = fold({m_step});
    m_told.turn = m_paper.turn;
    demand(m_paper.turn >= 1 && m_paper.turn <= latestTurn,
           ActsText::tr("%1 %2 is out of range. Use 1 to %3.").arg(turnName()).arg(m_paper.turn).arg(latestTurn));
    joinBand();
    addFormer();
    addPast();
    if (m_problems)
        return m_problems;
    m_step.changes.push_back(m_told);
    Campaign checked;
    if (const auto problem = applyChecked(checked, m_step))
        return *problem;
    return m_step;
}

QStringList leftOut(const Figure &told, const Figure &made)
{
    QStringList fields;
    const auto note = [&](const char *field, bool wasThere, bool isThere) {
        if (!wasThere && isThere)
            fields << QString::fromLatin1(field);
    };
    const Profile &was = told.profile;
    const Profile &is = made.profile;
    note("name", !told.name.isEmpty(), true);
    note("type", !was.type.isEmpty(), !is.type.isEmpty());
    note("class", !was.figureClass.isEmpty(), !is.figureClass.isEmpty());
    note("rep", was.rep > 0, true);
    note("armor", was.armor > 0 || !was.armorWorn.isEmpty(), is.armor > 0 || !is.armorWorn.isEmpty());
    note("weapon", !was.weapon.isEmpty(), !is.weapon.isEmpty());
    return fields;
}

} // namespace

std::vector<FilledIn> filledIn(const Paper &paper, const Campaign &campaign)
{
    std::vector<FilledIn> all;
    const auto compare = [&](const Figure &told, const Figure &made) {
        if (const QStringList fields = leftOut(told, made); !fields.isEmpty())
            all.push_back({made, fields});
    };
    std::size_t grunt = 1; // the order of the input, after the Star
    for (const Figure &told : paper.band)
        compare(told, told.star ? campaign.band.front() : campaign.band.at(grunt++));
    for (std::size_t i = 0; i < paper.former.size(); ++i)
        compare(paper.former[i].figure, campaign.former.at(i).figure);
    return all;
}

Result<Step> foundOnPaper(const Pack &pack, const NewCampaign &wanted, const Paper &paper)
{
    return PaperFounding(pack, wanted, paper).make();
}

} // namespace muster::acts
