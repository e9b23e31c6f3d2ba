// SPDX-License-Identifier: MIT
#include "app/commands/wishes.h"

#include "app/refusals.h"

namespace muster {

Result<Wishes, Refusal> readWishes(const QStringList &words)
{
    QMap<QString, QString> wishes;
    for (const QString &word : words) {
        const qsizetype sign = word.indexOf(QLatin1Char('='));
        if (sign < 1)
            return wrong(CommandLine::tr("“%1” must be in the form key=value.").arg(shortened(word)));
        const QString key = word.left(sign);
        if (wishes.contains(key))
            return wrong(
                CommandLine::tr("%1 is given twice, so nothing was changed. Give it once.").arg(shortened(key)));
        wishes.insert(key, word.mid(sign + 1));
    }
    return Wishes(wishes);
}

} // namespace muster
