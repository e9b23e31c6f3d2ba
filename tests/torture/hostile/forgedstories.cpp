// SPDX-License-Identifier: MIT
#include "model/json/stepjson.h"
#include "tests/torture/forge.h"
#include "tests/torture/hostile.h"
#include "tests/torture/player.h"

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Path = const QString &;

/// A step whose hash is right and whose content is not.
void forge(Path path, const QByteArray &content)
{
    forgeSteps(path, {content});
}

QByteArray step(const Change &change)
{
    Step forged;
    forged.kind = StepKind::Corrected;
    forged.changes = {change};
    forged.when = QDateTime(QDate(2026, 2, 1), QTime(18, 0), Qt::UTC);
    return stepJson(forged);
}

FigureJoined newcomer(int id, int rep)
{
    Figure figure;
    figure.id = FigureId{id};
    figure.name = u"Grim"_s;
    figure.profile = {u"Infantry"_s, u"soldier"_s, rep, 2, false, u"melee"_s};
    figure.bestRep = rep;
    return {figure};
}

QByteArray nested(qsizetype depth)
{
    return QByteArray("[").repeated(depth) + QByteArray("]").repeated(depth);
}

QByteArray withDeepChanges()
{
    return R"({"kind":"corrected","rolls":[],"when":"2026-02-01T18:00:00.000Z","changes":)" + nested(100000) + '}';
}

QByteArray replaced(const QByteArray &content, const QByteArray &before, const QByteArray &after)
{
    QByteArray bytes = content;
    bytes.replace(before, after);
    if (bytes == content)
        qFatal("“%s” is not in %s", before.constData(), content.constData());
    return bytes;
}

} // namespace

std::vector<HostileFile> forgedStories()
{
    using enum FileTrouble;
    return {
        {u"a step about nobody"_s, [](Path path) { forge(path, step(FigureLeft{FigureId{999}})); }, Damaged},
        {u"nobody returns"_s, [](Path path) { forge(path, step(FigureReturned{FigureId{999}})); }, Damaged},
        {u"a battle ends that never began"_s,
         [](Path path) {
             forge(path, step(EncounterFinished{}));
             forge(path, step(EncounterFinished{}));
         },
         Damaged},
        {u"a second founding"_s, [](Path path) { forge(path, stepJson(Player(1).founding())); }, Damaged},
        {u"somebody joins twice"_s, [](Path path) { forge(path, step(newcomer(1, 4))); }, Damaged},
        {u"a Rep of 99"_s, [](Path path) { forge(path, step(newcomer(5000, 99))); }, Damaged},
        {u"an id beyond counting"_s,
         [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "5000", "99999999999999999999")); }, Damaged},
        {u"half a figure"_s, [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "5000", "5000.5")); },
         Damaged},
        {u"a number beyond numbers"_s,
         [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "5000", "1e999")); }, Damaged},
        {u"a name of a million letters"_s,
         [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "Grim", QByteArray(1000000, 'G'))); }, Damaged},
        {u"invalid UTF-8 in a name"_s,
         [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "Grim", "G\xff\xfe\xc0")); }, Damaged},
        {u"a NUL between the letters"_s,
         [](Path path) { forge(path, replaced(step(newcomer(5000, 4)), "Grim", QByteArray("G\0m", 3))); }, Damaged},
        {u"an unknown kind of step"_s,
         [](Path path) { forge(path, replaced(step(MonthServed{}), "corrected", "exploded")); }, Damaged},
        {u"lists a hundred thousand deep"_s, [](Path path) { forge(path, withDeepChanges()); }, Damaged},
        {u"a number for a step"_s, [](Path path) { forge(path, "42"); }, Damaged},
        {u"nothing for a step"_s, [](Path path) { forge(path, ""); }, Damaged},
        {u"more steps in force than there are"_s, [](Path path) { forgePosition(path, R"({"in_force":900000})"); },
         Damaged},
        {u"no step in force"_s, [](Path path) { forgePosition(path, R"({"in_force":0})"); }, Damaged},
        {u"steps in force below nothing"_s, [](Path path) { forgePosition(path, R"({"in_force":-1})"); }, Damaged},
        {u"a draft that is no draft"_s, [](Path path) { forgeDraft(path, nested(100000)); }, {}},
    };
}

} // namespace muster::torture
