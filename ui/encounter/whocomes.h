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

/// Who does not go to the current encounter: by what is on the table, and before that as the player has said; else those who
/// are not of the usual party, which may be limited (R77).
std::set<FigureId> stayingHome(const CampaignDocument &document);

/// Before play begins: who of the band comes along, and what so many have to expect. The choice holds as long as this
/// encounter is under way, over a restart too.
class WhoComes : public QWidget
{
    Q_OBJECT
public:
    WhoComes();

    void load(CampaignDocument *document);

    /// The Star whose band is to record who comes, where two bands meet and not both have; none elsewhere (R87).
    std::optional<FigureId> recording() const { return m_recording; }
    /// Those who come, the Star first.
    std::vector<FigureId> party() const;
    int present() const { return int(m_present.size()); }
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
    CountPlot *m_plot;
    QLabel *m_sentence;
};

} // namespace muster
