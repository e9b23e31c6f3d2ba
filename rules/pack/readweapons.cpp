// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/readers.h"

namespace muster {

namespace {

std::vector<QString> readParts(ObjectReader &reader)
{
    std::vector<QString> parts;
    for (const JsonPlace &part : reader.items(QStringLiteral("parts"), QStringLiteral("part"), 2)) {
        if (!part.value().isString())
            part.fault(Fault::NotAWeaponsId, part.value());
        parts.push_back(part.value().toString());
    }
    return parts;
}

std::vector<int> readBands(ObjectReader &reader, const QString &key)
{
    std::vector<int> bands;
    if (!reader.has(key))
        return bands;
    for (const JsonPlace &band : reader.items(key, QStringLiteral("band"))) {
        const int inches = band.value().toInt();
        if (inches <= (bands.empty() ? 0 : bands.back()))
            band.fault(Fault::NotAboveBandBefore, band.value());
        bands.push_back(inches);
    }
    return bands;
}

std::vector<QString> readListIds(ObjectReader &reader)
{
    std::vector<QString> lists;
    if (!reader.has(QStringLiteral("lists")))
        return lists;
    for (const JsonPlace &list : reader.items(QStringLiteral("lists"), QStringLiteral("list")))
        lists.push_back(list.text());
    return lists;
}

Weapon readWeapon(ObjectReader &reader)
{
    Weapon weapon;
    weapon.id = reader.id(QStringLiteral("id"));
    weapon.title = reader.words(QStringLiteral("title"), longestTerm);
    if (reader.has(QStringLiteral("parts"))) {
        weapon.parts = readParts(reader);
        return weapon;
    }
    weapon.impact = reader.whole(QStringLiteral("impact"), 0, 10, 0);
    weapon.range = reader.whole(QStringLiteral("range"), 0, 200, 0);
    weapon.rangeMounted = reader.whole(QStringLiteral("rangeMounted"), 0, 200, weapon.range);
    weapon.twoHands = reader.flag(QStringLiteral("twoHands"), false);
    weapon.reload = reader.flag(QStringLiteral("reload"), false);
    weapon.meleeDice = reader.whole(QStringLiteral("meleeDice"), -3, 3, 0);
    weapon.meleeDiceTwoHands = reader.whole(QStringLiteral("meleeDiceTwoHands"), -3, 3, weapon.meleeDice);
    weapon.meleeImpact = reader.whole(QStringLiteral("meleeImpact"), 0, 10, 0);
    weapon.targets = reader.whole(QStringLiteral("targets"), 0, 10, 0);
    weapon.blast = reader.whole(QStringLiteral("blast"), 0, 24, 0);
    weapon.outgunned = reader.whole(QStringLiteral("outgunned"), 1, 5, 0);
    weapon.bands = readBands(reader, QStringLiteral("bands"));
    weapon.bandsAutomatic = readBands(reader, QStringLiteral("bandsAutomatic"));
    weapon.bandsAlone = readBands(reader, QStringLiteral("bandsAlone"));
    weapon.singleShots = reader.flag(QStringLiteral("singleShots"), false);
    weapon.lists = readListIds(reader);
    weapon.natural = reader.flag(QStringLiteral("natural"), false);
    weapon.orStolen = reader.flag(QStringLiteral("orStolen"), false);
    if ((weapon.impact == 0) != (weapon.range == 0))
        reader.place().fault(Fault::HalfARangedWeapon);
    return weapon;
}

void checkParts(const JsonPlace &place, const Weapon &pair, const Pack &pack)
{
    for (const QString &id : pair.parts) {
        const Weapon *part = pack.weapon(id);
        if (!part)
            place.fault(Fault::PartIsNoWeapon, quoted(id));
        else if (!part->parts.empty())
            place.fault(Fault::PartHasParts, quoted(id));
    }
}

} // namespace

void readWeapons(const JsonPlace &file, Pack &pack)
{
    ObjectReader reader(file);
    OnceOnly ids;
    std::vector<JsonPlace> places;
    for (const JsonPlace &item : reader.items(QStringLiteral("weapons"), QStringLiteral("weapon"))) {
        ObjectReader weapon(namedPlace(file, QStringLiteral("weapon"), item));
        pack.weapons.push_back(readWeapon(weapon));
        places.push_back(weapon.place());
        ids.note(weapon.place(), pack.weapons.back().id);
    }
    // Checked after all weapons are read, since a pair may precede its parts.
    for (std::size_t i = 0; i < places.size(); ++i)
        checkParts(places[i], pack.weapons[i], pack);
}

} // namespace muster
