// SPDX-License-Identifier: MIT
#include "model/rollkinds.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "rules/games/game.h"
#include "rules/scenario/cards.h"

namespace muster::words {

namespace {

QString named(int id, const NameOf &nameOf, Tongue tongue)
{
    const QString name = nameOf ? nameOf(id) : QString();
    return name.isEmpty() ? inTongue(tongue, QT_TRANSLATE_NOOP("Story", "figure %1")).arg(id) : name;
}

/// Whom, or which; empty where there is only one.
QString subjectOf(const Reason &reason, const NameOf &nameOf, Tongue tongue)
{
    const int subject = reason.subject;
    if (subject == 0)
        return {};
    switch (rowOf(reason.kind).subject) {
    case RollSubject::None:
        return {};
    case RollSubject::HalfMonth:
        return halfMonth(subject, tongue);
    case RollSubject::Scenario:
        return subject <= static_cast<int>(allScenarios.size())
            ? title(allScenarios[static_cast<std::size_t>(subject - 1)], tongue)
            : QString();
    case RollSubject::Section:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "section %1")).arg(subject);
    case RollSubject::Pef:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "PEF %1")).arg(subject);
    case RollSubject::Hit:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "hit %1")).arg(subject);
    case RollSubject::Side:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "side %1")).arg(QChar(u'A' + subject - 1));
    case RollSubject::EitherSide:
        return subject > beforeTheirs
            ? inTongue(tongue, QT_TRANSLATE_NOOP("Story", "enemy %1")).arg(subject - beforeTheirs)
            : named(subject, nameOf, tongue);
    case RollSubject::Figure:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "figure %1")).arg(subject);
    case RollSubject::Answer:
        return inTongue(tongue, QT_TRANSLATE_NOOP("Story", "answer %1")).arg(subject);
    case RollSubject::Member:
        return named(subject, nameOf, tongue);
    }
    Q_UNREACHABLE();
}

} // namespace

QString reason(const Reason &reason, const NameOf &nameOf, Tongue tongue)
{
    const QString purpose = inTongue(tongue, rowOf(reason.kind).words);
    const QString whom = subjectOf(reason, nameOf, tongue);
    if (whom.isEmpty())
        return purpose;
    const QString pattern = reason.kind == RollKind::StarHoldsOne
        ? inTongue(tongue, QT_TRANSLATE_NOOP("Story", "%1 %2"))
        : inTongue(tongue, QT_TRANSLATE_NOOP("Story", "%1, %2"));
    return pattern.arg(purpose, whom);
}

QString request(const DiceRequest &request, const NameOf &nameOf)
{
    if (request.reason.kind == RollKind::Card)
        return request.count == 1          ? StoryText::tr("One more card")
            : request.count == fewestSides ? StoryText::tr("Two cards (red: you, black: the enemy)")
                                           : StoryText::tr("%n cards", nullptr, request.count);
    if (request.reason.kind == RollKind::Activation && request.count > fewestSides)
        return StoryText::tr("Activation, you first: %1").arg(dice(request.count, request.sides));
    return StoryText::tr("%1: %2").arg(reason(request.reason, nameOf), dice(request.count, request.sides));
}

} // namespace muster::words
