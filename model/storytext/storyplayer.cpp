// SPDX-License-Identifier: MIT
#include "model/storytext/storyplayer.h"

#include "model/acts/acts.h"
#include "model/json/stepjson.h"
#include "model/story/words.h"
#include "model/storytext/scriptvalues.h"
#include "model/texts.h"
#include "rules/dice/randomdice.h"

#include <QStringList>

#include <algorithm>

namespace muster {

namespace {

constexpr int oneDeeper = 2;

ScriptAct actOf(int number, const QString &line)
{
    const QString text = line.trimmed();
    return {number, text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1).trimmed(), {}};
}

int indentOf(const QString &line)
{
    const auto first = std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); });
    return static_cast<int>(first - line.begin());
}

/// Reads the lines of a story.
class ScriptReader
{
public:
    explicit ScriptReader(const QString &text)
        : m_lines(QString(text).remove(QLatin1Char('\r')).split(QLatin1Char('\n')))
    {
    }

    Result<std::vector<ScriptAct>> read()
    {
        for (; m_at < m_lines.size(); ++m_at) {
            const QString &line = m_lines[m_at];
            const QString content = line.trimmed();
            if (content.isEmpty() || content.startsWith(QLatin1Char('#')))
                continue;
            if (!line.front().isSpace())
                m_acts.push_back(actOf(number(), line));
            else if (m_acts.empty())
                refuse(ScriptText::tr("This line is indented, but no act stands before it."));
            else if (!content.contains(QLatin1Char(':')))
                refuse(ScriptText::tr("Write \"%1\" as a word, a colon and a value.").arg(content));
            else
                readEntry(indentOf(line), content);
        }
        if (!m_problems.empty())
            return m_problems;
        return std::move(m_acts);
    }

private:
    int number() const { return static_cast<int>(m_at) + 1; }
    void refuse(const QString &sentence) { m_problems.push_back(problemAt(number(), sentence)); }

    void readEntry(int indent, QString content)
    {
        ScriptEntry entry;
        entry.line = number();
        entry.item = content.startsWith(QLatin1String("- "));
        entry.indent = indent + (entry.item ? oneDeeper : 0);
        if (entry.item)
            content = content.mid(oneDeeper).trimmed();
        entry.key = content.section(QLatin1Char(':'), 0, 0).trimmed();
        entry.value = content.section(QLatin1Char(':'), 1).trimmed();
        entry.isText = entry.value == QLatin1String("|");
        if (entry.isText)
            entry.value = textBelow(entry.indent);
        m_acts.back().entries.push_back(std::move(entry));
    }

    /// Returns the lines below with more indentation than `indent`, without that indentation and without empty lines at
    /// the end.
    QString textBelow(int indent)
    {
        QStringList text;
        qsizetype last = m_at;
        for (qsizetype at = m_at + 1; at < m_lines.size(); ++at) {
            const QString &line = m_lines[at];
            const bool isEmpty = line.trimmed().isEmpty();
            if (!isEmpty && indentOf(line) < indent + oneDeeper)
                break;
            if (!isEmpty)
                last = at;
        }
        for (qsizetype at = m_at + 1; at <= last; ++at)
            text << m_lines[at].mid(indent + oneDeeper);
        m_at = last;
        return text.join(QLatin1Char('\n'));
    }

    const QStringList m_lines;
    qsizetype m_at = 0;
    std::vector<ScriptAct> m_acts;
    Problems m_problems;
};

} // namespace

QStringList ScriptAct::all(const QString &key) const
{
    QStringList values;
    for (const ScriptEntry &entry : entries)
        if (entry.key == key && entry.indent <= entries.front().indent)
            values << entry.value;
    return values;
}

std::optional<QString> ScriptAct::value(const QString &key) const
{
    const QStringList values = all(key);
    return values.isEmpty() ? std::nullopt : std::optional(values.last());
}

int ScriptAct::firstNested() const
{
    const auto nested = std::find_if(entries.begin(), entries.end(), [&](const ScriptEntry &entry) {
        return entry.item || entry.indent > entries.front().indent;
    });
    return nested == entries.end() ? 0 : nested->line;
}

std::size_t lengthOfFirst(ScriptEntries entries)
{
    const auto next = std::find_if(entries.begin() + 1, entries.end(),
                                   [&](const ScriptEntry &entry) { return entry.indent <= entries.front().indent; });
    return static_cast<std::size_t>(next - entries.begin());
}

Problem problemAt(int line, const QString &text)
{
    return {ScriptText::tr("Line %1: %2").arg(QString::number(line), text)};
}

Problems problemsAt(int line, const Problems &problems)
{
    Problems placed;
    for (const Problem &problem : problems)
        placed.push_back(problemAt(line, problem.text));
    return placed;
}

Result<std::vector<ScriptAct>> readScript(const QString &text)
{
    return ScriptReader(text).read();
}

namespace {

/// Returns the formats of a time, from the shortest to the most exact.
const QStringList &timeForms()
{
    static const QStringList forms{QStringLiteral("HH:mm"), QStringLiteral("HH:mm:ss"), QStringLiteral("HH:mm:ss.zzz")};
    return forms;
}

} // namespace

QString dateText(const QDateTime &when)
{
    const QTime time = when.toUTC().time();
    const int exact = time.msec() != 0 ? 2 : time.second() != 0 ? 1 : 0;
    return when.toUTC().toString(QStringLiteral("yyyy-MM-dd ") + timeForms()[exact]);
}

Problems StoryPlayer::play(const ScriptAct &act)
{
    if (Problems problems = readDate(act); !problems.empty())
        return problems;
    Result<Step> step = stepOf(act);
    if (!step)
        return step.problems();
    step->when = m_when;
    write(*std::move(step));
    return {};
}

Problems StoryPlayer::readDate(const ScriptAct &act)
{
    const auto date = act.value(QStringLiteral("date"));
    if (!date)
        return {};
    const QDate day = QDate::fromString(date->section(QLatin1Char(' '), 0, 0), QStringLiteral("yyyy-MM-dd"));
    QTime time;
    for (const QString &form : timeForms()) {
        if (!time.isValid())
            time = QTime::fromString(date->section(QLatin1Char(' '), 1), form);
    }
    m_when = QDateTime(day, time, Qt::UTC);
    if (!day.isValid() || !time.isValid())
        return {problemAt(act.line, ScriptText::tr("Write a date as 2024-01-13 19:30, not \"%1\".").arg(*date))};
    return {};
}

const std::vector<std::pair<QString, StoryPlayer::Verb>> &StoryPlayer::verbs()
{
    static const std::vector<std::pair<QString, Verb>> all{{QStringLiteral("found"), &StoryPlayer::found},
                                                           {QStringLiteral("player"), &StoryPlayer::player},
                                                           {QStringLiteral("part"), &StoryPlayer::part},
                                                           {QStringLiteral("recruit"), &StoryPlayer::recruit},
                                                           {QStringLiteral("join"), &StoryPlayer::join},
                                                           {QStringLiteral("prepare"), &StoryPlayer::prepare},
                                                           {QStringLiteral("rest"), &StoryPlayer::rest},
                                                           {QStringLiteral("travel"), &StoryPlayer::travel},
                                                           {QStringLiteral("settlement"), &StoryPlayer::settlement},
                                                           {QStringLiteral("finish"), &StoryPlayer::finish},
                                                           {QStringLiteral("set-aside"), &StoryPlayer::setAside},
                                                           {QStringLiteral("dismiss"), &StoryPlayer::dismiss},
                                                           {QStringLiteral("bring-back"), &StoryPlayer::bringBack},
                                                           {QStringLiteral("correct"), &StoryPlayer::correct},
                                                           {QStringLiteral("ask"), &StoryPlayer::ask},
                                                           {QStringLiteral("step"), &StoryPlayer::literal}};
    return all;
}

Result<Step> StoryPlayer::stepOf(const ScriptAct &act) const
{
    const bool isLiteral = act.verb == QLatin1String("step");
    if (m_steps.empty() ? act.verb != QLatin1String("found") && !isLiteral : act.verb == QLatin1String("found"))
        return problemAt(act.line, ScriptText::tr("A story begins with \"found\" and the Star's name, once."));
    // The word "join" has two meanings: between battles a figure joins the band, during one a group joins another.
    if (m_campaign.play && acts::isWord(act.verb))
        return playOnTable(act);
    QStringList names;
    for (const auto &[name, verb] : verbs()) {
        if (name == act.verb)
            return (this->*verb)(act);
        names << name;
    }
    if (acts::isWord(act.verb))
        return playOnTable(act);
    if (ActKind::find(act.verb))
        return playByFields(act);
    return problemAt(
        act.line, ScriptText::tr("There is no act \"%1\". Acts: %2.").arg(act.verb, names.join(QStringLiteral(", "))));
}

/// Plays a line with the words of the command line.
Result<Step> StoryPlayer::playOnTable(const ScriptAct &act) const
{
    Problems problems;
    refuseOthers(act, diceKeys(), problems);
    if (!problems.empty())
        return problems;
    const Result<Act> heard =
        acts::hear(m_campaign, QStringList(act.verb) + act.object.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    if (!heard)
        return problemsAt(act.line, heard.problems());
    return perform(act, *heard);
}

/// Plays any other act by its name, with its fields as entries.
Result<Step> StoryPlayer::playByFields(const ScriptAct &act) const
{
    Problems problems;
    QJsonObject fields = ownFieldsIn(act, problems);
    fields.insert(QStringLiteral("act"), act.verb);
    const Result<Act> wanted = readAct(fields);
    if (!act.object.isEmpty())
        problems.push_back(
            problemAt(act.line, ScriptText::tr("Nothing can stand after \"%1\". Write it below.").arg(act.verb)));
    if (!wanted)
        problems.push_back(problemAt(act.line, wanted.problem().text));
    if (!problems.empty())
        return problems;
    return perform(act, *wanted);
}

Result<Step> StoryPlayer::perform(const ScriptAct &act, const Act &wanted) const
{
    const quint64 seed = act.value(QStringLiteral("seed")).value_or(QString()).toULongLong();
    return withDice(act, acts::check(m_campaign, m_pack, wanted),
                    [&](Dice &dice, Step &step) { acts::perform(m_campaign, m_pack, wanted, seed, dice, step); });
}

Result<Step> StoryPlayer::withDice(const ScriptAct &act, const Problems &refused, const Deed &deed) const
{
    if (!refused.empty())
        return problemsAt(act.line, refused);
    if (act.value(QStringLiteral("dice")) || act.value(QStringLiteral("rolled")) || !act.value(QStringLiteral("seed")))
        return onTape(act, deed);
    RandomDice dice(act.value(QStringLiteral("seed"))->toULongLong());
    Step step;
    deed(dice, step);
    step.rolls = dice.rolls();
    return step;
}

Result<Step> StoryPlayer::onTape(const ScriptAct &act, const Deed &deed) const
{
    Problems problems;
    const Tape tape = tapeIn(act, problems);
    if (!problems.empty())
        return problems;
    Step step;
    const Attempt attempted = attempt(tape, [&](Dice &dice) { deed(dice, step); });
    if (attempted.stop) {
        const QString wanted = words::request(attempted.stop->request, words::namesIn(m_campaign));
        return problemAt(
            act.line,
            attempted.stop->wrongFace
                ? ScriptText::tr("A die of %1 does not fit \"%2\".").arg(*attempted.stop->wrongFace).arg(wanted)
                : ScriptText::tr("The dice end before \"%1\".").arg(wanted));
    }
    if (attempted.leftOver > 0)
        return problemAt(act.line, ScriptText::tr("Dice are left over: %1.").arg(attempted.leftOver));
    step.rolls = attempted.rolls;
    return step;
}

Result<Step> StoryPlayer::kept(const ScriptAct &act, const Result<Step> &step)
{
    Problems problems;
    const auto dice = static_cast<int>(tapeIn(act, problems).size());
    if (dice > 0)
        problems.push_back(problemAt(act.line, ScriptText::tr("Dice are left over: %1.").arg(dice)));
    if (!problems.empty())
        return problems;
    if (!step)
        return problemsAt(act.line, step.problems());
    return *step;
}

void StoryPlayer::write(Step step)
{
    step = withGoalsCounted(m_campaign, std::move(step));
    apply(m_campaign, step);
    m_steps.push_back(std::move(step));
}

} // namespace muster
