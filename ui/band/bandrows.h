// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/campaigndocument.h"
#include "rules/pack/pack.h"
#include "ui/parts/views.h"

#include <QAbstractButton>
#include <QListView>
#include <QWidget>

#include <memory>

class QLabel;

namespace muster {

class Choice;
class FormerModel;
class LinkButton;

/// Whose band is shown, where several play (R36): all of them, or one. Hidden where there is only one.
class BandChoice : public QWidget
{
    Q_OBJECT
public:
    BandChoice();

    void load(const Campaign &campaign);
    /// None: all.
    std::optional<FigureId> band() const { return m_band; }
    void show(FigureId star);

signals:
    void chosen();

private:
    struct Band {
        FigureId star;
        QString name;
        friend bool operator==(const Band &, const Band &) = default;
    };

    void remake();

    std::vector<Band> m_bands;
    std::optional<FigureId> m_band;
    Choice *m_choice = nullptr;
};

/// The dashed row under the roster where the next Grunt would stand. Pressing it recruits one by dice, or all there are
/// places for.
class PlacesFree : public QAbstractButton
{
    Q_OBJECT
public:
    PlacesFree();

    /// Hidden where there is no room.
    /// In that Star's band.
    void load(const Campaign &campaign, const Pack &pack, FigureId star = firstStar);

    QSize sizeHint() const override;

signals:
    void allWanted();
    void byHandWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_why;
    LinkButton *m_all;
    LinkButton *m_byHand;
};

/// What the band keeps, its special weapons against what its list allows, and what it is worth. Hidden where the rules have
/// no stockpile.
class StockpilePanel : public QWidget
{
    Q_OBJECT
public:
    StockpilePanel();

    void load(const Campaign &campaign, const Pack &pack);

signals:
    void giveWanted();

private:
    QLabel *m_holds;
    QLabel *m_notes;
};

/// The rows of those who left: when, who, and how; a link where somebody was captured. As high as its rows.
class FormerRows : public AllRowsView<QListView>
{
    Q_OBJECT
public:
    FormerRows();
    ~FormerRows() override;

    void setDocument(CampaignDocument *document);
    /// So many of these from the top; all of them where there are no more.
    void showFirst(int rows, const std::vector<FormerFigure> &those);
    std::optional<FigureId> chosen() const;
    /// What the longest date takes: a half-month's has more to say than a month's.
    int whenWidth() const { return m_whenWidth; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    void figureChosen(FigureId id);
    /// By the link of a captured figure, or Enter on it.
    void bringBackWanted(FigureId id);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    bool bringBack(const QModelIndex &row);

    std::unique_ptr<FormerModel> m_model;
    int m_whenWidth = 0;
};

/// Those who left, the last first, a few of them until all are asked for.
class FormerList : public QWidget
{
    Q_OBJECT
public:
    FormerList();

    void setDocument(CampaignDocument *document) { m_rows->setDocument(document); }
    /// Those of one Star's band, or all.
    void load(const CampaignDocument &document, std::optional<FigureId> band);
    FormerRows *rows() const { return m_rows; }

signals:
    /// Offered for the captured, who may be freed (R22); the menu offers it for everybody (R5).
    void bringBackWanted(FigureId id);

private:
    FormerRows *m_rows;
    LinkButton *m_more;
    std::vector<FormerFigure> m_former;
    bool m_all = false;
};

} // namespace muster
