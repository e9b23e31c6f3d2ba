// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/actions.h"
#include "model/acts/act.h"
#include "model/sample/storyscript.h"

#include <functional>

namespace muster {

/// Plays the acts of a story one by one on a campaign of its own.
class StoryPlayer
{
public:
    explicit StoryPlayer(const Pack &pack)
        : m_pack(pack)
    {
    }

    /// Empty: it is done, and recorded.
    Problems play(const ScriptAct &act);
    const Steps &steps() const { return m_steps; }

private:
    using Deed = std::function<void(Dice &, Step &)>;

    Problems playOnTable(const ScriptAct &act);
    Problems perform(const ScriptAct &act, const Act &wanted);
    Problems found(const ScriptAct &act);
    Problems player(const ScriptAct &act);
    Problems part(const ScriptAct &act);
    Problems recruit(const ScriptAct &act);
    Problems join(const ScriptAct &act);
    Problems prepare(const ScriptAct &act);
    Problems travel(const ScriptAct &act);
    Problems settlement(const ScriptAct &act);
    Problems vehicles(const ScriptAct &act);
    Problems finish(const ScriptAct &act);
    Problems dismiss(const ScriptAct &act);
    Problems bringBack(const ScriptAct &act);
    Problems correct(const ScriptAct &act);
    Problems correctFigure(const ScriptAct &act, Figure figure);
    Problems correctCampaign(const ScriptAct &act);

    /// Does a deed with the act's dice: those recorded, else those of its seed.
    Problems withDice(const ScriptAct &act, const Problems &refused, const Deed &deed);
    Problems onTape(const ScriptAct &act, const Deed &deed);
    Problems keep(const ScriptAct &act, const Result<Step> &step);
    void write(Step step);

    const Pack &m_pack;
    Campaign m_campaign;
    Steps m_steps;
    QDateTime m_when;
};

} // namespace muster
