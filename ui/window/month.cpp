// SPDX-License-Identifier: MIT
#include "ui/window/month.h"

#include "model/actions/actions.h"
#include "model/story/bandwords.h"
#include "model/story/landwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/travel.h"
#include "ui/texts.h"

namespace muster {

namespace {

Caption recruitCaption(const Campaign &campaign, const Pack &pack)
{
    const Room room = systemOf(campaign, pack).room(campaign, pack);
    const bool open = actions::isTimeToRecruit(campaign, pack);
    if (room.places > 0 && open && campaign.hasSeveralStars()) {
        const Figure &star = *campaign.find(actions::nextToRecruit(campaign, pack));
        const int places = systemOf(campaign, pack).roomFor(star.id, campaign, pack).places;
        return {WindowText::tr("%1’s turn, %2 free").arg(words::player(star)).arg(places),
                WindowText::tr("%1 free").arg(places)};
    }
    if (room.places > 0 && open)
        return {WindowText::tr("%1 of %2 places free").arg(room.places).arg(room.most),
                WindowText::tr("%1 free").arg(room.places)};
    if (campaign.hasSeveralStars())
        return {WindowText::tr("%1 Grunts").arg(words::gruntsOfBands(campaign, pack)),
                words::gruntsOfBands(campaign, pack)};
    if (room.taken > room.most)
        return {(pack.hasSkill ? WindowText::tr("Figures: %1") : WindowText::tr("Grunts: %1")).arg(room.taken),
                QString::number(room.taken)};
    return {(pack.hasSkill ? WindowText::tr("%1 of %2 figures") : WindowText::tr("%1 of %2 Grunts"))
                .arg(room.taken)
                .arg(room.most),
            WindowText::tr("%1 of %2").arg(room.taken).arg(room.most)};
}

Caption prepareCaption(const Campaign &campaign, const Pack &pack)
{
    const std::optional<int> eal = campaign.encounter ? campaign.encounter->eal : campaign.next.eal;
    const QString what = words::coming(campaign, pack);
    if (isWasteland(campaign, pack) && campaign.phase == Phase::Prepare && !campaign.following)
        return {campaign.journey ? WindowText::tr("To %1").arg(words::label(campaign.journey->to, words::Form::Other))
                                 : words::label(localeIn(campaign, pack, campaign.turn), words::Form::Other),
                {}};
    return eal ? Caption{WindowText::tr("%1, EAL %2").arg(what).arg(*eal), WindowText::tr("EAL %1").arg(*eal)}
               : Caption{what, {}};
}

} // namespace

std::optional<Station> stationOf(const Campaign &campaign, const Pack &pack, const Whereabouts &where)
{
    switch (campaign.phase) {
    case Phase::Over:
        return std::nullopt;
    case Phase::Prepare:
        return systemOf(campaign, pack).room(campaign, pack).places > 0 && where.page != PageKind::Encounter
            ? Station::Recruit
            : Station::Prepare;
    case Phase::Play:
        if (where.hasDraft || where.page == PageKind::Aftermath)
            return Station::AfterTheBattle;
        return where.playBegun ? Station::Play : Station::Prepare;
    }
    Q_UNREACHABLE();
}

PageKind pageOf(Station station)
{
    switch (station) {
    case Station::Recruit:
    case Station::NextMonth:
        return PageKind::Band;
    case Station::Prepare:
    case Station::Play:
        return PageKind::Encounter;
    case Station::AfterTheBattle:
        return PageKind::Aftermath;
    }
    Q_UNREACHABLE();
}

MonthView viewMonth(const Campaign &campaign, const Pack &pack, const Whereabouts &where)
{
    MonthView view;
    view.campaign = campaign.name;
    view.turn = words::turn(campaign.turn, campaign, pack);
    view.nextTurn = systemOf(campaign, pack).nextTurn();
    view.rules = pack.list(campaign.list) ? WindowText::tr("%1, %2").arg(pack.title, words::enemy(campaign.list, pack))
                                          : pack.title;
    if (const Goal *goal = goalInView(campaign.goals))
        view.goal = goal->reached ? WindowText::tr("Reached: %1", "a goal").arg(goal->text)
                                  : WindowText::tr("%1: %2", "2 of 3, a goal").arg(words::progress(*goal), goal->text);
    const Room room = systemOf(campaign, pack).room(campaign, pack);
    view.hasRecruited = campaign.phase != Phase::Prepare || room.taken > 0 || room.places == 0;
    view.present = stationOf(campaign, pack, where);
    if (campaign.phase != Phase::Over) {
        view.captions[std::size_t(Station::Recruit)] = recruitCaption(campaign, pack);
        view.captions[std::size_t(Station::Prepare)] = prepareCaption(campaign, pack);
    }
    return view;
}

} // namespace muster
