// SPDX-License-Identifier: MIT
//
// The tables and tests of the five books, read off their pages, against what the packs hold. The difference is zero both
// ways: nothing of a book is missing, and nothing on the shelf is out of no book.
#include "tests/rules/reference/shelf.h"

#include <QStringList>

#include <set>

using namespace muster;
using namespace muster::testing;

namespace {

/// A table or test as its book has it, and the entry, procedure or part that holds it.
struct InBook {
    const char *title;
    const char *page;
    const char *id;
};

const std::vector<InBook> swordplay = {
    {"Star Power", "5", "star-power"},
    {"Larger Than Life, Cheating Death", "5", "larger-than-life"},
    {"Recruiting", "8", "recruit"},
    {"Activation", "9", "activation"},
    {"Who may activate", "9", "activating"},
    {"Movement", "10", "movement"},
    {"Fast Movement", "11", "fast-move"},
    {"In Sight Test", "13", "in-sight"},
    {"In Sight Resolution", "13", "in-sight-order"},
    {"Available Actions", "13", "in-sight-action"},
    {"Received Fire, five classes", "15 and QRS", "received-fire"},
    {"Man Down, five classes", "15 and QRS", "man-down"},
    {"Recover From Knock Down", "15 and QRS", "knock-down"},
    {"Cohesion Test, five classes", "16 and QRS", "cohesion"},
    {"Multiple Tests", "16", "multiple-tests"},
    {"Ranged Weapons", "17", "weapons"},
    {"Reload", "18", "reload"},
    {"Line of Sight", "18", "line-of-sight"},
    {"Cover or Concealment", "18", "cover"},
    {"Ranged Combat", "18", "ranged"},
    {"Ranged Combat Damage", "19", "ranged-damage"},
    {"Auto-Kill or Capture", "19", "capture"},
    {"Parting Shot", "19", "parting-shot"},
    {"Charge into Melee, and its resolution", "21", "charge-into-melee"},
    {"Melee Combat", "22", "melee-dice"},
    {"Melee", "22", "melee"},
    {"Melee Damage", "22", "melee-damage"},
    {"Breaking Off Melee", "23", "breaking-off"},
    {"Grunts Breaking Off Melee", "23", "break-off"},
    {"Retrieving Wounded", "23", "retrieving"},
    {"After the Battle Recovery", "23", "recovery"},
    {"Challenge Test", "24", "challenge-test"},
    {"Terrain Generator", "25", "terrain"},
    {"Buildings by Defensive Value", "25", "building-hit"},
    {"Building Areas", "25", "collapse"},
    {"Stay or Go", "27", "stay-or-go"},
    {"Enemy Activity Level", "28", "eal"},
    {"Next Encounter", "29", "next-encounter"},
    {"Raid: guards", "29", "guards"},
    {"Raid: looting", "29", "looting"},
    {"Generating PEFs", "30", "pefs"},
    {"PEF Movement", "31", "pef-move"},
    {"PEF Resolution", "31", "resolve-pef"},
    {"How Many Grunts", "32", "how-many"},
    {"NP Force Movement", "32", "np-move"},
};

const std::vector<InBook> chainReaction3 = {
    {"Larger Than Life, Cheating Death", "4, 5", "larger-than-life"},
    {"Attributes", "6", "attribute"},
    {"Attributes on the table", "6", "attributes"},
    {"Recruiting, four lists", "7", "recruit"},
    {"Activation", "9", "activation"},
    {"Order of Activation", "9", "activating"},
    {"Movement", "10", "movement"},
    {"Fast Move", "10 and QRS", "fast-move"},
    {"Focus", "12 and QRS", "focus"},
    {"Focus by dice", "12 and QRS", "focus-dice"},
    {"In Sight", "12 and QRS", "in-sight"},
    {"Received Fire", "12 and QRS", "received-fire"},
    {"Wanting to Charge", "12 and QRS", "wanting-to-charge"},
    {"Being Charged", "12 and QRS", "being-charged"},
    {"Rally", "12 and QRS", "rally"},
    {"Man Down", "13 and QRS", "man-down"},
    {"Leader Lost", "13 and QRS", "leader-lost"},
    {"Recover From Knocked Down", "13 and QRS", "knock-down"},
    {"Heroes All", "13", "heroes-all"},
    {"Weapons", "14", "weapons"},
    {"Shotgun, Tight Ammo, several dice", "14 to 16", "burst"},
    {"Outgunned Rankings", "15", "outgunned-by"},
    {"Line of Sight", "15", "line-of-sight"},
    {"Ranged Combat", "16", "to-hit"},
    {"Ranged Combat Damage", "16", "damage"},
    {"Auto-Kill or Capture", "17", "capture"},
    {"Throwing Grenades", "17", "grenade"},
    {"Dropping prone", "17", "drop-prone"},
    {"Melee Combat, dice", "18", "melee-dice"},
    {"Melee Combat", "19", "melee"},
    {"Breaking Off Melee", "19", "breaking-off"},
    {"Retrieving Wounded", "19", "retrieving"},
    {"After the Battle Recovery", "20", "recovery"},
    {"Terrain, with roads and rivers", "20", "terrain"},
    {"Fording", "21", "fording-turns"},
    {"Buildings by Defensive Value", "22", "building-hit"},
    {"Building Areas", "22", "collapse"},
    {"PEFs", "23", "pefs"},
    {"PEF Movement", "24", "pef-move"},
    {"PEF Force Composition", "24", "resolve-pef"},
    {"How Many of Them", "24", "how-many"},
    {"Terrain Scouting", "25", "scout"},
    {"NP Force Movement", "26", "np-group-move"},
    {"Optional Reinforcements", "25", "reinforcements"},
};

const std::vector<InBook> chainReaction1 = {
    {"Who moves", "4", "cards"},
    {"Movement Rates", "4", "movement"},
    {"Pursue by Fire", "4", "pursue-by-fire"},
    {"Weapons Table", "3 and QRS", "weapons"},
    {"Flame thrower's tank", "3", "flame-tank"},
    {"Passing through flame", "3", "flame"},
    {"Where'd the grenade go", "5", "scatter"},
    {"Flock of Seagulls", "5", "flock-of-seagulls"},
    {"Oops", "5", "civilian-hit"},
    {"Ammo", "5", "rounds"},
    {"Tight Ammo", "5", "tight-ammo"},
    {"Outgunned", "6", "outgunned-by"},
    {"Firing at vehicles and buildings", "6", "targets-in-cover"},
    {"Variable toughness", "6", "bad-wounds-taken"},
    {"Catastrophic hits", "6", "is-it-catastrophic"},
    {"Heroic attacks: the hatch", "6", "hatch"},
    {"Losing control", "6", "losing-control"},
    {"Which way it veers", "6", "veer"},
    {"Crash", "6", "crash"},
    {"Hand to hand", "7", "hand-to-hand"},
    {"Recover Check", "7", "recover"},
    {"Recruiting, eight lists", "8", "recruit"},
    {"The car won't start", "10", "start-the-car"},
    {"Harry, are you okay", "10", "infection"},
    {"Eating", "10", "eating"},
    {"Media Coverage", "10", "media"},
    {"Interview", "11", "interview"},
    {"Camera shots", "10", "media-shot"},
    {"Points", "11", "points-figures"},
    {"Fording", "12", "fording"},
    {"An encounter this turn", "12", "turn"},
    {"Type of encounter", "13", "encounter"},
    {"To Hit Table", "QRS", "to-hit"},
    {"Scratch Table", "QRS", "scratch"},
    {"Bad Wound Table", "QRS", "bad-wound"},
    {"Catastrophic Hit Table", "QRS", "catastrophic-hit"},
    {"Heroic Attack Table", "QRS", "heroic-attack"},
    {"Building/Vehicle Scratch Table", "QRS", "vehicle-scratch"},
    {"Vehicle/Building Bad Wound Table", "QRS", "vehicle-bad-wound"},
    {"First Sight Check", "QRS", "first-sight"},
    {"First Sight, one passed", "QRS", "roll-off"},
    {"Received Fire Check", "QRS", "received-fire"},
    {"Wanting to Charge Check", "QRS", "wanting-to-charge"},
    {"Being Charged Check", "QRS", "being-charged"},
    {"Faction Table", "Wasteland", "faction"},
    {"Locales", "Wasteland", "enemy-faction"},
    {"Settlements", "Wasteland", "settlement"},
};

const std::vector<InBook> tumor = {
    {"In Sight Test", "1", "in-sight"},
    {"Received Fire Test", "1", "received-fire"},
    {"Charge Test", "1", "charge"},
    {"Being Charged Test", "1", "being-charged"},
    {"Fast Move Table", "1", "fast-move"},
    {"First Aid", "1", "first-aid"},
    {"Rally Test", "1", "rally"},
    {"Outgunning", "1", "outgunned-by"},
    {"Shooting (Traditional)", "1", "shoot"},
    {"Shots, and out of ammunition", "1", "burst"},
    {"Shooting (Alternate)", "1", "shoot-alternate"},
    {"Melee Table", "1", "melee"},
    {"Damage", "1", "damage"},
    {"Reminders", "1", "one-activation"},
    {"Weapon Characteristics", "1", "weapons"},
};

const std::vector<InBook> percentile = {
    {"Initiative and weapon skill", "1", "figure"},
    {"Turn sequence", "1", "sequence"},
    {"Movement", "1", "movement"},
    {"Range bands", "1", "weapons"},
    {"Weapon notes", "1", "weapons-notes"},
    {"To hit", "1", "shoot"},
    {"What is visible", "1", "exposure"},
    {"Loss of initiative", "1", "hurt"},
};

const std::vector<std::pair<const char *, const std::vector<InBook> *>> books = {{"swordplay", &swordplay},
                                                                                 {"chain-reaction-3", &chainReaction3},
                                                                                 {"chain-reaction-1", &chainReaction1},
                                                                                 {"tumor", &tumor},
                                                                                 {"urban-d100", &percentile}};

bool holds(const Pack &pack, const QString &id)
{
    if (id == QLatin1String("weapons"))
        return !pack.weapons.empty();
    return pack.reference->entryIds().contains(id) || findProcedure(pack, id);
}

} // namespace

TEST(Books, EveryTableOfEveryBookIsInItsPack)
{
    for (const auto &[packId, book] : books) {
        for (const InBook &table : *book)
            EXPECT_TRUE(holds(shipped(packId), QString::fromLatin1(table.id)))
                << packId << ": " << table.title << ", p. " << table.page;
    }
}

TEST(Books, NothingOnTheShelfIsOutOfNoBook)
{
    for (const auto &[packId, book] : books) {
        std::set<QString> known;
        for (const InBook &table : *book)
            EXPECT_TRUE(known.insert(QString::fromLatin1(table.id)).second) << "twice: " << table.id;
        for (const QString &id : shipped(packId).reference->entryIds())
            EXPECT_TRUE(known.contains(id)) << packId << ": " << id.toStdString();
    }
}

TEST(Books, EverythingThatIsRolledIsAProcedure)
{
    for (const auto &[packId, book] : books) {
        const Pack &pack = shipped(packId);
        const Reference &reference = *pack.reference;
        QStringList notes;
        for (const Note &note : reference.notes)
            notes.append(note.id);
        for (const QString &id : reference.entryIds()) {
            const std::vector<const ReferenceTest *> tests = reference.testsOf(id);
            const QString procedure = tests.empty() ? id : tests.front()->procedure;
            EXPECT_NE(notes.contains(id), findProcedure(pack, procedure).has_value())
                << packId << ": " << id.toStdString();
        }
    }
}
