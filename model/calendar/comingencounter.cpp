// SPDX-License-Identifier: MIT
#include "model/calendar/comingencounter.h"

#include "model/actions/choices.h"
#include "model/calendar/wasteland.h"
#include "rules/dice/dice.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/scenario/choose.h"

namespace muster {

Genre columnOf(const Campaign &campaign, const Pack &pack)
{
    const QString genre = actions::chosenGenre(campaign, pack);
    if (genre == QLatin1String("gang") || genre == QLatin1String("wasteland"))
        return Genre::Gang;
    return genre.startsWith(QLatin1String("military")) ? Genre::Military : Genre::BMovie;
}

ComingEncounter::ComingEncounter(const Campaign &campaign, const Pack &pack, Dice &dice)
    : m_campaign(campaign)
    , m_pack(pack)
    , m_dice(dice)
    , m_turn(campaign.turn)
{
}

bool ComingEncounter::await(const std::optional<QString> &enemy)
{
    if (m_campaign.following) {
        if (follows())
            return true;
        ++m_turn;
        if (isWasteland(m_campaign, m_pack))
            return false; // from here the band may travel
    }
    while (m_turn != m_stop && (!playTurn(*m_pack.calendar, m_dice, m_turn) || !m_campaign.leaderIn(m_turn)))
        ++m_turn;
    if (m_turn == m_stop)
        return false;
    m_request.kind = chooseScenario(*m_pack.scenarios, columnOf(m_campaign, m_pack), m_dice).kind;
    m_request.enemy = enemy ? *enemy : rollEnemy();
    return true;
}

Scenario ComingEncounter::deal()
{
    m_request.list = m_campaign.list;
    m_request.leaderRep = m_campaign.leaderIn(m_turn)->rep();
    return dealScenario(m_pack, m_request, m_dice);
}

bool ComingEncounter::follows()
{
    const Following &following = *m_campaign.following;
    const auto request = following.kind ? muster::following(*m_pack.scenarios, following.over, *following.kind)
                                        : followUp(*m_pack.scenarios, following.over, m_dice);
    if (!request)
        return false;
    m_request = *request;
    m_request.standing = following.over.enemy;
    return true;
}

QString ComingEncounter::rollEnemy()
{
    return slug(rollEnemyFaction(*m_pack.factions, localeIn(m_campaign, m_pack, m_turn), m_dice));
}

} // namespace muster
