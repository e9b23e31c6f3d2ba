// SPDX-License-Identifier: MIT
#pragma once

#include "model/changes/band.h"
#include "model/changes/enemy.h"
#include "model/changes/play.h"
#include "model/story/stepstory.h"

#include <QCoreApplication>

namespace muster {

struct BeganOnPaper;
struct CampaignCorrected;
struct FoeMet;

/// The changes of one kind, in order.
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

/// Those of them that were made for one of these, in order.
Rolls rollsFor(const Rolls &rolls, std::initializer_list<RollKind> kinds, std::optional<int> subject = std::nullopt);

/// Dice of which none is counted, or those up to `target`.
StoryDice plainDice(Rolls rolls);
StoryDice diceUpTo(Rolls rolls, int target);

/// "both passed", "one passed", "none passed".
QString passedInWords(int passed);

/// "Rep 4 to 3", "Initiative 2 to 3"
QString repFromTo(int from, int to, const Pack &pack);

/// Behind what is there already: "one; two".
void append(QString &text, const QString &more);

/// Why a Rep fell in recovery: by a wound (R66), a Star who ran is spared (R14), of one die passed by the pack's own (R15, R50).
QString recoveryRuling(const FigureRecovered &recovered, const Pack &pack);

/// The dice of a Stay or Go test, the Star's and the Grunt's, out of those of the step.
StoryDice loyaltyDice(const Rolls &rolls, const Figure &grunt);
/// Those of the Star's common roll that do not count for the figure, as when it is poisoned (R16).
Faces starDiceLeftOut(const Rolls &rolls, const Figure &grunt);

/// One step on its way into words, with the campaign it was taken in and what came of it. It looks into them where they are: a
/// long campaign is not copied for each of its steps. What is told of each kind of step stands in tell*.cpp, here and in
/// model/systems.
class Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    const Step &step;
    const Campaign &before;
    const Campaign &after;
    const Pack &pack;
    StepStory &story;
    StoryLine &head = story.head;

    /// Fills in the head and the lines.
    void tell();
    /// Just the step's name, for Undo and Redo.
    QString stepName();

    /// Of somebody in the band before the step or after it.
    QString name(FigureId id) const;

    /// The first change of this kind; null without.
    template<typename C>
    const C *change() const
    {
        return firstOf<C>(step.changes);
    }
    /// The changes of this kind, in order.
    template<typename C>
    std::vector<const C *> all() const
    {
        return allOf<C>(step.changes);
    }

    /// The rolls made for one of these, in order; a subject picks one figure's, one section's.
    Rolls rolls(std::initializer_list<RollKind> kinds, std::optional<int> subject = std::nullopt) const
    {
        return rollsFor(step.rolls, kinds, subject);
    }

    StoryLine &add(Theme theme, const QString &title, const QString &detail = {}, std::vector<FigureId> about = {},
                   QStringList rulings = {});

    // The kinds of step.
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

    // What several kinds have to tell. `now` is the campaign as it stood then.

    /// How the battle ended for somebody.
    StoryLine fared(FigureId id, Fate fate) const;
    /// First Aid after the battle (R80).
    StoryLine firstAid(const Campaign &now, const FirstAidGiven &aid) const;
    /// A Stay or Go test.
    StoryLine loyalty(const Campaign &now, const LoyaltyTested &test) const;
    /// A Grunt goes to another Star (R36).
    StoryLine takenOver(const Campaign &now, const GruntTakenOver &taken) const;
    /// A Grunt leaves whose Star is lost (R36).
    StoryLine leaderless(const Campaign &now, const FigureLeft &left) const;
    /// With the last of its Stars who was lost in the step.
    void campaignOver();
    /// The end of a journey, if the step brought it.
    void arrival();
    /// The enemy's leader is somebody known (R91).
    StoryLine foeMet(const FoeMet &met) const;

    // Of the battle on the table.

    /// A deed of an encounter of the first edition; `table`: as it stood before.
    StoryLine scenarioStood(const Play &table, const ScenarioStood &stood) const;
    /// What one of the band did by now.
    StoryLine deeds(const FigureDid &did) const;

    // Parts of these. tellband.cpp:
    QString listOf(const Figure &figure) const;
    QString listsOf() const;
    StoryLine joining(const Figure &figure) const;
    void paper(const BeganOnPaper &paper);
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
    // stepstory.cpp:
    void landRow(const std::vector<Section> &sections, std::size_t first);
    // model/systems/months/tellbattle.cpp:
    QString lastEncounter() const;
    // model/systems/halfmonths/tellscenario.cpp:
    void preparing(const QString &title, const QString &detail, Rolls rolls = {}, QStringList rulings = {});
    int quietTurns() const;
    void coming(const std::optional<ScenarioKind> &after);
    void droppedSevens(std::optional<int> whose);
    QString totals() const;
    void backNow();
    // model/systems/halfmonths/party.cpp:
    bool partyWritten(); ///< a band records whom it brings; false if the step is another
};

/// Who does not see the others come, by the leaders of those who came.
StoryLine tellFound(const Encounter &encounter);

/// What differs, part by part.
class Differences
{
public:
    template<typename T>
    void note(const T &from, const T &to, const QString &text)
    {
        if (from != to)
            m_parts << text;
    }
    void flag(bool from, bool to, const QString &on, const QString &off) { note(from, to, to ? on : off); }
    /// `pattern` has a place for what it is now.
    template<typename T>
    void noteNew(const T &from, const T &to, const QString &pattern)
    {
        note(from, to, pattern.arg(to));
    }
    void add(const QStringList &parts) { m_parts += parts; }

    const QStringList &parts() const { return m_parts; }
    QString text() const;

private:
    QStringList m_parts;
};

} // namespace muster
