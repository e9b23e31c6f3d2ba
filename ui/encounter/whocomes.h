// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "rules/pack/pack.h"

#include <QWidget>

#include <set>

class QComboBox;
class QLabel;
class QListView;
class QStandardItemModel;

namespace muster {

class CampaignDocument;
class CountPlot;

/// So high is the head of each column before an encounter is prepared: as a button beside it.
inline constexpr int columnHead = 32;

/// Who does not go to the current encounter: by what is on the table, and before that as the player has said; else those who
/// are not of the usual party, which may be limited (R77).
std::set<FigureId> stayingHome(const CampaignDocument &document);

/// Before play begins: who of the band comes along, and what so many have to expect. Whom the player leaves at home before
/// the encounter is rolled up stays there; the choice holds as long as the encounter is under way, over a restart too.
class WhoComes : public QWidget
{
    Q_OBJECT
public:
    /// As on the page of a prepared encounter; or as the first column of the one that is to be prepared, with something of
    /// its own between those who come and those whom they may meet.
    explicit WhoComes(QWidget *between = nullptr);

    void load(CampaignDocument *document);

    /// The Star whose band is to record who comes, where two bands meet and not both have; none elsewhere (R87).
    std::optional<FigureId> recording() const { return m_recording; }
    /// Those who come, the Star first.
    std::vector<FigureId> party() const;
    int present() const { return int(m_present.size()); }
    /// So many PEFs are wished for, before there are any.
    void setPefs(int pefs);
    /// The section in which they begin, where there is a choice.
    std::optional<int> entry() const;

signals:
    void changed();

private:
    void fill();
    void tell();
    void fillEntry();

    Campaign m_campaign;
    Pack m_pack;
    bool m_filling = false;
    std::optional<FigureId> m_recording;
    CampaignDocument *m_document = nullptr;
    std::vector<FigureId> m_present;
    std::set<FigureId> m_home;
    QStandardItemModel *m_model;
    QListView *m_list;
    QLabel *m_heading;
    QLabel *m_count;
    QWidget *m_where;
    QComboBox *m_entry;
    QWidget *m_expected;
    QLabel *m_against;
    CountPlot *m_plot;
    QLabel *m_sentence;
    int m_pefs = 0;
};

} // namespace muster
