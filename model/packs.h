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

/// The same with all the lists that can be chosen under its rules: its own, the player's (model/ownlists.h), and those
/// of other shipped packs that fit, as "pack/list".
Result<Pack> packToPlay(const QString &id);

} // namespace muster
