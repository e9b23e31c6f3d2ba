// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/jsonplace.h"

#include <QByteArray>

#include <optional>

namespace muster {

/// A file with its content. The caller reads it, since rules/ opens no files.
struct PackFile {
    QString name;
    QByteArray content;
    Wording wording = nullptr; ///< translates its texts; null if they stay as they are
};

/// Parses the file. Adds a fault and returns nullopt if it is no JSON.
std::optional<JsonPlace> openJson(const PackFile &file, PackFaults &faults);

} // namespace muster
