// SPDX-License-Identifier: MIT

// What PlayView does with what the player wants: it asks for the dice and writes the step.

#include "model/actions/play/play.h"
#include "model/actions/play/scenario.h"
#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/tabstops.h"
#include "ui/table/newgrouppanel.h"
#include "ui/table/playdeeds.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playview.h"
#include "ui/window/writestep.h"

#include <QLineEdit>
#include <QStringList>

namespace muster {

namespace {

/// What was just written down, for the status line.
QString inOneLine(const StepStory &story)
{
    QStringList parts;
    const auto add = [&](const StoryLine &line) {
        parts << (line.detail.isEmpty() ? line.title : PlayView::tr("%1: %2").arg(line.title, line.detail));
    };
    add(story.head);
    for (const StoryLine &line : story.lines)
        add(line);
    return parts.join(QStringLiteral(". "));
}

} // namespace

void PlayView::beginTurn()
{
    const Campaign campaign = m_document->campaign();
    const Pack pack = m_document->pack();
    if (campaign.play->scenario) {
        roll({}, [=](Dice &dice, Step &step) {
            actions::playScenarioDeed(campaign, pack, ScenarioDeed::Turn, dice, step);
        });
        return;
    }
    roll(actions::checkBeginTurn(campaign),
         [=](Dice &dice, Step &step) { actions::beginTurn(campaign, pack, dice, step); });
}

void PlayView::toggleSeen(int section)
{
    if (!isPatrol())
        return; // nothing is scouted in a raid
    const bool seen = m_document->campaign().play->seen[static_cast<std::size_t>(section - 1)];
    write(actions::seeSection(m_document->campaign(), section, !seen));
}

void PlayView::scout()
{
    const Campaign campaign = m_document->campaign();
    const Pack pack = m_document->pack();
    const int section = m_map->section().value_or(1);
    roll(actions::checkScout(campaign, pack, section),
         [=](Dice &dice, Step &step) { actions::scoutSection(campaign, pack, section, dice, step); });
}

void PlayView::askForGroup()
{
    const Campaign &campaign = m_document->campaign();
    const actions::NewGroup any{firstEnemy, 1, m_map->section().value_or(1)};
    if (const Problems problems = actions::checkAddGroup(campaign, m_document->pack(), any); !problems.empty()) {
        emit problem(textOf(problems));
        return;
    }
    m_newGroup->load(*campaign.play);
    m_newGroup->setSection(any.section);
    showFace(NewGroupFace);
    enter(*m_newGroup, Qt::ShortcutFocusReason);
}

void PlayView::addGroup(const actions::NewGroup &wanted)
{
    const Campaign campaign = m_document->campaign();
    const Pack pack = m_document->pack();
    roll(actions::checkAddGroup(campaign, pack, wanted),
         [=](Dice &dice, Step &step) { actions::addGroup(campaign, pack, wanted, dice, step); });
}

void PlayView::writeNote()
{
    const auto step = actions::writeNote(m_document->campaign(), m_note->text());
    if (step)
        m_note->clear();
    write(step);
}

void PlayView::place(const RowKey &row, int section)
{
    const Campaign &campaign = m_document->campaign();
    const OwnFigure *own = row.kind == RowKind::Own ? campaign.play->find(FigureId{row.id}) : nullptr;
    const int ownGroup = own ? own->group : row.id;
    write(row.kind == RowKind::Pef                   ? actions::placePef(campaign, row.id, section)
              : own || row.kind == RowKind::OwnGroup ? actions::placeOwnGroup(campaign, ownGroup, section)
                                                     : actions::placeGroup(campaign, row.id, section));
}

void PlayView::obey(const RowKey &row, const PlayOffer &offer)
{
    const Campaign &campaign = m_document->campaign();
    if (offer.isShut) { // by its key: told where nothing moves for it
        emit remark(whyShut(campaign, m_document->pack(), row, offer));
        return;
    }
    if (offer.deed == PlayDeed::TwoToOne) {
        const GroupInPlay &group = *campaign.play->group(row.id);
        const bool worked = actions::outnumbersTwice(campaign, m_document->pack(), group);
        const bool now = m_byHand.group == row.id ? m_byHand.twoToOne.value_or(worked) : worked;
        m_byHand = {row.id, !now};
        showBar();
        return;
    }
    const PlayedOffer played = play(campaign, m_document->pack(), row, offer, m_byHand);
    roll(played.problems, played.deed);
}

void PlayView::roll(const Problems &problems, const RolledDeed::Deed &deed)
{
    if (!problems.empty()) {
        emit problem(textOf(problems));
        return;
    }
    DiceTelling telling;
    telling.nameOf = words::namesIn(m_document->campaign());
    m_conversation->start(StepKind::Played, deed, telling);
    if (m_conversation->deed().isComplete()) {
        write(m_conversation->deed().soFar());
        return;
    }
    showFace(DiceFace);
    m_conversation->entry()->setFocus(Qt::OtherFocusReason);
}

void PlayView::write(const Result<Step> &step)
{
    if (!step) {
        emit problem(textOf(step.problems()));
        return;
    }
    const bool onList = !m_map->hasFocus() && !m_note->hasFocus();
    const QPointer<PlayView> self = this;
    const StepStory story = tell(*step, 0, m_document->campaign(), m_document->pack());
    const bool drops = m_document->book().canBringForward(); // which the window tells
    const auto written = m_document->write(*step);
    if (!self)
        return;
    if (!written) {
        emit problem(written.problem().text);
        return;
    }
    // Whoever has just come is looked at next.
    for (const Change &change : step->changes) {
        if (const auto *group = std::get_if<GroupAppeared>(&change)) {
            m_list->choose({RowKind::Group, group->group, 0});
            break;
        }
    }
    if (!drops)
        emit remark(inOneLine(story));
    if (onList)
        m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace muster
