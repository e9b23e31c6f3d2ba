// SPDX-License-Identifier: MIT
#include "model/sample/sample.h"

#include "model/storytext/storytext.h"

#include <QFile>

namespace muster {

Steps sampleSteps(const Pack &pack)
{
    QFile story(QStringLiteral(":/sample/harrow.story"));
    const bool there = story.open(QIODevice::ReadOnly);
    Q_ASSERT(there);
    const Result<Steps> steps = there ? playStory(QString::fromUtf8(story.readAll()), pack) : Result<Steps>(Steps{});
    Q_ASSERT_X(steps, "sampleSteps", "harrow.story does not play");
    return steps ? *steps : Steps{};
}

} // namespace muster
