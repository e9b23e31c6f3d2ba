// SPDX-License-Identifier: MIT
#include "model/storytext/storyplayer.h"

#include "model/texts.h"

#include <QStringList>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

constexpr int oneDeeper = 2;

ScriptAct actOf(int number, const QString &line)
{
    const QString text = line.trimmed();
    return {number, text.section(u' ', 0, 0), text.section(u' ', 1).trimmed(), {}};
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
        : m_lines(QString(text).remove(u'\r').split(u'\n'))
    {
    }

    Result<std::vector<ScriptAct>> read()
    {
        for (; m_at < m_lines.size(); ++m_at) {
            const QString &line = m_lines[m_at];
            const QString content = line.trimmed();
            if (content.isEmpty() || content.startsWith(u'#'))
                continue;
            if (!line.front().isSpace())
                m_acts.push_back(actOf(number(), line));
            else if (m_acts.empty())
                refuse(ScriptText::tr("This line is indented, but no act stands before it."));
            else if (!content.contains(u':'))
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
        entry.item = content.startsWith("- "_L1);
        entry.indent = indent + (entry.item ? oneDeeper : 0);
        if (entry.item)
            content = content.mid(oneDeeper).trimmed();
        entry.key = content.section(u':', 0, 0).trimmed();
        entry.value = content.section(u':', 1).trimmed();
        entry.isText = entry.value == "|"_L1;
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
        return text.join(u'\n');
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

void eachEntry(ScriptEntries entries, const std::function<void(const ScriptEntry &, ScriptEntries below)> &visit)
{
    while (!entries.empty()) {
        const auto next = std::find_if(entries.begin() + 1, entries.end(), [&](const ScriptEntry &entry) {
            return entry.indent <= entries.front().indent;
        });
        const auto length = static_cast<std::size_t>(next - entries.begin());
        visit(entries.front(), entries.subspan(1, length - 1));
        entries = entries.subspan(length);
    }
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
    static const QStringList forms{u"HH:mm"_s, u"HH:mm:ss"_s, u"HH:mm:ss.zzz"_s};
    return forms;
}

} // namespace

QString dateText(const QDateTime &when)
{
    const QTime time = when.toUTC().time();
    const int exact = time.msec() != 0 ? 2 : time.second() != 0 ? 1 : 0;
    return when.toUTC().toString(u"yyyy-MM-dd "_s + timeForms()[exact]);
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
    const auto date = act.value(u"date"_s);
    if (!date)
        return {};
    const QDate day = QDate::fromString(date->section(u' ', 0, 0), u"yyyy-MM-dd"_s);
    QTime time;
    for (const QString &form : timeForms()) {
        if (!time.isValid())
            time = QTime::fromString(date->section(u' ', 1), form);
    }
    m_when = QDateTime(day, time, Qt::UTC);
    if (!day.isValid() || !time.isValid())
        return {problemAt(act.line, ScriptText::tr("Write a date as 2024-01-13 19:30, not \"%1\".").arg(*date))};
    return {};
}

void StoryPlayer::write(Step step)
{
    step = withGoalsCounted(m_campaign, std::move(step));
    apply(m_campaign, step);
    m_steps.push_back(std::move(step));
}

} // namespace muster
