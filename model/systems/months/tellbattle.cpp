// SPDX-License-Identifier: MIT
#include "model/changes/all.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/systems.h"
#include "rules/dice/counting.h"

#include <algorithm>

namespace muster {

namespace {

/// Tells a finished battle change by change, with the campaign as it stood at each.
class BattleTeller : public Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    explicit BattleTeller(const Telling &telling)
        : Telling(telling)
        , m_now(before)
    {
    }

    void run();
    QString outcome() const;
    /// Returns a summary: level, time of day, the places of the PEFs, the enemy.
    QString glance(const Encounter &encounter) const;

    void operator()(const FirstAidGiven &c) { story.lines.push_back(firstAid(m_now, c)); }
    void operator()(const FigureFared &c);
    void operator()(const FigureRecovered &c);
    void operator()(const RepChanged &c);
    void operator()(const FigureLeft &c);
    void operator()(const GruntTakenOver &c) { story.lines.push_back(takenOver(m_now, c)); }
    void operator()(const LoyaltyTested &c) { story.lines.push_back(loyalty(m_now, c)); }
    void operator()(const ExemptSet &c);
    void operator()(const CampaignEnded &)
    {
        campaignOver();
        story.lines.back().rulings << QStringLiteral("R14");
    }

private:
    /// Returns the line before, which told the figure's fate or its recovery; a new line if there is none.
    StoryLine &lineAbout(FigureId id);
    void tellStayedAtHome();
    void tellRepGone(StoryLine &line, const Figure &figure);

    Campaign m_now;
    std::optional<FigureRecovered> m_recovering; ///< told in the line before, which the next changes complete
};

QString BattleTeller::outcome() const
{
    const auto *finished = change<EncounterFinished>();
    const QString how = words::label(finished ? finished->outcome : Outcome::Failure, words::Form::Other);
    const auto *turned = change<TurnEnded>();
    if (!turned)
        return tr("%1, and the end of the campaign").arg(how);
    const QString next = words::title(turned->next.kind);
    if (!turned->next.eal)
        return tr("%1; next %2").arg(how, next);
    const int eal = *turned->next.eal;
    const int played = before.encounter ? before.encounter->eal.value_or(eal) : eal;
    const QString level = eal > played ? tr("EAL rises to %1")
        : eal < played                 ? tr("EAL falls to %1")
                                       : tr("EAL stays %1");
    return tr("%1; next %2, %3").arg(how, next, level.arg(eal));
}

void BattleTeller::run()
{
    tellStayedAtHome();
    for (const Change &one : step.changes) {
        visit(one, *this);
        if (!one.is<FigureRecovered>())
            m_recovering.reset();
        apply(m_now, one);
    }
}

StoryLine &BattleTeller::lineAbout(FigureId id)
{
    const StoryLine *last = story.lines.empty() ? nullptr : &story.lines.back();
    const bool told = last && last->theme != Theme::Battle && last->about == std::vector{id};
    return told ? story.lines.back() : add(Theme::Rep, name(id), {}, {id});
}

void BattleTeller::tellStayedAtHome()
{
    QStringList names;
    FigureIds home;
    const std::vector<const FigureFared *> all = this->all<FigureFared>();
    for (const Figure &figure : m_now.band) {
        if (std::any_of(all.begin(), all.end(), [&](const FigureFared *fared) { return fared->id == figure.id; }))
            continue;
        names << figure.name;
        home.push_back(figure.id);
    }
    if (!names.isEmpty())
        add(Theme::Battle, tr("Sat out"), words::listing(names), home);
}

void BattleTeller::operator()(const FigureFared &c)
{
    if (const int kills = c.deeds.kills; kills > 0)
        add(Theme::Battle, tr("%1 killed %n enemies", nullptr, kills).arg(name(c.id)), {}, {c.id});
    if (c.fate != Fate::ObviouslyDead && c.fate != Fate::Captured && c.fate != Fate::CheatedDeath)
        return;
    StoryLine &line = story.lines.emplace_back(fared(c.id, c.fate));
    if (c.fate == Fate::ObviouslyDead) {
        line.detail = tr("Obviously Dead, Rep %1").arg(m_now.findEver(c.id)->rep());
    } else if (c.fate == Fate::CheatedDeath) {
        line.theme = Theme::Rep;
        line.detail = tr("left the table safely");
    } else {
        line.rulings << QStringLiteral("R22");
        for (const FigureLeft *left : all<FigureLeft>()) { // and neither died a prisoner nor cheated death
            if (left->id == c.id && left->cause == LeaveCause::Captured)
                line.detail = tr("out of the band until brought back");
        }
    }
}

void BattleTeller::operator()(const FigureRecovered &c)
{
    const Figure &figure = *m_now.findEver(c.id);
    const QString fate = c.fate == Fate::RanAway ? words::inLine(TableState::RanAway) : words::title(c.fate);
    const QString title = c.fate == Fate::RanAway ? tr("%1 is back")
        : c.fate == Fate::Captured                ? tr("%1 is alive, a prisoner")
                                                  : tr("%1 recovered");
    StoryLine &line =
        add(Theme::Recovery, title.arg(figure.name),
            tr("%1, Rep %2, %3").arg(fate, QString::number(figure.rep()), passedInWords(c.passed)), {c.id});
    line.dice = diceUpTo(rolls({RollKind::Recovery}, number(c.id)), figure.rep());
    if (figure.star && c.passed == 0)
        line.rulings << QStringLiteral("R14");
    m_recovering = c;
}

void BattleTeller::operator()(const RepChanged &c)
{
    StoryLine &line = lineAbout(c.id);
    append(line.detail, repFromTo(c.from, c.to, pack));
    if (c.cause == RepCause::CheatedDeathInRecovery) {
        line.theme = Theme::Rep;
        line.title = tr("%1 cheated death").arg(name(c.id));
    } else if (c.cause == RepCause::Recovery && line.rulings.isEmpty()) {
        line.rulings << recoveryRuling(m_recovering.value_or(FigureRecovered{c.id, Fate::RanAway, 1}), pack);
    }
}

/// Tells why the figure left, if the line before has not told it.
void BattleTeller::operator()(const FigureLeft &c)
{
    const auto retell = [&](Theme theme, const QString &title) {
        StoryLine &line = lineAbout(c.id);
        line.theme = theme;
        line.title = title.arg(name(c.id));
    };
    const auto leaves = [&](const QString &why, const QString &ruling) {
        add(Theme::Leaves, tr("%1 left").arg(name(c.id)), why, {c.id}, {ruling});
    };
    if (c.cause == LeaveCause::DiedOfWounds)
        retell(Theme::Dead, tr("%1 died of wounds"));
    else if (c.cause == LeaveCause::RanForGood)
        retell(Theme::RanAway, tr("%1 ran away for good"));
    else if (c.cause == LeaveCause::RepGone)
        tellRepGone(lineAbout(c.id), *m_now.find(c.id));
    else if (c.cause == LeaveCause::Outranked)
        leaves(tr("Rep %1, more than the Star's").arg(m_now.find(c.id)->rep()), QStringLiteral("R10"));
    else if (c.cause == LeaveCause::EncounterOver)
        leaves(tr("came for this encounter only"), QStringLiteral("R59"));
    else if (c.cause == LeaveCause::StarLost || c.cause == LeaveCause::NoRoom)
        story.lines.push_back(leaderless(m_now, c));
}

void BattleTeller::tellRepGone(StoryLine &line, const Figure &figure)
{
    const bool recovering = m_recovering && m_recovering->id == figure.id;
    line.theme = Theme::RanAway;
    line.title = (recovering ? tr("%1 did not return") : tr("%1 cheated death once too often")).arg(figure.name);
    append(line.detail, tr("no Rep left to lose"));
    line.rulings << (recovering && !figure.star ? recoveryRuling(*m_recovering, pack) : QStringLiteral("R3"));
}

void BattleTeller::operator()(const ExemptSet &c)
{
    if (c.on)
        return;
    const Figure &figure = *m_now.find(c.id);
    add(Theme::StaysFirm, tr("%1 stays, untested").arg(figure.name),
        figure.poisoned ? tr("exempt this time, poison used up") : tr("exempt this time"), {c.id},
        {QStringLiteral("R19")});
}

QString BattleTeller::glance(const Encounter &encounter) const
{
    QStringList parts;
    if (encounter.eal)
        parts << tr("EAL %1").arg(*encounter.eal);
    if (isRaid(encounter.kind)) {
        parts << tr("%n buildings", nullptr, encounter.setup.objectiveBuildings);
        parts << words::inLine(encounter.setup.time);
    }
    QStringList sections;
    for (const Pef &pef : encounter.setup.pefs)
        sections << QString::number(pef.section);
    parts << tr("PEFs in %1").arg(words::listing(sections));
    return tr("%1; against %2").arg(parts.join(tr(", ")), words::enemy(encounter.enemy, pack));
}

/// Returns the dice of the head: all but those of the terrain.
StoryDice headDice(const Rolls &all)
{
    Rolls rolls;
    Roll pefs{{RollKind::PefPlace, 0}, 6, {}};
    for (const Roll &roll : all) {
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

void Months::tellBattle(Telling &telling) const
{
    BattleTeller teller(telling);
    telling.head.detail = teller.outcome();
    teller.run();
}

void Months::tellPrepared(Telling &telling) const
{
    telling.head.detail = BattleTeller(telling).glance(telling.change<EncounterPrepared>()->encounter);
    telling.head.dice = headDice(telling.step.rolls);
}

namespace {

Roll onlyRoll(const Rolls &rolls, Reason reason)
{
    return rolls.empty() ? Roll{reason, 6, {}} : rolls.front();
}

Roll commonRoll(const Rolls &rolls, const Figure &grunt)
{
    Rolls common = rollsFor(rolls, {RollKind::StarHolds}, number(grunt.leader));
    if (common.empty())
        common = rollsFor(rolls, {RollKind::StarHolds}, 0); // there is only one Star
    return onlyRoll(common, {RollKind::StarHolds, 0});
}

/// Returns the number of the common roll's dice that count for the figure.
qsizetype countedOf(const Roll &common, const Figure &grunt)
{
    StarStanding asRolled;
    asRolled.rep = static_cast<int>(common.dice.size());
    const Weighing weighing{number(grunt.id), grunt.rep(), grunt.months, grunt.poisoned};
    return std::min<qsizetype>(common.dice.size(), starDiceFor(asRolled, weighing).common);
}

/// Returns the dice of the common roll that counted for the figure, and those that were rolled for it alone, as one
/// roll (R16).
Roll starRoll(const Rolls &rolls, const Figure &grunt)
{
    Roll roll = commonRoll(rolls, grunt);
    roll.dice.resize(countedOf(roll, grunt));
    for (const Roll &bonus : rollsFor(rolls, {RollKind::StarHoldsOne}, number(grunt.id)))
        roll.dice.append(bonus.dice.begin(), bonus.dice.size());
    return roll;
}

} // namespace

Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt)
{
    const Roll common = commonRoll(rolls, grunt);
    Faces left;
    for (qsizetype i = countedOf(common, grunt); i < common.dice.size(); ++i)
        left.append(common.dice[i]);
    return left;
}

StoryDice loyaltyDice(const Rolls &rolls, const Figure &grunt)
{
    const Reason weighs{RollKind::GruntWeighs, number(grunt.id)};
    return diceUpTo({starRoll(rolls, grunt), onlyRoll(rollsFor(rolls, {weighs.kind}, weighs.subject), weighs)},
                    3); // a success, as in isSuccess()
}

/// Returns the end of the battle that settles a tie (R17): "and the patrol succeeded".
QString Telling::lastEncounter() const
{
    const auto *finished = change<EncounterFinished>();
    const auto &past = before.past; // the last of them if a month is resumed (R33)
    const bool success =
        finished ? finished->outcome == Outcome::Success : !past.empty() && past.back().outcome == Outcome::Success;
    const bool raid =
        before.encounter ? isRaid(before.encounter->kind) : !finished && !past.empty() && isRaid(past.back().kind);
    return raid ? (success ? tr("and the raid succeeded") : tr("and the raid failed"))
                : (success ? tr("and the patrol succeeded") : tr("and the patrol failed"));
}

StoryLine Telling::loyalty(const Campaign &now, const LoyaltyTested &test) const
{
    const Figure &grunt = *now.findEver(test.id);
    const FigureIds poisoned = poisonedIn(step, test.id);
    StoryLine line{.theme = Theme::Leaves, .dice = loyaltyDice(step.rolls, grunt), .about = {test.id}};
    line.about.insert(line.about.end(), poisoned.begin(), poisoned.end());
    QStringList parts{tr("%1 to %2", "successes").arg(test.starSuccesses).arg(test.gruntSuccesses)};
    if (test.isTie())
        parts << lastEncounter();
    if (!starDiceLeftOut(step.rolls, grunt).isEmpty())
        parts << tr("poisoned: without the Star's last die");
    switch (test.result) {
    case Loyalty::StaysFirm:
        line.theme = Theme::StaysFirm;
        line.title = tr("%1 stayed firm");
        parts << tr("no test next time");
        break;
    case Loyalty::Stays:
        line.theme = Theme::Stays;
        line.title = tr("%1 stayed");
        break;
    case Loyalty::Leaves:
        line.title = tr("%1 left");
        break;
    case Loyalty::LeavesPoisoning:
        line.title = poisoned.empty() ? tr("%1 left, with nobody to poison") : tr("%1 left, and poisoned %2");
        if (!poisoned.empty())
            parts << tr("Rep %1 and below").arg(grunt.rep());
    }
    QStringList names;
    for (const FigureId id : poisoned)
        names << name(id);
    line.title =
        poisoned.empty() ? line.title.arg(name(test.id)) : line.title.arg(name(test.id), words::listing(names));
    const bool stays = test.result == Loyalty::Stays || test.result == Loyalty::StaysFirm;
    if (grunt.poisoned && stays)
        parts << tr("poison used up");
    line.detail = parts.join(tr(", "));
    const bool twice = test.result == Loyalty::StaysFirm || test.result == Loyalty::LeavesPoisoning;
    if (test.isTie())
        line.rulings << QStringLiteral("R17");
    if (twice && std::min(test.starSuccesses, test.gruntSuccesses) == 0)
        line.rulings << QStringLiteral("R18");
    if (grunt.poisoned || test.result == Loyalty::LeavesPoisoning)
        line.rulings << QStringLiteral("R19");
    return line;
}

} // namespace muster
