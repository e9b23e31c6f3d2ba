// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>

#include <vector>

namespace muster {

/// Which of these backups may go. All stay for two days; then the last of each day until they are two weeks old, the last
/// of each week until they are eight weeks old, and the last of each month for good. Days are UTC's, weeks begin on Mondays.
std::vector<QDateTime> expendable(std::vector<QDateTime> times, const QDateTime &now);

} // namespace muster
