// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "model/systems/campaignsystem.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace muster {

class Button;
struct Waiting;

/// The possible encounters if the kind is rolled up: their chances, and where the band would begin; or the grounds the
/// encounter may be played on.
class ComingPanel : public QWidget
{
    Q_OBJECT
public:
    ComingPanel();

    /// Shows the possible encounters; hides the panel if there is nothing to show. `follows`: they are follow-ups.
    void load(const Coming &coming, bool follows);

private:
    void addKinds(const Coming &coming);

    QLabel *m_heading;
    QLabel *m_highest;
    QGridLayout *m_kinds;
    QLabel *m_where;
    QVBoxLayout *m_beginnings;
};

/// The effects of letting time pass before the encounter, and the buttons that do it.
class WaitPanel : public QWidget
{
    Q_OBJECT
public:
    WaitPanel();

    /// Shows the effects for a party of this size and this number of PEFs; hides the panel if the player cannot wait.
    void load(const CampaignDocument &document, int party, int pefs);

signals:
    /// Emitted to let a month pass.
    void monthWanted();
    /// Emitted to let turns pass until a figure is back, or until an encounter comes first.
    void returnWanted();

private:
    void addGrunts(const Waiting &waiting);
    void addFacts(const Waiting &waiting);

    QLabel *m_heading;
    Button *m_month;
    Button *m_return;
    QLabel *m_sentences;
    QWidget *m_table;
    QGridLayout *m_grunts;
    QGridLayout *m_facts;
    QWidget *m_ruling;
};

} // namespace muster
