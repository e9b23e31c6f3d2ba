// SPDX-License-Identifier: MIT
#pragma once

#include "model/variant/sheet.h"
#include "rules/result.h"

namespace muster {

/// Nothing, or why no army list of the player's own can be called that.
Problems againstListName(const RuleParts &parts, const QString &title);

/// The parts with a copy of an army list under a title of its own, and what names the list names the copy beside it: the
/// weapons it may have, how many come, its vehicles. The way to it goes to `path`.
RuleParts withCopy(const RuleParts &parts, const QStringList &list, const QString &title, QStringList &path);

} // namespace muster
