// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"
#include "ui/parts/rolleddeed.h"

#include <QRectF>

class QPainter;

namespace muster {

struct Inks;

/// What is known of one figure while the battle is being recorded.
struct BeforeAfterRow {
    enum class After : std::uint8_t { Open, Stays, Gone };

    FigureId id{};
    QString name;
    bool star = false;
    int repBefore = 0;
    int bestBefore = 0;
    After after = After::Open;
    int repAfter = 0;
    int repLeast = 0; ///< the lowest it can still be while dice are open; 0: whoever it is may be gone
    int repMost = 0; ///< the highest; 0: that figure is gone whatever they show
    int bestAfter = 0;
    Status status = Status::Active; ///< of one who is gone
    bool wanted = false; ///< the dice asked for now are about the figure
    QString headline; ///< "Stays firm"; with one die missing "4, 5, 6: stays"
    QString detail; ///< "3 to 1, exempt next"

    friend bool operator==(const BeforeAfterRow &, const BeforeAfterRow &) = default;
};

/// A sum before, and all it may be after: one number, or several while dice are open.
struct BeforeAfterTotal {
    int before = 0;
    std::vector<int> after; ///< the numbers it can still be, or their bounds
    bool bounds = false;

    QString text() const; ///< "5", "4 or 5", "3–6"
};

/// Everyone before → after, as far as the dice tell.
struct BeforeAfter {
    std::vector<BeforeAfterRow> rows;
    BeforeAfterTotal figures;
    BeforeAfterTotal rep;
    QString worth; ///< what that is called: "Rep", "Initiative"
    std::optional<int> ealBefore; ///< none where the campaign has no Enemy Activity Level
    std::optional<NextEncounter> next; ///< none before the outcome is told, or when the campaign ends
    QString nextTitle; ///< what comes next, in words; empty where `next` is none
    /// Encounter points, as far as they are known.
    struct Points {
        QString title; ///< "Points"; of several players "Points, Ann"
        int before = 0;
        int after = 0;
    };
    std::vector<Points> points; ///< side by side where several play (R87); empty where none are kept
    QString ending; ///< that the campaign ends with this battle, and what can be done; empty where it does not
    bool ends = false;
    bool lastDie = false; ///< one die is missing, and whatever it shows nothing more is to be rolled
};

/// `typed`: the dice of the next roll that are on the line already.
BeforeAfter foresee(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft, const RolledDeed &deed,
                    const Faces &typed);

/// What the preview and the rows of Casualties have in common.
namespace drawing {

/// From what was to what will be.
void change(QPainter &painter, QPointF left, const Inks &inks);
/// Still to come: the die that is asked for now, or no more than a hint.
void toCome(QPainter &painter, const QRectF &place, bool wanted, const Inks &inks);

} // namespace drawing

/// "Tibb: Recovers. 3 to 2".
QString inWords(const BeforeAfterRow &row);

} // namespace muster
