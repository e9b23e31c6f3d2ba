// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/fieldsjson.h"
#include "model/reference/procedurewords.h"
#include "rules/procedure/procedure.h"
#include "tests/support/packs.h"
#include "tests/support/tapes.h"

#include <QJsonDocument>

namespace muster::testing {

/// The answer to `words` on these dice, as compact JSON with its keys in the order of the alphabet; or why there is none.
inline std::string answerOf(const Pack &pack, const char *id, const char *words, const char *faces)
{
    const std::optional<Procedure> procedure = findProcedure(pack, QString::fromLatin1(id));
    if (!procedure)
        return "no such procedure";
    const QStringList keyValues = QString::fromLatin1(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Result<Arguments> given = words::argumentsFor(*procedure, pack, keyValues);
    if (!given)
        return given.problem().text.toStdString();
    const Resolved resolved = onDice(faces, [&](Dice &dice) { return procedure->run(pack, *given, dice); });
    return QJsonDocument(toJson(resolved.fields(pack))).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace muster::testing
