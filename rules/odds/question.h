// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

namespace muster {

/// A question about odds, with its id.
struct Question : Signature {
    std::function<Resolved(const Pack &, const Arguments &)> answer;
};

/// Returns the questions about odds that a pack's rules can answer: the registry behind `muster odds` and its tests.
std::vector<Question> questions(const Pack &pack);

/// Returns the question with this id; nullopt if the pack has none.
std::optional<Question> findQuestion(const Pack &pack, const QString &id);

} // namespace muster
