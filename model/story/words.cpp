// SPDX-License-Identifier: MIT
#include "model/story/words.h"

#include "model/acts/suggest.h"
#include "model/changes/campaign.h"
#include "model/rollkinds.h"
#include "model/story/playwords.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "rules/closedset.h"
#include "rules/dice/counting.h"
#include "rules/encounter/water.h"
#include "rules/slug.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace muster::words {

namespace {

/// A value of a closed set and its texts, one column for each Form.
template<typename E>
struct Label {
    E value;
    const char *title;
    const char *inLine = nullptr;
    struct {
        const char *text = nullptr;
        const char *forTranslators = nullptr;
    } other = {};
};

using std::make_tuple; // lupdate would take std::make_tuple( for the beginning of a function

struct Labels {
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    static constexpr auto all = make_tuple(
        enumTable<Label<EncounterKind>>({
            {EncounterKind::Patrol, QT_TR_NOOP("Patrol")},
            {EncounterKind::RaidAttack, QT_TR_NOOP("Raid: Attack")},
            {EncounterKind::RaidDefend, QT_TR_NOOP("Raid: Defend")},
        }),
        enumTable<Label<ScenarioKind>>({
            {ScenarioKind::Ambush, QT_TR_NOOP("Ambush")},
            {ScenarioKind::Firefight, QT_TR_NOOP("Firefight")},
            {ScenarioKind::Garrison, QT_TR_NOOP("Garrison")},
            {ScenarioKind::Pursuit, QT_TR_NOOP("Pursuit")},
            {ScenarioKind::Raid, QT_TR_NOOP("Raid")},
            {ScenarioKind::Recover, QT_TR_NOOP("Recover")},
            {ScenarioKind::Robbery, QT_TR_NOOP("Robbery")},
            {ScenarioKind::Siege, QT_TR_NOOP("Siege")},
            {ScenarioKind::Sweep, QT_TR_NOOP("Sweep")},
        }),
        enumTable<Label<Role>>({
            {Role::Ambushed, QT_TR_NOOP("Ambushed")},
            {Role::Ambusher, QT_TR_NOOP("Ambushers")},
            {Role::Meeting, QT_TR_NOOP("Meeting side")},
            {Role::Garrison, QT_TR_NOOP("Garrison")},
            {Role::Attacker, QT_TR_NOOP("Attackers")},
            {Role::Defender, QT_TR_NOOP("Defenders")},
            {Role::Runner, QT_TR_NOOP("Runners")},
            {Role::Chaser, QT_TR_NOOP("Chasers")},
            {Role::Raider, QT_TR_NOOP("Raiders")},
            {Role::Recoverer, QT_TR_NOOP("Rescuers")},
            {Role::Robber, QT_TR_NOOP("Robbers")},
            {Role::Police, QT_TR_NOOP("Police")},
            {Role::Besieged, QT_TR_NOOP("Besieged")},
            {Role::Besieger, QT_TR_NOOP("Besiegers")},
        }),
        enumTable<Label<Outcome>>({
            {Outcome::Success, QT_TR_NOOP("Success"), QT_TR_NOOP("success"), QT_TR_NOOP("a success")},
            {Outcome::Failure, QT_TR_NOOP("Failure"), QT_TR_NOOP("failure"), QT_TR_NOOP("a failure")},
        }),
        enumTable<Label<TimeOfDay>>({
            {TimeOfDay::Day, QT_TR_NOOP("Day"), QT_TR_NOOP("day")},
            {TimeOfDay::Night, QT_TR_NOOP("Night"), QT_TR_NOOP("night")},
        }),
        enumTable<Label<Terrain>>({
            // the place of a figure or a PEF
            {Terrain::Clear, QT_TR_NOOP("Clear"), QT_TR_NOOP("clear"), QT_TR_NOOP("In the open")},
            {Terrain::Woods, QT_TR_NOOP("Woods"), QT_TR_NOOP("woods"), QT_TR_NOOP("In the woods")},
            {Terrain::Hill, QT_TR_NOOP("Hill"), QT_TR_NOOP("hill"), QT_TR_NOOP("On the hill")},
            {Terrain::Rough, QT_TR_NOOP("Rough"), QT_TR_NOOP("rough"), QT_TR_NOOP("In the rough")},
            {Terrain::WoodedHill, QT_TR_NOOP("Wooded hill"), QT_TR_NOOP("wooded hill"),
             QT_TR_NOOP("On the wooded hill")},
            {Terrain::Impassable, QT_TR_NOOP("Impassable"), QT_TR_NOOP("impassable"), QT_TR_NOOP("Among the rocks")},
        }),
        enumTable<Label<Country>>({
            // the terrain in this country
            {Country::Clear, QT_TR_NOOP("Open country"), QT_TR_NOOP("open country"), QT_TR_NOOP("%1 in open country")},
            {Country::Woods, QT_TR_NOOP("Wooded country"), QT_TR_NOOP("wooded country"),
             QT_TR_NOOP("%1 in wooded country")},
            {Country::Mountains, QT_TR_NOOP("Mountains"), QT_TR_NOOP("mountains"), QT_TR_NOOP("%1 in the mountains")},
        }),
        enumTable<Label<Road>>({
            {Road::LeftRight, QT_TR_NOOP("From left to right"), QT_TR_NOOP("road from left to right"),
             QT_TR_NOOP("road left-right")},
            {Road::UpDown, QT_TR_NOOP("Up and down"), QT_TR_NOOP("road up and down"), QT_TR_NOOP("road up-down")},
        }),
        enumTable<Label<Water>>({
            {Water::None, QT_TR_NOOP("None"), QT_TR_NOOP("no river"), QT_TR_NOOP("no river")},
            {Water::Ford, QT_TR_NOOP("With a ford"), QT_TR_NOOP("river %1\" wide with a ford"),
             QT_TR_NOOP("river %1\", ford")},
            {Water::HalfFord, QT_TR_NOOP("With a ford along half of it"),
             QT_TR_NOOP("river %1\" wide, fordable along half of it"), QT_TR_NOOP("river %1\", half a ford")},
            {Water::Bridge, QT_TR_NOOP("With a bridge, no ford"),
             QT_TR_NOOP("river %1\" wide with a bridge, not fordable"), QT_TR_NOOP("river %1\", bridge")},
            {Water::Lake, QT_TR_NOOP("Lake"), QT_TR_NOOP("lake"), QT_TR_NOOP("lake")},
        }),
        enumTable<Label<Locale>>({
            {Locale::Badlands, QT_TR_NOOP("Badlands"), QT_TR_NOOP("the Badlands"), QT_TR_NOOP("Badlands")},
            {Locale::OldNevada, QT_TR_NOOP("Old Nevada"), QT_TR_NOOP("Old Nevada"), QT_TR_NOOP("Old Nevada")},
            {Locale::California, QT_TR_NOOP("Republic of California"), QT_TR_NOOP("the Republic of California"),
             QT_TR_NOOP("California")},
        }),
        enumTable<Label<Fate>>({
            {Fate::Fine, QT_TR_NOOP("Fine"), nullptr, QT_TRANSLATE_NOOP3("Story", "Fine", "over a column")},
            {Fate::OutOfTheFight, QT_TR_NOOP("Out of the Fight"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Out of the\nFight", "over a column")},
            {Fate::ObviouslyDead, QT_TR_NOOP("Obviously Dead"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Obviously\nDead", "over a column")},
            {Fate::RanAway, QT_TR_NOOP("Ran Away"), nullptr, QT_TRANSLATE_NOOP3("Story", "Ran\nAway", "over a column")},
            {Fate::Captured, QT_TR_NOOP("Captured"), nullptr, QT_TRANSLATE_NOOP3("Story", "Captured", "over a column")},
            {Fate::CheatedDeath, QT_TR_NOOP("Cheated Death"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Cheated\nDeath", "over a column")},
            {Fate::Scratched, QT_TR_NOOP("Scratched"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Scrat-\nched", "over a column")},
            {Fate::BadWound, QT_TR_NOOP("Bad Wound"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Bad\nWound", "over a column")},
            {Fate::Unconscious, QT_TR_NOOP("Unconscious"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Uncon-\nscious", "over a column")},
            {Fate::Dead, QT_TR_NOOP("Dead"), nullptr, QT_TRANSLATE_NOOP3("Story", "Dead", "over a column")},
            {Fate::Surrendered, QT_TR_NOOP("Surrendered"), nullptr,
             QT_TRANSLATE_NOOP3("Story", "Surren-\ndered", "over a column")},
            {Fate::Turned, QT_TR_NOOP("Turned"), nullptr, QT_TRANSLATE_NOOP3("Story", "Turned", "over a column")},
            {Fate::Wounded, QT_TR_NOOP("Wounded"), nullptr, QT_TRANSLATE_NOOP3("Story", "Wound-\ned", "over a column")},
        }),
        enumTable<Label<TableState>>({
            {TableState::CarryingOn, QT_TR_NOOP("Carry On"), QT_TR_NOOP("carrying on")},
            {TableState::Stunned, QT_TR_NOOP("Stunned"), QT_TR_NOOP("stunned")},
            {TableState::DuckedBack, QT_TR_NOOP("Ducked Back"), QT_TR_NOOP("ducked back")},
            {TableState::HunkeredDown, QT_TR_NOOP("Hunkered down"), QT_TR_NOOP("hunkered down")},
            {TableState::OutOfTheFight, QT_TR_NOOP("Out of the Fight"), QT_TR_NOOP("Out of the Fight")},
            {TableState::Dead, QT_TR_NOOP("Dead"), QT_TR_NOOP("dead")},
            {TableState::RanAway, QT_TR_NOOP("Ran Away"), QT_TR_NOOP("ran away")},
            {TableState::Captured, QT_TR_NOOP("Captured"), QT_TR_NOOP("captured")},
            {TableState::CheatedDeath, QT_TR_NOOP("Cheated Death"), QT_TR_NOOP("cheated death")},
            {TableState::Wounded, QT_TR_NOOP("Wounded"), QT_TR_NOOP("wounded")},
            {TableState::AtHome, QT_TR_NOOP("Sat out"), QT_TR_NOOP("sat out")},
            {TableState::Scratched, QT_TR_NOOP("Scratched"), QT_TR_NOOP("scratched")},
            {TableState::BadWound, QT_TR_NOOP("Bad Wound"), QT_TR_NOOP("bad wound")},
            {TableState::Unconscious, QT_TR_NOOP("Unconscious"), QT_TR_NOOP("unconscious")},
            {TableState::Surrendered, QT_TR_NOOP("Surrendered"), QT_TR_NOOP("surrendered")},
            {TableState::Turned, QT_TR_NOOP("Turned"), QT_TR_NOOP("turned")},
            {TableState::LeftTable, QT_TR_NOOP("Left the table"), QT_TR_NOOP("left the table")},
            {TableState::Fine, QT_TR_NOOP("No wound after all"), QT_TR_NOOP("no wound")},
        }),
        enumTable<Label<Status>>({
            {Status::Active, QT_TR_NOOP("In the band"), QT_TR_NOOP("in the band")},
            {Status::Dead, QT_TR_NOOP("Died"), QT_TR_NOOP("died")},
            {Status::Left, QT_TR_NOOP("Left"), QT_TR_NOOP("left")},
            {Status::Gone, QT_TR_NOOP("Did not return"), QT_TR_NOOP("did not return")},
            {Status::Captured, QT_TR_NOOP("Captured"), QT_TR_NOOP("captured")},
            {Status::Dismissed, QT_TR_NOOP("Dismissed"), QT_TR_NOOP("dismissed")},
            {Status::Turned, QT_TR_NOOP("Turned"), QT_TR_NOOP("turned")},
        }),
        enumTable<Label<EndCause>>({
            {EndCause::StarDied, QT_TR_NOOP("%1 is dead")},
            {EndCause::StarCaptured, QT_TR_NOOP("%1 is in the enemy’s hands")},
            {EndCause::StarSpent, QT_TR_NOOP("%1 has no Rep left to lead with")},
            {EndCause::StarTurned, QT_TR_NOOP("%1 is one of them now")},
        }),
        enumTable<Label<Loyalty>>({
            {Loyalty::StaysFirm, QT_TR_NOOP("Stays firm"), QT_TR_NOOP("stays firm")},
            {Loyalty::Stays, QT_TR_NOOP("Stays"), QT_TR_NOOP("stays")},
            {Loyalty::Leaves, QT_TR_NOOP("Leaves"), QT_TR_NOOP("leaves")},
            {Loyalty::LeavesPoisoning, QT_TR_NOOP("Leaves and poisons minds"), QT_TR_NOOP("leaves, and poisons minds")},
        }),
        enumTable<Label<PefLetter>>({
            {PefLetter::Nothing, QT_TR_NOOP("none")},
            {PefLetter::Signs, QT_TR_NOOP("something’s out there")},
            {PefLetter::Contact, QT_TR_NOOP("contact")},
            {PefLetter::InForce, QT_TR_NOOP("in force")},
        }),
        enumTable<Label<PefForce>>({
            {PefForce::MainBody, QT_TR_NOOP("Main body"), QT_TR_NOOP("main body")},
            {PefForce::Stragglers, QT_TR_NOOP("Stragglers"), QT_TR_NOOP("stragglers")},
            {PefForce::FalseAlarm, QT_TR_NOOP("False alarm"), QT_TR_NOOP("false alarm")},
        }),
        enumTable<Label<GuardWatch>>({
            {GuardWatch::Unaware, QT_TR_NOOP("Unaware"), QT_TR_NOOP("unaware")},
            {GuardWatch::Met, QT_TR_NOOP("Met"), QT_TR_NOOP("met")},
            {GuardWatch::Alarmed, QT_TR_NOOP("Alarmed"), QT_TR_NOOP("alarmed")},
        }),
        enumTable<Label<AmbushFrom>>({
            {AmbushFrom::Front, QT_TR_NOOP("%1\" ahead")},
            {AmbushFrom::Right, QT_TR_NOOP("%1\" to the right")},
            {AmbushFrom::Rear, QT_TR_NOOP("%1\" behind")},
            {AmbushFrom::Left, QT_TR_NOOP("%1\" to the left")},
            {AmbushFrom::Concealed, QT_TR_NOOP("unseen; roll again when the ambushed have moved")},
        }),
        enumTable<Label<Coverage>>({
            {Coverage::Full,
             QT_TR_NOOP("A media crew is there"),
             QT_TR_NOOP("a crew is there"),
             {QT_TR_NOOP("full coverage")}},
            {Coverage::Possible,
             QT_TR_NOOP("A media crew may still arrive"),
             QT_TR_NOOP("possible: roll again next turn"),
             {QT_TR_NOOP("possible coverage")}},
            {Coverage::None,
             QT_TR_NOOP("No media coverage"),
             QT_TR_NOOP("no media coverage"),
             {QT_TR_NOOP("no coverage")}},
        }),
        enumTable<Label<FoeStatus>>({
            {FoeStatus::AtLarge, QT_TR_NOOP("at large")},
            {FoeStatus::Captured, QT_TR_NOOP("captured")},
            {FoeStatus::Killed, QT_TR_NOOP("killed")},
        }));
};

/// Returns the name in the language, regardless of the country, so that scripts read "Sep" everywhere.
QString monthName(int month, TextLanguage tongue = TextLanguage::Players,
                  QLocale::FormatType format = QLocale::LongFormat)
{
    const QLocale::Language language = tongue == TextLanguage::Players ? QLocale().language() : QLocale::English;
    return QLocale(language).standaloneMonthName(month, format);
}

QString named(int id, const NameOf &nameOf, TextLanguage tongue)
{
    const QString name = nameOf ? nameOf(id) : QString();
    return name.isEmpty() ? inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "figure %1")).arg(id) : name;
}

/// Returns the subject of a roll; empty if there is only one.
QString subjectOf(const Reason &reason, const NameOf &nameOf, TextLanguage tongue)
{
    const int subject = reason.subject;
    if (subject == 0)
        return {};
    switch (rowOf(reason.kind).subject) {
    case RollSubject::None:
        return {};
    case RollSubject::HalfMonth:
        return halfMonth(subject, tongue);
    case RollSubject::Scenario:
        return subject <= int(allScenarios.size()) ? label(allScenarios[std::size_t(subject - 1)], Form::Title, tongue)
                                                   : QString();
    case RollSubject::Section:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "section %1")).arg(subject);
    case RollSubject::Pef:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "PEF %1")).arg(subject);
    case RollSubject::Hit:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "hit %1")).arg(subject);
    case RollSubject::Side:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "side %1")).arg(QChar(u'A' + subject - 1));
    case RollSubject::EitherSide:
        return subject > beforeTheirs
            ? inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "enemy %1")).arg(subject - beforeTheirs)
            : named(subject, nameOf, tongue);
    case RollSubject::Figure:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "figure %1")).arg(subject);
    case RollSubject::Answer:
        return inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "answer %1")).arg(subject);
    case RollSubject::Member:
        return named(subject, nameOf, tongue);
    }
    Q_UNREACHABLE();
}

} // namespace

template<typename E>
QString label(E value, Form form, TextLanguage tongue)
{
    const Label<E> &row = std::get<ClosedTable<Label<E>, countValues<E>()>>(Labels::all)[value];
    if (form == Form::Other)
        return StoryText::tr(row.other.text, row.other.forTranslators);
    return inLanguage(tongue, form == Form::Title ? row.title : row.inLine);
}

template QString label(EncounterKind, Form, TextLanguage);
template QString label(ScenarioKind, Form, TextLanguage);
template QString label(Role, Form, TextLanguage);
template QString label(Outcome, Form, TextLanguage);
template QString label(TimeOfDay, Form, TextLanguage);
template QString label(Terrain, Form, TextLanguage);
template QString label(Country, Form, TextLanguage);
template QString label(Road, Form, TextLanguage);
template QString label(Water, Form, TextLanguage);
template QString label(Locale, Form, TextLanguage);
template QString label(Fate, Form, TextLanguage);
template QString label(TableState, Form, TextLanguage);
template QString label(Status, Form, TextLanguage);
template QString label(EndCause, Form, TextLanguage);
template QString label(Loyalty, Form, TextLanguage);
template QString label(PefLetter, Form, TextLanguage);
template QString label(PefForce, Form, TextLanguage);
template QString label(GuardWatch, Form, TextLanguage);
template QString label(AmbushFrom, Form, TextLanguage);
template QString label(Coverage, Form, TextLanguage);
template QString label(FoeStatus, Form, TextLanguage);

QString title(const Encounter &encounter)
{
    if (const auto *scenario = encounter.part.as<Scenario>())
        return title(scenario->kind);
    const auto *game = encounter.part.as<GameInHand>();
    return game ? packWords(game->title) : title(encounter.kind);
}

QString title(const PastEncounter &past)
{
    Encounter asItWas;
    asItWas.kind = past.kind;
    asItWas.part = past.part;
    return title(asItWas);
}

QString coming(const Campaign &campaign, const Pack &pack)
{
    if (campaign.encounter)
        return title(*campaign.encounter);
    const CampaignSystem &system = systemOf(campaign, pack);
    if (system.traits.knowsNext)
        return title(campaign.next.kind);
    const std::optional<ComesAtOnce> next = comesAtOnce(campaign, pack);
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

/// Most fates have the same name as the state.
TableState onTable(Fate fate)
{
    if (fate == Fate::Fine)
        return TableState::CarryingOn;
    return fate == Fate::ObviouslyDead ? TableState::Dead : *fromSlug<TableState>(QString(slug(fate)));
}

QString ending(EndCause cause, const QString &star)
{
    return title(cause).arg(star);
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
    const auto count = int(roll.dice.size());
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
    const ScenarioKind kind = allScenarios[std::size_t(roll.reason.subject - 1)];
    const int added = pack.scenarios->modifier(kind, acts::genreOf(before, pack).column).value_or(0);
    if (added == 0)
        return QString::number(rolled);
    return (added > 0 ? StoryText::tr("%1 + %2 = %3") : StoryText::tr("%1 − %2 = %3"))
        .arg(QString::number(rolled), QString::number(std::abs(added)), QString::number(rolled + added));
}

QString dice(int count, int sides)
{
    return StoryText::tr("%1d%2").arg(count).arg(sides);
}

QString turn(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnLabel(number, pack);
}

QString halfMonth(int turn, TextLanguage tongue)
{
    const CalendarTurn when = calendarTurn(turn);
    return inLanguage(tongue,
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

/// Returns a short month name. Names of up to four letters are not shortened, because "Early Jun" saves one letter and
/// reads badly.
static QString shortMonthName(int month)
{
    constexpr qsizetype shortEnough = 4;
    const QString whole = monthName(month);
    return whole.size() <= shortEnough ? whole : monthName(month, TextLanguage::Players, QLocale::ShortFormat);
}

QString halfMonthMark(int turn)
{
    const CalendarTurn when = calendarTurn(turn);
    const QString mark =
        (when.late ? StoryText::tr("Late %1") : StoryText::tr("Early %1")).arg(shortMonthName(when.month));
    return when.year == 1 ? mark : StoryText::tr("%1, yr %2").arg(mark).arg(when.year); // not "Late Apr 2", a day
}

QString turnMark(int number, const Campaign &campaign, const Pack &pack)
{
    return systemOf(campaign, pack).turnMark(number);
}

QString numberOrDash(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QStringLiteral("–");
}

QString figures(qsizetype number)
{
    if (number == 0)
        return StoryText::tr("no figures");
    return StoryText::tr("%n figures", nullptr, int(number));
}

QStringList counted(const QStringList &items)
{
    QStringList all;
    for (const QString &item : items) {
        const auto number = items.count(item);
        all << (number == 1 ? item : StoryText::tr("%1 × %2").arg(QString::number(number), item));
    }
    all.removeDuplicates();
    return all;
}

/// Isolates a text that changes the writing direction, so that it does not affect its surroundings.
static QString isolated(const QString &item)
{
    const auto turns = [](QChar sign) { return sign.unicode() >= 0x202a && sign.unicode() <= 0x202e; };
    return std::ranges::any_of(item, turns) ? QChar(0x2068) + item + QChar(0x2069) : item;
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

QString reason(const Reason &reason, const NameOf &nameOf, TextLanguage tongue)
{
    const QString purpose = inLanguage(tongue, rowOf(reason.kind).words);
    const QString whom = subjectOf(reason, nameOf, tongue);
    if (whom.isEmpty())
        return purpose;
    const QString pattern = reason.kind == RollKind::StarHoldsOne
        ? inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "%1 %2"))
        : inLanguage(tongue, QT_TRANSLATE_NOOP("Story", "%1, %2"));
    return pattern.arg(purpose, whom);
}

QString request(const DiceRequest &request, const NameOf &nameOf)
{
    if (request.reason.kind == RollKind::Card)
        return request.count == 1          ? StoryText::tr("One more card")
            : request.count == fewestSides ? StoryText::tr("Two cards (red: you, black: the enemy)")
                                           : StoryText::tr("%n cards", nullptr, request.count);
    if (request.reason.kind == RollKind::Activation && request.count > fewestSides)
        return StoryText::tr("Activation, you first: %1").arg(dice(request.count, request.sides));
    return StoryText::tr("%1: %2").arg(reason(request.reason, nameOf), dice(request.count, request.sides));
}

} // namespace muster::words
