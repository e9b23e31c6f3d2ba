// SPDX-License-Identifier: MIT
#include "ui/table/playview.h"

#include "model/actions/play/play.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/tableedges.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/scenario.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/sectionline.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/halves.h"
#include "ui/parts/label.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/parts/writebuttons.h"
#include "ui/systems/halfmonths/callspanel.h"
#include "ui/table/newgrouppanel.h"
#include "ui/table/playbar.h"
#include "ui/table/playdeeds.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/whostands.h"
#include "ui/window/actdice.h"
#include "ui/window/writestep.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QStringList>

#include <utility>

namespace muster {

PlayView::PlayView(QWidget *parent)
    : QWidget(parent)
{
    layHalves(this, makeTable(), makeSide());
    makeSidesActions();
    connectAll();
    tellKeys(this, tr("Battle"),
             {{tr("A"), tr("The next turn: activation dice, or cards")},
              {tr("Left, Right"), tr("Hide or show the figures of a group")},
              {tr("S"), tr("The section chosen on the map is seen")},
              {tr("G"), tr("Somebody scouts that section")},
              {tr("1 to 9"), tr("Who is chosen in the list stands in that section now")},
              {tr("Enter"), tr("The first deed of the selected row, such as the next round of a pursuit")},
              {tr("The letter on a button"), tr("What it does with who is chosen in the list")},
              {tr("M"), tr("The enemy who is chosen in the list moves, or else the next in order")},
              {tr("N"), tr("A note")},
              {tr("Esc"), tr("Back to the list")}});
}

void PlayView::makeSidesActions()
{
    auto *group = new QActionGroup(this);
    const QStringList names{tr("Two sides"), tr("Three sides"), tr("Four sides")};
    for (int sides = fewestSides; sides <= mostSides; ++sides) {
        QAction *action = group->addAction(names[sides - fewestSides]);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [=, this] {
            if (m_document->campaign().play->sides != sides)
                write(actions::countSides(m_document->campaign(), sides));
        });
        m_sides << action;
    }
    m_more = new QAction(tr("More of the enemy come…"), this);
    m_more->setShortcut(QKeySequence(Qt::Key_Plus));
    m_more->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(m_more);
    connect(m_more, &QAction::triggered, this, &PlayView::askForGroup);
}

QList<QAction *> PlayView::menuActions()
{
    refreshActions();
    return m_sides + QList{m_more};
}

void PlayView::refreshActions()
{
    const Campaign *campaign = m_document ? &m_document->campaign() : nullptr;
    const bool plays = campaign && campaign->play;
    const bool asks = m_right->currentIndex() >= DiceFace;
    const QString no = !plays ? tr("Begin play first.")
        : asks                ? tr("Answer what is asked on the page first.")
                              : QString();
    for (QAction *sides : std::as_const(m_sides))
        allow(*sides, no);
    const actions::NewGroup any{firstEnemy, 1, m_map->section().value_or(1)};
    allow(*m_more, no.isEmpty() ? textOf(actions::checkAddGroup(*campaign, m_document->pack(), any)) : no);
}

void PlayView::connectAll()
{
    connect(m_map, &MapWidget::sectionChosen, this, &PlayView::showSection);
    connect(m_map, &PlayMap::tokenChosen, m_list, &PlayList::choose);
    connect(m_map, &PlayMap::tokenDropped, this, &PlayView::place);
    connect(m_map, &PlayMap::seenWanted, this, &PlayView::toggleSeen);
    connect(m_seen, &QPushButton::clicked, this, [this] { toggleSeen(m_map->section().value_or(1)); });
    connect(m_scout, &QPushButton::clicked, this, &PlayView::scout);
    giveRowMenu(*m_list, [this](QMenu &menu, const QModelIndex &index) { fillRowMenu(menu, index); });
    connect(m_list, &PlayList::editWanted, this, &PlayView::edit);
    connect(m_map, &MapWidget::menuWanted, this, &PlayView::openSectionMenu);
    connect(m_map, &MapWidget::editWanted, this, &PlayView::editSection);
    connect(m_map, &PlayMap::tokenMenuWanted, this, [this](const RowKey &row, QPoint place) {
        m_list->choose(row);
        QMenu *menu = makeContextMenu(*m_map);
        fillRowMenu(*menu, m_list->currentIndex());
        popUp(*menu, place);
    });
    connect(m_correction, &CorrectionPanel::written, this, &PlayView::writeCorrection);
    connect(m_correction, &CorrectionPanel::cancelled, this, [this] {
        showFace(BattleFace);
        m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(m_note, &QLineEdit::returnPressed, this, &PlayView::writeNote);
    connect(m_shown, &Choice::chosen, this, [this](int item) { showFace(item == 0 ? BattleFace : BriefingFace); });
    connect(m_nextTurn, &QPushButton::clicked, this, &PlayView::beginTurn);
    connect(m_list, &PlayList::rowChosen, this, &PlayView::showBar);
    connect(m_list, &PlayList::wanted, this, &PlayView::obey);
    connect(m_list, &PlayList::placeWanted, this, &PlayView::place);
    connect(m_bar, &PlayBar::wanted, this, &PlayView::obey);
    connect(m_newGroup, &NewGroupPanel::wanted, this, &PlayView::addGroup);
    connect(m_newGroup, &NewGroupPanel::cancelled, this, [this] {
        showFace(BattleFace);
        m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(m_details->calls(), &CallsPanel::problem, this, &PlayView::problem);
    connect(m_details->calls(), &CallsPanel::called, this,
            [this] { showFace(BriefingFace); }); // where it says who came
    connect(m_details->calls(), &CallsPanel::actWanted, this, &PlayView::begin);
    connect(m_dice, &ActDice::askingChanged, this, &PlayView::showDice);
    connect(m_dice, &ActDice::problem, this, &PlayView::problem);
    connect(m_dice, &ActDice::done, this, &PlayView::takeDone);
    connect(m_list, &PlayList::diceRefused, this, [this] {
        emit problem(m_drew ? tr("That draw is complete: to move something, select its row, then type its section.")
                            : tr("That roll is complete: to move something, select its row, then type its section."));
    });
}

void PlayView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    m_title->setText(words::title(*campaign.encounter));
    m_seen->setVisible(isPatrol());
    m_scout->setVisible(actions::mayScout(campaign, document->pack()));
    const bool cards = !systemOf(*campaign.play).rollsActivation();
    m_nextTurn->setText(cards ? tr("Draw cards") : tr("Activation"));
    m_nextTurn->setToolTip(cards ? tr("A card for each side, for the next turn")
                                 : tr("Roll every side's die for the next turn"));
    m_sides[campaign.play->sides - fewestSides]->setChecked(true);
    m_byHand = {};
    m_map->setWho(whoStands(campaign));
    m_map->load(campaign, document->pack());
    if (std::exchange(m_battle, campaign.encounter->seed) != campaign.encounter->seed) {
        const int own = campaign.play->ownGroups.front().section;
        m_map->setSection(own == offTable ? 8 : own); // it begins where the band does
        m_note->clear(); // which was begun in another battle
    }
    const QStringList &notes = campaign.play->notes;
    m_notes->setText(notes.isEmpty() ? QString() : notes.last());
    m_notes->setToolTip(notes.isEmpty() ? QString() : asToolTip(notes.join(u'\n')));
    m_details->load(campaign, document->pack(), SetupDice(document->book(), *campaign.encounter));
    if (systemOf(*campaign.play).creditsDeeds())
        m_details->calls()->load(document); // the press may come in any turn
    m_list->load(campaign, document->pack());
    showFace(BattleFace);
    m_dice->load(document);
    showHead();
    showSection();
}

void PlayView::close()
{
    m_document = nullptr;
    m_dice->load(nullptr);
}

void PlayView::showDice(bool asking)
{
    if (asking)
        m_rolled->setText(m_dice->title());
    showFace(asking ? DiceFace : BattleFace);
    beginAt(*this, asking ? static_cast<QWidget *>(m_dice->entry()) : m_list);
}

void PlayView::showHead()
{
    const Play &play = *m_document->campaign().play;
    QStringList parts;
    parts << (play.turn == 0 ? tr("Before turn 1") : tr("Turn %1: %2").arg(QString::number(play.turn), turnInWords()));
    if (play.eal)
        parts << tr("EAL %1").arg(*play.eal);
    if (isPatrol())
        parts << tr("%1 of 9 sections seen").arg(play.sectionsSeen());
    m_turn->setText(parts.join(tr("   ")));
    m_now->setText(whatNow(m_document->campaign(), m_document->pack()));
    m_now->setAccessibleName(tr("Now: %1").arg(m_now->text()));
}

QString PlayView::turnInWords() const
{
    const Play &play = *m_document->campaign().play;
    if (!systemOf(play).rollsActivation())
        return systemOf(play).turnBy(play);
    QStringList dice;
    for (int side = 0; side < play.sides; ++side) {
        if (play.dieOf(side) > 0)
            dice << (play.sides > fewestSides ? tr("%1: %2") : tr("%1 %2"))
                        .arg(words::side(side, play.sides))
                        .arg(play.dieOf(side));
    }
    return dice.join(tr(", "));
}

/// Of those with sections to see.
bool PlayView::isPatrol() const
{
    const Encounter &encounter = *m_document->campaign().encounter;
    return !encounter.part && encounter.kind == EncounterKind::Patrol;
}

void PlayView::showSection()
{
    if (!m_document || !m_document->campaign().play)
        return;
    const Encounter &encounter = *m_document->campaign().encounter;
    const int number = m_map->section().value_or(1);
    m_section->setVisible(!encounter.setup.sections.empty());
    m_newGroup->setSection(number);
    m_correction->setSection(number);
    m_section->load(encounter.setup, number, {});
    const Play &play = *m_document->campaign().play;
    const auto place = static_cast<std::size_t>(number - 1);
    m_seen->setChecked(play.seen[place]);
    m_scout->setEnabled(!play.scouted[place]);
    m_scout->setText(!play.scouted[place]       ? tr("Scout")
                         : *play.scouted[place] ? tr("Enemy found")
                                                : tr("Nobody there"));
}

void PlayView::showBar()
{
    if (!m_document)
        return;
    m_bar->load(m_document->campaign(), m_document->pack(), m_list->chosen(), m_byHand);
    m_map->setChosenRow(m_list->chosen());
}

void PlayView::showFace(int face)
{
    m_right->setCurrentIndex(face);
    // Where dice are asked for or something is to be filled in, the keyboard comes back to that.
    beginAt(*this, face == BattleFace ? static_cast<QWidget *>(m_list) : m_right->currentWidget());
    m_shown->setCurrent(face == BriefingFace ? 1 : 0);
    const bool asks = face >= DiceFace;
    m_shown->setEnabled(!asks);
    m_nextTurn->setEnabled(!asks);
    refreshActions();
    emit nextActChanged();
}

void PlayView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = event->modifiers() == Qt::NoModifier && m_right->currentIndex() <= BriefingFace;
    if (plain && event->key() == Qt::Key_A)
        beginTurn();
    else if (plain && event->key() == Qt::Key_M)
        moveNext();
    else if (plain && event->key() == Qt::Key_N)
        beginNote();
    else if (plain && event->key() == Qt::Key_S)
        toggleSeen(m_map->section().value_or(1));
    else if (plain && event->key() == Qt::Key_G && m_scout->isVisible())
        scout();
    else if (plain && event->key() == Qt::Key_Escape)
        m_list->setFocus(Qt::ShortcutFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void PlayView::beginNote()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
    bringIntoView(*m_note);
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

std::optional<NextAct> PlayView::nextAct()
{
    return m_dice->nextAct();
}

} // namespace muster
