// SPDX-License-Identifier: MIT
#include "model/acts/said.h"

#include <algorithm>

namespace muster::acts {

namespace {

/// Returns the typed text on one line.
QString quoted(const QString &word)
{
    return word.simplified().left(40);
}

} // namespace

int WordReader::numberIn(const Field &field, const QString &word)
{
    if (field.letter && word.size() == 1 && word[0].isLetter())
        return word[0].toUpper().unicode() - u'A' + 1;
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    const QString noun = field.noun ? ActsText::tr(field.noun) : QString(field.key);
    if (word.isEmpty())
        m_problems << ActsText::tr("Give a number for “%1”.").arg(noun);
    else if (!isNumber)
        m_problems << ActsText::tr("Give a number for “%1”, not “%2”.").arg(noun, quoted(word));
    return number - field.least;
}

QString WordReader::takeAfter(QLatin1StringView sign)
{
    const auto said = std::ranges::find_if(m_words, [=](const QString &word) { return word.startsWith(sign); });
    if (said == m_words.end())
        return take();
    const QString value = said->mid(sign.size());
    m_words.erase(said);
    return value;
}

void WordReader::operator()(const Field &field, int &value, const Range &)
{
    if (QLatin1StringView(field.word).endsWith(u'='))
        value = numberIn(field, takeAfter(QLatin1StringView(field.word)));
    else if (*field.placeholder != '\0')
        value = numberIn(field, take());
}

void WordReader::operator()(const Field &field, FigureId &value)
{
    value = FigureId{numberIn(field, take())};
}

void WordReader::ifAny(const Field &field, std::optional<int> &value, const Range &)
{
    const qsizetype place = m_words.indexOf(QLatin1StringView(field.word));
    if (place < 0)
        return;
    m_words.removeAt(place);
    value = numberIn(field, place < m_words.size() ? m_words.takeAt(place) : QString());
}

void WordReader::orNone(const Field &field, std::optional<int> &value, const Range &)
{
    if (m_words.value(0) == QLatin1StringView(field.none)) {
        m_words.removeFirst();
        value.reset();
        return;
    }
    (*this)(field, value.emplace());
}

void WordReader::ifAny(const Field &field, std::vector<int> &value, const Range &)
{
    while (*field.placeholder != '\0' && !m_words.isEmpty())
        value.push_back(numberIn(field, take()));
}

void WordReader::orNone(const Field &field, std::optional<bool> &value)
{
    if (says(QLatin1StringView(field.word)))
        value = true;
    if (m_words.removeAll(QLatin1StringView("not-") + QLatin1StringView(field.word)) > 0)
        value = false;
}

void WordReader::operator()(const Field &field, QString &value)
{
    if (field.rest)
        value = std::exchange(m_words, {}).join(u' ');
    else if (*field.placeholder != '\0' && m_words.isEmpty())
        m_problems << ActsText::tr("Give a name for “%1”.").arg(ActsText::tr(field.noun));
    else if (*field.placeholder != '\0')
        value = take();
}

void WordReader::operator()(const Field &field, QStringList &value)
{
    if (field.rest)
        value = std::exchange(m_words, {}).join(u' ').split(u' ', Qt::SkipEmptyParts);
}

std::optional<TableState> WordReader::meant(TableState, const QString &word)
{
    if (word == QLatin1StringView("exited"))
        return TableState::LeftTable;
    if (word == QLatin1StringView("obviously-dead"))
        return TableState::Dead;
    return fromSlug<TableState>(word);
}

void WordReader::refuse(TableState, const QString &word)
{
    m_problems << ActsText::tr("“%1” is not a state. States: %2.").arg(quoted(word), slugChoices<TableState>());
}

void WordReader::refuse(GuardWatch, const QString &word)
{
    m_problems << ActsText::tr("A guard must be unaware, met or alarmed, not “%1”.").arg(quoted(word));
}

Problems WordReader::problems() const
{
    Problems all = m_problems;
    if (!all && !m_words.isEmpty())
        all << ActsText::tr("Unexpected argument “%1”.").arg(quoted(m_words.first()));
    return all;
}

void UsageOfFields::add(const Field &field, QStringView form)
{
    if (*field.placeholder == '\0' && *field.word == '\0')
        return;
    QString part = form.toString();
    if (QLatin1StringView(field.word).endsWith(u'='))
        part.prepend(QLatin1StringView("%2"));
    part.replace(QLatin1StringView("%1"), QString::fromUtf8(field.placeholder));
    part.replace(QLatin1StringView("%2"), QLatin1StringView(field.word));
    m_parts << part.replace(QLatin1StringView("%3"), QLatin1StringView(field.none));
}

} // namespace muster::acts
