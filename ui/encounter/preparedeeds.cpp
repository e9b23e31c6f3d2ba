// SPDX-License-Identifier: MIT
#include "model/actions/actions.h"
#include "model/actions/wasteland.h"
#include "model/calendar/calendar.h"
#include "model/story/settlementwords.h"
#include "model/story/words.h"
#include "ui/encounter/prepareview.h"
#include "ui/encounter/seedtext.h"
#include "ui/encounter/throwing.h"
#include "ui/encounter/wishform.h"
#include "ui/parts/diceconversation.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/dicehabit.h"
#include "ui/wasteland/travelrow.h"
#include "ui/window/writestep.h"

namespace muster {

quint64 PrepareView::seed() const
{
    return m_wish->seed().value_or(0);
}

QString PrepareView::enemy() const
{
    return m_wish->enemy();
}

QString PrepareView::whyNot() const
{
    if (!m_document)
        return tr("An encounter is under way. Finish its battle first.");
    if (m_conversation->deed().wanted())
        return tr("Its dice are being rolled.");
    return textOf(actions::checkPrepare(m_document->campaign(), m_document->pack(), enemy()));
}

bool PrepareView::mayPrepare()
{
    if (!m_document)
        return false;
    if (!m_wish->seed()) {
        emit problem(tr("The seed is not a number the program can use. Type up to 19 digits, or take another."));
        return false;
    }
    return mayGoOn(actions::checkPrepare(m_document->campaign(), m_document->pack(), enemy()));
}

bool PrepareView::mayGoOn(const Problems &problems)
{
    if (!problems.empty())
        emit problem(textOf(problems));
    return problems.empty();
}

void PrepareView::deal()
{
    prepare(false);
}

void PrepareView::throwDice()
{
    prepare(true);
}

void PrepareView::prepare(bool ownDice)
{
    if (!mayPrepare())
        return;
    take(
        StepKind::Prepared,
        [campaign = m_document->campaign(), pack = m_document->pack(), list = enemy(),
         number = seed()](Dice &dice, Step &step) { actions::prepare(campaign, pack, list, number, dice, step); },
        seed(), ownDice);
}

void PrepareView::wait()
{
    if (!mayPrepare())
        return;
    take(
        StepKind::Prepared,
        [campaign = m_document->campaign(), pack = m_document->pack(), list = enemy(), number = seed()](
            Dice &dice, Step &step) { actions::waitForTheNext(campaign, pack, list, number, dice, step); },
        seed(), false);
}

void PrepareView::travel()
{
    if (!mayPrepare())
        return;
    const std::optional<Locale> to = m_travel->to();
    if (!mayGoOn(actions::checkTravel(m_document->campaign(), m_document->pack(), to, enemy())))
        return;
    take(
        StepKind::Travelled,
        [campaign = m_document->campaign(), pack = m_document->pack(), to, list = enemy(),
         number = seed()](Dice &dice, Step &step) { actions::travel(campaign, pack, to, list, number, dice, step); },
        seed(), diceHabit() == DiceHabit::Own);
}

void PrepareView::comeToSettlement()
{
    if (!m_document)
        return;
    if (!mayGoOn(actions::checkFindSettlement(m_document->campaign(), m_document->pack(), {})))
        return;
    take(
        StepKind::SettlementFound,
        [campaign = m_document->campaign(), pack = m_document->pack()](Dice &dice, Step &step) {
            actions::findSettlement(campaign, pack, {}, dice, step);
        },
        newSeed(), diceHabit() == DiceHabit::Own);
}

/// The program throws the dice for it, or the player one by one.
void PrepareView::take(StepKind kind, const std::function<void(Dice &, Step &)> &deed, quint64 seed, bool ownDice)
{
    if (const auto step = throwFor(*m_conversation, kind, deed, m_document->campaign(), ownDice, seed))
        return write(*step);
    showDice(true);
    emit nextActChanged();
    m_conversation->entry()->setFocus(Qt::OtherFocusReason);
}

void PrepareView::write(const Step &step)
{
    if (!m_document)
        return;
    if (const QString why = writeStep(*m_document, step); !why.isEmpty())
        emit problem(why);
}

NextAct PrepareView::nextAct()
{
    if (const auto wanted = m_conversation->deed().wanted())
        return {QStringLiteral("dice"), tr("Roll the dice"),
                words::request(*wanted, words::namesIn(m_document->campaign())), true,
                [this] { m_conversation->entry()->take(); }};
    const NextEncounter &next = m_document->campaign().next;
    QString what = words::coming(m_document->campaign(), m_document->pack());
    if (next.eal)
        what = tr("%1, EAL %2").arg(what).arg(*next.eal);
    else if (calendarOf(m_document->campaign(), m_document->pack()).hasActivityLevel())
        what = tr("%1, EAL rolled now").arg(what);
    const bool own = diceHabit() == DiceHabit::Own;
    if (m_document->campaign().journey && !m_document->campaign().following)
        return {QStringLiteral("travel"), tr("Travel on"), words::locale(m_document->campaign().journey->to), true,
                [this] { travel(); }};
    return {QStringLiteral("map"), tr("Prepare encounter"), what, true, [this, own] { own ? throwDice() : deal(); }};
}

} // namespace muster
