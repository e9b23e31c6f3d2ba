// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

/// A question about chances by its name. `answer` gives the fields of the command line's "result".
struct Question : Signature {
    std::function<QJsonObject(const Pack &, const Arguments &)> answer;
};

/// The odds a pack's rules can tell: the one registry behind `muster odds` and its tests.
std::vector<Question> questions(const Pack &pack);

/// None if the pack has no such question.
std::optional<Question> findQuestion(const Pack &pack, const QString &id);

} // namespace muster
