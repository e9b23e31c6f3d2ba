// SPDX-License-Identifier: MIT
#include "model/storytext/storyscript.h"

#include "model/texts.h"

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

/// Goes through the lines of a story.
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

    /// The lines that are indented further, without that indentation; empty ones at the end are not among them.
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

} // namespace muster
