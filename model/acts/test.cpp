// SPDX-License-Identifier: MIT
#include "model/acts/table.h"

#include "model/acts/actkind.h"
#include "model/acts/demands.h"
#include "model/reference/procedurewords.h"
#include "model/reference/testsubject.h"
#include "model/story/playwords.h"
#include "rules/dice/samedice.h"
#include "rules/lists.h"
#include "rules/pack/findbyid.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// A test from the campaign's shelf, and its arguments.
struct Shelved {
    Pack pack;
    Procedure procedure;
    Arguments given;
};

Result<Shelved> shelved(const Campaign &campaign, const Pack &pack, const TakeTest &test)
{
    const Problem gone{ActsText::tr("There is no such test in these rules. Choose another.")};
    Pack sheet = sheetPackOf(campaign, pack);
    const std::optional<ShelfEntry> entry = shelfEntry(sheet, test.entry);
    const auto place = static_cast<std::size_t>(test.variant);
    if (!entry || place >= entry->variants.size() || !entry->variants[place].procedure)
        return gone;
    const Procedure procedure = *entry->variants[place].procedure;
    Result<Arguments> given = words::argumentsFor(procedure, sheet, test.values);
    if (!given)
        return given.problem();
    return Shelved{std::move(sheet), procedure, *std::move(given)};
}

} // namespace

const ActKind TakeTest::kind(of<TakeTest>,
                             [](auto &form, auto &act) {
                                 form("entry", act.entry);
                                 form("variant", act.variant, upTo(100));
                                 form.ifAny("taker", act.taker);
                                 form("values", act.values);
                             },
                             {
                                 .name = "test",
                                 .places = ActPlace::Reference,
                                 .title = [](const TakeTest &) { return StoryText::tr("Test"); },
                                 .run = [](const ActContext &d, const TakeTest &a) -> Problems {
                                     const Result<Shelved> test = shelved(d.campaign, d.pack, a);
                                     if (!test)
                                         return test.problems();
                                     test->procedure.run(test->pack, test->given, d.dice);
                                     return {};
                                 },
                             });

/// Takes a test or table of the reference shelf for a figure of the band, or for several on one set of dice, and
/// records the result.
struct TestOwn {
    QString who; ///< "2", "2,3"; "A" for a whole group
    QString test;
    QStringList values; ///< "rep=4"; other values are known of the figure
    static const ActKind kind;
};

/// Does the same for enemies of one group.
struct TestEnemy {
    int group = 1;
    QString who; ///< "1", "1,2", "all"
    QString test;
    QStringList values;
    static const ActKind kind;
};

namespace {

constexpr Field typedWho{"who", "FIGURE[,FIGURE...]|LETTER", QT_TRANSLATE_NOOP("Acts", "figure")};
constexpr Field whichEnemies{"who", "FIGURE[,FIGURE...]|all", QT_TRANSLATE_NOOP("Acts", "figure")};
constexpr Field typedTest{"test", "TEST", QT_TRANSLATE_NOOP("Acts", "test")};
constexpr Field typedValues = Field{"values", "key=value"}.toTheEnd();

const QString alsoKey = QStringLiteral("group=");

/// Returns everybody who takes it, the one named first and those named in the values, and the values without them.
std::pair<QString, QStringList> partedFrom(const QString &who, QStringList values)
{
    QStringList all{who};
    for (const QString &value : std::as_const(values)) {
        if (value.startsWith(alsoKey) && value.size() > alsoKey.size())
            all << value.mid(alsoKey.size());
    }
    values.removeIf([](const QString &value) { return value.startsWith(alsoKey); });
    return {all.join(u','), values};
}

/// The figures that take a test, and the values given for it.
struct Asked {
    std::vector<FigureOnTable> figures;
    QString test;
    QStringList values;
};

/// Returns who takes it: `numbered(number)`, or those whom `standing(word)` gives.
Result<Asked> askedBy(const Campaign &campaign, const auto &act, auto numbered, auto standing)
{
    const auto [who, values] = partedFrom(act.who, act.values);
    std::vector<FigureOnTable> all;
    for (const QString &one : who.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int number = one.toInt(&isNumber);
        std::vector<FigureOnTable> meant = isNumber ? std::vector{numbered(number)} : standing(one);
        if (meant.empty())
            return Problem{ActsText::tr("Nobody who stands goes by “%1”. Say figures by number, “2,3”, or a group.")
                               .arg(one.left(40))};
        for (const FigureOnTable &figure : meant) {
            if (!contains(all, figure))
                all.push_back(figure);
        }
    }
    if (all.empty() || !campaign.play)
        return Problem{ActsText::tr("Say who takes the test: figures by number, “2,3”, or a group.")};
    return Asked{all, act.test, values};
}

/// Returns the standing figures of the band's group with that letter.
std::vector<FigureOnTable> inOwnGroup(const Campaign &campaign, const QString &letter)
{
    std::vector<FigureOnTable> all;
    for (const OwnFigure &own : campaign.play ? campaign.play->own : std::vector<OwnFigure>()) {
        if (words::ownGroup(own.group) == letter.toUpper() && isStanding(own.state) && !campaign.play->isHidden(own.id))
            all.push_back({own.id, 0, 0});
    }
    return all;
}

std::vector<FigureOnTable> inEnemyGroup(const Campaign &campaign, int id)
{
    std::vector<FigureOnTable> all;
    const GroupInPlay *group = campaign.play ? campaign.play->group(id) : nullptr;
    for (std::size_t i = 0; group && i < group->figures.size(); ++i) {
        if (isStanding(group->figures[i].state))
            all.push_back({{}, id, static_cast<int>(i) + 1});
    }
    return all;
}

Result<Asked> askedBy(const Campaign &campaign, const TestOwn &act)
{
    return askedBy(
        campaign, act,
        [](int number) {
            return FigureOnTable{FigureId{number}, 0, 0};
        },
        [&](const QString &letter) { return inOwnGroup(campaign, letter); });
}

Result<Asked> askedBy(const Campaign &campaign, const TestEnemy &act)
{
    return askedBy(
        campaign, act,
        [&](int number) {
            return FigureOnTable{{}, act.group, number};
        },
        [&](const QString &word) {
            return word == u"all" ? inEnemyGroup(campaign, act.group) : std::vector<FigureOnTable>();
        });
}

/// A test that can be taken, with everything known of the figure that takes it.
struct Taken {
    FigureOnTable whose;
    Pack sheet;
    ShelfVariant variant;
    ShelvedTest test;
    Arguments given;
};

bool isRolledAtTheTable(const ShelfEntry &entry)
{
    return !entry.ofCampaign && entry.variants.front().procedure;
}

/// Returns the test of that name; the problem names those that exist.
Result<ShelfEntry> findTest(const Pack &sheet, const QString &id)
{
    QStringList ids;
    for (ShelfEntry &entry : shelfOf(sheet)) {
        if (!isRolledAtTheTable(entry))
            continue;
        if (entry.id == id)
            return std::move(entry);
        ids.append(entry.id);
    }
    return unknownName(ActsText::tr("%1 has no test or table “%2”.").arg(sheet.title, id.simplified().left(40)), id,
                       ids);
}

/// Checks for a figure of the band that is hurt for the first time, and only once (first edition p. 10).
Problems demandFirstWound(const Campaign &campaign, const FigureOnTable &whose, const ShelfEntry &entry)
{
    const OwnFigure *own = campaign.play->find(whose.id);
    if (!own)
        return {};
    const QString &name = campaign.find(whose.id)->name;
    if (!hurtOf(*own))
        return Problem{ActsText::tr("%1 has no wound. Record the wound first, then roll this.").arg(name)};
    const auto &notes = campaign.play->notes;
    const bool isNoted = std::ranges::any_of(
        notes, [&](const TableNote &note) { return note.whose == whose && note.test && note.test->entry == entry.id; });
    if (isNoted || own->turnsIn > 0)
        return Problem{ActsText::tr("%1 has rolled this already: only the first wound counts.").arg(name)};
    return {};
}

/// Returns the reasons why nothing can be recorded for the figure, whatever the dice say.
Problems demandVerdict(const Campaign &campaign, const Pack &sheet, const FigureOnTable &whose, const ShelfEntry &entry)
{
    Verdict verdict;
    if (findById(sheet.reference->starPowers, entry.id))
        verdict.starPower = 0;
    if (Problems problems = checkWriteDown(campaign, whose, verdict))
        return problems;
    const LookUp *table = sheet.reference->table(entry.id);
    return table && table->firstWound ? demandFirstWound(campaign, whose, entry) : Problems();
}

/// Returns the taker with the weapon that was said. A figure with several weapons may say which one it uses, even if
/// the test asks only for the weapon's effect.
TestSubject withWeaponSaid(const TestSubject &taker, const Signature &asked, QStringList &values)
{
    const QString key = QStringLiteral("weapon=");
    TestSubject armed = taker;
    for (const QString &weapon : taker.weapons) {
        if (values.contains(key + weapon))
            armed.profile.weapon = weapon;
    }
    const bool isAsked = std::ranges::any_of(
        asked.parameters, [](const Parameter &one) { return one.name == QLatin1StringView("weapon"); });
    if (!isAsked && taker.weapons.size() > 1)
        values.removeAll(key + armed.profile.weapon);
    return armed;
}

/// Converts a circumstance given as for “muster roll”, "outgunned=true", if it is one of the conditions here.
void foldIntoConditions(const Signature &asked, QStringList &values)
{
    const QString key = QStringLiteral("conditions=");
    const auto conditions =
        std::ranges::find_if(asked.parameters, [&](const Parameter &one) { return one.name + u'=' == key; });
    if (conditions == asked.parameters.end())
        return;
    const auto &known = conditions->choices;
    for (const QString &value : QStringList(values)) {
        const QString name = value.section(u'=', 0, 0);
        const QString holds = value.section(u'=', 1);
        const bool isFlag = holds == u"true" || holds == u"false";
        if (!isFlag || !contains(known, name))
            continue;
        values.removeOne(value);
        const auto said = std::ranges::find_if(values, [&](const QString &v) { return v.startsWith(key); });
        if (holds == u"true" && said == values.end())
            values.append(key + name);
        else if (holds == u"true")
            *said += u',' + name;
    }
}

Result<Taken> takenBy(const Campaign &campaign, const Pack &pack, const FigureOnTable &whose, const QString &test,
                      const QStringList &values)
{
    Pack sheet = sheetPackOf(campaign, pack);
    if (!sheet.reference)
        return Problem{ActsText::tr("%1 has no tabletop tests.").arg(sheet.title)};
    const Result<ShelfEntry> entry = findTest(sheet, test);
    if (!entry)
        return entry.problems();
    if (Problems problems = demandVerdict(campaign, sheet, whose, *entry))
        return problems;
    const std::vector<TestSubject> takers = takersIn(campaign, pack);
    const auto taker = std::ranges::find_if(takers, [&](const TestSubject &one) { return one.inPlay == whose; });
    if (taker == takers.end())
        return Problem{ActsText::tr("That figure is out of the battle and takes no test.")};
    const std::size_t place = variantFor(*entry, &*taker);
    const ShelfVariant &variant = entry->variants[place];
    QStringList said = values;
    foldIntoConditions(*variant.procedure, said);
    const TestSubject armed = withWeaponSaid(*taker, *variant.procedure, said);
    const QStringList all = filledIn(*variant.procedure, armed, *sheet.reference, said);
    Result<Arguments> given = words::argumentsFor(*variant.procedure, sheet, all);
    if (!given)
        return given.problems();
    if (Problems problems = whyNotTaken(entry->id, armed, sheet, *given))
        return problems;
    return Taken{whose, std::move(sheet), variant, {entry->id, static_cast<int>(place), all, {}}, *std::move(given)};
}

/// Checks whether a group takes it on one set of dice.
bool isTogether(const Taken &taken)
{
    const std::vector<Parameter> &parameters = taken.variant.procedure->parameters;
    const bool asksGroup =
        std::ranges::any_of(parameters, [](const Parameter &one) { return one.name == QLatin1StringView("group"); });
    const Reference &reference = *taken.sheet.reference;
    return asksGroup || findById(reference.jointTests, taken.test.entry)
        || findById(reference.contests, taken.test.entry);
}

Result<std::vector<Taken>> takenBy(const Campaign &campaign, const Pack &pack, const Result<Asked> &asked)
{
    if (!asked)
        return asked.problems();
    std::vector<Taken> all;
    for (const FigureOnTable &figure : asked->figures) {
        Result<Taken> taken = takenBy(campaign, pack, figure, asked->test, asked->values);
        if (!taken)
            return taken.problems();
        all.push_back(*std::move(taken));
    }
    if (all.size() > 1 && !isTogether(all.front()))
        return Problem{ActsText::tr("Each figure takes “%1” on dice of its own. Take it for one figure at a time.")
                           .arg(asked->test)};
    return all;
}

/// Takes a test. A group's test is one set of dice, which each of them reads against its own Rep, or its leader's
/// (Swordplay p. 15, Chain Reaction 3.0 p. 11, first edition p. 4). Dice: the first figure's; then those that another
/// needs beyond them.
template<typename A>
Problems take(const ActContext &d, const A &act)
{
    const auto all = takenBy(d.campaign, d.pack, askedBy(d.campaign, act));
    if (!all)
        return all.problems();
    Campaign after = d.campaign;
    for (const Taken &taken : *all) {
        SameDice same(d.dice.rolls(), d.dice);
        const auto resolved = taken.variant.procedure->run(taken.sheet, taken.given, same);
        const Verdict verdict = verdictOf(taken.test, taken.variant, taken.given, resolved, same.rolls());
        Step step = *writeDown(after, d.pack, taken.whose, verdict);
        step.rolls.clear(); // one set for all
        apply(after, step);
        d.step.changes.insert(d.step.changes.end(), step.changes.begin(), step.changes.end());
    }
    d.step.rolls = d.dice.rolls();
    return {};
}

} // namespace

const ActKind TestOwn::kind(
    of<TestOwn>,
    [](auto &form, auto &act) {
        form(typedWho, act.who);
        form(typedTest, act.test);
        form(typedValues, act.values);
    },
    {
        .name = "test-own",
        .places = ActPlace::Table,
        .title = [](const TestOwn &) { return StoryText::tr("Test"); },
        .run = take,
        .words = {{"test",
                   QT_TRANSLATE_NOOP("Acts",
                                     "roll a reference test or table for a figure of the band, or for "
                                     "several on one set of dice, and record the result (Rep, weapon and "
                                     "attributes are filled in; “conditions=” adds to them, and "
                                     "“-shield” leaves one out)")}},
    });

const ActKind TestEnemy::kind(
    of<TestEnemy>,
    [](auto &form, auto &act) {
        form(typed::group, act.group, fromOne);
        form(whichEnemies, act.who);
        form(typedTest, act.test);
        form(typedValues, act.values);
    },
    {
        .name = "test-enemy",
        .places = ActPlace::Table,
        .title = [](const TestEnemy &) { return StoryText::tr("Test"); },
        .run = take,
        .words = {{"enemy-test",
                   QT_TRANSLATE_NOOP("Acts",
                                     "roll a reference test or table for an enemy, or for several of its group")}},
    });

} // namespace muster::acts
