// SPDX-License-Identifier: MIT
#include "tests/torture/player.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/story.h"
#include "model/packs.h"
#include "rules/dice/randomdice.h"

#include <algorithm>
#include <array>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

/// Returns the date of a step. Steps are a minute apart, so that a campaign has the same bytes whenever it is played.
QDateTime dateOf(std::size_t number)
{
    return QDateTime(QDate(2026, 1, 1), QTime(18, 0), Qt::UTC).addSecs(60 * static_cast<qint64>(number));
}

const std::array<QString, 6> names = {u"Astrid"_s,     u"Ægir of the Fells"_s, u"王小明"_s,
                                      u"Старый Лис"_s, u"O'Neill \"Red\""_s,   u"<b>Bold</b> & Co"_s};

template<typename T>
T must(Result<T> result)
{
    if (!result)
        qFatal("The player was refused: %s", qUtf8Printable(result.problem().text));
    return *std::move(result);
}

/// Returns some contents that fit into a page of the file, and some that do not. They need not be pictures, because
/// nothing decodes them.
const std::vector<QByteArray> &pictures()
{
    static const std::vector<QByteArray> all = [] {
        std::vector<QByteArray> made;
        Luck luck(4711);
        for (const int size : {300, 700, 3000, 9000, 30000}) {
            QByteArray bytes("\xff\xd8\xff", 3);
            while (bytes.size() < size)
                bytes.append(static_cast<char>(luck.below(256)));
            made.push_back(bytes);
        }
        return made;
    }();
    return all;
}

} // namespace

std::optional<QByteArray> pictureOf(const QString &sha256)
{
    const auto found = std::find_if(pictures().begin(), pictures().end(),
                                    [&](const QByteArray &bytes) { return pictureHash(bytes) == sha256; });
    return found == pictures().end() ? std::nullopt : std::optional(*found);
}

const Pack &swordplay()
{
    static const Pack pack = must(shippedPack(u"swordplay"_s));
    return pack;
}

Player::Player(std::uint64_t seed)
    : m_pack(swordplay())
    , m_luck(seed)
{
}

Step Player::founding()
{
    acts::NewCampaign wanted;
    wanted.list = m_luck.oneOf(m_pack.lists).id;
    wanted.starName = m_luck.oneOf(names);
    Step step = must(acts::found(m_pack, wanted));
    step.when = dateOf(0);
    return step;
}

Deed Player::next(const Held &held)
{
    const History &history = held.history;
    const int draw = m_luck.below(20);
    if (draw < 3 && history.canUndo())
        return KeepSteps{history.inForce
                         - m_luck.between<std::size_t>(1, std::min<std::size_t>(3, history.inForce - 1))};
    if (draw < 6 && history.canRedo())
        return KeepSteps{m_luck.between(history.inForce + 1, history.steps.size())};
    if (draw < 10) {
        Drafts wanted = held.drafts;
        if (held.campaign.encounter && m_luck.oneIn(2))
            wanted.report = wanted.report && m_luck.oneIn(4) ? std::nullopt : std::optional(draft(held.campaign));
        else
            wanted.act = wanted.act && m_luck.oneIn(4) ? std::nullopt : halfRolled(held.campaign);
        if (wanted != held.drafts)
            return KeepDrafts{wanted};
    }
    if (draw == 11 && !held.courses.empty())
        return StrikeCourse{m_luck.oneOf(held.courses).id};
    return draw == 10 ? addPicture(history, held.campaign) : nextStep(held.campaign, history.inForce);
}

Step Player::addPicture(const History &history, const Campaign &campaign)
{
    const QString caption = m_luck.oneOf(names);
    Step step = must(acts::addPicture(history, campaign, {}, caption, {m_luck.oneOf(pictures()), 64, 48}));
    step.when = dateOf(history.inForce);
    return step;
}

Step Player::nextStep(const Campaign &campaign, std::size_t number)
{
    Step step = undated(campaign);
    step.when = dateOf(number);
    return step;
}

Step Player::undated(const Campaign &campaign)
{
    if (campaign.phase == Phase::Over)
        return bringBackTheStar(campaign);
    if (campaign.phase == Phase::Play)
        return finishBattle(campaign);
    if (m_luck.oneIn(6)) {
        if (const auto step = m_luck.oneIn(2) ? correct(campaign) : dismiss(campaign))
            return *step;
    }
    return campaign.freePlaces() > 0 && m_luck.oneIn(2) ? recruit(campaign) : prepare(campaign);
}

Step Player::bringBackTheStar(const Campaign &campaign)
{
    RandomDice dice(m_luck.seed());
    Step step;
    acts::perform(campaign, m_pack, acts::BringBack{1}, 0, dice, step);
    step.rolls = dice.rolls();
    return step;
}

Step Player::recruit(const Campaign &campaign)
{
    RandomDice dice(m_luck.seed());
    Step step;
    step.kind = StepKind::Recruited;
    acts::perform(campaign, m_pack, acts::Recruit{m_luck.between(1, campaign.freePlaces())}, 0, dice, step);
    step.rolls = dice.rolls();
    return step;
}

Step Player::prepare(const Campaign &campaign)
{
    RandomDice dice(m_luck.seed());
    Step step;
    step.kind = StepKind::Prepared;
    acts::perform(campaign, m_pack, acts::Prepare{m_luck.oneOf(m_pack.lists).id}, m_luck.seed(), dice, step);
    step.rolls = dice.rolls();
    return step;
}

Step Player::finishBattle(const Campaign &campaign)
{
    RandomDice dice(m_luck.seed());
    Step step;
    step.kind = StepKind::BattleFinished;
    acts::perform(campaign, m_pack, acts::FinishBattle{report(campaign)}, 0, dice, step);
    step.rolls = dice.rolls();
    return step;
}

std::optional<Step> Player::correct(const Campaign &campaign)
{
    Figure figure = m_luck.oneOf(campaign.band);
    figure.name = m_luck.oneOf(names);
    figure.months += 1;
    figure.profile.rep = std::max(figure.profile.rep, 3);
    return must(acts::correctFigure(campaign, m_pack, figure));
}

std::optional<Step> Player::dismiss(const Campaign &campaign)
{
    const Figure &figure = m_luck.oneOf(campaign.band);
    if (figure.star)
        return std::nullopt;
    return must(acts::dismiss(campaign, figure.id));
}

BattleReport Player::report(const Campaign &campaign)
{
    BattleReport report;
    report.outcome = m_luck.oneIn(2) ? Outcome::Success : Outcome::Failure;
    for (const Figure &figure : campaign.band) {
        Fate fate = m_luck.oneIn(3) ? static_cast<Fate>(m_luck.below(6)) : Fate::Fine;
        if (fate == Fate::CheatedDeath && !figure.star)
            fate = Fate::OutOfTheFight;
        report.figures.push_back({figure.id, fate});
    }
    return report;
}

AftermathDraft Player::draft(const Campaign &campaign)
{
    const BattleReport filledIn = report(campaign);
    AftermathDraft draft{filledIn.outcome, filledIn.figures, {}};
    for (int dice = m_luck.below(8); dice > 0; --dice)
        draft.dice.push_back({static_cast<std::uint8_t>(m_luck.between(1, 6)), Thrower::Player});
    return draft;
}

/// Prepares the next encounter, or rolls parts of the present one again: some of the rolls, and a die of the next.
std::optional<ActUnderWay> Player::halfRolled(const Campaign &campaign)
{
    const Act act = campaign.encounter ? Act(acts::Reroll{{m_luck.between(1, 9)}, {1}})
                                       : Act(acts::Prepare{m_luck.oneOf(m_pack.lists).id});
    if (!acts::check(campaign, m_pack, act).empty())
        return std::nullopt;
    const std::uint64_t seed = m_luck.seed();
    RandomDice dice(seed);
    Step step;
    acts::perform(campaign, m_pack, act, seed, dice, step);
    const Rolls all = dice.rolls();
    const auto known = static_cast<std::ptrdiff_t>(m_luck.below(all.size()));
    const Roll &next = all[static_cast<std::size_t>(known)];
    return ActUnderWay{act, seed, Rolls(all.begin(), all.begin() + known),
                       DiceRequest{next.reason, static_cast<int>(next.dice.size()), next.sides},
                       QString::number(m_luck.below(7))};
}

} // namespace muster::torture
