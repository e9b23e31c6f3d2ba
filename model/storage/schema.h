// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <vector>

namespace muster {

class Connection;

/// "Must", in the header of every campaign file.
inline constexpr quint32 applicationId = 0x4d757374;

/// One step from a format to the next. Those that have been released are never edited.
struct Migration {
    int version = 0; ///< the format after it
    QString what;
    QStringList statements;
};

/// In order. A new file runs them all from 0.
const std::vector<Migration> &migrations();

/// The newest format, which this version writes.
int formatVersion();

/// Runs what is missing, inside the caller's transaction.
void migrate(Connection &connection, const std::vector<Migration> &list = migrations());

/// Whether the file is built exactly as the migrations up to its format build it, down to the letter: a view dressed up as a table, a
/// trigger or a CHECK of its own could do anything. Throws a StorageFault.
void checkSchema(Connection &connection);

} // namespace muster
