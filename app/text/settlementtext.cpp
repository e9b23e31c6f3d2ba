// SPDX-License-Identifier: MIT
#include "app/text/settlementtext.h"

#include "app/command.h"
#include "app/text/plain.h"
#include "model/story/landwords.h"

using namespace Qt::StringLiterals;

namespace muster {

QString settlementText(const KeptSettlement &kept, const Pack &pack)
{
    QString text = u"  %1. %2\n     %3\n"_s.arg(kept.id).arg(shortened(kept.name), words::summary(kept, pack));
    if (!kept.notes.isEmpty())
        text += u"     "_s + shortened(kept.notes) + u'\n';
    return text;
}

QString binderText(const Campaign &campaign, const Pack &pack)
{
    QString text = words::whereabouts(campaign, pack) + u'\n';
    if (campaign.settlements.empty())
        return text;
    text += u'\n' + CommandLine::tr("Settlements") + u'\n';
    for (const KeptSettlement &kept : campaign.settlements)
        text += settlementText(kept, pack);
    return text;
}

} // namespace muster
