// SPDX-License-Identifier: MIT
#include "model/changes/all.h"
#include "model/changes/campaign.h"
#include "model/story/playwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/months/linkedmonths.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString ealInWords(int before, int after)
{
    if (after > before)
        return StoryText::tr("EAL rises to %1").arg(after);
    return after < before ? StoryText::tr("EAL falls to %1").arg(after) : StoryText::tr("EAL stays %1").arg(after);
}

QString battleHead(const Telling &telling)
{
    const auto *finished = telling.change<EncounterFinished>();
    const QString how = words::label(finished ? finished->outcome : Outcome::Failure, words::Form::Other);
    const auto *turned = telling.change<TurnEnded>();
    if (!turned)
        return StoryText::tr("%1, and the end of the campaign").arg(how);
    if (!turned->next.eal)
        return StoryText::tr("%1; next %2").arg(how, words::title(turned->next.kind));
    const auto &played = telling.before().encounter;
    const int eal = played ? played->eal.value_or(*turned->next.eal) : *turned->next.eal;
    return StoryText::tr("%1; next %2, %3")
        .arg(how, words::title(turned->next.kind), ealInWords(eal, *turned->next.eal));
}

void addDetail(StoryLine &line, const QString &detail)
{
    line.detail = line.detail.isEmpty() ? detail : StoryText::tr("%1; %2").arg(line.detail, detail);
}

/// Tells a finished battle change by change, with the campaign as it stood at each.
class BattleTeller
{
public:
    BattleTeller(const Telling &telling, StepStory &story)
        : m_telling(telling)
        , m_story(story)
        , m_now(telling.before())
    {
    }

    void run();

    void operator()(const FirstAidGiven &c) { m_story.lines.push_back(tellFirstAid(m_telling, m_now, c)); }
    void operator()(const FigureFared &c);
    void operator()(const FigureRecovered &c);
    void operator()(const RepChanged &c);
    void operator()(const FigureLeft &c);
    void operator()(const GruntTakenOver &c) { m_story.lines.push_back(tellTakenOver(m_telling, m_now, c)); }
    void operator()(const LoyaltyTested &c);
    void operator()(const ExemptSet &c);
    void operator()(const CampaignEnded &c);

private:
    using Told = Among<FirstAidGiven, FigureFared, FigureRecovered, RepChanged, FigureLeft, GruntTakenOver,
                       LoyaltyTested, ExemptSet, CampaignEnded>;
    static_assert(
        areAllChanges<Told, WastelandChanges, PlayChanges, EnemyChanges, StoryChanges, FoeChanges, GoalChanges,
                      Among<FigureJoined, FigureReturned, FigureCorrected, FigureAway, FigureHeld, FigureMarked,
                            PoisonSet, PointsEarned, MonthServed, GearChanged, ThingCarried, StockChanged, Founded,
                            BeganOnPaper, RunSetAside, CampaignCorrected, EncounterPrepared, EncounterCorrected,
                            PressRolled, EncounterFinished, FollowUpDue, NothingFollows, TurnEnded, EncountersDue,
                            EncounterArranged, PartyWritten, TurnsPassed>>);

    StoryLine &add(Theme theme, FigureId about, const QString &title, const QString &detail)
    {
        m_story.lines.push_back({theme, title, detail, {}, {about}, {}});
        return m_story.lines.back();
    }
    /// The line before, which told the figure's fate or its recovery; a line of its own where there is none.
    StoryLine &lineAbout(FigureId id);
    bool isTaken(FigureId id) const;
    void tellStayedAtHome();
    void tellRepGone(StoryLine &line, const Figure &figure);

    const Telling &m_telling;
    StepStory &m_story;
    Campaign m_now;
    std::optional<FigureRecovered> m_recovering; ///< told in the line before, and what follows completes it
};

void BattleTeller::run()
{
    tellStayedAtHome();
    for (const Change &change : m_telling.step().changes) {
        Told::visit(change, *this);
        if (!change.is<FigureRecovered>())
            m_recovering.reset();
        apply(m_now, change);
    }
}

StoryLine &BattleTeller::lineAbout(FigureId id)
{
    const StoryLine *last = m_story.lines.empty() ? nullptr : &m_story.lines.back();
    const bool told = last && last->theme != Theme::Battle && last->about == std::vector{id};
    return told ? m_story.lines.back() : add(Theme::Rep, id, m_telling.name(id), {});
}

void BattleTeller::tellStayedAtHome()
{
    StoryLine line{Theme::Battle, StoryText::tr("Sat out"), {}, {}, {}, {}};
    QStringList names;
    for (const Figure &figure : m_now.band) {
        const auto &changes = m_telling.step().changes;
        const bool fared = std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
            const auto *f = change.as<FigureFared>();
            return f && f->id == figure.id;
        });
        if (fared)
            continue;
        names << figure.name;
        line.about.push_back(figure.id);
    }
    if (names.isEmpty())
        return;
    line.detail = words::listing(names);
    m_story.lines.push_back(line);
}

/// And neither died a prisoner nor cheated death.
bool BattleTeller::isTaken(FigureId id) const
{
    const auto &changes = m_telling.step().changes;
    return std::any_of(changes.begin(), changes.end(), [=](const Change &change) {
        const auto *left = change.as<FigureLeft>();
        return left && left->id == id && left->cause == LeaveCause::Captured;
    });
}

void BattleTeller::operator()(const FigureFared &c)
{
    const QString name = m_telling.name(c.id);
    const int rep = m_now.findEver(c.id)->rep();
    if (const int kills = c.deeds.kills; kills > 0)
        add(Theme::Battle, c.id, StoryText::tr("%1 killed %n enemies", nullptr, kills).arg(name), {});
    if (c.fate == Fate::ObviouslyDead)
        add(Theme::Dead, c.id, StoryText::tr("%1 was killed").arg(name),
            StoryText::tr("Obviously Dead, Rep %1").arg(rep));
    else if (c.fate == Fate::Captured)
        add(Theme::Captured, c.id, StoryText::tr("%1 was captured").arg(name),
            isTaken(c.id) ? StoryText::tr("out of the band until brought back") : QString())
                .rulings
            << QStringLiteral("R22");
    else if (c.fate == Fate::CheatedDeath)
        add(Theme::Rep, c.id, StoryText::tr("%1 cheated death").arg(name), StoryText::tr("left the table safely"));
}

void BattleTeller::operator()(const FigureRecovered &c)
{
    const Figure &figure = *m_now.findEver(c.id);
    const QString fate = c.fate == Fate::RanAway ? words::inLine(TableState::RanAway) : words::title(c.fate);
    StoryLine &line =
        add(Theme::Recovery, c.id,
            c.fate == Fate::RanAway        ? StoryText::tr("%1 is back").arg(figure.name)
                : c.fate == Fate::Captured ? StoryText::tr("%1 is alive, a prisoner").arg(figure.name)
                                           : StoryText::tr("%1 recovered").arg(figure.name),
            StoryText::tr("%1, Rep %2, %3").arg(fate, QString::number(figure.rep()), passedInWords(c.passed)));
    line.dice = diceUpTo(m_telling.rolls(RollKind::Recovery, number(c.id)), figure.rep());
    if (figure.star && c.passed == 0)
        line.rulings << QStringLiteral("R14");
    m_recovering = c;
}

void BattleTeller::operator()(const RepChanged &c)
{
    StoryLine &line = lineAbout(c.id);
    addDetail(line, repFromTo(c.from, c.to, m_telling.pack()));
    if (c.cause == RepCause::CheatedDeathInRecovery) {
        line.theme = Theme::Rep;
        line.title = StoryText::tr("%1 cheated death").arg(m_telling.name(c.id));
    } else if (c.cause == RepCause::Recovery && line.rulings.isEmpty()) {
        line.rulings << recoveryRuling(m_recovering.value_or(FigureRecovered{c.id, Fate::RanAway, 1}),
                                       m_telling.pack());
    }
}

void BattleTeller::operator()(const FigureLeft &c)
{
    const QString name = m_telling.name(c.id);
    switch (c.cause) {
    case LeaveCause::DiedOfWounds:
        lineAbout(c.id).theme = Theme::Dead;
        lineAbout(c.id).title = StoryText::tr("%1 died of wounds").arg(name);
        break;
    case LeaveCause::RanForGood:
        lineAbout(c.id).theme = Theme::RanAway;
        lineAbout(c.id).title = StoryText::tr("%1 ran away for good").arg(name);
        break;
    case LeaveCause::RepGone:
        tellRepGone(lineAbout(c.id), *m_now.find(c.id));
        break;
    case LeaveCause::Outranked:
        add(Theme::Leaves, c.id, StoryText::tr("%1 left").arg(name),
            StoryText::tr("Rep %1, more than the Star's").arg(m_now.find(c.id)->rep()))
                .rulings
            << QStringLiteral("R10");
        break;
    case LeaveCause::StarLost:
    case LeaveCause::NoRoom:
        m_story.lines.push_back(tellLeaderless(m_telling, m_now, c));
        break;
    case LeaveCause::EncounterOver:
        add(Theme::Leaves, c.id, StoryText::tr("%1 left").arg(name), StoryText::tr("came for this encounter only"))
                .rulings
            << QStringLiteral("R59");
        break;
    case LeaveCause::PlayerLeft:
    case LeaveCause::Surrendered:
    case LeaveCause::Turned:
    case LeaveCause::Killed:
    case LeaveCause::Captured:
    case LeaveCause::StayOrGo:
    case LeaveCause::Dismissed:
    case LeaveCause::Correction:
        break; // the line before has told it
    }
}

void BattleTeller::tellRepGone(StoryLine &line, const Figure &figure)
{
    const bool recovering = m_recovering && m_recovering->id == figure.id;
    line.theme = Theme::RanAway;
    line.title = recovering ? StoryText::tr("%1 did not return").arg(figure.name)
                            : StoryText::tr("%1 cheated death once too often").arg(figure.name);
    addDetail(line, StoryText::tr("no Rep left to lose"));
    line.rulings << (recovering && !figure.star ? recoveryRuling(*m_recovering, m_telling.pack())
                                                : QStringLiteral("R3"));
}

void BattleTeller::operator()(const LoyaltyTested &c)
{
    m_story.lines.push_back(tellLoyalty(m_telling, m_now, c));
}

void BattleTeller::operator()(const ExemptSet &c)
{
    if (c.on)
        return;
    const Figure &figure = *m_now.find(c.id);
    add(Theme::StaysFirm, c.id, StoryText::tr("%1 stays, untested").arg(figure.name),
        figure.poisoned ? StoryText::tr("exempt this time, poison used up") : StoryText::tr("exempt this time"))
            .rulings
        << QStringLiteral("R19");
}

void BattleTeller::operator()(const CampaignEnded &c)
{
    StoryLine line{Theme::Ending, StoryText::tr("The campaign is over"), {}, {}, {}, {QStringLiteral("R14")}};
    const Figure *star = lastStar(m_telling);
    line.detail = words::ending(c.cause, star ? star->name : QString());
    if (star)
        line.about = {star->id};
    m_story.lines.push_back(line);
}

} // namespace

void Months::tellBattle(const Telling &telling, StepStory &story) const
{
    story.head.detail = battleHead(telling);
    BattleTeller(telling, story).run();
}

namespace {

QString placesOf(const std::vector<Pef> &pefs)
{
    QStringList sections;
    for (const Pef &pef : pefs)
        sections << QString::number(pef.section);
    return words::listing(sections);
}

/// What there is to know at a glance: level, hour, where the PEFs are, who the enemy is.
QString glance(const Telling &telling, const Encounter &encounter)
{
    QStringList parts;
    if (encounter.eal)
        parts << StoryText::tr("EAL %1").arg(*encounter.eal);
    if (isRaid(encounter.kind)) {
        parts << StoryText::tr("%n buildings", nullptr, encounter.setup.objectiveBuildings);
        parts << words::inLine(encounter.setup.time);
    }
    parts << StoryText::tr("PEFs in %1").arg(placesOf(encounter.setup.pefs));
    return StoryText::tr("%1; against %2").arg(parts.join(StoryText::tr(", ")), telling.enemy(encounter.enemy));
}

/// The dice of the head: everything that is not the land.
StoryDice headDice(const Telling &telling)
{
    Rolls rolls;
    Roll pefs{{RollKind::PefPlace, 0}, 6, {}};
    for (const Roll &roll : telling.step().rolls) {
        if (roll.reason.kind == RollKind::PefPlace) {
            pefs.sides = roll.sides;
            pefs.dice.append(roll.dice.begin(), roll.dice.size());
        } else if (roll.reason.kind != RollKind::Terrain && roll.reason.kind != RollKind::Buildings)
            rolls.push_back(roll);
    }
    if (!pefs.dice.isEmpty())
        rolls.push_back(pefs);
    return plainDice(std::move(rolls));
}

} // namespace

void Months::tellPrepared(const Telling &telling, StepStory &story) const
{
    story.head.detail = glance(telling, telling.change<EncounterPrepared>()->encounter);
    story.head.dice = headDice(telling);
}

} // namespace muster
