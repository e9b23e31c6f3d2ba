// SPDX-License-Identifier: MIT
#include "model/reference/procedurewords.h"

#include "model/language.h"
#include "model/names.h"
#include "model/texts.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <string_view>

namespace muster::words {

using namespace Qt::Literals::StringLiterals;

namespace {

const QMap<QString, QString> &shortTitles()
{
    static Spoken<QMap<QString, QString>> titles([] {
        return QMap<QString, QString>{
            {u"rep"_s, ShelfText::tr("Rep")},
            {u"rep_a"_s, ShelfText::tr("Rep of A")},
            {u"rep_b"_s, ShelfText::tr("Rep of B")},
            {u"leader_rep"_s, ShelfText::tr("Leader’s Rep")},
            {u"class"_s, ShelfText::tr("Class")},
            {u"situation"_s, ShelfText::tr("Situation")},
            {u"conditions"_s, ShelfText::tr("Modifiers")},
            {u"conditions_a"_s, ShelfText::tr("Modifiers for A")},
            {u"conditions_b"_s, ShelfText::tr("Modifiers for B")},
            {u"impact"_s, ShelfText::tr("Impact")},
            {u"target"_s, ShelfText::tr("Target number")},
            {u"choose"_s, ShelfText::tr("Star's choice")},
            {u"armor"_s, ShelfText::tr("Armour Class")},
            {u"armor_a"_s, ShelfText::tr("Armour of A")},
            {u"armor_b"_s, ShelfText::tr("Armour of B")},
            {u"dice_a"_s, ShelfText::tr("Dice of A")},
            {u"dice_b"_s, ShelfText::tr("Dice of B")},
            {u"dice"_s, ShelfText::tr("Dice left")},
            {u"damage"_s, ShelfText::tr("Damage suffered")},
            {u"shots"_s, ShelfText::tr("Shots")},
            {u"weapon"_s, ShelfText::tr("Weapon")},
            {u"first"_s, ShelfText::tr("Dice at first target")},
            {u"second"_s, ShelfText::tr("Dice at second target")},
            {u"fired"_s, ShelfText::tr("Weapon fired")},
            {u"own"_s, ShelfText::tr("Target's weapon")},
            {u"enemy_rep"_s, ShelfText::tr("Rep of the enemy")},
            {u"star_rep"_s, ShelfText::tr("Rep of the Star")},
            {u"building"_s, ShelfText::tr("Building")},
            {u"grenades"_s, ShelfText::tr("Additional grenades")},
            {u"sharing"_s, ShelfText::tr("Figures sharing the ammunition")},
            {u"sides"_s, ShelfText::tr("How many")},
            {u"thrown"_s, ShelfText::tr("Thrown by hand")},
            {u"bad_wounds"_s, ShelfText::tr("Bad Wounds")},
            {u"skill"_s, ShelfText::tr("Weapon skill")},
            {u"range"_s, ShelfText::tr("Range in inches")},
            {u"automatic"_s, ShelfText::tr("Automatic fire")},
            {u"shown"_s, ShelfText::tr("Fifths visible")},
            {u"officer"_s, ShelfText::tr("Officer, NCO or hero")},
            {u"initiative"_s, ShelfText::tr("Initiative")},
            {u"lost"_s, ShelfText::tr("Initiative lost")},
        };
    });
    return titles.now();
}

/// Who "a" and "b" are, where the pack has a word for them: the charger and the target.
QString sideTitle(const QString &parameter, const Pack &pack)
{
    const ReferenceWord *side = pack.reference ? pack.reference->word(parameter.section(u'_', -1)) : nullptr;
    if (!side)
        return {};
    if (parameter.startsWith("rep_"_L1))
        return ShelfText::tr("Rep (%1)").arg(side->title);
    return parameter.startsWith("conditions_"_L1) ? ShelfText::tr("Modifiers (%1)").arg(side->title) : QString();
}

} // namespace

QString parameterTitle(const Parameter &parameter, const Pack &pack)
{
    if (parameter.name == "target"_L1 && parameter.kind == Parameter::Kind::Choice)
        return ShelfText::tr("Target");
    if (const QString side = sideTitle(parameter.name, pack); !side.isEmpty())
        return side;
    const auto known = shortTitles().constFind(parameter.name);
    if (known != shortTitles().constEnd())
        return *known;
    const QString asWord = QString(parameter.name).replace(u'_', u'-');
    if (const ReferenceWord *word = pack.reference ? pack.reference->word(asWord) : nullptr)
        return word->title;
    return summary(parameter);
}

QString shortTitle(const QString &name)
{
    return shortTitles().value(name);
}

QString valueTitle(const QString &value, const Pack &pack)
{
    if (const ReferenceWord *word = pack.reference ? pack.reference->word(value) : nullptr)
        return word->title;
    if (const Term *figureClass = pack.figureClass(value))
        return figureClass->title;
    if (const Weapon *weapon = pack.weapon(value))
        return weapon->title;
    const ArmyList *list = pack.list(value);
    return list ? list->title : value;
}

namespace {

struct Sentence {
    std::string_view id;
    const char *text;
};

constexpr auto ofProcedures = std::to_array<Sentence>({
    {"recruit", QT_TRANSLATE_NOOP("Reference", "Figures for a band, from an army list")},
    {"attribute", QT_TRANSLATE_NOOP("Reference", "A Grunt's attribute")},
    {"terrain", QT_TRANSLATE_NOOP("Reference", "The nine sections of the table")},
    {"patrol/pefs", QT_TRANSLATE_NOOP("Reference", "Positions and Reps of the three PEFs")},
    {"pefs", QT_TRANSLATE_NOOP("Reference", "Positions of the three PEFs")},
    {"resolve-pef", QT_TRANSLATE_NOOP("Reference", "PEF resolution")},
    {"patrol/how-many",
     QT_TRANSLATE_NOOP("Reference", "How many enemies, with PEFs by the Enemy Activity Level (Swordplay)")},
    {"how-many", QT_TRANSLATE_NOOP("Reference", "How many enemies there are")},
    {"pef-move", QT_TRANSLATE_NOOP("Reference", "How a PEF moves")},
    {"np-move", QT_TRANSLATE_NOOP("Reference", "How an enemy group moves")},
    {"challenge", QT_TRANSLATE_NOOP("Reference", "Challenge Test")},
    {"scout", QT_TRANSLATE_NOOP("Reference", "Whether a scout meets the enemy in a section")},
    {"eal", QT_TRANSLATE_NOOP("Reference", "The Enemy Activity Level of a first encounter")},
    {"next-encounter", QT_TRANSLATE_NOOP("Reference", "What the next encounter is, and its Enemy Activity Level")},
    {"stay-or-go", QT_TRANSLATE_NOOP("Reference", "Whether the Grunts stay in the band")},
    {"guards", QT_TRANSLATE_NOOP("Reference", "Where the guards of an objective building are")},
    {"looting", QT_TRANSLATE_NOOP("Reference", "Quiet turns it takes to loot a building")},
    {"recovery", QT_TRANSLATE_NOOP("Reference", "What becomes of a figure that went Out of the Fight or ran away")},
    {"turn", QT_TRANSLATE_NOOP("Reference", "Whether a turn brings an encounter")},
    {"encounter", QT_TRANSLATE_NOOP("Reference", "Which encounter it is")},
    {"set-up", QT_TRANSLATE_NOOP("Reference", "Set-up of an encounter, with its enemy")},
    {"follow-up", QT_TRANSLATE_NOOP("Reference", "The follow-up to an encounter")},
    {"vehicles", QT_TRANSLATE_NOOP("Reference", "Vehicles available to a list")},
    {"ambush-turn", QT_TRANSLATE_NOOP("Reference", "Whether an ambush is sprung this turn")},
    {"ambush-place", QT_TRANSLATE_NOOP("Reference", "Where unseen ambushers are")},
    {"surprise", QT_TRANSLATE_NOOP("Reference", "Whether the defenders are surprised")},
    {"spotting", QT_TRANSLATE_NOOP("Reference", "Whether the attackers are spotted this turn")},
    {"pursuit-round", QT_TRANSLATE_NOOP("Reference", "A round of a pursuit")},
    {"siege-day", QT_TRANSLATE_NOOP("Reference", "Whether the besiegers slip away at the end of a day")},
    {"alarm", QT_TRANSLATE_NOOP("Reference", "Whether the alarm sounds this turn")},
    {"reinforcements", QT_TRANSLATE_NOOP("Reference", "How many more police arrive this turn")},
    {"hostages", QT_TRANSLATE_NOOP("Reference", "How many hostages there are")},
    {"victory", QT_TRANSLATE_NOOP("Reference", "Share of the points an encounter earned")},
    {"deeds", QT_TRANSLATE_NOOP("Reference", "Points for what a figure did")},
    {"figure-points", QT_TRANSLATE_NOOP("Reference", "What a figure costs")},
    {"vehicle-points", QT_TRANSLATE_NOOP("Reference", "What a vehicle costs")},
    {"recover", QT_TRANSLATE_NOOP("Reference", "How long a figure with a Bad Wound is away")},
    {"after-battle", QT_TRANSLATE_NOOP("Reference", "What becomes of a figure")},
    {"media", QT_TRANSLATE_NOOP("Reference", "Whether a media crew is there")},
    {"faction", QT_TRANSLATE_NOOP("Reference", "The player's faction")},
    {"enemy-faction", QT_TRANSLATE_NOOP("Reference", "Enemy faction in the Wasteland")},
    {"settlement", QT_TRANSLATE_NOOP("Reference", "A settlement of the Wasteland")},
    {"figure", QT_TRANSLATE_NOOP("Reference", "A figure's initiative and weapon skill")},
    {"side", QT_TRANSLATE_NOOP("Reference", "A side of figures, rolled up one after the other")},
    {"shoot", QT_TRANSLATE_NOOP("Reference", "Shooting by weapon skill")},
    {"odds/stay-or-go", QT_TRANSLATE_NOOP("Reference", "Whether a Grunt stays in the band")},
    {"odds/band", QT_TRANSLATE_NOOP("Reference", "How many of the band stay")},
    {"odds/recovery",
     QT_TRANSLATE_NOOP("Reference", "Whether a figure that went Out of the Fight or ran away returns")},
    {"odds/contact", QT_TRANSLATE_NOOP("Reference", "How many enemies you meet")},
    {"odds/shoot", QT_TRANSLATE_NOOP("Reference", "Whether a shot hits, and takes the target out")},
});

constexpr auto ofParameters = std::to_array<Sentence>({
    {"added", QT_TRANSLATE_NOOP("Reference", "Added to the dice")},
    {"after-shots", QT_TRANSLATE_NOOP("Reference", "Shots have been fired")},
    {"alone", QT_TRANSLATE_NOOP("Reference", "One figure serves it instead of two")},
    {"alive", QT_TRANSLATE_NOOP("Reference", "Besiegers still alive")},
    {"armor", QT_TRANSLATE_NOOP("Reference", "Its armour")},
    {"armored", QT_TRANSLATE_NOOP("Reference", "It is armoured")},
    {"armour-class", QT_TRANSLATE_NOOP("Reference", "Armour Class")},
    {"attacker_rep", QT_TRANSLATE_NOOP("Reference", "Hand to hand: the attacker's Rep, which counts with the Impact")},
    {"automatic", QT_TRANSLATE_NOOP("Reference", "Automatic fire")},
    {"bad_wounds", QT_TRANSLATE_NOOP("Reference", "Bad Wounds it takes to destroy")},
    {"bonus", QT_TRANSLATE_NOOP("Reference", "What the Runners add")},
    {"buildings", QT_TRANSLATE_NOOP("Reference", "The objective's buildings")},
    {"came-out", QT_TRANSLATE_NOOP("Reference", "The figure's fate")},
    {"chasers", QT_TRANSLATE_NOOP("Reference", "The Chasers' lowest Rep")},
    {"choose", QT_TRANSLATE_NOOP("Reference", "Dice a Star chooses to pass")},
    {"class", QT_TRANSLATE_NOOP("Reference", "The figure's class")},
    {"coming", QT_TRANSLATE_NOOP("Reference", "The attacking leader's Rep")},
    {"conditions", QT_TRANSLATE_NOOP("Reference", "Modifiers")},
    {"conditions_a", QT_TRANSLATE_NOOP("Reference", "Modifiers for A")},
    {"conditions_b", QT_TRANSLATE_NOOP("Reference", "Modifiers for B")},
    {"count", QT_TRANSLATE_NOOP("Reference", "How many figures")},
    {"country", QT_TRANSLATE_NOOP("Reference", "How the kinds of country are chosen")},
    {"cover", QT_TRANSLATE_NOOP("Reference", "It is in cover")},
    {"damage", QT_TRANSLATE_NOOP("Reference", "Damage suffered")},
    {"dice", QT_TRANSLATE_NOOP("Reference", "Star Power dice left")},
    {"dice_a", QT_TRANSLATE_NOOP("Reference", "Side A's dice")},
    {"dice_b", QT_TRANSLATE_NOOP("Reference", "Side B's dice")},
    {"difficulty", QT_TRANSLATE_NOOP("Reference", "How hard it is")},
    {"distance", QT_TRANSLATE_NOOP("Reference", "Inches between them")},
    {"driven_off", QT_TRANSLATE_NOOP("Reference", "No enemy is left fighting")},
    {"dwellings", QT_TRANSLATE_NOOP("Reference", "Dwellings of a raid")},
    {"eal", QT_TRANSLATE_NOOP("Reference", "Enemy Activity Level")},
    {"encounter", QT_TRANSLATE_NOOP("Reference", "The encounter")},
    {"enemy", QT_TRANSLATE_NOOP("Reference", "The enemy")},
    {"enemy-figures", QT_TRANSLATE_NOOP("Reference", "The enemy's figures")},
    {"enemy-list", QT_TRANSLATE_NOOP("Reference", "The enemy's army list")},
    {"enemy_captured", QT_TRANSLATE_NOOP("Reference", "Of them captured")},
    {"enemy_killed", QT_TRANSLATE_NOOP("Reference", "Of them killed")},
    {"escaped", QT_TRANSLATE_NOOP("Reference", "Of them left by their exit")},
    {"fate", QT_TRANSLATE_NOOP("Reference", "How the figure left the table")},
    {"figures", QT_TRANSLATE_NOOP("Reference", "How many there are")},
    {"first", QT_TRANSLATE_NOOP("Reference", "Dice at the first target, all where left out")},
    {"genre", QT_TRANSLATE_NOOP("Reference", "The genre")},
    {"group-reps", QT_TRANSLATE_NOOP("Reference", "Other Reps in the group, which read the same dice")},
    {"group-rep", QT_TRANSLATE_NOOP("Reference", "Its leader's Rep")},
    {"grunt_losses", QT_TRANSLATE_NOOP("Reference", "A Grunt went Out of the Fight or died")},
    {"grunts", QT_TRANSLATE_NOOP("Reference", "Who takes the test")},
    {"has-buildings", QT_TRANSLATE_NOOP("Reference", "There are buildings in it")},
    {"his-rep", QT_TRANSLATE_NOOP("Reference", "The figure's Rep")},
    {"impact", QT_TRANSLATE_NOOP("Reference", "Impact of the weapon")},
    {"inflicted_damage", QT_TRANSLATE_NOOP("Reference", "It inflicted damage")},
    {"initiative", QT_TRANSLATE_NOOP("Reference", "The target's initiative")},
    {"its-rep", QT_TRANSLATE_NOOP("Reference", "Its Rep")},
    {"kills", QT_TRANSLATE_NOOP("Reference", "Armed enemies killed")},
    {"last", QT_TRANSLATE_NOOP("Reference", "The last encounter")},
    {"last-pef", QT_TRANSLATE_NOOP("Reference", "It is the last PEF")},
    {"last_outcome", QT_TRANSLATE_NOOP("Reference", "How the last encounter ended")},
    {"leader_placed", QT_TRANSLATE_NOOP("Reference", "The enemy's leader is on the table already")},
    {"leader_rep", QT_TRANSLATE_NOOP("Reference", "The leader's Rep, for the Leader Die")},
    {"leading-rep", QT_TRANSLATE_NOOP("Reference", "The leader's Rep")},
    {"list", QT_TRANSLATE_NOOP("Reference", "The army list")},
    {"locale", QT_TRANSLATE_NOOP("Reference", "The locale")},
    {"looted", QT_TRANSLATE_NOOP("Reference", "Of them looted")},
    {"lost", QT_TRANSLATE_NOOP("Reference", "Besiegers dead or unable to act")},
    {"lost_nerve", QT_TRANSLATE_NOOP("Reference", "It ran away without a wound")},
    {"marked", QT_TRANSLATE_NOOP("Reference", "A wound has already cost it one Rep for good")},
    {"max_rep", QT_TRANSLATE_NOOP("Reference", "The Star's Rep, the highest a recruit may have")},
    {"media-genre", QT_TRANSLATE_NOOP("Reference", "The genre, military from the 1980s on")},
    {"numbers", QT_TRANSLATE_NOOP("Reference", "Which printing of the numbers")},
    {"objective", QT_TRANSLATE_NOOP("Reference", "The objective was achieved")},
    {"officer", QT_TRANSLATE_NOOP("Reference", "An officer, NCO or hero")},
    {"officers", QT_TRANSLATE_NOOP("Reference", "Officers, NCOs and heroes")},
    {"other-conditions", QT_TRANSLATE_NOOP("Reference", "Other modifiers")},
    {"other-pefs", QT_TRANSLATE_NOOP("Reference", "Other PEFs are on the table")},
    {"others", QT_TRANSLATE_NOOP("Reference", "The others")},
    {"outcome", QT_TRANSLATE_NOOP("Reference", "How it ended")},
    {"outnumber", QT_TRANSLATE_NOOP("Reference", "It has twice the figures of the nearest player group")},
    {"own", QT_TRANSLATE_NOOP("Reference", "The player's figures, leader included")},
    {"own-list", QT_TRANSLATE_NOOP("Reference", "The player's list")},
    {"own_lost", QT_TRANSLATE_NOOP("Reference", "Of them killed, captured or unable to act")},
    {"party", QT_TRANSLATE_NOOP("Reference", "The player's figures on the table")},
    {"patrol-list", QT_TRANSLATE_NOOP("Reference", "The list of the side on patrol")},
    {"pef-rep", QT_TRANSLATE_NOOP("Reference", "The PEF's Rep")},
    {"pefs", QT_TRANSLATE_NOOP("Reference", "How many PEFs are still to be resolved")},
    {"range", QT_TRANSLATE_NOOP("Reference", "Inches")},
    {"rank", QT_TRANSLATE_NOOP("Reference", "The number that is compared")},
    {"rep", QT_TRANSLATE_NOOP("Reference", "The figure's Rep")},
    {"rep-of", QT_TRANSLATE_NOOP("Reference", "The Rep of %1")},
    {"resolved", QT_TRANSLATE_NOOP("Reference", "PEFs already resolved")},
    {"role", QT_TRANSLATE_NOOP("Reference", "The player's side")},
    {"routed", QT_TRANSLATE_NOOP("Reference", "Enemies routed")},
    {"runners", QT_TRANSLATE_NOOP("Reference", "The Runners' lowest Rep")},
    {"second", QT_TRANSLATE_NOOP("Reference", "Dice at the second; what is left, at the third")},
    {"setting", QT_TRANSLATE_NOOP("Reference", "Where it happens")},
    {"shooter-rep", QT_TRANSLATE_NOOP("Reference", "The shooter's Rep")},
    {"shots", QT_TRANSLATE_NOOP("Reference", "Shots fired")},
    {"shown", QT_TRANSLATE_NOOP("Reference", "Fifths of the target that show")},
    {"sides", QT_TRANSLATE_NOOP("Reference", "How many")},
    {"situation", QT_TRANSLATE_NOOP("Reference", "The situation")},
    {"skill", QT_TRANSLATE_NOOP("Reference", "Weapon skill")},
    {"star_oof", QT_TRANSLATE_NOOP("Reference", "The Star went Out of the Fight")},
    {"star_rep", QT_TRANSLATE_NOOP("Reference", "The Star's Rep")},
    {"target", QT_TRANSLATE_NOOP("Reference", "First target, second, third …")},
    {"test", QT_TRANSLATE_NOOP("Reference", "Which test")},
    {"test-rep", QT_TRANSLATE_NOOP("Reference", "The Rep it is taken with")},
    {"tests-rep", QT_TRANSLATE_NOOP("Reference", "The Rep they are taken with")},
    {"their-list", QT_TRANSLATE_NOOP("Reference", "Their list")},
    {"thrown", QT_TRANSLATE_NOOP("Reference", "Thrown by hand")},
    {"value", QT_TRANSLATE_NOOP("Reference", "The section's Terrain Value")},
    {"watching", QT_TRANSLATE_NOOP("Reference", "The defending leader's Rep")},
    {"weapon", QT_TRANSLATE_NOOP("Reference", "The weapon")},
    {"weapons", QT_TRANSLATE_NOOP("Reference", "Its weapons")},
    {"which", QT_TRANSLATE_NOOP("Reference", "Which one")},
    {"wounded", QT_TRANSLATE_NOOP("Reference", "It was already wounded when it ran away")},
});

template<std::size_t size>
consteval bool eachOnce(const std::array<Sentence, size> &sentences)
{
    return std::ranges::all_of(
        sentences, [&](std::string_view id) { return std::ranges::count(sentences, id, &Sentence::id) == 1; },
        &Sentence::id);
}
static_assert(eachOnce(ofProcedures) && eachOnce(ofParameters));

QString sentence(const auto &sentences, const QString &id)
{
    const std::string key = id.toStdString();
    const auto found = std::ranges::find(sentences, std::string_view(key), &Sentence::id);
    return found == sentences.end() ? QString() : ShelfText::tr(found->text);
}

QString joined(const QStringList &words)
{
    return words.join(u", "_s);
}

QStringList namesOf(const Signature &asked)
{
    QStringList names;
    for (const Parameter &parameter : asked.parameters)
        names.append(parameter.name);
    return names;
}

QString whatItTakes(const Signature &asked)
{
    if (asked.parameters.empty())
        return ShelfText::tr("%1 takes no parameters.").arg(asked.id);
    return ShelfText::tr("%1 takes: %2.").arg(asked.id, joined(namesOf(asked)));
}

QString reasonText(const Misgiven &why, const Signature &asked, const Pack &pack)
{
    const auto parameter = std::ranges::find(asked.parameters, why.parameter, &Parameter::name);
    switch (why.why) {
    case Misgiven::Why::NotKeyValue:
        return ShelfText::tr("“%1” must be in the form key=value. %2").arg(why.given, whatItTakes(asked));
    case Misgiven::Why::Unknown:
        return ShelfText::tr("There is no parameter “%1”.").arg(why.parameter)
            + didYouMean(why.parameter, namesOf(asked)) + u' ' + whatItTakes(asked);
    case Misgiven::Why::Twice:
        return ShelfText::tr("%1 is given twice; give it once.").arg(why.parameter);
    case Misgiven::Why::Missing:
        return ShelfText::tr("%1 needs %2: %3.").arg(asked.id, why.parameter, allowedValues(*parameter, pack));
    case Misgiven::Why::Wrong:
        return ShelfText::tr("%1 cannot be “%2”.").arg(why.parameter, why.given)
            + didYouMean(why.given, choicesOf(*parameter, pack)) + u' '
            + ShelfText::tr("Choices: %1.").arg(allowedValues(*parameter, pack));
    case Misgiven::Why::OnlyWith:
        return ShelfText::tr("%1 is only used with %2=%3. Leave it out.")
            .arg(why.parameter, parameter->onlyWith->parameter, parameter->onlyWith->value);
    case Misgiven::Why::NotOfClass:
        return ShelfText::tr("The class %2 does not take %1.").arg(why.test, why.given);
    case Misgiven::Why::NotOfPart:
        return ShelfText::tr("%1 may be: %2.").arg(why.parameter, joined(why.choices));
    case Misgiven::Why::NoSituation:
        return ShelfText::tr("%1 has no situation; leave it out.").arg(why.test);
    case Misgiven::Why::SituationMissing:
        return ShelfText::tr("%1 needs situation: %2.").arg(why.test, joined(why.choices));
    case Misgiven::Why::SituationWrong:
        return ShelfText::tr("%1 has no situation “%2”. It may be: %3.").arg(why.test, why.given, joined(why.choices));
    case Misgiven::Why::NoLeaderDie:
        return ShelfText::tr("%1 has no Leader Die; leave leader_rep out.").arg(why.test);
    case Misgiven::Why::NoFreeChoice:
        return ShelfText::tr("The result of %1 cannot be chosen. Leave out choose.").arg(why.test);
    case Misgiven::Why::NothingForTwo:
        return ShelfText::tr("%1 has nothing for two dice passed; choose 0 or 1.").arg(why.test);
    case Misgiven::Why::TooManyAimed:
        return ShelfText::tr("Only %1 of its dice count; aim no more than that many.").arg(why.number);
    case Misgiven::Why::SingleShots:
        return ShelfText::tr("The weapon “%1” fires single shots only. Give automatic=false.").arg(why.given);
    case Misgiven::Why::NobodyToLead:
        return nobodyToLead(why.given, why.number);
    }
    Q_UNREACHABLE();
}

template<typename Asked>
Result<Arguments> told(const Asked &asked, const Pack &pack, const QStringList &keyValues)
{
    Result<Arguments, Misgiven> given = parseArguments(asked, pack, keyValues);
    if (given)
        return *std::move(given);
    return Problem{reasonText(given.problem(), asked, pack)};
}

} // namespace

QString summary(const Parameter &parameter)
{
    if (!parameter.title.isEmpty())
        return parameter.title;
    const QString text = sentence(ofParameters, parameter.words);
    return parameter.words == "rep-of"_L1 ? text.arg(parameter.name.section(u'_', -1)) : text;
}

QString summary(const Procedure &procedure, const Pack &pack)
{
    if (!procedure.title.isEmpty())
        return procedure.title;
    const QString onPatrol = pack.patrol ? sentence(ofProcedures, u"patrol/"_s + procedure.id) : QString();
    return onPatrol.isEmpty() ? sentence(ofProcedures, procedure.id) : onPatrol;
}

QString summary(const Question &question, const Pack &)
{
    return sentence(ofProcedures, u"odds/"_s + question.id);
}

QString allowedValues(const Parameter &parameter, const Pack &pack)
{
    switch (parameter.kind) {
    case Parameter::Kind::Integer:
        return ShelfText::tr("a whole number from %1 to %2").arg(parameter.least).arg(parameter.most);
    case Parameter::Kind::Flag:
        return ShelfText::tr("true or false");
    case Parameter::Kind::Choice:
    case Parameter::Kind::List:
        return joined(choicesOf(parameter, pack));
    case Parameter::Kind::Choices:
        return ShelfText::tr("any of %1, separated by commas, or none").arg(joined(choicesOf(parameter, pack)));
    case Parameter::Kind::Grunt:
        return ShelfText::tr("REP:MONTHS:POISONED, such as 4:7:false");
    case Parameter::Kind::Grunts:
        return ShelfText::tr("REP:MONTHS:POISONED for each Grunt, separated by commas, such as 4:7:false,3:0:true");
    }
    Q_UNREACHABLE();
}

Result<Arguments> argumentsFor(const Procedure &procedure, const Pack &pack, const QStringList &keyValues)
{
    return told(procedure, pack, keyValues);
}

Result<Arguments> argumentsFor(const Question &question, const Pack &pack, const QStringList &keyValues)
{
    return told(question, pack, keyValues);
}

QString nobodyToLead(const QString &list, int mostRep)
{
    return ShelfText::tr("Nobody on the list “%1” has a Rep of %2 or less, and no Grunt may have a higher Rep than the "
                         "Star. Recruit from another list.")
        .arg(list)
        .arg(mostRep);
}

} // namespace muster::words
