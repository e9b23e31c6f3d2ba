// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

/// The chapters of the help: Markdown in resources/help, a folder for each language. A heading may end in an anchor for
/// links: "## Recruiting {#recruit}". A place is a chapter or such a heading in it: "band", "band#recruit".
namespace muster::help {

struct Heading {
    int level = 1;
    QString title;
    QString anchor; ///< may be empty
};

struct Source {
    QString markdown; ///< without the anchors of its headings
    QList<Heading> headings; ///< the first is the chapter's title

    QString title() const { return headings.value(0).title; }
};

struct Entry {
    QString chapter;
    QString title;
};

/// A group of chapters in the list.
struct Group {
    QString title;
    QList<Entry> chapters;
};

/// Returns the chapter with the list of chapters.
QString contentsChapter();

/// Returns the code of the program's language.
QString language();

/// Returns the chapter in the language, or in English if it is not translated; empty if there is none.
Source chapter(const QString &chapter, const QString &language = help::language());
/// Returns whether the language has a chapter of its own, instead of the English one.
bool isThere(const QString &chapter, const QString &language);

QList<Group> contents(const QString &language = help::language());

/// The number of a picture's pixels for one pixel of the page.
inline constexpr int pictureRatio = 2;

/// Returns the file of a picture of the chapters, "pictures/map.png", the same in all languages. Empty if there is
/// none.
QString pictureFile(const QString &name, bool dark = false);

QString chapterIn(const QString &place);
QString anchorIn(const QString &place);
/// Returns the place to which a link in a chapter leads: "band.md#recruit", "#recruit".
QString placeOfLink(const QString &link, const QString &chapter);

/// Returns the chapter's text without Markdown, for searching.
QString plainWords(const Source &source);

} // namespace muster::help
