// SPDX-License-Identifier: MIT
#include "ui/table/playview.h"

#include "model/account/account.h"
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/reference/testsubject.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/setupdice.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/scenarios.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/sectionrow.h"
#include "ui/help/keys.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/pictures/addpicture.h"
#include "ui/reference/referencepage.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/table/playbar.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr qreal lastDie = 18;

/// The subject of acts about the whole table.
constexpr Subject battle{SubjectKind::Battle, 0, 0};

/// Returns the acts of the battle that are in the menu of the page: the same whether there is a battle or not.
std::vector<acts::Offer> inMenu(const Campaign &campaign, const Pack &pack)
{
    std::vector<acts::Offer> all = acts::offersOn({campaign, pack, battle});
    std::erase_if(all, [](const acts::Offer &offer) { return !offer.isInMenu; });
    return all;
}

/// Returns the offer of that act, else one of the same kind with other values; none if there is neither.
std::optional<acts::Offer> offerOf(const Act &act, const std::vector<acts::Offer> &offers)
{
    auto found = std::ranges::find_if(offers, [&](const acts::Offer &offer) { return offer.act == act; });
    if (found == offers.end())
        found =
            std::ranges::find_if(offers, [&](const acts::Offer &offer) { return &offer.act.kind() == &act.kind(); });
    return found == offers.end() ? std::nullopt : std::optional(*found);
}

/// The line for notes. While it is empty, Undo and Redo are the window's: a note that was just written is its last
/// step.
class NoteLine : public QLineEdit
{
protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride && text().isEmpty()) {
            const auto &key = static_cast<QKeyEvent &>(*event);
            if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        return QLineEdit::event(event);
    }
};

} // namespace

PlayView::PlayView()
{
    auto *halves = new NoHeightForWidth;
    layHalves(halves, makeTable(), makeSide());
    vbox(this, {{halves, 1}, makeRule(), makeDock()}, 0);
    makeMenuActions();
    connectAll();
    QList<ShortcutHelp> keys;
    for (const auto &[key, about] : acts::everyKey())
        keys.append({key, about});
    keys << QList<ShortcutHelp>{
        {tr("Left, Right"), tr("Hide or show the figures of a group")},
        {tr("Enter"), tr("Do the first action of the selected row, such as the next round of a pursuit")},
        {QKeySequence(Qt::CTRL | Qt::Key_T).toString(QKeySequence::NativeText),
         tr("Take a test with the selected row")},
        {tr("The letter on a button"), tr("Press that button for the selected row")},
        {tr("Esc"), tr("Back to the list")}};
    setShortcutHelp(this, tr("Battle"), keys);
}

void PlayView::makeMenuActions()
{
    auto *group = new QActionGroup(this);
    for (const acts::Offer &offer : inMenu({}, {})) {
        m_menuActs.push_back(offer.act);
        auto *action = new QAction(offer.text, this);
        if (offer.isOn)
            group->addAction(action)->setCheckable(true);
        if (offer.key != Qt::Key_unknown)
            action->setShortcut(QKeySequence(offer.key));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        onPress(action, this, [this, act = offer.act] {
            const auto wanted = offerOf(act, inMenu(m_document->campaign(), m_document->pack()));
            if (wanted && !wanted->isOn.value_or(false)) // else it is on already
                obey(battle, *wanted);
        });
        m_menu << action;
    }
}

QList<QAction *> PlayView::menuActions()
{
    refreshActions();
    return m_menu;
}

void PlayView::refreshActions()
{
    const bool asks = isAsking();
    const std::vector<acts::Offer> offers =
        m_document ? inMenu(m_document->campaign(), m_document->pack()) : inMenu({}, {});
    const bool plays = m_document && m_document->campaign().play;
    for (std::size_t i = 0; i < m_menuActs.size(); ++i) {
        QAction &action = *m_menu[qsizetype(i)];
        const auto offer = offerOf(m_menuActs[i], offers);
        const bool isOn = offer && offer->isOn.value_or(false);
        action.setChecked(isOn);
        allow(action,
              !offer              ? tr("There is no such act in this battle.")
                  : asks && plays ? tr("Answer the question on the page first.")
                  : plays && isOn ? QString()
                                  : offer->whyNot);
        if (action.isEnabled())
            action.setStatusTip(offer->about);
    }
}

void PlayView::connectAll()
{
    connect(m_map, &MapWidget::sectionChosen, this, &PlayView::showSection);
    connect(m_map, &PlayMap::tokenChosen, m_list, &PlayList::choose);
    connect(m_map, &PlayMap::tokenDropped, this, &PlayView::place);
    giveRowMenu(*m_list, [this](QMenu &menu, const QModelIndex &index) { fillRowMenu(menu, index); });
    connect(m_list, &PlayList::editWanted, this, &PlayView::edit);
    connect(m_map, &MapWidget::menuWanted, this, &PlayView::openSectionMenu);
    connect(m_map, &MapWidget::editWanted, this, &PlayView::editSection);
    connect(m_map, &PlayMap::tokenMenuWanted, this, [this](const Subject &row, QPoint place) {
        m_list->choose(row);
        QMenu *menu = makeContextMenu(*m_map);
        fillRowMenu(*menu, m_list->currentIndex());
        popUp(*menu, place);
    });
    connect(m_correction, &CorrectionPanel::written, this, &PlayView::writeCorrection);
    connect(m_correction, &CorrectionPanel::cancelled, this, &PlayView::backToList);
    connect(m_resume, &ResumeView::closed, this, &PlayView::backToList);
    connect(m_note, &QLineEdit::returnPressed, this, &PlayView::writeNote);
    connect(m_note, &QLineEdit::textEdited, this, [this] {
        if (std::exchange(m_noteRefused, false)) // refused for want of a text
            emit pageAround(*this)->problemGone();
    });
    takePastedPicture(*m_note, [this](const QMimeData &picture) {
        addPicture(*m_document, {AboutKind::Month, m_document->campaign().turn}, picture, problemOf(pageAround(*this)));
    });
    connect(m_shown, &SegmentedControl::chosen, this,
            [this](int item) { showFace(item == 0 ? BattleFace : BriefingFace); });
    onPress(m_nextTurn, this, [this] {
        if (const auto turn = nextTurn())
            obey(battle, *turn);
    });
    connect(m_list, &PlayList::rowChosen, this, &PlayView::showBar);
    connect(m_list, &PlayList::wanted, this, &PlayView::obey);
    connect(m_bar, &PlayBar::wanted, this, &PlayView::obey);
    connect(m_bar, &PlayBar::testWanted, this, &PlayView::takeTestOfRow);
    auto *test =
        new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_T), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(test, &QShortcut::activated, this, &PlayView::takeTestOfRow);
    connect(m_bar, &PlayBar::widthChanged, this, &PlayView::showBar, Qt::QueuedConnection);
    connect(m_newGroup, &NewGroupPanel::wanted, this, &PlayView::begin);
    connect(m_newGroup, &NewGroupPanel::cancelled, this, &PlayView::backToList);
    connect(m_details->calls(), &MediaAndVehiclesPanel::called, this,
            [this] { showFace(BriefingFace); }); // the briefing shows who came
    connect(m_details->calls(), &MediaAndVehiclesPanel::actWanted, this, &PlayView::begin);
    connect(m_dice, &ActDicePanel::askingChanged, this, &PlayView::showDice);
    connect(m_dice, &ActDicePanel::done, this, &PlayView::takeDone);
    connect(m_list, &PlayList::diceRefused, this, [this] {
        if (!m_whyNoDice.isEmpty())
            return emit pageAround(*this)->problem(tr("No dice are asked for: %1").arg(m_whyNoDice));
        emit pageAround(*this)->problem(
            m_drew ? tr("That draw is complete: to move something, select its row, then type its section.")
                   : tr("That roll is complete: to move something, select its row, then type its section."));
    });
}

void PlayView::load(CampaignDocument *document)
{
    m_document = document;
    const Campaign &campaign = document->campaign();
    m_title->setText(words::title(*campaign.encounter));
    const auto turn = nextTurn();
    m_nextTurn->setVisible(turn.has_value());
    if (turn) {
        m_nextTurn->setText(turn->text);
        m_nextTurn->setToolTip(turn->about);
        m_nextTurn->setKeyHint(keyText(*turn));
    }
    m_map->setWho(whoStands(campaign));
    m_map->load(campaign, document->pack());
    const bool isAnother = std::exchange(m_battle, campaign.encounter->seed) != campaign.encounter->seed;
    if (isAnother) {
        const int own = campaign.play->ownGroups.front().section;
        m_map->setSection(own == offTable ? campaign.encounter->setup.grid.middleOfNearRow()
                                          : own); // the section in which the band begins
        m_note->clear(); // begun in another battle
        m_led.clear();
    }
    const QStringList notes = notesOf(campaign, document->pack());
    m_notes->setText(notes.isEmpty() ? QString() : notes.last());
    m_notes->setToolTip(notes.isEmpty() ? QString() : asToolTip(notes.join(u'\n')));
    m_details->load(campaign, document->pack(), SetupDice(document->history(), *campaign.encounter));
    if (systemOf(*campaign.play).traits.creditsDeeds)
        m_details->calls()->load(document); // the media may come in any turn
    // The height does not depend on what is shown: nothing moves while one rolls.
    m_dock->parentWidget()->setFixedHeight(std::max(m_bar->minimumHeight(), m_dice->dockHeight()));
    loadList();
    showLastRoll();
    if (isAnother)
        showTest(false);
    showFace(BattleFace);
    m_dice->load(document);
    showHead();
    showSection();
}

/// Loads the list. The chosen row stays; after Undo, the row from which the undone step had led is chosen again.
void PlayView::loadList()
{
    m_before = m_list->chosen();
    std::optional<Subject> back;
    for (; !m_led.empty() && m_led.back().step > m_document->history().inForce; m_led.pop_back()) {
        if (back.value_or(m_before.value_or(Subject())) == m_led.back().to)
            back = m_led.back().from;
    }
    m_list->load(m_document->campaign(), m_document->pack());
    if (back)
        m_list->choose(*back);
}

/// Returns the first offer of the battle.
std::optional<acts::Offer> PlayView::nextTurn() const
{
    const std::vector<acts::Offer> offers = acts::offersOn(situation(battle));
    return offers.empty() ? std::nullopt : std::optional(offers.front());
}

void PlayView::close()
{
    m_document = nullptr;
    m_dice->load(nullptr);
    showTest(false);
}

void PlayView::showDice(bool asking)
{
    m_rolled->setText(m_dice->title());
    showFace(BattleFace);
    if (const QWidget *focus = window()->focusWidget(); !asking && focus && m_dock->parentWidget()->isAncestorOf(focus))
        m_list->setFocus(
            Qt::OtherFocusReason); // Qt has given the focus to the first button that took the place of the dice
    setFirstFocus(*this, asking ? static_cast<QWidget *>(m_dice->entry()) : m_list);
}

void PlayView::showHead()
{
    const Play &play = *m_document->campaign().play;
    QStringList parts;
    parts << (play.turn == 0 ? tr("Before turn 1") : tr("Turn %1: %2").arg(QString::number(play.turn), turnInWords()));
    const Encounter &encounter = *m_document->campaign().encounter;
    if (!encounter.dealtEnemy() && encounter.setup.time == TimeOfDay::Night)
        parts << words::title(TimeOfDay::Night);
    if (play.eal)
        parts << tr("EAL %1").arg(*play.eal);
    if (isPatrol())
        parts << tr("%1 of %n sections scouted", nullptr, encounter.setup.grid.count()).arg(play.sectionsSeen());
    m_turn->setText(parts.join(tr("   ")));
    m_now->setText(whatNow(m_document->campaign(), m_document->pack()));
    m_now->setAccessibleName(tr("Now: %1").arg(m_now->text()));
}

/// Shows the last roll with as many of its dice as leave room for its words.
void PlayView::showLastRoll()
{
    constexpr qreal mostDice = 240;
    StoryLine line = lastRollOf(m_document->history(), m_document->pack()).value_or(StoryLine());
    const QString told = sentenceOf(line).text;
    const std::size_t rolls = line.dice.rolls.size();
    while (storyDiceWidth(line.dice, lastDie) > mostDice)
        line.dice.rolls.pop_back();
    m_lastDice->setDice(line.dice, facesOf({line.dice}));
    m_lastDice->setVisible(!line.dice.rolls.empty());
    m_lastRoll->setText(line.dice.rolls.size() < rolls ? tr("… %1", "after the first of many dice").arg(told) : told);
    m_lastRoll->setAccessibleName(told.isEmpty() ? tr("No roll yet") : tr("Last roll: %1").arg(told));
}

QString PlayView::turnInWords() const
{
    const Play &play = *m_document->campaign().play;
    if (!systemOf(play).traits.rollsActivation)
        return turnByCards(play);
    QStringList dice;
    for (int side = 0; side < play.sides; ++side) {
        if (play.dieOf(side) > 0)
            dice << (play.sides > fewestSides ? tr("%1: %2") : tr("%1 %2"))
                        .arg(words::side(side, play.sides))
                        .arg(play.dieOf(side));
    }
    return dice.join(tr(", "));
}

/// Returns whether the encounter is a Patrol, which has sections to see.
bool PlayView::isPatrol() const
{
    const Encounter &encounter = *m_document->campaign().encounter;
    return !encounter.part && encounter.kind == EncounterKind::Patrol;
}

acts::Situation PlayView::situation(const Subject &subject) const
{
    return {m_document->campaign(), m_document->pack(), subject};
}

/// Returns the section that is chosen on the map, or section 1.
Subject PlayView::section() const
{
    return {SubjectKind::Section, m_map->section().value_or(1), 0};
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
    showSectionOffers();
}

/// Shows a button for each offer of the section; the button is kept for the next section.
void PlayView::showSectionOffers()
{
    for (const auto &[kind, button] : m_sectionButtons)
        button->hide();
    for (const acts::Offer &offer : acts::offersOn(situation(section()))) {
        const ActKind *kind = &offer.act.kind();
        Button *&button = m_sectionButtons[kind];
        if (!button) {
            button = new Button(kind->hasDice ? "dice" : "check", offer.text);
            button->setKeyHint(keyText(offer));
            button->setCheckable(offer.isOn.has_value());
            m_sectionRow->add(button);
            onPress(button, this, [this, kind] {
                for (const acts::Offer &wanted : acts::offersOn(situation(section()))) {
                    if (&wanted.act.kind() == kind)
                        return obey(section(), wanted);
                }
            });
        }
        button->setText(offer.text);
        button->setToolTip(offer.whyNot.isEmpty() ? offer.about : asToolTip(offer.whyNot));
        button->setEnabled(offer.whyNot.isEmpty());
        button->setChecked(offer.isOn.value_or(false));
        button->show();
    }
}

void PlayView::showBar()
{
    if (!m_document)
        return;
    const Subject row = m_list->chosen().value_or(Subject());
    m_bar->load(situation(row), !takersOf(row).empty());
    m_map->setChosenRow(m_list->chosen());
}

/// Returns whether something has to be answered before the battle goes on.
bool PlayView::isAsking() const
{
    return m_dice->isAsking() || m_right->currentIndex() == NewGroupFace || m_right->currentIndex() == CorrectionFace;
}

void PlayView::resume(const ResumeCard &card)
{
    m_resume->load(card);
    showFace(ResumeFace);
}

void PlayView::showFace(int face)
{
    m_right->setCurrentIndex(face);
    if (face != BattleFace)
        showTest(false);
    m_dock->setCurrentIndex(m_dice->isAsking() ? DiceFoot : isTesting() ? TestFoot : ActsFoot);
    // The focus comes back to dice that are asked for or a form that is to be filled in.
    setFirstFocus(*this,
                  face != BattleFace ? m_right->currentWidget()
                      : isTesting()  ? static_cast<QWidget *>(m_test)
                                     : m_list);
    m_bar->setEnabled(face <= BriefingFace); // its keys are disabled elsewhere
    m_shown->setCurrent(face == BriefingFace ? 1 : 0);
    const bool asks = isAsking();
    m_head->setVisible(face != ResumeFace);
    m_shown->setEnabled(!asks);
    m_nextTurn->setEnabled(!asks);
    refreshActions();
    emit pageAround(*this)->nextActChanged();
}

void PlayView::keyPressEvent(QKeyEvent *event)
{
    const bool escapes = event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_Escape;
    const bool plain = event->modifiers() == Qt::NoModifier && m_right->currentIndex() <= BriefingFace
        && !m_dice->isAsking() && !isTesting();
    if (escapes && isTesting() && !m_dice->isAsking())
        backToList();
    else if (escapes && m_dice->isAsking())
        m_dice->entry()->setFocus(Qt::ShortcutFocusReason);
    else if (plain && escapes)
        m_list->setFocus(Qt::ShortcutFocusReason);
    else if (plain && m_map->hasFocus() && obeyKey(event->key())) // the section first, since the map has the focus
        return;
    else if (!plain || !(m_list->obeys(*event) || obeyKey(event->key())))
        QWidget::keyPressEvent(event);
}

void PlayView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_right->currentIndex() == ResumeFace)
        enter(*m_resume, Qt::OtherFocusReason);
    else if (!window()->focusWidget())
        m_list->setFocus(Qt::OtherFocusReason); // its keys work from the start
}

/// Returns the next thing to do, as whatNow() tells it: a PEF that was found, a group that moves, the next turn. None
/// when the battle is decided.
std::optional<NextAct> PlayView::nextAct()
{
    if (auto roll = m_dice->nextAct(); roll || !m_document || !m_document->campaign().play)
        return roll;
    if (auto test = testAct())
        return test;
    const Campaign &campaign = m_document->campaign();
    if (!systemOf(*campaign.encounter).decided(campaign, m_document->pack()).isEmpty())
        return std::nullopt;
    Subject whose = battle;
    auto offer = nextTurn();
    if (const PefInPlay *found = campaign.play->foundPef()) {
        whose = {SubjectKind::Pef, found->pef.id, 0};
        if (const auto offers = acts::offersOn(situation(whose)); !offers.empty())
            offer = offers.front();
    } else if (const auto move = acts::nextMove(situation(battle))) {
        offer = move;
    }
    if (!offer)
        return std::nullopt;
    return NextAct{"dice", tr("Next: %1", "an act, by the words of its button").arg(offer->text),
                   offer->whyNot.isEmpty() ? offer->about : offer->whyNot, offer->whyNot.isEmpty() && !isAsking(),
                   [this, whose, act = *offer] { obey(whose, act); }};
}

QWidget *PlayView::makeTable()
{
    auto *table = new NoHeightForWidth;
    m_map = new PlayMap;
    m_note = new NoteLine;
    m_note->setPlaceholderText(tr("Write a note and press Enter"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setMaxLength(500);
    m_notes = new ElidedLabel(TextUse::SecondLine);

    m_sectionRow = new SectionRow({});
    m_section = m_sectionRow->line();
    vbox(table, {{m_map, 1}, m_sectionRow, hbox({{m_note, 3}, {m_notes, 2}}, 12)}, 6, {24, 20, 24, 14});
    return table;
}

QWidget *PlayView::makeHead()
{
    m_head = new QWidget;
    m_title = makeLabel(TextUse::PageTitle, {});
    m_turn = makeQuietLabel(TextUse::Body, {});
    m_shown = new SegmentedControl({tr("Table"), tr("Briefing")});
    m_shown->setAccessibleName(tr("View"));
    m_nextTurn = new Button("dice", {});
    m_now = makeParagraph(TextUse::BodyBold, {});
    m_now->setMinimumHeight(2 * lineSpacingOf(TextUse::BodyBold));
    m_now->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    vbox(m_head, {hbox({{m_title, 1}, m_shown, m_nextTurn}, 8), m_turn, Gap{6}, makeInkRule(), Gap{6}, m_now, Gap{2}},
         2);
    return m_head;
}

QWidget *PlayView::makeBattle()
{
    m_list = new PlayList;
    m_lastDice = new StoryDiceRow(lastDie);
    m_lastRoll = new ElidedLabel(TextUse::Body, QPalette::WindowText);
    auto *last = hbox({makeQuietLabel(TextUse::SecondLine, tr("Last roll")), m_lastDice, {m_lastRoll, 1}}, 12);
    last->addStrut(std::max(int(lastDie) + 8, lineSpacingOf(TextUse::Body) + 8));
    m_battleColumn = vbox({last, makeRule(), {m_list, 1}}, 0);
    return widgetWith(m_battleColumn);
}

QWidget *PlayView::makeDock()
{
    m_bar = new PlayBar;
    m_rolled = makeLabel(TextUse::RowName, {});
    m_dice = new ActDicePanel(ActPlace::Table);
    m_dice->setHandsOn();
    m_dice->layAsDock(m_rolled);
    auto *layers = new QWidget;
    m_dock = new QStackedLayout(layers);
    m_dock->addWidget(m_bar);
    m_dock->addWidget(m_dice);
    return widgetWith(vbox({layers}, 0, {24, 10, 24, 10}));
}

QWidget *PlayView::makeSide()
{
    auto *side = new QWidget;
    m_details = new EncounterDetails;
    m_right = new StackedLayout;
    vbox(side, {makeHead(), {m_right, 1}}, 0, {24, 16, 23, 12});
    // Added once it is in the column: without a parent, what it shows would be a window for an instant and take the
    // focus.
    m_right->addWidget(makeBattle());
    m_right->addWidget(scrolled(m_details));
    m_newGroup = new NewGroupPanel;
    m_right->addWidget(m_newGroup);
    m_correction = new CorrectionPanel;
    m_right->addWidget(scrolled(m_correction));
    m_resume = new ResumeView;
    m_right->addWidget(scrolled(m_resume));
    return side;
}

} // namespace muster
