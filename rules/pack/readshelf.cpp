// SPDX-License-Identifier: MIT
#include "rules/pack/namedplace.h"
#include "rules/pack/pack.h"
#include "rules/pack/readreference.h"
#include "rules/pack/readwords.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Reads every entry of one kind; `read` reads the keys after id, title and page.
template<typename Entry, typename Read>
void readEntries(ObjectReader &reader, const QString &key, const QString &step, std::vector<Entry> &entries, Read read)
{
    OnceOnly ids;
    for (const JsonPlace &item : optionalItems(reader, key, step)) {
        ObjectReader object(namedPlace(reader.place(), step, item));
        Entry entry;
        entry.id = object.id(u"id"_s);
        entry.title = object.words(u"title"_s);
        entry.page = optionalText(object, u"page"_s);
        read(object, entry);
        ids.note(object.place(), entry.id);
        entries.push_back(std::move(entry));
    }
}

BurstSpecial readSpecial(const JsonPlace &item, const Pack &pack, const Reference &reference)
{
    ObjectReader reader(item);
    BurstSpecial special{reader.text(u"weapon"_s), readWord(reader, u"when"_s, reference, false),
                         reader.whole(u"dice"_s, 1, 8), reader.whole(u"counted"_s, 1, 8)};
    if (!pack.weapon(special.weapon))
        item.fault(Fault::NoWeapon, quoted(special.weapon));
    return special;
}

WeaponMeasure readMeasure(ObjectReader &reader)
{
    if (!reader.has(u"weapons"_s))
        return WeaponMeasure::None;
    const QString by = reader.text(u"weapons"_s);
    if (by == "outgunned"_L1)
        return WeaponMeasure::OutgunnedRank;
    if (by == "impact"_L1)
        return WeaponMeasure::Impact;
    if (by != "impact-then-targets"_L1)
        reader.place().fault(Fault::NotAMeasure, quoted(by));
    return WeaponMeasure::ImpactThenTargets;
}

ComparedSide readSide(const JsonPlace &place, const Reference &reference)
{
    ObjectReader reader(place);
    ComparedSide side;
    side.name = reader.text(u"name"_s);
    side.least = reader.whole(u"least"_s, 0, 12, 1);
    side.most = reader.whole(u"most"_s, 0, 12, 6);
    side.weapons = readMeasure(reader);
    for (const JsonPlace &item : optionalItems(reader, u"values"_s, u"value"_s)) {
        ObjectReader value(item);
        side.values.push_back({readWord(value, u"word"_s, reference), value.whole(u"value"_s, 0, 12)});
    }
    return side;
}

/// Checks that every outcome of the tests has a rank.
void checkRanks(const JsonPlace &place, const JointTest &joint, const Reference &reference)
{
    for (const QString &id : joint.tests) {
        for (const ReferenceTest *test : reference.testsOf(id)) {
            for (const auto &row : test->outcomes) {
                for (const TestOutcome &outcome : row) {
                    if (!joint.bestToWorst.contains(outcome.id))
                        place.fault(Fault::Unranked, quoted(outcome.id));
                }
            }
        }
    }
}

} // namespace

void readBursts(ObjectReader &reader, const Pack &pack, Reference &reference)
{
    readEntries(reader, u"bursts"_s, u"burst"_s, reference.bursts, [&](ObjectReader &entry, Burst &burst) {
        burst.table = entry.text(u"table"_s);
        if (!reference.table(burst.table))
            entry.place().fault(Fault::NoTable, quoted(burst.table));
        for (const JsonPlace &item : optionalItems(entry, u"specials"_s, u"special"_s))
            burst.specials.push_back(readSpecial(item, pack, reference));
        burst.emptyFace = entry.whole(u"emptyFace"_s, 1, 6);
        burst.emptyCount = entry.whole(u"emptyCount"_s, 1, 6);
        burst.empty = readWord(entry, u"empty"_s, reference, false);
    });
}

void readStarPowers(ObjectReader &reader, Reference &reference)
{
    readEntries(reader, u"starPowers"_s, u"star power"_s, reference.starPowers,
                [&](ObjectReader &entry, StarPower &power) {
                    power.reducesTo = entry.whole(u"reducesTo"_s, 1, 6);
                    power.lostFrom = entry.whole(u"lostFrom"_s, 1, 7);
                    power.levels = readIds(entry, u"levels"_s, reference);
                    if (power.levels.size() < 2)
                        entry.place().fault(Fault::TooFewLevels);
                });
}

void readComparisons(ObjectReader &reader, Reference &reference)
{
    readEntries(reader, u"comparisons"_s, u"comparison"_s, reference.comparisons,
                [&](ObjectReader &entry, Comparison &comparison) {
                    comparison.a = readSide(entry.at(u"a"_s), reference);
                    comparison.b = readSide(entry.at(u"b"_s), reference);
                    comparison.above = readWord(entry, u"above"_s, reference);
                    comparison.equal = readWord(entry, u"equal"_s, reference);
                    comparison.below = readWord(entry, u"below"_s, reference);
                    comparison.exempt = readIds(entry, u"exempt"_s, reference);
                });
}

void readScatters(ObjectReader &reader, Reference &reference)
{
    readEntries(reader, u"scatters"_s, u"scatter"_s, reference.scatters, [&](ObjectReader &entry, Scatter &scatter) {
        scatter.beyond = readWord(entry, u"beyond"_s, reference);
        scatter.before = readWord(entry, u"before"_s, reference);
        scatter.dud = readWord(entry, u"dud"_s, reference);
        scatter.thrownDivisor = entry.whole(u"thrownDivisor"_s, 1, 6);
    });
}

void readRollOffs(ObjectReader &reader, Reference &reference)
{
    readEntries(reader, u"rollOffs"_s, u"roll-off"_s, reference.rollOffs, [&](ObjectReader &entry, RollOff &table) {
        table.addsRep = entry.flag(u"addsRep"_s, false);
        table.most = entry.whole(u"most"_s, 2, 6, 2);
        table.firstDice = entry.whole(u"firstDice"_s, 1, 3, 1);
        table.again = entry.flag(u"again"_s, true);
        table.tiedRest = entry.flag(u"tiedRest"_s, false);
    });
}

void readJointTests(ObjectReader &reader, Reference &reference)
{
    readEntries(reader, u"jointTests"_s, u"joint test"_s, reference.jointTests,
                [&](ObjectReader &entry, JointTest &joint) {
                    joint.procedure = entry.text(u"procedure"_s);
                    for (const JsonPlace &item : entry.items(u"tests"_s, u"test"_s)) {
                        joint.tests.append(item.value().toString());
                        if (reference.testsOf(joint.tests.back()).empty())
                            item.fault(Fault::NoTest, item.value());
                    }
                    joint.bestToWorst = readIds(entry, u"bestToWorst"_s, reference);
                    checkRanks(entry.place(), joint, reference);
                });
}

} // namespace muster
