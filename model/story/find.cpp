// SPDX-License-Identifier: MIT
#include "model/story/find.h"

#include "model/story/bandwords.h"
#include "model/story/words.h"

#include <algorithm>

namespace muster {

SearchTerms::SearchTerms(const QString &typed)
    : m_words(typed.simplified().split(u' ', Qt::SkipEmptyParts))
{
    m_words.removeDuplicates();
    std::ranges::transform(m_words, std::back_inserter(m_folded), searchable);
}

bool SearchTerms::isIn(const QString &text) const
{
    return std::ranges::all_of(m_folded, [&](const QString &word) { return text.contains(word); });
}

std::optional<SearchTerms::Place> SearchTerms::next(const QString &text, qsizetype from) const
{
    std::optional<Place> first;
    for (const QString &word : m_words) {
        const qsizetype at = text.indexOf(word, from, Qt::CaseInsensitive);
        if (at >= 0 && (!first || at < first->at || (at == first->at && word.size() > first->length)))
            first = {at, word.size()};
    }
    return first;
}

QString searchable(const QString &text)
{
    return text.toCaseFolded();
}

QString wholeText(const NarratedStep &story)
{
    QStringList parts;
    const auto add = [&](const StoryLine &line) { parts << line.title << line.detail << line.rulings; };
    add(story.head);
    std::ranges::for_each(story.lines, add);
    parts.removeAll(QString());
    return parts.join(u' ');
}

namespace {

QString textOf(const Words &words)
{
    return words.title.isEmpty() ? words.text : words.title + u'\n' + words.text;
}

QString textOf(const Figure &figure, const Pack &pack)
{
    QStringList parts = {figure.name, words::kindOf(figure, pack), words::worth(figure.profile, pack),
                         words::arms(figure, pack)};
    parts << words::attributes(figure, pack);
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace

std::vector<Hit> find(const SearchTerms &sought, std::span<const NarratedStep> stories, const Campaign &campaign,
                      const Pack &pack)
{
    std::vector<Hit> hits;
    if (sought.isEmpty())
        return hits;
    const auto look = [&](HitKind kind, int id, int turn, const QString &text) {
        if (sought.isIn(searchable(text)))
            hits.push_back({kind, id, turn, text});
    };
    for (const NarratedStep &story : stories) {
        const bool isSoughtItself =
            story.kind == StepKind::Told && (story.head.theme == Theme::Words || story.head.theme == Theme::Picture);
        if (!isSoughtItself)
            look(HitKind::Step, story.number, story.turn, wholeText(story));
    }
    for (const Words &written : campaign.words)
        look(HitKind::Words, written.id, written.turn, textOf(written));
    for (const Picture &picture : campaign.pictures)
        look(HitKind::Picture, picture.id, picture.turn, picture.caption);
    for (const Figure &figure : campaign.band)
        look(HitKind::Figure, number(figure.id), figure.joined, textOf(figure, pack));
    for (const FormerFigure &former : campaign.former)
        look(HitKind::Figure, number(former.figure.id), former.figure.joined, textOf(former.figure, pack));
    for (const Foe &foe : campaign.foes)
        look(HitKind::Foe, foe.id, foe.named,
             QStringList{foe.name, words::title(foe.status), words::about(foe, pack)}.join(u' ').trimmed());
    return hits;
}

} // namespace muster
