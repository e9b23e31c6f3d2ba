// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"

/// What the pages of a report and for a phone have in common.
namespace muster {

/// Text in which nothing means anything to HTML.
QString htmlText(const QString &text);
/// A fact in a list.
QString htmlFact(const AccountFact &fact);
/// A heading of the page's parts.
QString pageHeading(const QString &text);
/// The table as it was drawn, told to those who cannot see it. `map`: PNG or SVG; nothing without.
QString mapFigure(const AccountTable &table, const QByteArray &map);
/// A picture that lies in the page itself: PNG, JPEG or SVG.
QString dataUrl(const QByteArray &image);
/// The language spoken, as a page names it: "de".
QString pageLanguage();

} // namespace muster
