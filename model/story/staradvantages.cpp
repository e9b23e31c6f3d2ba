// SPDX-License-Identifier: MIT
#include "model/story/staradvantages.h"

#include "model/story/words.h"
#include "model/texts.h"
#include "rules/pack/findbyid.h"

#include <QStringList>

namespace muster {

namespace {

/// The tests of which a Star may choose the result; several with one name are told once.
QStringList freeTests(const Pack &pack)
{
    QStringList titles;
    if (!pack.reference)
        return titles;
    for (const ReferenceTest &test : pack.reference->tests) {
        if (test.freeChoice)
            titles << test.title.section(u',', 0, 0);
    }
    titles.removeDuplicates();
    return titles;
}

} // namespace

bool hasStarPower(const Pack &pack)
{
    return pack.reference && !pack.reference->starPowers.empty();
}

std::vector<StarAdvantage> starAdvantages(const Figure &star, const Pack &pack)
{
    std::vector<StarAdvantage> advantages;
    if (!pack.reference || !findById(pack.reference->comparisons, QStringLiteral("larger-than-life")))
        return advantages; // the figure is hurt like anybody
    if (hasStarPower(pack))
        advantages.push_back(
            {StoryText::tr("Star Power"),
             StoryText::tr("%n dice when taking damage. Each 1–3 lowers the damage one level; a 6 loses that die.",
                           nullptr, star.rep())});
    advantages.push_back({StoryText::tr("Larger than Life"),
                          StoryText::tr("An enemy below Rep %1 can put %2 Out of the Fight, but cannot kill.")
                              .arg(star.rep())
                              .arg(star.name)});
    advantages.push_back({StoryText::tr("Cheating Death"),
                          star.rep() > 1
                              ? StoryText::tr("Leaves the table safely, but drops to Rep %1.").arg(star.rep() - 1)
                              : StoryText::tr("Not possible: there is no Rep left to lose.")});
    const QStringList tests = freeTests(pack);
    if (!tests.isEmpty())
        advantages.push_back(
            {StoryText::tr("Free Will"), StoryText::tr("Choose the result of %1.").arg(words::listing(tests))});
    return advantages;
}

} // namespace muster
