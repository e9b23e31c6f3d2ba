// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/figure.h"
#include "model/campaign/notes.h"
#include "model/story/figurehistory.h"
#include "rules/pack/pack.h"

#include <QCoreApplication>
#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace muster {

class ShownPictures;

/// A chapter of a figure's history: month, event, dice and ruling.
class ChapterView : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ChapterView)
public:
    ChapterView(const FigureChapter &chapter, const Campaign &campaign, const Pack &pack);
};

/// The figure's name and kind, and its Rep with its pips.
class FigureHead : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::FigureHead)
public:
    FigureHead();

    void load(const Figure &figure, const QString &kind, const Pack &pack);

    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Figure m_figure;
    QString m_kind;
    bool m_pips = true;
};

/// The player's notes about a figure, each with a link to edit it.
class FigureNotes : public QWidget
{
    Q_OBJECT
public:
    FigureNotes();

    void load(const AllWords &all, const Figure &figure);

private:
    QVBoxLayout *m_notes;
};

/// A figure's miniature, large, with its caption and its actions. Hidden if the figure has none.
class FigurePortrait : public QWidget
{
    Q_OBJECT
public:
    FigurePortrait();

    void load(const CampaignDocument &document, FigureId id);

signals:
    void removeWanted(int picture);

private:
    class Frame;

    ShownPictures *m_pictures;
    Frame *m_frame;
    QLabel *m_caption;
    const CampaignDocument *m_document = nullptr; ///< document of the pictures loaded so far; only compared
    int m_picture = 0;
    int m_figure = 0;
};

} // namespace muster
