// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/notes.h"
#include "model/story/find.h"
#include "ui/chronicle/chroniclefilter.h"
#include "ui/chronicle/timeline.h"
#include "ui/look/inks.h"
#include "ui/pictures/shownpictures.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <functional>
#include <memory>
#include <vector>

class QListView;

namespace muster {

class ShownPictures;

/// A note as it stands in the chronicle: its title over its text, which is broken into lines. What stands in square brackets
/// is in pencil.
class LaidWords
{
public:
    LaidWords(const Words &words, qreal width);

    bool isOf(const Words &words, qreal width) const { return m_width == width && m_words == words; }
    qreal height() const { return m_height; }
    /// The words that are looked for are marked, in the accent where they are the present ones.
    void draw(QPainter &painter, const QRectF &place, const Inks &inks, const Sought &sought, bool present) const;

private:
    QList<QTextLayout::FormatRange> marksIn(const QString &text, const Inks &inks, const Sought &sought,
                                            bool present) const;

    Words m_words;
    qreal m_width;
    qreal m_height = 0;
    QTextLayout m_title;
    QTextLayout m_text;
};

/// What the player added to a step, as it stands below it: notes one under the other, the first picture beside the first
/// note, further ones side by side below.
class LaidBelow
{
public:
    LaidBelow(const QList<Words> &words, const QList<Picture> &pictures, qreal width);

    bool isOf(const QList<Words> &words, const QList<Picture> &pictures, qreal width) const
    {
        return m_width == width && m_words == words && m_pictures == pictures;
    }
    /// With the space above and below; 0 for nothing.
    qreal height() const { return m_height; }
    void draw(QPainter &painter, QPointF topLeft, const Inks &inks, const Sought &sought, bool present,
              ShownPictures &shown) const;

private:
    struct PlacedPicture {
        Picture picture;
        QRectF frame;
    };
    struct PlacedNote {
        std::unique_ptr<LaidWords> words;
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

/// Draws the steps: the first of a month has the month's heading at its left, and what happened under a step stands below
/// it where it is opened.
class ChronicleDelegate : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(muster::ChronicleDelegate)
public:
    ChronicleDelegate(const ChronicleFilter &filter, QListView *view);

    /// Whose pictures are drawn; null for none.
    void setDocument(const CampaignDocument *document) { m_pictures.setDocument(document); }

    /// `markOf`: a turn as its heading shows it.
    void setMonths(const std::vector<TimelineMonth> &months, std::function<QString(int)> markOf);

    /// Opened steps by their numbers.
    bool isOpen(const QModelIndex &index) const;
    void setOpen(const QModelIndex &index, bool open);

    /// Words that are looked for, to be marked wherever they stand; of this step, in the accent.
    void setFound(const Sought &sought, int step);

    /// Something happened under the step that can be shown.
    bool canOpen(const QModelIndex &index) const;
    /// Where a click opens or closes it.
    QRect chevronPlace(const QModelIndex &index, const QRect &row) const;

    /// The line of the step itself, without the month's gap above and what is below.
    QRect headPlace(const QModelIndex &index, const QRect &row) const;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool opensMonth(const QModelIndex &index) const;
    bool closesMonth(const QModelIndex &index) const;
    int heightBelow(const QModelIndex &index) const;
    int heightOfAdded(const QModelIndex &index) const;
    /// What the player added to a step; null for nothing.
    const LaidBelow *laidBelow(const QModelIndex &index) const;
    void drawMonth(QPainter &painter, const QModelIndex &index, const QRect &row, const Inks &inks) const;
    void drawHead(QPainter &painter, const QRectF &place, const StepStory &story, bool chosen, const Inks &inks) const;
    void titleAndDetail(QPainter &painter, const QRectF &place, const StoryLine &line, qreal size, int step,
                        const Inks &inks) const;
    void mark(QPainter &painter, const QRectF &place, const QString &text, qreal width, bool present,
              const Inks &inks) const;
    void drawChevron(QPainter &painter, const QRectF &place, bool open, const Inks &inks) const;
    void drawBattle(QPainter &painter, const QRectF &place, const QModelIndex &index, const Inks &inks) const;
    void drawLine(QPainter &painter, const QRectF &place, const StoryLine &line, int step, const Inks &inks) const;

    const ChronicleFilter &m_filter;
    QListView *m_view;
    std::function<QString(int)> m_markOf;
    QHash<int, TimelineMonth> m_months; ///< by turn
    Sought m_found;
    int m_foundIn = 0; ///< the present step of those that have it
    mutable QHash<int, std::shared_ptr<const LaidBelow>> m_laid; ///< as last laid out, by the step's number
    mutable ShownPictures m_pictures;
    QSet<int> m_turned; ///< steps whose lines are not as the filter has them by itself: opened, or closed
};

} // namespace muster
