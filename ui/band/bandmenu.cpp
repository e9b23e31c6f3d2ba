// SPDX-License-Identifier: MIT
#include "ui/band/bandmenu.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/campaign.h"
#include "model/acts/demands.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/band/banddialogs.h"
#include "ui/band/rosterview.h"
#include "ui/chronicle/notesheet.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/parts/views.h"
#include "ui/window/page.h"
#include "ui/window/writestep.h"

#include <QMenu>

namespace muster {

namespace {

QString whyNot(const Result<Step> &step)
{
    return step ? QString() : textOf(step.problems());
}

} // namespace

BandMenu::BandMenu(RosterView &roster, Page &page)
    : QObject(&page)
    , m_page(page)
    , m_roster(roster)
    , m_recruit(new QAction(this))
    , m_byHand(new QAction(this))
    , m_correct(new QAction(this))
    , m_dismiss(new QAction(this))
    //: In the menu: weapons, armour and things
    , m_giveArms(new QAction(tr("E&quip…"), this))
    //: In the menu: a former figure comes back
    , m_bringBack(new QMenu(tr("&Bring back"), &page))
    , m_career(new QAction(this))
    //: In the menu: a note about the figure
    , m_note(new QAction(tr("&Write note…") + u'\t' + noteKey().toString(QKeySequence::NativeText), this))
    //: In the menu: a picture of the figure
    , m_picture(new QAction(tr("Add &picture…"), this))
    , m_return(new QAction(this))
    //: In the menu
    , m_join(new QAction(tr("&Add player…"), this))
    //: In the menu
    , m_part(new QAction(tr("Remove p&layer…"), this))
    //: In the menu: names for recruits
    , m_names(new QAction(tr("&Names…"), this))
    , m_separator(new QAction(this))
    //: In the menu: the sheet with everybody
    , m_print(new QAction(tr("&Print roster…"), this))
{
    m_separator->setSeparator(true);
    for (const auto &[action, icon] :
         {std::pair(m_recruit, "recruit"), std::pair(m_correct, "correct"), std::pair(m_dismiss, "leave"),
          std::pair(m_career, "chronicle"), std::pair(m_note, "words"), std::pair(m_picture, "picture"),
          std::pair(m_return, "stay"), std::pair(m_print, "print")})
        withIcon(action, icon);
    onPress(m_recruit, this, &BandMenu::recruitWanted);
    onPress(m_byHand, this, &BandMenu::pickByHand);
    onPress(m_correct, this, &BandMenu::correct);
    onPress(m_dismiss, this, &BandMenu::dismiss);
    onPress(m_giveArms, this, &BandMenu::giveArms);
    connect(m_bringBack, &QMenu::aboutToShow, this, &BandMenu::listFormer);
    onPress(m_career, this, [this] { m_page.showCareer(m_noted); });
    onPress(m_note, this, [this] { emit m_page.noteWanted({AboutKind::Figure, number(m_noted)}); });
    onPress(m_picture, this, [this] { emit m_page.pictureWanted({AboutKind::Figure, number(m_noted)}); });
    onPress(m_return, this, [this] { bringBack(m_former); });
    onPress(m_join, this, &BandMenu::letJoin);
    onPress(m_part, this, &BandMenu::letPart);
    onPress(m_names, this, &BandMenu::editNames);
    onPress(m_print, this, [this] { emit m_page.printWanted(SheetKind::Roster); });
}

QList<QAction *> BandMenu::actions()
{
    refresh();
    return {m_recruit, m_byHand, m_correct, m_giveArms,  m_dismiss, m_bringBack->menuAction(),
            m_join,    m_part,   m_names,   m_separator, m_print};
}

QList<QAction *> BandMenu::figureActions()
{
    refresh();
    m_noted = m_roster.currentFigure();
    //: In the menu: the history of the figure
    m_career->setText(tr("C&areer") + tr("\tEnter"));
    m_career->setEnabled(m_document && m_document->campaign().find(m_noted));
    return {m_correct, m_giveArms, m_career, m_note, m_picture, m_dismiss};
}

QList<QAction *> BandMenu::formerActions(std::optional<FigureId> id)
{
    const Figure *figure = id && m_document ? m_document->campaign().findEver(*id) : nullptr;
    if (!figure)
        return {};
    m_former = *id;
    m_return->setText(tr("&Bring back %1").arg(asButtonText(figure->name)));
    allow(
        *m_return,
        textOf(muster::acts::check(m_document->campaign(), m_document->pack(), muster::acts::BringBack{number(*id)})));
    m_noted = *id;
    const bool byEnter = figure->status != Status::Captured; // a captured figure is brought back by Enter
    //: In the menu: the history of the figure
    m_career->setText(byEnter ? tr("C&areer") + tr("\tEnter") : tr("C&areer"));
    m_career->setEnabled(true);
    return {m_return, m_career, m_note, m_picture};
}

/// Updates the actions: the name of the selected figure, and the reason if an action is disabled.
void BandMenu::refresh()
{
    if (!m_document)
        return;
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    const Figure *chosen = campaign.find(m_roster.currentFigure());
    const FigureId star = m_roster.band().value_or(muster::acts::nextToRecruit(campaign, pack));
    const QString noRoom = textOf(muster::acts::check(campaign, pack, muster::acts::Recruit{.star = number(star)}));
    const QString nobody = chosen ? QString() : tr("Choose a figure of the band first.");
    const QString staysOn = chosen ? whyNot(muster::acts::dismiss(campaign, chosen->id)) : nobody;
    m_recruit->setText(pack.hasSkill ? tr("&Recruit figure by dice") : tr("&Recruit Grunt by dice"));
    m_byHand->setText(pack.hasSkill ? tr("Pick figure by &hand…") : tr("Pick Grunt by &hand…"));
    //: In the menu, with the name of a figure
    m_correct->setText(chosen ? tr("&Edit %1…").arg(asButtonText(chosen->name)) : tr("&Edit…"));
    //: In the menu, with the name of a figure
    m_dismiss->setText(chosen ? tr("&Dismiss %1").arg(asButtonText(chosen->name)) : tr("&Dismiss"));
    allow(*m_recruit, noRoom);
    allow(*m_byHand, noRoom);
    allow(*m_correct, nobody);
    allow(*m_dismiss, staysOn);
    allow(*m_bringBack->menuAction(), campaign.former.empty() ? tr("Nobody has left the band.") : QString());
    const bool players = systemOf(campaign, pack).traits.takesPlayers;
    const Problems notNow = muster::acts::demandBetweenEncounters(campaign);
    m_join->setVisible(players);
    m_part->setVisible(players);
    allow(*m_join, textOf(notNow));
    allow(*m_part, whyNot(muster::acts::part(campaign, pack, star, {})));
    allow(*m_giveArms, campaign.phase == Phase::Over ? textOf(notNow) : campaign.band.empty() ? nobody : QString());
}

void BandMenu::write(Result<Step> step)
{
    const int lastId = m_document->campaign().lastId;
    if (m_page.write(step) && m_document->campaign().lastId > lastId)
        m_roster.select(FigureId(m_document->campaign().lastId));
}

void BandMenu::chooseNewcomer()
{
    m_roster.select(FigureId(m_document->campaign().lastId));
}

void BandMenu::pickByHand()
{
    if (muster::pickByHand(*m_document, m_roster.band(), &m_page, [this](const Act &act) { emit actWanted(act); }))
        chooseNewcomer();
}

void BandMenu::correct()
{
    if (m_document->campaign().find(m_roster.currentFigure()))
        correctFigure(*m_document, m_roster.currentFigure(), &m_page);
}

void BandMenu::dismiss()
{
    write(muster::acts::dismiss(m_document->campaign(), m_roster.currentFigure()));
}

void BandMenu::giveArms()
{
    if (!m_document->campaign().band.empty())
        equip(*m_document, m_roster.currentFigure(), &m_page);
}

void BandMenu::bringBack(FigureId id)
{
    const Campaign &campaign = m_document->campaign();
    const Pack &pack = m_document->pack();
    const Act act = acts::BringBack{number(id)};
    if (const Problems problems = acts::check(campaign, pack, act); !problems.empty())
        return emit m_page.problem(textOf(problems));
    Step step;
    const Attempt withoutDice =
        attempt({}, [&](Dice &dice) { acts::perform(campaign, pack, act, 0, dice, step = {}); });
    if (withoutDice.stop) // a month is resumed, and Stay or Go with it (R33)
        return emit actWanted(act);
    write(step);
    m_roster.select(id);
}

void BandMenu::letJoin()
{
    if (addPlayer(*m_document, &m_page, [this](const Act &act) { emit actWanted(act); }))
        chooseNewcomer();
}

void BandMenu::letPart()
{
    removePlayer(*m_document, m_roster.band(), &m_page);
}

void BandMenu::editNames()
{
    if (muster::editNames(m_document->pack(), &m_page))
        m_document->readPackAgain();
}

void BandMenu::listFormer()
{
    m_bringBack->clear();
    for (const FormerFigure &former : m_document->campaign().former) {
        QAction *action = m_bringBack->addAction(
            //: A figure, and why something cannot be done with it
            tr("%1: %2").arg(asButtonText(former.figure.name), words::inLine(former.figure.status)));
        onPress(action, this, [this, id = former.figure.id] { bringBack(id); });
    }
}

} // namespace muster
