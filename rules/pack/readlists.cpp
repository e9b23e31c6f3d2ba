// SPDX-License-Identifier: MIT
//
// weapons.json, lists.json and teams.json.
#include "rules/pack/readers.h"

namespace muster {

namespace {

void readBands(ObjectReader &field, const char *key, std::vector<int> &bands)
{
    for (const JsonPlace &band : field.items(optional(key), "band")) {
        const int inches = band.value().toInt();
        if (inches <= (bands.empty() ? 0 : bands.back()))
            band.fault(Fault::NotAboveBandBefore, band.value());
        bands.push_back(inches);
    }
}

/// Reads ids that are checked later, when all they may name is read.
std::vector<QString> readTexts(ObjectReader &field, const PackKey &key, const char *step, int least = 1)
{
    std::vector<QString> texts;
    for (const JsonPlace &item : field.items(key, step, least))
        texts.push_back(item.text());
    return texts;
}

} // namespace

static void fields(ObjectReader &field, Weapon &weapon)
{
    field.id("id", weapon.id);
    field.words("title", weapon.title, longestTerm);
    if (weapon.parts = readTexts(field, optional("parts"), "part", 2); field.has("parts"))
        return;
    field(optional("impact"), weapon.impact, 0, 10);
    field(optional("range"), weapon.range, 0, 200);
    weapon.rangeMounted = weapon.range;
    field(optional("rangeMounted"), weapon.rangeMounted, 0, 200);
    field(optional("twoHands"), weapon.twoHands);
    field(optional("reload"), weapon.reload);
    field(optional("meleeDice"), weapon.meleeDice, -3, 3);
    weapon.meleeDiceTwoHands = weapon.meleeDice;
    field(optional("meleeDiceTwoHands"), weapon.meleeDiceTwoHands, -3, 3);
    field(optional("meleeImpact"), weapon.meleeImpact, 0, 10);
    field(optional("targets"), weapon.targets, 0, 10);
    field(optional("blast"), weapon.blast, 0, 24);
    field(optional("outgunned"), weapon.outgunned, 1, 5);
    readBands(field, "bands", weapon.bands);
    readBands(field, "bandsAutomatic", weapon.bandsAutomatic);
    readBands(field, "bandsAlone", weapon.bandsAlone);
    field(optional("singleShots"), weapon.singleShots);
    weapon.lists = readTexts(field, optional("lists"), "list");
    field(optional("natural"), weapon.natural);
    field(optional("orStolen"), weapon.orStolen);
    if ((weapon.impact == 0) != (weapon.range == 0))
        field.place().fault(Fault::HalfARangedWeapon);
}

void readWeapons(ObjectReader &field, Pack &pack)
{
    field("weapons", pack.weapons);
    // Checked after all weapons are read, since a pair may precede its parts.
    for (const Weapon &pair : pack.weapons) {
        const JsonPlace place = field.place().down(QStringLiteral("weapon \"%1\"").arg(pair.id), {});
        for (const QString &id : pair.parts) {
            const Weapon *part = pack.weapon(id);
            if (!part)
                place.fault(Fault::PartIsNoWeapon, quoted(id));
            else if (!part->parts.empty())
                place.fault(Fault::PartHasParts, quoted(id));
        }
    }
}

static void fields(ObjectReader &field, WeaponChoice &choice)
{
    field("id", choice.id, Fault::NoWeapon);
    field("weapons", choice.weapons, Fault::NoWeapon, nullptr, 2);
}

static void fields(ObjectReader &field, Upgrade &upgrade)
{
    field.id("id", upgrade.id);
    field.words("title", upgrade.title);
    field(optional("armor"), upgrade.armor, Fault::NoArmour);
    field("weapons", upgrade.weapons, Fault::NoWeapon);
    field.id(optional("as"), upgrade.as);
}

static void fields(ObjectReader &field, SquadArms &arms)
{
    field("weapons", arms.weapons, Fault::NoWeapon);
    field("per", arms.per);
    field(optional("every"), arms.every, 1, 9);
    field(optional("crew"), arms.crew, 1, 9);
    field(optional("shots"), arms.shots, 1, 9);
    field.text(optional("type"), arms.type);
}

static void fields(ObjectReader &field, Squad &squad)
{
    field("least", squad.least, 1, 50);
    field("most", squad.most, 1, 50);
    if (squad.least > squad.most)
        field.place().fault(Fault::LeastAboveMost);
    field(optional("team"), squad.team, 2, 50);
    field.text(optional("leader"), squad.leader);
    squad.apart = readTexts(field, optional("apart"), "type");
    field("arms", squad.arms, "arms", 0);
}

namespace {

/// Reads a figure without its weapon.
void readUnarmed(ObjectReader &field, Profile &figure)
{
    const Pack &pack = field.pack();
    field.text("type", figure.type, longestTerm);
    if (!pack.classes.empty())
        field("class", figure.figureClass, Fault::NoClass);
    if (!pack.hasSkill) // otherwise the figure is rolled up
        field("rep", figure.rep, 1, highestRep);
    figure.armor = 0;
    if (pack.hasArmor) {
        field("armor", figure.armor, 2, 6);
        if (figure.armor % 2 != 0)
            field.place().fault(Fault::NoArmourClass, figure.armor);
    }
    if (pack.hasShields)
        field("shield", figure.shield);
    if (!pack.armors.empty())
        field("armor", figure.armorWorn, Fault::NoArmour);
}

} // namespace

void fields(ObjectReader &field, Profile &figure)
{
    readUnarmed(field, figure);
    field("weapon", figure.weapon, Fault::NoWeapon);
}

void fields(ObjectReader &field, ArmyList &list)
{
    field.id("id", list.id);
    field.words("title", list.title, longestTerm);
    QString standard; // the weapon of all figures, unless a die or their rows name it
    field(optional("weapons"), list.weaponDie, "weapon", Fault::NoWeapon);
    if (!list.weaponDie)
        field(optional("weapon"), standard, Fault::NoWeapon);
    field(optional("choices"), list.choices);
    for (const JsonPlace &item : field.items(optional("carries"), "weapon")) {
        ObjectReader carried(item);
        QString weapon;
        int count = 1;
        carried("weapon", weapon, Fault::NoWeapon);
        carried(optional("count"), count, 1, 10);
        list.carries[weapon] += count;
    }
    field(optional("mayCarry"), list.mayCarry, Fault::NoWeapon, "weapon");
    field(optional("upgrades"), list.upgrades);
    field(optional("figuresPerSpecial"), list.figuresPerSpecial, 0, 100);
    field(optional("needsSpecial"), list.needsSpecial);
    field.id(optional("foe"), list.foe);
    field(optional("suits"), list.suits, "suited option");
    field("squad", list.squad);
    field.rolledBy(list.figures, [&](ObjectReader &row, Profile &figure) {
        readUnarmed(row, figure);
        figure.weapon = standard;
        if (!list.weaponDie && standard.isEmpty())
            row("weapon", figure.weapon, Fault::NoWeapon);
    });
}

bool saysOfFigures(const Pack &pack, const QJsonObject &row)
{
    return row.contains(QStringLiteral("class")) == !pack.classes.empty()
        && row.contains(QStringLiteral("rep")) == !pack.hasSkill
        && row.contains(QStringLiteral("armor")) == (pack.hasArmor || !pack.armors.empty())
        && row.contains(QStringLiteral("shield")) == pack.hasShields;
}

void readLists(ObjectReader &field, Pack &pack)
{
    field("lists", pack.lists);
    // Checked after all lists are read, since a list may follow those that name it.
    const auto demandList = [&](const QString &id) {
        if (!id.isEmpty())
            field.place().demand(id, Fault::NoList);
    };
    for (ArmyList &list : pack.lists) {
        list.source = pack.id;
        demandList(list.foe);
        for (const Upgrade &upgrade : list.upgrades)
            demandList(upgrade.as);
        for (const OptionValue &suited : list.suits)
            demandOptionValue(field.place(), suited);
    }
    for (const Weapon &weapon : pack.weapons) {
        for (const QString &list : weapon.lists)
            demandList(list);
    }
}

static void fields(ObjectReader &field, TeamFigure &figure)
{
    fields(field, figure.profile);
    field(optional("also"), figure.also, Fault::NoWeapon, "weapon");
    field(optional("grenades"), figure.grenades, 0, 20);
    field(optional("rounds"), figure.rounds, 0, 20);
}

static void fields(ObjectReader &field, Team &team)
{
    field.id("id", team.id);
    field.words("title", team.title);
    field("figures", team.figures);
    field(optional("led"), team.led);
    field(PackKey("reinforcements", team.led), team.reinforcements, Fault::NoList);
    field(optional("again"), team.again);
    field(optional("vehicles"), team.vehicles, 0, 20);
    field(optional("seats"), team.seats, 0, 60);
    field(optional("suits"), team.suits, "suited option");
    for (const OptionValue &suited : team.suits)
        demandOptionValue(field.place(), suited);
    if (field.pack().list(team.id))
        field.place().fault(Fault::IdOfAList, quoted(team.id));
}

void readTeams(ObjectReader &field, Pack &pack)
{
    field("teams", pack.teams);
}

} // namespace muster
