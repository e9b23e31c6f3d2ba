// SPDX-License-Identifier: MIT
#include "model/account/account.h"

#include "model/account/accounttable.h"
#include "model/account/playedturns.h"
#include "model/changes/all.h"
#include "model/story/bandwords.h"
#include "model/story/figurestory.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/systems/halfmonths/meeting.h"
#include "model/texts.h"
#include "rules/dice/counting.h"

#include <QJsonObject>
#include <QLocale>

#include <algorithm>

namespace muster {

namespace {

/// Makes the account of one battle. `before` and `after` come in as the campaign that it was prepared in, and are led on: to how
/// that stood when the battle was finished, and to what came of it. A long campaign is not copied for each of its battles.
class Accountant
{
public:
    Accountant(std::span<const Step> steps, const Pack &pack, const FinishedBattle &battle, Campaign &before,
               Campaign &after, const Campaign &now, const AddedInPlay &added);

    Account make();

private:
    void tellHead();
    void tellWhoCame();
    void tellFates();
    void tellNext();
    void tellWords();
    void tellOutcome();
    void tellPictures();

    const Encounter &encounter() const { return *m_before.encounter; }
    const Step &finished() const { return m_steps[m_battle.finished]; }
    std::optional<Fate> fateOf(FigureId id) const;
    bool couldNotCome(const Figure &figure) const
    {
        return !systemOf(encounter()).whyNotOfIt(m_before, figure).empty();
    }
    std::vector<StoryDice> diceOf(const Figure &figure) const;
    StoryDice counted(const Roll &roll, const Figure &figure) const;

    std::span<const Step> m_steps;
    const Pack &m_pack;
    FinishedBattle m_battle;
    const Campaign &m_now; ///< has the player's words and pictures as they are by now
    const AddedInPlay &m_added;
    Campaign &m_before;
    Campaign &m_after;
    StepStory m_story; ///< of the step that finished it
    PlayedTurns m_played;
    Account m_account;
};

Accountant::Accountant(std::span<const Step> steps, const Pack &pack, const FinishedBattle &battle, Campaign &before,
                       Campaign &after, const Campaign &now, const AddedInPlay &added)
    : m_steps(steps)
    , m_pack(pack)
    , m_battle(battle)
    , m_now(now)
    , m_added(added)
    , m_before(before)
    , m_after(after)
    , m_played(pack, now, added)
{
    for (std::size_t place = battle.prepared; place < battle.finished; ++place) {
        const Step &step = steps[place];
        apply(m_after, step);
        m_played.read(step, static_cast<int>(place) + 1, m_before, m_after);
        apply(m_before, step);
    }
    apply(m_after, finished());
    m_story = tell(finished(), static_cast<int>(battle.finished) + 1, m_before, m_after, pack);
}

std::optional<Fate> Accountant::fateOf(FigureId id) const
{
    for (const Change &change : finished().changes) {
        if (const auto *fared = change.as<FigureFared>(); fared && fared->id == id)
            return fared->fate;
    }
    return std::nullopt;
}

void Accountant::tellHead()
{
    m_account.step = static_cast<int>(m_battle.finished) + 1;
    m_account.turn = m_before.turn;
    m_account.kind = systemOf(encounter()).shown(encounter(), m_pack)[QStringLiteral("kind")].toString();
    m_account.campaign = m_before.name;
    m_account.when = words::turn(m_before.turn, m_before, m_pack);
    m_account.title = words::title(encounter());
    if (!encounter().part && isRaid(encounter().kind))
        m_account.facts.push_back({AccountText::tr("by %1", "day or night"), words::inLine(encounter().setup.time)});
    if (encounter().eal)
        m_account.facts.push_back({AccountText::tr("Enemy Activity Level %1"), QString::number(*encounter().eal)});
    const QString met = encounter().meeting ? bandThatIsMet(m_before) : QString();
    if (!met.isEmpty() || !encounter().enemy.isEmpty())
        m_account.facts.push_back(
            {AccountText::tr("Against %1"), met.isEmpty() ? words::enemy(encounter().enemy, m_pack) : met});
    m_account.worth = words::worthName(m_pack);
    m_account.foot << (m_pack.list(m_before.list)
                           ? AccountText::tr("%1, %2").arg(m_pack.title, words::enemy(m_before.list, m_pack))
                           : m_pack.title);
    if (encounter().seeded)
        m_account.foot << AccountText::tr("Seed %1").arg(encounter().seed);
    m_account.foot << AccountText::tr("Written with Muster");
}

void Accountant::tellWhoCame()
{
    QStringList satOut;
    for (const Figure *figure : m_before.bandByBand()) {
        if (!fateOf(figure->id)) {
            if (!couldNotCome(*figure))
                satOut << figure->name;
            continue;
        }
        m_account.came.push_back(accountFigure(m_played.asItCame(*figure), m_pack));
    }
    m_account.satOut = words::listing(satOut);
}

/// The dice of a roll, and which of them counted.
StoryDice Accountant::counted(const Roll &roll, const Figure &figure) const
{
    switch (roll.reason.kind) {
    case RollKind::StarHolds:
    case RollKind::StarHoldsOne:
    case RollKind::GruntWeighs: {
        StoryDice dice{{roll}, {{}}};
        for (const Die die : roll.dice)
            dice.counted[0].push_back(isSuccess(die));
        return dice;
    }
    default:
        break;
    }
    for (const StoryLine &line : m_story.lines) {
        const auto told = std::find(line.dice.rolls.begin(), line.dice.rolls.end(), roll);
        const auto place = static_cast<std::size_t>(told - line.dice.rolls.begin());
        if (told != line.dice.rolls.end() && place < line.dice.counted.size() && !line.about.empty()
            && line.about.front() == figure.id)
            return {{roll}, {line.dice.counted[place]}};
    }
    return {{roll}, {}};
}

/// What was rolled for the figure alone; a Star's are its common dice, too. Both sides of a test stand together.
std::vector<StoryDice> Accountant::diceOf(const Figure &figure) const
{
    std::vector<StoryDice> all;
    bool starsToo = false;
    for (const Roll &roll : finished().rolls) {
        const bool common = roll.reason.kind == RollKind::StarHolds && roll.reason.subject == 0;
        const bool forIt = common ? m_before.star() == &figure : roll.reason.subject == number(figure.id);
        if (!forIt)
            continue;
        StoryDice dice = counted(roll, figure);
        if (starsToo && roll.reason.kind == RollKind::GruntWeighs) {
            all.back().rolls.push_back(roll);
            all.back().counted.push_back(dice.counted.front());
        } else {
            all.push_back(std::move(dice));
        }
        starsToo = roll.reason.kind == RollKind::StarHoldsOne;
    }
    return all;
}

/// As those rules put it that know of no kills.
QString killed(int count, const Pack &pack)
{
    return (pack.hasSkill ? AccountText::tr("taken out: %1", "enemies") : AccountText::tr("killed: %1", "enemies"))
        .arg(count);
}

void Accountant::tellFates()
{
    for (const Figure *figure : m_before.bandByBand()) {
        const FigureStory story = tellFigure(m_before, *figure, fateOf(figure->id), finished(), DiceToCome::None);
        const Figure *after = m_after.find(figure->id);
        if (couldNotCome(*figure) && after && after->rep() == figure->rep())
            continue; // another band, or who sat out what this follows: it does not touch them
        AccountFate fate{figure->id, figure->name, figure->star, m_played.asItCame(*figure).rep()};
        const Figure &then = after ? *after : *figure;
        fate.repAfter = then.rep();
        fate.bestRep = qMax(then.bestRep, then.rep());
        if (!after)
            fate.gone = story.lost.value_or(Status::Left);
        const auto withDetail = [&](const QString &detail) {
            return detail.isEmpty() ? story.headline : AccountText::tr("%1; %2").arg(story.headline, detail);
        };
        fate.told = withDetail(story.detail);
        fate.toldWithoutDice = withDetail(story.detailWithoutDice);
        for (const Change &change : finished().changes) {
            const auto *fared = change.as<FigureFared>();
            const auto *points = change.as<PointsEarned>();
            for (QString *told : {&fate.told, &fate.toldWithoutDice}) {
                if (fared && fared->id == figure->id && fared->deeds.kills > 0)
                    *told = AccountText::tr("%1; %2").arg(*told, killed(fared->deeds.kills, m_pack));
                if (points && points->id == figure->id)
                    *told =
                        AccountText::tr("%1; points: %2").arg(*told, QString::number(points->share + points->deeds));
            }
        }
        fate.dice = diceOf(*figure);
        m_account.fates.push_back(fate);
    }
}

/// "4 to 5"; one number where nothing changed.
QString fromTo(int before, int after)
{
    return before == after ? QString::number(after) : AccountText::tr("%1 to %2").arg(before).arg(after);
}

QString wonOf(const std::vector<PastEncounter> &past)
{
    return AccountText::tr("%1 of %2").arg(battlesWon(past)).arg(past.size());
}

void Accountant::tellNext()
{
    std::vector<AccountFact> &next = m_account.next;
    const auto figures = [](const Campaign &campaign) { return static_cast<int>(campaign.band.size()); };
    next.push_back({AccountText::tr("Figures"), fromTo(figures(m_before), figures(m_after))});
    int repThatCame = 0;
    for (const Figure &figure : m_before.band)
        repThatCame += m_played.asItCame(figure).rep();
    next.push_back({words::totalWorthName(m_pack), fromTo(repThatCame, m_after.repInAll())});
    if (m_after.phase == Phase::Over) {
        const auto *ended = firstOf<CampaignEnded>(finished().changes);
        const auto star = std::find_if(m_before.band.begin(), m_before.band.end(),
                                       [&](const Figure &figure) { return figure.star && !m_after.find(figure.id); });
        if (ended && star != m_before.band.end())
            next.push_back({AccountText::tr("The campaign is over"), words::ending(ended->cause, star->name)});
    } else {
        const std::optional<int> eal = m_after.eal ? m_after.eal : m_after.next.eal;
        if (encounter().eal && eal)
            next.push_back({AccountText::tr("Enemy Activity Level"), fromTo(*encounter().eal, *eal)});
        next.push_back({AccountText::tr("Next encounter"), words::coming(m_after, m_pack)});
    }
    if (m_before.hasSeveralStars() && m_pack.rewards) {
        for (const Figure *star : m_before.stars()) {
            const Figure *now = m_after.findEver(star->id);
            next.push_back(
                {words::player(*star),
                 AccountText::tr("%1 won, %2 points")
                     .arg(wonOf(m_after.pastOf(star->id)), fromTo(star->points, now ? now->points : star->points))});
        }
        return;
    }
    next.push_back({AccountText::tr("Battles won"), wonOf(m_after.past)});
    if (m_pack.rewards) {
        next.push_back({AccountText::tr("Encounter points"), fromTo(m_before.starPoints(), m_after.starPoints())});
        next.push_back({AccountText::tr("Points of the band"), fromTo(m_before.bandPoints(), m_after.bandPoints())});
    }
}

/// The player's words in their places: the first of the battle opens the report and gives it its title, the others close it;
/// those that were written in play, or about what was noted in it, stand in their turn.
void Accountant::tellWords()
{
    const auto opens = [&](const About &about) {
        switch (about.kind) {
        case AboutKind::Battle:
            return about.id == m_account.step && m_account.opening.empty();
        case AboutKind::Month:
            return about.id == m_account.turn && m_battle.opensTurn && m_account.opening.empty();
        case AboutKind::Step:
            return about.id == static_cast<int>(m_battle.prepared) + 1;
        default:
            return false;
        }
    };
    const auto closes = [&](const About &about) {
        return (about.kind == AboutKind::Month && about.id == m_account.turn && m_battle.opensTurn)
            || ((about.kind == AboutKind::Battle || about.kind == AboutKind::Step) && about.id == m_account.step);
    };
    bool titled = false;
    for (const Words &words : m_now.words) {
        const bool first = opens(words.about);
        if (m_added.hasWords(words.id) || (!first && !closes(words.about)))
            continue;
        AccountPassage passage{words.title, words.text};
        if (first && !titled && !words.title.isEmpty()) {
            m_account.title = std::exchange(passage.title, {});
            titled = true;
        }
        (first ? m_account.opening : m_account.closing).push_back(passage);
    }
}

/// Foremost of the facts. Where the player gave no title, the encounter is the title and not said again.
void Accountant::tellOutcome()
{
    const auto *ended = firstOf<EncounterFinished>(finished().changes);
    const Outcome outcome = ended ? ended->outcome : Outcome::Failure;
    const QString encounterTitle = words::title(encounter());
    const AccountFact fact = m_account.title == encounterTitle
        ? AccountFact{QStringLiteral("%1"), words::title(outcome)}
        : AccountFact{AccountText::tr("%1, %2").arg(encounterTitle, QStringLiteral("%1")), words::inLine(outcome)};
    m_account.facts.insert(m_account.facts.begin(), fact);
}

/// Of those that were not added in play the first stands below the title, the others after what was noted.
void Accountant::tellPictures()
{
    std::vector<AccountPicture> all;
    const auto gather = [&](AboutKind kind, int id) {
        for (const Picture *picture : picturesAbout(m_now.pictures, {kind, id})) {
            if (!m_added.hasPicture(picture->id))
                all.push_back(accountPicture(*picture));
        }
    };
    gather(AboutKind::Step, static_cast<int>(m_battle.prepared) + 1);
    gather(AboutKind::Battle, m_account.step);
    gather(AboutKind::Step, m_account.step);
    if (m_battle.opensTurn)
        gather(AboutKind::Month, m_account.turn);
    if (all.empty())
        return;
    m_account.opening.insert(m_account.opening.begin(), AccountPassage{{}, {}, all.front()});
    all.erase(all.begin());
    if (m_account.turns.empty()) {
        for (const AccountPicture &picture : all)
            m_account.opening.push_back({{}, {}, picture});
    } else {
        std::vector<AccountPicture> &last = m_account.turns.back().pictures;
        last.insert(last.end(), all.begin(), all.end());
    }
}

Account Accountant::make()
{
    m_account.turns = m_played.takeTurns();
    tellHead();
    m_account.table = accountTableOf(m_before, m_pack, m_played.letters());
    tellWhoCame();
    tellFates();
    tellNext();
    tellWords();
    tellOutcome();
    tellPictures();
    return std::move(m_account);
}

} // namespace

std::vector<FinishedBattle> battlesOf(std::span<const Step> steps)
{
    std::vector<FinishedBattle> battles;
    FinishedBattle battle;
    Campaign campaign;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (!campaign.encounter && firstOf<EncounterPrepared>(steps[i].changes))
            battle.prepared = i;
        if (steps[i].kind == StepKind::BattleFinished && campaign.encounter) {
            battle.finished = i;
            battle.opensTurn = battles.empty() || battles.back().turn != campaign.turn;
            battle.turn = campaign.turn;
            battles.push_back(battle);
        }
        apply(campaign, steps[i]);
    }
    return battles;
}

std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles)
{
    Campaign now;
    AddedInPlay added(steps);
    for (const Step &step : steps) {
        added.read(step, now);
        apply(now, step);
    }
    std::vector<Account> accounts;
    Campaign before;
    Campaign after;
    std::size_t at = 0;
    for (const FinishedBattle &battle : battles) {
        for (; at < battle.prepared; ++at) {
            apply(before, steps[at]);
            apply(after, steps[at]);
        }
        FinishedBattle told = battle;
        told.prepared = std::max(told.prepared, at); // no step is walked through twice
        accounts.push_back(Accountant(steps, pack, told, before, after, now, added).make());
        apply(before, steps[battle.finished]);
        at = battle.finished + 1;
    }
    return accounts;
}

} // namespace muster
