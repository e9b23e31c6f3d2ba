// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaign.h"
#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QLabel>
#include <QWidget>

#include <set>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QGridLayout;
class QLineEdit;

namespace muster {

class Choice;

/// A section's heading behind its number in a ring: the same 1, 2 and 3 stand on the printed sheet.
class NumberedHeading : public QWidget
{
public:
    NumberedHeading(int number, const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_number;
    QString m_text;
};

/// What has to be known before one goes on, behind the sign of warning. Hidden while there is nothing to say.
class Notice : public QLabel
{
    Q_OBJECT
public:
    Notice();

    void say(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// To whom the Grunts of a Star go who may be lost in this battle, and who of them goes first where there is not room for
/// all (R36); nothing where there is one Star.
class HeirsPanel : public QWidget
{
    Q_OBJECT
public:
    HeirsPanel();

    void load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft);

signals:
    void heirsChanged(const Heirs &heirs);

private:
    struct Row {
        FigureId lost{};
        QComboBox *heir;
        QWidget *first = nullptr; ///< holds the boxes
        std::vector<std::pair<FigureId, QCheckBox *>> grunts = {};
        std::set<FigureId> crowded = {}; ///< the Stars who have no room for all
    };

    void addStar(const Campaign &campaign, const Pack &pack, const Figure &lost, const Heirs &heirs);
    void addGrunts(Row &row, const Campaign &campaign, const Heirs &heirs);
    bool isShort(const Row &row) const;
    void tell();

    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

/// How it ended: a success or a failure, and in the first edition the part of the points that was won (R65), by each of two
/// bands where they met (R87).
class EndingPanel : public QWidget
{
    Q_OBJECT
public:
    EndingPanel();

    void load(const Campaign &campaign, const AftermathDraft &draft);
    /// Where the keyboard begins while nothing is chosen.
    void suggest(std::optional<Outcome> outcome);
    /// As if the player had chosen it.
    void take(Outcome outcome);
    /// What the band that is met has earned, as it is reported or else by its own part of the encounter.
    void showTheirs(std::optional<Fraction> won);

signals:
    /// `won`: a part of the points that is neither all of them nor none.
    void told(Outcome outcome, std::optional<Fraction> won);
    /// What the band earned that was met.
    void toldOfTheOthers(Fraction won);
    /// It was told by the mouse, and the keyboard is free for what comes next.
    void clicked();

private:
    void choose(int item);
    void takePart();
    std::optional<Fraction> typedShare(const QLineEdit &line);
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
