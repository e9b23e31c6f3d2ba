// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/fieldsjson.h"
#include "model/reference/procedurewords.h"
#include "rules/procedure/procedure.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <QJsonDocument>

#include <vector>

namespace muster::testing {

/// The answer to `words` on these dice, or why there is none; the test fails unless exactly these dice were asked for.
inline QJsonObject result(const char *packId, const char *id, const char *words, const char *faces,
                          std::string &refusal)
{
    const Pack &pack = shipped(packId);
    const std::optional<Procedure> procedure = findProcedure(pack, QString::fromLatin1(id));
    if (!procedure) {
        refusal = "no such procedure";
        return {};
    }
    const QStringList keyValues = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Result<Arguments> given = words::argumentsFor(*procedure, pack, keyValues);
    if (!given) {
        refusal = given.problem().text.toStdString();
        return {};
    }
    return toJson(onDice(faces, [&](Dice &dice) { return procedure->run(pack, *given, dice); }).fields(pack));
}

/// All of it, as compact JSON with its keys in the order of the alphabet.
inline std::string answer(const char *packId, const char *id, const char *words, const char *faces)
{
    std::string refusal;
    const QJsonObject all = result(packId, id, words, faces, refusal);
    return refusal.empty() ? QJsonDocument(all).toJson(QJsonDocument::Compact).toStdString() : refusal;
}

/// One field of it.
inline std::string field(const char *packId, const char *id, const char *words, const char *faces, const char *name)
{
    std::string refusal;
    const QJsonObject all = result(packId, id, words, faces, refusal);
    return refusal.empty() ? all.value(QLatin1String(name)).toVariant().toString().toStdString() : refusal;
}

/// A procedure, what it is asked, the dice, and what one field of its answer holds.
struct WorkedExample {
    const char *procedure;
    const char *words;
    const char *dice;
    const char *field;
    const char *value;
};

inline void comesTo(const char *pack, const std::vector<WorkedExample> &examples)
{
    for (const WorkedExample &example : examples) {
        EXPECT_EQ(field(pack, example.procedure, example.words, example.dice, example.field), example.value)
            << example.procedure << ' ' << example.words << " on " << example.dice;
    }
}

} // namespace muster::testing
