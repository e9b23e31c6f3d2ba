// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/paper.h"

#include <QByteArray>
#include <QStringList>

namespace muster {

/// Reads a campaign played on paper, for `muster new --from`. Every problem names the place in the file and the reason.
Result<acts::Paper> readPaper(const QByteArray &json);

/// Returns the fields of that file and their possible values, for people; the last entry describes every FIGURE.
QStringList paperForm();

} // namespace muster
