// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"
#include "tests/machineplayer/players.h"

namespace muster::machine {

using namespace Qt::StringLiterals;
using retold::Street;

namespace {

void found(Session<Street> &session)
{
    acts::NewCampaign wanted;
    wanted.list = session.luck.oneOf(session.pack.lists).id;
    wanted.starName = u"Ann"_s;
    session.roll(
        acts::check({}, session.pack, wanted),
        [&](Dice &dice, Step &step) { acts::perform({}, session.pack, wanted, 0, dice, step); },
        [&](Street &book, retold::Tape &tape) {
            book.found(plain(wanted.list), plain(session.campaign.star()->profile.weapon), tape);
        });
}

void finish(Session<Street> &session, int harshness)
{
    Luck &luck = session.luck;
    BattleReport told;
    told.outcome = luck.oneIn(2) ? Outcome::Success : Outcome::Failure;
    for (const Figure &figure : session.campaign.band) {
        if (!figure.star && luck.oneIn(6))
            continue;
        ReportedFate fared{figure.id};
        if (luck.below(10) < harshness)
            fared.deeds.initiativeLost = luck.between(1, 3 + (figure.star ? 0 : harshness));
        if (luck.oneIn(figure.star ? 30 : 10))
            fared.fate = Fate::Dead;
        told.figures.push_back(fared);
    }
    session.roll(
        acts::check(session.campaign, session.pack, acts::FinishBattle{told}),
        [&](Dice &dice, Step &step) {
            acts::perform(session.campaign, session.pack, acts::FinishBattle{told}, 0, dice, step);
        },
        [report = asTold(session.campaign, told)](Street &book, retold::Tape &tape) { book.finish(report, tape); });
}

} // namespace

void playStreet(Session<Street> &session, int steps)
{
    Luck &luck = session.luck;
    const int harshness = luck.between(1, 4);
    found(session);
    while (session.steps() < steps && session.campaign.phase != Phase::Over) {
        const int room = session.book.room();
        if (luck.oneIn(12)) {
            session.undoAndRedo();
        } else if (session.campaign.phase == Phase::Play) {
            finish(session, harshness);
        } else if (room > 0 && luck.oneIn(2)) {
            const int count = luck.between(1, room);
            session.act(acts::Recruit{count}, [=](Street &book, retold::Tape &tape) { book.recruit(count, tape); });
        } else {
            const QString enemy = luck.oneOf(session.pack.lists).id;
            session.act(acts::Prepare{enemy},
                        [&](Street &book, retold::Tape &tape) { book.prepare(plain(enemy), tape); });
        }
    }
}

} // namespace muster::machine
