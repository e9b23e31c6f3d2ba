// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace muster::torture {

/// Adds entries to a campaign, linked and hashed as they should be, whatever they say; in one transaction.
void forgeSteps(const QString &path, const std::vector<QByteArray> &contents);
void forgePosition(const QString &path, const QByteArray &content);
void forgeDraft(const QString &path, const QByteArray &content);

/// Makes a file whose founding says this.
void forgeFounding(const QString &path, const QByteArray &content);

/// Runs SQL on the file with none of the program's care.
void alter(const QString &path, const QStringList &statements);

/// Leaves the file as a program does that is killed in the middle of a write: half changed, and a journal beside it that
/// undoes it.
void leaveHalfWritten(const QString &path);

} // namespace muster::torture
