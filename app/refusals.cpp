// SPDX-License-Identifier: MIT
#include "app/refusals.h"

namespace muster {

Refusal wrong(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines += problem.text;
    return wrong(lines.mid(0, 2).join(u'\n'));
}

} // namespace muster
