// SPDX-License-Identifier: MIT

// Returns commands of the table that may have led to a step.

#include "model/acts/typedforce.h"
#include "model/changes/all.h"
#include "model/storytext/likelyacts.h"
#include "model/systems/scenarios.h"
#include "rules/slug.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Returns the words with spaces between them, without the empty ones.
template<typename... Words>
QString said(const Words &...words)
{
    const auto text = [](const auto &word) {
        using Word = std::decay_t<decltype(word)>;
        if constexpr (std::is_same_v<Word, int>)
            return QString::number(word);
        else if constexpr (std::is_same_v<Word, FigureId>)
            return QString::number(number(word));
        else if constexpr (std::is_same_v<Word, const char *>)
            return QString(QLatin1String(word));
        else
            return QString(word);
    };
    QStringList all{text(words)...};
    all.removeAll(QString());
    return all.join(u' ');
}

/// Returns a number with its word in front of it; nothing for none.
QString after(const char *word, std::optional<int> number)
{
    return number ? said(word, *number) : QString();
}
QString ifAny(const char *word, int count)
{
    return count > 0 ? said(word, count) : QString();
}

QString letter(int group)
{
    return QString(QChar(u'A' + group - 1));
}

/// Collects for each kind of change the commands that may have led to it, one per line.
class Guess
{
public:
    explicit Guess(const Pack &pack)
        : m_pack(pack)
    {
    }

    void operator()(const PlayBegun &c)
    {
        QString party;
        for (const OwnFigure &own : c.own) {
            if (own.state != TableState::AtHome)
                party = said(party, own.id);
        }
        for (const QString &entry : {QString(), after("at", c.section)}) {
            add("begin", entry);
            add("begin", entry, party);
        }
    }
    void operator()(const TurnBegun &) { add("turn"); }
    void operator()(const SidesCounted &c) { add("sides", c.sides); }
    void operator()(const StarPowerLeft &c)
    {
        for (const TableState damage : {TableState::OutOfTheFight, TableState::Stunned, TableState::Dead})
            add("star-power", slug(damage), after("of", c.star));
    }
    void operator()(const SectionSeen &c) { add(c.on ? "seen" : "unseen", c.section); }
    void operator()(const BuildingSearched &c)
    {
        add("loot", c.building);
        add("break-off", c.building);
    }
    void operator()(const NoteWritten &c) { add("note", c.text); }
    void operator()(const TestTaken &c)
    {
        const QString who = c.whose.group > 0 ? said("enemy-test", c.whose.group, c.whose.figure, c.test.entry)
                                              : said("test", c.whose.id, c.test.entry);
        add(who);
        add(who, c.test.values.join(u' '));
    }
    void operator()(const LastingSet &c)
    {
        const char *word = c.on ? "mark" : "unmark";
        if (c.whose.group > 0)
            add(u"enemy-"_s + QLatin1String(word), c.whose.group, c.whose.figure, c.what.condition);
        else
            add(word, c.whose.id, c.what.condition);
    }
    void operator()(const FigureStood &c) { add("state", c.id, slug(c.state), ifAny("turns", c.turns)); }
    void operator()(const FigureDid &c)
    {
        const Deeds &deeds = c.deeds;
        const MediaWork &media = deeds.media;
        const QString what = said(
            ifAny("kills", deeds.kills), ifAny("routed", deeds.routed), ifAny("lead-stories", media.leadStories),
            ifAny("sound-bites", media.soundBites), ifAny("close-shots", media.closeShots),
            ifAny("long-shots", media.longShots), media.asked.empty() ? u""_s : said("interviewed", media.asked.back()),
            media.shot.empty() ? u""_s : said("filmed", media.shot.back()), deeds.inflictedDamage ? "hurt" : "",
            deeds.lostNerve ? "nerve" : "", deeds.wounded ? "wounded" : "");
        add("did", c.id, what);
        add("did", c.id, "none", what);
        for (const TableState state : {TableState::Dead, TableState::RanAway, TableState::OutOfTheFight})
            m_all.push_back({u"credit"_s, u"  state: "_s + slug(state), u"  by: %1"_s.arg(number(c.id))});
    }
    void operator()(const FigureGrouped &c) { add("join", c.id, letter(c.group)); }
    void operator()(const OwnGroupPlaced &c) { add("own-place", letter(c.group), c.section); }
    void operator()(const ScenarioStood &c)
    {
        const char *word = deedKind(c.deed).word;
        if (c.deed == ScenarioDeed::Dwellings)
            return add(word, c.now.dwellings, c.now.looted);
        if (c.deed == ScenarioDeed::Hostages)
            return c.now.hostagesFound ? add(word, c.now.hostagesOut) : add(word, "off");
        add(word);
        if (c.deed == ScenarioDeed::Turn)
            add("count-turn");
        if (c.deed == ScenarioDeed::Riding || c.deed == ScenarioDeed::Objective)
            add(word, "off");
    }
    void operator()(const PefMoved &c) { add("move-pef", c.pef); }
    void operator()(const PefPlaced &c) { add("place-pef", c.pef, c.section); }
    void operator()(const PefHidden &c)
    {
        add("hide", c.pef, c.figures.empty() ? u"decoy"_s : acts::typedFigures(c.figures, m_pack));
    }
    void operator()(const PefRevealed &c) { add("reveal", c.pef); }
    void operator()(const PefResolved &c) { add("resolve", c.pef); }
    void operator()(const GroupAppeared &c)
    {
        const QString line = said("add", static_cast<int>(c.figures.size()), c.section);
        add(line);
        if (c.army)
            add(line, "side", *c.army + 1);
    }
    void operator()(const LeaderNamed &c) { add("leads", c.group, c.figure); }
    void operator()(const GroupMoved &c)
    {
        for (const char *twice : {"", "outnumbers", "not-outnumbers"}) {
            add("np-move", c.group, twice);
            add("np-move", c.group, "cover", twice);
        }
    }
    void operator()(const GroupPlaced &c) { add("place", c.group, c.section); }
    void operator()(const GroupStruck &c) { add(c.on ? "strike" : "unstrike", c.group); }
    void operator()(const GroupSided &c) { add("side", c.group, c.army + 1); }
    void operator()(const EnemyStood &c) { add("enemy", c.group, c.figure, slug(c.state), ifAny("turns", c.turns)); }
    void operator()(const GuardsPlaced &c)
    {
        add("guards", c.group);
        add("guards", c.group, "shots");
    }
    void operator()(const GuardNoticed &c)
    {
        add("guard", c.group, c.figure, slug(c.watch));
        add("guard", c.group, "all", slug(c.watch));
    }
    void operator()(const FoeMet &c)
    {
        const QString line = u"leader foe=%1"_s.arg(c.foe);
        add(line);
        add(line, "of", c.group);
    }
    void operator()(const SectionScouted &c) { add("scout", c.section); }
    void operator()(const RepChanged &c) { add("lose-rep", c.id); }
    void operator()(const GoTaken &) { add("go"); }
    void operator()(const InitiativeLost &c) { add("lost", c.figure, c.initiative); }
    void operator()(const EnemyInitiativeLost &c) { add("enemy-lost", c.place, c.initiative); }

    std::vector<ActLines> take() { return std::move(m_all); }

private:
    void add(const auto &...words) { m_all.push_back({said(words...)}); }

    const Pack &m_pack;
    std::vector<ActLines> m_all;
};

/// Returns the command for what a PEF turned out to be, as the player gave it: all its groups, or nobody.
QString lineOfPef(const Pack &pack, int pef, const Step &step)
{
    std::vector<std::vector<EnemyFigure>> groups;
    for (const Change &change : step.changes) {
        if (const auto *group = change.as<GroupAppeared>())
            groups.push_back(group->figures);
    }
    return said("was", pef, groups.empty() ? u"nobody"_s : acts::typedEnemies(groups, pack));
}

/// Returns the part of a value that others share; for conditions, those in both lists.
QString inBoth(const QString &value, const QStringList &others)
{
    if (others.contains(value))
        return value;
    const QString key = value.section(u'=', 0, 0) + u'=';
    for (const QString &other : others) {
        if (!other.startsWith(key) || !key.startsWith("conditions"_L1))
            continue;
        QStringList both = value.mid(key.size()).split(u',');
        both.removeIf([&](const QString &one) { return !other.mid(key.size()).split(u',').contains(one); });
        return both.isEmpty() ? QString() : key + both.join(u',');
    }
    return {};
}

/// Returns the command for a test that a group took with one roll: with all its figures, and the values given for all
/// of them.
std::vector<ActLines> likelyTestOfGroup(const Step &step)
{
    QStringList figures;
    QStringList values;
    const TestTaken *first = nullptr;
    for (const Change &change : step.changes) {
        const auto *test = change.as<TestTaken>();
        if (!test)
            continue;
        figures << QString::number(test->whose.group > 0 ? test->whose.figure : number(test->whose.id));
        if (!first)
            values = test->test.values;
        first = first ? first : test;
        for (QString &value : values)
            value = inBoth(value, test->test.values);
        values.removeAll(QString());
    }
    if (figures.size() < 2)
        return {};
    const QString who = first->whose.group > 0 ? said("enemy-test", first->whose.group) : u"test"_s;
    return {{said(who, figures.join(u','), first->test.entry, values.join(u' '))}};
}

} // namespace

std::vector<ActLines> likelyOnTable(const Pack &pack, const Step &step)
{
    if (const auto *revealed = firstOf<PefRevealed>(step.changes); revealed && revealed->said)
        return {{lineOfPef(pack, revealed->pef, step)}};
    if (const auto group = likelyTestOfGroup(step); !group.empty())
        return group;
    Guess guess(pack);
    for (const Change &change : step.changes)
        visit(change, guess);
    return guess.take();
}

} // namespace muster
