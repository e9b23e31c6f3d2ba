// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace muster::torture {

/// Adds entries to a campaign in one transaction, with correct links and hashes and any content.
void forgeSteps(const QString &path, const std::vector<QByteArray> &contents);
void forgePosition(const QString &path, const QByteArray &content);
void forgeDraft(const QString &path, const QByteArray &content);

/// Creates a file whose founding has this content.
void forgeFounding(const QString &path, const QByteArray &content);

/// Runs SQL on the file without the program's checks.
void alter(const QString &path, const QStringList &statements);

/// Leaves the file like a program that is killed in the middle of a write: half changed, with a journal that undoes the
/// change.
void leaveHalfWritten(const QString &path);

} // namespace muster::torture
