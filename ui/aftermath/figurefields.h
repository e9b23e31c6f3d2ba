// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace muster {

struct Campaign;
struct Figure;

// What the panels below the fates have in common: a grid of fields, a row for each figure.

/// How many, from none. While dice are asked for, digits are these only where one came to type: by Tab, or by a click into
/// the number. Whoever only stepped, or is done with Enter, may mean the dice.
QSpinBox *makeCount(const QString &name, int value, int most = 99);

/// Together they are no more than that: each says what the others leave it. The first that counts where they are too many
/// all the same; else null.
QSpinBox *boundTogether(const QList<QSpinBox *> &counts, int most);

/// "5, 3" as numbers, and back.
std::vector<int> numbersIn(const QString &text);

QString numbersText(const std::vector<int> &numbers);

/// What the report says the figure did; nothing where it does not name it.
Deeds deedsOf(const std::vector<ReportedFate> &figures, FigureId id);

/// Whoever sat out has nothing to tell.
void enableIfPresent(const QList<QWidget *> &fields, const std::vector<ReportedFate> &figures, FigureId id);

/// What each figure did: the enemies it killed; and of a linked game what it cost, the initiative lost (R81).
class HitsPanel : public QWidget
{
    Q_OBJECT
public:
    HitsPanel();

    /// Hidden where the rules ask for nothing of this, and where it is only for the story until it is asked for or told.
    void load(const Campaign &campaign, const Pack &pack, const std::vector<ReportedFate> &figures);
    /// Only those who took part have anything to tell.
    void setPresent(const std::vector<ReportedFate> &figures, std::optional<int> most);
    /// Whether there is something to open: it is only for the story, and not shown yet.
    bool canOpen() const;
    void open();
    /// The first of the counts that are too many together; null where none are.
    QSpinBox *tooMany() const { return m_tooMany; }

signals:
    /// There is, or is no longer, something to open.
    void openable(bool can);
    void deedsChanged(FigureId id, const Deeds &deeds);

private:
    struct Row {
        FigureId id{};
        int initiative = 0;
        QLabel *name;
        QSpinBox *lost;
        QLabel *state;
        QSpinBox *kills;
        std::optional<Fate> wound; ///< of one who ran, which is told elsewhere (R7)
    };

    void addHeads();
    void addFigure(const Figure &figure, const Deeds &deeds);
    void tell(const Row &row);

    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    bool m_asksInitiative = false;
    bool m_asked = false;
    quint64 m_encounter = 0; ///< its seed
    std::optional<quint64> m_openIn; ///< the encounter it was opened for
    QSpinBox *m_tooMany = nullptr;
};

/// "of 3: at zero, cannot move": what is left of an initiative, and what that means on the table (R81).
QString initiativeLeft(int initiative, int lost);

} // namespace muster
