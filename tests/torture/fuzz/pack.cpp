// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/packs.h"
#include "rules/dice/randomdice.h"
#include "rules/pack/packloader.h"
#include "tests/torture/fuzz/target.h"

#include <QDir>
#include <QFile>

using namespace muster;
using namespace muster::torture;
using namespace Qt::StringLiterals;

namespace {

std::vector<PackFile> filesOf(const QString &id)
{
    std::vector<PackFile> read;
    const QDir folder(u":/packs/"_s + id);
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        demand(file.open(QIODevice::ReadOnly), "the packs come with the program");
        read.push_back({name, file.readAll()});
    }
    return read;
}

/// Returns the files of each pack that comes with the program.
const std::vector<std::vector<PackFile>> &shelf()
{
    static const std::vector<std::vector<PackFile>> packs = [] {
        std::vector<std::vector<PackFile>> read;
        for (const QString &id : shippedPackIds())
            read.push_back(filesOf(id));
        return read;
    }();
    return packs;
}

/// Checks that a pack of campaign months that was accepted can be played.
void demandPlayable(const Pack &pack)
{
    if (!pack.chain || !pack.terrain || pack.names.empty())
        return;
    demand(!pack.nameFor(100000).isEmpty(), "there is a name for everyone");
    for (const ArmyList &list : pack.lists) {
        const auto step = acts::found(pack, {{}, list.id, u"Astrid"_s, {}, {}, {}});
        demand(static_cast<bool>(step), "every list has its Star");
        const Campaign campaign = fold({*step});
        RandomDice dice(1);
        Step next;
        acts::perform(campaign, pack, acts::Prepare{list.id}, 1, dice, next);
        acts::perform(campaign, pack, acts::Recruit{2}, 0, dice, next);
    }
}

} // namespace

/// Loads any bytes in place of each file of a pack in turn, with the others unchanged. The number of bytes selects the
/// pack.
int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const std::vector<PackFile> &shipped = shelf()[size % shelf().size()];
    for (std::size_t i = 0; i < shipped.size(); ++i) {
        std::vector<PackFile> files = shipped;
        files[i].content = inputOf(bytes, size);
        const auto pack = loadPack(files);
        if (pack)
            demandPlayable(*pack);
        else
            demand(!inWords(pack.problem()).text.isEmpty(), "a refusal says why");
    }
    return 0;
}
