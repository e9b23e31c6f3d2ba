// SPDX-License-Identifier: MIT
#include "model/acts/arms.h"
#include "model/changes/all.h"
#include "model/story/bandwords.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/arrangements.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/parts.h"
#include "model/systems/systems.h"
#include "model/texts.h"

#include <algorithm>

namespace muster {

namespace {

/// Tells a finished encounter of the first edition, with a line for each figure.
class ScenarioBattleTeller : public Telling
{
    Q_DECLARE_TR_FUNCTIONS(Story)

public:
    explicit ScenarioBattleTeller(const Telling &telling)
        : Telling(telling)
        , m_now(before)
    {
    }

    void run()
    {
        for (const Change &one : step.changes) {
            visit(one, *this);
            apply(m_now, one);
        }
    }

    void operator()(const FirstAidGiven &c) { story.lines.push_back(firstAid(m_now, c)); }

    void operator()(const FigureFared &c)
    {
        story.lines.push_back(fared(c.id, c.fate));
        if (const QString media = words::mediaWork(c.deeds.media); !media.isEmpty())
            note(c.id, media);
    }

    void operator()(const PointsEarned &c)
    {
        note(c.id,
             c.deeds == 0       ? tr("%n points", nullptr, c.share)
                 : c.share == 0 ? tr("%n points for what was done", nullptr, c.deeds)
                                : tr("%n points: a share of %1, and %2 for what was done", nullptr, c.share + c.deeds)
                                      .arg(c.share)
                                      .arg(c.deeds),
             "R65");
    }

    void operator()(const RepChanged &c)
    {
        const QString rep = repFromTo(c.from, c.to, pack);
        if (c.cause == RepCause::LostNerve)
            note(c.id, tr("lost nerve, %1").arg(rep), "R67");
        else if (c.cause == RepCause::Experience)
            note(c.id, tr("learnt from it, %1").arg(rep), "R66");
        else
            note(c.id, rep);
    }

    void operator()(const FigureRecovered &c)
    {
        note(c.id, tr("Recover check, %1").arg(passedInWords(c.passed)));
        lineOf(c.id).dice = diceUpTo(rolls({RollKind::Recovery}, number(c.id)), m_now.findEver(c.id)->rep());
    }

    void operator()(const FigureAway &c)
    {
        note(c.id, tr("away until %1").arg(words::turn(c.backIn, m_now, pack)), "R60");
    }

    void operator()(const FigureHeld &c)
    {
        if (c.on)
            note(c.id, tr("may be freed by the next Recover"), "R85");
        else
            add(Theme::Recruit, tr("%1 is free again").arg(name(c.id)), {}, {c.id}, {QStringLiteral("R85")});
    }

    void operator()(const FigureReturned &c)
    {
        if (m_now.findEver(c.id)->status == Status::Turned)
            add(Theme::Recruit, tr("The antidote brings %1 back").arg(name(c.id)), {}, {c.id});
        else
            (*this)(FigureHeld{c.id, false});
    }

    void operator()(const FigureLeft &c)
    {
        m_fallen.reset();
        if (const Figure *star = m_now.find(c.id); star && star->isHeld())
            add(Theme::Captured, tr("Nobody could free %1").arg(star->name), {}, {c.id}, {QStringLiteral("R85")});
        tellStockOf(c);
        if (c.cause == LeaveCause::StarLost || c.cause == LeaveCause::NoRoom)
            story.lines.push_back(leaderless(m_now, c));
        if (c.cause != LeaveCause::RepGone)
            return;
        lineOf(c.id).theme = Theme::Leaves;
        note(c.id, tr("no Rep left to lose"), "R3");
    }

    void operator()(const StockChanged &c)
    {
        if (c.by >= 0 && m_fallen)
            return note(*m_fallen, tr("%1 to the stockpile").arg(words::carried({{c.item, c.by}}, pack)));
        const bool lost = c.by < 0; // a stockpile that the encounter was about
        bool &isTold = lost ? m_stockpileLost : m_salvage;
        const QString item = tr("%1 %2").arg(QString::number(std::abs(c.by)), acts::itemTitle(pack, c.item));
        if (isTold)
            append(story.lines.back().detail, item);
        else if (lost)
            add(Theme::Battle, tr("The stockpile is lost"), item, {}, {QStringLiteral("R88")});
        else
            add(Theme::Battle, tr("Salvaged from the field"), item);
        isTold = true;
    }

    void operator()(const ThingCarried &c) { m_fallen = c.id; }

    void operator()(const GearChanged &c)
    {
        if (c.cause == GearCause::Issued) {
            m_fallen = c.id;
            return;
        }
        if (!m_laidDown)
            add(Theme::Battle, tr("The better equipment goes back"));
        m_laidDown = true;
    }

    void operator()(const GruntTakenOver &c) { story.lines.push_back(takenOver(m_now, c)); }

    void operator()(const FollowUpDue &c)
    {
        const auto &kind = c.following.kind;
        const ScenarioKind over = c.following.over.kind;
        const ScenarioKind next = kind.value_or(mayFollow(*pack.scenarios, over).front());
        const bool byDie = !kind && !pack.scenarios->of(over).next->isCertain();
        const Figure *star = m_now.find(c.following.against);
        add(Theme::Prepare,
            (byDie ? tr("%1 may follow immediately") : tr("%1 follows immediately")).arg(words::title(next)),
            star ? tr("against %1").arg(words::bandOf(*star))
                 : tr("against the survivors: %1").arg(words::figures(c.following.over.enemy.figures.size())));
    }

    void operator()(const NothingFollows &c)
    {
        const Figure *star = m_now.findEver(c.star);
        const bool isLost = star && !m_now.find(star->id);
        add(Theme::Prepare, tr("Nothing follows immediately"),
            isLost     ? tr("%1 is lost, and the band with its Star").arg(star->name)
                : star ? tr("nobody of %1 is fit to fight").arg(words::bandOf(*star))
                       : tr("nobody of the band is fit to fight"),
            {}, {QStringLiteral("R97")});
    }

    void operator()(const CampaignEnded &) { campaignOver(); }

    QString outcome() const;

private:
    /// Tells of a lost Star's stockpile: the first Star's goes to the next leader, another's to the Star who takes over
    /// its Grunts, or it is lost.
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
            add(Theme::Battle,
                keeper ? tr("The stockpile of %1 goes to %2").arg(words::bandOf(*star), words::bandOf(*keeper))
                       : tr("The stockpile of %1 is lost").arg(words::bandOf(*star)),
                words::carried(kits, pack), {}, {QStringLiteral("R97")});
    }

    /// Returns the line that told the figure's fate.
    StoryLine &lineOf(FigureId id)
    {
        const auto told = std::find_if(story.lines.rbegin(), story.lines.rend(),
                                       [=](const StoryLine &line) { return line.about == std::vector{id}; });
        return told != story.lines.rend() ? *told : add(Theme::Rep, name(id), {}, {id});
    }
    void note(FigureId id, const QString &detail, const char *ruling = nullptr)
    {
        StoryLine &line = lineOf(id);
        append(line.detail, detail);
        if (ruling)
            line.rulings << QString::fromLatin1(ruling);
    }

    Campaign m_now;
    bool m_salvage = false; ///< the line before tells of salvage
    bool m_stockpileLost = false; ///< the line before tells of the lost stockpile
    bool m_laidDown = false;
    std::optional<FigureId> m_fallen; ///< the figure whose weapons the others take up
};

QString ScenarioBattleTeller::outcome() const
{
    const Encounter &encounter = *before.encounter;
    const QString kind = words::title(encounter);
    const auto *finished = change<EncounterFinished>();
    if (!finished)
        return kind;
    if (!finished->theirs)
        return tr("%1, %2").arg(kind,
                                finished->won ? words::shareOfPoints(*finished->won)
                                              : words::label(finished->outcome, words::Form::Other));
    // Each of two bands that met has its own part (R87).
    const auto band = [&](FigureId star) {
        const Figure *figure = before.find(star);
        return figure ? words::bandOf(*figure) : QString();
    };
    const Fraction won = finished->won.value_or(Fraction{finished->outcome == Outcome::Success ? 1 : 0, 1});
    return tr("%1: %2 %3, %4 %5")
        .arg(kind, band(encounter.whose), words::shareOfPoints(won), band(encounter.meeting->star),
             words::shareOfPoints(*finished->theirs));
}

} // namespace

void HalfMonths::tellBattle(Telling &telling) const
{
    ScenarioBattleTeller teller(telling);
    telling.head.detail = teller.outcome();
    teller.run();
    telling.arrival();
}

} // namespace muster
