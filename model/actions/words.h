// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"
#include "rules/result.h"

/// The player's own words: what they belong to, and the steps that write, change and take them out.
namespace muster::actions {

/// What `month=3`, `figure=7`, … means in the campaign that the book comes to; the present turn where nothing is said.
Result<About> aboutOf(const QString &what, const Book &book, const Campaign &now);
/// Why nothing can be about it.
std::optional<Problem> checkAbout(const About &about, const Book &book, const Campaign &now);
/// The turn in whose place stands what is about it.
int turnOf(const About &about, const Book &book, const Campaign &now);

/// With the next id.
Result<Step> write(const Book &book, const Campaign &now, const About &about, const QString &title,
                   const QString &text);
/// What is not given stays.
Result<Step> changeWords(const Campaign &now, int id, const std::optional<QString> &title, const QString &text);
Result<Step> strikeWords(const Campaign &now, int id);

} // namespace muster::actions
