// SPDX-License-Identifier: MIT
#include "model/reference/procedurewords.h"

#include "model/names.h"
#include "model/texts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace muster::words {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The texts for a procedure or a parameter.
struct KnownIds {
    std::string_view id;
    const char *text = nullptr; ///< summary; null if only the title is known
    const char *title = nullptr; ///< short title for a parameter; null: the summary is used
};

struct KnownWords {
    Q_DECLARE_TR_FUNCTIONS(Reference)

public:
    static constexpr auto ofProcedures = std::to_array<KnownIds>({
        {"recruit", QT_TR_NOOP("Figures for a band, from an army list")},
        {"attribute", QT_TR_NOOP("A Grunt's attribute")},
        {"terrain", QT_TR_NOOP("The nine sections of the table")},
        {"patrol/pefs", QT_TR_NOOP("Positions and Reps of the three PEFs")},
        {"pefs", QT_TR_NOOP("Positions of the three PEFs")},
        {"resolve-pef", QT_TR_NOOP("PEF resolution")},
        {"patrol/how-many", QT_TR_NOOP("How many enemies, with PEFs by the Enemy Activity Level (Swordplay)")},
        {"how-many", QT_TR_NOOP("How many enemies there are")},
        {"pef-move", QT_TR_NOOP("How a PEF moves")},
        {"np-move", QT_TR_NOOP("How an enemy group moves")},
        {"challenge", QT_TR_NOOP("Challenge Test")},
        {"scout", QT_TR_NOOP("Whether a scout meets the enemy in a section")},
        {"eal", QT_TR_NOOP("The Enemy Activity Level of a first encounter")},
        {"next-encounter", QT_TR_NOOP("What the next encounter is, and its Enemy Activity Level")},
        {"stay-or-go", QT_TR_NOOP("Whether the Grunts stay in the band")},
        {"guards", QT_TR_NOOP("Where the guards of an objective building are")},
        {"looting", QT_TR_NOOP("Quiet turns it takes to loot a building")},
        {"recovery", QT_TR_NOOP("What becomes of a figure that went Out of the Fight or ran away")},
        {"turn", QT_TR_NOOP("Whether a turn brings an encounter")},
        {"encounter", QT_TR_NOOP("Which encounter it is")},
        {"set-up", QT_TR_NOOP("Set-up of an encounter, with its enemy")},
        {"follow-up", QT_TR_NOOP("The follow-up to an encounter")},
        {"vehicles", QT_TR_NOOP("Vehicles available to a list")},
        {"ambush-turn", QT_TR_NOOP("Whether an ambush is sprung this turn")},
        {"ambush-place", QT_TR_NOOP("Where unseen ambushers are")},
        {"surprise", QT_TR_NOOP("Whether the defenders are surprised")},
        {"spotting", QT_TR_NOOP("Whether the attackers are spotted this turn")},
        {"pursuit-round", QT_TR_NOOP("A round of a pursuit")},
        {"siege-day", QT_TR_NOOP("Whether the besiegers slip away at the end of a day")},
        {"alarm", QT_TR_NOOP("Whether the alarm sounds this turn")},
        {"reinforcements", QT_TR_NOOP("How many more police arrive this turn")},
        {"hostages", QT_TR_NOOP("How many hostages there are")},
        {"victory", QT_TR_NOOP("Share of the points an encounter earned")},
        {"deeds", QT_TR_NOOP("Points for what a figure did")},
        {"figure-points", QT_TR_NOOP("What a figure costs")},
        {"vehicle-points", QT_TR_NOOP("What a vehicle costs")},
        {"recover", QT_TR_NOOP("How long a figure with a Bad Wound is away")},
        {"after-battle", QT_TR_NOOP("What becomes of a figure")},
        {"media", QT_TR_NOOP("Whether a media crew is there")},
        {"faction", QT_TR_NOOP("The player's faction")},
        {"enemy-faction", QT_TR_NOOP("Enemy faction in the Wasteland")},
        {"settlement", QT_TR_NOOP("A settlement of the Wasteland")},
        {"figure", QT_TR_NOOP("A figure's initiative and weapon skill")},
        {"side", QT_TR_NOOP("A side of figures, rolled up one after the other")},
        {"shoot", QT_TR_NOOP("Shooting by weapon skill")},
        {"odds/stay-or-go", QT_TR_NOOP("Whether a Grunt stays in the band")},
        {"odds/band", QT_TR_NOOP("How many of the band stay")},
        {"odds/recovery", QT_TR_NOOP("Whether a figure that went Out of the Fight or ran away returns")},
        {"odds/contact", QT_TR_NOOP("How many enemies you meet")},
        {"odds/shoot", QT_TR_NOOP("Whether a shot hits, and takes the target out")},
    });

    static constexpr auto ofParameters = std::to_array<KnownIds>({
        {"added", QT_TR_NOOP("Added to the dice")},
        {"after-shots", QT_TR_NOOP("Shots have been fired")},
        {"alone", QT_TR_NOOP("One figure serves it instead of two")},
        {"alive", QT_TR_NOOP("Besiegers still alive")},
        {"armor", QT_TR_NOOP("Its armour"), QT_TR_NOOP("Armour Class")},
        {"armored", QT_TR_NOOP("It is armoured")},
        {"armour-class", QT_TR_NOOP("Armour Class")},
        {"attacker_rep", QT_TR_NOOP("Hand to hand: the attacker's Rep, which counts with the Impact")},
        {"automatic", QT_TR_NOOP("Automatic fire"), QT_TR_NOOP("Automatic fire")},
        {"bad_wounds", QT_TR_NOOP("Bad Wounds it takes to destroy"), QT_TR_NOOP("Bad Wounds")},
        {"bonus", QT_TR_NOOP("What the Runners add")},
        {"buildings", QT_TR_NOOP("The objective's buildings")},
        {"came-out", QT_TR_NOOP("The figure's fate")},
        {"chasers", QT_TR_NOOP("The Chasers' lowest Rep")},
        {"choose", QT_TR_NOOP("Dice a Star chooses to pass"), QT_TR_NOOP("Star's choice")},
        {"class", QT_TR_NOOP("The figure's class"), QT_TR_NOOP("Class")},
        {"coming", QT_TR_NOOP("The attacking leader's Rep")},
        {"conditions", QT_TR_NOOP("Modifiers"), QT_TR_NOOP("Modifiers")},
        {"conditions_a", QT_TR_NOOP("Modifiers for A"), QT_TR_NOOP("Modifiers for A")},
        {"conditions_b", QT_TR_NOOP("Modifiers for B"), QT_TR_NOOP("Modifiers for B")},
        {"count", QT_TR_NOOP("How many figures")},
        {"country", QT_TR_NOOP("How the kinds of country are chosen")},
        {"cover", QT_TR_NOOP("It is in cover")},
        {"damage", QT_TR_NOOP("Damage suffered"), QT_TR_NOOP("Damage suffered")},
        {"dice", QT_TR_NOOP("Star Power dice left"), QT_TR_NOOP("Dice left")},
        {"dice_a", QT_TR_NOOP("Side A's dice"), QT_TR_NOOP("Dice of A")},
        {"dice_b", QT_TR_NOOP("Side B's dice"), QT_TR_NOOP("Dice of B")},
        {"difficulty", QT_TR_NOOP("How hard it is")},
        {"distance", QT_TR_NOOP("Inches between them")},
        {"driven_off", QT_TR_NOOP("No enemy is left fighting")},
        {"dwellings", QT_TR_NOOP("Dwellings of a raid")},
        {"eal", QT_TR_NOOP("Enemy Activity Level")},
        {"encounter", QT_TR_NOOP("The encounter")},
        {"enemy", QT_TR_NOOP("The enemy")},
        {"enemy-figures", QT_TR_NOOP("The enemy's figures")},
        {"enemy-list", QT_TR_NOOP("The enemy's army list")},
        {"enemy_captured", QT_TR_NOOP("Of them captured")},
        {"enemy_killed", QT_TR_NOOP("Of them killed")},
        {"escaped", QT_TR_NOOP("Of them left by their exit")},
        {"fate", QT_TR_NOOP("How the figure left the table")},
        {"figures", QT_TR_NOOP("How many there are")},
        {"first", QT_TR_NOOP("Dice at the first target, all where left out"), QT_TR_NOOP("Dice at first target")},
        {"genre", QT_TR_NOOP("The genre")},
        {"group-reps", QT_TR_NOOP("Other Reps in the group, which read the same dice")},
        {"group-rep", QT_TR_NOOP("Its leader's Rep")},
        {"grunt_losses", QT_TR_NOOP("A Grunt went Out of the Fight or died")},
        {"grunts", QT_TR_NOOP("Who takes the test")},
        {"has-buildings", QT_TR_NOOP("There are buildings in it")},
        {"his-rep", QT_TR_NOOP("The figure's Rep")},
        {"impact", QT_TR_NOOP("Impact of the weapon"), QT_TR_NOOP("Impact")},
        {"inflicted_damage", QT_TR_NOOP("It inflicted damage")},
        {"initiative", QT_TR_NOOP("The target's initiative"), QT_TR_NOOP("Initiative")},
        {"its-rep", QT_TR_NOOP("Its Rep")},
        {"kills", QT_TR_NOOP("Armed enemies killed")},
        {"last", QT_TR_NOOP("The last encounter")},
        {"last-pef", QT_TR_NOOP("It is the last PEF")},
        {"last_outcome", QT_TR_NOOP("How the last encounter ended")},
        {"leader_placed", QT_TR_NOOP("The enemy's leader is on the table already")},
        {"leader_rep", QT_TR_NOOP("The leader's Rep, for the Leader Die"), QT_TR_NOOP("Leader’s Rep")},
        {"leading-rep", QT_TR_NOOP("The leader's Rep")},
        {"list", QT_TR_NOOP("The army list")},
        {"locale", QT_TR_NOOP("The locale")},
        {"looted", QT_TR_NOOP("Of them looted")},
        {"lost", QT_TR_NOOP("Besiegers dead or unable to act"), QT_TR_NOOP("Initiative lost")},
        {"lost_nerve", QT_TR_NOOP("It ran away without a wound")},
        {"marked", QT_TR_NOOP("A wound has already cost it one Rep for good")},
        {"max_rep", QT_TR_NOOP("The Star's Rep, the highest a recruit may have")},
        {"media-genre", QT_TR_NOOP("The genre, military from the 1980s on")},
        {"numbers", QT_TR_NOOP("Which printing of the numbers")},
        {"objective", QT_TR_NOOP("The objective was achieved")},
        {"officer", QT_TR_NOOP("An officer, NCO or hero"), QT_TR_NOOP("Officer, NCO or hero")},
        {"officers", QT_TR_NOOP("Officers, NCOs and heroes")},
        {"other-conditions", QT_TR_NOOP("Other modifiers")},
        {"other-pefs", QT_TR_NOOP("Other PEFs are on the table")},
        {"others", QT_TR_NOOP("The others")},
        {"outcome", QT_TR_NOOP("How it ended")},
        {"outnumber", QT_TR_NOOP("It has twice the figures of the nearest player group")},
        {"own", QT_TR_NOOP("The player's figures, leader included"), QT_TR_NOOP("Target's weapon")},
        {"own-list", QT_TR_NOOP("The player's list")},
        {"own_lost", QT_TR_NOOP("Of them killed, captured or unable to act")},
        {"party", QT_TR_NOOP("The player's figures on the table")},
        {"patrol-list", QT_TR_NOOP("The list of the side on patrol")},
        {"pef-rep", QT_TR_NOOP("The PEF's Rep")},
        {"pefs", QT_TR_NOOP("How many PEFs are still to be resolved")},
        {"range", QT_TR_NOOP("Inches"), QT_TR_NOOP("Range in inches")},
        {"rank", QT_TR_NOOP("The number that is compared")},
        {"rep", QT_TR_NOOP("The figure's Rep"), QT_TR_NOOP("Rep")},
        {"rep-of", QT_TR_NOOP("The Rep of %1")},
        {"resolved", QT_TR_NOOP("PEFs already resolved")},
        {"role", QT_TR_NOOP("The player's side")},
        {"routed", QT_TR_NOOP("Enemies routed")},
        {"runners", QT_TR_NOOP("The Runners' lowest Rep")},
        {"second", QT_TR_NOOP("Dice at the second; what is left, at the third"), QT_TR_NOOP("Dice at second target")},
        {"setting", QT_TR_NOOP("Where it happens")},
        {"shooter-rep", QT_TR_NOOP("The shooter's Rep")},
        {"shots", QT_TR_NOOP("Shots fired"), QT_TR_NOOP("Shots")},
        {"shown", QT_TR_NOOP("Fifths of the target that show"), QT_TR_NOOP("Fifths visible")},
        {"sides", QT_TR_NOOP("How many"), QT_TR_NOOP("How many")},
        {"situation", QT_TR_NOOP("The situation"), QT_TR_NOOP("Situation")},
        {"skill", QT_TR_NOOP("Weapon skill"), QT_TR_NOOP("Weapon skill")},
        {"star_oof", QT_TR_NOOP("The Star went Out of the Fight")},
        {"star_rep", QT_TR_NOOP("The Star's Rep"), QT_TR_NOOP("Rep of the Star")},
        {"target", QT_TR_NOOP("First target, second, third …"), QT_TR_NOOP("Target number")},
        {"test", QT_TR_NOOP("Which test")},
        {"test-rep", QT_TR_NOOP("The Rep it is taken with")},
        {"tests-rep", QT_TR_NOOP("The Rep they are taken with")},
        {"their-list", QT_TR_NOOP("Their list")},
        {"thrown", QT_TR_NOOP("Thrown by hand"), QT_TR_NOOP("Thrown by hand")},
        {"value", QT_TR_NOOP("The section's Terrain Value")},
        {"watching", QT_TR_NOOP("The defending leader's Rep")},
        {"weapon", QT_TR_NOOP("The weapon"), QT_TR_NOOP("Weapon")},
        {"weapons", QT_TR_NOOP("Its weapons")},
        {"which", QT_TR_NOOP("Which one")},
        {"wounded", QT_TR_NOOP("It was already wounded when it ran away")},
        {"rep_a", nullptr, QT_TR_NOOP("Rep of A")},
        {"rep_b", nullptr, QT_TR_NOOP("Rep of B")},
        {"armor_a", nullptr, QT_TR_NOOP("Armour of A")},
        {"armor_b", nullptr, QT_TR_NOOP("Armour of B")},
        {"fired", nullptr, QT_TR_NOOP("Weapon fired")},
        {"enemy_rep", nullptr, QT_TR_NOOP("Rep of the enemy")},
        {"building", nullptr, QT_TR_NOOP("Building")},
        {"grenades", nullptr, QT_TR_NOOP("Additional grenades")},
        {"sharing", nullptr, QT_TR_NOOP("Figures sharing the ammunition")},
    });
};

consteval bool eachOnce(const auto &known)
{
    return std::ranges::all_of(
        known, [&](std::string_view id) { return std::ranges::count(known, id, &KnownIds::id) == 1; }, &KnownIds::id);
}
static_assert(eachOnce(KnownWords::ofProcedures) && eachOnce(KnownWords::ofParameters));

/// Returns a text in the player's language; empty if there is none.
QString knownText(const auto &known, const QString &id, const char *KnownIds::*text = &KnownIds::text)
{
    const std::string key = id.toStdString();
    const auto found = std::ranges::find(known, std::string_view(key), &KnownIds::id);
    return found == known.end() || !((*found).*text) ? QString() : KnownWords::tr((*found).*text);
}

/// Returns the title of side "a" or "b" if the pack has a word for it, such as the charger and the target.
QString sideTitle(const QString &parameter, const Pack &pack)
{
    const ReferenceWord *side = pack.reference ? pack.reference->word(parameter.section(u'_', -1)) : nullptr;
    if (!side)
        return {};
    if (parameter.startsWith("rep_"_L1))
        return ShelfText::tr("Rep (%1)").arg(side->title);
    return parameter.startsWith("conditions_"_L1) ? ShelfText::tr("Modifiers (%1)").arg(side->title) : QString();
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

QString reasonText(const ArgumentError &why, const Signature &asked, const Pack &pack)
{
    const auto parameter = std::ranges::find(asked.parameters, why.parameter, &Parameter::name);
    switch (why.why) {
    case ArgumentError::Why::NotKeyValue:
        return ShelfText::tr("“%1” must be in the form key=value. %2").arg(why.given, whatItTakes(asked));
    case ArgumentError::Why::Unknown:
        return ShelfText::tr("There is no parameter “%1”.").arg(why.parameter)
            + didYouMean(why.parameter, namesOf(asked)) + u' ' + whatItTakes(asked);
    case ArgumentError::Why::Twice:
        return ShelfText::tr("%1 is given twice; give it once.").arg(why.parameter);
    case ArgumentError::Why::Missing:
        return ShelfText::tr("%1 needs %2: %3.").arg(asked.id, why.parameter, allowedValues(*parameter, pack));
    case ArgumentError::Why::Wrong:
        return ShelfText::tr("%1 cannot be “%2”.").arg(why.parameter, why.given)
            + didYouMean(why.given, choicesOf(*parameter, pack)) + u' '
            + ShelfText::tr("Choices: %1.").arg(allowedValues(*parameter, pack));
    case ArgumentError::Why::OnlyWith:
        return ShelfText::tr("%1 is only used with %2=%3. Leave it out.")
            .arg(why.parameter, parameter->onlyWith->parameter, parameter->onlyWith->value);
    case ArgumentError::Why::NotOfClass:
        return ShelfText::tr("The class %2 does not take %1.").arg(why.test, why.given);
    case ArgumentError::Why::NotOfPart:
        return ShelfText::tr("%1 may be: %2.").arg(why.parameter, joined(why.choices));
    case ArgumentError::Why::NoSituation:
        return ShelfText::tr("%1 has no situation; leave it out.").arg(why.test);
    case ArgumentError::Why::SituationMissing:
        return ShelfText::tr("%1 needs situation: %2.").arg(why.test, joined(why.choices));
    case ArgumentError::Why::SituationWrong:
        return ShelfText::tr("%1 has no situation “%2”. It may be: %3.").arg(why.test, why.given, joined(why.choices));
    case ArgumentError::Why::NoLeaderDie:
        return ShelfText::tr("%1 has no Leader Die; leave leader_rep out.").arg(why.test);
    case ArgumentError::Why::NoFreeChoice:
        return ShelfText::tr("The result of %1 cannot be chosen. Leave out choose.").arg(why.test);
    case ArgumentError::Why::NothingForTwo:
        return ShelfText::tr("%1 has nothing for two dice passed; choose 0 or 1.").arg(why.test);
    case ArgumentError::Why::TooManyAimed:
        return ShelfText::tr("Only %1 of its dice count; aim no more than that many.").arg(why.number);
    case ArgumentError::Why::SingleShots:
        return ShelfText::tr("The weapon “%1” fires single shots only. Give automatic=false.").arg(why.given);
    case ArgumentError::Why::NobodyToLead:
        return nobodyToLead(why.given, why.number);
    }
    Q_UNREACHABLE();
}

} // namespace

QString shortTitle(const QString &name)
{
    return knownText(KnownWords::ofParameters, name, &KnownIds::title);
}

QString parameterTitle(const Parameter &parameter, const Pack &pack)
{
    if (parameter.name == "target"_L1 && parameter.kind == Parameter::Kind::Choice)
        return ShelfText::tr("Target");
    for (const QString &title : {sideTitle(parameter.name, pack), shortTitle(parameter.name)}) {
        if (!title.isEmpty())
            return title;
    }
    const QString asWord = QString(parameter.name).replace(u'_', u'-');
    const ReferenceWord *word = pack.reference ? pack.reference->word(asWord) : nullptr;
    return word ? word->title : summary(parameter);
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

QString summary(const Parameter &parameter)
{
    if (!parameter.title.isEmpty())
        return parameter.title;
    const QString text = knownText(KnownWords::ofParameters, parameter.words);
    return parameter.words == "rep-of"_L1 ? text.arg(parameter.name.section(u'_', -1)) : text;
}

QString summary(const Procedure &procedure, const Pack &pack)
{
    if (!procedure.title.isEmpty())
        return procedure.title;
    const QString onPatrol = pack.patrol ? knownText(KnownWords::ofProcedures, u"patrol/"_s + procedure.id) : QString();
    return onPatrol.isEmpty() ? knownText(KnownWords::ofProcedures, procedure.id) : onPatrol;
}

QString summary(const Question &question, const Pack &)
{
    return knownText(KnownWords::ofProcedures, u"odds/"_s + question.id);
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

Result<Arguments> argumentsFor(const Signature &asked, const Pack &pack, const QStringList &keyValues)
{
    Result<Arguments, ArgumentError> given = parseArguments(asked, pack, keyValues);
    if (given)
        return *std::move(given);
    return Problem{reasonText(given.problem(), asked, pack)};
}

QString nobodyToLead(const QString &list, int mostRep)
{
    return ShelfText::tr("Nobody on the list “%1” has a Rep of %2 or less, and no Grunt may have a higher Rep than the "
                         "Star. Recruit from another list.")
        .arg(list)
        .arg(mostRep);
}

} // namespace muster::words
