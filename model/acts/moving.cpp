// SPDX-License-Identifier: MIT
#include "model/acts/moving.h"

#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "model/story/playwords.h"
#include "model/story/whoacts.h"

#include <algorithm>

namespace muster::acts {

namespace {

Offer moving(const Act &act, Rank rank)
{
    return {.act = act, .text = title(act), .key = Qt::Key_M, .rank = rank};
}

} // namespace

std::optional<Offer> nextMove(const Situation &now)
{
    const auto next = nextToMove(now.campaign, now.pack);
    if (!next)
        return std::nullopt;
    Offer move = moving(next->pef ? Act(MovePef{next->id}) : Act(MoveGroup{next->id, false}), Rank::First);
    move.whose = Subject{next->pef ? SubjectKind::Pef : SubjectKind::Group, next->id, 0};
    return move;
}

Offer moveOrNext(const Situation &now, const Act &own, int movedIn, Rank rank)
{
    const int turn = now.play().turn;
    const std::optional<Offer> next = turn > 0 && movedIn == turn ? nextMove(now) : std::nullopt;
    Offer move = next.value_or(moving(own, rank));
    move.rank = rank;
    return move;
}

TableKey moveKey()
{
    return {[] { return ActsText::tr("M"); },
            [] { return ActsText::tr("Move the enemy selected in the list, or the next in order"); }};
}

Offer toSections(const Situation &now, const std::function<Act(int section)> &place)
{
    const int count = now.campaign.encounter->setup.grid.count();
    const int lastWithKey = std::min(count, 9);
    Offer placed{.act = place(1),
                 .text = ActsText::tr("Move %1 to section").arg(moverOf(now.campaign, now.subject)),
                 .rank = Rank::Placing,
                 .about = ActsText::tr("1 to %1: move to that section").arg(lastWithKey)};
    for (int section = 1; section <= count; ++section) {
        placed.choices.push_back({.act = place(section), .text = ActsText::tr("Section %1").arg(section)});
        if (section <= lastWithKey)
            placed.choices.back().key = static_cast<Qt::Key>(Qt::Key_0 + section);
    }
    return placed;
}

TableKey placingKey()
{
    return {[] { return ActsText::tr("1 to 9"); },
            [] { return ActsText::tr("Move the selected PEF or group to that section"); }};
}

QString moverOf(const Campaign &campaign, const Subject &subject)
{
    const Play &play = *campaign.play;
    switch (subject.kind) {
    case SubjectKind::Pef:
        return ActsText::tr("PEF %1").arg(subject.id);
    case SubjectKind::OwnPef:
        return ActsText::tr("your PEF %1").arg(subject.id);
    case SubjectKind::Own: {
        const OwnFigure *own = play.find(FigureId{subject.id});
        const Figure *figure = campaign.find(FigureId{subject.id});
        if (!own || !figure || play.standingIn(own->group) < 2)
            return figure ? figure->name : QString();
        return play.standingIn(own->group) == play.party() ? ActsText::tr("the whole band")
                                                           : ActsText::tr("Group %1").arg(words::ownGroup(own->group));
    }
    case SubjectKind::OwnGroup:
        return ActsText::tr("Group %1").arg(words::ownGroup(subject.id));
    default:
        return ActsText::tr("Group %1").arg(subject.id);
    }
}

} // namespace muster::acts
