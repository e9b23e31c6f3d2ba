// SPDX-License-Identifier: MIT
//
// Each NAME.story beside this file is a campaign as text (resources/sample/STORIES.md). An act's entries are mostly on
// its own line, with " / " before each. The expected results are below their act; "…" stands for any lines:
//   > the act in the chronicle (recorded with MUSTER_ACCEPT=1; a lone > requests it);
//   ! the reasons why the act is refused;
//   ? the next act of a battle on the table;
//   % the initial report after a battle (without figures that are fine), and the outcome that the book proposes;
//   & the description of the current encounter;
//   @ the section of each group, 0 for off the table;
//   * the band, and the next encounter;
//   = JSON that the output of `muster show --json` must contain, worked out by hand;
//   ==== a title: returns to the state before the first title, for another course of events;
//   == returns there too; the titles below return to the state after this part's first acts.
// Dice left over are a refusal. New files are found by themselves. Review what MUSTER_ACCEPT records before keeping it.
#include "model/acts/actions.h"
#include "model/acts/battle.h"
#include "model/json/campaignjson.h"
#include "model/json/stepjson.h"
#include "model/story/landwords.h"
#include "model/story/rulings.h"
#include "model/story/whatnow.h"
#include "model/storytext/storyplayer.h"
#include "model/storytext/storytext.h"
#include "rules/slug.h"
#include "tests/support/packs.h"
#include "tests/support/tellings.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster::testing {
namespace {

QString pathOf(const std::string &name)
{
    return QStringLiteral(MUSTER_SOURCE_DIR "/tests/stories/%1.story").arg(QString::fromStdString(name));
}

QString read(const QString &path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

std::vector<std::string> names()
{
    std::vector<std::string> all;
    for (const QString &file : QDir(QStringLiteral(MUSTER_SOURCE_DIR "/tests/stories")).entryList({u"*.story"_s}))
        all.push_back(file.chopped(6).toStdString());
    return all;
}

/// Adds the differences between a value and the expected one. An object must have the named fields, an array as many
/// elements.
void compare(const QJsonValue &wanted, const QJsonValue &is, const QString &where, QStringList &lacking)
{
    const auto print = [](const QJsonValue &value) {
        return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    };
    if (wanted.isObject() && is.isObject()) {
        for (const QString &key : wanted.toObject().keys())
            compare(wanted[key], is[key], where + u'.' + key, lacking);
    } else if (wanted.isArray() && is.isArray() && wanted.toArray().size() == is.toArray().size()) {
        for (qsizetype i = 0; i < wanted.toArray().size(); ++i)
            compare(wanted[i], is[i], u"%1[%2]"_s.arg(where).arg(i), lacking);
    } else if (wanted != is) {
        lacking << u"%1: wanted %2, is %3"_s.arg(where, print(wanted), print(is));
    }
}

QString encounterText(const Campaign &campaign, const Pack &pack)
{
    const EncounterText text = describeEncounter(campaign, pack);
    QStringList lines = QStringList{text.objective, text.forces} + text.special + text.setUp;
    if (!text.edgeSections.isEmpty())
        lines << text.edge + u", "_s + text.edgeSections;
    return lines.join(u'\n');
}

/// Returns the sections of the groups: "A in 8, 1 in 2".
QString groupsText(const Campaign &campaign)
{
    QStringList groups;
    if (!campaign.play)
        return u"nobody"_s;
    for (const OwnGroup &own : campaign.play->ownGroups)
        groups << u"%1 in %2"_s.arg(QChar(u'A' + own.id - 1)).arg(own.section);
    for (const GroupInPlay &group : campaign.play->groups)
        groups << u"%1 in %2"_s.arg(group.id).arg(group.section);
    return groups.join(u", "_s);
}

QString reportText(const Campaign &campaign, const Pack &pack)
{
    const AftermathDraft draft = acts::reportSoFar(campaign);
    QJsonObject json = QJsonDocument::fromJson(draftJson(draft)).object();
    QJsonArray figures;
    for (const QJsonValue &figure : json[u"figures"_s].toArray())
        if (figure.toObject().size() > 2 || figure[u"fate"_s] != u"fine"_s)
            figures.append(figure);
    json.insert(u"figures"_s, figures);
    for (const char *key : {"by", "dice", "figures"})
        if (json[QLatin1String(key)].toArray().isEmpty())
            json.remove(QLatin1String(key));
    QString text = QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
    if (const auto proposed = acts::proposeOutcome(campaign, pack, draft.figures)) {
        const Fraction won = proposed->won.value_or(Fraction{proposed->outcome == Outcome::Success ? 1 : 0, 1});
        text += u"\n%1, %2/%3 of the points: %4"_s.arg(slug(proposed->outcome))
                    .arg(won.numerator)
                    .arg(won.denominator)
                    .arg(proposed->why);
    }
    return text;
}

/// Puts each entry of an act on a line of its own, as in a story.
QString entriesApart(QString acts)
{
    return acts.replace(" / "_L1, "\n  "_L1);
}

/// Returns whether the text matches. "…" stands for any number of lines: on a line of its own, or at the start or the
/// end of a line.
bool matches(const QString &is, const QString &wanted)
{
    QString pattern;
    const QStringList parts = wanted.split(u'…');
    for (qsizetype i = 0; i < parts.size(); ++i) {
        if (i > 0) {
            const bool isBehind = !parts[i - 1].isEmpty() && !parts[i - 1].endsWith(u'\n');
            const bool isBefore = !parts[i].isEmpty() && !parts[i].startsWith(u'\n');
            pattern += isBehind == isBefore ? u".*"_s : isBehind ? u"(\n.*)?"_s : u"(.*\n)?"_s;
        }
        pattern += QRegularExpression::escape(parts[i]);
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                              QRegularExpression::DotMatchesEverythingOption)
        .match(is)
        .hasMatch();
}

/// Plays a story's lines and writes them with the actual results.
class Reading
{
public:
    explicit Reading(const QString &text)
        : m_pack(shipped(rulesOfStory(entriesApart(text)).toLatin1().constData()))
        , m_player(m_pack)
        , m_lines(text.split(u'\n'))
    {
    }

    /// Returns the story with the actual results. The test fails if they differ from the expected ones.
    QString play()
    {
        while (m_at < m_lines.size()) {
            const QString &line = m_lines[m_at];
            if (line.startsWith("===="_L1)) {
                if (!m_start)
                    m_start.emplace(*m_player);
                if (!m_first)
                    m_first.emplace(*m_start);
                m_player.emplace(*m_start);
                m_title = line.mid(4).trimmed();
            } else if (line == "=="_L1) {
                m_player.emplace(*m_first);
                m_start.reset();
            }
            if (line.isEmpty() || line.startsWith(u'#') || line.startsWith("=="_L1))
                m_played << m_lines[m_at++];
            else if (line.startsWith(u'>'))
                expect(u'>', m_told);
            else if (line.startsWith(u'!'))
                expect(u'!', m_refused);
            else if (line.startsWith(u'*'))
                expect(u'*', printedStanding(m_player->steps(), m_pack));
            else if (line.startsWith(u'?'))
                expect(u'?', whatNow(m_player->campaign(), m_pack));
            else if (line.startsWith(u'%'))
                expect(u'%', reportText(m_player->campaign(), m_pack));
            else if (line.startsWith(u'&'))
                expect(u'&', encounterText(m_player->campaign(), m_pack));
            else if (line.startsWith(u'@'))
                expect(u'@', groupsText(m_player->campaign()));
            else if (line.startsWith(u'='))
                expectJson();
            else
                playAct();
        }
        return m_played.join(u'\n');
    }

private:
    QString placeOf(qsizetype line) const { return u"line %1, %2"_s.arg(line + 1).arg(m_title); }

    /// Returns the next lines with this mark, without the mark.
    QString marked(QChar mark)
    {
        QStringList lines;
        for (; m_at < m_lines.size() && m_lines[m_at].startsWith(mark) && !m_lines[m_at].startsWith("===="_L1); ++m_at)
            lines << m_lines[m_at].mid(2);
        return lines.join(u'\n');
    }

    void expect(QChar mark, const QString &is)
    {
        const qsizetype at = m_at;
        const QString wanted = marked(mark);
        const bool isSo = matches(is, wanted);
        if (!qEnvironmentVariableIsSet("MUSTER_ACCEPT") && !isSo) {
            EXPECT_EQ(is.toStdString(), wanted.toStdString()) << placeOf(at).toStdString();
        }
        for (const QString &line : (isSo ? wanted : is).split(u'\n'))
            m_played << mark + u' ' + line;
    }

    void expectJson()
    {
        const qsizetype at = m_at;
        const QJsonDocument wanted = QJsonDocument::fromJson(marked(u'=').toUtf8());
        m_played << m_lines.mid(at, m_at - at);
        ASSERT_TRUE(wanted.isObject()) << placeOf(at).toStdString() << " is no JSON";
        QStringList lacking;
        compare(wanted.object(), campaignJson(m_player->campaign(), m_pack, m_player->steps().size()), {}, lacking);
        EXPECT_TRUE(lacking.isEmpty()) << placeOf(at).toStdString() << ": " << lacking.join(u'\n').toStdString();
    }

    void playAct()
    {
        const qsizetype first = m_at++;
        while (m_at < m_lines.size() && (m_lines[m_at].startsWith(u' ') || isEmptyInside(m_at)))
            ++m_at;
        const QStringList lines = m_lines.mid(first, m_at - first);
        m_played << lines;
        const Result<std::vector<ScriptAct>> acts = readScript(entriesApart(lines.join(u'\n')));
        ASSERT_TRUE(acts && acts->size() == 1) << placeOf(first).toStdString() << " is no act";
        const Campaign before = m_player->campaign();
        const Problems problems = m_player->play(acts->front());
        QStringList why;
        for (const Problem &problem : problems)
            why << QString(problem.text).remove(QRegularExpression(u"^Line \\d+: "_s));
        m_refused = why.join(u'\n');
        if (problems.empty() == isRefusedBelow()) {
            m_at = m_lines.size();
            FAIL() << placeOf(first).toStdString() << ": " << m_refused.toStdString();
        }
        if (!problems.empty())
            return;
        const NarratedStep told = tell(m_player->steps().back(), 1, before, m_player->campaign(), m_pack);
        m_told = printed(told.head);
        QStringList rulings = told.head.rulings;
        for (const StoryLine &line : told.lines) {
            m_told += u"\n- "_s + printed(line);
            rulings << line.rulings;
        }
        for (const QString &id : rulings)
            EXPECT_TRUE(ruling(id)) << id.toStdString() << " cannot be looked up";
    }

    /// Returns whether the next line that is not a comment expects a refusal of the act.
    bool isRefusedBelow() const
    {
        qsizetype at = m_at;
        while (at < m_lines.size() && m_lines[at].startsWith(u'#'))
            ++at;
        return at < m_lines.size() && m_lines[at].startsWith(u'!');
    }

    /// Returns whether the line is an empty line within a text, which goes on below it.
    bool isEmptyInside(qsizetype at) const
    {
        while (at < m_lines.size() && m_lines[at].isEmpty())
            ++at;
        return at < m_lines.size() && m_lines[at].startsWith(u' ');
    }

    const Pack &m_pack;
    std::optional<StoryPlayer> m_player;
    std::optional<StoryPlayer> m_first; ///< state before the first title
    std::optional<StoryPlayer> m_start; ///< state to which titles return
    const QStringList m_lines;
    qsizetype m_at = 0;
    QString m_title;
    QString m_told; ///< story of the last act
    QString m_refused; ///< reasons why it was refused
    QStringList m_played;
};

class Story : public ::testing::TestWithParam<std::string>
{
};

TEST_P(Story, GoesAsItSays)
{
    const QString path = pathOf(GetParam());
    const QString played = Reading(read(path)).play();
    if (!qEnvironmentVariableIsSet("MUSTER_ACCEPT") || HasFailure())
        return;
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(played.toUtf8());
}

INSTANTIATE_TEST_SUITE_P(All, Story, ::testing::ValuesIn(names()), [](const auto &story) {
    std::string name = story.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Stories, CanFail)
{
    EXPECT_TRUE(matches(u"He came.\nHe (saw).\nHe won."_s, u"He came.\n…\nHe won."_s));
    EXPECT_FALSE(matches(u"He came.\nHe (saw).\nHe won."_s, u"He came.\n…\nHe lost."_s));
    EXPECT_FALSE(matches(u"He came.\nHe (saw)."_s, u"He came."_s));
    EXPECT_TRUE(matches(u"He came\nHe saw\nHe won"_s, u"…He saw…"_s));
    EXPECT_FALSE(matches(u"He came\nHe saw them\nHe won"_s, u"…He saw…"_s));
    QStringList lacking;
    const QJsonObject is{{u"rep"_s, 3}, {u"grunts"_s, QJsonArray{1, 2}}};
    compare(QJsonObject{{u"rep"_s, 3}}, is, {}, lacking);
    EXPECT_TRUE(lacking.isEmpty());
    compare(QJsonObject{{u"rep"_s, 4}, {u"grunts"_s, QJsonArray{1}}, {u"eal"_s, 2}}, is, {}, lacking);
    EXPECT_EQ(lacking.size(), 3);
}

} // namespace
} // namespace muster::testing
