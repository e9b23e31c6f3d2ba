// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/offer.h"
#include "model/acts/table.h"
#include "model/acts/turn.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/narratedstep.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "ui/band/banddialogs.h"
#include "ui/encounter/correctionpanel.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/foes/foedialogs.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/reference/referencepage.h"
#include "ui/systems/halfmonths/mediaandvehiclespanel.h"
#include "ui/table/hiddenpefdialog.h"
#include "ui/table/playbar.h"
#include "ui/table/playlist.h"
#include "ui/table/playmap.h"
#include "ui/table/playview.h"
#include "ui/texts.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QLineEdit>
#include <QMenu>
#include <QStackedLayout>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

bool movesSomebody(const Step &step)
{
    return std::ranges::any_of(step.changes, [](const Change &change) {
        const auto *pef = change.as<PefMoved>();
        const auto *group = change.as<GroupMoved>();
        return (pef && pef->move != PefMove::Stay)
            || (group && (group->position ? *group->position != GroupMove::Hold : group->move != NonPlayerMove::Hold));
    });
}

} // namespace

void PlayView::begin(const Act &act)
{
    m_dice->begin(act, DiceHabit::Own);
}

void PlayView::perform(const Act &act)
{
    if (act.kind().hasDice)
        begin(act);
    else
        write(acts::stepOf(m_document->campaign(), m_document->pack(), act));
}

void PlayView::writeNote()
{
    const auto step = acts::stepOf(m_document->campaign(), m_document->pack(), acts::WriteNote{m_note->text()});
    if (step)
        m_note->clear();
    m_noteRefused = !step;
    write(step);
}

void PlayView::place(const Subject &row, int section)
{
    if (const auto sections = acts::placing(situation(row)))
        obey(row, sections->choices[std::size_t(section - 1)]);
}

/// Does what this key offers for the chosen section, or for the battle. Returns false if it offers nothing.
bool PlayView::obeyKey(int key)
{
    for (const Subject &subject : {section(), Subject{SubjectKind::Battle, 0, 0}}) {
        for (const acts::Offer &offer : acts::offersOn(situation(subject))) {
            if (offer.key == key) {
                obey(subject, offer);
                return true;
            }
        }
    }
    return false;
}

void PlayView::obey(const Subject &subject, const acts::Offer &offer)
{
    if (m_dice->isAsking())
        return emit pageAround(*this)->remark(tr("Answer the question on the page first."));
    if (offer.whose && offer.whose != subject) { // chosen, since the next action is about that row
        m_list->choose(*offer.whose);
        return obey(*offer.whose, offer);
    }
    if (!offer.whyNot.isEmpty()) { // reached by its key: the reason appears where nothing moves for it
        m_whyNoDice = offer.act.kind().hasDice ? offer.whyNot : QString();
        if (!m_whyNoDice.isEmpty())
            m_list->refuseDice(); // the player has rolled them at the table already
        return emit pageAround(*this)->remark(offer.whyNot);
    }
    if (!offer.question.isEmpty())
        return askWhich(subject, offer);
    offer.asks ? askFor(offer.act) : perform(offer.act);
}

PaletteEntries PlayView::paletteEntries()
{
    PaletteEntries all;
    const auto add = [&](const Subject &whose, const QString &name) {
        for (const acts::Offer &offer : acts::offersOn(situation(whose))) {
            if (offer.isInMenu) // found there
                continue;
            //: Whose act it is, and the words of its button: "Tibb: Ducked back"
            const QString title = name.isEmpty() ? offer.text : tr("%1: %2").arg(name, offer.text);
            all.push_back({offer.act.kind().hasDice ? "dice" : "battle",
                           title,
                           offer.about,
                           {},
                           keyText(offer),
                           offer.whyNot,
                           [this, whose, offer] {
                               if (whose.kind != SubjectKind::Battle)
                                   m_list->choose(whose);
                               obey(whose, offer);
                           }});
        }
    };
    if (isAsking())
        return all;
    add({SubjectKind::Battle, 0, 0}, {});
    for (const PlayRow &row : rowsOf(m_document->campaign(), m_document->pack(), {})) {
        if (row.key.kind != SubjectKind::Heading)
            add(row.key, row.title);
    }
    return all;
}

/// Asks for the details that the act needs before it can be done.
void PlayView::askFor(const Act &act)
{
    if (act.is<acts::WriteNote>()) {
        m_note->setFocus(Qt::ShortcutFocusReason);
        return bringIntoView(*m_note);
    }
    if (const auto *hide = act.as<acts::HidePef>())
        return hidePef(*m_document, *hide, this);
    if (const auto *was = act.as<acts::SayWhatPefWas>()) {
        return sayWhatPefWas(
            *m_document, *was, [this](const Act &said) { begin(said); }, this);
    }
    if (const auto *leader = act.as<acts::CallLeader>())
        return nameLeader(*m_document, leader->group, this);
    if (const auto *hide = act.as<acts::HideOwn>())
        return hideOwn(*m_document, hide->pef, m_map->section().value_or(hide->section), this);
    m_newGroup->load(*m_document->campaign().play);
    m_newGroup->setSection(m_map->section().value_or(1));
    showFace(NewGroupFace);
    enter(*m_newGroup, Qt::ShortcutFocusReason);
}

/// Asks which of the choices is meant, such as the damage Star Power is used against before it is noted.
void PlayView::askWhich(const Subject &subject, const acts::Offer &offer)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(offer.question);
    menu->addSection(offer.question);
    for (const acts::Offer &choice : offer.choices)
        menu->addAction(choice.text, this, [=, this] { obey(subject, choice); });
    menu->setActiveAction(menu->actions().at(1));
    const QSize size = menu->sizeHint();
    menu->popup(m_bar->mapToGlobal(QPoint(0, -size.height())));
}

void PlayView::write(const Result<Step> &step)
{
    const bool onList = !m_map->hasFocus() && !m_note->hasFocus();
    const QPointer<PlayView> self = this;
    const bool written = pageAround(*this)->write(step);
    if (!self)
        return;
    if (written) {
        tellWritten(*step);
        emit pageAround(*this)->remark(lastStepInOneLine(*m_document));
    }
    if (onList && step)
        m_list->setFocus(Qt::OtherFocusReason);
}

/// Chooses a group that has just appeared, or in a new turn the row that moves first. Keeps the row before for Undo.
void PlayView::tellWritten(const Step &step)
{
    if (!m_document->campaign().play)
        return;
    if (const auto *group = firstOf<GroupAppeared>(step.changes))
        m_list->choose({SubjectKind::Group, group->group, 0});
    else if (firstOf<TurnBegun>(step.changes)) {
        if (const auto next = acts::nextMove(situation({SubjectKind::Battle})))
            m_list->choose(*next->whose); // M then moves whom the rules move first
    }
    if (const auto now = m_list->chosen(); m_before && now && now != m_before)
        m_led.push_back({m_document->history().inForce, *m_before, *now});
}

/// Takes the step of an act whose dice are complete, and goes on.
void PlayView::takeDone(const Step &step)
{
    tellWritten(step);
    if (step.kind == StepKind::PressSought || step.kind == StepKind::Arranged) {
        showFace(BriefingFace); // which shows what came
        m_details->calls()->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_whyNoDice.clear();
    m_list->pauseAfterRoll();
    if (!movesSomebody(step)) // after a move, a digit is the section it went to
        m_list->refuseDice();
    m_drew = std::ranges::any_of(step.rolls, [](const Roll &roll) { return roll.reason.kind == RollKind::Card; });
    m_list->setFocus(Qt::OtherFocusReason);
}

void PlayView::fillRowMenu(QMenu &menu, const QModelIndex &index)
{
    if (!m_document)
        return;
    if (!index.isValid()) {
        menu.addActions(m_menu);
        return;
    }
    const PlayRow row = index.data(PlayRowDelegate::RowRole).value<PlayRow>();
    menu.addSection(asButtonText(row.title)); // opened at a marker, the menu may be about one of several rows
    addOffers(menu, acts::offersOn(situation(row.key)),
              [this, key = row.key](const acts::Offer &offer) { obey(key, offer); });
    if (row.open) {
        QAction *open = menu.addAction(*row.open ? tr("&Hide its figures") + tr("\tLeft")
                                                 : tr("&Show its figures") + tr("\tRight"));
        onPress(open, this, [this, row] { m_list->setOpen(row.key.id, !*row.open); });
    }
    if (row.key.kind == SubjectKind::Own) {
        QAction *edit = withIcon(menu.addAction(tr("&Edit %1…").arg(asButtonText(row.title))), "correct");
        onPress(edit, this, [this, key = row.key] { this->edit(key); });
    }
}

void PlayView::openSectionMenu(const QPoint &place)
{
    if (!m_document)
        return;
    const Campaign &campaign = m_document->campaign();
    const int section = m_map->section().value_or(1);
    QMenu *menu = makeContextMenu(*m_map);
    if (const auto row = m_list->chosen(); row && acts::placing(situation(*row))) {
        const QString who = asButtonText(acts::moverOf(campaign, *row));
        QAction *here = menu->addAction(tr("&Move %1 here").arg(who) + tr("\tEnter"));
        onPress(here, this, [this, row = *row, section] { this->place(row, section); });
    }
    addOffers(*menu, acts::offersOn(situation(this->section())),
              [this](const acts::Offer &offer) { obey(this->section(), offer); });
    for (QAction *action : m_menu) {
        if (!action->isCheckable())
            menu->addAction(action);
    }
    QAction *land = withIcon(menu->addAction(tr("&Edit the terrain of section %1…").arg(section)), "correct");
    allow(*land,
          campaign.encounter->setup.sections.empty() ? tr("You laid this table out: no terrain was rolled for it.")
                                                     : QString());
    onPress(land, this, &PlayView::editSection);
    menu->addSeparator();
    menu->addAction(m_map->copyAction());
    popUp(*menu, place);
}

void PlayView::edit(const Subject &row)
{
    if (row.kind == SubjectKind::Group)
        return m_list->setOpen(row.id, !m_list->isOpen(row.id));
    if (row.kind != SubjectKind::Own || !m_document || !m_document->campaign().find(FigureId{row.id}))
        return;
    correctFigure(*m_document, FigureId{row.id}, this);
}

void PlayView::editSection()
{
    if (!m_document || m_document->campaign().encounter->setup.sections.empty())
        return;
    m_correction->load(m_document->campaign(), m_document->pack(), m_map->section().value_or(1));
    showFace(CorrectionFace);
    m_correction->focusTerrain();
}

void PlayView::writeCorrection()
{
    write(acts::correctEncounter(m_document->campaign(), m_document->pack(), m_correction->value()));
}

/// Returns the figures in that row that can take a test.
std::vector<FigureOnTable> PlayView::takersOf(const Subject &row) const
{
    const Play &play = *m_document->campaign().play;
    std::vector<FigureOnTable> takers;
    for (const OwnFigure &own : play.own) {
        if ((row.kind == SubjectKind::Own && number(own.id) == row.id)
            || (row.kind == SubjectKind::OwnGroup && own.group == row.id && isStanding(own.state)))
            takers.push_back({own.id});
    }
    if (row.kind == SubjectKind::Enemy)
        takers.push_back({{}, row.id, row.figure});
    const GroupInPlay *group = row.kind == SubjectKind::Group ? play.group(row.id) : nullptr;
    for (std::size_t i = 0; group && i < group->figures.size(); ++i) {
        if (isStanding(group->figures[i].state))
            takers.push_back({{}, row.id, int(i) + 1});
    }
    return takers;
}

/// Creates the reference page of this battle, which shows one test at a time.
void PlayView::makeTest()
{
    m_test = new ReferencePage(nullptr, true);
    m_test->hide();
    m_dock->addWidget(m_test->takeDice());
    m_battleColumn->addWidget(m_test, 2);
    Page *page = pageAround(*this);
    connect(m_test, &Page::nextActChanged, page, &Page::nextActChanged);
    connect(m_test, &Page::problem, page, &Page::problem);
    connect(m_test, &Page::remark, page, &Page::remark);
    connect(m_test, &ReferencePage::closed, this, &PlayView::backToList);
}

void PlayView::takeTest(const QString &entry, const std::vector<FigureOnTable> &due)
{
    if (!m_test)
        makeTest();
    showTest(true);
    showFace(BattleFace);
    m_test->takeTest(entry, due);
    emit pageAround(*this)->nextActChanged();
}

/// Takes the test that is due, else the one that the player chooses.
void PlayView::takeTestOfRow()
{
    if (!m_document || isAsking())
        return;
    const InSightDue due = dueInSight(m_document->campaign(), m_document->pack());
    std::vector<FigureOnTable> takers = takersOf(m_list->chosen().value_or(Subject()));
    if (takers.empty())
        takers = due.figures;
    takeTest(due.groups.empty() ? QString() : InSightDue::test, takers);
}

bool PlayView::isTesting() const
{
    return m_test && !m_test->isHidden();
}

/// Shows or hides the test. A hidden one lets go of the campaign, which it would follow for nothing.
void PlayView::showTest(bool shown)
{
    if (!m_test || shown == isTesting())
        return;
    m_test->setDocument(shown ? m_document : nullptr);
    m_test->setVisible(shown);
    m_list->scrollTo(m_list->currentIndex());
}

void PlayView::backToList()
{
    showTest(false);
    showFace(BattleFace);
    m_list->setFocus(Qt::OtherFocusReason);
}

std::optional<NextAct> PlayView::testAct()
{
    return isTesting() ? m_test->testAct() : std::nullopt;
}

UndoSource *PlayView::underWay()
{
    if (isTesting() && !m_dice->isAsking())
        return m_test->underWay();
    return m_dice->undoName().isEmpty() && m_dice->redoName().isEmpty() ? nullptr : m_dice;
}

} // namespace muster
