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

QString writeStep(CampaignDocument &document, const Result<Step> &step, const PictureSource &pictures)
{
    if (!step)
        return textOf(step.problems());
    const auto written = document.write(*step, pictures);
    return written ? QString() : written.problem().text;
}

} // namespace muster
