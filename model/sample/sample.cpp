// SPDX-License-Identifier: MIT
#include "model/sample/sample.h"

#include "model/sample/storyplayer.h"

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

Result<Steps> playStory(const QString &text, const Pack &pack)
{
    const Result<std::vector<ScriptAct>> acts = readScript(text);
    if (!acts)
        return acts.problems();
    StoryPlayer player(pack);
    for (const ScriptAct &act : *acts)
        if (const Problems problems = player.play(act); !problems.empty())
            return problems;
    return player.steps();
}

QString rulesOfStory(const QString &text)
{
    const Result<std::vector<ScriptAct>> acts = readScript(text);
    const auto named = acts && !acts->empty() ? acts->front().value(QStringLiteral("rules")) : std::optional<QString>();
    return named.value_or(QStringLiteral("swordplay"));
}

} // namespace muster
