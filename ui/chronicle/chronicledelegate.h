// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "model/story/find.h"
#include "ui/chronicle/battlecolumns.h"
#include "ui/chronicle/chroniclerows.h"
#include "ui/look/inks.h"
#include "ui/pictures/shownpictures.h"

#include <QHash>
#include <QPointer>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <memory>
#include <vector>

class QListView;

namespace muster {

class ShownPictures;

/// A note laid out for the chronicle: its title over its text, which is broken into lines. Text in square brackets has
/// the pencil colour.
class NoteLayout
{
public:
    NoteLayout(const Words &words, qreal width);

    bool isOf(const Words &words, qreal width) const { return m_width == width && m_words == words; }
    qreal height() const { return m_height; }
    /// Draws the note and marks the words that are searched for, in the accent colour if `present` is true.
    void draw(QPainter &painter, const QRectF &place, const Inks &inks, const SearchTerms &sought, bool present) const;

private:
    QList<QTextLayout::FormatRange> marksIn(const QString &text, const Inks &inks, const SearchTerms &sought,
                                            bool present) const;

    Words m_words;
    qreal m_width;
    qreal m_height = 0;
    QTextLayout m_title;
    QTextLayout m_text;
};

/// The player's notes and pictures below a step: notes one below the other, the first picture beside the first note,
/// further pictures side by side below.
class AttachmentsLayout
{
public:
    AttachmentsLayout(const QList<Words> &words, const QList<Picture> &pictures, qreal width);

    bool isOf(const QList<Words> &words, const QList<Picture> &pictures, qreal width) const
    {
        return m_width == width && m_words == words && m_pictures == pictures;
    }
    /// Returns the height with the space above and below; 0 for nothing.
    qreal height() const { return m_height; }
    void draw(QPainter &painter, QPointF topLeft, const Inks &inks, const SearchTerms &sought, bool present,
              ShownPictures &shown) const;

private:
    struct PlacedPicture {
        Picture picture;
        QRectF frame;
    };
    struct PlacedNote {
        std::unique_ptr<NoteLayout> words;
        QRectF place;
    };
    void drawPicture(QPainter &painter, const PlacedPicture &one, const Inks &inks, ShownPictures &shown) const;

    QList<Words> m_words;
    QList<Picture> m_pictures;
    qreal m_width;
    qreal m_height = 0;
    std::vector<PlacedPicture> m_frames;
    std::vector<PlacedNote> m_notes;
};

/// The delegate for the rows: a battle in columns, a step with its dice, and below an opened step its further lines.
class ChronicleDelegate : public QStyledItemDelegate
{
public:
    ChronicleDelegate(const ChronicleRows &rows, QListView *view);

    /// Sets the campaign whose pictures are drawn; null for none.
    void setDocument(const CampaignDocument *document);

    /// Shares this width among the columns of the battles; `end` is room for the button.
    void shareWidth(qreal width, qreal end);
    const BattleColumns &columns() const { return m_columns; }
    qreal width() const { return m_width; }

    /// Sets the words to mark wherever they occur; in the step with this number, in the accent colour.
    void setFound(const SearchTerms &sought, int step);

    /// Returns the place where a click opens or closes the row.
    QRect chevronPlace(const QModelIndex &index, const QRect &row) const;

    /// Returns the place of the row's own line, without the lines below it.
    QRect headPlace(const QModelIndex &index, const QRect &row) const;

    /// Returns the places of links and of cut texts.
    RowParts partsOf(const QModelIndex &index, const QRect &row) const;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void draw(QPainter &painter, const QRect &row, const QModelIndex &index, const Inks &inks, RowParts *parts) const;
    void drawStep(QPainter &painter, const QRect &row, const QModelIndex &index, const Inks &inks,
                  RowParts *parts) const;
    /// Draws the icon, the text and the dice of a line, and at the end who rolled them or, below a step, the rulings.
    void drawLine(QPainter &painter, const QRectF &place, const StoryLine &line, const NarratedStep &story, bool head,
                  const Inks &inks, RowParts *parts) const;
    void drawRulings(QPainter &painter, const QRectF &place, const QStringList &rulings, const Inks &inks,
                     RowParts *parts) const;
    void mark(QPainter &painter, const QRectF &place, const QString &text, qreal width, bool present,
              const Inks &inks) const;
    int heightOfAdded(const QModelIndex &index) const;
    /// Returns the notes and pictures below a step; null for none.
    const AttachmentsLayout *laidBelow(const QModelIndex &index) const;

    const ChronicleRows &m_rows;
    QListView *m_view;
    QPointer<const CampaignDocument> m_document;
    BattleColumns m_columns;
    qreal m_width = 0;
    SearchTerms m_found;
    int m_foundIn = 0; ///< number of the step with the present match
    mutable QHash<int, std::shared_ptr<const AttachmentsLayout>> m_laid; ///< last layouts, by the step's number
    mutable ShownPictures m_pictures;
};

} // namespace muster
