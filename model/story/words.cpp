// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/calendar/calendar.h"

#include <QCoreApplication>

#include <unordered_map>

namespace muster::words {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("muster::words", text);
}

QString monthName(int month)
{
    static const char *const months[] = {
        QT_TRANSLATE_NOOP("muster::words", "January"),   QT_TRANSLATE_NOOP("muster::words", "February"),
        QT_TRANSLATE_NOOP("muster::words", "March"),     QT_TRANSLATE_NOOP("muster::words", "April"),
        QT_TRANSLATE_NOOP("muster::words", "May"),       QT_TRANSLATE_NOOP("muster::words", "June"),
        QT_TRANSLATE_NOOP("muster::words", "July"),      QT_TRANSLATE_NOOP("muster::words", "August"),
        QT_TRANSLATE_NOOP("muster::words", "September"), QT_TRANSLATE_NOOP("muster::words", "October"),
        QT_TRANSLATE_NOOP("muster::words", "November"),  QT_TRANSLATE_NOOP("muster::words", "December")};
    return tr(months[month - 1]);
}

} // namespace

QString title(EncounterKind kind)
{
    switch (kind) {
    case EncounterKind::Patrol:
        return tr("Patrol");
    case EncounterKind::RaidAttack:
        return tr("Raid: Attack");
    case EncounterKind::RaidDefend:
        return tr("Raid: Defend");
    }
    Q_UNREACHABLE();
}

QString title(ScenarioKind kind)
{
    switch (kind) {
    case ScenarioKind::Ambush:
        return tr("Ambush");
    case ScenarioKind::Firefight:
        return tr("Firefight");
    case ScenarioKind::Garrison:
        return tr("Garrison");
    case ScenarioKind::Pursuit:
        return tr("Pursuit");
    case ScenarioKind::Raid:
        return tr("Raid");
    case ScenarioKind::Recover:
        return tr("Recover");
    case ScenarioKind::Robbery:
        return tr("Robbery");
    case ScenarioKind::Siege:
        return tr("Siege");
    case ScenarioKind::Sweep:
        return tr("Sweep");
    }
    Q_UNREACHABLE();
}

QString title(const Encounter &encounter)
{
    if (encounter.game)
        return encounter.game->title;
    return encounter.scenario ? title(encounter.scenario->kind) : title(encounter.kind);
}

QString title(const PastEncounter &past)
{
    if (!past.game.isEmpty())
        return past.game;
    return past.scenario ? title(*past.scenario) : title(past.kind);
}

QString title(Role role)
{
    switch (role) {
    case Role::Ambushed:
        return tr("the ambushed");
    case Role::Ambusher:
        return tr("the ambushers");
    case Role::Meeting:
        return tr("one of two sides that meet");
    case Role::Garrison:
        return tr("the garrison");
    case Role::Attacker:
        return tr("the attackers");
    case Role::Defender:
        return tr("the defenders");
    case Role::Runner:
        return tr("the Runners");
    case Role::Chaser:
        return tr("the Chasers");
    case Role::Raider:
        return tr("the raiders");
    case Role::Recoverer:
        return tr("those who recover");
    case Role::Robber:
        return tr("the robbers");
    case Role::Police:
        return tr("the police");
    case Role::Besieged:
        return tr("the besieged");
    case Role::Besieger:
        return tr("the besiegers");
    }
    Q_UNREACHABLE();
}

QString coming(const Campaign &campaign, const Pack &pack)
{
    if (campaign.encounter)
        return title(*campaign.encounter);
    const Calendar &calendar = calendarOf(campaign, pack);
    if (calendar.knowsNext())
        return title(campaign.next.kind);
    if (!campaign.following)
        return calendar.comingName();
    const ScenarioKind over = campaign.following->over.kind;
    const auto next = campaign.following->kind ? campaign.following->kind : mayFollow(*pack.scenarios, over).front();
    return title(*next);
}

QString enemy(const QString &id, const Pack &pack)
{
    if (const ArmyList *list = pack.list(id))
        return list->title;
    const Team *team = pack.team(id);
    return team ? team->title : id;
}

QString title(Outcome outcome)
{
    return outcome == Outcome::Success ? tr("Success") : tr("Failure");
}

QString title(TimeOfDay time)
{
    return time == TimeOfDay::Day ? tr("Day") : tr("Night");
}

QString title(Terrain terrain)
{
    switch (terrain) {
    case Terrain::Clear:
        return tr("Clear");
    case Terrain::Woods:
        return tr("Woods");
    case Terrain::Hill:
        return tr("Hill");
    case Terrain::Rough:
        return tr("Rough");
    case Terrain::WoodedHill:
        return tr("Wooded hill");
    case Terrain::Impassable:
        return tr("Impassable");
    }
    Q_UNREACHABLE();
}

QString title(Fate fate)
{
    switch (fate) {
    case Fate::Fine:
        return tr("Fine");
    case Fate::OutOfTheFight:
        return tr("Out of the Fight");
    case Fate::ObviouslyDead:
        return tr("Obviously Dead");
    case Fate::RanAway:
        return tr("Ran Away");
    case Fate::Captured:
        return tr("Captured");
    case Fate::CheatedDeath:
        return tr("Cheated Death");
    case Fate::Scratched:
        return tr("Scratched");
    case Fate::BadWound:
        return tr("Bad Wound");
    case Fate::Unconscious:
        return tr("Unconscious");
    case Fate::Dead:
        return tr("Dead");
    case Fate::Surrendered:
        return tr("Surrendered");
    case Fate::Turned:
        return tr("Turned");
    case Fate::Wounded:
        return tr("Wounded");
    }
    Q_UNREACHABLE();
}

QString title(Status status)
{
    switch (status) {
    case Status::Active:
        return tr("in the band");
    case Status::Dead:
        return tr("died");
    case Status::Left:
        return tr("left");
    case Status::Gone:
        return tr("did not return");
    case Status::Captured:
        return tr("captured");
    case Status::Dismissed:
        return tr("dismissed");
    case Status::Turned:
        return tr("turned");
    }
    Q_UNREACHABLE();
}

QString ending(EndCause cause, const QString &star)
{
    switch (cause) {
    case EndCause::StarDied:
        return tr("%1 is dead").arg(star);
    case EndCause::StarCaptured:
        return tr("%1 is in the enemy's hands").arg(star);
    case EndCause::StarSpent:
        return tr("%1 has no Rep left to lead with").arg(star);
    case EndCause::StarTurned:
        return tr("%1 is one of them now").arg(star);
    }
    Q_UNREACHABLE();
}

QString title(Loyalty result)
{
    switch (result) {
    case Loyalty::StaysFirm:
        return tr("stays firm");
    case Loyalty::Stays:
        return tr("stays");
    case Loyalty::Leaves:
        return tr("leaves");
    case Loyalty::LeavesPoisoning:
        return tr("leaves, and poisons minds");
    }
    Q_UNREACHABLE();
}

QString title(PefLetter letter)
{
    switch (letter) {
    case PefLetter::Nothing:
        return tr("nothing");
    case PefLetter::Signs:
        return tr("something is out there");
    case PefLetter::Contact:
        return tr("contact");
    case PefLetter::InForce:
        return tr("in force");
    }
    Q_UNREACHABLE();
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

QString dice(int count, int sides)
{
    return tr("%1d%2").arg(count).arg(sides);
}

QString kindOf(const Figure &figure, const Pack &pack)
{
    const Term *term = pack.figureClass(figure.profile.figureClass);
    const QString figureClass = term ? term->title : figure.profile.figureClass;
    const QString type = figure.star ? tr("Star") : figure.profile.type;
    if (type.isEmpty() || figureClass.isEmpty() || type == figureClass)
        return type.isEmpty() ? figureClass : type;
    return tr("%1, %2").arg(type, figureClass);
}

QString worthName(const Pack &pack)
{
    return pack.hasSkill ? tr("Initiative") : tr("Rep");
}

QString worth(const Profile &profile, const Pack &pack)
{
    if (!pack.hasSkill)
        return tr("Rep %1").arg(profile.rep);
    // A list's row stands for somebody who is not rolled up yet.
    return profile.skill > 0 ? tr("Initiative %1, skill %2").arg(profile.rep).arg(profile.skill)
                             : tr("rolled up by dice");
}

QString armourClass(const Profile &profile, const Pack &pack)
{
    if (const Term *worn = pack.armor(profile.armorWorn))
        return worn->title;
    return pack.hasArmor ? tr("AC %1").arg(profile.armor) : QString();
}

QString armour(const Profile &profile, const Pack &pack)
{
    const QString worn = armourClass(profile, pack);
    return profile.shield ? tr("%1, shield").arg(worn) : worn;
}

QString weapon(const Profile &profile, const Pack &pack)
{
    const Weapon *weapon = pack.weapon(profile.weapon);
    return weapon ? weapon->title : profile.weapon;
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

QString turn(int number, const Campaign &campaign, const Pack &pack)
{
    return calendarOf(campaign, pack).turnLabel(number, pack);
}

QString halfMonth(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    return (when.late ? tr("Late %1, year %2") : tr("Early %1, year %2")).arg(monthName(when.month)).arg(when.year);
}

QString halfMonthMark(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    const QString mark = (when.late ? tr("Late %1") : tr("Early %1")).arg(monthName(when.month).left(3));
    return when.year == 1 ? mark : tr("%1 %2").arg(mark).arg(when.year);
}

QString turnMark(int number, const Campaign &campaign, const Pack &pack)
{
    return calendarOf(campaign, pack).turnMark(number);
}

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

QString count(int number)
{
    switch (number) {
    case 0:
        return tr("none");
    case 1:
        return tr("one");
    case 2:
        return tr("two");
    case 3:
        return tr("three");
    case 4:
        return tr("four");
    case 5:
        return tr("five");
    case 6:
        return tr("six");
    case 7:
        return tr("seven");
    case 8:
        return tr("eight");
    case 9:
        return tr("nine");
    default:
        return QString::number(number);
    }
}

QString figures(int number)
{
    return number == 1 ? tr("one figure") : tr("%1 figures").arg(count(number));
}

QString listing(const QStringList &items)
{
    if (items.size() < 2)
        return items.join(QString());
    return tr("%1 and %2").arg(items.mid(0, items.size() - 1).join(tr(", ")), items.last());
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace muster::words
