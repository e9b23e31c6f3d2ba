// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QStringList>

namespace muster {

/// The ids of the packs that come with the program.
QStringList shippedPackIds();

/// Reads and checks one of them.
Result<Pack> shippedPack(const QString &id);

} // namespace muster
