// SPDX-License-Identifier: MIT

// What can be done before an encounter, and what comes next.

#include "model/actions/actions.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "ui/encounter/encounterdetails.h"
#include "ui/encounter/prepareview.h"
#include "ui/encounter/wishform.h"
#include "ui/systems/halfmonths/travelrow.h"
#include "ui/window/actdice.h"
#include "ui/window/writestep.h"

namespace muster {

std::optional<quint64> PrepareView::seed()
{
    const std::optional<quint64> seed = m_wish->seed();
    if (!seed)
        emit problem(tr("That seed is not valid. Type a number of up to 19 digits, or choose a new seed."));
    return seed;
}

QString PrepareView::whyNot() const
{
    if (!m_document)
        return tr("An encounter is under way. Finish the battle first.");
    if (m_dice->isAsking())
        return tr("Its dice are being rolled.");
    return textOf(actions::checkPrepare(m_document->campaign(), m_document->pack(), m_wish->enemy()));
}

QString PrepareView::whyNoRest() const
{
    if (!m_document || m_dice->isAsking())
        return whyNot();
    const Result<Step> step = actions::rest(m_document->campaign(), m_document->pack());
    return step ? QString() : textOf(step.problems());
}

void PrepareView::rest()
{
    writeStep(*m_document, actions::rest(m_document->campaign(), m_document->pack()), problemOf(this));
}

void PrepareView::prepare(DiceHabit whose)
{
    const auto number = seed();
    if (!number)
        return;
    acts::Prepare wanted{m_wish->enemy(), false, m_wish->pefs(), m_wish->objective(), m_wish->entry()};
    if (const Grid grid = m_wish->grid(); !grid.isUsual()) {
        wanted.columns = grid.columns;
        wanted.rows = grid.rows;
    }
    wanted.encounter = m_wish->kind();
    m_dice->begin(wanted, whose, number);
}

void PrepareView::wait()
{
    if (const auto number = seed())
        m_dice->begin(acts::Prepare{m_wish->enemy(), true}, diceHabit(), number);
}

void PrepareView::travel()
{
    if (const auto number = seed())
        m_dice->begin(acts::Travel{m_travel->to(), m_wish->enemy()}, diceHabit(), number);
}

void PrepareView::comeToSettlement()
{
    m_dice->begin(acts::FindSettlement(), diceHabit());
}

NextAct PrepareView::nextAct()
{
    if (auto roll = m_dice->nextAct())
        return *std::move(roll);
    const Campaign &campaign = m_document->campaign();
    if (campaign.journey && !campaign.following)
        return {QStringLiteral("travel"), tr("Continue journey"), words::title(campaign.journey->to), true,
                [this] { travel(); }};
    return {QStringLiteral("map"), tr("Prepare encounter"), isVisible() ? proposal() : whatComes(), true,
            [this] { prepare(diceHabit()); }};
}

QString PrepareView::whatComes() const
{
    const Campaign &campaign = m_document->campaign();
    const QString what = words::coming(campaign, m_document->pack());
    if (campaign.next.eal)
        return tr("%1, EAL %2").arg(what).arg(*campaign.next.eal);
    return systemOf(campaign, m_document->pack()).traits.hasActivityLevel ? tr("%1, EAL to be rolled").arg(what) : what;
}

/// What the form beside it says.
QString PrepareView::proposal() const
{
    return diceHabit() == DiceHabit::Own ? tr("Enemy: %1; your dice").arg(m_wish->enemyTitle())
                                         : tr("Enemy: %1").arg(m_wish->enemyTitle());
}

} // namespace muster
