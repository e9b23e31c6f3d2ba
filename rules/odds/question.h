// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

/// A question about chances by its name.
struct Question : Signature {
    std::function<Resolved(const Pack &, const Arguments &)> answer;
};

/// The odds a pack's rules can tell: the one registry behind `muster odds` and its tests.
std::vector<Question> questions(const Pack &pack);

/// None if the pack has no such question.
std::optional<Question> findQuestion(const Pack &pack, const QString &id);

} // namespace muster
