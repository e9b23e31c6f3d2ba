// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/changes/all.h"
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/party.h"
#include "rules/closedset.h"
#include "rules/dice/counting.h"

#include <algorithm>

// The end of a battle, in every kind of campaign.

namespace muster {

namespace {

struct FateStory {
    Fate value;
    Theme theme;
    const char *text;
};

constexpr auto fateStories = enumTable<FateStory>({
    {Fate::Fine, Theme::Stays, QT_TRANSLATE_NOOP("Story", "%1 came through")},
    {Fate::Scratched, Theme::Stays, QT_TRANSLATE_NOOP("Story", "%1 was scratched")},
    {Fate::BadWound, Theme::Recovery, QT_TRANSLATE_NOOP("Story", "%1 was badly wounded")},
    {Fate::Unconscious, Theme::Recovery, QT_TRANSLATE_NOOP("Story", "%1 was knocked out")},
    {Fate::OutOfTheFight, Theme::Stays, QT_TRANSLATE_NOOP("Story", "%1 was knocked out")},
    {Fate::RanAway, Theme::RanAway, QT_TRANSLATE_NOOP("Story", "%1 ran away")},
    {Fate::Captured, Theme::Captured, QT_TRANSLATE_NOOP("Story", "%1 was captured")},
    {Fate::Surrendered, Theme::Captured, QT_TRANSLATE_NOOP("Story", "%1 surrendered")},
    {Fate::Dead, Theme::Dead, QT_TRANSLATE_NOOP("Story", "%1 was killed")},
    {Fate::ObviouslyDead, Theme::Dead, QT_TRANSLATE_NOOP("Story", "%1 was killed")},
    {Fate::Turned, Theme::Dead, QT_TRANSLATE_NOOP("Story", "%1 turned")},
    {Fate::CheatedDeath, Theme::Stays, QT_TRANSLATE_NOOP("Story", "%1 cheated death")},
    {Fate::Wounded, Theme::Stays, QT_TRANSLATE_NOOP("Story", "%1 was wounded")},
});

/// Returns the ruling for a loss of Rep in recovery: by a wound (R66); a Star who ran is spared (R14); one die passed,
/// by the pack (R15, R50).
QString recoveryRuling(int passed, const Pack &pack)
{
    return pack.wounds ? QStringLiteral("R66")
        : passed == 0  ? QStringLiteral("R14")
        : pack.patrol  ? QStringLiteral("R50")
                       : QStringLiteral("R15");
}

/// Tells what a battle came to change by change, with the campaign as it stood at each.
class BattleTeller : public Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    explicit BattleTeller(const Telling &telling)
        : Telling(telling)
        , m_now(before)
    {
    }

    void run()
    {
        if (!m_isRolledUp)
            satOut();
        for (const Change &one : step.changes) {
            visit(one, *this);
            apply(m_now, one);
        }
    }

    void operator()(const FirstAidGiven &c)
    {
        const Figure &figure = *m_now.findEver(c.id);
        StoryLine &line = add(Theme::Recovery, tr("%1 was wounded").arg(figure.name),
                              tr("First Aid, Rep %1, %2: %3")
                                  .arg(QString::number(figure.rep()), passedInWords(c.passed), words::title(c.fate)),
                              {c.id}, {QStringLiteral("R80")});
        line.dice = diceUpTo(rolls({RollKind::FirstAid}, number(c.id)), figure.rep());
        line.decides = true;
    }
    void operator()(const FigureFared &c)
    {
        if (pack.hasSkill)
            return faredInGame(c);
        if (!m_isRolledUp && c.deeds.kills > 0)
            add(Theme::Battle, tr("%1 killed %n enemies", nullptr, c.deeds.kills).arg(name(c.id)), {}, {c.id});
        if (!m_isRolledUp && c.fate != Fate::ObviouslyDead && c.fate != Fate::Captured && c.fate != Fate::CheatedDeath)
            return;
        StoryLine &line = story.lines.emplace_back(fared(c.id, c.fate));
        if (m_isRolledUp) {
            append(line.detail, words::mediaWork(c.deeds.media));
        } else if (c.fate == Fate::ObviouslyDead) {
            line.detail = tr("Obviously Dead, Rep %1").arg(m_now.findEver(c.id)->rep());
        } else if (c.fate == Fate::CheatedDeath) {
            line.theme = Theme::Rep;
            line.detail = tr("left the table safely");
        } else {
            line.rulings << QStringLiteral("R22");
            const auto *left = firstAbout<FigureLeft>(c.id, step.changes);
            if (left && left->cause == LeaveCause::Captured) // and neither died a prisoner nor cheated death
                line.detail = tr("out of the band until brought back");
        }
    }
    void operator()(const PointsEarned &c)
    {
        note(c.id,
             c.deeds == 0       ? tr("%n points", nullptr, c.share)
                 : c.share == 0 ? tr("%n points for what was done", nullptr, c.deeds)
                                : tr("%n points: a share of %1, and %2 for what was done", nullptr, c.share + c.deeds)
                                      .arg(c.share)
                                      .arg(c.deeds),
             "R65");
    }
    void operator()(const FigureRecovered &c)
    {
        const Figure &figure = *m_now.findEver(c.id);
        const QString passed = passedInWords(c.passed);
        const QString title = c.fate == Fate::RanAway ? tr("%1 is back")
            : c.fate == Fate::Captured                ? tr("%1 is alive, a prisoner")
                                                      : tr("%1 recovered");
        const QString fate = c.fate == Fate::RanAway ? words::inLine(TableState::RanAway) : words::title(c.fate);
        StoryLine &line = pack.wounds
            ? note(c.id, tr("Recover check, %1").arg(passed))
            : add(Theme::Recovery, title.arg(figure.name),
                  tr("%1, Rep %2, %3").arg(fate, QString::number(figure.rep()), passed), {c.id});
        line.dice = diceUpTo(rolls({RollKind::Recovery}, number(c.id)), figure.rep());
        line.decides = true;
        if (!pack.wounds && figure.star && c.passed == 0)
            line.rulings << QStringLiteral("R14");
    }
    void operator()(const RepChanged &c)
    {
        const QString rep = repFromTo(c.from, c.to, pack);
        StoryLine &line = c.cause == RepCause::LostNerve ? note(c.id, tr("lost nerve, %1").arg(rep), "R67")
            : c.cause == RepCause::Experience            ? note(c.id, tr("learnt from it, %1").arg(rep), "R66")
                                                         : note(c.id, rep);
        line.decides = true;
        if (c.cause == RepCause::CheatedDeathInRecovery) {
            line.theme = Theme::Rep;
            line.title = tr("%1 cheated death").arg(name(c.id));
        } else if (c.cause == RepCause::Recovery && line.rulings.isEmpty()) {
            const auto *recovered = firstAbout<FigureRecovered>(c.id, step.changes);
            line.rulings << recoveryRuling(recovered ? recovered->passed : 1, pack);
        }
    }
    void operator()(const FigureAway &c)
    {
        note(c.id, tr("away until %1").arg(words::turn(c.backIn, m_now, pack)), "R60");
    }
    void operator()(const FigureHeld &c)
    {
        if (c.on)
            note(c.id, tr("may be freed by the next Recover"), "R85");
        else
            isBack(c.id, tr("%1 is free again")).rulings << QStringLiteral("R85");
    }
    void operator()(const FigureReturned &c)
    {
        if (m_now.findEver(c.id)->status == Status::Turned)
            isBack(c.id, tr("The antidote brings %1 back"));
        else
            (*this)(FigureHeld{c.id, false});
    }
    /// Tells why the figure left, if the line before has not told it.
    void operator()(const FigureLeft &c)
    {
        using enum LeaveCause;
        m_fallen.reset();
        if (const Figure *star = m_now.find(c.id); star && star->isHeld())
            add(Theme::Captured, tr("Nobody could free %1").arg(star->name), {}, {c.id}, {QStringLiteral("R85")})
                .decides = true;
        stockOf(c);
        if (c.cause == DiedOfWounds || c.cause == RanForGood) {
            StoryLine &line = lineOf(c.id);
            line.theme = c.cause == DiedOfWounds ? Theme::Dead : Theme::RanAway;
            line.title =
                (c.cause == DiedOfWounds ? tr("%1 died of wounds") : tr("%1 ran away for good")).arg(name(c.id));
        } else if (c.cause == RepGone) {
            repGone(c);
        } else if (c.cause == Outranked || c.cause == EncounterOver || c.cause == StarLost || c.cause == NoRoom) {
            story.lines.push_back(leaving(m_now, c));
        }
    }
    void operator()(const GruntTakenOver &c) { story.lines.push_back(takenOver(m_now, c)); }
    void operator()(const LoyaltyTested &c) { story.lines.push_back(loyalty(m_now, c)); }
    void operator()(const ExemptSet &c)
    {
        if (c.on)
            return;
        add(Theme::StaysFirm, tr("%1 stays, untested").arg(name(c.id)),
            m_now.find(c.id)->poisoned ? tr("exempt this time, poison used up") : tr("exempt this time"), {c.id},
            {QStringLiteral("R19")});
    }
    void operator()(const StockChanged &c)
    {
        if (c.by >= 0 && m_fallen) {
            note(*m_fallen, tr("%1 to the stockpile").arg(words::carried({{c.item, c.by}}, pack)));
            return;
        }
        const bool lost = c.by < 0; // a stockpile that the encounter was about
        bool &isTold = lost ? m_stockpileLost : m_salvage;
        const QString item = tr("%1 %2").arg(QString::number(std::abs(c.by)), acts::itemTitle(pack, c.item));
        if (isTold)
            append(story.lines.back().detail, item);
        else if (lost)
            add(Theme::Battle, tr("The stockpile is lost"), item, {}, {QStringLiteral("R88")});
        else
            add(Theme::Battle, tr("Salvaged from the field"), item);
        isTold = true;
    }
    void operator()(const ThingCarried &c) { m_fallen = c.id; }
    void operator()(const GearChanged &c)
    {
        if (c.cause == GearCause::Issued) {
            m_fallen = c.id;
            return;
        }
        if (!m_laidDown)
            add(Theme::Battle, tr("The better equipment goes back"));
        m_laidDown = true;
    }
    void operator()(const FollowUpDue &c)
    {
        const auto &kind = c.following.kind;
        const ScenarioKind over = c.following.over.kind;
        const ScenarioKind next = kind.value_or(mayFollow(*pack.scenarios, over).front());
        const bool byDie = !kind && !pack.scenarios->of(over).next->isCertain();
        const Figure *star = m_now.find(c.following.against);
        add(Theme::Prepare,
            (byDie ? tr("%1 may follow immediately") : tr("%1 follows immediately")).arg(words::title(next)),
            star ? tr("against %1").arg(words::bandOf(*star))
                 : tr("against the survivors: %1").arg(words::figures(c.following.over.enemy.figures.size())));
    }
    void operator()(const NothingFollows &c)
    {
        const Figure *star = m_now.findEver(c.star);
        const bool isLost = star && !m_now.find(star->id);
        add(Theme::Prepare, tr("Nothing follows immediately"),
            isLost     ? tr("%1 is lost, and the band with its Star").arg(star->name)
                : star ? tr("nobody of %1 is fit to fight").arg(words::bandOf(*star))
                       : tr("nobody of the band is fit to fight"),
            {}, {QStringLiteral("R97")});
    }
    void operator()(const CampaignEnded &)
    {
        campaignOver();
        if (!m_isRolledUp)
            story.lines.back().rulings << QStringLiteral("R14");
    }

private:
    void satOut()
    {
        QStringList names;
        std::vector<FigureId> home;
        for (const Figure &figure : m_now.band) {
            if (firstAbout<FigureFared>(figure.id, step.changes))
                continue;
            names << figure.name;
            home.push_back(figure.id);
        }
        if (!names.isEmpty())
            add(Theme::Battle, tr("Sat out"), words::listing(names), home);
    }
    /// Tells the initiative that the figure lost; a figure that lives has it back (R81).
    void faredInGame(const FigureFared &c)
    {
        const bool dead = c.fate == Fate::Dead;
        const int lost = c.deeds.initiativeLost;
        const int had = m_now.findEver(c.id)->rep();
        StoryLine &line = story.lines.emplace_back(fared(c.id, dead ? Fate::Dead : Fate::Fine));
        if (lost > 0)
            line.detail = (lost > had ? tr("initiative %1, %2 lost: below zero")
                               : dead ? tr("initiative %1, %2 lost")
                                      : tr("initiative %1, %2 lost; back to %1"))
                              .arg(had)
                              .arg(lost);
        else if (!dead)
            line.detail = tr("no initiative lost");
        if (c.deeds.kills > 0)
            append(line.detail, tr("taken out: %1").arg(c.deeds.kills));
        if (lost > 0)
            line.rulings << QStringLiteral("R81");
    }
    void repGone(const FigureLeft &c)
    {
        StoryLine &line = note(c.id, tr("no Rep left to lose"));
        const auto *recovered = firstAbout<FigureRecovered>(c.id, step.changes);
        const bool isStar = m_now.find(c.id)->star;
        line.decides = true;
        line.rulings << (recovered && !isStar && !pack.wounds ? recoveryRuling(recovered->passed, pack)
                                                              : QStringLiteral("R3"));
        line.theme = pack.wounds ? Theme::Leaves : Theme::RanAway;
        if (!pack.wounds)
            line.title = (recovered ? tr("%1 did not return") : tr("%1 cheated death once too often")).arg(name(c.id));
    }
    /// Tells of a lost Star's stockpile: the first Star's goes to the next leader, another's to the Star who takes over its
    /// Grunts, or it is lost.
    void stockOf(const FigureLeft &gone)
    {
        const Figure *star = m_now.find(gone.id);
        const std::vector<const Figure *> stars = m_now.stars();
        if (!star || !star->star || stars.size() < 2)
            return;
        const Figure *keeper = star == stars.front() ? stars[1] : m_now.find(FigureId{gone.stockTo});
        std::vector<Kit> kits;
        const Stockpile stock = m_now.stockOf(gone.id);
        for (auto item = stock.begin(); item != stock.end(); ++item)
            kits.push_back({item.key(), item.value()});
        if (!kits.empty())
            add(Theme::Battle,
                keeper ? tr("The stockpile of %1 goes to %2").arg(words::bandOf(*star), words::bandOf(*keeper))
                       : tr("The stockpile of %1 is lost").arg(words::bandOf(*star)),
                words::carried(kits, pack), {}, {QStringLiteral("R97")});
    }

    StoryLine &isBack(FigureId id, const QString &title)
    {
        StoryLine &line = add(Theme::Recruit, title.arg(name(id)), {}, {id});
        line.decides = true;
        return line;
    }
    /// Returns the line that told the figure's fate or its recovery; a new line if there is none.
    StoryLine &lineOf(FigureId id)
    {
        const auto told = std::find_if(story.lines.rbegin(), story.lines.rend(), [=](const StoryLine &line) {
            return line.about == std::vector{id} && line.theme != Theme::Battle;
        });
        return told != story.lines.rend() ? *told : add(Theme::Rep, name(id), {}, {id});
    }
    StoryLine &note(FigureId id, const QString &detail, const char *ruling = nullptr)
    {
        StoryLine &line = lineOf(id);
        append(line.detail, detail);
        if (ruling)
            line.rulings << QString::fromLatin1(ruling);
        return line;
    }
    Campaign m_now;
    const bool m_isRolledUp = before.encounter->dealtEnemy(); ///< with its enemy; then each figure has a line
    bool m_salvage = false; ///< the line before tells of salvage
    bool m_stockpileLost = false; ///< the line before tells of the lost stockpile
    bool m_laidDown = false;
    std::optional<FigureId> m_fallen; ///< the figure whose weapons the others take up
};

Roll onlyRoll(const Rolls &rolls, Reason reason)
{
    return rolls.empty() ? Roll{reason, 6, {}} : rolls.front();
}

/// Returns the Star's common roll, and the number of its dice that count for the figure (R16).
std::pair<Roll, qsizetype> commonRoll(const Rolls &rolls, const Figure &grunt)
{
    Rolls common = rollsFor(rolls, {RollKind::StarHolds}, number(grunt.leader));
    if (common.empty())
        common = rollsFor(rolls, {RollKind::StarHolds}, 0); // there is only one Star
    Roll roll = onlyRoll(common, {RollKind::StarHolds, 0});
    StarStanding asRolled;
    asRolled.rep = int(roll.dice.size());
    const Weighing weighing{number(grunt.id), grunt.rep(), grunt.months, grunt.poisoned};
    const auto counted = std::min<qsizetype>(roll.dice.size(), starDiceFor(asRolled, weighing).common);
    return {std::move(roll), counted};
}

/// Returns the end of the battle that settles a tie (R17): "and the patrol succeeded".
QString lastEncounter(const Telling &telling)
{
    const auto *finished = telling.change<EncounterFinished>();
    const Campaign &before = telling.before;
    const auto &past = before.past; // the last of them if a month is resumed (R33)
    const bool success =
        finished ? finished->outcome == Outcome::Success : !past.empty() && past.back().outcome == Outcome::Success;
    const bool raid =
        before.encounter ? isRaid(before.encounter->kind) : !finished && !past.empty() && isRaid(past.back().kind);
    return raid ? (success ? StoryText::tr("and the raid succeeded") : StoryText::tr("and the raid failed"))
                : (success ? StoryText::tr("and the patrol succeeded") : StoryText::tr("and the patrol failed"));
}

} // namespace

void Telling::battle()
{
    head = {Theme::Battle, tr("Battle finished")};
    if (!before.encounter)
        return;
    head.detail = systemOf(*before.encounter).result(*this);
    BattleTeller(*this).run();
    arrival();
}

QString resultOf(const Telling &telling)
{
    const auto *finished = telling.change<EncounterFinished>();
    return words::label(finished ? finished->outcome : Outcome::Failure, words::Form::Other);
}

StoryLine Telling::fared(FigureId id, Fate fate) const
{
    const auto &[value, theme, text] = fateStories[fate];
    StoryLine line{theme, tr(text).arg(name(id)), {}, {}, {id}};
    line.decides = theme == Theme::Dead || theme == Theme::Captured;
    return line;
}

StoryLine Telling::takenOver(const Campaign &now, const GruntTakenOver &taken) const
{
    StoryLine line{Theme::Recruit, tr("%1 follows %2 from now on").arg(name(taken.id), name(taken.by))};
    if (systemOf(now, pack).traits.testsLoyalty)
        line.detail = tr("months start again at 0");
    line.about = {taken.id, taken.by};
    line.rulings = {QStringLiteral("R36")};
    line.decides = true;
    if (taken.outranks) {
        line.detail = tr("%1; more Rep than %2, so for one encounter only").arg(line.detail, name(taken.by));
        line.rulings << QStringLiteral("R10");
    }
    return line;
}

StoryLine Telling::leaving(const Campaign &now, const FigureLeft &left) const
{
    StoryLine line{Theme::Leaves, tr("%1 left").arg(name(left.id)), {}, {}, {left.id}};
    line.decides = true;
    const Figure *figure = now.findEver(left.id);
    const auto why = [&](const QString &detail, const QString &ruling) {
        line.detail = detail;
        line.rulings << ruling;
    };
    if (left.cause == LeaveCause::Outranked)
        why(tr("Rep %1, more than the Star's").arg(figure->rep()), QStringLiteral("R10"));
    else if (left.cause == LeaveCause::EncounterOver)
        why(tr("came for this encounter only"), QStringLiteral("R59"));
    else
        why(left.cause == LeaveCause::NoRoom ? tr("no Star had room")
                : figure                     ? tr("%1 leads no longer").arg(name(figure->leader))
                                             : QString(),
            QStringLiteral("R36"));
    return line;
}

Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt)
{
    const auto [common, counted] = commonRoll(rolls, grunt);
    Faces left;
    for (qsizetype i = counted; i < common.dice.size(); ++i)
        left.append(common.dice[i]);
    return left;
}

StoryLine Telling::loyalty(const Campaign &now, const LoyaltyTested &test) const
{
    const Figure &grunt = *now.findEver(test.id);
    const std::vector<FigureId> poisoned = poisonedIn(step, test.id);
    const bool stays = test.result == Loyalty::Stays || test.result == Loyalty::StaysFirm;
    StoryLine line{.theme = Theme::Leaves, .about = {test.id}, .decides = test.isTie() || !stays};
    line.about.insert(line.about.end(), poisoned.begin(), poisoned.end());
    // The dice of the common roll that counted for the figure, and those that were rolled for it alone (R16).
    auto [star, counted] = commonRoll(step.rolls, grunt);
    star.dice.resize(counted);
    for (const Roll &bonus : rolls({RollKind::StarHoldsOne}, number(test.id)))
        star.dice.append(bonus.dice.begin(), bonus.dice.size());
    const Reason weighs{RollKind::GruntWeighs, number(test.id)};
    line.dice = diceUpTo({star, onlyRoll(rolls({weighs.kind}, weighs.subject), weighs)}, 3); // as in isSuccess()
    QStringList parts{tr("%1 to %2", "successes").arg(test.starSuccesses).arg(test.gruntSuccesses)};
    if (test.isTie())
        parts << lastEncounter(*this);
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
