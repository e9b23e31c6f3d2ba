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
    return tr("%1 %2").arg(calendarOf(campaign, pack).turnName(pack), QString::number(number));
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
