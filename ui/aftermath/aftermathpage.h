// SPDX-License-Identifier: MIT
#pragma once

#include "ui/aftermath/reporthistory.h"
#include "ui/parts/underway.h"
#include "ui/window/page.h"

#include <QPointer>

class QStackedLayout;

namespace muster {

class DiceConversation;
class EmptyState;
class FinishSide;
class LastPageView;
class ReportSide;

/// After the battle: how it ended, who fell, the dice, and what will be written. A draft until it is finished: it is kept
/// in the campaign's file at every entry.
class AftermathPage : public Page, private UnderWay
{
    Q_OBJECT
public:
    explicit AftermathPage(QWidget *parent = nullptr);
    ~AftermathPage() override;

    void setDocument(CampaignDocument *document) override;
    std::optional<NextAct> nextAct() override;
    UnderWay *underWay() override { return this; }
    QList<QAction *> menuActions() override;

    DiceConversation *conversation() const;

public slots:
    /// Writes the month down, if every die has fallen. Once: after it there is no battle in hand.
    void finish();
    void setAside();

private:
    /// One by one what was done here; what stood there before the page was opened dice first, and then as a whole. Then it
    /// is the steps' turn, and before it that of steps which came later.
    QString undoName() const override;
    QString redoName() const override;
    void undo() override;
    void redo() override;
    bool hasReport() const;
    bool goTo(const AftermathDraft &report);
    void undoReport();
    void remember();

    void connectSides();
    void correct();

    bool isReported() const;
    void follow(const Campaign &before, const Campaign &after);
    void reload();
    void showBattle();
    void showNothing();
    void tellLastBattle();
    void keep();
    bool keepInFile(std::optional<AftermathDraft> report);
    void foreseeAll();

    QPointer<CampaignDocument> m_document;
    bool m_keeping = false; ///< our own keepDraft() is under way
    QString m_beingUndone; ///< by name: dice that were there before there was a history
    AftermathDraft m_shown; ///< as it was kept last
    bool m_isTakenBack = false; ///< what is shown is that of the undone step
    ReportHistories m_histories;
    ReportHistory *m_history = nullptr; ///< of the report that is shown
    std::size_t m_seen = 0; ///< steps in force, when the page was loaded last

    QAction *m_editAct;
    QAction *m_againAct;
    QStackedLayout *m_states;
    QWidget *m_battle;
    EmptyState *m_empty;
    LastPageView *m_last;
    ReportSide *m_report;
    FinishSide *m_finish;
};

} // namespace muster
