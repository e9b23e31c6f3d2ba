// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/changes/all.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/press.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

QString fared(Fate fate, const QString &name)
{
    switch (fate) {
    case Fate::Fine:
        return StoryText::tr("%1 came through").arg(name);
    case Fate::Scratched:
        return StoryText::tr("%1 was scratched").arg(name);
    case Fate::BadWound:
        return StoryText::tr("%1 was badly wounded").arg(name);
    case Fate::Unconscious:
    case Fate::OutOfTheFight:
        return StoryText::tr("%1 was knocked out").arg(name);
    case Fate::RanAway:
        return StoryText::tr("%1 ran away").arg(name);
    case Fate::Captured:
        return StoryText::tr("%1 was captured").arg(name);
    case Fate::Surrendered:
        return StoryText::tr("%1 surrendered").arg(name);
    case Fate::Dead:
    case Fate::ObviouslyDead:
        return StoryText::tr("%1 was killed").arg(name);
    case Fate::Turned:
        return StoryText::tr("%1 turned").arg(name);
    case Fate::CheatedDeath:
        return StoryText::tr("%1 cheated death").arg(name);
    case Fate::Wounded:
        return StoryText::tr("%1 was wounded").arg(name);
    }
    Q_UNREACHABLE();
}

Theme themeOf(Fate fate)
{
    switch (fate) {
    case Fate::Dead:
    case Fate::Turned:
        return Theme::Dead;
    case Fate::RanAway:
        return Theme::RanAway;
    case Fate::Captured:
    case Fate::Surrendered:
        return Theme::Captured;
    case Fate::BadWound:
    case Fate::Unconscious:
        return Theme::Recovery;
    default:
        return Theme::Stays;
    }
}

/// Tells a finished encounter of the first edition, a line for each figure.
class ScenarioBattleTeller
{
public:
    ScenarioBattleTeller(const Telling &telling, StepStory &story)
        : m_telling(telling)
        , m_story(story)
        , m_now(telling.before())
    {
    }

    void run()
    {
        for (const Change &change : m_telling.step().changes) {
            Told::visit(change, *this);
            apply(m_now, change);
        }
    }

    void operator()(const FirstAidGiven &c) { m_story.lines.push_back(tellFirstAid(m_telling, m_now, c)); }

    void operator()(const FigureFared &c)
    {
        m_story.lines.push_back({themeOf(c.fate), fared(c.fate, m_telling.name(c.id)), {}, {}, {c.id}, {}});
        if (const QString media = words::mediaWork(c.deeds.media); !media.isEmpty())
            add(c.id, media);
    }

    void operator()(const PointsEarned &c)
    {
        if (c.deeds == 0)
            add(c.id, StoryText::tr("%n points", nullptr, c.share));
        else if (c.share == 0)
            add(c.id, StoryText::tr("%n points for what was done", nullptr, c.deeds));
        else
            add(c.id,
                StoryText::tr("%n points: a share of %1, and %2 for what was done", nullptr, c.share + c.deeds)
                    .arg(c.share)
                    .arg(c.deeds));
        rule(c.id, "R65");
    }

    void operator()(const RepChanged &c)
    {
        const QString rep = repFromTo(c.from, c.to, m_telling.pack());
        if (c.cause == RepCause::LostNerve) {
            add(c.id, StoryText::tr("lost nerve, %1").arg(rep));
            rule(c.id, "R67");
        } else if (c.cause == RepCause::Experience) {
            add(c.id, StoryText::tr("learnt from it, %1").arg(rep));
            rule(c.id, "R66");
        } else {
            add(c.id, rep);
        }
    }

    void operator()(const FigureRecovered &c)
    {
        add(c.id, StoryText::tr("Recover check, %1").arg(passedInWords(c.passed)));
        lineOf(c.id).dice = diceUpTo(m_telling.rolls(RollKind::Recovery, number(c.id)), m_now.findEver(c.id)->rep());
    }

    void operator()(const FigureAway &c)
    {
        add(c.id, StoryText::tr("away until %1").arg(words::turn(c.backIn, m_now, m_telling.pack())));
        rule(c.id, "R60");
    }

    void operator()(const FigureHeld &c)
    {
        if (c.on)
            add(c.id, StoryText::tr("may be freed by the next Recover"));
        else
            m_story.lines.push_back(
                {Theme::Recruit, StoryText::tr("%1 is free again").arg(m_telling.name(c.id)), {}, {}, {c.id}, {}});
        rule(c.id, "R85");
    }

    void operator()(const FigureReturned &c)
    {
        const bool turned = m_now.findEver(c.id)->status == Status::Turned;
        m_story.lines.push_back({Theme::Recruit,
                                 turned ? StoryText::tr("The antidote brings %1 back").arg(m_telling.name(c.id))
                                        : StoryText::tr("%1 is free again").arg(m_telling.name(c.id)),
                                 {},
                                 {},
                                 {c.id},
                                 {}});
        if (!turned)
            rule(c.id, "R85");
    }

    void operator()(const FigureLeft &c)
    {
        m_fallen.reset();
        if (const Figure *star = m_now.find(c.id); star && star->isHeld()) {
            m_story.lines.push_back(
                {Theme::Captured, StoryText::tr("Nobody could free %1").arg(star->name), {}, {}, {c.id}, {}});
            rule(c.id, "R85");
        }
        tellStockOf(c);
        if (c.cause == LeaveCause::StarLost || c.cause == LeaveCause::NoRoom)
            m_story.lines.push_back(tellLeaderless(m_telling, m_now, c));
        if (c.cause != LeaveCause::RepGone)
            return;
        lineOf(c.id).theme = Theme::Leaves;
        add(c.id, StoryText::tr("no Rep left to lose"));
        rule(c.id, "R3");
    }

    void operator()(const StockChanged &c)
    {
        if (c.by < 0)
            return tellLost(c);
        if (m_fallen) {
            add(*m_fallen,
                StoryText::tr("%1 to the stockpile").arg(words::carried({{c.item, c.by}}, m_telling.pack())));
            return;
        }
        const QString item =
            StoryText::tr("%1 %2").arg(QString::number(c.by), actions::itemTitle(m_telling.pack(), c.item));
        if (m_salvage)
            append(m_story.lines.back(), item);
        else
            m_story.lines.push_back({Theme::Battle, StoryText::tr("Salvaged from the field"), item, {}, {}, {}});
        m_salvage = true;
    }

    void operator()(const ThingCarried &c) { m_fallen = c.id; }

    /// The first Star's goes to whoever leads then, another's to whoever takes over its Grunts, or it is lost.
    void tellStockOf(const FigureLeft &gone)
    {
        const Figure *star = m_now.find(gone.id);
        const std::vector<const Figure *> stars = m_now.stars();
        if (!star || !star->star || stars.size() < 2)
            return;
        const Figure *keeper = star == stars.front() ? stars[1] : m_now.find(FigureId{gone.stockTo});
        std::vector<Kit> kits;
        const Stockpile stock = m_now.stockOf(gone.id);
        for (auto item = stock.begin(); item != stock.end(); ++item)
            kits.push_back({item.key(), item.value()});
        if (!kits.empty())
            m_story.lines.push_back(
                {Theme::Battle,
                 keeper
                     ? StoryText::tr("The stockpile of %1 goes to %2").arg(words::bandOf(*star), words::bandOf(*keeper))
                     : StoryText::tr("The stockpile of %1 is lost").arg(words::bandOf(*star)),
                 words::carried(kits, m_telling.pack()),
                 {},
                 {},
                 {QStringLiteral("R97")}});
    }

    /// It was what the encounter was about.
    void tellLost(const StockChanged &c)
    {
        const QString item =
            StoryText::tr("%1 %2").arg(QString::number(-c.by), actions::itemTitle(m_telling.pack(), c.item));
        if (m_stockpileLost)
            append(m_story.lines.back(), item);
        else
            m_story.lines.push_back(
                {Theme::Battle, StoryText::tr("The stockpile is lost"), item, {}, {}, {QStringLiteral("R88")}});
        m_stockpileLost = true;
    }

    void operator()(const GearChanged &c)
    {
        if (c.cause == GearCause::Issued) {
            m_fallen = c.id;
            return;
        }
        if (!m_laidDown)
            m_story.lines.push_back({Theme::Battle, StoryText::tr("The better equipment goes back"), {}, {}, {}, {}});
        m_laidDown = true;
    }

    void operator()(const GruntTakenOver &c) { m_story.lines.push_back(tellTakenOver(m_telling, m_now, c)); }

    void operator()(const FollowUpDue &c)
    {
        const auto &kind = c.following.kind;
        const ScenarioKind over = c.following.over.kind;
        const ScenarioKind next = kind.value_or(mayFollow(*m_telling.pack().scenarios, over).front());
        const bool byDie = !kind && !m_telling.pack().scenarios->of(over).next->isCertain();
        m_story.lines.push_back({Theme::Prepare,
                                 byDie ? StoryText::tr("%1 may follow immediately").arg(words::title(next))
                                       : StoryText::tr("%1 follows immediately").arg(words::title(next)),
                                 against(c.following),
                                 {},
                                 {},
                                 {}});
    }

    void operator()(const NothingFollows &c)
    {
        const Figure *star = m_now.findEver(FigureId{c.star});
        const bool isLost = star && !m_now.find(star->id);
        m_story.lines.push_back({Theme::Prepare,
                                 StoryText::tr("Nothing follows immediately"),
                                 isLost     ? StoryText::tr("%1 is lost, and the band with its Star").arg(star->name)
                                     : star ? StoryText::tr("nobody of %1 is fit to fight").arg(words::bandOf(*star))
                                            : StoryText::tr("nobody of the band is fit to fight"),
                                 {},
                                 {},
                                 {QStringLiteral("R97")}});
    }

    void operator()(const CampaignEnded &c)
    {
        const Figure *star = lastStar(m_telling);
        m_story.lines.push_back({Theme::Ending,
                                 StoryText::tr("The campaign is over"),
                                 words::ending(c.cause, star ? star->name : QString()),
                                 {},
                                 star ? std::vector{star->id} : std::vector<FigureId>{},
                                 {}});
    }

private:
    QString against(const Following &following) const
    {
        const Figure *star = m_now.find(FigureId{following.against.value_or(0)});
        return star ? StoryText::tr("against %1").arg(words::bandOf(*star))
                    : StoryText::tr("against the survivors: %1")
                          .arg(words::figures(static_cast<int>(following.over.enemy.figures.size())));
    }

    using Told = Among<FirstAidGiven, FigureFared, PointsEarned, RepChanged, FigureRecovered, FigureAway, FigureHeld,
                       FigureReturned, FigureLeft, StockChanged, GearChanged, ThingCarried, GruntTakenOver, FollowUpDue,
                       NothingFollows, CampaignEnded>;
    static_assert(
        areAllChanges<Told, WastelandChanges, PlayChanges, EnemyChanges, StoryChanges, FoeChanges, GoalChanges,
                      Among<FigureJoined, FigureCorrected, FigureMarked, LoyaltyTested, PoisonSet, ExemptSet,
                            MonthServed, Founded, BeganOnPaper, RunSetAside, CampaignCorrected, EncounterPrepared,
                            EncounterCorrected, PressRolled, EncounterFinished, TurnEnded, EncountersDue,
                            EncounterArranged, PartyWritten, TurnsPassed>>);

    /// The line that told how the figure fared.
    StoryLine &lineOf(FigureId id)
    {
        const auto told = std::find_if(m_story.lines.rbegin(), m_story.lines.rend(),
                                       [=](const StoryLine &line) { return line.about == std::vector{id}; });
        if (told != m_story.lines.rend())
            return *told;
        m_story.lines.push_back({Theme::Rep, m_telling.name(id), {}, {}, {id}, {}});
        return m_story.lines.back();
    }
    static void append(StoryLine &line, const QString &detail)
    {
        line.detail = line.detail.isEmpty() ? detail : StoryText::tr("%1; %2").arg(line.detail, detail);
    }
    void add(FigureId id, const QString &detail) { append(lineOf(id), detail); }
    void rule(FigureId id, const char *ruling) { lineOf(id).rulings << QString::fromLatin1(ruling); }

    const Telling &m_telling;
    StepStory &m_story;
    Campaign m_now;
    bool m_salvage = false; ///< the line before tells of it
    bool m_stockpileLost = false; ///< so does it of this
    bool m_laidDown = false;
    std::optional<FigureId> m_fallen; ///< whose arms the others take up
};

/// What each of two bands that met earned (R87).
QString meetingHead(const Telling &telling, const QString &kind, const EncounterFinished &finished)
{
    const Encounter &encounter = *telling.before().encounter;
    const auto band = [&](int star) {
        const Figure *figure = telling.before().find(FigureId{star});
        return figure ? words::bandOf(*figure) : QString();
    };
    const Fraction won = finished.won.value_or(Fraction{finished.outcome == Outcome::Success ? 1 : 0, 1});
    return StoryText::tr("%1: %2 %3, %4 %5")
        .arg(kind, band(encounter.whose.value_or(0)), words::shareOfPoints(won), band(encounter.meeting->star),
             words::shareOfPoints(*finished.theirs));
}

QString scenarioHead(const Telling &telling)
{
    const QString kind = words::title(*telling.before().encounter);
    const auto *finished = telling.change<EncounterFinished>();
    if (!finished)
        return kind;
    if (finished->theirs)
        return meetingHead(telling, kind, *finished);
    if (finished->won)
        return StoryText::tr("%1, %2").arg(kind, words::shareOfPoints(*finished->won));
    return StoryText::tr("%1, %2").arg(kind, words::label(finished->outcome, words::Form::Other));
}

} // namespace

void HalfMonths::tellBattle(const Telling &telling, StepStory &story) const
{
    story.head.detail = scenarioHead(telling);
    ScenarioBattleTeller(telling, story).run();
    if (const auto arrived = arrival(telling))
        story.lines.push_back(*arrived);
}

} // namespace muster
