// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/files.h"

#include <optional>
#include <vector>

namespace muster::torture {

/// A file that somebody made to do harm, or that harm was done to.
struct HostileFile {
    QString name;
    /// At the path lies an ordinary campaign; afterwards, what is to be opened.
    void (*make)(const QString &path);
    /// Why it must be refused; none: it opens, and the band is the ordinary one, or its Star bears `star`.
    std::optional<FileTrouble> refused;
    QString star = {};
};

std::vector<HostileFile> thingsOnTheDisk();
std::vector<HostileFile> tamperedDatabases();
std::vector<HostileFile> forgedStories();
/// Texts that would like to be more than text.
std::vector<HostileFile> hostileNames();

} // namespace muster::torture
