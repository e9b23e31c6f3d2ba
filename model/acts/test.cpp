// SPDX-License-Identifier: MIT
#include "model/acts/actkind.h"
#include "model/reference/procedurewords.h"
#include "model/reference/shelf.h"
#include "model/reference/taker.h"
#include "model/texts.h"

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
    const std::vector<ShelfEntry> shelf = shelfOf(sheet);
    const auto entry =
        std::find_if(shelf.begin(), shelf.end(), [&](const ShelfEntry &one) { return one.id == test.entry; });
    const auto place = static_cast<std::size_t>(test.variant);
    if (entry == shelf.end() || place >= entry->variants.size() || !entry->variants[place].procedure)
        return gone;
    const Procedure procedure = *entry->variants[place].procedure;
    Result<Arguments> given = words::argumentsFor(procedure, sheet, test.values);
    if (!given)
        return given.problem();
    return Shelved{std::move(sheet), procedure, *std::move(given)};
}

} // namespace

const ActKind TakeTest::kind(
    "test", of<TakeTest>, ActPlace::Reference, [](const TakeTest &) { return StoryText::tr("Test"); },
    [](auto &json, auto &a) {
        json.text("entry", a.entry);
        json.number("variant", a.variant, 0, 100);
        json.textIfAny("taker", a.taker);
        json.texts("values", a.values);
    },
    [](const Campaign &campaign, const Pack &pack, const TakeTest &a) {
        const Result<Shelved> test = shelved(campaign, pack, a);
        return test ? Problems() : test.problems();
    },
    [](const Doing &d, const TakeTest &a) {
        if (const Result<Shelved> test = shelved(d.campaign, d.pack, a))
            test->procedure.run(test->pack, test->given, d.dice);
    });

} // namespace muster::acts
