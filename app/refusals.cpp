// SPDX-License-Identifier: MIT
#include "app/refusals.h"

#include "app/command.h"

namespace muster {

Refusal unusable(const FileProblem &problem)
{
    if (problem.goodSteps == 0)
        return unusable(problem.text);
    return unusable(problem.text + u'\n'
                    + CommandLine::tr("“muster recover FILE COPY” saves the steps that can be read."));
}

Refusal wrong(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines += problem.text;
    return wrong(lines.mid(0, 2).join(u'\n'));
}

} // namespace muster
