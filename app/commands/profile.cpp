// SPDX-License-Identifier: MIT
#include "app/commands/profile.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/actions.h"
#include "model/story/words.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Refuses a Rep in rules with initiative and weapon skill, these two in rules with Rep, and one of the two without the
/// other.
std::optional<Refusal> refuseMeasures(const Call &call, const Pack &pack)
{
    const bool initiative = call.has("initiative");
    const bool skill = call.has("skill");
    if (pack.hasSkill && call.has("rep"))
        return wrong(CommandLine::tr("%1 uses initiative and weapon skill instead of Rep. Give --initiative and "
                                     "--skill, or neither to have them rolled.")
                         .arg(pack.title));
    if (!pack.hasSkill && (initiative || skill))
        return wrong(CommandLine::tr("%1 uses Rep. Give --rep instead.").arg(pack.title));
    if (initiative != skill)
        return wrong(CommandLine::tr("Give both --initiative and --skill, or neither to have them rolled."));
    return std::nullopt;
}

} // namespace

CommandOptions profileOptions()
{
    return {
        {"rep", QT_TRANSLATE_NOOP("CommandLine", "the figure's Rep"), "N"},
        {"initiative",
         QT_TRANSLATE_NOOP("CommandLine", "the figure's initiative, for rules that use it instead of Rep"), "N"},
        {"skill", QT_TRANSLATE_NOOP("CommandLine", "the figure's weapon skill (if neither is given, both are rolled)"),
         "N"},
        {"class", QT_TRANSLATE_NOOP("CommandLine", "the figure's class"), "CLASS"},
        {"armor",
         QT_TRANSLATE_NOOP("CommandLine",
                           "the figure's armour: an Armour Class (2, 4 or 6) or an id (none, flak, body-armor)"),
         "ARMOUR"},
        {"shield", QT_TRANSLATE_NOOP("CommandLine", "the figure carries a shield: yes or no"), "yes|no"},
        {"weapon", QT_TRANSLATE_NOOP("CommandLine", "the figure's weapon"), "WEAPON"},
        {"attribute",
         QT_TRANSLATE_NOOP("CommandLine",
                           "one of the figure's attributes, if the rules use them (repeat for a second)"),
         "ATTRIBUTE", true},
    };
}

Result<Profile, Refusal> readProfile(const Call &call, const Pack &pack, Profile figure)
{
    if (const auto refusal = refuseMeasures(call, pack))
        return *refusal;
    figure.rep = call.number(pack.hasSkill ? "initiative" : "rep").value_or(figure.rep);
    figure.skill = call.number("skill").value_or(0);
    figure.figureClass = call.value("class", figure.figureClass);
    figure.weapon = call.value("weapon", figure.weapon);
    if (!pack.armors.empty()) {
        figure.armorWorn = call.value("armor", figure.armorWorn);
    } else {
        const auto armor = readNumber(call, u"armor"_s);
        if (!armor)
            return armor.problem();
        figure.armor = armor->value_or(figure.armor);
    }
    if (call.has("shield")) {
        const std::optional<bool> shield = yesOrNo(call.value("shield"));
        if (!shield)
            return wrong(
                CommandLine::tr("--%1 must be yes or no, not “%2”.").arg(u"shield"_s, shortened(call.value("shield"))));
        figure.shield = *shield;
    }
    return figure;
}

Result<Profile, Refusal> readStar(const Call &call, const Pack &pack, const QString &list)
{
    if (call.has("roll-star")) {
        for (const QString &said : {u"rep"_s, u"weapon"_s, u"armor"_s}) {
            if (call.has(said))
                return wrong(
                    CommandLine::tr("--roll-star rolls the figure on its list, so --%1 cannot be given as well.")
                        .arg(said));
        }
    }
    const bool unarmed = call.has("roll-faction") && !call.has("weapon") && !call.has("armor");
    const auto star =
        readProfile(call, pack, unarmed ? Profile() : acts::suggestedStar(pack, list, call.value("class")));
    if (star && (call.has("rep") || call.has("initiative")) && star->rep < pack.leastStarRep)
        return wrong((pack.hasSkill ? CommandLine::tr("A Leader's initiative must be %1 to %2, not %3.")
                                    : CommandLine::tr("A Star's Rep must be %1 to %2, not %3."))
                         .arg(QString::number(pack.leastStarRep), QString::number(pack.mostStarRep),
                              QString::number(star->rep)));
    return star;
}

} // namespace muster
