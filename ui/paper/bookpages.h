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

/// The whole campaign to be read: cover, what was fought, every battle with its map, careers, foes, the fallen, an index.
PageFlow campaignBook(const SheetSource &source, QSizeF page);
/// What the campaign's steps come to, for SheetSource::book: it does not depend on the paper.
std::shared_ptr<const CampaignBook> bookOf(const SheetSource &source);

/// On which pages of a book somebody is called by a name, from 1; a foe is figure 0. It fills while the book is laid out.
using BookPlaces = std::map<std::pair<FigureId, QString>, std::set<int>>;

/// What the parts of a book share. The flow's paintings keep it alive.
struct BookInHand {
    const CampaignBook &book;
    std::shared_ptr<const CampaignBook> kept; ///< the same
    const Pack &pack;
    PictureSource pictures;
    BookPlaces figures = {};
    std::map<int, int> battles = {}; ///< the page of each battle by its step
    std::function<bool(int done, int all)> laying = {}; ///< as in SheetSource
    int all = 0; ///< battles and careers to lay out
    int done = 0; ///< of them
    bool isStopped = false;

    /// Before each battle and each career; false: no more of them.
    bool goesOn();
};

// Its parts, from the front.

/// The words about the campaign, and every battle in a line.
void addGlance(PageFlow &flow, const std::shared_ptr<BookInHand> &book);
/// A spread for each battle: its map and who came on the left, what happened on the right. What was done in quiet months
/// stands with the next one.
void addMonths(PageFlow &flow, const std::shared_ptr<BookInHand> &book);
void addCareers(PageFlow &flow, const std::shared_ptr<BookInHand> &book);
void addFoes(PageFlow &flow, const std::shared_ptr<BookInHand> &book);
void addFallen(PageFlow &flow, const std::shared_ptr<BookInHand> &book);
void addIndex(PageFlow &flow, const std::shared_ptr<BookInHand> &book);

/// Notes that the figure stands on the page that is being laid out.
void mention(const PageFlow &flow, BookInHand &book, FigureId figure, const QString &name);
/// A part's name, large, over a line.
void addPartTitle(PageFlow &flow, const QString &title);
/// A heading within a part, together with some of what follows.
void addBookHeading(PageFlow &flow, const QString &title, qreal following = 40);
constexpr qreal highestPhoto = 250; ///< a third of the page
constexpr qreal highestMiniature = 110;
/// The player's words and pictures.
void addPassages(PageFlow &flow, const BookInHand &book, const std::vector<AccountPassage> &passages,
                 qreal highest = highestPhoto);
/// No wider than the page.
void addPhotograph(PageFlow &flow, const BookInHand &book, const AccountPicture &picture, qreal highest = highestPhoto);
void addSentence(PageFlow &flow, const AccountLine &line, qreal indent = 0);

/// How a campaign ended, won or lost, with its goals and foes, and what became of everybody who was ever in the band.
PageFlow epilogueSheet(const SheetSource &source, QSizeF page);

} // namespace muster::paper
