// SPDX-License-Identifier: MIT
#pragma once

#include "tests/torture/mutate.h"

#include <QString>
#include <QStringList>

#include <map>

namespace muster::torture {

/// How often each verdict came (look.h), and what else there was: "crash", "hang".
using Verdicts = std::map<QByteArray, int>;

inline constexpr int longestLook = 2000; ///< milliseconds; more is a hang

/// Opens the mutants with these seeds, `from` up to but not including `to`, in a child of their own; what is not honest
/// is named with its seed.
Verdicts openMutants(const QString &original, Mutation mutation, std::uint64_t from, std::uint64_t to);

/// "23 refused, 4 same".
QString words(const Verdicts &verdicts);
int dishonest(const Verdicts &verdicts);

} // namespace muster::torture
