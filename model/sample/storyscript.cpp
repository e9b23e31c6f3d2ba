// SPDX-License-Identifier: MIT
#include "model/sample/storyscript.h"

#include "model/texts.h"

#include <QStringList>

namespace muster {

namespace {

ScriptAct actOf(int number, const QString &line)
{
    const QString text = line.trimmed();
    return {number, text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1).trimmed(), {}};
}

} // namespace

QStringList ScriptAct::all(const QString &key) const
{
    QStringList values;
    for (const ScriptEntry &entry : entries)
        if (entry.key == key)
            values << entry.value;
    return values;
}

std::optional<QString> ScriptAct::value(const QString &key) const
{
    const QStringList values = all(key);
    return values.isEmpty() ? std::nullopt : std::optional(values.last());
}

Problem problemAt(int line, const QString &text)
{
    return {ScriptText::tr("Line %1: %2").arg(QString::number(line), text)};
}

Result<std::vector<ScriptAct>> readScript(const QString &text)
{
    std::vector<ScriptAct> acts;
    Problems problems;
    int number = 0;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        ++number;
        const QString content = line.trimmed();
        if (content.isEmpty() || content.startsWith(QLatin1Char('#')))
            continue;
        if (!line.front().isSpace())
            acts.push_back(actOf(number, line));
        else if (acts.empty())
            problems.push_back(
                problemAt(number, ScriptText::tr("This line is indented, but no act stands before it.")));
        else if (!content.contains(QLatin1Char(':')))
            problems.push_back(
                problemAt(number, ScriptText::tr("Write \"%1\" as a word, a colon and a value.").arg(content)));
        else
            acts.back().entries.push_back({number, content.section(QLatin1Char(':'), 0, 0).trimmed(),
                                           content.section(QLatin1Char(':'), 1).trimmed()});
    }
    if (!problems.empty())
        return problems;
    return acts;
}

} // namespace muster
