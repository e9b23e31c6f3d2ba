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

/// Where the encounter itself is rolled up: which may come, how likely each is, and where the band would begin; or the
/// grounds it may be played on.
class ComingPanel : public QWidget
{
    Q_OBJECT
public:
    ComingPanel();

    /// Hidden where nothing of it is to be told.
    void load(const Coming &coming, bool follows);

private:
    void addKinds(const Coming &coming);

    QLabel *m_heading;
    QLabel *m_highest;
    QGridLayout *m_kinds;
    QLabel *m_where;
    QVBoxLayout *m_beginnings;
};

/// What it means to let time pass before the encounter, and the button that does it.
class WaitPanel : public QWidget
{
    Q_OBJECT
public:
    WaitPanel();

    /// Hidden where no time passes as the player likes. With so many who would go now, and so many PEFs.
    void load(const CampaignDocument &document, int party, int pefs);

signals:
    /// A month passes.
    void monthWanted();
    /// Turns go by until somebody is back, or an encounter comes before.
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
