// SPDX-License-Identifier: MIT
#include "model/acts/demands.h"

#include "model/names.h"
#include "model/texts.h"

#include <QSet>

#include <algorithm>

namespace muster::acts {

namespace {

bool breaksTheLine(char32_t sign)
{
    const QChar::Category category = QChar::category(sign);
    return category == QChar::Other_Control || category == QChar::Separator_Line
        || category == QChar::Separator_Paragraph;
}

QStringList attributeIds(const RollTable<Attribute> &attributes)
{
    QStringList ids;
    for (const TableRow<Attribute> &row : attributes.rows)
        ids << row.outcome.id;
    return ids;
}

/// Checks for tens, from three dice to four (R81).
void demandSkill(const Pack &pack, const Profile &profile, const QString &who, Problems &problems)
{
    if (!pack.hasSkill && profile.skill != 0)
        problems << ActsText::tr("%1 has no weapon skill. Leave it out.").arg(pack.title);
    else if (pack.hasSkill && (profile.skill < leastSkill || profile.skill > mostSkill || profile.skill % 10 != 0))
        problems << ActsText::tr("Weapon skill %1 is out of range for %2. Use %3 to %4, in tens.")
                        .arg(QString::number(profile.skill), who, QString::number(leastSkill),
                             QString::number(mostSkill));
}

bool canBeSeen(char32_t sign)
{
    return QChar::isPrint(sign) && !QChar::isSpace(sign);
}

} // namespace

Problem unknownName(const QString &sentence, const QString &typed, const QStringList &names, const QString &choices)
{
    return {sentence + didYouMean(typed, names) + u' ' + choices.arg(names.join(QStringLiteral(", ")))};
}

void demandName(const QString &name, const QString &whose, Problems &problems)
{
    const QList<uint> signs = name.toUcs4();
    if (name.trimmed().isEmpty() || std::ranges::none_of(signs, canBeSeen))
        problems << ActsText::tr("%1 is empty. Type a name.").arg(whose);
    else if (signs.size() > longestName)
        problems << ActsText::tr("%1 has %n characters. Use %2 at most.", nullptr, static_cast<int>(signs.size()))
                        .arg(whose)
                        .arg(longestName);
    else if (std::ranges::any_of(signs, breaksTheLine))
        problems << ActsText::tr("%1 has a line break or a control character in it. Write it on one line.").arg(whose);
    else if (!name.isValidUtf16())
        problems << ActsText::tr("%1 contains an incomplete character. Type it again.").arg(whose);
}

void demandGrid(const Grid &grid, Problems &problems)
{
    if (!grid.isPossible())
        problems << ActsText::tr("A table has %1 to %2 sections in rows of the same length, not %3 by %4.")
                        .arg(fewestSections)
                        .arg(mostSections)
                        .arg(grid.columns)
                        .arg(grid.rows);
}

void demandWords(const QString &objective, const QString &entry, Problems &problems)
{
    if (!objective.simplified().isEmpty())
        demandName(objective.simplified(), ActsText::tr("The objective"), problems);
    if (!entry.simplified().isEmpty())
        demandName(entry.simplified(), ActsText::tr("The entry"), problems);
}

void demandProfile(const Pack &pack, const Profile &profile, int least, int most, const QString &who,
                   Problems &problems)
{
    if (profile.rep < least || profile.rep > most)
        problems << (pack.hasSkill ? ActsText::tr("Initiative %1 is out of range for %2. Use %3 to %4.")
                                   : ActsText::tr("Rep %1 is out of range for %2. Use %3 to %4."))
                        .arg(QString::number(profile.rep), who, QString::number(least), QString::number(most));
    if (pack.classes.empty()) {
        if (!profile.figureClass.isEmpty())
            problems << ActsText::tr("%1 has no classes. Leave the class out.").arg(pack.title);
    } else if (!pack.figureClass(profile.figureClass)) {
        problems << unknownName(ActsText::tr("There is no class “%1” in %2.").arg(profile.figureClass, pack.title),
                                profile.figureClass, idsIn(pack.classes), ActsText::tr("Classes: %1."));
    }
    if (!pack.allowsArmor(profile.armor) && !pack.hasArmor)
        problems << ActsText::tr("%1 has no armour. Use 0.").arg(pack.title);
    else if (!pack.allowsArmor(profile.armor))
        problems << ActsText::tr("There is no Armour Class %1. Use 2, 4 or 6.").arg(profile.armor);
    if (!pack.armors.empty() && !pack.armor(profile.armorWorn))
        problems << unknownName(ActsText::tr("There is no armour “%1” in %2.").arg(profile.armorWorn, pack.title),
                                profile.armorWorn, idsIn(pack.armors), ActsText::tr("Armour: %1."));
    demandSkill(pack, profile, who, problems);
    if (!profile.weaponWords.isEmpty())
        demandName(profile.weaponWords, ActsText::tr("What the weapon is called"), problems);
    if (!pack.weapon(profile.weapon))
        problems << unknownName(ActsText::tr("There is no weapon “%1” in %2.").arg(profile.weapon, pack.title),
                                profile.weapon, idsIn(pack.weapons), ActsText::tr("Weapons: %1."));
}

void demandAttributes(const Pack &pack, const QStringList &attributes, int most, const QString &who, Problems &problems)
{
    if (attributes.isEmpty())
        return;
    if (!pack.attributes) {
        problems << ActsText::tr("%1 has no attributes. Leave them out.").arg(pack.title);
        return;
    }
    for (const QString &id : attributes) {
        if (!pack.attribute(id))
            problems << unknownName(ActsText::tr("There is no attribute “%1” in %2.").arg(id, pack.title), id,
                                    attributeIds(*pack.attributes), ActsText::tr("Attributes: %1."));
    }
    if (attributes.size() > most)
        problems << ActsText::tr("%1 can have at most %n attributes, not %2.", nullptr, most)
                        .arg(who)
                        .arg(attributes.size());
    if (QSet<QString>(attributes.begin(), attributes.end()).size() != attributes.size())
        problems << ActsText::tr("%1 has the same attribute twice. Choose different ones.").arg(who);
}

Problem whyAway(const Figure &figure)
{
    return {(figure.isHeld() ? ActsText::tr("%1 is captured and cannot take part.")
                             : ActsText::tr("%1 is still away with a wound and cannot take part."))
                .arg(figure.name)};
}

QStringList armyLists(const Pack &pack)
{
    return idsIn(pack.lists);
}

QStringList bandLists(const Pack &pack)
{
    QStringList lists = armyLists(pack);
    for (const Team &team : pack.teams) {
        if (team.led)
            lists << team.id;
    }
    return lists;
}

void demandList(const Pack &pack, const QString &list, Problems &problems)
{
    demandList(pack, list, bandLists(pack), problems);
}

void demandList(const Pack &pack, const QString &list, const QStringList &known, Problems &problems)
{
    if (!known.contains(list))
        problems << unknownName(
            ActsText::tr("There is no army list “%1” in %2.").arg(list.left(longestName), pack.title), list, known,
            ActsText::tr("Lists: %1."));
}

void demandOptions(const Pack &pack, const Options &options, Problems &problems)
{
    if (!options.isEmpty() && pack.options.empty()) {
        problems << ActsText::tr("%1 has no options. Leave them out.").arg(pack.title);
        return;
    }
    for (auto it = options.begin(); it != options.end(); ++it) {
        const Option *option = pack.option(it.key());
        if (!option)
            problems << unknownName(ActsText::tr("There is no option “%1” in %2.").arg(it.key(), pack.title), it.key(),
                                    idsIn(pack.options), ActsText::tr("Options: %1."));
        else if (std::ranges::none_of(option->values, [&](const Term &value) { return value.id == it.value(); }))
            problems << unknownName(ActsText::tr("Option %1 cannot be “%2”.").arg(it.key(), it.value()), it.value(),
                                    idsIn(option->values), ActsText::tr("Choices: %1."));
    }
}

void demandEal(int eal, Problems &problems)
{
    if (eal < lowestEal || eal > highestEal)
        problems << ActsText::tr("The Enemy Activity Level cannot be %1. It runs from %2 to %3.")
                        .arg(eal)
                        .arg(lowestEal)
                        .arg(highestEal);
}

Problem alreadyClosed(const Campaign &campaign)
{
    return {campaign.ended == CampaignEnding::Won
                ? ActsText::tr("This campaign was closed as won. To carry on, undo that step.")
                : ActsText::tr("This campaign was closed as lost. To carry on, undo that step.")};
}

Problems demandBetweenEncounters(const Campaign &campaign)
{
    if (campaign.ended)
        return alreadyClosed(campaign);
    if (campaign.phase == Phase::Over)
        return Problem{
            ActsText::tr("This campaign is over. To carry on, undo its last step or bring back its leader.")};
    if (campaign.phase == Phase::Play)
        return Problem{ActsText::tr("An encounter is under way. Finish the battle first.")};
    return {};
}

namespace {

QString withNumbers(const std::vector<const Figure *> &figures)
{
    return numbered(
        figures, [](const Figure *figure) { return number(figure->id); },
        [](const Figure *figure) { return figure->name; });
}

} // namespace

Problem nobodyNumbered(const Campaign &campaign, FigureId id)
{
    if (const Figure *figure = campaign.play ? campaign.find(id) : nullptr) {
        for (const GroupInPlay &group : campaign.play->groups) {
            const auto met =
                std::ranges::find_if(group.figures, [=](const EnemyFigure &enemy) { return enemy.met == number(id); });
            if (met != group.figures.end())
                return {ActsText::tr("%1 is of the band that is met: on this table, figure %2 of enemy group %3.")
                            .arg(figure->name)
                            .arg(met - group.figures.begin() + 1)
                            .arg(group.id)};
        }
        return {(campaign.isMet(*figure) ? ActsText::tr("%1 is of the band that is met and is not on the table yet.")
                                         : ActsText::tr("%1 is not in this battle."))
                    .arg(figure->name)};
    }
    const QString nobody = ActsText::tr("Nobody in the band has number %1.").arg(number(id));
    return {campaign.band.empty()
                ? nobody
                : nobody + u' ' + ActsText::tr("Numbers: %1.").arg(withNumbers(campaign.bandByBand()))};
}

Problem noStarNumbered(const Campaign &campaign, FigureId id, std::optional<FigureId> but)
{
    std::vector<const Figure *> stars = campaign.stars();
    std::erase_if(stars, [=](const Figure *one) { return one->id == but; });
    return {(but ? ActsText::tr("Number %1 is not another Star of this campaign. Stars: %2.")
                 : ActsText::tr("Number %1 is not a Star of this campaign. Stars: %2."))
                .arg(QString::number(number(id)), withNumbers(stars))};
}

Options chosenOptions(const Pack &pack, const Options &options)
{
    Options chosen;
    for (auto it = options.begin(); it != options.end(); ++it)
        if (pack.option(it.key())->unsaid() != it.value())
            chosen.insert(it.key(), it.value());
    return chosen;
}

Options foundingOptions(const Pack &pack, Options chosen)
{
    for (const Option &option : pack.options) {
        if (!option.before.isEmpty() && !chosen.contains(option.id))
            chosen.insert(option.id, option.values.front().id);
    }
    return chosen;
}

QString optionValue(const Campaign &campaign, const Pack &pack, const QString &id)
{
    const Option *option = pack.option(id);
    return campaign.options.value(id, option ? option->unsaid() : QString());
}

} // namespace muster::acts
