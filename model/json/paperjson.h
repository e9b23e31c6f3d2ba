// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/paper.h"

#include <QByteArray>
#include <QStringList>

namespace muster {

/// A campaign on paper as `muster new --from` reads it; every refusal names the place and the reason.
Result<acts::Paper> readPaper(const QByteArray &json);

/// The fields of that file, each with what it may hold, for people; last those of every FIGURE.
QStringList paperForm();

} // namespace muster
