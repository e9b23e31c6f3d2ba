// SPDX-License-Identifier: MIT
#include "model/storytext/storytext.h"

#include "model/packs.h"
#include "model/storytext/likelyacts.h"
#include "model/storytext/literalstep.h"
#include "model/storytext/storyplayer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Writes a campaign as a story, step by step, and plays along to know the campaign before each step.
class StoryWriter
{
public:
    explicit StoryWriter(const Pack &pack)
        : m_player(pack)
    {
    }

    void write(const Step &step)
    {
        ActLines lines = linesOf(step);
        if (step.when.isValid() && step.when != m_when)
            lines.insert(1, u"  date: "_s + dateText(step.when));
        m_when = step.when;
        m_text += (m_text.isEmpty() ? QString() : u"\n"_s) + lines.join(u'\n') + u'\n';
        m_player.write(step);
    }

    QString take() { return std::move(m_text); }

private:
    ActLines linesOf(const Step &step) const
    {
        const QStringList dice = diceLines(step.rolls);
        for (const ActLines &act : likelyActs(m_player.campaign(), m_player.pack(), step)) {
            if (makes(act + dice, step))
                return act + dice;
        }
        return literalStep(step);
    }

    /// Returns whether the lines would be read as just that step.
    bool makes(const ActLines &lines, const Step &step) const
    {
        const auto acts = readScript(lines.join(u'\n'));
        if (!acts || acts->size() != 1)
            return false;
        const Result<Step> made = m_player.stepOf(acts->front());
        return made && isSameDeed(*made, step);
    }

    StoryPlayer m_player;
    QDateTime m_when;
    QString m_text;
};

/// Returns the value of a key in the act that founds the campaign.
std::optional<QString> ofFirstAct(const QString &text, const QString &key)
{
    const Result<std::vector<ScriptAct>> acts = readScript(text);
    if (!acts || acts->empty())
        return std::nullopt;
    const std::vector<ScriptEntry> &entries = acts->front().entries;
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const ScriptEntry &e) { return e.key == key; });
    return found == entries.end() ? std::nullopt : std::optional(found->value);
}

} // namespace

Result<Steps> playStory(const QString &text, const Pack &pack)
{
    const Result<std::vector<ScriptAct>> acts = readScript(text);
    if (!acts)
        return acts.problems();
    StoryPlayer player(pack);
    for (const ScriptAct &act : *acts)
        if (const Problems problems = player.play(act); !problems.empty())
            return problems;
    return player.steps();
}

QString rulesOfStory(const QString &text)
{
    return ofFirstAct(text, u"rules"_s).value_or(usualRules);
}

QString variantOfStory(const QString &text)
{
    const QString variant = ofFirstAct(text, u"variant"_s).value_or(QString());
    // A variant that was written word for word is in quotation marks.
    const QJsonArray quoted = QJsonDocument::fromJson('[' + variant.toUtf8() + ']').array();
    return quoted.first().isString() ? quoted.first().toString() : variant;
}

QString writeStory(std::span<const Step> steps, const Pack &pack)
{
    StoryWriter writer(pack);
    for (const Step &step : steps)
        writer.write(step);
    return writer.take();
}

Steps sampleSteps(const Pack &pack)
{
    QFile story(QStringLiteral(":/sample/harrow.story"));
    const bool there = story.open(QIODevice::ReadOnly);
    Q_ASSERT(there);
    const Result<Steps> steps = there ? playStory(QString::fromUtf8(story.readAll()), pack) : Result<Steps>(Steps{});
    Q_ASSERT_X(steps, "sampleSteps", "harrow.story does not play");
    return steps ? *steps : Steps{};
}

} // namespace muster
