// SPDX-License-Identifier: MIT
#include "model/acts/table.h"

#include "model/acts/actkind.h"
#include "model/nearest.h"
#include "model/reference/brought.h"
#include "model/reference/procedurewords.h"
#include "model/reference/verdict.h"
#include "rules/pack/findbyid.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// The test as it stands on the campaign's shelf, and with what it is taken.
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
                                 form.text("entry", act.entry);
                                 form.number("variant", act.variant, 0, 100);
                                 form.textIfAny("taker", act.taker);
                                 form.texts("values", act.values);
                             },
                             {
                                 .name = "test",
                                 .places = ActPlace::Reference,
                                 .title = [](const TakeTest &) { return StoryText::tr("Test"); },
                                 .check =
                                     [](const At &at, const TakeTest &a) {
                                         const Result<Shelved> test = shelved(at.campaign, at.pack, a);
                                         return test ? Problems() : test.problems();
                                     },
                                 .perform =
                                     [](const Doing &d, const TakeTest &a) {
                                         if (const Result<Shelved> test = shelved(d.campaign, d.pack, a))
                                             test->procedure.run(test->pack, test->given, d.dice);
                                     },
                             });

/// A test or table of the reference for one of the band, recorded with what came of it.
struct TestOwn {
    FigureId figure{};
    QString test;
    QStringList values; ///< "rep=4"; what is not said is known of the figure
    static const ActKind kind;
};

/// The same for an enemy.
struct TestEnemy {
    int group = 1;
    int figure = 1;
    QString test;
    QStringList values;
    static const ActKind kind;
};

namespace {

constexpr Field typedTest{"test", "TEST", [] { return ActsText::tr("test"); }};
constexpr Field typedValues = Field{"values", "key=value"}.toTheEnd();

InPlay whoseIs(const TestOwn &act)
{
    return {act.figure, 0, 0};
}

InPlay whoseIs(const TestEnemy &act)
{
    return {{}, act.group, act.figure};
}

/// A test that can be taken: with all that is known of who takes it.
struct Taken {
    Pack sheet;
    ShelfVariant variant;
    ShelvedTest test;
    Arguments given;
};

bool isRolledAtTheTable(const ShelfEntry &entry)
{
    return !entry.ofCampaign && entry.variants.front().procedure;
}

/// The test by its name; the problem names those that there are.
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
    return Problem{ActsText::tr("%1 has no test or table “%2”.").arg(sheet.title, id.simplified().left(40))
                   + didYouMean(id, ids) + u' ' + ActsText::tr("Available: %1.").arg(ids.join(QStringLiteral(", ")))};
}

/// The first time that one of the band is hurt, and once (first edition p. 10).
Problems demandFirstWound(const Campaign &campaign, const InPlay &whose, const ShelfEntry &entry)
{
    const OwnFigure *own = campaign.play->find(whose.id);
    if (!own)
        return {};
    const QString &name = campaign.find(whose.id)->name;
    if (!hurtOf(*own))
        return {{ActionText::tr("%1 has no wound. Record the wound first, then roll this.").arg(name)}};
    const auto &notes = campaign.play->notes;
    const bool isNoted = std::any_of(notes.begin(), notes.end(), [&](const TableNote &note) {
        return note.whose == whose && note.test && note.test->entry == entry.id;
    });
    if (isNoted || own->turnsIn > 0)
        return {{ActionText::tr("%1 has rolled this already: only the first wound counts.").arg(name)}};
    return {};
}

/// Why nothing can be recorded for the figure, whatever the dice say.
Problems demandVerdict(const Campaign &campaign, const Pack &sheet, const InPlay &whose, const ShelfEntry &entry)
{
    Verdict verdict;
    if (findById(sheet.reference->starPowers, entry.id))
        verdict.starPower = 0;
    if (Problems problems = actions::checkWriteDown(campaign, whose, verdict); !problems.empty())
        return problems;
    const LookUp *table = sheet.reference->table(entry.id);
    return table && table->firstWound ? demandFirstWound(campaign, whose, entry) : Problems();
}

/// Whoever carries several weapons may say which one it uses, also where the test asks only what it does.
Taker withWeaponSaid(const Taker &taker, const Signature &asked, QStringList &values)
{
    const QString key = QStringLiteral("weapon=");
    Taker armed = taker;
    for (const QString &weapon : taker.weapons) {
        if (values.contains(key + weapon))
            armed.profile.weapon = weapon;
    }
    const bool isAsked = std::any_of(asked.parameters.begin(), asked.parameters.end(),
                                     [](const Parameter &one) { return one.name == QLatin1StringView("weapon"); });
    if (!isAsked && taker.weapons.size() > 1)
        values.removeAll(key + armed.profile.weapon);
    return armed;
}

Result<Taken> takenBy(const Campaign &campaign, const Pack &pack, const InPlay &whose, const QString &test,
                      const QStringList &values)
{
    Pack sheet = sheetPackOf(campaign, pack);
    if (!sheet.reference)
        return Problem{ActsText::tr("%1 has no tabletop tests.").arg(sheet.title)};
    const Result<ShelfEntry> entry = findTest(sheet, test);
    if (!entry)
        return entry.problems();
    if (Problems problems = demandVerdict(campaign, sheet, whose, *entry); !problems.empty())
        return problems;
    const std::vector<Taker> takers = takersIn(campaign, pack);
    const auto taker =
        std::find_if(takers.begin(), takers.end(), [&](const Taker &one) { return one.inPlay == whose; });
    if (taker == takers.end())
        return Problem{ActsText::tr("That figure is out of the battle and takes no test.")};
    const std::size_t place = variantFor(*entry, &*taker);
    const ShelfVariant &variant = entry->variants[place];
    QStringList said = values;
    const Taker armed = withWeaponSaid(*taker, *variant.procedure, said);
    const QStringList all = said + broughtTo(*variant.procedure, armed, *sheet.reference, said);
    Result<Arguments> given = words::argumentsFor(*variant.procedure, sheet, all);
    if (!given)
        return given.problems();
    if (given->has(QStringLiteral("choose")) && !taker->star)
        return Problem{ActsText::tr("Only a Star may choose the result. Leave out choose.")};
    return Taken{std::move(sheet), variant, {entry->id, static_cast<int>(place), all, {}}, *std::move(given)};
}

template<typename A>
Problems checkTaken(const At &at, const A &act)
{
    const Result<Taken> taken = takenBy(at.campaign, at.pack, whoseIs(act), act.test, act.values);
    return taken ? Problems() : taken.problems();
}

template<typename A>
void take(const Doing &d, const A &act)
{
    const Taken taken = *takenBy(d.campaign, d.pack, whoseIs(act), act.test, act.values);
    const auto resolved = taken.variant.procedure->run(taken.sheet, taken.given, d.dice);
    const Verdict verdict = verdictOf(taken.test, taken.variant, taken.given, resolved, d.dice.rolls());
    d.step = *actions::writeDown(d.campaign, whoseIs(act), verdict);
}

} // namespace

const ActKind TestOwn::kind(of<TestOwn>,
                            [](auto &form, auto &act) {
                                form.id(typed::figure, act.figure);
                                form.text(typedTest, act.test);
                                form.texts(typedValues, act.values);
                            },
                            {
                                .name = "test-own",
                                .places = ActPlace::Table,
                                .title = [](const TestOwn &) { return StoryText::tr("Test"); },
                                .check = checkTaken,
                                .perform = take,
                                .words = {{"test",
                                           [] {
                                               return ActsText::tr(
                                                   "roll a reference test or table for a figure of the band and record "
                                                   "the result (Rep, weapon and attributes are filled in)");
                                           }}},
                            });

const ActKind TestEnemy::kind(
    of<TestEnemy>,
    [](auto &form, auto &act) {
        form.number(typed::group, act.group, 1, highestNumber);
        form.number(typed::figure, act.figure, 1, highestNumber);
        form.text(typedTest, act.test);
        form.texts(typedValues, act.values);
    },
    {
        .name = "test-enemy",
        .places = ActPlace::Table,
        .title = [](const TestEnemy &) { return StoryText::tr("Test"); },
        .check = checkTaken,
        .perform = take,
        .words = {{"enemy-test", [] { return ActsText::tr("roll a reference test or table for an enemy"); }}},
    });

} // namespace muster::acts
