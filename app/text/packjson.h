// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster {

/// The pack's id, title, and the ids of what it provides.
QJsonObject packOverviewJson(const Pack &pack);

/// All of it, tables row by row and procedures with their parameters.
QJsonObject packJson(const Pack &pack);

/// What “muster roll” and “muster odds” can be asked, with the parameters.
QJsonArray proceduresJson(const Pack &pack);
QJsonArray questionsJson(const Pack &pack);

/// Every roll table: id, dice, sides, and rows of from, to and outcome.
QJsonArray packTablesJson(const Pack &pack);

} // namespace muster
