// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/campaign/notes.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QByteArray>

#include <functional>
#include <utility>
#include <vector>

namespace muster {

enum class AccountForm : std::uint8_t { Html, Markdown, Bbcode };

/// What a report shows besides its words. Either function may be empty, and then none is shown.
struct AccountMedia {
    /// The map of this account: as SVG for a page, else as PNG. Empty: there is none.
    std::function<QByteArray(const Account &account)> map = {};
    /// The content of a picture, JPEG or PNG. Empty: it cannot be had.
    std::function<QByteArray(const AccountPicture &picture)> picture = {};
};

/// What a report is made from, as plain values.
struct ReportSource {
    std::vector<Account> accounts; ///< what is wanted of them
    Pack pack;
    AccountForm form = AccountForm::Html;
    QString folder = {}; ///< of its pictures, as the text names it
    PictureSource pictures = {};
};

/// What the small picture of a campaign shows, as plain values.
struct ThumbnailSource {
    std::optional<AccountTable> table; ///< of the current encounter; none: the Reps of the band
    std::vector<int> reps; ///< the Star's first
    bool led = true; ///< there is a Star
    std::optional<CampaignEnding> ended; ///< lost also where it ended with its Star
    Pack pack;
    int size = 256; ///< of both sides, in pixels
};

/// A report as it is written, and the pictures it names: their files in a folder beside it.
struct WrittenAccount {
    QByteArray text;
    std::vector<std::pair<QString, QByteArray>> files = {}; ///< "map-18.png"
};

WrittenAccount writtenAs(AccountForm form, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder);

/// One page that needs nothing else.
QByteArray htmlOf(const std::vector<Account> &accounts, const AccountMedia &media);
/// `folder` is where its pictures will lie, as the text names it: "harrow". Without one there are only their captions.
WrittenAccount markdownOf(const std::vector<Account> &accounts, const AccountMedia &media, const QString &folder);
WrittenAccount bbcodeOf(const std::vector<Account> &accounts, const AccountMedia &media, const QString &folder);

/// The folder of a report's pictures: beside it, and named after it.
QString pictureFolderOf(const QString &report);
/// Writes a report and its pictures. What was there before is replaced, by all of it or by nothing.
Result<Done> saveReport(const QString &path, const WrittenAccount &report);

/// Text without characters that could turn the writing round or mean something to a machine.
QString harmless(const QString &text);
/// Text in which no character means anything to Markdown or HTML; line breaks are not looked at.
QString escapedForMarkdown(const QString &text);
/// Text in which nothing is a tag of a forum.
QString escapedForBbcode(const QString &text);

// What the pages of a report and for a phone have in common.

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
