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

/// The height in pixels of each column's heading before an encounter is prepared: as high as a button beside it.
inline constexpr int columnHead = 32;

/// Returns the figures that do not go to the current encounter: during a battle those left at home, before it those
/// that the player left out, else those outside the usual party, which may be limited (R77).
std::set<FigureId> stayingHome(const CampaignDocument &document);

/// The party before play begins, and the enemies that it has to expect. The player's choice is kept when the encounter
/// is rolled up and as long as it is under way, also after a restart.
class PartyPanel : public QWidget
{
    Q_OBJECT
public:
    /// Creates the view of a prepared encounter. `between` goes between the party and the expected enemies, in the
    /// first column before an encounter is prepared.
    explicit PartyPanel(QWidget *between = nullptr);

    void load(CampaignDocument *document);

    /// Returns the Star whose band is next to record who comes, if two bands meet; none otherwise (R87).
    std::optional<FigureId> recording() const { return m_recording; }
    /// Returns the figures that come, the Star first.
    std::vector<FigureId> party() const;
    int present() const { return int(m_present.size()); }
    /// Sets the number of PEFs wished for, used until the encounter is rolled up.
    void setPefs(int pefs);
    /// Returns the section in which the party begins; none if there is no choice.
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
