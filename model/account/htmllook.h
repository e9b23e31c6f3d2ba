// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

/// How a report looks as a page: its style sheet, and the dice and pips that are drawn in it.
namespace muster {

QString pageStyle();

/// Text in which nothing means anything to HTML.
QString htmlText(const QString &text);

/// A heading of the page's parts.
QString pageHeading(const QString &text);

/// The table as it was drawn, told to those who cannot see it. `map`: PNG or SVG; nothing without.
QString mapFigure(const AccountTable &table, const QByteArray &map);

/// A picture that lies in the page itself: PNG, JPEG or SVG.
QString dataUrl(const QByteArray &image);
/// The language spoken, as a page names it: "de".
QString pageLanguage();

/// The faces once, for all dice of the page: solid is the player's, outlined the program's.
QString diceFaces();
QString dieOf(int face, bool solid, bool counted);
/// Six-sided ones are drawn, others are figures.
QString drawnDice(const std::vector<StoryDice> &dice);

/// A Rep as pips: what the figure has is full, what it had once is hollow.
QString repPips(int has, int best);

} // namespace muster
