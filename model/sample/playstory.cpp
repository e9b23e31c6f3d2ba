// SPDX-License-Identifier: MIT
#include "model/sample/playstory.h"

#include "model/sample/storyplayer.h"

namespace muster {

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

} // namespace muster
