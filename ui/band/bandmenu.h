// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QAction>
#include <QPointer>

class QMenu;

namespace muster {

class Page;
class RosterView;

/// What can be done with the band beside recruiting by dice: by hand, corrections, dismissing, bringing back, names.
class BandMenu : public QObject
{
    Q_OBJECT
public:
    /// Acts on whoever is selected in the roster; dialogs stand over the page.
    BandMenu(RosterView &roster, Page &page);

    void setDocument(CampaignDocument *document) { m_document = document; }

    /// As they stand now: enabled or not, with the name of whoever is selected.
    QList<QAction *> actions();
    /// What can be done with whoever is selected, the most likely first.
    QList<QAction *> figureActions();
    /// And with one who left; nobody, nothing.
    QList<QAction *> formerActions(std::optional<FigureId> id);

public slots:
    /// Writes a step, or says why it cannot be; a newcomer is selected.
    void write(muster::Result<muster::Step> step);
    void pickByHand();
    /// Whoever joined last is selected.
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
    /// It asks for dice: somebody picked by hand is rolled up, or a month is taken up again.
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
    QAction *m_career; ///< of the one it was asked for last
    QAction *m_note; ///< about the one it was asked for last
    QAction *m_picture; ///< likewise
    FigureId m_noted{};
    QAction *m_return; ///< of the one it was asked for last
    FigureId m_former{};
    QAction *m_join;
    QAction *m_part;
    QAction *m_names;
    QAction *m_separator;
    QAction *m_print;
};

} // namespace muster
