// SPDX-License-Identifier: MIT
#include "ui/window/standing.h"

#include "ui/texts.h"
#include "ui/window/campaigns.h"

#include <QFileInfo>

namespace muster::standing {

bool isSample(const CampaignDocument &document)
{
    return document.path() == samplePath();
}

QString title(const CampaignDocument *document, bool isReadOnly)
{
    if (!document)
        return WindowText::tr("Muster");
    const QString &name = document->campaign().name;
    if (isSample(*document))
        return WindowText::tr("%1 (sample) – Muster").arg(name);
    return isReadOnly ? WindowText::tr("%1 (read-only) – Muster").arg(name) : WindowText::tr("%1 – Muster").arg(name);
}

QString kept(const CampaignDocument &document, bool isReadOnly)
{
    if (isReadOnly)
        return WindowText::tr("Read-only: nothing is recorded");
    return document.draft() || document.underWay() ? WindowText::tr("Draft saved")
                                                   : WindowText::tr("All changes saved");
}

QString readOnly(const CampaignDocument &document)
{
    return WindowText::tr("“%1” can only be read, so nothing can be recorded in it. Save a copy to go on.")
        .arg(QFileInfo(document.path()).fileName());
}

} // namespace muster::standing
