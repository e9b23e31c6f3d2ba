// SPDX-License-Identifier: MIT
#include "model/campaign/fit.h"

#include "model/changes/changekind.h"
#include "model/packs.h"

namespace muster {

std::optional<Problem> findStranger(const Steps &steps, const Pack &pack)
{
    const Known known(pack);
    for (const Step &step : steps) {
        for (const Change &change : step.changes) {
            if (auto stranger = change.kind().stranger(known, change.value()))
                return stranger;
        }
    }
    return std::nullopt;
}

FileResult<Pack> packOf(const CampaignFile &file)
{
    const Result<Pack> pack = packToPlay(file.campaign().rules, file.campaign().variant);
    if (!pack)
        return fileProblem(FileTrouble::Newer, file.path(), pack.problem().text);
    if (const auto stranger = findStranger(file.book().steps, *pack))
        return fileProblem(FileTrouble::Strange, file.path(), stranger->text);
    return *pack;
}

} // namespace muster
