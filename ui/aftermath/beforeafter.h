// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/report.h"
#include "rules/pack/pack.h"
#include "ui/parts/pendingact.h"

namespace muster {

/// A figure before and after the battle, as far as the report and the dice tell.
struct BeforeAfterRow {
    enum class After : std::uint8_t { Open, Stays, Gone };

    FigureId id{};
    QString name;
    bool star = false;
    int repBefore = 0;
    int bestBefore = 0;
    After after = After::Open;
    int repAfter = 0;
    int repLeast = 0; ///< lowest possible Rep while dice are open; 0 if the figure may be gone
    int repMost = 0; ///< highest possible Rep; 0 if the figure is gone whatever the dice show
    int bestAfter = 0;
    Status status = Status::Active; ///< status of a figure that is gone
    bool wanted = false; ///< true if the dice asked for now are about the figure
    QString headline; ///< "Stays firm"; with one die missing "4, 5, 6: stays"
    QString detail; ///< "3 to 1, exempt next"

    friend bool operator==(const BeforeAfterRow &, const BeforeAfterRow &) = default;
};

/// A sum before the battle, and its possible values after it: one, or several while dice are open.
struct BeforeAfterTotal {
    int before = 0;
    std::vector<int> after; ///< possible numbers, or their bounds
    bool bounds = false;

    QString text() const; ///< "5", "4 or 5", "3–6"
};

/// All figures and sums before and after the battle, as far as the dice tell.
struct BeforeAfter {
    std::vector<BeforeAfterRow> rows;
    BeforeAfterTotal figures;
    BeforeAfterTotal rep;
    QString worth; ///< name of what figures have: "Rep", "Initiative"
    std::optional<int> ealBefore; ///< none if the campaign has no Enemy Activity Level
    std::optional<NextEncounter> next; ///< none before the outcome is reported, or if the campaign ends
    QString nextTitle; ///< name of the next encounter; empty if `next` is none
    /// Encounter points, as far as they are known.
    struct Points {
        QString title; ///< "Points"; with several players "Points, Ann"
        int before = 0;
        int after = 0;
    };
    std::vector<Points> points; ///< an entry per player if several play (R87); empty if the pack has no points
    QString ending; ///< warning that the campaign ends with this battle, and what can be done; else empty
    bool ends = false;
    bool lastDie = false; ///< true if one die is missing, and no roll follows it whatever it shows
};

/// Returns the forecast of the battle. `typed` are the dice of the next roll that are typed and not entered.
BeforeAfter preview(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft, const PendingAct &deed,
                    const Faces &typed);

/// Returns the row in words: "Tibb: Recovers. 3 to 2".
QString inWords(const BeforeAfterRow &row);

} // namespace muster
