// SPDX-License-Identifier: MIT
#include "model/story/bandwords.h"

#include "model/acts/arms.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/force/points.h"
#include "rules/pack/findbyid.h"

#include <QStringList>

#include <algorithm>
#include <unordered_map>

namespace muster::words {

namespace {

QString kindTitle(const QString &id, const Campaign &campaign, const Pack &pack)
{
    for (const Term &known : systemOf(campaign, pack).everyKind()) {
        if (known.id == id)
            return known.title;
    }
    return id;
}

QString countedBy(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    switch (goal.kind) {
    case GoalKind::OwnWords:
        return StoryText::tr("in your own words; you say when");
    case GoalKind::BattlesWon:
        return goal.won.isEmpty()
            ? StoryText::tr("battles won, all told")
            : StoryText::tr("won, all told: %1", "a kind of battle").arg(kindTitle(goal.won, campaign, pack));
    case GoalKind::FoeTaken: {
        const QString name = campaign.foes.value(goal.foe).name;
        if (goal.taken == FoeStatus::Captured)
            return StoryText::tr("%1 captured").arg(name);
        return goal.taken == FoeStatus::Killed ? StoryText::tr("%1 killed").arg(name)
                                               : StoryText::tr("%1 captured or killed").arg(name);
    }
    case GoalKind::StarRep:
        return pack.hasSkill ? StoryText::tr("the Leader's initiative") : StoryText::tr("the Star's Rep");
    case GoalKind::TurnsOutlived:
        return StoryText::tr("outlived: %1", "so many months").arg(systemOf(campaign, pack).served(goal.done));
    case GoalKind::Points:
        return StoryText::tr("encounter points, all told");
    case GoalKind::Grunts:
        return StoryText::tr("Grunts in the band");
    }
    Q_UNREACHABLE();
}

QString awayUntil(const Figure &figure, const Campaign &campaign, const Pack &pack, auto inWords)
{
    return !figure.isAway(campaign.turn) ? QString()
        : figure.isHeld()                ? StoryText::tr("captured")
                                         : StoryText::tr("away until %1").arg(inWords(figure.backIn, campaign, pack));
}

} // namespace

QString star(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("Leader") : StoryText::tr("Star");
}

QString playerAndStar(const Figure &star)
{
    return star.player.isEmpty() ? star.name : StoryText::tr("%1 (%2)").arg(star.player, star.name);
}

QString player(const Figure &star)
{
    return star.player.isEmpty() ? star.name : star.player;
}

QString bandOf(const Figure &star)
{
    return StoryText::tr("%1’s band").arg(player(star));
}

QString away(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    return awayUntil(figure, campaign, pack, turn);
}

QString awayMark(const Figure &figure, const Campaign &campaign, const Pack &pack)
{
    return awayUntil(figure, campaign, pack, turnMark);
}

QString rules(const Campaign &campaign, const Pack &pack)
{
    return pack.list(campaign.list) ? StoryText::tr("%1, %2").arg(pack.title, enemy(campaign.list, pack)) : pack.title;
}

QString won(const std::vector<PastEncounter> &past)
{
    return StoryText::tr("%1 of %2").arg(battlesWon(past)).arg(past.size());
}

QString gruntsOfBands(const Campaign &campaign, const Pack &pack)
{
    QStringList bands;
    for (const Figure *star : campaign.stars()) {
        const Room own = systemOf(campaign, pack).roomFor(star->id, campaign, pack);
        bands << StoryText::tr("%1 of %2").arg(own.taken).arg(std::max(own.most, own.taken));
    }
    return bands.join(StoryText::tr(" + "));
}

NameOf namesIn(const Campaign &campaign)
{
    std::unordered_map<int, QString> names;
    for (const FormerFigure &former : campaign.former)
        names[number(former.figure.id)] = former.figure.name;
    for (const Figure &figure : campaign.band)
        names[number(figure.id)] = figure.name;
    return [names = std::move(names)](int id) {
        const auto name = names.find(id);
        return name == names.end() ? QString() : name->second;
    };
}

QString kindOf(const Figure &figure, const Pack &pack)
{
    const Term *term = pack.figureClass(figure.profile.figureClass);
    const QString figureClass = term ? term->title : figure.profile.figureClass;
    const QString type = figure.star ? star(pack) : packWords(figure.profile.type);
    const QString kind = type.isEmpty()                ? figureClass
        : figureClass.isEmpty() || type == figureClass ? type
                                                       : StoryText::tr("%1, %2").arg(type, figureClass);
    return figure.forEncounter ? StoryText::tr("%1, for this encounter only").arg(kind) : kind; // R59
}

QString worthName(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("Initiative") : StoryText::tr("Rep");
}

QString totalWorthName(const Pack &pack)
{
    return pack.hasSkill ? StoryText::tr("Total initiative") : StoryText::tr("Total Rep");
}

QString worth(const Profile &profile, const Pack &pack)
{
    if (!pack.hasSkill)
        return StoryText::tr("Rep %1").arg(profile.rep);
    // A row of a list stands for a figure that is not rolled yet.
    return profile.skill > 0 ? StoryText::tr("Initiative %1, skill %2").arg(profile.rep).arg(profile.skill)
                             : StoryText::tr("rolled up by dice");
}

QString kindAndWorth(const Figure &figure, const Pack &pack)
{
    return StoryText::tr("%1, %2").arg(kindOf(figure, pack), worth(figure.profile, pack));
}

QString armourClass(const Profile &profile, const Pack &pack)
{
    if (const Term *worn = pack.armor(profile.armorWorn))
        return worn->title;
    return pack.hasArmor ? StoryText::tr("AC %1").arg(profile.armor) : QString();
}

QString armour(const Profile &profile, const Pack &pack)
{
    const QString worn = armourClass(profile, pack);
    return profile.shield ? StoryText::tr("%1, shield").arg(worn) : worn;
}

QString weapon(const Profile &profile, const Pack &pack)
{
    const Weapon *weapon = pack.weapon(profile.weapon);
    const QString title = weapon ? weapon->title : profile.weapon;
    return profile.weaponWords.isEmpty() ? title : StoryText::tr("%1 (%2)").arg(profile.weaponWords, title);
}

QString weaponName(const Profile &profile, const Pack &pack)
{
    const Weapon *weapon = pack.weapon(profile.weapon);
    return !profile.weaponWords.isEmpty() ? profile.weaponWords : weapon ? weapon->title : profile.weapon;
}

QString carried(const std::vector<Kit> &carries, const Pack &pack)
{
    QStringList things;
    for (const Kit &kit : carries) {
        const QString title = acts::itemTitle(pack, kit.item);
        things << (kit.count == 1 ? title : StoryText::tr("%1 × %2").arg(QString::number(kit.count), title));
    }
    return things.join(StoryText::tr(", "));
}

QString arms(const Figure &figure, const Pack &pack)
{
    const QString first = weapon(figure.profile, pack);
    return figure.carries.empty() ? first : StoryText::tr("%1, %2").arg(first, carried(figure.carries, pack));
}

QStringList attributes(const Figure &figure, const Pack &pack)
{
    QStringList titles;
    for (const QString &id : figure.attributes) {
        const Attribute *attribute = pack.attribute(id);
        titles += attribute ? attribute->title : id;
    }
    return titles;
}

QString about(const Foe &foe, const Pack &pack)
{
    QStringList parts;
    if (pack.list(foe.list))
        parts << enemy(foe.list, pack);
    if (foe.rep > 0)
        parts << StoryText::tr("Rep %1").arg(foe.rep);
    if (const Weapon *weapon = pack.weapon(foe.weapon))
        parts << weapon->title;
    return parts.join(StoryText::tr(", "));
}

QString metTimes(const Foe &foe)
{
    return foe.met.empty()    ? StoryText::tr("Not met yet")
        : foe.met.size() == 2 ? StoryText::tr("Met twice")
                              : StoryText::tr("Met %n times", nullptr, int(foe.met.size()));
}

QString fate(const FoeMeeting &meeting)
{
    switch (statusAs(meeting.fate)) {
    case FoeStatus::Captured:
        return StoryText::tr("Was captured");
    case FoeStatus::Killed:
        return StoryText::tr("Was killed");
    case FoeStatus::AtLarge:
        break;
    }
    if (meeting.fate == TableState::RanAway)
        return StoryText::tr("Ran away");
    if (!meeting.outcome)
        return StoryText::tr("Is on the table");
    return isFelled(meeting.fate) ? StoryText::tr("Went down and got away") : StoryText::tr("Got away");
}

QString title(const FoeMeeting &meeting)
{
    return title(PastEncounter{meeting.turn, meeting.kind, {}, Outcome::Success, {}, meeting.part});
}

QString progress(const Goal &goal)
{
    return StoryText::tr("%1 of %2", "so many of so many").arg(goal.done).arg(goal.count);
}

QString reached(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    return goal.reachedBefore ? StoryText::tr("already reached when set", "a goal")
                              : StoryText::tr("reached in %1", "a month").arg(turn(*goal.reached, campaign, pack));
}

QString about(const Goal &goal, const Campaign &campaign, const Pack &pack)
{
    const QString counted = countedBy(goal, campaign, pack);
    return goal.reached ? StoryText::tr("%1; %2", "a goal that is reached, what it is counted by")
                              .arg(reached(goal, campaign, pack), counted)
                        : counted;
}

QString closedAs(CampaignEnding ending)
{
    return ending == CampaignEnding::Won ? StoryText::tr("Campaign closed as won")
                                         : StoryText::tr("Campaign closed as lost");
}

QString title(const About &about, int inTurn, const Campaign &campaign, const Pack &pack)
{
    switch (about.kind) {
    case AboutKind::Campaign:
        return StoryText::tr("The campaign");
    case AboutKind::Month:
        return turn(about.id, campaign, pack);
    case AboutKind::Battle:
        return StoryText::tr("%1, the battle", "the month").arg(turn(inTurn, campaign, pack));
    case AboutKind::Step:
        return StoryText::tr("%1, step %2", "the month").arg(turn(inTurn, campaign, pack)).arg(about.id);
    case AboutKind::Figure: {
        const Figure *figure = campaign.findEver(FigureId{about.id});
        return figure ? figure->name : StoryText::tr("Figure %1").arg(about.id);
    }
    case AboutKind::Foe:
        return campaign.foes.contains(about.id) ? campaign.foes.value(about.id).name
                                                : StoryText::tr("Foe %1").arg(about.id);
    }
    Q_UNREACHABLE();
}

const QRegularExpression &asides()
{
    static const QRegularExpression brackets(QStringLiteral("(\\[[^\\[\\]\\n]*\\])"));
    return brackets;
}

} // namespace muster::words

namespace muster {

namespace {

QString headCount(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.star())
        return (pack.hasSkill ? StoryText::tr("No Leader; figures: %1") : StoryText::tr("No Star; Grunts: %1"))
            .arg(campaign.gruntCount());
    const Room room = systemOf(campaign, pack).room(campaign, pack);
    if (campaign.hasSeveralStars())
        return StoryText::tr("%n Stars and %1 Grunts; total Rep %2", nullptr, int(campaign.stars().size()))
            .arg(words::gruntsOfBands(campaign, pack))
            .arg(campaign.repInAll());
    const QString taken = QString::number(room.taken);
    const QString most = QString::number(std::max(room.most, room.taken));
    const QString rep = QString::number(campaign.repInAll());
    if (!room.standIn.isEmpty())
        return StoryText::tr("Star away; %1 leads %2 of %3 Grunts; total Rep %4").arg(room.standIn, taken, most, rep);
    if (const int away = campaign.gruntCount() - room.taken; away > 0)
        return StoryText::tr("Star and %1 of %2 Grunts (%n away); total Rep %3", nullptr, away).arg(taken, most, rep);
    if (room.taken > room.most) // from paper, or because the Star's Rep has fallen (R11)
        return (pack.hasSkill
                    ? StoryText::tr("Leader and %1 figures, %2 more than the limit of %3; total initiative %4")
                    : StoryText::tr("Star and %1 Grunts, %2 more than the limit of %3; total Rep %4"))
            .arg(taken, QString::number(room.taken - room.most), QString::number(room.most), rep);
    return (pack.hasSkill ? StoryText::tr("Leader and %1 of %2 figures; total initiative %3")
                          : StoryText::tr("Star and %1 of %2 Grunts; total Rep %3"))
        .arg(taken, most, rep);
}

/// Returns the tests whose result a Star may choose, each title once.
QStringList freeTests(const Pack &pack)
{
    QStringList titles;
    if (!pack.reference)
        return titles;
    for (const ReferenceTest &test : pack.reference->tests) {
        if (test.freeChoice)
            titles << test.title.section(u',', 0, 0);
    }
    titles.removeDuplicates();
    return titles;
}

} // namespace

/// Returns the Stars' own points, "Ann 400 (band 460), Ben 198 (band 198)"; the higher number leads (R65, R87).
static QString pointsSideBySide(const Campaign &campaign)
{
    QStringList all;
    for (const Figure *star : campaign.stars())
        all << StoryText::tr("%1 %2 (band %3)")
                   .arg(words::player(*star), QString::number(star->points),
                        QString::number(campaign.points(star->id)));
    for (const Figure *star : campaign.lostStars())
        all << StoryText::tr("%1 %2 (Star lost)").arg(words::player(*star), QString::number(star->points));
    return all.join(StoryText::tr(", "));
}

QString words::pointsOfPlayer(const Campaign &campaign)
{
    return StoryText::tr("%1 (band %2)").arg(campaign.starPoints()).arg(campaign.bandPoints());
}

QString bandSummary(const Campaign &campaign, const Pack &pack)
{
    const QString summary = headCount(campaign, pack);
    const auto price = priceOf(pack, acts::forceOf(campaign));
    if (pack.rewards && (campaign.hasSeveralStars() || !campaign.lostStars().empty()))
        return StoryText::tr("%1; encounter points: %2").arg(summary, pointsSideBySide(campaign));
    if (price)
        return StoryText::tr("%1; worth %2 points; encounter points earned: %3")
            .arg(summary, QString::number(*price), words::pointsOfPlayer(campaign));
    return pack.rewards ? StoryText::tr("%1; encounter points: %2").arg(summary, words::pointsOfPlayer(campaign))
                        : summary;
}

bool hasStarPower(const Pack &pack)
{
    return pack.reference && !pack.reference->starPowers.empty();
}

std::vector<StarAdvantage> starAdvantages(const Figure &star, const Pack &pack)
{
    std::vector<StarAdvantage> advantages;
    if (!pack.reference || !findById(pack.reference->comparisons, QStringLiteral("larger-than-life")))
        return advantages; // rules in which the Star is hurt like any other figure
    if (hasStarPower(pack))
        advantages.push_back(
            {StoryText::tr("Star Power"),
             StoryText::tr("%n dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.",
                           nullptr, star.rep())});
    advantages.push_back({StoryText::tr("Larger than Life"),
                          StoryText::tr("An enemy below Rep %1 can put %2 Out of the Fight, but cannot kill.")
                              .arg(star.rep())
                              .arg(star.name)});
    advantages.push_back({StoryText::tr("Cheating Death"),
                          star.rep() > 1
                              ? StoryText::tr("Leaves the table safely, but drops to Rep %1.").arg(star.rep() - 1)
                              : StoryText::tr("Not possible: there is no Rep left to lose.")});
    const QStringList tests = freeTests(pack);
    if (!tests.isEmpty())
        advantages.push_back(
            {StoryText::tr("Free Will"), StoryText::tr("Choose the result of %1.").arg(words::listing(tests))});
    return advantages;
}

} // namespace muster
