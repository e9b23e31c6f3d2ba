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

class SegmentedControl;

/// The heading of a section, after its number in a ring. The printed sheet has the same 1, 2 and 3.
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

/// A warning, with its icon, to read before going on. Hidden while there is none.
class Notice : public QLabel
{
    Q_OBJECT
public:
    Notice();

    void say(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The choice of whom the Grunts follow if their Star may be lost in this battle, and of those who go first if there is
/// no room for all (R36). Hidden if there is one Star.
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
        QWidget *first = nullptr; ///< widget around the check boxes
        std::vector<std::pair<FigureId, QCheckBox *>> grunts = {};
        std::set<FigureId> crowded = {}; ///< Stars without room for all
    };

    void addStar(const Campaign &campaign, const Pack &pack, const Figure &lost, const Heirs &heirs);
    void addGrunts(Row &row, const Campaign &campaign, const Heirs &heirs);
    bool isShort(const Row &row) const;
    void tell();

    QFormLayout *m_form;
    std::vector<Row> m_rows;
};

/// The choice of the outcome: a success or a failure, and in the first edition the share of the points that was won
/// (R65), for each of two bands if they met (R87).
class EndingPanel : public QWidget
{
    Q_OBJECT
public:
    EndingPanel();

    void load(const Campaign &campaign, const AftermathDraft &draft);
    /// Sets the choice that gets the focus first while nothing is chosen.
    void suggest(std::optional<Outcome> outcome);
    /// Chooses the outcome as if the player had.
    void take(Outcome outcome);
    /// Shows the share that the other band has earned, as it is reported or by its own part of the encounter.
    void showTheirs(std::optional<Fraction> won);

signals:
    /// Emitted when the player reports the outcome. `won` is a share of the points that is neither all of them nor
    /// none.
    void told(Outcome outcome, std::optional<Fraction> won);
    /// Emitted when the player reports the share of the other band.
    void toldOfTheOthers(Fraction won);
    /// Emitted when the outcome was chosen with the mouse, so that the focus can move on.
    void clicked();

private:
    /// The fields of a band.
    struct Side {
        QLabel *band; ///< its name, if two bands met
        SegmentedControl *outcome;
        QLineEdit *part;
        QString shown = {}; ///< share as it was before the player edited it
    };

    Side makeSide(const QString &outcome, const QString &part);
    void show(Side &side, std::optional<Fraction> won);
    void take(Side &side, Fraction won);
    void takePart(Side &side);

    QGridLayout *m_row;
    Side m_ours;
    Side m_theirs;
    QLabel *m_ofPoints; ///< text beside the share
};

} // namespace muster
