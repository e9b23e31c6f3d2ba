// SPDX-License-Identifier: MIT
#include "model/account/addedinplay.h"

#include "model/changes/story.h"

namespace muster {

/// What is about a step of play stands with that step anyway.
bool AddedInPlay::isOfTheBattle(const About &about, const Campaign &before) const
{
    if (about.kind == AboutKind::Month)
        return about.id == before.turn;
    return about.kind == AboutKind::Step && about.id > 0 && about.id <= static_cast<int>(m_steps.size())
        && m_steps[static_cast<std::size_t>(about.id) - 1].kind == StepKind::Prepared;
}

void AddedInPlay::read(const Step &step, const Campaign &before)
{
    if (!before.play) { // a run that was set aside is not told
        m_openWords.clear();
        m_openPictures.clear();
        return;
    }
    for (const Change &change : step.changes) {
        if (const auto *written = change.as<WordsWritten>(); written && isOfTheBattle(written->words.about, before))
            m_openWords.insert(written->words.id);
        if (const auto *taken = change.as<PictureTaken>(); taken && isOfTheBattle(taken->picture.about, before))
            m_openPictures.insert(taken->picture.id);
    }
    if (step.kind == StepKind::BattleFinished) {
        m_words.merge(m_openWords);
        m_pictures.merge(m_openPictures);
    }
}

} // namespace muster
