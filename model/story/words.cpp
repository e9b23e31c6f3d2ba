// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/changes/campaign.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/dice/counting.h"
#include "rules/slug.h"

#include <QLocale>

#include <algorithm>

namespace muster::words {

namespace {

/// A value in the player's words.
template<typename E>
struct Titled {
    E value;
    const char *title;
};

/// The same with the words as they run inside a sentence or a list.
template<typename E>
struct InBothForms {
    E value;
    const char *title;
    const char *running;
};

constexpr auto encounterKindWords = closedTable<Titled<EncounterKind>>({
    {EncounterKind::Patrol, QT_TRANSLATE_NOOP("Story", "Patrol")},
    {EncounterKind::RaidAttack, QT_TRANSLATE_NOOP("Story", "Raid: Attack")},
    {EncounterKind::RaidDefend, QT_TRANSLATE_NOOP("Story", "Raid: Defend")},
});

constexpr auto scenarioKindWords = closedTable<Titled<ScenarioKind>>({
    {ScenarioKind::Ambush, QT_TRANSLATE_NOOP("Story", "Ambush")},
    {ScenarioKind::Firefight, QT_TRANSLATE_NOOP("Story", "Firefight")},
    {ScenarioKind::Garrison, QT_TRANSLATE_NOOP("Story", "Garrison")},
    {ScenarioKind::Pursuit, QT_TRANSLATE_NOOP("Story", "Pursuit")},
    {ScenarioKind::Raid, QT_TRANSLATE_NOOP("Story", "Raid")},
    {ScenarioKind::Recover, QT_TRANSLATE_NOOP("Story", "Recover")},
    {ScenarioKind::Robbery, QT_TRANSLATE_NOOP("Story", "Robbery")},
    {ScenarioKind::Siege, QT_TRANSLATE_NOOP("Story", "Siege")},
    {ScenarioKind::Sweep, QT_TRANSLATE_NOOP("Story", "Sweep")},
});

constexpr auto roleWords = closedTable<Titled<Role>>({
    {Role::Ambushed, QT_TRANSLATE_NOOP("Story", "Ambushed")},
    {Role::Ambusher, QT_TRANSLATE_NOOP("Story", "Ambushers")},
    {Role::Meeting, QT_TRANSLATE_NOOP("Story", "Meeting side")},
    {Role::Garrison, QT_TRANSLATE_NOOP("Story", "Garrison")},
    {Role::Attacker, QT_TRANSLATE_NOOP("Story", "Attackers")},
    {Role::Defender, QT_TRANSLATE_NOOP("Story", "Defenders")},
    {Role::Runner, QT_TRANSLATE_NOOP("Story", "Runners")},
    {Role::Chaser, QT_TRANSLATE_NOOP("Story", "Chasers")},
    {Role::Raider, QT_TRANSLATE_NOOP("Story", "Raiders")},
    {Role::Recoverer, QT_TRANSLATE_NOOP("Story", "Rescuers")},
    {Role::Robber, QT_TRANSLATE_NOOP("Story", "Robbers")},
    {Role::Police, QT_TRANSLATE_NOOP("Story", "Police")},
    {Role::Besieged, QT_TRANSLATE_NOOP("Story", "Besieged")},
    {Role::Besieger, QT_TRANSLATE_NOOP("Story", "Besiegers")},
});

struct OutcomeWords {
    Outcome value;
    const char *title;
    const char *running;
    const char *cameOut;
};

constexpr auto outcomeWords = closedTable<OutcomeWords>({
    {Outcome::Success, QT_TRANSLATE_NOOP("Story", "Success"), QT_TRANSLATE_NOOP("Story", "success"),
     QT_TRANSLATE_NOOP("Story", "a success")},
    {Outcome::Failure, QT_TRANSLATE_NOOP("Story", "Failure"), QT_TRANSLATE_NOOP("Story", "failure"),
     QT_TRANSLATE_NOOP("Story", "a failure")},
});

constexpr auto timeWords = closedTable<InBothForms<TimeOfDay>>({
    {TimeOfDay::Day, QT_TRANSLATE_NOOP("Story", "Day"), QT_TRANSLATE_NOOP("Story", "day")},
    {TimeOfDay::Night, QT_TRANSLATE_NOOP("Story", "Night"), QT_TRANSLATE_NOOP("Story", "night")},
});

struct TerrainWords {
    Terrain value;
    const char *title;
    const char *running;
    const char *whoStandsThere;
};

constexpr auto terrainWords = closedTable<TerrainWords>({
    {Terrain::Clear, QT_TRANSLATE_NOOP("Story", "Clear"), QT_TRANSLATE_NOOP("Story", "clear"),
     QT_TRANSLATE_NOOP("Story", "In the open")},
    {Terrain::Woods, QT_TRANSLATE_NOOP("Story", "Woods"), QT_TRANSLATE_NOOP("Story", "woods"),
     QT_TRANSLATE_NOOP("Story", "In the woods")},
    {Terrain::Hill, QT_TRANSLATE_NOOP("Story", "Hill"), QT_TRANSLATE_NOOP("Story", "hill"),
     QT_TRANSLATE_NOOP("Story", "On the hill")},
    {Terrain::Rough, QT_TRANSLATE_NOOP("Story", "Rough"), QT_TRANSLATE_NOOP("Story", "rough"),
     QT_TRANSLATE_NOOP("Story", "In the rough")},
    {Terrain::WoodedHill, QT_TRANSLATE_NOOP("Story", "Wooded hill"), QT_TRANSLATE_NOOP("Story", "wooded hill"),
     QT_TRANSLATE_NOOP("Story", "On the wooded hill")},
    {Terrain::Impassable, QT_TRANSLATE_NOOP("Story", "Impassable"), QT_TRANSLATE_NOOP("Story", "impassable"),
     QT_TRANSLATE_NOOP("Story", "Among the rocks")},
});

struct Heading {
    const char *text;
    const char *where;
};

/// What is reported of a figure is how it stood at the end, in the same words but for these.
struct FateWords {
    Fate value;
    TableState state;
    Heading heading;
    const char *title = nullptr;
};

constexpr auto fateWords = closedTable<FateWords>({
    {Fate::Fine, TableState::CarryingOn, QT_TRANSLATE_NOOP3("Story", "Fine", "over a column"),
     QT_TRANSLATE_NOOP("Story", "Fine")},
    {Fate::OutOfTheFight, TableState::OutOfTheFight, QT_TRANSLATE_NOOP3("Story", "Out of the\nFight", "over a column")},
    {Fate::ObviouslyDead, TableState::Dead, QT_TRANSLATE_NOOP3("Story", "Obviously\nDead", "over a column"),
     QT_TRANSLATE_NOOP("Story", "Obviously Dead")},
    {Fate::RanAway, TableState::RanAway, QT_TRANSLATE_NOOP3("Story", "Ran\nAway", "over a column")},
    {Fate::Captured, TableState::Captured, QT_TRANSLATE_NOOP3("Story", "Captured", "over a column")},
    {Fate::CheatedDeath, TableState::CheatedDeath, QT_TRANSLATE_NOOP3("Story", "Cheated\nDeath", "over a column")},
    {Fate::Scratched, TableState::Scratched, QT_TRANSLATE_NOOP3("Story", "Scrat-\nched", "over a column")},
    {Fate::BadWound, TableState::BadWound, QT_TRANSLATE_NOOP3("Story", "Bad\nWound", "over a column")},
    {Fate::Unconscious, TableState::Unconscious, QT_TRANSLATE_NOOP3("Story", "Uncon-\nscious", "over a column")},
    {Fate::Dead, TableState::Dead, QT_TRANSLATE_NOOP3("Story", "Dead", "over a column")},
    {Fate::Surrendered, TableState::Surrendered, QT_TRANSLATE_NOOP3("Story", "Surren-\ndered", "over a column")},
    {Fate::Turned, TableState::Turned, QT_TRANSLATE_NOOP3("Story", "Turned", "over a column")},
    {Fate::Wounded, TableState::Wounded, QT_TRANSLATE_NOOP3("Story", "Wound-\ned", "over a column")},
});

constexpr auto statusWords = closedTable<InBothForms<Status>>({
    {Status::Active, QT_TRANSLATE_NOOP("Story", "In the band"), QT_TRANSLATE_NOOP("Story", "in the band")},
    {Status::Dead, QT_TRANSLATE_NOOP("Story", "Died"), QT_TRANSLATE_NOOP("Story", "died")},
    {Status::Left, QT_TRANSLATE_NOOP("Story", "Left"), QT_TRANSLATE_NOOP("Story", "left")},
    {Status::Gone, QT_TRANSLATE_NOOP("Story", "Did not return"), QT_TRANSLATE_NOOP("Story", "did not return")},
    {Status::Captured, QT_TRANSLATE_NOOP("Story", "Captured"), QT_TRANSLATE_NOOP("Story", "captured")},
    {Status::Dismissed, QT_TRANSLATE_NOOP("Story", "Dismissed"), QT_TRANSLATE_NOOP("Story", "dismissed")},
    {Status::Turned, QT_TRANSLATE_NOOP("Story", "Turned"), QT_TRANSLATE_NOOP("Story", "turned")},
});

constexpr auto endingWords = closedTable<Titled<EndCause>>({
    {EndCause::StarDied, QT_TRANSLATE_NOOP("Story", "%1 is dead")},
    {EndCause::StarCaptured, QT_TRANSLATE_NOOP("Story", "%1 is in the enemy’s hands")},
    {EndCause::StarSpent, QT_TRANSLATE_NOOP("Story", "%1 has no Rep left to lead with")},
    {EndCause::StarTurned, QT_TRANSLATE_NOOP("Story", "%1 is one of them now")},
});

constexpr auto loyaltyWords = closedTable<InBothForms<Loyalty>>({
    {Loyalty::StaysFirm, QT_TRANSLATE_NOOP("Story", "Stays firm"), QT_TRANSLATE_NOOP("Story", "stays firm")},
    {Loyalty::Stays, QT_TRANSLATE_NOOP("Story", "Stays"), QT_TRANSLATE_NOOP("Story", "stays")},
    {Loyalty::Leaves, QT_TRANSLATE_NOOP("Story", "Leaves"), QT_TRANSLATE_NOOP("Story", "leaves")},
    {Loyalty::LeavesPoisoning, QT_TRANSLATE_NOOP("Story", "Leaves and poisons minds"),
     QT_TRANSLATE_NOOP("Story", "leaves, and poisons minds")},
});

constexpr auto pefLetterWords = closedTable<Titled<PefLetter>>({
    {PefLetter::Nothing, QT_TRANSLATE_NOOP("Story", "none")},
    {PefLetter::Signs, QT_TRANSLATE_NOOP("Story", "something’s out there")},
    {PefLetter::Contact, QT_TRANSLATE_NOOP("Story", "contact")},
    {PefLetter::InForce, QT_TRANSLATE_NOOP("Story", "in force")},
});

} // namespace

QString title(EncounterKind kind)
{
    return StoryText::tr(encounterKindWords[kind].title);
}

QString title(ScenarioKind kind, Tongue tongue)
{
    return inTongue(tongue, scenarioKindWords[kind].title);
}

QString title(const Encounter &encounter)
{
    return systemOf(encounter).title(encounter);
}

QString title(const PastEncounter &past)
{
    Encounter asItWas;
    asItWas.kind = past.kind;
    asItWas.part = past.part;
    return title(asItWas);
}

QString title(Role role)
{
    return StoryText::tr(roleWords[role].title);
}

QString coming(const Campaign &campaign, const Pack &pack)
{
    if (campaign.encounter)
        return title(*campaign.encounter);
    const CampaignSystem &system = systemOf(campaign, pack);
    if (system.traits.knowsNext)
        return title(campaign.next.kind);
    const std::optional<ComesAtOnce> next = system.following(campaign, pack);
    if (!next)
        return system.comingName();
    const QString &kind = next->encounter.title;
    return next->isCertain ? kind : StoryText::tr("%1, perhaps", "the encounter that may follow").arg(kind);
}

QString enemy(const QString &id, const Pack &pack)
{
    if (const Team *team = pack.team(id))
        return team->title;
    const ArmyList *list = pack.list(id);
    return list ? list->title : id;
}

QString title(Outcome outcome)
{
    return StoryText::tr(outcomeWords[outcome].title);
}

QString inLine(Outcome outcome)
{
    return StoryText::tr(outcomeWords[outcome].running);
}

QString cameOut(Outcome outcome)
{
    return StoryText::tr(outcomeWords[outcome].cameOut);
}

QString title(TimeOfDay time)
{
    return StoryText::tr(timeWords[time].title);
}

QString inLine(TimeOfDay time)
{
    return StoryText::tr(timeWords[time].running);
}

QString title(Terrain terrain)
{
    return StoryText::tr(terrainWords[terrain].title);
}

QString inLine(Terrain terrain)
{
    return StoryText::tr(terrainWords[terrain].running);
}

QString standingIn(Terrain terrain)
{
    return StoryText::tr(terrainWords[terrain].whoStandsThere);
}

QString title(Fate fate)
{
    const FateWords &row = fateWords[fate];
    return row.title ? StoryText::tr(row.title) : noted(row.state);
}

TableState onTable(Fate fate)
{
    return fateWords[fate].state;
}

QString heading(Fate fate)
{
    const Heading &heading = fateWords[fate].heading;
    return StoryText::tr(heading.text, heading.where);
}

QString title(Status status)
{
    return StoryText::tr(statusWords[status].title);
}

QString inLine(Status status)
{
    return StoryText::tr(statusWords[status].running);
}

QString ending(EndCause cause, const QString &star)
{
    return StoryText::tr(endingWords[cause].title).arg(star);
}

QString title(Loyalty result)
{
    return StoryText::tr(loyaltyWords[result].title);
}

QString inLine(Loyalty result)
{
    return StoryText::tr(loyaltyWords[result].running);
}

QString title(PefLetter letter)
{
    return StoryText::tr(pefLetterWords[letter].title);
}

QString shareOfPoints(const Fraction &won)
{
    if (won.numerator == 0)
        return StoryText::tr("none of the points");
    if (won.numerator == won.denominator)
        return StoryText::tr("all the points");
    if (won.numerator == 2 * won.denominator)
        return StoryText::tr("double points");
    if (2 * won.numerator == won.denominator)
        return StoryText::tr("half the points");
    return StoryText::tr("%1/%2 of the points").arg(won.numerator).arg(won.denominator);
}

QString thrown(const Roll &roll)
{
    const auto count = static_cast<int>(roll.dice.size());
    if (roll.reason.kind != RollKind::Card)
        return dice(count, roll.sides);
    return StoryText::tr("%n cards", nullptr, count);
}

QString faces(int from, int to)
{
    from = std::max(from, 1);
    to = std::min(to, 6);
    if (from > to)
        return {};
    return from == to ? QString::number(from) : StoryText::tr("%1–%2").arg(from).arg(to);
}

QString scenarioTotal(const Roll &roll, const Campaign &before, const Pack &pack)
{
    const int rolled = sum(roll.dice);
    const ScenarioKind kind = allScenarios[static_cast<std::size_t>(roll.reason.subject - 1)];
    const int added = pack.scenarios->modifier(kind, columnOf(before, pack)).value_or(0);
    if (added == 0)
        return QString::number(rolled);
    return (added > 0 ? StoryText::tr("%1 + %2 = %3") : StoryText::tr("%1 − %2 = %3"))
        .arg(QString::number(rolled), QString::number(std::abs(added)), QString::number(rolled + added));
}

namespace {

/// The language's own, whatever the country: a script reads "Sep" everywhere.
QString monthName(int month, Tongue tongue = Tongue::Players, QLocale::FormatType format = QLocale::LongFormat)
{
    const QLocale::Language language = tongue == Tongue::Players ? QLocale().language() : QLocale::English;
    return QLocale(language).standaloneMonthName(month, format);
}

} // namespace

QString dice(int count, int sides)
{
    return StoryText::tr("%1d%2").arg(count).arg(sides);
}

QString turn(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnLabel(number, pack);
}

QString halfMonth(int turn, Tongue tongue)
{
    const CalendarTurn when = calendarTurn(turn);
    return inTongue(tongue,
                    when.late ? QT_TRANSLATE_NOOP("Story", "Late %1, year %2")
                              : QT_TRANSLATE_NOOP("Story", "Early %1, year %2"))
        .arg(monthName(when.month, tongue))
        .arg(when.year);
}

QString lateOrEarly(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    return (when.late ? StoryText::tr("late %1") : StoryText::tr("early %1")).arg(monthName(when.month));
}

/// "Early Jun" saves a letter and reads badly.
static QString shortMonthName(int month)
{
    constexpr qsizetype shortEnough = 4;
    const QString whole = monthName(month);
    return whole.size() <= shortEnough ? whole : monthName(month, Tongue::Players, QLocale::ShortFormat);
}

QString halfMonthMark(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    const QString mark =
        (when.late ? StoryText::tr("Late %1") : StoryText::tr("Early %1")).arg(shortMonthName(when.month));
    return when.year == 1 ? mark : StoryText::tr("%1, yr %2").arg(mark).arg(when.year); // "Late Apr 2" would be a day
}

QString turnMark(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnMark(number);
}

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

QString figures(int number)
{
    if (number == 0)
        return StoryText::tr("no figures");
    return StoryText::tr("%n figures", nullptr, number);
}

/// A name that turns the direction of what it stands in turns only itself.
static QString isolated(const QString &item)
{
    const auto turns = [](QChar sign) { return sign.unicode() >= 0x202a && sign.unicode() <= 0x202e; };
    return std::any_of(item.begin(), item.end(), turns) ? QChar(0x2068) + item + QChar(0x2069) : item;
}

QString listing(const QStringList &names)
{
    QStringList items;
    for (const QString &name : names)
        items << isolated(name);
    if (items.size() < 2)
        return items.join(QString());
    return StoryText::tr("%1 and %2").arg(items.mid(0, items.size() - 1).join(StoryText::tr(", ")), items.last());
}

QString capitalised(const QString &text)
{
    return text.left(1).toUpper() + text.mid(1);
}

} // namespace muster::words
