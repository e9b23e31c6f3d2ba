// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/campaign/notes.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QByteArray>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace muster {

enum class AccountForm : std::uint8_t { Html, Markdown, Bbcode };

/// Callbacks for the images of a report. An empty callback leaves these images out.
struct AccountMedia {
    /// Returns the map of an account, as SVG for an HTML page, else as PNG; empty if there is none.
    std::function<QByteArray(const Account &account)> map = {};
    /// Returns the content of a picture, JPEG or PNG; empty if it is not available.
    std::function<QByteArray(const Picture &picture)> picture = {};
};

/// The data that a report is made from, as plain values.
struct ReportSource {
    std::vector<Account> accounts; ///< reduced to the chosen parts
    Pack pack;
    AccountForm form = AccountForm::Html;
    QString folder = {}; ///< folder of its pictures, as the text names it
    PictureSource pictures = {};
};

/// The data that the thumbnail of a campaign is made from, as plain values.
struct ThumbnailSource {
    std::optional<AccountTable> table; ///< table of the current encounter; none: the Reps are shown
    std::vector<int> reps; ///< the Star's first
    bool led = true; ///< false if there is no Star
    std::optional<CampaignEnding> ended; ///< Lost too if the campaign ended with its Star
    Pack pack;
    int size = 256; ///< width and height in pixels
};

/// A written report, and the pictures it refers to, as files in a folder beside it.
struct WrittenAccount {
    QByteArray text;
    std::vector<std::pair<QString, QByteArray>> files = {}; ///< name and content, such as "map-18.png"
};

/// Returns the report in this form. Markdown and BBCode refer to their pictures by `folder`, such as "harrow"; if it is
/// empty, only captions are written.
WrittenAccount writtenAs(AccountForm form, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder);

/// Returns one self-contained page.
QByteArray htmlOf(const std::vector<Account> &accounts, const AccountMedia &media);

/// Passes the parts of an account in their order to a page, which writes them in its own form.
void writeParts(const Account &account, auto &page)
{
    const auto passages = [&](const std::vector<AccountPassage> &all) {
        for (const AccountPassage &one : all) {
            if (one.picture)
                page.picture(*one.picture);
            else
                page.passage(one);
        }
    };
    page.begin(account);
    passages(account.opening);
    const auto map = account.table.hasMap() ? page.mapOf(account) : decltype(page.mapOf(account))();
    if (!map.isEmpty() || !account.table.paragraphs.empty()) {
        page.heading(AccountText::tr("The table"));
        page.ground(account, map);
    }
    if (!account.came.empty()) {
        page.heading(AccountText::tr("Who came"));
        page.came(
            account,
            {account.worth, AccountText::tr("Name and type"), AccountText::tr("Armour"), AccountText::tr("Weapon")},
            !std::ranges::all_of(account.came, &QString::isEmpty, &AccountFigure::armour));
        if (!account.satOut.isEmpty())
            page.note(AccountText::tr("Sat out: %1.").arg(account.satOut));
    }
    if (!account.turns.empty())
        page.heading(AccountText::tr("Turn by turn"));
    for (const AccountTurn &turn : account.turns) {
        page.turn(turn);
        for (const Picture &picture : turn.pictures)
            page.picture(picture);
    }
    const bool hasDice = std::ranges::any_of(account.fates, [](const AccountFate &fate) { return !fate.dice.empty(); });
    if (!account.fates.empty()) {
        page.heading(AccountText::tr("Before and after"));
        page.fates(
            account,
            {AccountText::tr("Name"), account.worth, AccountText::tr("What became of them"), AccountText::tr("Dice")},
            hasDice);
    }
    page.heading(AccountText::tr("What comes next"));
    page.next(account.next);
    if (!account.careers.empty())
        page.heading(AccountText::tr("Careers"));
    for (const AccountCareer &career : account.careers) {
        page.career(career);
        passages(career.passages);
    }
    if (!account.diceAtEnd.empty()) {
        page.heading(AccountText::tr("The dice"));
        page.dice(account.diceAtEnd);
    }
    passages(account.closing);
    page.end(account, hasDice);
}

/// Returns the folder of a report's pictures, which is beside the report and has its name.
QString pictureFolderOf(const QString &report);
/// Writes a report and its pictures. Existing files are replaced by all of it or not at all.
Result<Done> saveReport(const QString &path, const WrittenAccount &report);

/// Returns the text without control characters, which could reverse its direction or be interpreted by a program.
QString harmless(const QString &text);
/// Returns the text with all characters escaped that have a meaning in Markdown or HTML. Line breaks are left as they
/// are.
QString escapedForMarkdown(const QString &text);
/// Returns the text changed so that a forum reads no part of it as a tag.
QString escapedForBbcode(const QString &text);

// Functions shared by the pages of a report and for a phone.

/// Returns the text escaped for HTML.
QString htmlText(const QString &text);
/// Returns a fact as an item of a list.
QString htmlFact(const AccountFact &fact);
/// Returns the heading of a part of the page.
QString pageHeading(const QString &text);
/// Returns the drawn table with a description for those who cannot see it; empty without a map. `map` is PNG or SVG.
QString mapFigure(const AccountTable &table, const QByteArray &map);
/// Returns an image as a data URL: PNG, JPEG or SVG.
QString dataUrl(const QByteArray &image);
/// Returns the current language as an HTML page names it, such as "de".
QString pageLanguage();

} // namespace muster
