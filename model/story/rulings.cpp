// SPDX-License-Identifier: MIT
#include "model/story/rulings.h"

#include "model/language.h"
#include "model/packs.h"
#include "model/texts.h"
#include "rules/pack/jsonfile.h"
#include "rules/pack/objectreader.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

int rulingNumber(const Ruling &ruling)
{
    return ruling.id.mid(1).toInt();
}

/// Reads the rulings of one pack or, without an id, those for all. The files come with the program, so a fault in them
/// is an error of the program.
void addRulings(const QString &pack, std::vector<Ruling> &all)
{
    QFile file(QDir(QStringLiteral(":/rulings/") + pack).filePath(QStringLiteral("rulings.json")));
    if (!file.open(QIODevice::ReadOnly))
        return;
    PackFaults faults;
    const std::optional<JsonPlace> json = openJson({file.fileName(), file.readAll(), packWords}, faults);
    Q_ASSERT(json);
    for (const JsonPlace &item : ObjectReader(*json).items("rulings")) {
        ObjectReader field(item);
        Ruling &ruling = all.emplace_back();
        field.text("id", ruling.id);
        ruling.pack = pack;
        field.words("title", ruling.title);
        field.words("text", ruling.text);
    }
    Q_ASSERT(faults.empty());
}

std::vector<Ruling> written()
{
    std::vector<Ruling> all;
    addRulings({}, all);
    for (const QString &pack : shippedPackIds())
        addRulings(pack, all);
    std::ranges::stable_sort(all, [](const Ruling &a, const Ruling &b) { return rulingNumber(a) < rulingNumber(b); });
    return all;
}

} // namespace

const std::vector<Ruling> &rulings()
{
    static Localized<std::vector<Ruling>> all(written);
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
    return std::ranges::all_of(wanted, [&](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

const Ruling *ruling(const QString &id)
{
    const auto &all = rulings();
    const auto found = std::ranges::find_if(all, [&](const Ruling &r) { return r.id == id; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace muster
