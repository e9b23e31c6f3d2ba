// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonplace.h"

#include <QByteArray>

#include <optional>

namespace muster {

/// One file as it was read: rules opens no files.
struct PackFile {
    QString name;
    QByteArray content;
    Wording wording = nullptr; ///< what puts its texts into the player's language; none: they stay as they are
};

/// The file's content; none, and a fault, if it is no JSON.
std::optional<JsonPlace> openJson(const PackFile &file, PackFaults &faults);

} // namespace muster
