// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// The chapters of the help: Markdown in resources/help, a folder for each language. A heading may end in the name that links
/// use for it: "## Recruiting {#recruit}". A place is a chapter, or such a heading of it: "band", "band#recruit".
namespace muster::help {

struct Heading {
    int level = 1;
    QString title;
    QString anchor; ///< may be empty
};

struct Source {
    QString markdown; ///< without the names of its headings
    QList<Heading> headings; ///< the first is the chapter's title

    QString title() const { return headings.value(0).title; }
};

struct Entry {
    QString chapter;
    QString title;
};

/// Chapters that stand together in the list.
struct Group {
    QString title;
    QList<Entry> chapters;
};

/// The list of chapters, a chapter of its own.
QString contentsChapter();

/// The code of the language that is spoken.
QString language();

/// In the language, or in English where it has no such chapter; nothing where there is none at all.
Source chapter(const QString &chapter, const QString &language = help::language());
/// Whose chapter that is: the language's, or English.
bool isThere(const QString &chapter, const QString &language);

QList<Group> contents(const QString &language = help::language());

/// Pictures have so many pixels for one of the page.
inline constexpr int pictureRatio = 2;

/// The file of a picture that chapters show, "pictures/map.png", the same in all languages. Empty where there is none.
QString pictureFile(const QString &name, bool dark = false);

QString chapterIn(const QString &place);
QString anchorIn(const QString &place);
/// Where a link of one chapter leads to: "band.md#recruit", "#recruit".
QString placeOfLink(const QString &link, const QString &chapter);

/// What Markdown means, in words alone, for searching.
QString plainWords(const Source &source);

} // namespace muster::help
