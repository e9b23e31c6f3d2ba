// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QAction>
#include <QPointer>

class QMenu;

namespace muster {

class Page;
class RosterView;

/// The actions for the band except recruiting by dice: picking by hand, corrections, dismissing, bringing back, names.
class BandMenu : public QObject
{
    Q_OBJECT
public:
    /// Creates actions for the figure selected in the roster. Dialogs are shown over the page.
    BandMenu(RosterView &roster, Page &page);

    void setDocument(CampaignDocument *document) { m_document = document; }

    /// Returns all actions, updated: enabled or not, with the name of the selected figure.
    QList<QAction *> actions();
    /// Returns the actions for the selected figure, the most likely first.
    QList<QAction *> figureActions();
    /// Returns the actions for a former figure; empty without one.
    QList<QAction *> formerActions(std::optional<FigureId> id);

public slots:
    /// Writes a step, or shows why it was refused. A figure that joins is selected.
    void write(muster::Result<muster::Step> step);
    void pickByHand();
    /// Selects the figure that joined last.
    void chooseNewcomer();
    void correct();
    void dismiss();
    void giveArms();
    void bringBack(muster::FigureId id);
    void editNames();
    void letJoin();
    void letPart();

signals:
    void recruitWanted();
    /// Emitted when an act needs dice: a figure picked by hand is rolled up, or a month is resumed.
    void actWanted(const Act &act);

private:
    void listFormer();
    void refresh();

    Page &m_page;
    QPointer<CampaignDocument> m_document;
    RosterView &m_roster;
    QAction *m_recruit;
    QAction *m_byHand;
    QAction *m_correct;
    QAction *m_dismiss;
    QAction *m_giveArms;
    QMenu *m_bringBack;
    QAction *m_career; ///< career of the figure for which actions were last requested
    QAction *m_note; ///< note about the figure for which actions were last requested
    QAction *m_picture; ///< picture of the same figure
    FigureId m_noted{};
    QAction *m_return; ///< brings back the former figure for which actions were last requested
    FigureId m_former{};
    QAction *m_join;
    QAction *m_part;
    QAction *m_names;
    QAction *m_separator;
    QAction *m_print;
};

} // namespace muster
