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

/// Returns the words joined by spaces.
template<typename... Words>
QString said(const Words &...words)
{
    const auto text = [](const auto &word) {
        using Word = std::decay_t<decltype(word)>;
        if constexpr (std::is_same_v<Word, int>)
            return QString::number(word);
        else if constexpr (std::is_same_v<Word, FigureId>)
            return QString::number(number(word));
        else
            return QString(word);
    };
    return QStringList{text(words)...}.join(u' ');
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

    void operator()(const PlayBegun &c);
    void operator()(const TurnBegun &) { add(u"turn"_s); }
    void operator()(const SidesCounted &c) { add(said(u"sides"_s, c.sides)); }
    void operator()(const StarPowerLeft &c);
    void operator()(const SectionSeen &c) { add(said(c.on ? u"seen"_s : u"unseen"_s, c.section)); }
    void operator()(const BuildingSearched &c);
    void operator()(const NoteWritten &c) { add(said(u"note"_s, c.text)); }
    void operator()(const TestTaken &c);
    void operator()(const LastingSet &c);
    void operator()(const FigureStood &c) { add(said(u"state"_s, c.id, slug(c.state)) + ducking(c.turns)); }
    void operator()(const FigureDid &c);
    void operator()(const FigureGrouped &c) { add(said(u"join"_s, c.id, letter(c.group))); }
    void operator()(const OwnGroupPlaced &c) { add(said(u"own-place"_s, letter(c.group), c.section)); }
    void operator()(const ScenarioStood &c);
    void operator()(const PefMoved &c) { add(said(u"move-pef"_s, c.pef)); }
    void operator()(const PefPlaced &c) { add(said(u"place-pef"_s, c.pef, c.section)); }
    void operator()(const PefHidden &c);
    void operator()(const PefRevealed &c) { add(said(u"reveal"_s, c.pef)); }
    void operator()(const PefResolved &c) { add(said(u"resolve"_s, c.pef)); }
    void operator()(const GroupAppeared &c);
    void operator()(const LeaderNamed &c) { add(said(u"leads"_s, c.group, c.figure)); }
    void operator()(const GroupMoved &c);
    void operator()(const GroupPlaced &c) { add(said(u"place"_s, c.group, c.section)); }
    void operator()(const GroupStruck &c) { add(said(c.on ? u"strike"_s : u"unstrike"_s, c.group)); }
    void operator()(const GroupSided &c) { add(said(u"side"_s, c.group, c.army + 1)); }
    void operator()(const EnemyStood &c) { add(said(u"enemy"_s, c.group, c.figure, slug(c.state)) + ducking(c.turns)); }
    void operator()(const GuardsPlaced &c);
    void operator()(const GuardNoticed &c);
    void operator()(const FoeMet &c);
    void operator()(const SectionScouted &c) { add(said(u"scout"_s, c.section)); }
    void operator()(const RepChanged &c) { add(said(u"lose-rep"_s, c.id)); }
    void operator()(const GoTaken &) { add(u"go"_s); }
    void operator()(const InitiativeLost &c);
    void operator()(const EnemyInitiativeLost &c);

    std::vector<ActLines> take() { return std::move(m_all); }

private:
    static QString ducking(int turns) { return turns > 0 ? u" turns %1"_s.arg(turns) : QString(); }
    void add(const QString &line) { m_all.push_back({line}); }

    const Pack &m_pack;
    std::vector<ActLines> m_all;
};

void Guess::operator()(const FoeMet &c)
{
    add(u"leader foe=%1"_s.arg(c.foe));
    add(u"leader foe=%1 of %2"_s.arg(c.foe).arg(c.group));
}

void Guess::operator()(const PlayBegun &c)
{
    QString party;
    for (const OwnFigure &own : c.own) {
        if (own.state != TableState::AtHome)
            party += u' ' + QString::number(number(own.id));
    }
    const QString at = c.section ? u" at %1"_s.arg(*c.section) : QString();
    for (const QString &entry : {QString(), at}) {
        add(u"begin"_s + entry);
        add(u"begin"_s + entry + party);
    }
}

void Guess::operator()(const StarPowerLeft &c)
{
    const QString star = c.star ? u" of %1"_s.arg(*c.star) : QString();
    for (const TableState damage : {TableState::OutOfTheFight, TableState::Stunned, TableState::Dead})
        add(said(u"star-power"_s, slug(damage)) + star);
}

void Guess::operator()(const BuildingSearched &c)
{
    add(said(u"loot"_s, c.building));
    add(said(u"break-off"_s, c.building));
}

void Guess::operator()(const TestTaken &c)
{
    const QString who = c.whose.group > 0 ? said(u"enemy-test"_s, c.whose.group, c.whose.figure, c.test.entry)
                                          : said(u"test"_s, c.whose.id, c.test.entry);
    add(who);
    add(said(who, c.test.values.join(u' ')));
}

void Guess::operator()(const LastingSet &c)
{
    const QString word = c.on ? u"mark"_s : u"unmark"_s;
    add(c.whose.group > 0 ? said(u"enemy-"_s + word, c.whose.group, c.whose.figure, c.what.condition)
                          : said(word, c.whose.id, c.what.condition));
}

void Guess::operator()(const FigureDid &c)
{
    const Deeds &deeds = c.deeds;
    QString line;
    if (deeds.kills > 0)
        line += u" kills %1"_s.arg(deeds.kills);
    if (deeds.routed > 0)
        line += u" routed %1"_s.arg(deeds.routed);
    const MediaWork &media = deeds.media;
    const std::pair<const char *, int> counts[]{{"lead-stories", media.leadStories},
                                                {"sound-bites", media.soundBites},
                                                {"close-shots", media.closeShots},
                                                {"long-shots", media.longShots}};
    for (const auto &[word, count] : counts) {
        if (count > 0)
            line += u" %1 %2"_s.arg(QLatin1StringView(word)).arg(count);
    }
    if (!media.asked.empty())
        line += u" interviewed %1"_s.arg(media.asked.back());
    if (!media.shot.empty())
        line += u" filmed %1"_s.arg(media.shot.back());
    if (deeds.inflictedDamage)
        line += u" hurt"_s;
    if (deeds.lostNerve)
        line += u" nerve"_s;
    if (deeds.wounded)
        line += u" wounded"_s;
    add(said(u"did"_s, c.id) + line);
    add(said(u"did"_s, c.id, u"none"_s) + line);
    for (const TableState state : {TableState::Dead, TableState::RanAway, TableState::OutOfTheFight})
        m_all.push_back({u"credit"_s, u"  state: "_s + slug(state), u"  by: %1"_s.arg(number(c.id))});
}

void Guess::operator()(const ScenarioStood &c)
{
    const QString word = QString::fromLatin1(deedKind(c.deed).word);
    switch (c.deed) {
    case ScenarioDeed::Turn:
        add(word);
        add(u"count-turn"_s);
        break;
    case ScenarioDeed::Riding:
    case ScenarioDeed::Objective:
        add(word);
        add(said(word, u"off"_s));
        break;
    case ScenarioDeed::Dwellings:
        add(said(word, c.now.dwellings, c.now.looted));
        break;
    case ScenarioDeed::Hostages:
        add(c.now.hostagesFound ? said(word, c.now.hostagesOut) : said(word, u"off"_s));
        break;
    default:
        add(word);
    }
}

void Guess::operator()(const PefHidden &c)
{
    add(said(u"hide"_s, c.pef, c.figures.empty() ? u"decoy"_s : acts::typedFigures(c.figures, m_pack)));
}

void Guess::operator()(const GroupAppeared &c)
{
    const QString line = said(u"add"_s, static_cast<int>(c.figures.size()), c.section);
    add(line);
    if (c.army)
        add(said(line, u"side"_s, *c.army + 1));
}

void Guess::operator()(const GroupMoved &c)
{
    for (const QString &twice : {u""_s, u" outnumbers"_s, u" not-outnumbers"_s}) {
        add(said(u"np-move"_s, c.group) + twice);
        add(said(u"np-move"_s, c.group) + u" cover"_s + twice);
    }
}

void Guess::operator()(const GuardsPlaced &c)
{
    add(said(u"guards"_s, c.group));
    add(said(u"guards"_s, c.group, u"shots"_s));
}

void Guess::operator()(const GuardNoticed &c)
{
    add(said(u"guard"_s, c.group, c.figure, slug(c.watch)));
    add(said(u"guard"_s, c.group, u"all"_s, slug(c.watch)));
}

void Guess::operator()(const InitiativeLost &c)
{
    add(said(u"lost"_s, c.figure, c.initiative));
}

void Guess::operator()(const EnemyInitiativeLost &c)
{
    add(said(u"enemy-lost"_s, c.place, c.initiative));
}

/// Returns the command for what a PEF turned out to be, as the player gave it: all its groups, or nobody.
QString lineOfPef(const Pack &pack, int pef, const Step &step)
{
    std::vector<std::vector<EnemyFigure>> groups;
    for (const Change &change : step.changes) {
        if (const auto *group = change.as<GroupAppeared>())
            groups.push_back(group->figures);
    }
    return said(u"was"_s, pef, groups.empty() ? u"nobody"_s : acts::typedEnemies(groups, pack));
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
    const QString who = first->whose.group > 0 ? said(u"enemy-test"_s, first->whose.group) : u"test"_s;
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
