// SPDX-License-Identifier: MIT
#include "rules/pack/packloader.h"

#include "rules/pack/readers.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

const QLatin1StringView identity("pack");

/// A part of a rule set, with a file of its own. pack.json lists the parts that a pack has.
struct Part {
    QLatin1StringView name;
    void (*read)(const JsonPlace &, Pack &);
    bool namesIds = false; ///< names ids of earlier parts
};

const Part partsOfAPack[] = {
    {QLatin1StringView("weapons"), readWeapons},
    {QLatin1StringView("lists"), readLists, true},
    {QLatin1StringView("names"), readNames},
    {QLatin1StringView("attributes"), readAttributes},
    {QLatin1StringView("terrain"), readTerrain},
    {QLatin1StringView("rivers"), readRivers},
    {QLatin1StringView("chain"), readChain},
    {QLatin1StringView("activity"), readActivity},
    {QLatin1StringView("patrol"), readPatrol, true},
    {QLatin1StringView("recovery"), readRecovery},
    {QLatin1StringView("calendar"), readCalendar},
    {QLatin1StringView("teams"), readTeams, true},
    {QLatin1StringView("scenarios"), readScenarios, true},
    {QLatin1StringView("rewards"), readRewards},
    {QLatin1StringView("wounds"), readWounds},
    {QLatin1StringView("firstaid"), readFirstAid},
    {QLatin1StringView("points"), readPoints, true},
    {QLatin1StringView("media"), readMedia},
    {QLatin1StringView("factions"), readFactions, true},
    {QLatin1StringView("settlements"), readSettlements, true},
    {QLatin1StringView("reference"), readReference, true},
    {QLatin1StringView("games"), readGames, true},
};

QString fileOf(QLatin1StringView part)
{
    return part + QLatin1StringView(".json");
}

/// Parses a file. Adds a fault and returns nullopt if it is missing or no JSON.
std::optional<JsonPlace> open(const QString &name, const std::vector<PackFile> &files, PackFaults &faults)
{
    const auto file = std::find_if(files.begin(), files.end(), [&](const PackFile &f) { return f.name == name; });
    if (file == files.end()) {
        faults.push_back({name, {}, Fault::NoFile, {}});
        return std::nullopt;
    }
    return openJson(*file, faults);
}

/// Adds a fault for each file that pack.json does not name, since such a file would never be read.
void refuseStrays(const Pack &pack, const std::vector<PackFile> &files, PackFaults &faults)
{
    for (const PackFile &file : files) {
        const bool named = std::any_of(pack.parts.begin(), pack.parts.end(), [&](const QString &part) {
            return file.name == part + QLatin1StringView(".json");
        });
        if (!named && file.name != fileOf(identity))
            faults.push_back({file.name, {}, Fault::Stray, {}});
    }
}

} // namespace

QStringList packParts()
{
    QStringList names;
    for (const Part &part : partsOfAPack)
        names.append(part.name);
    return names;
}

Result<Pack, PackFault> loadPack(const std::vector<PackFile> &files, const QString &later)
{
    Pack pack;
    PackFaults faults;
    const std::optional<JsonPlace> identityFile = open(fileOf(identity), files, faults);
    if (!identityFile)
        return faults;
    readIdentity(*identityFile, pack);
    bool allOpened = true;
    for (const Part &part : partsOfAPack) {
        if (part.name == later || !pack.parts.contains(part.name))
            continue;
        const std::optional<JsonPlace> file = open(fileOf(part.name), files, faults);
        // If a file that defines ids is missing, each of them would be reported as unknown here.
        if (file && (allOpened || !part.namesIds))
            part.read(*file, pack);
        allOpened = allOpened && file;
    }
    refuseStrays(pack, files, faults);
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
    if (const std::optional<JsonPlace> place = openJson(file, faults))
        part->read(*place, pack);
    if (!faults.empty())
        return faults;
    return Done{};
}

} // namespace muster
