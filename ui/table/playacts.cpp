// SPDX-License-Identifier: MIT

// What PlayView does with what the player wants: it asks for the dice and writes the step.

#include "model/actions/play/play.h"
#include "model/actions/play/scenario.h"
#include "model/acts/table.h"
#include "model/changes/enemy.h"
#include "model/story/stepstory.h"
#include "model/story/words.h"
#include "ui/encounter/callspanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/parts/tabstops.h"
#include "ui/table/newgrouppanel.h"
#include "ui/table/playbar.h"
#include "ui/table/playdeeds.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playoffers.h"
#include "ui/table/playview.h"
#include "ui/window/actdice.h"
#include "ui/window/writestep.h"

#include <QLineEdit>
#include <QMenu>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

/// What was just written down, for the status line.
QString inOneLine(const StepStory &story)
{
    QStringList parts;
    const auto add = [&](const StoryLine &line) {
        const bool hasColon = line.title.contains(u':'); // "Group 1, figure 2: dead"
        const QString both = hasColon ? PlayView::tr("%1 (%2)") : PlayView::tr("%1: %2");
        parts << (line.detail.isEmpty() ? line.title : both.arg(line.title, line.detail));
    };
    add(story.head);
    for (const StoryLine &line : story.lines)
        add(line);
    return parts.join(QStringLiteral(". "));
}

QString damageTitle(TableState damage)
{
    return damage == TableState::Stunned      ? PlayView::tr("&Stunned")
        : damage == TableState::OutOfTheFight ? PlayView::tr("&Out of the Fight")
                                              : PlayView::tr("Obviously &Dead");
}

bool movesSomebody(const Step &step)
{
    return std::any_of(step.changes.begin(), step.changes.end(), [](const Change &change) {
        const auto *pef = change.as<PefMoved>();
        const auto *group = change.as<GroupMoved>();
        return (pef && pef->move != PefMove::Stay) || (group && group->move != NonPlayerMove::Hold);
    });
}

} // namespace

void PlayView::begin(const Act &act)
{
    m_dice->begin(act, DiceHabit::Own);
}

void PlayView::beginTurn()
{
    if (m_document->campaign().play->scenario)
        begin(acts::PlayScenario{ScenarioDeed::Turn});
    else
        begin(acts::BeginTurn());
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
    begin(acts::Scout{m_map->section().value_or(1)});
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
    begin(acts::AddGroup{wanted.figures, wanted.section, wanted.army});
}

void PlayView::writeNote()
{
    const auto step = actions::writeNote(m_document->campaign(), m_note->text());
    if (step)
        m_note->clear();
    write(step);
}

/// M where the chosen row has none of its own.
void PlayView::moveNext()
{
    const Campaign &campaign = m_document->campaign();
    if (const auto move = nextMove(campaign, m_document->pack()))
        obey({}, *move);
    else if (!campaign.play->scenario)
        emit remark(tr("Nobody of the enemy is left to move."));
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
    if (offer.row) { // another's: that row is chosen, for what is done with it next
        PlayOffer own = offer;
        const RowKey whose = *std::exchange(own.row, std::nullopt);
        m_list->choose(whose);
        return obey(whose, own);
    }
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
    if (offer.deed == PlayDeed::AskStarPower)
        return askStarPower(row, offer);
    const PlayedOffer played = play(campaign, m_document->pack(), row, offer, m_byHand);
    if (const Act *act = std::get_if<Act>(&played))
        begin(*act);
    else
        write(std::get<Result<Step>>(played));
}

/// Which damage the dice are against, before it is noted.
void PlayView::askStarPower(const RowKey &row, const PlayOffer &offer)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Star Power against"));
    menu->addSection(tr("Star Power against"));
    for (const TableState damage : starPowerDamages) {
        PlayOffer against = offer;
        against.deed = PlayDeed::StarPower;
        against.state = damage;
        menu->addAction(damageTitle(damage), this, [=, this] { obey(row, against); });
    }
    menu->setActiveAction(menu->actions().at(1));
    const QSize size = menu->sizeHint();
    menu->popup(m_bar->mapToGlobal(QPoint(0, -size.height())));
}

void PlayView::write(const Result<Step> &step)
{
    const bool onList = !m_map->hasFocus() && !m_note->hasFocus();
    const QPointer<PlayView> self = this;
    const QString why = writeStep(*m_document, step);
    if (!self)
        return;
    if (!why.isEmpty())
        emit problem(why);
    else if (step)
        tellWritten(*step);
    if (onList && step)
        m_list->setFocus(Qt::OtherFocusReason);
}

/// Whoever has just come is looked at next.
void PlayView::tellWritten(const Step &step)
{
    const Book &book = m_document->book();
    if (!m_document->campaign().play || book.steps[book.inForce - 1].changes != step.changes)
        return; // the player was asked first, and it was not to be
    if (const auto *group = firstOf<GroupAppeared>(step.changes))
        m_list->choose({RowKind::Group, group->group, 0});
    emit remark(inOneLine(tell(step, 0, fold(book.steps, book.inForce - 1), m_document->pack())));
}

/// An act's dice are all in, and its step is written.
void PlayView::takeDone(const Step &step)
{
    tellWritten(step);
    if (step.kind == StepKind::PressSought) {
        showFace(BriefingFace); // where it says who came
        m_details->calls()->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_list->pauseAfterRoll();
    if (!movesSomebody(step)) // after a move, a digit is the section it went to
        m_list->refuseDice();
    m_drew = std::any_of(step.rolls.begin(), step.rolls.end(),
                         [](const Roll &roll) { return roll.reason.kind == RollKind::Card; });
    m_list->setFocus(Qt::OtherFocusReason);
}

} // namespace muster
