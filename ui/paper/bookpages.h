// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/campaignbook.h"
#include "model/account/sheetsource.h"
#include "ui/paper/pageflow.h"

#include <functional>
#include <map>
#include <memory>
#include <set>

namespace muster::paper {

/// Returns the whole campaign as a book: cover, overview, every battle with its map, careers, foes, the fallen, an
/// index.
PageFlow campaignBook(const SheetSource &source, QSizeF page);
/// Returns the content of the campaign's book from its steps, for SheetSource::book. It does not depend on the paper.
std::shared_ptr<const CampaignBook> bookOf(const SheetSource &source);

/// The pages of a book, from 1, on which a figure is called by a name; figure 0 is a foe. Filled while the book is laid
/// out.
using BookPlaces = std::map<std::pair<FigureId, QString>, std::set<int>>;

/// The data that the parts of a book share. The paintings of the flow keep it alive.
struct BookLayout {
    const CampaignBook &book;
    std::shared_ptr<const CampaignBook> kept; ///< keeps `book` alive
    const Pack &pack;
    PictureSource pictures;
    BookPlaces figures = {};
    std::map<int, int> battles = {}; ///< page of each battle, by its step
    std::function<bool(int done, int all)> laying = {}; ///< SheetSource::laying
    int all = 0; ///< number of battles and careers to lay out
    int done = 0; ///< number of those laid out
    bool isStopped = false;

    /// Returns whether to continue; called before each battle and each career.
    bool goesOn();
};

// The parts of a book, from the front.

/// Adds the notes about the campaign, and a line for every battle.
void addGlance(PageFlow &flow, const std::shared_ptr<BookLayout> &book);
/// Adds a spread for each battle: its map and the figures that came on the left, the events on the right. Deeds of
/// quiet months are added to the next battle.
void addMonths(PageFlow &flow, const std::shared_ptr<BookLayout> &book);
/// Adds the careers of figures, or what is known of foes.
void addLives(PageFlow &flow, const std::shared_ptr<BookLayout> &book, const QString &title,
              const std::vector<AccountCareer> &lives);
void addFallen(PageFlow &flow, const std::shared_ptr<BookLayout> &book);
void addIndex(PageFlow &flow, const std::shared_ptr<BookLayout> &book);

/// Records that the figure appears on the page that is being laid out.
void mention(const PageFlow &flow, BookLayout &book, FigureId figure, const QString &name);
/// Adds the large title of a part, over a line.
void addPartTitle(PageFlow &flow, const QString &title);
/// Adds a heading within a part, kept together with `following` points of the next blocks.
void addBookHeading(PageFlow &flow, const QString &title, qreal following = 40);
constexpr qreal highestPhoto = 250; ///< in points, a third of the page
constexpr qreal highestMiniature = 110;
/// Adds the player's texts and pictures; `highest` is the maximum height of a picture in points.
void addPassages(PageFlow &flow, const BookLayout &book, const std::vector<AccountPassage> &passages,
                 qreal highest = highestPhoto);
/// Adds a picture, no wider than the page.
void addPhotograph(PageFlow &flow, const BookLayout &book, const Picture &picture, qreal highest = highestPhoto);
void addSentence(PageFlow &flow, const AccountLine &line, qreal indent = 0);

/// Returns the sheet for the end of a campaign: won or lost, its goals and foes, and the fate of everybody who was ever
/// in the band.
PageFlow epilogueSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
