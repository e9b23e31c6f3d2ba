// SPDX-License-Identifier: MIT
#pragma once

#include "rules/pack/pack.h"

#include <QJsonArray>
#include <QJsonObject>

namespace muster {

/// Returns the pack's id, its title, and the ids of its contents.
QJsonObject packOverviewJson(const Pack &pack);

/// Returns the whole pack, with tables row by row and procedures with their parameters.
QJsonObject packJson(const Pack &pack);

/// Returns the procedures of “muster roll” and the questions of “muster odds”, with their parameters.
QJsonArray proceduresJson(const Pack &pack);
QJsonArray questionsJson(const Pack &pack);

/// Returns every roll table: id, dice, sides, and rows of from, to and outcome.
QJsonArray packTablesJson(const Pack &pack);

} // namespace muster
