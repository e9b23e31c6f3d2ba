// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"

#include "model/actions/bands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <algorithm>

namespace muster::actions {

namespace {

/// Still on its feet when the fight was over.
bool stands(const ReportedFate &reported)
{
    return reported.fate == Fate::Fine || reported.fate == Fate::Scratched || reported.fate == Fate::BadWound;
}

} // namespace

bool isBareArmor(const Pack &pack, const QString &armor)
{
    return !pack.armors.empty() && armor == pack.armors.front().id;
}

bool canBeKept(const Pack &pack, const QString &item)
{
    Profile holder;
    holder.weapon = item;
    return !thingsOf(pack, {}, {holder}).isEmpty() || (pack.armor(item) && !isBareArmor(pack, item));
}

QString emptyHands(const Pack &pack)
{
    const auto nothing = std::find_if(pack.weapons.begin(), pack.weapons.end(), [&](const Weapon &weapon) {
        return !weapon.natural && !canBeKept(pack, weapon.id);
    });
    return nothing == pack.weapons.end() ? QString() : nothing->id;
}

std::vector<Profile> forceOf(const Campaign &campaign)
{
    std::vector<Profile> force;
    for (const Figure &figure : campaign.band)
        force.push_back(figure.profile);
    return force;
}

int specialsBeside(const Campaign &campaign, const ArmyList &list)
{
    int specials = 0;
    for (const Figure &figure : campaign.band) {
        for (const Kit &kit : figure.carries)
            specials += isSpecial(list, kit.item) ? kit.count : 0;
    }
    return specials;
}

SpecialArms specialArmsOf(const Campaign &campaign, const Pack &pack)
{
    const ArmyList *list = pack.list(campaign.ownList());
    if (!list)
        return {};
    SpecialArms arms = specialArms(*list, forceOf(campaign));
    arms.carried += specialsBeside(campaign, *list);
    return arms;
}

void demandWeapon(const Pack &pack, const ArmyList &list, const Weapon &weapon, bool stolen, Problems &problems)
{
    if (mayCarry(list, weapon, stolen))
        return;
    QStringList titles;
    for (const QString &id : weapon.lists)
        titles << pack.list(id)->title;
    const QString theirs = titles.join(QStringLiteral(", "));
    problems.push_back({weapon.orStolen
                            ? ActionText::tr("%1: only for %2, or captured from them.").arg(weapon.title, theirs)
                            : ActionText::tr("%1: only for %2.").arg(weapon.title, theirs)});
}

void demandSpecialArms(const Pack &pack, const ArmyList &list, const QString &weapon, const std::vector<Profile> &force,
                       int besides, Problems &problems)
{
    SpecialArms arms = specialArms(list, force);
    arms.carried += besides;
    if (isSpecial(list, weapon) && arms.tooMany())
        problems.push_back(
            {ActionText::tr(
                 "%1 is a special weapon: %2 may have one per full %3 figures, at least one, so %4 in a force of %5.")
                 .arg(itemTitle(pack, weapon), list.title, QString::number(list.figuresPerSpecial),
                      QString::number(*arms.allowed), QString::number(force.size()))});
}

namespace {

QString sentenceOfBand(const Campaign &campaign, const Pack &pack)
{
    const SpecialArms arms = specialArmsOf(campaign, pack);
    if (!arms.allowed)
        return {};
    const ArmyList &list = *pack.list(campaign.ownList());
    const QString rule =
        ActionText::tr(
            "Special weapons: %1 of %2 allowed (%3: one per full %4 figures, at least one; the band has %5).")
            .arg(QString::number(arms.carried), QString::number(*arms.allowed), list.title,
                 QString::number(list.figuresPerSpecial), QString::number(campaign.band.size()));
    if (list.needsSpecial && arms.carried == 0)
        return rule + u' ' + ActionText::tr("Every squad has one: equip a figure with any of its list.");
    if (!arms.tooMany())
        return rule;
    return rule + u' '
        + ActionText::tr("Bring at most %1 of them to an encounter, or give the others another weapon.")
              .arg(*arms.allowed);
}

/// Each player's on its own (R87); the one there is.
std::vector<Campaign> bandsOf(const Campaign &campaign)
{
    std::vector<Campaign> bands;
    for (const Figure *star : campaign.stars())
        bands.push_back(campaign.bandOf(star->id));
    return bands.size() > 1 ? bands : std::vector{campaign};
}

} // namespace

bool hasTooManySpecials(const Campaign &campaign, const Pack &pack)
{
    const std::vector<Campaign> bands = bandsOf(campaign);
    return std::any_of(bands.begin(), bands.end(),
                       [&](const Campaign &band) { return specialArmsOf(band, pack).tooMany(); });
}

QString specialArmsSentence(const Campaign &campaign, const Pack &pack)
{
    QStringList sentences;
    for (const Campaign &band : bandsOf(campaign)) {
        const QString one = sentenceOfBand(band, pack);
        if (!one.isEmpty())
            sentences << (campaign.hasSeveralStars() ? ActionText::tr("%1: %2").arg(words::player(*band.star()), one)
                                                     : one);
    }
    return sentences.join(u'\n');
}

QString itemTitle(const Pack &pack, const QString &item)
{
    if (const Weapon *weapon = pack.weapon(item))
        return weapon->title;
    if (const Term *armor = pack.armor(item))
        return armor->title;
    return item == QLatin1String("rounds") ? ActionText::tr("rounds") : item; // of a rocket launcher (p. 19)
}

static std::vector<Kit> kitsOf(const Things &things)
{
    std::vector<Kit> kits;
    for (auto thing = things.begin(); thing != things.end(); ++thing)
        kits.push_back({thing.key(), thing.value()});
    return kits;
}

std::vector<Kit> issuedBy(const Pack &pack, const QString &list)
{
    const ArmyList *own = pack.list(list);
    return own ? kitsOf(own->carries) : std::vector<Kit>();
}

QString besideTitle(const CarriedBeside &carried, const Pack &pack)
{
    QStringList parts{words::carried(kitsOf(carried.things), pack)};
    parts.removeAll(QString());
    if (carried.rounds > 0)
        parts << ActionText::tr("rounds: %1").arg(carried.rounds);
    return parts.join(QStringLiteral(", "));
}

QString armsOf(const Force &force, std::size_t place, const Pack &pack)
{
    const QString weapon = words::weapon(force.figures[place], pack);
    const QString beside = besideTitle(carriedBeside(pack, force.from, place), pack);
    return beside.isEmpty() ? weapon : QStringLiteral("%1, %2").arg(weapon, beside);
}

static QString kept(const Stockpile &stockpile, const Pack &pack)
{
    QStringList kits;
    for (auto item = stockpile.begin(); item != stockpile.end(); ++item)
        kits << ActionText::tr("%1 × %2").arg(itemTitle(pack, item.key()), QString::number(item.value()));
    return kits.join(QStringLiteral(", "));
}

QString stockpileSentence(const Campaign &campaign, const Pack &pack)
{
    if (!campaign.hasSeveralStars())
        return kept(campaign.stockpile, pack);
    QStringList bands;
    for (const Figure *star : campaign.stars()) {
        if (const QString holds = kept(campaign.stockOf(star->id), pack); !holds.isEmpty())
            bands << ActionText::tr("%1: %2").arg(words::player(*star), holds);
    }
    return bands.join(QStringLiteral("; "));
}

Things salvageable(const Campaign &campaign, const Pack &pack)
{
    return campaign.encounter ? systemOf(*campaign.encounter).salvage(campaign, pack) : Things();
}

bool anybodyStands(const std::vector<ReportedFate> &figures)
{
    return std::any_of(figures.begin(), figures.end(), stands);
}

bool hasLeftTable(const Campaign &campaign, FigureId id)
{
    if (!campaign.play)
        return false;
    if (const OwnFigure *own = campaign.play->find(id))
        return own->state == TableState::LeftTable;
    return std::ranges::any_of(campaign.play->groups, [=](const GroupInPlay &group) {
        return std::ranges::any_of(group.figures, [=](const EnemyFigure &figure) {
            return figure.met == number(id) && figure.state == TableState::LeftTable;
        });
    });
}

/// Where bands meet, one of both may have held it.
std::optional<FigureId> heldField(const Campaign &campaign, const BattleReport &report)
{
    if (!campaign.encounter || !campaign.star())
        return std::nullopt;
    const CampaignSystem &system = systemOf(*campaign.encounter);
    const auto holds = [&](bool met) {
        std::vector<ReportedFate> side = report.figures;
        std::erase_if(side, [&](const ReportedFate &reported) {
            const Figure *figure = campaign.find(reported.id);
            return (figure && campaign.isMet(*figure) != met) || hasLeftTable(campaign, reported.id);
        });
        return system.scored(campaign, report, met).numerator > 0 && system.holdsField(campaign, report, met)
            && anybodyStands(side);
    };
    if (holds(false))
        return FigureId{campaign.encounter->whose.value_or(number(campaign.star()->id))};
    return campaign.meeting() && holds(true) ? std::optional(FigureId{campaign.meeting()->star}) : std::nullopt;
}

} // namespace muster::actions
