// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QStackedLayout;

namespace muster {

class SettlementForm;
class SettlementView;

/// The settlements of the Wasteland that the band has found: one of them with its layout, and what can be done with it.
class SettlementsPanel : public QWidget
{
    Q_OBJECT
public:
    SettlementsPanel();

    void load(CampaignDocument *document);

signals:
    /// Emitted when the band comes to another settlement.
    void settlementWanted();

private:
    QWidget *makeSettlement();
    const KeptSettlement *chosen() const;
    void showChosen();
    void exchange(std::size_t one, std::size_t other);
    void correct();
    void strike();
    void write(const Result<Step> &step);

    QPointer<CampaignDocument> m_document;
    QStackedLayout *m_states;
    QComboBox *m_which;
    QLabel *m_kind;
    QLabel *m_notes;
    QLabel *m_hint;
    SettlementView *m_view;
    SettlementForm *m_form;
    int m_last = 0; ///< number of the settlement shown last
    std::size_t m_known = 0; ///< number of known settlements at that time
};

} // namespace muster
