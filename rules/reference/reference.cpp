// SPDX-License-Identifier: MIT
#include "rules/reference/reference.h"

#include "rules/pack/findbyid.h"

#include <algorithm>

namespace muster {

using namespace Qt::Literals::StringLiterals;

const ReferenceWord *Reference::word(const QString &id) const
{
    return findById(words, id);
}

const DamageTable *Reference::damage(const QString &id) const
{
    return findById(damages, id);
}

const LookUp *Reference::table(const QString &id) const
{
    return findById(lookUps, id);
}

const ReferenceTest *Reference::test(const QString &procedure, const QString &id, const QString &figureClass) const
{
    return findWhere(tests, [&](const ReferenceTest &test) {
        return test.procedure == procedure && test.id == id && test.isFor(figureClass);
    });
}

std::vector<const ReferenceTest *> Reference::testsOf(const QString &id) const
{
    std::vector<const ReferenceTest *> those;
    for (const ReferenceTest &candidate : tests) {
        if (candidate.id == id)
            those.push_back(&candidate);
    }
    return those;
}

QStringList Reference::entryIds() const
{
    QStringList ids;
    eachKind([&](const auto &entries) {
        for (const ReferenceEntry &entry : entries)
            ids.append(entry.id);
    });
    if (percentile)
        ids += {u"figure"_s, u"shoot"_s};
    ids.removeDuplicates();
    return ids;
}

} // namespace muster
