// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/leftcourse.h"
#include "model/campaign/step.h"
#include "rules/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace muster {

/// A step as a campaign file holds it: compact, with its fields in alphabetical order, so the same step is always the
/// same bytes.
QByteArray stepJson(const Step &step);

/// Reads one strictly: anything missing, unknown, of a wrong type or out of its range is refused, naming the place.
Result<Step> readStep(const QByteArray &json);

/// One change with the name of its kind, and the same read as strictly as a step.
QJsonObject changeJson(const Change &change);
Result<Change> readChange(const QJsonObject &json);

/// An act by the name of its kind.
Result<Act> readAct(const QJsonObject &json);

/// How many steps are in force, after taking back or bringing forward.
QByteArray positionJson(std::size_t inForce);
Result<std::size_t> readPosition(const QByteArray &json);

/// What a log says where undone steps are left: what that course is called. None: it is no course, or no longer.
QByteArray courseJson(const std::optional<LeftCourse> &course);
Result<std::optional<LeftCourse>> readCourse(const QByteArray &json);

QByteArray draftJson(const AftermathDraft &draft);
Result<AftermathDraft> readDraft(const QByteArray &json);

/// All that is half done. A report alone is written as it always was.
QByteArray draftsJson(const Drafts &drafts);
Result<Drafts> readDrafts(const QByteArray &json);

/// A player's report as a file (REPORT.json of the command line).
Result<BattleReport> readReport(const QByteArray &json);
/// The object of a file that a player wrote; else a JsonFault, as also where a field is named twice.
QJsonObject parsedOnce(const QByteArray &json);

QJsonObject reportJson(const BattleReport &report);

} // namespace muster
