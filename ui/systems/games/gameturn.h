// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"
#include "ui/window/page.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace muster {

class Button;
class GameLosses;
class TableView;

/// A linked game on the table: which figures act at which initiative, whose turn it is, and the initiative that each
/// figure has lost.
class GameTurn : public QWidget
{
    Q_OBJECT
public:
    GameTurn();

    void load(CampaignDocument *document);
    /// Returns the present state: "Turn 1: initiative 2 moves, Dorn and enemy 5".
    QString now() const;
    /// Suggests the first turn; none if somebody has acted already.
    std::optional<NextAct> nextAct();

public slots:
    void next();

private:
    void reload();
    void lose(FigureId id, int initiative);
    void loseTheirs(int place, int initiative);
    void write(const Result<Step> &step);
    void tell();
    GameSoFar soFar() const;

    QPointer<CampaignDocument> m_document;
    QLabel *m_lay;
    QLabel *m_now;
    Button *m_next;
    TableView *m_table;
    GameLosses *m_losses;
};

} // namespace muster
