// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/files.h"

#include <optional>
#include <vector>

namespace muster::torture {

/// A file made to do harm, or a damaged one.
struct HostileFile {
    QString name;
    /// Turns an ordinary campaign at the path into the file to open.
    void (*make)(const QString &path);
    /// Reason for the expected refusal. If none, the file opens with the ordinary band, or with a Star named `star`.
    std::optional<FileTrouble> refused;
    QString star = {};
};

std::vector<HostileFile> thingsOnTheDisk();
std::vector<HostileFile> tamperedDatabases();
std::vector<HostileFile> forgedStories();
/// Returns files with texts that may be taken for more than text.
std::vector<HostileFile> hostileNames();

} // namespace muster::torture
