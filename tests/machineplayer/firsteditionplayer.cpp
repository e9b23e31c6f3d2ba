// SPDX-License-Identifier: MIT
#include "model/acts/acts.h"
#include "model/acts/table.h"
#include "tests/machineplayer/players.h"

#include "model/acts/arms.h"
#include "model/acts/battle.h"
#include "model/changes/band.h"
#include "model/systems/arrangements.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/encounterrules.h"
#include "model/systems/parts.h"
#include "model/systems/party.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

namespace muster::machine {

using namespace Qt::StringLiterals;
using retold::FirstEdition;

namespace {

const QStringList &listsFor(const std::string &genre)
{
    static const QStringList armies{u"military"_s, u"mercenaries"_s, u"guerrillas"_s};
    static const QStringList streets{u"gang"_s, u"police"_s};
    static const QStringList factions{u"outcasts"_s, u"tribal"_s, u"feudal"_s, u"firm"_s};
    static const QStringList others{u"civilians"_s, u"military"_s, u"police"_s, u"gang"_s};
    return genre == "gang"              ? streets
        : genre == "wasteland"          ? factions
        : genre.starts_with("military") ? armies
                                        : others;
}

QStringList enemiesFor(const std::string &genre)
{
    if (genre == "b-movie")
        return {u"zombies"_s, u"zombies"_s, u"civilians"_s};
    if (genre == "aliens")
        return {u"aliens"_s, u"aliens"_s, u"military"_s};
    return listsFor(genre);
}

class Player
{
public:
    Player(Session<FirstEdition> &session, std::string genre)
        : m_session(session)
        , m_luck(session.luck)
        , m_genre(std::move(genre))
        , m_harshness(m_luck.between(1, 4))
        , m_stars(m_luck.between(1, 2))
    {
    }

    void play(int steps)
    {
        found();
        if (m_stars == 2)
            join();
        while (m_session.steps() < steps && campaign().phase != Phase::Over && !isEverybodyHeld()) {
            if (m_luck.oneIn(15))
                m_session.undoAndRedo();
            else if (campaign().phase == Phase::Play)
                inHand();
            else
                between();
        }
    }

private:
    const Campaign &campaign() const { return m_session.campaign; }
    const FirstEdition &book() const { return m_session.book; }
    const retold::Stand &stand() const { return m_session.book.stand; }

    /// Returns whether all figures are captured. Muster then asks the player to free one by hand.
    bool isEverybodyHeld() const
    {
        return std::ranges::all_of(stand().band, [](const retold::Figure &figure) { return figure.held; });
    }

    acts::NewCampaign wanted(const QString &list, const QString &name)
    {
        acts::NewCampaign wanted;
        wanted.list = list;
        wanted.starName = name;
        wanted.player = name.left(1);
        wanted.star.rep = list == "firm"_L1 ? 5 : m_luck.between(2, 5);
        return wanted;
    }

    static void starJoins(FirstEdition &book, const Step &step, const QString &list)
    {
        for (const Change &change : step.changes) {
            const auto *joined = change.as<FigureJoined>();
            if (joined && joined->figure.star)
                book.join(number(joined->figure.id), plain(list), joined->figure.rep(),
                          plain(joined->figure.profile.weapon), plain(joined->figure.profile.armorWorn));
        }
    }

    void found()
    {
        const QString list = m_luck.oneOf(listsFor(m_genre));
        acts::NewCampaign first = wanted(list, u"Ann"_s);
        first.options[u"genre"_s] = said(m_genre);
        if (!m_luck.oneIn(10))
            first.options[u"terrain"_s] = u"none"_s;
        const QString locale = m_luck.oneOf(QStringList{u"badlands"_s, u"old-nevada"_s, u"california"_s});
        if (m_genre == "wasteland")
            first.options[u"locale"_s] = locale;
        const Result<Step> step = acts::found(m_session.pack, first);
        m_session.take(step, [&](FirstEdition &book, retold::Tape &) {
            book.genre = m_genre;
            book.stand.locale = m_genre == "wasteland" ? plain(locale) : "";
            starJoins(book, *step, list);
        });
    }

    void join()
    {
        QStringList lists = listsFor(m_genre);
        lists.removeAll(u"firm"_s);
        const QString list = m_luck.oneOf(lists);
        const Result<Step> step = acts::join(campaign(), m_session.pack, wanted(list, u"Ben"_s));
        m_session.take(step, [&](FirstEdition &book, retold::Tape &) { starJoins(book, *step, list); });
    }

    void between()
    {
        if (stand().follows.empty() && m_luck.oneIn(2) && recruit())
            return;
        if (m_luck.oneIn(6) && equip())
            return;
        if (m_luck.oneIn(20) && dismiss())
            return;
        if (m_genre == "wasteland" && stand().follows.empty() && stand().due.empty()
            && (!stand().travelsTo.empty() || m_luck.oneIn(8)))
            return travel();
        prepare();
    }

    bool recruit()
    {
        const int star = m_luck.oneOf(stand().stars());
        const int room = book().room(star);
        if (room == 0)
            return false;
        const int count = m_luck.between(1, room);
        m_session.act(acts::Recruit{count, false, star},
                      [=](FirstEdition &book, retold::Tape &tape) { book.recruit(star, count, tape); });
        return true;
    }

    /// Equips a figure with a weapon of its band's stockpile.
    bool equip()
    {
        for (const auto &[star, stock] : stand().stock) {
            for (const auto &[thing, count] : stock) {
                const Figure &figure = m_luck.oneOf(campaign().band);
                const QString weapon = said(thing);
                // Weapons that a list leaves open are chosen and not taken from the stockpile (p. 8). Special weapons
                // are limited (R76).
                static const std::set<std::string> open{"military", "mercenaries", "guerrillas"};
                static const std::set<std::string> special{
                    "grenade-launcher", "light-machine-gun", "law",    "flame-thrower", "rocket-launcher",
                    "assault-rifle",    "machine-pistol",    "grenade"};
                const bool may = !figure.isAway(campaign().turn) && number(figure.leader) == star
                    && m_session.pack.weapon(weapon) && figure.profile.weapon != weapon
                    && figure.profile.weapon != "special"_L1 && !special.contains(thing)
                    && !open.contains(stand().find(star)->list);
                if (!may)
                    continue;
                m_session.take(
                    acts::equip(campaign(), m_session.pack, figure.id, {weapon, figure.profile.armorWorn}),
                    [&, id = number(figure.id)](FirstEdition &book, retold::Tape &) { book.equip(id, plain(weapon)); });
                return true;
            }
        }
        return false;
    }

    bool dismiss()
    {
        const Figure figure = m_luck.oneOf(campaign().band);
        const auto isHeld = [](const retold::Figure &one) { return one.held; };
        if (figure.star || std::any_of(stand().band.begin(), stand().band.end(), isHeld))
            return false; // a captured figure needs somebody to free it
        m_session.take(acts::dismiss(campaign(), figure.id),
                       [&](FirstEdition &book, retold::Tape &) { book.stand.lose(number(figure.id), "dismissed"); });
        return true;
    }

    QString enemy()
    {
        if (m_genre == "wasteland" && !m_luck.oneIn(5))
            return QString(whoeverComes);
        return m_luck.oneOf(enemiesFor(m_genre));
    }

    static std::string asAsked(const QString &enemy) { return enemy == whoeverComes ? "" : plain(enemy); }

    void travel()
    {
        QStringList locales{u"badlands"_s, u"old-nevada"_s, u"california"_s};
        locales.removeAll(said(stand().locale));
        const QString to = stand().travelsTo.empty() ? m_luck.oneOf(locales) : said(stand().travelsTo);
        const QString whom = enemy();
        m_session.act(acts::Travel{fromSlug<Locale>(to), whom},
                      [&](FirstEdition &book, retold::Tape &tape) { book.travel(plain(to), asAsked(whom), tape); });
    }

    void prepare()
    {
        const std::vector<int> stars = stand().stars();
        const QString usual = campaign().enemy.isEmpty() ? campaign().list : campaign().enemy;
        if (book().followsForCertain()) { // against the enemies that are left; none is named
            m_session.act(acts::Prepare{}, [&](FirstEdition &book, retold::Tape &tape) {
                book.prepare(m_genre == "wasteland" ? "" : plain(usual), 0, std::nullopt, tape);
            });
            return;
        }
        if (stars.size() > 1 && m_luck.oneIn(3)) {
            const int met = m_luck.oneOf(stars);
            m_session.act(acts::Prepare{bandAsEnemy(FigureId{met})}, [&](FirstEdition &book, retold::Tape &tape) {
                book.prepare(plain(usual), met, std::nullopt, tape);
            });
            return;
        }
        const QString whom = enemy();
        const std::optional<int> back = campaign().nextReturn();
        const bool waits = back && m_luck.oneIn(6);
        m_session.act(acts::Prepare{whom, waits}, [&](FirstEdition &book, retold::Tape &tape) {
            book.prepare(asAsked(whom), 0, waits ? back : std::nullopt, tape);
        });
    }

    int whose() const { return stand().encounter->whose ? stand().encounter->whose : stand().stars().front(); }

    /// Returns a party: the leader, or at times the best of the others instead, and up to the allowed number of
    /// figures.
    std::vector<int> party(int star)
    {
        std::vector<int> ids = book().able(star);
        const bool follows = !stand().encounter->after.empty();
        if (!follows && ids.size() > 1 && m_luck.oneIn(8))
            ids.erase(ids.begin());
        const auto most = static_cast<std::size_t>(follows ? 99 : book().allowedLedBy(star, ids.front()) + 1);
        if (!follows)
            ids = book().withoutMoreSpecialists(star, ids);
        ids.resize(std::min(ids.size(), most));
        while (!follows && ids.size() > 1 && m_luck.oneIn(4))
            ids.pop_back();
        return ids;
    }

    void inHand()
    {
        if (campaign().play)
            return onTable();
        const retold::Encounter &now = *stand().encounter;
        if (book().able(whose()).empty() || (now.meets && book().able(now.meets).empty()))
            throw retold::Disagreement{"An encounter is in hand that nobody of the band can fight."};
        if (now.after.empty() && m_luck.oneIn(4) && recruit())
            return;
        if (now.ownVehicles < 0 && m_luck.oneIn(5) && rollVehicles())
            return;
        if (m_luck.oneIn(4) && upgrade())
            return;
        finish();
    }

    bool rollVehicles()
    {
        static const std::map<std::string, int> perVehicle{{"outcasts", 4}, {"tribal", 3}, {"feudal", 6}};
        const auto row = perVehicle.find(stand().find(whose())->list);
        const Meeting *meeting = campaign().meeting();
        const auto able = static_cast<int>(book().able(whose()).size());
        const bool follows = !stand().encounter->after.empty();
        const int figures = meeting && meeting->isShown() ? static_cast<int>(meeting->ours.size())
            : follows                                     ? able
                                                          : std::min(able, book().allowed(whose()) + 1);
        if (row == perVehicle.end() || figures < row->second)
            return false;
        m_session.act(acts::RollVehicles{},
                      [&](FirstEdition &book, retold::Tape &tape) { book.rollVehicles(figures, tape); });
        return true;
    }

    /// Issues a SWAT team's arms to a police band; no other band may have them (p. 9).
    bool upgrade()
    {
        const int star = whose();
        const bool police = stand().find(star)->list == "police";
        const Figure &figure = *campaign().find(FigureId{book().able(star).front()});
        if (figure.laidAside)
            return false;
        const Result<Step> step = acts::upgrade(campaign(), m_session.pack, u"swat"_s, u"assault-rifle"_s);
        if (!police && step && !stand().encounter->meets)
            throw retold::Disagreement{"A band that is no police draws a SWAT team's arms."};
        if (!police)
            return false;
        m_session.take(step, [=](FirstEdition &book, retold::Tape &) { book.upgrade(star); });
        return true;
    }

    void bring(int star, const std::vector<int> &figures, const std::vector<int> &met)
    {
        std::vector<FigureId> ids;
        for (const int id : figures)
            ids.push_back(FigureId{id});
        m_session.take(acts::writeParty(campaign(), m_session.pack, FigureId{star}, ids),
                       [=](FirstEdition &book, retold::Tape &) {
                           if (!met.empty()) // and both parties are shown
                               book.come(figures, met);
                       });
    }

    /// Returns a random fate of a figure; losses are heavier in a harsher campaign.
    ReportedFate fared(int id)
    {
        ReportedFate fared{FigureId{id}};
        const bool star = stand().find(id)->star;
        const int draw = m_luck.below(10 * m_harshness + 4);
        using enum Fate;
        static const std::array<Fate, 16> worse{BadWound, Unconscious, RanAway,  Captured, Dead,     BadWound,
                                                RanAway,  Surrendered, BadWound, RanAway,  Captured, Unconscious,
                                                Dead,     BadWound,    RanAway,  Turned};
        if (draw < 8)
            fared.fate = Fine;
        else if (draw < 12)
            fared.fate = Scratched;
        else
            fared.fate = m_luck.oneOf(worse);
        if ((star && fared.fate == Dead && !m_luck.oneIn(4)) || (fared.fate == Turned && m_genre != "b-movie"))
            fared.fate = BadWound;
        Deeds &deeds = fared.deeds;
        if (fared.fate == RanAway && m_luck.oneIn(2))
            deeds.wound = m_luck.oneIn(2) ? Scratched : BadWound;
        deeds.wounded = (fared.fate == RanAway || fared.fate == Surrendered) && m_luck.oneIn(3);
        deeds.lostNerve = (fared.fate == Unconscious || fared.fate == Captured) && m_luck.oneIn(3);
        deeds.inflictedDamage = m_luck.oneIn(3);
        return fared;
    }

    BattleReport report(const std::vector<int> &ours, const std::vector<int> &theirs)
    {
        const retold::Encounter &now = *stand().encounter;
        BattleReport report;
        for (const int id : ours)
            report.figures.push_back(fared(id));
        for (const int id : theirs)
            report.figures.push_back(fared(id));
        const int parts = m_luck.below(5);
        report.outcome = parts < 3 ? Outcome::Success : Outcome::Failure;
        if (parts == 2)
            report.won = Fraction{1, 2};
        if (now.kind == "sweep" && now.role == "attacker" && m_luck.oneIn(2)) {
            report.won = m_luck.oneIn(3) ? Fraction{2, 1} : Fraction{m_luck.between(1, 6), 7};
            report.outcome = Outcome::Success;
        }
        if (now.meets)
            report.theirs = report.outcome == Outcome::Failure && m_luck.oneIn(2) ? Fraction{1, 1} : Fraction{0, 1};
        else
            enemyFared(report);
        if (now.kind == "pursuit" && m_luck.oneIn(4))
            report.enemy.follows = u"ambush"_s;
        else if ((now.kind == "raid" || now.kind == "sweep") && m_luck.oneIn(2))
            report.enemy.follows = m_luck.oneOf(QStringList{u"raid"_s, u"recover"_s, u"sweep"_s, u"nothing"_s});
        else if (now.kind == "siege" && m_luck.oneIn(3))
            report.enemy.follows = u"nothing"_s;
        if (stand().stars().size() == 2 && m_luck.oneIn(2)) {
            for (const int star : stand().stars())
                report.heirs[FigureId{star}] = FigureId{stand().stars()[0] + stand().stars()[1] - star};
        }
        return report;
    }

    void enemyFared(BattleReport &report)
    {
        const retold::Encounter &now = *stand().encounter;
        int left = static_cast<int>(now.foes.size());
        for (int place = 1; place <= left; ++place) {
            if (m_luck.oneIn(3))
                report.enemy.lost.push_back(place);
        }
        const bool named = m_luck.oneIn(2);
        left = named ? static_cast<int>(report.enemy.lost.size()) : m_luck.below(left + 1);
        if (!named)
            report.enemy.lost.clear();
        for (ReportedFate &fared : report.figures) {
            if (left > 0 && m_luck.oneIn(3)) {
                fared.deeds.kills = m_luck.between(1, left);
                left -= fared.deeds.kills;
            } else if (left > 0 && m_luck.oneIn(4)) {
                fared.deeds.routed = 1;
                --left;
            }
        }
    }

    BattleReport byTheTable() const
    {
        const AftermathDraft draft = acts::reportSoFar(campaign());
        BattleReport told{
            draft.outcome.value_or(Outcome::Failure), draft.figures, draft.won, draft.enemy, {}, draft.theirs};
        const retold::Report byTheBook = book().reported();
        const auto part = [](const retold::Fraction &fraction) { return Fraction{fraction.over, fraction.under}; };
        if (byTheBook.theirs && !told.theirs)
            told.theirs = part(*byTheBook.theirs);
        const bool nothingWon = byTheBook.won.isNothing() && (!byTheBook.theirs || byTheBook.theirs->isNothing());
        if (draft.outcome || nothingWon)
            return told;
        // If nothing happened on the table, the player decides the outcome.
        const FirstEdition::Table &table = *book().table;
        const auto stands = [](const FirstEdition::OnTable &one) { return one.stands(); };
        if (!std::all_of(table.own.begin(), table.own.end(), stands)
            || !std::all_of(table.enemy.begin(), table.enemy.end(), stands))
            throw retold::Disagreement{"The table decides it, and Muster does not say how it ended."};
        told.outcome = byTheBook.success ? Outcome::Success : Outcome::Failure;
        told.won = part(byTheBook.won);
        return told;
    }

    void finish(BattleReport told, const retold::Report &report)
    {
        if (!acts::check(campaign(), m_session.pack, acts::FinishBattle{told}).empty())
            told.heirs.clear();
        retold::Report asTheBookHasIt = report;
        asTheBookHasIt.heirs = asTold(campaign(), told).heirs;
        m_session.roll(
            acts::check(campaign(), m_session.pack, acts::FinishBattle{told}),
            [&](Dice &dice, Step &step) {
                acts::perform(campaign(), m_session.pack, acts::FinishBattle{told}, 0, dice, step);
            },
            [=](FirstEdition &book, retold::Tape &tape) { book.finish(asTheBookHasIt, tape); });
    }

    void finishByReport(const std::vector<int> &ours, const std::vector<int> &theirs)
    {
        const retold::Encounter &now = *stand().encounter;
        BattleReport told = report(ours, theirs);
        const retold::Report asTheBookHasIt = asTold(campaign(), told);
        if (!now.meets && m_luck.oneIn(2) && book().holdsField(now.role, asTheBookHasIt.won, asTheBookHasIt, whose())) {
            const Things things = acts::salvageable(campaign(), m_session.pack);
            if (!things.isEmpty())
                told.enemy.salvage.push_back({m_luck.oneOf(things.keys()), 1});
        }
        finish(told, asTold(campaign(), told));
    }

    void finish()
    {
        const retold::Encounter &now = *stand().encounter;
        std::vector<int> ours = party(whose());
        std::vector<int> theirs = now.meets ? party(now.meets) : std::vector<int>();
        const auto numbersOf = [](const FigureIds &ids) {
            std::vector<int> numbers;
            for (const FigureId id : ids)
                numbers.push_back(number(id));
            return numbers;
        };
        if (now.meets && campaign().meeting()->isShown()) {
            ours = numbersOf(campaign().meeting()->ours);
            theirs = numbersOf(campaign().meeting()->theirs);
        } else if (now.meets) {
            bring(now.meets, theirs, {});
            bring(whose(), ours, theirs);
        }
        // Figures that hide, or that come after the alarm, arrive by extra dice, so the battle is not played on the
        // table.
        const bool later = now.enemyRole == "ambusher" || now.enemyRole == "police";
        if (later || m_luck.oneIn(2))
            return finishByReport(ours, theirs);
        const acts::BeginPlay begin{now.meets ? std::vector<int>() : ours};
        m_session.take(acts::stepOf(campaign(), m_session.pack, begin),
                       [=](FirstEdition &book, retold::Tape &) { book.begin(ours, theirs); });
    }

    void onTable()
    {
        if (m_luck.oneIn(8))
            return finish(byTheTable(), book().reported());
        const int draw = m_luck.below(10);
        if (draw == 0)
            count();
        else if (draw < 6)
            ownStands();
        else
            enemyStands();
    }

    /// Returns a random next state of the figure; empty if it is off the table or down.
    std::string next(const FirstEdition::OnTable &one, bool own)
    {
        if (!one.end.empty())
            return {};
        static const std::vector<std::string> ends{"dead",        "unconscious", "captured",
                                                   "unconscious", "dead",        "left-table"};
        const int draw = m_luck.below(6);
        if (draw < 2 && !one.ran && one.wound != "bad-wound")
            return one.wound.empty() && draw == 0 ? "scratched" : "bad-wound";
        if (draw == 2)
            return one.ran ? std::string() : "ran-away";
        if (draw == 3 && !own)
            return "dead";
        const std::string end = m_luck.oneOf(ends);
        if ((one.ran && end == "left-table") || (own && end == "dead" && m_luck.below(4) > m_harshness))
            return {};
        return end;
    }

    void ownStands()
    {
        const auto place = m_luck.below(book().table->own.size());
        const FirstEdition::OnTable &one = book().table->own[place];
        const std::string state = next(one, true);
        if (state.empty())
            return;
        m_session.take(acts::stepOf(campaign(), m_session.pack,
                                    acts::SetState{FigureId{one.id}, *fromSlug<TableState>(said(state))}),
                       [=](FirstEdition &book, retold::Tape &) { book.table->own[place].becomes(state); });
    }

    void enemyStands()
    {
        if (campaign().play->groups.empty())
            return;
        const auto place = m_luck.below(book().table->enemy.size());
        const std::string state = next(book().table->enemy[place], false);
        if (state.empty())
            return;
        m_session.take(
            acts::stepOf(campaign(), m_session.pack,
                         acts::SetEnemyState{1, static_cast<int>(place) + 1, *fromSlug<TableState>(said(state))}),
            [=](FirstEdition &book, retold::Tape &) { book.table->enemy[place].becomes(state); });
    }

    void count()
    {
        const Scenario &scenario = *scenarioOf(*campaign().encounter);
        const FirstEdition::Table &table = *book().table;
        if (acts::hasHostages(scenario) && table.hostagesOut < stand().encounter->hostages) {
            const int out = m_luck.between(table.hostagesOut + 1, stand().encounter->hostages);
            m_session.take(acts::stepOf(campaign(), m_session.pack, acts::CountHostages{out}),
                           [=](FirstEdition &book, retold::Tape &) { book.table->hostagesOut = out; });
        } else if (acts::hasDwellings(scenario)) {
            const int dwellings = m_luck.between(1, 6);
            const int looted = m_luck.between(0, dwellings);
            m_session.take(acts::stepOf(campaign(), m_session.pack, acts::CountDwellings{dwellings, looted}),
                           [=](FirstEdition &book, retold::Tape &) {
                               book.table->dwellings = dwellings;
                               book.table->looted = looted;
                           });
        } else if (stand().encounter->kind == "robbery" && !table.objective) {
            m_session.take(acts::stepOf(campaign(), m_session.pack, acts::SetObjective{}),
                           [](FirstEdition &book, retold::Tape &) { book.table->objective = true; });
        }
    }

    Session<FirstEdition> &m_session;
    Luck &m_luck;
    std::string m_genre;
    int m_harshness;
    int m_stars;
};

} // namespace

void playFirstEdition(Session<FirstEdition> &session, const std::string &genre, int steps)
{
    Player(session, genre).play(steps);
}

} // namespace muster::machine
