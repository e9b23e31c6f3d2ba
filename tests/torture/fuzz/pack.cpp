// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "rules/dice/randomdice.h"
#include "rules/pack/packloader.h"
#include "tests/torture/fuzz/target.h"

#include <QDir>
#include <QFile>

using namespace muster;
using namespace muster::torture;
using namespace Qt::StringLiterals;

namespace {

const std::vector<PackFile> &shipped()
{
    static const std::vector<PackFile> files = [] {
        std::vector<PackFile> read;
        const QDir folder(u":/packs/swordplay"_s);
        for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            demand(file.open(QIODevice::ReadOnly), "the packs come with the program");
            read.push_back({name, file.readAll()});
        }
        return read;
    }();
    return files;
}

/// A pack that was let in is good for a campaign's beginning.
void demandPlayable(const Pack &pack)
{
    demand(!pack.nameFor(100000).isEmpty(), "there is a name for everyone");
    for (const ArmyList &list : pack.lists) {
        const auto step = actions::found(pack, {{}, list.id, u"Astrid"_s, {}, {}});
        demand(static_cast<bool>(step), "every list has its Star");
        const Campaign campaign = fold({*step});
        RandomDice dice(1);
        Step next;
        actions::prepare(campaign, pack, list.id, 1, dice, next);
        actions::recruit(campaign, pack, 2, dice, next);
    }
}

} // namespace

/// Any bytes as one of a pack's files, in each file's place, among the others as they should be.
int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    for (std::size_t i = 0; i < shipped().size(); ++i) {
        std::vector<PackFile> files = shipped();
        files[i].content = inputOf(bytes, size);
        const Result<Pack> pack = loadPack(files);
        if (pack)
            demandPlayable(*pack);
        else
            demand(!pack.problem().text.isEmpty(), "a refusal says why");
    }
    return 0;
}
