// SPDX-License-Identifier: MIT
#include "model/story/rulings.h"

#include "model/spoken.h"
#include "model/story/rulings/parts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

int rulingNumber(const Ruling &ruling)
{
    return ruling.id.mid(1).toInt();
}

std::vector<Ruling> written()
{
    using namespace rulingparts;
    std::vector<Ruling> all;
    for (std::vector<Ruling> part :
         {everyPack(), swordplay(), chainReaction3(), chainReaction1(), tumor(), urbanD100()})
        std::move(part.begin(), part.end(), std::back_inserter(all));
    std::stable_sort(all.begin(), all.end(),
                     [](const Ruling &a, const Ruling &b) { return rulingNumber(a) < rulingNumber(b); });
    return all;
}

} // namespace

const std::vector<Ruling> &rulings()
{
    static Spoken<std::vector<Ruling>> all(written);
    return all.now();
}

std::vector<Ruling> rulingsFor(const QString &pack)
{
    std::vector<Ruling> ordered = rulings();
    const auto own = std::stable_partition(ordered.begin(), ordered.end(),
                                           [&](const Ruling &r) { return !r.pack.isEmpty() && r.pack == pack; });
    std::stable_partition(own, ordered.end(), [](const Ruling &r) { return r.pack.isEmpty(); });
    return ordered;
}

bool speaksOf(const Ruling &ruling, const QString &words)
{
    const QString all = QStringList{ruling.id, ruling.title, ruling.text}.join(u' ');
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

const Ruling *ruling(const QString &id)
{
    const auto &all = rulings();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Ruling &r) { return r.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace muster
