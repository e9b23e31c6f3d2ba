// SPDX-License-Identifier: MIT
#include "model/account/account.h"

#include "model/changes/all.h"
#include "model/story/bandwords.h"
#include "model/story/figurehistory.h"
#include "model/story/telling.h"
#include "model/story/words.h"
#include "model/systems/encounterrules.h"
#include "model/systems/party.h"

#include <algorithm>
#include <set>
#include <utility>

namespace muster {

namespace {

/// Ids of the player's notes and pictures.
struct Added {
    std::set<int> words;
    std::set<int> pictures;
};

/// Returns the notes and pictures that were added to battles during play, which are shown in the turn in which they
/// were added. `now` becomes the campaign after all steps.
Added addedInPlay(std::span<const Step> steps, Campaign &now)
{
    Added added;
    Added open; // added to the current battle; dropped if that is set aside
    now = replay(steps, [&](const Step &step, int, const Campaign &before, const Campaign &) {
        // Notes and pictures about a step of play are shown with that step anyway.
        const auto isOfTheBattle = [&](const About &about) {
            return about.kind == AboutKind::Month ? about.id == before.turn
                                                  : about.kind == AboutKind::Step && about.id > 0
                    && about.id <= int(steps.size()) && steps[std::size_t(about.id) - 1].kind == StepKind::Prepared;
        };
        for (const Change &change : step.changes) {
            if (const auto *written = change.as<WordsWritten>(); written && isOfTheBattle(written->words.about))
                open.words.insert(written->words.id);
            if (const auto *taken = change.as<PictureTaken>(); taken && isOfTheBattle(taken->picture.about))
                open.pictures.insert(taken->picture.id);
        }
        if (!before.play) {
            open = {};
        } else if (step.kind == StepKind::BattleFinished) {
            added.words.merge(open.words);
            added.pictures.merge(open.pictures);
        }
    });
    return added;
}

/// Returns whether the step happened at the table: a move or test, a rocket used up, or a name for a leader.
bool isOfPlay(const Step &step, const Campaign &before)
{
    return step.kind == StepKind::Played || (step.kind == StepKind::Equipped && before.play)
        || (step.kind == StepKind::Told && firstOf<FoeMet>(step.changes));
}

AccountLine ownLine(const Words &words)
{
    return {words.title.isEmpty() ? words.text : words.title + u'\n' + words.text, {}, true};
}

/// Returns "4 to 5", or one number if nothing changed.
QString fromTo(int before, int after)
{
    return before == after ? QString::number(after) : AccountText::tr("%1 to %2").arg(before).arg(after);
}

/// Builds the account of one battle. `before` and `after` are passed in as the campaign just before the battle was
/// prepared, and are advanced to just before and just after it was finished. This avoids copying a long campaign for
/// each of its battles.
struct AccountBuilder {
    Q_DECLARE_TR_FUNCTIONS(Account)

public:
    std::span<const Step> steps;
    const Pack &pack;
    FinishedBattle battle;
    Campaign &before;
    Campaign &after;
    const Campaign &now; ///< for the current versions of the player's notes and pictures
    const Added &added;
    NarratedStep story = {}; ///< story of the step that finished the battle
    PefDice letters = {};
    std::map<FigureId, Figure> came = {};
    QStringList scouted = {}; ///< sections named in the last line, if that is about scouting
    Account account = {};

    Account make()
    {
        for (std::size_t place = battle.prepared; place < battle.finished; ++place) {
            apply(after, steps[place]);
            read(steps[place], int(place) + 1);
            apply(before, steps[place]);
        }
        apply(after, finished());
        account.step = int(battle.finished) + 1;
        story = tell(finished(), account.step, before, after, pack);
        tellHead();
        account.table = accountTableOf(before, pack, letters);
        tellWhoCame();
        tellFates();
        tellNext();
        tellWords();
        tellOutcome();
        tellPictures();
        return std::move(account);
    }

    const Step &finished() const { return steps[battle.finished]; }
    int preparedNumber() const { return int(battle.prepared) + 1; }
    const Encounter &encounter() const { return *before.encounter; }
    std::vector<AccountTurn> &turns() { return account.turns; }

    /// Reads a step of the battle, beginning with the one that prepared it. If there are several runs, only the last
    /// counts.
    void read(const Step &step, int number)
    {
        if (number > preparedNumber() && isOfPlay(step, before))
            note(step, number);
        if (!turns().empty())
            noteAdded(step);
        if (step.kind == StepKind::SetAside) {
            turns().clear();
            letters.clear();
            came.clear();
            scouted.clear();
        }
        if (after.play)
            rememberWhoCame(before.play && isOfPlay(step, before));
    }

    /// Merges sections that were scouted in successive steps into one line. Returns whether the step was merged.
    bool noteScouted(const Step &step, std::vector<AccountLine> &lines)
    {
        const auto *seen = firstOf<SectionSeen>(step.changes);
        if (!seen || !seen->on || step.changes.size() != 1) {
            scouted.clear();
            return false;
        }
        const bool goesOn = !scouted.isEmpty();
        scouted << QString::number(seen->section);
        if (goesOn)
            lines.back() = {tr("Sections %1 scouted: %2 of %3")
                                .arg(words::listing(scouted))
                                .arg(after.play->sectionsSeen())
                                .arg(after.encounter->setup.grid.count())};
        return goesOn;
    }

    /// Adds the lines of a step of play. Its turn is in the heading and not repeated.
    void note(const Step &step, int number)
    {
        const NarratedStep told = tell(step, number, before, after, pack);
        const int turn = after.play ? after.play->turn : 0;
        const bool begins = turn > (before.play ? before.play->turn : 0);
        if (begins || turns().empty())
            turns().push_back({turn, {}});
        std::vector<AccountLine> &lines = turns().back().lines;
        if (begins)
            scouted.clear();
        AccountLine head = sentenceOf(told.head);
        if (step.kind == StepKind::Told || noteScouted(step, lines))
            head = {};
        if (begins && told.head.theme == Theme::Turn)
            head.text = words::capitalised(told.head.detail);
        if (const auto *written = firstOf<NoteWritten>(step.changes); written && step.changes.size() == 1)
            head = {written->text, {}, true};
        if (!head.text.isEmpty() || !head.dice.empty())
            lines.push_back(head);
        std::ranges::transform(told.lines, std::back_inserter(lines), sentenceOf);
        const About about{AboutKind::Step, number};
        for (const Words &words : now.words) {
            if (words.about != about)
                continue;
            lines.push_back(ownLine(words));
            scouted.clear();
        }
        for (const Picture *picture : picturesAbout(now.pictures, about))
            turns().back().pictures.push_back(*picture);
        for (const PefResolved *resolved : allOf<PefResolved>(step.changes)) {
            for (const Roll &roll : rollsFor(step.rolls, {RollKind::PefLetter}, resolved->pef))
                letters[resolved->pef] = plainDice({roll});
        }
    }

    /// Adds the player's notes and pictures to the turn in which they were added.
    void noteAdded(const Step &step)
    {
        AccountTurn &turn = turns().back();
        for (const Change &change : step.changes) {
            const auto *written = change.as<WordsWritten>();
            const auto *taken = change.as<PictureTaken>();
            if (written && added.words.contains(written->words.id) && now.words.contains(written->words.id))
                turn.lines.push_back(ownLine(now.words[written->words.id]));
            if (taken && added.pictures.contains(taken->picture.id) && now.pictures.contains(taken->picture.id))
                turn.pictures.push_back(now.pictures[taken->picture.id]);
        }
    }

    /// Records the figures as they came. Losses in the fight came later and are left out; edits apply from the
    /// beginning.
    void rememberWhoCame(bool fought)
    {
        for (const Figure &figure : after.band) {
            const Figure *was = before.find(figure.id);
            const auto known = came.find(figure.id);
            if (known == came.end() || !was) {
                came[figure.id] = figure;
            } else if (!fought && *was != figure) {
                Figure edited = figure;
                if (figure.rep() == was->rep())
                    edited.profile.rep = known->second.rep();
                if (figure.carries == was->carries)
                    edited.carries = known->second.carries;
                known->second = edited;
            }
        }
    }

    /// Returns the figure as it began to fight, or as it is now if nothing was recorded during play.
    const Figure &asItCame(const Figure &figure) const
    {
        const auto known = came.find(figure.id);
        return known == came.end() ? figure : known->second;
    }

    std::optional<Fate> fateOf(FigureId id) const
    {
        const auto *fared = firstAbout<FigureFared>(id, finished().changes);
        return fared ? std::optional(fared->fate) : std::nullopt;
    }

    bool couldNotCome(const Figure &figure) const { return !whyNotOfIt(before, figure).empty(); }

    void tellHead()
    {
        account.turn = before.turn;
        account.kind = kindOfEncounter(before, pack);
        account.campaign = before.name;
        account.when = words::turn(before.turn, before, pack);
        account.title = words::title(encounter());
        account.facts = factsOfEncounter(before, pack);
        if (!encounter().part && isRaid(encounter().kind))
            account.facts.insert(account.facts.begin(),
                                 {tr("by %1", "day or night"), words::inLine(encounter().setup.time)});
        account.worth = words::worthName(pack);
        account.foot << words::rules(before, pack);
        if (encounter().seeded)
            account.foot << tr("Seed %1").arg(encounter().seed);
        account.foot << tr("Written with Muster");
    }

    void tellWhoCame()
    {
        QStringList satOut;
        for (const Figure *figure : before.bandByBand()) {
            if (fateOf(figure->id))
                account.came.push_back(accountFigure(asItCame(*figure), pack));
            else if (!couldNotCome(*figure))
                satOut << figure->name;
        }
        account.satOut = words::listing(satOut);
    }

    /// Returns the dice of a roll, with marks on those that counted.
    StoryDice counted(const Roll &roll, const Figure &figure) const
    {
        using enum RollKind;
        if (const RollKind kind = roll.reason.kind; kind == StarHolds || kind == StarHoldsOne || kind == GruntWeighs)
            return diceUpTo({roll}, 3); // as in isSuccess()
        for (const StoryLine &line : story.lines) {
            const auto place = std::size_t(std::ranges::find(line.dice.rolls, roll) - line.dice.rolls.begin());
            if (place < line.dice.rolls.size() && !line.about.empty() && line.about.front() == figure.id)
                return {{roll}, {line.dice.counted[place]}};
        }
        return plainDice({roll});
    }

    /// Returns the dice rolled for the figure alone; a Star's include its common dice. Both sides of a test are put
    /// together.
    std::vector<StoryDice> diceOf(const Figure &figure) const
    {
        std::vector<StoryDice> all;
        bool starsToo = false;
        for (const Roll &roll : finished().rolls) {
            const bool common = roll.reason.kind == RollKind::StarHolds && roll.reason.subject == 0;
            if (common ? before.star() != &figure : roll.reason.subject != number(figure.id))
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

    void tellFates()
    {
        for (const Figure *figure : before.bandByBand()) {
            const FigureStory became = tellFigure(before, *figure, fateOf(figure->id), finished(), DiceToCome::None);
            const Figure *still = after.find(figure->id);
            if (couldNotCome(*figure) && still && still->rep() == figure->rep())
                continue; // another band, or a figure that sat out: unaffected by the battle
            AccountFate fate{figure->id, figure->name, figure->star, asItCame(*figure).rep()};
            const Figure &then = still ? *still : *figure;
            fate.repAfter = then.rep();
            fate.bestRep = qMax(then.bestRep, then.rep());
            if (!still)
                fate.gone = became.lost.value_or(Status::Left);
            const auto told = [&](const QString &detail) {
                QString text = withDetail(became.headline, detail);
                const auto *fared = firstAbout<FigureFared>(figure->id, finished().changes);
                const auto *points = firstAbout<PointsEarned>(figure->id, finished().changes);
                if (fared && fared->deeds.kills > 0) // some rules do not count kills
                    text = withDetail(text,
                                      (pack.hasSkill ? tr("taken out: %1", "enemies") : tr("killed: %1", "enemies"))
                                          .arg(fared->deeds.kills));
                if (points)
                    text = tr("%1; points: %2").arg(text, QString::number(points->share + points->deeds));
                return text;
            };
            fate.told = told(became.detail);
            fate.toldWithoutDice = told(became.detailWithoutDice);
            fate.dice = diceOf(*figure);
            account.fates.push_back(fate);
        }
    }

    void tellNext()
    {
        const auto add = [this](const QString &what, const QString &value) { account.next.push_back({what, value}); };
        const auto figures = [](const Campaign &campaign) { return int(campaign.band.size()); };
        add(tr("Figures"), fromTo(figures(before), figures(after)));
        int repThatCame = 0;
        for (const Figure &figure : before.band)
            repThatCame += asItCame(figure).rep();
        add(words::totalWorthName(pack), fromTo(repThatCame, after.repInAll()));
        if (after.phase == Phase::Over) {
            const auto *ended = firstOf<CampaignEnded>(finished().changes);
            const auto star = std::ranges::find_if(
                before.band, [&](const Figure &figure) { return figure.star && !after.find(figure.id); });
            if (ended && star != before.band.end())
                add(tr("The campaign is over"), words::ending(ended->cause, star->name));
        } else {
            const std::optional<int> eal = after.eal ? after.eal : after.next.eal;
            if (encounter().eal && eal)
                add(tr("Enemy Activity Level"), fromTo(*encounter().eal, *eal));
            add(tr("Next encounter"), words::coming(after, pack));
        }
        if (before.hasSeveralStars() && pack.rewards) {
            for (const Figure *star : before.stars()) {
                const Figure *then = after.findEver(star->id);
                add(words::player(*star),
                    tr("%1 won, %2 points")
                        .arg(words::won(after.pastOf(star->id)),
                             fromTo(star->points, then ? then->points : star->points)));
            }
            return;
        }
        add(tr("Battles won"), words::won(after.past));
        if (pack.rewards) {
            add(tr("Encounter points"), fromTo(before.starPoints(), after.starPoints()));
            add(tr("Points of the band"), fromTo(before.bandPoints(), after.bandPoints()));
        }
    }

    /// Adds the player's notes: the first about the battle opens the report and gives it its title, the others close
    /// it. Notes written during play, or about steps of play, are already in their turns.
    void tellWords()
    {
        bool titled = false;
        for (const Words &words : now.words) {
            const About &about = words.about;
            const bool ofMonth = about.kind == AboutKind::Month && about.id == account.turn && battle.opensTurn;
            const bool ofBattle = about.kind == AboutKind::Battle && about.id == account.step;
            const bool ofStep = about.kind == AboutKind::Step;
            const bool first =
                ((ofMonth || ofBattle) && account.opening.empty()) || (ofStep && about.id == preparedNumber());
            const bool closes = ofMonth || ofBattle || (ofStep && about.id == account.step);
            if (added.words.contains(words.id) || (!first && !closes))
                continue;
            AccountPassage passage = passageOf(words);
            if (first && !titled && !words.title.isEmpty()) {
                account.title = std::exchange(passage.title, {});
                titled = true;
            }
            (first ? account.opening : account.closing).push_back(passage);
        }
    }

    /// Inserts the outcome as the first fact. If the player gave no title, the title is the encounter and is not
    /// repeated.
    void tellOutcome()
    {
        const auto *ended = firstOf<EncounterFinished>(finished().changes);
        const Outcome outcome = ended ? ended->outcome : Outcome::Failure;
        const QString title = words::title(encounter());
        account.facts.insert(account.facts.begin(),
                             account.title == title
                                 ? AccountFact{QStringLiteral("%1"), words::title(outcome)}
                                 : AccountFact{tr("%1, %2").arg(title, QStringLiteral("%1")), words::inLine(outcome)});
    }

    /// Adds the pictures that were not added during play: the first below the title, the others to the last turn.
    void tellPictures()
    {
        std::vector<AccountPassage> all;
        const auto gather = [&](AboutKind kind, int id) {
            for (const Picture *picture : picturesAbout(now.pictures, {kind, id})) {
                if (!added.pictures.contains(picture->id))
                    all.push_back(passageOf(*picture));
            }
        };
        gather(AboutKind::Step, preparedNumber());
        gather(AboutKind::Battle, account.step);
        gather(AboutKind::Step, account.step);
        if (battle.opensTurn)
            gather(AboutKind::Month, account.turn);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0 && !turns().empty())
                turns().back().pictures.push_back(*all[i].picture);
            else if (i > 0)
                account.opening.push_back(all[i]);
            else
                account.opening.insert(account.opening.begin(), all[i]);
        }
    }
};

} // namespace

std::vector<FinishedBattle> battlesOf(std::span<const Step> steps)
{
    std::vector<FinishedBattle> battles;
    FinishedBattle battle;
    replay(steps, [&](const Step &step, int number, const Campaign &before, const Campaign &) {
        const auto place = std::size_t(number) - 1;
        if (!before.encounter && firstOf<EncounterPrepared>(step.changes))
            battle.prepared = place;
        if (step.kind == StepKind::BattleFinished && before.encounter) {
            battle.finished = place;
            battle.opensTurn = battles.empty() || battles.back().turn != before.turn;
            battle.turn = before.turn;
            battles.push_back(battle);
        }
    });
    return battles;
}

std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles)
{
    Campaign now;
    const Added added = addedInPlay(steps, now);
    std::vector<Account> accounts;
    Campaign before;
    Campaign after;
    std::size_t at = 0;
    for (FinishedBattle battle : battles) {
        for (; at < battle.prepared; ++at) {
            apply(before, steps[at]);
            apply(after, steps[at]);
        }
        battle.prepared = at; // no step is applied twice
        accounts.push_back(AccountBuilder{steps, pack, battle, before, after, now, added}.make());
        apply(before, steps[battle.finished]);
        at = battle.finished + 1;
    }
    return accounts;
}

} // namespace muster
