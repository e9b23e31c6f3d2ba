// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "tests/machineplayer/players.h"

#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "rules/slug.h"

namespace muster::machine {

using namespace Qt::StringLiterals;

namespace {

void founded(retold::Swordplay &book, const Options &options)
{
    book.prisonersChecked = options[u"prisoners"_s] == "checked"_L1;
}

void founded(retold::ChainReaction3 &book, const Options &options)
{
    book.attributes = options[u"attributes"_s] != "off"_L1;
    book.plain = options[u"campaign"_s] == "plain"_L1;
}

bool mayLead(const retold::Swordplay &, int)
{
    return true;
}

/// Returns whether the list has a figure whose Rep is low enough for this Star (R41).
bool mayLead(const retold::ChainReaction3 &book, int star)
{
    const retold::Figure &leader = *book.stand.find(star);
    return retold::ChainReaction3::hasSomebody(leader.list, leader.rep);
}

template<typename History>
class MonthsPlayer
{
public:
    explicit MonthsPlayer(Session<History> &session)
        : m_session(session)
        , m_luck(session.luck)
        , m_harshness(m_luck.between(1, 4))
    {
    }

    void play(int steps)
    {
        found();
        for (int more = m_luck.below(3); more > 0; --more)
            join(more == 1 ? u"Ben"_s : u"Cy"_s);
        while (m_session.steps() < steps && campaign().phase != Phase::Over) {
            if (m_luck.oneIn(12))
                m_session.undoAndRedo();
            else if (campaign().phase == Phase::Play)
                finish();
            else
                between();
        }
    }

private:
    const Campaign &campaign() const { return m_session.campaign; }
    const History &book() const { return m_session.book; }
    const retold::Stand &stand() const { return m_session.book.stand; }

    acts::NewCampaign wanted(const QString &name)
    {
        const Pack &pack = m_session.pack;
        acts::NewCampaign wanted;
        wanted.list = m_luck.oneOf(pack.lists).id;
        wanted.starName = name;
        wanted.player = name.left(1);
        wanted.star.rep = m_luck.between(std::max(2, pack.leastStarRep), pack.mostStarRep);
        return wanted;
    }

    static void starJoins(History &book, const Step &step, const QString &list)
    {
        const Figure &star = step.changes.back().template as<FigureJoined>()->figure;
        book.join(number(star.id), plain(list), star.rep(), plain(star.profile.weapon));
    }

    void found()
    {
        acts::NewCampaign first = wanted(u"Ann"_s);
        const auto option = [&](const QString &id, const QString &value, int oneIn) {
            if (m_luck.oneIn(oneIn))
                first.options[id] = value;
        };
        option(u"outranked"_s, u"now"_s, 4);
        option(u"star-dies"_s, u"true"_s, 4);
        option(u"loyalty"_s, u"off"_s, 8);
        if (!m_session.pack.attributes) {
            option(u"prisoners"_s, u"checked"_s, 4);
        } else {
            option(u"attributes"_s, u"off"_s, 4);
            option(u"country"_s, u"street"_s, 2);
            if (m_luck.oneIn(4)) {
                first.options = {{u"campaign"_s, u"plain"_s}};
            }
        }
        const Result<Step> step = acts::found(m_session.pack, first);
        m_session.take(step, [&](History &book, retold::Tape &) {
            const Options &options = first.options;
            book.stand.next = "patrol";
            book.outrankedNow = options[u"outranked"_s] == "now"_L1;
            book.starDies = options[u"star-dies"_s] == "true"_L1;
            book.loyalty = options[u"loyalty"_s] != "off"_L1;
            founded(book, options);
            starJoins(book, *step, first.list);
        });
    }

    void join(const QString &name)
    {
        const acts::NewCampaign star = wanted(name);
        const Result<Step> step = acts::join(campaign(), m_session.pack, star);
        m_session.take(step, [&](History &book, retold::Tape &) { starJoins(book, *step, star.list); });
    }

    void between()
    {
        if (m_luck.oneIn(2) && recruit())
            return;
        if (m_luck.oneIn(25) && part())
            return;
        if (m_luck.oneIn(15) && dismiss())
            return;
        if (m_luck.oneIn(12) && correct())
            return;
        if (m_luck.oneIn(4) && bringBack())
            return;
        if (m_luck.oneIn(8) && !book().plain)
            return m_session.take(acts::rest(campaign(), m_session.pack),
                                  [](History &book, retold::Tape &) { book.rest(); });
        const QString enemy = m_luck.oneOf(m_session.pack.lists).id;
        m_session.act(acts::Prepare{enemy},
                      [&](History &book, retold::Tape &tape) { book.prepare(plain(enemy), tape); });
    }

    bool recruit()
    {
        const int star = m_luck.oneOf(stand().stars());
        const int room = book().room(star);
        if (room == 0 || !mayLead(book(), star))
            return false;
        const int count = m_luck.between(1, room);
        m_session.act(acts::Recruit{count, false, star},
                      [=](History &book, retold::Tape &tape) { book.recruit(star, count, tape); });
        return true;
    }

    bool part()
    {
        const std::vector<int> stars = stand().stars();
        if (stars.size() < 2)
            return false;
        const int star = m_luck.oneOf(stars);
        m_session.take(acts::part(campaign(), m_session.pack, FigureId{star}),
                       [=](History &book, retold::Tape &) { book.part(star, 0); });
        return true;
    }

    bool dismiss()
    {
        const Figure figure = m_luck.oneOf(campaign().band);
        if (figure.star)
            return false;
        m_session.take(acts::dismiss(campaign(), figure.id),
                       [&](History &book, retold::Tape &) { book.stand.lose(number(figure.id), "dismissed"); });
        return true;
    }

    bool correct()
    {
        Figure figure = m_luck.oneOf(campaign().band);
        const int rep = m_luck.between(1, figure.star ? 5 : stand().find(number(figure.leader))->rep);
        if (rep == figure.rep())
            return false;
        figure.profile.rep = rep;
        m_session.take(acts::correctFigure(campaign(), m_session.pack, figure),
                       [=](History &book, retold::Tape &) { book.correct(number(figure.id), rep); });
        return true;
    }

    bool bringBack()
    {
        for (const auto &[id, gone] : stand().gone) {
            if (gone.status != "captured" || gone.figure.star || !stand().find(gone.figure.leader))
                continue;
            m_session.act(acts::BringBack{id}, [id = id](History &book, retold::Tape &) { book.bringBack(id); });
            return true;
        }
        return false;
    }

    void begin()
    {
        std::vector<int> party;
        for (const retold::Figure &figure : stand().band) {
            if (party.empty() || !m_luck.oneIn(6))
                party.push_back(figure.id);
        }
        m_session.take(acts::stepOf(campaign(), m_session.pack, acts::BeginPlay{party}),
                       [=](History &book, retold::Tape &) { book.begin(party); });
    }

    void stands()
    {
        const std::map<int, retold::Fared> &table = book().table;
        const retold::Fared &fared = std::next(table.begin(), m_luck.below(static_cast<int>(table.size())))->second;
        const bool out = fared.fate == "out-of-the-fight";
        if (!out && fared.fate != "fine")
            return;
        const bool star = stand().find(fared.id)->star;
        static const std::array<std::string, 6> worse{"out-of-the-fight", "ran-away",        "out-of-the-fight", "dead",
                                                      "captured",         "out-of-the-fight"};
        const std::string draw = m_luck.oneOf(worse);
        const std::string state = out                        ? "captured"
            : star && draw != "ran-away" && !m_luck.oneIn(5) ? "out-of-the-fight"
                                                             : draw;
        m_session.take(acts::stepOf(campaign(), m_session.pack,
                                    acts::SetState{FigureId{fared.id}, *fromSlug<TableState>(said(state))}),
                       [state, id = fared.id](History &book, retold::Tape &) {
                           book.stands(id, state == "dead" ? "obviously-dead" : state);
                       });
    }

    ReportedFate fared(const retold::Figure &figure)
    {
        using enum Fate;
        ReportedFate fared{FigureId{figure.id}};
        static const std::array<Fate, 12> worse{OutOfTheFight, OutOfTheFight, RanAway,       OutOfTheFight,
                                                ObviouslyDead, RanAway,       Captured,      OutOfTheFight,
                                                Captured,      RanAway,       ObviouslyDead, OutOfTheFight};
        const bool hurt = m_luck.below(10) < 2 * m_harshness - 1;
        fared.fate = hurt ? m_luck.oneOf(worse) : Fine;
        const bool lost = fared.fate == ObviouslyDead || fared.fate == Captured;
        if (figure.star && lost && !m_luck.oneIn(5))
            fared.fate = CheatedDeath;
        if (fared.fate == Captured && m_luck.oneIn(2))
            fared.deeds.wound = OutOfTheFight;
        return fared;
    }

    void finish()
    {
        if (!campaign().play && m_luck.oneIn(3))
            return begin();
        if (campaign().play && !m_luck.oneIn(5))
            return stands();
        BattleReport told;
        const bool success = m_luck.oneIn(2);
        told.outcome = success ? Outcome::Success : Outcome::Failure;
        for (const retold::Figure &figure : stand().band) {
            if (!m_luck.oneIn(8))
                told.figures.push_back(fared(figure));
        }
        if (campaign().play)
            told.figures = acts::reportSoFar(campaign()).figures;
        const std::vector<int> stars = stand().stars();
        if (stars.size() > 1 && m_luck.oneIn(2)) {
            const int from = m_luck.oneOf(stars);
            const int to = m_luck.oneOf(stars);
            if (from != to)
                told.heirs[FigureId{from}] = FigureId{to};
        }
        if (!acts::check(campaign(), m_session.pack, acts::FinishBattle{told}).empty())
            told.heirs.clear();
        retold::Report report = asTold(campaign(), told);
        if (campaign().play)
            report.figures = book().reported(success).figures;
        m_session.roll(
            acts::check(campaign(), m_session.pack, acts::FinishBattle{told}),
            [&](Dice &dice, Step &step) {
                acts::perform(campaign(), m_session.pack, acts::FinishBattle{told}, 0, dice, step);
            },
            [=](History &book, retold::Tape &tape) { book.finish(report, tape); });
    }

    Session<History> &m_session;
    Luck &m_luck;
    int m_harshness;
};

} // namespace

void playMonths(Session<retold::Swordplay> &session, int steps)
{
    MonthsPlayer(session).play(steps);
}

void playMonths(Session<retold::ChainReaction3> &session, int steps)
{
    MonthsPlayer(session).play(steps);
}

} // namespace muster::machine
