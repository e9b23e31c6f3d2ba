// SPDX-License-Identifier: MIT
#pragma once

#include "tests/torture/held.h"

namespace muster::torture {

/// The result of opening a file that was tampered with.
struct Look {
    /// The verdict in words, for a line between processes: see look.cpp.
    QByteArray verdict;
    QString text; ///< message to the player, if any
    std::optional<FileTrouble> trouble;
};

/// Opens the file and compares it with its original contents. Good verdicts: "refused" (in a sentence that names the
/// file), "same", "draft dropped" and "picture lost" (with a message). All others are faults of the program:
/// "different", "draft gone", "wordless", "touched" (the file was written to), "littered" (there are additional files
/// beside it).
Look lookAt(const QString &path, CampaignFile::Access access, const Held &original);

/// Returns whether the verdict is no fault of the program.
bool isHonest(const QByteArray &verdict);

QByteArray bytesOf(const QString &path);
void putBytes(const QString &path, const QByteArray &bytes);

/// Creates a random campaign of `deeds` deeds, with drafts of a report and of dice at its end.
Held ordinaryCampaign(const QString &path, std::uint64_t seed, int deeds);

} // namespace muster::torture
