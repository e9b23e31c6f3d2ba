// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/narratedstep.h"
#include "model/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster {

struct ImportedFromPaper;
struct CampaignCorrected;
struct FoeMet;

/// Returns the changes of one kind, in order.
template<typename C>
std::vector<const C *> allOf(const Changes &changes)
{
    std::vector<const C *> found;
    for (const Change &change : changes) {
        if (const C *one = change.as<C>())
            found.push_back(one);
    }
    return found;
}

/// Returns the first change of one kind that is about the figure; null if there is none.
template<typename C>
const C *firstAbout(FigureId id, const Changes &changes)
{
    const auto isIt = [=](const Change &change) {
        const C *one = change.as<C>();
        return one && one->id == id;
    };
    const auto found = std::ranges::find_if(changes, isIt);
    return found == changes.end() ? nullptr : found->template as<C>();
}

/// Returns the rolls of these kinds in order, optionally for one subject.
Rolls rollsFor(const Rolls &rolls, std::initializer_list<RollKind> kinds, std::optional<int> subject = std::nullopt);

/// Dice with none marked as counted, and with those up to `target` marked.
StoryDice plainDice(Rolls rolls);
StoryDice diceUpTo(Rolls rolls, int target);

/// Returns "both passed", "one passed", "none passed".
QString passedInWords(int passed);

/// Returns "Rep 4 to 3", "Initiative 2 to 3".
QString repFromTo(int from, int to, const Pack &pack);

/// Appends to a text, separated by a semicolon: "one; two".
void append(QString &text, const QString &more);

/// Returns the dice of the Star's common roll that do not count for the figure, for example because it is poisoned
/// (R16).
Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt);

/// The conversion of one step to sentences, with the campaigns before and after it. These are held by reference, so
/// that a long campaign is not copied for each of its steps. The functions for the kinds of step are in tell*.cpp, here
/// and in model/systems.
class Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    const Step &step;
    const Campaign &before;
    const Campaign &after;
    const Pack &pack;
    NarratedStep &story;
    StoryLine &head = story.head;

    /// Fills in the head and the lines.
    void tell();
    /// Returns only the step's name, for Undo and Redo.
    QString stepName();

    /// Returns the name of a figure that is in the band before or after the step.
    QString name(FigureId id) const;

    /// Returns the first change of this kind, or null.
    template<typename C>
    const C *change() const
    {
        return firstOf<C>(step.changes);
    }
    /// Returns the changes of this kind, in order.
    template<typename C>
    std::vector<const C *> all() const
    {
        return allOf<C>(step.changes);
    }

    /// Returns the rolls of these kinds in order; a subject selects one figure's or section's.
    Rolls rolls(std::initializer_list<RollKind> kinds, std::optional<int> subject = std::nullopt) const
    {
        return rollsFor(step.rolls, kinds, subject);
    }

    StoryLine &add(Theme theme, const QString &title, const QString &detail = {}, std::vector<FigureId> about = {},
                   QStringList rulings = {});

    // One function for each kind of step.
    void founded();
    void recruited();
    void prepared();
    void battle();
    void dismissed();
    void corrected();
    void played();
    void turnsPassed();
    void travelled();
    void settlementFound();
    void pressSought();
    void equipped();
    void playerJoined();
    void playerLeft();
    void arranged();
    void told();
    void asked();
    void setAside();

    // Lines that several kinds of step have. `now` is the campaign at that time.

    /// Returns the line for a figure's fate in the battle.
    StoryLine fared(FigureId id, Fate fate) const;
    /// Returns the line for a Stay or Go test.
    StoryLine loyalty(const Campaign &now, const LoyaltyTested &test) const;
    /// Returns the line for a Grunt who goes to another Star (R36).
    StoryLine takenOver(const Campaign &now, const GruntTakenOver &taken) const;
    /// Returns the line for a figure that leaves for another reason than a fate or a test.
    StoryLine leaving(const Campaign &now, const FigureLeft &left) const;
    /// Adds the end of the campaign, naming the last of the Stars lost in the step.
    void campaignOver();
    /// Adds the end of a journey, if it happened in the step.
    void arrival();
    /// Returns the line for an enemy leader who is a known foe (R91).
    StoryLine foeMet(const FoeMet &met) const;

    // Lines about the battle on the table.

    /// Returns the line for an action in an encounter of the first edition; `table` is the state before it.
    StoryLine scenarioStood(const Play &table, const ScenarioStood &stood) const;
    /// Returns the line for the deeds of a figure of the band so far.
    StoryLine deeds(const FigureDid &did) const;

    // Parts of these functions. tellband.cpp:
    QString listOf(const Figure &figure) const;
    QString listsOf() const;
    StoryLine joining(const Figure &figure) const;
    void paper(const ImportedFromPaper &paper);
    QString gear(const Gear &gear) const;
    void stock();
    void carried();
    bool usedUp();
    // tellcorrected.cpp:
    QString differences(const Figure &was, const Figure &is) const;
    QString differences(const CampaignCorrected &is) const;
    QString differences(const Encounter &was, const Encounter &is) const;
    QString differences(const KeptSettlement &was, const KeptSettlement &is) const;
    QString cameBackFrom(FigureId id) const;
    std::optional<StoryLine> correction(const Campaign &now, const Change &change) const;
    // telltold.cpp:
    bool foe();
    bool aims();
    void goalsReached();
    // narratedstep.cpp:
    void landRow(const std::vector<Section> &sections, std::size_t first);
    // model/systems/halfmonths/tellscenario.cpp:
    void preparing(const QString &title, const QString &detail, Rolls rolls = {}, QStringList rulings = {});
    int quietTurns() const;
    void coming(const std::optional<ScenarioKind> &after);
    void droppedSevens(FigureId whose);
    QString totals() const;
    void backNow();
    // model/systems/halfmonths/party.cpp:
    bool partyWritten(); ///< a band records the figures it brings; false for another kind of step
};

/// Returns "a success", "a failure": the outcome of the battle that the step finishes.
QString resultOf(const Telling &telling);
/// Returns the line that says which side is surprised, judged by the leaders who came.
StoryLine tellFound(const Encounter &encounter);

/// Collects texts for the parts that differ.
struct Differences {
    QStringList parts;

    template<typename T>
    void note(const T &from, const T &to, const QString &text)
    {
        if (from != to)
            parts << text;
    }
    /// Notes a difference; `pattern` has a place for the new value.
    template<typename T>
    void noteNew(const T &from, const T &to, const QString &pattern)
    {
        note(from, to, pattern.arg(to));
    }
    QString text() const { return parts.join(StoryText::tr(", ")); }
};

} // namespace muster
