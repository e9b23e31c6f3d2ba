// SPDX-License-Identifier: MIT
#include "ui/table/playview.h"

#include "model/actions/play/play.h"
#include "model/story/setupdice.h"
#include "model/story/stepstory.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/sectionline.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/label.h"
#include "ui/parts/rule.h"
#include "ui/table/playbar.h"
#include "ui/table/playdeeds.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedLayout>
#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

/// What the right half shows.
enum Face { BattleFace, BriefingFace, DiceFace };

QString allOf(const Problems &problems)
{
    QStringList sentences;
    for (const Problem &problem : problems)
        sentences << problem.text;
    return sentences.join(u' ');
}

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

PlayView::PlayView(QWidget *parent)
    : QWidget(parent)
{
    auto *halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(makeTable(), 556);
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addWidget(makeSide(), 579);
    setFocusProxy(m_list);
    connectAll();
}

void PlayView::connectAll()
{
    connect(m_map, &MapWidget::sectionChosen, this, &PlayView::showSection);
    connect(m_map, &PlayMap::tokenChosen, m_list, &PlayList::choose);
    connect(m_map, &PlayMap::tokenDropped, this, &PlayView::place);
    connect(m_map, &PlayMap::seenWanted, this, &PlayView::toggleSeen);
    connect(m_seen, &QPushButton::clicked, this, [this] { toggleSeen(m_map->section().value_or(1)); });
    connect(m_note, &QLineEdit::returnPressed, this, &PlayView::writeNote);
    connect(m_shown, &Choice::chosen, this, [this](int item) { showFace(item == 0 ? BattleFace : BriefingFace); });
    connect(m_nextTurn, &QPushButton::clicked, this, &PlayView::beginTurn);
    connect(m_list, &PlayList::rowChosen, this, &PlayView::showBar);
    connect(m_list, &PlayList::wanted, this, &PlayView::obey);
    connect(m_list, &PlayList::placeWanted, this, &PlayView::place);
    connect(m_bar, &PlayBar::wanted, this, &PlayView::obey);
    connect(m_conversation, &DiceConversation::advanced, this, &PlayView::nextActChanged);
    connect(m_conversation, &DiceConversation::completed, this, [this](const Step &step) { write(step); });
    connect(m_conversation, &DiceConversation::cancelled, this, [this] {
        showFace(BattleFace);
        m_list->setFocus(Qt::OtherFocusReason);
    });
}

void PlayView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    m_title->setText(words::title(campaign.encounter->kind));
    m_seen->setVisible(campaign.encounter->kind == EncounterKind::Patrol);
    m_map->load(*campaign.encounter, *campaign.play);
    if (!m_map->section())
        m_map->setSection(campaign.encounter->kind == EncounterKind::RaidDefend ? 2 : 8);
    const QStringList &notes = campaign.play->notes;
    m_notes->setText(notes.isEmpty() ? QString() : notes.last());
    m_notes->setToolTip(notes.isEmpty() ? QString() : asToolTip(notes.join(u'\n')));
    m_details->load(campaign, document->pack(), SetupDice(document->book(), *campaign.encounter));
    m_list->load(campaign, document->pack());
    showFace(BattleFace);
    showHead();
    showSection();
}

void PlayView::close()
{
    m_document = nullptr;
    m_conversation->stop();
}

void PlayView::showHead()
{
    const Play &play = *m_document->campaign().play;
    QStringList parts;
    parts << (play.turn == 0 ? tr("Before turn 1")
                             : tr("Turn %1: you %2, they %3").arg(play.turn).arg(play.yours).arg(play.theirs));
    if (play.eal)
        parts << tr("EAL %1").arg(*play.eal);
    if (m_document->campaign().encounter->kind == EncounterKind::Patrol)
        parts << tr("%1 of 9 sections seen").arg(play.sectionsSeen());
    m_turn->setText(parts.join(tr("   ")));
    m_now->setText(whatNow(m_document->campaign(), m_document->pack()));
    m_now->setAccessibleName(tr("Now: %1").arg(m_now->text()));
}

void PlayView::showSection()
{
    if (!m_document || !m_document->campaign().play)
        return;
    const Encounter &encounter = *m_document->campaign().encounter;
    const int number = m_map->section().value_or(1);
    const auto &sections = encounter.setup.sections;
    const auto piece =
        std::find_if(sections.begin(), sections.end(), [=](const Section &s) { return s.number == number; });
    constexpr int objectiveSection = 2;
    if (piece != sections.end())
        m_section->load(*piece, number == objectiveSection ? encounter.setup.objectiveBuildings : 0, {});
    m_seen->setChecked(m_document->campaign().play->seen[static_cast<std::size_t>(number - 1)]);
}

void PlayView::showBar()
{
    if (!m_document)
        return;
    m_bar->load(m_document->campaign(), m_list->chosen());
    m_map->setChosenRow(m_list->chosen());
}

void PlayView::showFace(int face)
{
    if (face != DiceFace)
        m_conversation->stop();
    m_right->setCurrentIndex(face);
    m_shown->setCurrent(face == BriefingFace ? 1 : 0);
    m_shown->setEnabled(face != DiceFace);
    m_nextTurn->setEnabled(face != DiceFace);
    emit nextActChanged();
}

void PlayView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier && m_right->currentIndex() != DiceFace;
    if (plain && event->key() == Qt::Key_A)
        beginTurn();
    else if (plain && event->key() == Qt::Key_N)
        m_note->setFocus(Qt::ShortcutFocusReason);
    else if (plain && event->key() == Qt::Key_S)
        toggleSeen(m_map->section().value_or(1));
    else if (plain && event->key() == Qt::Key_Escape)
        m_list->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void PlayView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &PlayView::showBar, Qt::QueuedConnection);
}

void PlayView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!window()->focusWidget())
        m_list->setFocus(Qt::OtherFocusReason); // its keys work from the start
}

void PlayView::beginTurn()
{
    const Campaign campaign = m_document->campaign();
    const Pack pack = m_document->pack();
    roll(actions::checkBeginTurn(campaign),
         [=](Dice &dice, Step &step) { actions::beginTurn(campaign, pack, dice, step); });
}

void PlayView::toggleSeen(int section)
{
    if (m_document->campaign().encounter->kind != EncounterKind::Patrol)
        return; // nothing is scouted in a raid
    const bool seen = m_document->campaign().play->seen[static_cast<std::size_t>(section - 1)];
    write(actions::seeSection(m_document->campaign(), section, !seen));
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
    write(row.kind == RowKind::Pef ? actions::placePef(campaign, row.id, section)
                                   : actions::placeGroup(campaign, row.id, section));
}

void PlayView::obey(const RowKey &row, const PlayOffer &offer)
{
    const PlayedOffer played = play(m_document->campaign(), m_document->pack(), row, offer);
    roll(played.problems, played.deed);
}

void PlayView::roll(const Problems &problems, const RolledDeed::Deed &deed)
{
    if (!problems.empty()) {
        emit problem(allOf(problems));
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
        emit problem(allOf(step.problems()));
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

std::optional<NextAct> PlayView::nextAct()
{
    if (!m_document)
        return std::nullopt;
    const auto wanted = m_conversation->deed().wanted();
    if (!wanted)
        return std::nullopt;
    return NextAct{QStringLiteral("dice"), tr("Roll the dice"),
                   words::request(*wanted, words::namesIn(m_document->campaign())), true,
                   [this] { m_conversation->entry()->take(); }};
}

} // namespace muster
