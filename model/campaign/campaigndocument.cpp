// SPDX-License-Identifier: MIT
#include "model/campaign/campaigndocument.h"

#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/changes/campaign.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/comparecourses.h"
#include "model/story/narratedstep.h"
#include "model/story/words.h"
#include "rules/slug.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace muster {

namespace {

/// The number of latest steps that can be undone die by die.
constexpr std::size_t mostOrigins = 60;

} // namespace

std::optional<Problem> findUnknownId(const Steps &steps, const Pack &pack)
{
    for (const Step &step : steps) {
        if (auto unknownId = findUnknownId(step.changes, pack))
            return unknownId;
    }
    return std::nullopt;
}

FileResult<Pack> packOf(const CampaignFile &file)
{
    const Result<Pack> pack = packToPlay(file.campaign().rules, file.campaign().variant);
    if (!pack)
        return fileProblem(FileTrouble::Newer, file.path(), pack.problem().text);
    if (const auto unknownId = findUnknownId(file.history().steps, *pack))
        return fileProblem(FileTrouble::Strange, file.path(), unknownId->text);
    return *pack;
}

CampaignDocument::CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_pack(std::move(pack))
    , m_clock(&QDateTime::currentDateTimeUtc)
    , m_underWay(m_file->drafts().act)
    , m_table(m_file->drafts().table)
{
    if (m_underWay && !acts::fits(campaign(), m_pack, *m_underWay))
        m_abandoned = acts::title(std::exchange(m_underWay, std::nullopt)->act);
}

CampaignDocument::~CampaignDocument() = default;

FileResult<std::unique_ptr<CampaignDocument>> CampaignDocument::open(const QString &path, CampaignFile::Access access)
{
    auto file = CampaignFile::open(path, access);
    if (!file)
        return file.problems();
    auto pack = packOf(**file);
    if (!pack)
        return pack.problems();
    return std::make_unique<CampaignDocument>(*std::move(file), withOwnNames(*std::move(pack)));
}

void CampaignDocument::releaseThread(QThread *keeper)
{
    m_file->releaseThread();
    moveToThread(keeper);
}

void CampaignDocument::readPackAgain()
{
    if (Result<Pack> pack = packToPlay(m_pack.id, m_pack.variant))
        m_pack = withOwnNames(*std::move(pack));
}

FileResult<Done> CampaignDocument::write(Step step, const PictureSource &pictures)
{
    step.when = m_clock();
    return append(step, Ground::Stays, pictures);
}

FileResult<Done> CampaignDocument::complete(Step step)
{
    step.when = m_clock();
    return append(step, Ground::Over, {});
}

FileResult<Done> CampaignDocument::append(const Step &step, Ground ground, const PictureSource &pictures)
{
    if (history().wouldRedo(step))
        return setInForce(history().inForce + 1, ground);
    const auto work = [this, step, ground, pictures] {
        const QString left = nameForLeft(history().stepsUndone(), history().inForce);
        return m_file->append(step, draftsAfter(ground, history().inForce + 1, step.when), pictures, left);
    };
    return change(work, ground);
}

/// Does something that changes the steps, and tells of it.
FileResult<Done> CampaignDocument::change(const Again &work, Ground ground)
{
    const Campaign before = campaign();
    const bool hadDraft = draft().has_value();
    const int lastCourse = courses().empty() ? 0 : courses().back().id;
    const auto done = told(work(), [this, work, ground] { return change(work, ground); });
    if (!done)
        return done;
    m_unkept.reset();
    const std::optional<ActUnderWay> was = std::exchange(m_underWay, m_file->drafts().act);
    emit changed(before, campaign());
    emit historyChanged();
    if (hadDraft && !draft())
        emit draftChanged();
    if (was && !m_underWay) {
        emit underWayChanged();
        if (ground == Ground::Stays)
            emit abandoned(acts::title(was->act));
    }
    if (!courses().empty() && courses().back().id > lastCourse)
        emit courseLeft(courses().back());
    return done;
}

/// Returns an empty name if the steps are not worth keeping. The name of the course returned to may be used again.
QString CampaignDocument::nameForLeft(std::span<const Step> left, std::size_t from, int returnedTo) const
{
    if (!areWorthKeeping(left))
        return {};
    std::vector<AbandonedCourse> others = courses();
    std::erase_if(others, [=](const AbandonedCourse &course) { return course.id == returnedTo; });
    return nameForCourse(m_file->campaignAfter(from), left, m_pack, others);
}

FileResult<Done> CampaignDocument::deleteCourse(int id)
{
    const auto done = told(m_file->deleteCourse(id));
    if (done)
        emit coursesChanged();
    return done;
}

FileResult<Done> CampaignDocument::returnTo(int id)
{
    const auto nameOf = [this, id](std::span<const Step> left, std::size_t from) {
        return nameForLeft(left, from, id);
    };
    return change([=, this] { return m_file->returnTo(id, nameOf, draftsAfter(Ground::Stays, 0, {})); }, Ground::Stays);
}

FileResult<Done> CampaignDocument::branch(const QString &copyPath, BranchPoint point) const
{
    const Result<QString> name = acts::campaignName(point.name);
    if (!name)
        return FileProblem{FileTrouble::OurFault, name.problem().text};
    point.name = *name;
    return m_file->branch(copyPath, point);
}

FileResult<Done> CampaignDocument::tryAgain()
{
    const Again again = std::exchange(m_again, {});
    return again ? again() : Done{};
}

FileResult<Done> CampaignDocument::takeBack(std::size_t steps)
{
    return setInForce(steps < history().inForce ? history().inForce - steps : 1);
}

FileResult<Done> CampaignDocument::bringForward(std::size_t steps)
{
    return setInForce(std::min(history().inForce + steps, history().steps.size()));
}

FileResult<Done> CampaignDocument::undo()
{
    const std::optional<ActUnderWay> dice = diceOfLastStep();
    const auto done = takeBack();
    if (done && dice && acts::fits(campaign(), m_pack, *dice))
        keepUnderWay(dice);
    return done;
}

FileResult<Done> CampaignDocument::setInForce(std::size_t count, Ground ground)
{
    if (count == history().inForce)
        return Done{};
    const auto work = [this, count, ground] {
        return m_file->setInForce(count, draftsAfter(ground, count, history().steps[count - 1].when));
    };
    return change(work, ground);
}

const StepOrigin *CampaignDocument::originOf(std::size_t step) const
{
    const auto isOf = [&](const StepOrigin &origin) {
        return origin.step == static_cast<int>(step) && origin.when == history().steps[step - 1].when;
    };
    const std::vector<StepOrigin> &all = m_file->drafts().origins;
    const auto known = std::find_if(all.begin(), all.end(), isOf);
    return known == all.end() ? nullptr : &*known;
}

/// Returns the act as it was before the last dice of its step; none if the program rolled all the dice, because then there is no roll to go back to.
std::optional<ActUnderWay> CampaignDocument::diceOfLastStep() const
{
    const std::size_t last = history().inForce;
    const StepOrigin *origin = originOf(last);
    const auto isOwn = [](const Roll &roll) {
        return std::any_of(roll.dice.begin(), roll.dice.end(), [](Die die) { return die.by == Thrower::Player; });
    };
    const Rolls &rolls = history().steps[last - 1].rolls;
    if (!origin || std::none_of(rolls.begin(), rolls.end(), isOwn))
        return std::nullopt;
    ActUnderWay dice = origin->act;
    dice.rolls.assign(rolls.begin(), rolls.begin() + std::min<std::ptrdiff_t>(origin->rolls, std::ssize(rolls)));
    dice.typed.clear(); // typed text was for the roll that is taken back
    return dice;
}

Rolls CampaignDocument::rollsToRedo(const ActUnderWay &act) const
{
    const StepOrigin *origin = history().canRedo() ? originOf(history().inForce + 1) : nullptr;
    if (!origin || origin->act.act != act.act || origin->act.seed != act.seed || !act.typed.isEmpty())
        return {};
    const Rolls &all = history().steps[history().inForce].rolls;
    if (act.rolls.size() > all.size() || !std::equal(act.rolls.begin(), act.rolls.end(), all.begin()))
        return {};
    return {all.begin() + static_cast<std::ptrdiff_t>(act.rolls.size()), all.end()};
}

/// Adds the origin of step number `step` if that step ends the act under way.
CampaignFile::DraftsAfter CampaignDocument::draftsAfter(Ground ground, std::size_t step, const QDateTime &when) const
{
    return [this, ground, step, when](const Campaign &after, Drafts drafts) {
        if (ground == Ground::Over && m_underWay) {
            StepOrigin origin{static_cast<int>(step), when, *m_underWay};
            origin.rolls = static_cast<int>(std::exchange(origin.act.rolls, {}).size());
            std::erase_if(drafts.origins, [&](const StepOrigin &other) { return other.step == origin.step; });
            drafts.origins.push_back(origin);
            if (drafts.origins.size() > mostOrigins)
                drafts.origins.erase(drafts.origins.begin());
        }
        if (drafts.act && (ground == Ground::Over || !acts::fits(after, m_pack, *drafts.act)))
            drafts.act.reset();
        return drafts;
    };
}

FileResult<Done> CampaignDocument::told(const FileResult<Done> &written, Again again)
{
    m_again = !written && written.problem().trouble == FileTrouble::Locked ? std::move(again) : Again();
    if (!written)
        emit refused(written.problem());
    return written;
}

void CampaignDocument::keepUnderWay(const std::optional<ActUnderWay> &wanted)
{
    if (wanted == m_underWay && wanted == m_file->drafts().act)
        return;
    m_underWay = wanted;
    std::ignore = told(keep(&Drafts::act, wanted));
    emit underWayChanged();
}

FileResult<Done> CampaignDocument::keepDraft(const std::optional<AftermathDraft> &wanted)
{
    m_unkept.reset();
    if (wanted == draft() && !lostDraft())
        return Done{};
    const auto done = told(keep(&Drafts::report, wanted), [this, wanted] { return keepDraft(wanted); });
    if (done)
        emit draftChanged();
    else
        m_unkept = wanted;
    return done;
}

Drafts CampaignDocument::shownDrafts() const
{
    Drafts drafts = m_file->drafts();
    if (m_unkept)
        drafts.report = m_unkept;
    drafts.act = m_underWay;
    drafts.table = m_table;
    return drafts;
}

namespace {

QString nameOfNext(const Campaign &campaign)
{
    return QStringLiteral("next %1").arg(campaign.turn);
}

QString nameOfEncounter(const Encounter &encounter)
{
    return QStringLiteral("%1 %2").arg(slug(encounter.kind)).arg(encounter.seed);
}

/// Returns the name of the encounter that Redo brings back; empty if it brings back none.
QString nameOfUndone(const History &history)
{
    const auto *prepared =
        history.canRedo() ? firstOf<EncounterPrepared>(history.steps[history.inForce].changes) : nullptr;
    return prepared ? nameOfEncounter(prepared->encounter) : QString();
}

} // namespace

TablePlan CampaignDocument::tablePlan() const
{
    TablePlan plan = m_table.value_or(TablePlan());
    const auto &encounter = campaign().encounter;
    const QString now = encounter ? nameOfEncounter(*encounter) : nameOfNext(campaign());
    if (plan.encounter != now) {
        TablePlan next{.encounter = now, .wishedPefs = plan.wishedPefs};
        // The party stays as it was chosen when the encounter is rolled up, and when that is undone.
        if (plan.encounter == (encounter ? nameOfNext(campaign()) : nameOfUndone(history()))) {
            next.saysWho = plan.saysWho;
            next.home = plan.home;
        }
        return next;
    }
    // The grid of the table may have changed since.
    if (encounter)
        std::erase_if(plan.sections, [&](int section) { return !encounter->setup.grid.has(section); });
    return plan;
}

void CampaignDocument::keepTablePlan(TablePlan plan)
{
    if (plan == m_table)
        return;
    m_table = std::move(plan);
    std::ignore = keep(&Drafts::table, m_table);
}

FileResult<Done> CampaignDocument::keepNote(const std::optional<NoteDraft> &note)
{
    if (note == noteDraft())
        return Done{};
    return told(keep(&Drafts::note, note), [this, note] { return keepNote(note); });
}

bool CampaignDocument::isKept()
{
    if (m_unkept || (m_underWay && m_underWay != m_file->drafts().act))
        return false;
    const auto unchanged = checkFile();
    if (unchanged || unchanged.problem().trouble != FileTrouble::Replaced)
        return true;
    const auto now = CampaignFile::open(path(), CampaignFile::Access::ReadOnly);
    const std::span<const Step> shown = history().stepsInForce();
    const std::span<const Step> held = now ? (*now)->history().stepsInForce() : std::span<const Step>();
    return shown.size() <= held.size() && std::equal(shown.begin(), shown.end(), held.begin());
}

QString CampaignDocument::takeBackName() const
{
    return history().canUndo() ? nameOf(history().stepsInForce().back(), beforeLastStep(), m_pack) : QString();
}

QString CampaignDocument::undoName() const
{
    const std::optional<ActUnderWay> dice = diceOfLastStep();
    if (!dice)
        return takeBackName();
    const Rolls &rolls = history().steps[history().inForce - 1].rolls;
    return rolls.size() > dice->rolls.size() + 1 ? tr("Roll the rest")
                                                 : words::reason(rolls.back().reason, words::namesIn(campaign()));
}

QString CampaignDocument::bringForwardName() const
{
    return history().canRedo() ? nameOf(history().steps[history().inForce], campaign(), m_pack) : QString();
}

} // namespace muster
