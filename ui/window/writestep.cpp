// SPDX-License-Identifier: MIT
#include "ui/window/writestep.h"

namespace muster {

QString textOf(const Problems &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        texts.append(problem.text);
    return texts.join(u'\n');
}

bool writeStep(CampaignDocument &document, const Result<Step> &step, const Tell &tell, const PictureSource &pictures)
{
    if (!step) {
        tell(textOf(step.problems()));
        return false;
    }
    const auto written = document.write(*step, pictures);
    if (!written)
        tell(written.problem().text);
    return static_cast<bool>(written);
}

} // namespace muster
