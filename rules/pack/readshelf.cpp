// SPDX-License-Identifier: MIT
//
// The tables of reference.json, its sections and its rulings.
#include "rules/pack/readers.h"

#include "rules/procedure/procedure.h"

#include <algorithm>

namespace muster {

static void fields(ObjectReader &field, Addend &addend)
{
    field.text("name", addend.name);
    field(optional("least"), addend.least, 0, 12);
    field(optional("most"), addend.most, 0, 12);
    field(optional("times"), addend.times, -1, 1);
    field("fallback", addend.fallback, 0, 12);
}

namespace {

/// Parses "7 or less", "8", "6 to 7" or "10 or more". Returns false for anything else.
bool parseTotals(const QString &text, LookUpRow &row)
{
    const QStringList words = text.split(u' ');
    bool isNumber = false;
    const int number = words.front().toInt(&isNumber);
    if (!isNumber || words.size() == 2 || words.size() > 3)
        return false;
    const QString tail = words.mid(1).join(u' ');
    if (tail != QLatin1StringView("or less"))
        row.from = number;
    if (tail != QLatin1StringView("or more"))
        row.to = number;
    if (words.size() == 3 && words[1] == QLatin1StringView("to")) {
        row.to = words[2].toInt(&isNumber);
        return isNumber && *row.to > number;
    }
    return tail.isEmpty() || !row.from || !row.to;
}

/// Checks that every total of the dice and the addends has exactly one row.
void checkTotals(const JsonPlace &place, const LookUp &table)
{
    for (int total = table.leastTotal(); total <= table.mostTotal(); ++total) {
        const auto rows = std::ranges::count_if(table.rows, [=](const LookUpRow &row) { return row.holds(total); });
        if (rows != 1)
            place.fault(rows == 0 ? Fault::GapInTotals : Fault::TotalsOverlap, total);
    }
}

/// Reads a condition that a row of the table asks for.
QString readAsked(ObjectReader &field, const char *key, const LookUp &table)
{
    QString condition;
    field.word(key, condition);
    if (!table.conditions().contains(condition))
        field.place().fault(Fault::NoRowAsks, quoted(condition));
    return condition;
}

void readRows(ObjectReader &field, LookUp &table)
{
    for (const JsonPlace &item : field.items("rows")) {
        ObjectReader entry(item);
        LookUpRow &row = table.rows.emplace_back();
        QString total;
        entry.text("total", total);
        if (!total.isEmpty() && !parseTotals(total, row))
            item.fault(Fault::NotATotal, quoted(total));
        entry.word("result", row.result);
        entry(optional("unless"), row.unless, Fault::NoWord, "unless");
        entry.word(PackKey("otherwise", !row.unless.isEmpty()), row.otherwise);
        if (!table.amountField.isEmpty() && entry.has(table.amountField))
            row.amount = readAmount(entry.at(table.amountField));
    }
}

} // namespace

static void fields(ObjectReader &field, PitifulShot &shot)
{
    field("rep", shot.rep, 1, 6);
    field("face", shot.face, 1, 6);
    field.word("from", shot.from);
    field.word("to", shot.to);
}

static void fields(ObjectReader &field, LookUp &table)
{
    if (field.has("like")) { // a table that repeats another under conditions of its own
        QString like;
        field("like", like, Fault::NoTableBefore);
        if (const LookUp *other = field.pack().reference->table(like))
            table = *other;
        head(field, table);
        table.like = like;
        field(optional("always"), table.always, Fault::NoWord, "always");
        return;
    }
    head(field, table);
    field(optional("dice"), table.dice, 1, 3);
    field.id(optional("field"), table.field);
    field.text(optional("yesField"), table.yesField);
    field.word(PackKey("yes", !table.yesField.isEmpty()), table.yes);
    field.text(optional("amount"), table.amountField);
    field(optional("add"), table.addends, "addend");
    field(optional("modifiers"), table.modifiers);
    field(optional("targets"), table.targets, 0, 9);
    field(optional("firstWound"), table.firstWound);
    table.atAnother = table.targets > 0;
    field(optional("atAnother"), table.atAnother);
    field(optional("targetConditions"), table.targetConditions, Fault::NoWord);
    readRows(field, table);
    for (const JsonPlace &item : field.items(optional("waives"), "waiver")) {
        ObjectReader waiver(item);
        QString when;
        waiver.word("when", when);
        table.waivers.push_back({when, readAsked(waiver, "condition", table)});
    }
    for (const JsonPlace &item : field.items(optional("titles"))) {
        ObjectReader entry(item);
        entry.words("title", table.titles[readAsked(entry, "when", table)]);
    }
    field("pitifulShot", table.pitiful);
    checkTotals(field.place(), table);
}

static void fields(ObjectReader &field, DamageTable &table)
{
    head(field, table);
    if (field.has("armor")) {
        ObjectReader byClass(field.at("armor"));
        for (const int armor : {2, 4, 6})
            byClass(QString::number(armor), table.armor[armor], -3, 3);
    }
    field.word(PackKey("none", !table.armor.isEmpty()), table.none);
    field("one", table.one, Fault::NoWord);
    field.word("within", table.within);
    field("beyondRep", table.beyondRep, Fault::NoWord);
    field.word("beyond", table.beyond);
    field("impact", table.impact, 1, 10);
}

static void fields(ObjectReader &field, MeleeTable &table)
{
    head(field, table);
    field(optional("modifiers"), table.modifiers);
    if (field.has("damage")) {
        field("damage", table.damage, Fault::NoDamageTable);
        return;
    }
    ObjectReader fates(field.at("fates"));
    for (int lead = 1; lead <= 2; ++lead)
        fates.word(QString::number(lead), table.fates[lead]);
}

static void fields(ObjectReader &field, ContestRow &row)
{
    field("ahead", row.ahead);
    field(optional("lead"), row.lead, 0, 2);
    field.word("outcome", row.outcome);
    field.word(optional("unlessLoserIs"), row.condition);
    field.word(PackKey("otherwise", !row.condition.isEmpty()), row.otherwise);
}

static void fields(ObjectReader &field, Contest &contest)
{
    head(field, contest);
    field(optional("dice"), contest.dice, 1, 3);
    field(optional("modifiersA"), contest.modifiersA, "modifier");
    field(optional("modifiersB"), contest.modifiersB, "modifier");
    field(optional("conditionsA"), contest.otherConditionsA, Fault::NoWord, "condition");
    field(optional("conditionsB"), contest.otherConditionsB, Fault::NoWord, "condition");
    field("rows", contest.rows);
    field.word(optional("equalButHigher"), contest.equalButHigher);
    const auto has = [&](Winner ahead, int lead) {
        return std::ranges::any_of(contest.rows,
                                   [&](const ContestRow &row) { return row.ahead == ahead && row.lead == lead; });
    };
    if (!has(Winner::None, 0))
        field.place().fault(Fault::NoRowForEven);
    if (!has(Winner::A, 1) || !has(Winner::B, 1))
        field.place().fault(Fault::NoRowForALead);
}

static void fields(ObjectReader &field, SuccessCount &count)
{
    head(field, count);
    field(optional("modifiers"), count.modifiers);
}

static void fields(ObjectReader &field, Volley &volley)
{
    head(field, volley);
    field("mostShots", volley.mostShots, 1, 12);
    field(optional("modifiers"), volley.modifiers);
    field("emptyFace", volley.emptyFace, 1, 6);
    field("emptyCount", volley.emptyCount, 1, 6);
}

static void fields(ObjectReader &field, BurstSpecial &special)
{
    field("weapon", special.weapon, Fault::NoWeapon);
    field.word(optional("when"), special.condition);
    field("dice", special.dice, 1, 8);
    field("counted", special.counted, 1, 8);
}

static void fields(ObjectReader &field, Burst &burst)
{
    head(field, burst);
    field("table", burst.table, Fault::NoTable);
    field(optional("specials"), burst.specials);
    field("emptyFace", burst.emptyFace, 1, 6);
    field("emptyCount", burst.emptyCount, 1, 6);
    field.word(optional("empty"), burst.empty);
}

static void fields(ObjectReader &field, StarPower &power)
{
    head(field, power);
    field("reducesTo", power.reducesTo, 1, 6);
    field("lostFrom", power.lostFrom, 1, 7);
    field("levels", power.levels, Fault::NoWord);
    if (power.levels.size() < 2)
        field.place().fault(Fault::TooFewLevels);
}

static void fields(ObjectReader &field, ComparedSide::Value &value)
{
    field.word("word", value.word);
    field("value", value.value, 0, 12);
}

static void fields(ObjectReader &field, ComparedSide &side)
{
    field.text("name", side.name);
    field(optional("least"), side.least, 0, 12);
    field(optional("most"), side.most, 0, 12);
    field(optional("weapons"), side.weapons);
    field(optional("values"), side.values);
}

static void fields(ObjectReader &field, Comparison &comparison)
{
    head(field, comparison);
    field("a", comparison.a);
    field("b", comparison.b);
    field.word("above", comparison.above);
    field.word("equal", comparison.equal);
    field.word("below", comparison.below);
    field(optional("exempt"), comparison.exempt, Fault::NoWord, "exempt");
}

static void fields(ObjectReader &field, Scatter &scatter)
{
    head(field, scatter);
    field.word("beyond", scatter.beyond);
    field.word("before", scatter.before);
    field.word("dud", scatter.dud);
    field("thrownDivisor", scatter.thrownDivisor, 1, 6);
}

static void fields(ObjectReader &field, RollOff &table)
{
    head(field, table);
    field(optional("addsRep"), table.addsRep);
    field(optional("most"), table.most, 2, 6);
    field(optional("firstDice"), table.firstDice, 1, 3);
    field(optional("again"), table.again);
    field(optional("tiedRest"), table.tiedRest);
}

static void fields(ObjectReader &field, JointTest &joint)
{
    head(field, joint);
    field.text("procedure", joint.procedure);
    field("tests", joint.tests, Fault::NoTest);
    field(optional("bestToWorst"), joint.bestToWorst, Fault::NoWord, "bestToWorst");
    // Every outcome of the tests has a rank.
    for (const QString &id : joint.tests) {
        for (const ReferenceTest *test : field.pack().reference->testsOf(id)) {
            for (const auto &row : test->outcomes) {
                for (const TestOutcome &outcome : row) {
                    if (!joint.bestToWorst.contains(outcome.id))
                        field.place().fault(Fault::Unranked, quoted(outcome.id));
                }
            }
        }
    }
}

static void fields(ObjectReader &field, PercentileProfile &profile)
{
    field("initiative", profile.initiative, 0, 3);
    field("skillDice", profile.skillDice, 1, 6);
}

static void fields(ObjectReader &field, PercentileTables &tables)
{
    field("officer", tables.officer);
    field("other", tables.other);
    for (const JsonPlace &item : field.items("fractions")) {
        if (item.value().toInt() < 1)
            item.fault(Fault::NotFromOne, item.value());
        tables.fractions.push_back(std::max(item.value().toInt(), 1));
    }
}

static void fields(ObjectReader &field, Note::Line &line)
{
    field.words("what", line.what);
    field.words("how", line.how);
}

static void fields(ObjectReader &field, Note &note)
{
    head(field, note);
    field(optional("lines"), note.lines);
    QStringList words;
    field(optional("words"), words, Fault::NoWord);
    for (const QString &id : words) {
        if (const ReferenceWord *word = field.pack().reference->word(id))
            note.lines.push_back({word->title, word->text});
    }
    if (note.lines.empty())
        field.place().fault(Fault::Missing, quoted(QStringLiteral("lines")));
}

namespace {

/// Reads the sections and checks that every entry is in one, so that neither page nor sheet can omit any.
void readSections(ObjectReader &field, Reference &reference)
{
    QStringList left = reference.entryIds();
    OnceOnly ids;
    for (const JsonPlace &item : field.items("sections")) {
        ObjectReader entry(item);
        ReferenceSection &section = reference.sections.emplace_back();
        entry.id("id", section.id);
        entry.words("title", section.title);
        entry(optional("beforeBattle"), section.beforeBattle);
        for (const JsonPlace &place : entry.items("entries", "entry")) {
            const QString id = place.value().toString();
            if (left.removeAll(id) == 0)
                place.fault(Fault::NoEntryLeft, place.value());
            section.entries.append(id);
        }
        ids.note(item, section.id);
    }
    for (const QString &id : left)
        field.place().fault(Fault::InNoSection, quoted(id));
}

/// Reads the rulings of each entry, or of each procedure for encounters and months.
void readRulings(ObjectReader &field, Pack &pack)
{
    if (!field.has("rulings"))
        return;
    const JsonPlace place = field.at("rulings");
    ObjectReader rulings(place);
    // Taken out, because its entries may be faulty and must not be found as procedures.
    Reference reference = pack.reference.take();
    QStringList known = reference.entryIds();
    for (const Procedure &procedure : procedures(pack))
        known.append(procedure.id);
    for (const QString &entry : place.value().toObject().keys()) {
        if (!known.contains(entry))
            place.fault(Fault::NoEntryNorProcedure, quoted(entry));
        for (const JsonPlace &ruling : rulings.items(entry, "ruling"))
            reference.rulings[entry].append(ruling.text());
    }
    pack.reference.emplace(std::move(reference));
}

} // namespace

void readReference(ObjectReader &field, Pack &pack)
{
    Reference &reference = pack.reference.emplace();
    readTests(field, reference);
    field(optional("tables"), reference.lookUps);
    field(optional("damage"), reference.damages, "damage");
    field(optional("melees"), reference.melees);
    field(optional("contests"), reference.contests);
    field(optional("counts"), reference.counts);
    field(optional("volleys"), reference.volleys);
    field(optional("bursts"), reference.bursts);
    field(optional("starPowers"), reference.starPowers, "star power");
    field(optional("comparisons"), reference.comparisons);
    field(optional("scatters"), reference.scatters);
    field(optional("rollOffs"), reference.rollOffs, "roll-off");
    field(optional("jointTests"), reference.jointTests, "joint test");
    field("percentile", reference.percentile);
    field(optional("notes"), reference.notes);
    readSections(field, reference);
    readRulings(field, pack);
}

} // namespace muster
