// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace muster {

class Choice;

/// How it ended: a success or a failure, and in the first edition the part of the points that was won (R65), by each of two
/// bands where they met (R87).
class EndingPanel : public QWidget
{
    Q_OBJECT
public:
    explicit EndingPanel(QWidget *parent = nullptr);

    void load(const Campaign &campaign, const AftermathDraft &draft);
    /// Where the keyboard begins while nothing is chosen.
    void suggest(std::optional<Outcome> outcome);
    /// As if the player had chosen it.
    void take(Outcome outcome);
    /// What the band that is met has earned, as it is reported or else by its own part of the encounter.
    void showTheirs(std::optional<Fraction> won);
    int leastUnfolded() const;

signals:
    /// `won`: a part of the points that is neither all of them nor none.
    void told(muster::Outcome outcome, std::optional<muster::Fraction> won);
    /// What the band earned that was met.
    void toldOfTheOthers(muster::Fraction won);
    void problem(const QString &text);
    /// It was told by the mouse, and the keyboard is free for what comes next.
    void clicked();

private:
    void choose(int item);
    void takePart();
    void takeTheirPart();
    QLineEdit *makePart(const QString &name);
    void showPart(const QString &part);
    void tellPart();

    QGridLayout *m_row;
    Choice *m_outcome;
    QLineEdit *m_part;
    QString m_shown; ///< the part as it stood before the player came to it
    QLabel *m_ofPoints; ///< beside it
    QLabel *m_ours; ///< whose ending it is, where bands met
    QLabel *m_theirs;
    Choice *m_theirOutcome;
    QLineEdit *m_theirPart;
    QString m_theirsShown;
};

} // namespace muster
