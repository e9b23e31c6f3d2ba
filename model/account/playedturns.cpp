// SPDX-License-Identifier: MIT
#include "model/account/playedturns.h"

#include "model/changes/all.h"
#include "model/changes/story.h"
#include "model/story/words.h"
#include "model/texts.h"

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

namespace {

/// What happens at the table: moves and tests, a rocket that is used up, the name that a leader is given.
bool isOfPlay(const Step &step, const Campaign &before)
{
    return step.kind == StepKind::Played || (step.kind == StepKind::Equipped && before.play)
        || (step.kind == StepKind::Told && firstOf<FoeMet>(step.changes));
}

AccountLine ownLine(const Words &words)
{
    return {words.title.isEmpty() ? words.text : words.title + u'\n' + words.text, {}, true};
}

} // namespace

PlayedTurns::PlayedTurns(const Pack &pack, const Campaign &now, const AddedInPlay &added)
    : m_pack(pack)
    , m_now(now)
    , m_added(added)
{
}

void PlayedTurns::read(const Step &step, int number, const Campaign &before, const Campaign &after)
{
    if (std::exchange(m_isPrepared, true) && isOfPlay(step, before))
        note(step, number, before, after);
    noteAdded(step);
    if (step.kind == StepKind::SetAside) {
        m_turns.clear();
        m_letters.clear();
        m_came.clear();
        m_scouted.clear();
    }
    rememberWhoCame(step, before, after);
}

/// Sections that were scouted one after the other are told in one line.
bool PlayedTurns::noteScouted(const Step &step, const Campaign &after, std::vector<AccountLine> &lines)
{
    const auto *seen = firstOf<SectionSeen>(step.changes);
    if (!seen || !seen->on || step.changes.size() != 1) {
        m_scouted.clear();
        return false;
    }
    const bool goesOn = !m_scouted.isEmpty();
    m_scouted << QString::number(seen->section);
    if (!goesOn)
        return false;
    lines.back() = {AccountText::tr("Sections %1 scouted: %2 of %3")
                        .arg(words::listing(m_scouted))
                        .arg(after.play->sectionsSeen())
                        .arg(after.encounter->setup.grid.count())};
    return true;
}

/// What was noted of the battle in one step. Its turn is the heading, and not told again.
void PlayedTurns::note(const Step &step, int number, const Campaign &before, const Campaign &after)
{
    const StepStory story = tell(step, number, before, after, m_pack);
    const auto turnOf = [](const Campaign &campaign) { return campaign.play ? campaign.play->turn : 0; };
    const int turn = turnOf(after);
    const bool begins = turn > turnOf(before);
    if (begins || m_turns.empty())
        m_turns.push_back({turn, {}});
    std::vector<AccountLine> &lines = m_turns.back().lines;

    if (begins)
        m_scouted.clear();
    AccountLine head = sentenceOf(story.head);
    if (step.kind == StepKind::Told || noteScouted(step, after, lines))
        head = {};
    if (begins && story.head.theme == Theme::Turn)
        head.text = words::capitalised(story.head.detail);
    if (const auto *written = firstOf<NoteWritten>(step.changes); written && step.changes.size() == 1)
        head = {written->text, {}, true};
    if (!head.text.isEmpty() || !head.dice.empty())
        lines.push_back(head);
    for (const StoryLine &line : story.lines)
        lines.push_back(sentenceOf(line));
    for (const Words &words : m_now.words) {
        if (words.about != About{AboutKind::Step, number})
            continue;
        lines.push_back(ownLine(words));
        m_scouted.clear();
    }
    for (const Picture *picture : picturesAbout(m_now.pictures, {AboutKind::Step, number}))
        m_turns.back().pictures.push_back(accountPicture(*picture));
    for (const Change &change : step.changes) {
        if (const auto *resolved = change.as<PefResolved>()) {
            for (const Roll &roll : step.rolls) {
                if (roll.reason == Reason{RollKind::PefLetter, resolved->pef})
                    m_letters[resolved->pef] = {{roll}, {}};
            }
        }
    }
}

/// What the player added meanwhile stands where the battle had got to.
void PlayedTurns::noteAdded(const Step &step)
{
    if (m_turns.empty())
        return;
    AccountTurn &turn = m_turns.back();
    for (const Change &change : step.changes) {
        if (const auto *written = change.as<WordsWritten>(); written && m_added.hasWords(written->words.id)) {
            if (const auto words = m_now.words.constFind(written->words.id); words != m_now.words.constEnd())
                turn.lines.push_back(ownLine(*words));
        }
        if (const auto *taken = change.as<PictureTaken>(); taken && m_added.hasPicture(taken->picture.id)) {
            if (const auto there = m_now.pictures.constFind(taken->picture.id); there != m_now.pictures.constEnd())
                turn.pictures.push_back(accountPicture(*there));
        }
    }
}

/// What is lost or used up in the fight was there when it began; what is edited meanwhile was so from the beginning.
void PlayedTurns::rememberWhoCame(const Step &step, const Campaign &before, const Campaign &after)
{
    if (!after.play)
        return;
    const bool fought = before.play && isOfPlay(step, before);
    for (const Figure &figure : after.band) {
        const Figure *was = before.find(figure.id);
        const auto known = m_came.find(figure.id);
        if (known == m_came.end() || !was) {
            m_came[figure.id] = figure;
        } else if (!fought && *was != figure) {
            Figure edited = figure;
            if (figure.rep() == was->rep())
                edited.profile.rep = known->second.rep();
            if (figure.carries == was->carries)
                edited.carries = known->second.carries;
            known->second = edited;
        }
    }
}

const Figure &PlayedTurns::asItCame(const Figure &figure) const
{
    const auto came = m_came.find(figure.id);
    return came == m_came.end() ? figure : came->second;
}

} // namespace muster
