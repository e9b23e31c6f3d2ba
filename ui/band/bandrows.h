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

class SegmentedControl;
class FormerModel;
class LinkButton;

/// A choice of the band to show if there are several players (R36): all, or that of one Star. Hidden if there is only
/// one.
class BandChoice : public QWidget
{
    Q_OBJECT
public:
    BandChoice();

    void load(const Campaign &campaign);
    /// Returns the Star whose band is shown; nullopt for all bands.
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
    SegmentedControl *m_choice = nullptr;
};

/// The dashed row below the roster, in place of the next Grunt. Pressing it recruits one by dice; links recruit for all
/// free places or by hand.
class RecruitRow : public QAbstractButton
{
    Q_OBJECT
public:
    RecruitRow();

    /// Shows the free places of this Star's band. Hidden if there are none.
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

/// The stockpile of the band, its special weapons against the limit of its list, and its value. Hidden if the rules
/// have no stockpile.
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

/// The rows of former members: when, who, and how they left, with a link for each captured figure. As high as its rows.
class FormerRows : public AllRowsView<QListView>
{
    Q_OBJECT
public:
    FormerRows();
    ~FormerRows() override;

    void setDocument(CampaignDocument *document);
    /// Shows at most `rows` of these figures, from the first.
    void showFirst(int rows, const std::vector<FormerFigure> &those);
    std::optional<FigureId> chosen() const;
    /// Returns the width of the longest date; a half-month has a longer name than a month.
    int whenWidth() const { return m_whenWidth; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    void figureChosen(FigureId id);
    /// Emitted for a captured figure by its link or by Enter.
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

/// The former members, the latest first, a few of them until the player asks for all.
class FormerList : public QWidget
{
    Q_OBJECT
public:
    FormerList();

    void setDocument(CampaignDocument *document) { m_rows->setDocument(document); }
    /// Shows the former members of one Star's band, or of all.
    void load(const CampaignDocument &document, std::optional<FigureId> band);
    FormerRows *rows() const { return m_rows; }

signals:
    /// Emitted from the link of a captured figure, which may be freed (R22). The menu offers it for everybody (R5).
    void bringBackWanted(FigureId id);

private:
    FormerRows *m_rows;
    LinkButton *m_more;
    std::vector<FormerFigure> m_former;
    bool m_all = false;
};

} // namespace muster
