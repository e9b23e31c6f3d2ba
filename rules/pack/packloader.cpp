// SPDX-License-Identifier: MIT
#include "rules/pack/packloader.h"

#include "rules/pack/readers.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

/// Reads a part into the member of the pack that is its own.
template<auto part>
void readInto(ObjectReader &field, Pack &pack)
{
    fields(field, (pack.*part).emplace());
}

/// A part of a rule set, with a file of its own. pack.json lists the parts that a pack has.
struct Part {
    const char *name;
    void (*read)(ObjectReader &, Pack &);
    bool namesIds = false; ///< names ids of earlier parts
};

const Part partsOfAPack[] = {
    {"weapons", readWeapons},
    {"lists", readLists, true},
    {"names", readNames},
    {"attributes", readAttributes},
    {"terrain", readInto<&Pack::terrain>},
    {"rivers", readRivers},
    {"chain", readInto<&Pack::chain>},
    {"activity", readInto<&Pack::activity>},
    {"patrol", readInto<&Pack::patrol>, true},
    {"recovery", readInto<&Pack::recovery>},
    {"calendar", readInto<&Pack::calendar>},
    {"teams", readTeams, true},
    {"scenarios", readInto<&Pack::scenarios>, true},
    {"rewards", readInto<&Pack::rewards>},
    {"wounds", readInto<&Pack::wounds>},
    {"firstaid", readInto<&Pack::firstAid>},
    {"points", readInto<&Pack::points>, true},
    {"media", readInto<&Pack::media>},
    {"factions", readInto<&Pack::factions>, true},
    {"settlements", readInto<&Pack::settlements>, true},
    {"reference", readReference, true},
    {"games", readInto<&Pack::games>, true},
};

/// Reads a file, or only parses it if `read` is null. Returns false, with a fault, if it is no JSON.
bool readFile(const PackFile &file, void (*read)(ObjectReader &, Pack &), Pack &pack, PackFaults &faults)
{
    const std::optional<JsonPlace> place = openJson(file, faults, &pack);
    if (place && read) {
        ObjectReader reader(*place); // its destructor reports the keys that were not read
        read(reader, pack);
    }
    return place.has_value();
}

QString fileOf(QAnyStringView part)
{
    return part.toString() + QLatin1StringView(".json");
}

/// Returns the file of this name; null, with a fault, if it is missing.
const PackFile *fileNamed(const QString &name, const std::vector<PackFile> &files, PackFaults &faults)
{
    const auto file = std::ranges::find_if(files, [&](const PackFile &f) { return f.name == name; });
    if (file != files.end())
        return &*file;
    faults.push_back({name, {}, Fault::NoFile, {}});
    return nullptr;
}

/// Adds a fault for each file that pack.json does not name, since such a file would never be read.
void refuseStrays(const Pack &pack, const std::vector<PackFile> &files, PackFaults &faults)
{
    for (const PackFile &file : files) {
        const bool named =
            std::ranges::any_of(pack.parts, [&](const QString &part) { return file.name == fileOf(part); });
        if (!named && file.name != fileOf("pack"))
            faults.push_back({file.name, {}, Fault::Stray, {}});
    }
}

} // namespace

QStringList packParts()
{
    QStringList names;
    for (const Part &part : partsOfAPack)
        names.append(QString::fromLatin1(part.name));
    return names;
}

Result<Pack, PackFault> loadPack(const std::vector<PackFile> &files, const QString &later,
                                 std::optional<Fault> forgiven)
{
    Pack pack;
    PackFaults faults;
    const PackFile *identityFile = fileNamed(fileOf("pack"), files, faults);
    if (!identityFile || !readFile(*identityFile, readIdentity, pack, faults))
        return faults;
    bool allOpened = true;
    for (const Part &part : partsOfAPack) {
        const QLatin1StringView name(part.name);
        if (name == later || !pack.parts.contains(name))
            continue;
        const PackFile *file = fileNamed(fileOf(name), files, faults);
        // If a file that defines ids is missing, each of them would be reported as unknown here.
        const auto read = allOpened || !part.namesIds ? part.read : nullptr;
        allOpened = file && readFile(*file, read, pack, faults) && allOpened;
    }
    refuseStrays(pack, files, faults);
    std::erase_if(faults, [&](const PackFault &fault) { return fault.what == forgiven; });
    if (!faults.empty())
        return faults;
    return pack;
}

Result<Done, PackFault> loadPart(Pack &pack, const PackFile &file)
{
    PackFaults faults;
    const auto part = std::find_if(std::begin(partsOfAPack), std::end(partsOfAPack),
                                   [&](const Part &known) { return fileOf(known.name) == file.name; });
    Q_ASSERT(part != std::end(partsOfAPack));
    readFile(file, part->read, pack, faults);
    if (!faults.empty())
        return faults;
    return Done{};
}

} // namespace muster
