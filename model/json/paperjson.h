// SPDX-License-Identifier: MIT
#pragma once

#include "model/actions/paper.h"

#include <QByteArray>

namespace muster {

/// A campaign on paper as `muster new --from` reads it; every refusal names the place and the reason.
Result<actions::Paper> readPaper(const QByteArray &json);

} // namespace muster
