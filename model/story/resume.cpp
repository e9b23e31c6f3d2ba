// SPDX-License-Identifier: MIT
#include "model/story/resume.h"

#include "model/changes/campaign.h"
#include "model/changes/play.h"
#include "model/story/landwords.h"
#include "model/story/playwords.h"
#include "model/story/whatnow.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"

#include <QLocale>

#include <algorithm>

namespace muster {

namespace {

constexpr qint64 aWhile = 3600; ///< seconds: who comes back sooner knows where the battle stands
constexpr std::size_t lastThings = 3;

/// So many steps were in force before the first that was noted of the battle in hand.
std::size_t battleBegins(std::span<const Step> steps)
{
    for (std::size_t i = steps.size(); i-- > 0;) {
        if (firstOf<PlayBegun>(steps[i].changes) || firstOf<EncounterPrepared>(steps[i].changes))
            return i + 1;
    }
    return 0;
}

QString lastPlayed(const Campaign &campaign, const QDateTime &when, const QDateTime &now)
{
    const Encounter &encounter = *campaign.encounter;
    const QString what = encounter.dealtEnemy()  ? words::title(encounter)
        : encounter.setup.time == TimeOfDay::Day ? StoryText::tr("%1, by day").arg(words::title(encounter))
                                                 : StoryText::tr("%1, by night").arg(words::title(encounter));
    if (!when.isValid())
        return StoryText::tr("%1.").arg(what);
    const QDate day = when.toLocalTime().date();
    const QDate today = now.toLocalTime().date();
    const auto days = static_cast<int>(day.daysTo(today));
    if (days <= 0)
        return StoryText::tr("%1. Last played today at %2.")
            .arg(what, QLocale().toString(when.toLocalTime().time(), QLocale::ShortFormat));
    const QString date =
        QLocale().toString(day, day.year() == today.year() ? StoryText::tr("d MMMM") : StoryText::tr("d MMMM yyyy"));
    return StoryText::tr("%1. Last played on %2, %n days ago.", nullptr, days).arg(what, date);
}

/// Tells what was noted of the battle, step by step.
class Notes
{
public:
    Notes(std::span<const Step> steps, const Pack &pack)
        : m_steps(steps)
        , m_pack(pack)
    {
    }

    void tellInto(ResumeCard &card)
    {
        const std::size_t begins = battleBegins(m_steps);
        Campaign at;
        for (std::size_t i = 0; i < begins; ++i)
            apply(at, m_steps[i]);
        QString turn;
        for (std::size_t i = begins; i < m_steps.size(); ++i) {
            const Step &step = m_steps[i];
            const Campaign before = at;
            apply(at, step);
            if (step.kind == StepKind::SetAside)
                card.last.clear();
            if (step.kind != StepKind::Played)
                continue;
            const StoryLine line = tell(step, static_cast<int>(i) + 1, before, m_pack).head;
            if (line.theme == Theme::Turn) {
                card.turn = line;
                turn = at.play ? line.title : QString();
            } else {
                card.last.push_back({turn, line});
            }
        }
        std::reverse(card.last.begin(), card.last.end());
        if (card.last.size() > lastThings)
            card.last.resize(lastThings);
    }

private:
    std::span<const Step> m_steps;
    const Pack &m_pack;
};

bool isUnderWay(const Campaign &campaign)
{
    return campaign.encounter && (campaign.play || systemOf(*campaign.encounter).isUnderWay(*campaign.encounter));
}

} // namespace

QString goByActivation(const Campaign &campaign, const Pack &pack)
{
    const Play &play = *campaign.play;
    if (play.turn == 0)
        return StoryText::tr("Before turn 1");
    const bool theirsMoved =
        std::any_of(play.pefs.begin(), play.pefs.end(), [&](const PefInPlay &pef) { return pef.movedIn == play.turn; })
        || std::any_of(play.groups.begin(), play.groups.end(),
                       [&](const GroupInPlay &group) { return group.movedIn == play.turn; });
    const bool theirsToMove = nextToMove(campaign, pack).has_value();
    const std::vector<int> order = sidesInOrder(play);
    const bool yoursFirst = !order.empty() && order.front() == 0;
    if (theirsToMove && (!yoursFirst || theirsMoved))
        return StoryText::tr("Turn %1, the enemy’s go").arg(play.turn);
    const bool yoursToAct = play.activates(0) && bestRepToAct(campaign, pack).value_or(0) >= play.yours;
    if (yoursToAct && !(yoursFirst && theirsMoved))
        return StoryText::tr("Turn %1, your go").arg(play.turn);
    if (theirsToMove)
        return StoryText::tr("Turn %1, the enemy’s go").arg(play.turn);
    return StoryText::tr("The end of turn %1").arg(play.turn);
}

std::vector<WhereTheyStand> standBySection(const Campaign &campaign)
{
    std::vector<WhereTheyStand> all;
    const auto who = whoStands(campaign);
    for (std::size_t i = 0; i < who.size(); ++i) {
        const auto number = static_cast<int>(i) + 1;
        const QString how = howTheyStand(campaign, number);
        if (who[i].isEmpty() && how.isEmpty())
            continue;
        QString place;
        for (const Section &section : campaign.encounter->setup.sections) {
            if (section.number == number)
                place = words::landOnItsOwn(section).join(StoryText::tr(", "));
        }
        all.push_back({number, place, who[i], how});
    }
    const QString away = whoIsOffTable(campaign);
    const QString how = howTheyStand(campaign, offTable);
    if (!away.isEmpty() || !how.isEmpty())
        all.push_back({0, words::capitalised(words::place(offTable)), away, how});
    return all;
}

std::optional<ResumeCard> whereItWasLeft(const Book &book, const Campaign &campaign, const Pack &pack,
                                         const QDateTime &now)
{
    if (!isUnderWay(campaign) || book.inForce == 0)
        return std::nullopt;
    const CampaignSystem &system = systemOf(*campaign.encounter);
    ResumeCard card;
    Notes(book.stepsInForce(), pack).tellInto(card);
    if (!card.turn && card.last.empty())
        return std::nullopt; // it has only just begun
    card.whoseGo = system.whoseGo(campaign, pack);
    card.left = lastPlayed(campaign, book.stepsInForce().back().when, now);
    card.next = whatNow(campaign, pack);
    card.stand = system.whereTheyStand(campaign);
    return card;
}

std::optional<ResumeCard> resumeOf(const Book &book, const Campaign &campaign, const Pack &pack, const QDateTime &now)
{
    if (book.inForce == 0)
        return std::nullopt;
    const QDateTime when = book.stepsInForce().back().when;
    if (!when.isValid() || when.secsTo(now) < aWhile)
        return std::nullopt;
    return whereItWasLeft(book, campaign, pack, now);
}

} // namespace muster
