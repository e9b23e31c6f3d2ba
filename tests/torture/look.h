// SPDX-License-Identifier: MIT
#pragma once

#include "tests/torture/held.h"

namespace muster::torture {

/// What became of opening a file that somebody has tampered with.
struct Look {
    /// In words, for a line between processes: see look.cpp.
    QByteArray verdict;
    QString text; ///< what the player was told, if anything
    std::optional<FileTrouble> trouble;
};

/// Opens it and compares it with what it once held. "refused": with a sentence that names the file; "same"; "draft
/// dropped" or "picture lost", and told so. Everything else is a fault of ours: "different", "draft gone", "wordless", "touched" (the file
/// was written to), "littered" (there are other files beside it now).
Look lookAt(const QString &path, CampaignFile::Access access, const Held &original);

/// Whether the verdict is nothing to be ashamed of.
bool isHonest(const QByteArray &verdict);

QByteArray bytesOf(const QString &path);
void putBytes(const QString &path, const QByteArray &bytes);

/// A campaign of so many deeds with a report and dice half done at its end, as chance would have it.
Held ordinaryCampaign(const QString &path, std::uint64_t seed, int deeds);

} // namespace muster::torture
