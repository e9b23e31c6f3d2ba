// SPDX-License-Identifier: MIT
#include "model/storage/campaignfile.h"

#include "model/campaign/step.h"
#include "model/changes/story.h"
#include "model/json/stepjson.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/storage/store.h"
#include "model/texts.h"

#include <QFileInfo>

namespace muster {

using namespace Qt::StringLiterals;

Step dated(Step step)
{
    step.when = step.when.isValid() ? step.when.toUTC() : QDateTime::currentDateTimeUtc();
    return step;
}

namespace {

QString absolute(const QString &path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

/// Reads a step back and applies it, because a recorded step must be readable and valid. Returns the step as a reader
/// will see it.
Result<Step> asRead(const QByteArray &content, Campaign &campaign)
{
    Result<Step> step = readStep(content);
    if (step) {
        if (const auto problem = applyChecked(campaign, *step))
            return *problem;
    }
    return step;
}

/// Returns the log of a new file, checked as if it had been read.
Result<std::vector<Entry>> logOf(const History &history)
{
    std::vector<Entry> entries;
    Ending ending;
    const auto add = [&](EntryKind kind, const QByteArray &content) {
        entries.push_back(linkTo(ending, kind, content));
        ending = {entries.back().number, entries.back().hash};
    };
    Campaign campaign;
    for (const Step &step : history.steps) {
        const QByteArray content = stepJson(dated(step));
        if (const auto read = asRead(content, campaign); !read)
            return read.problem();
        add(EntryKind::Step, content);
    }
    if (history.inForce != history.steps.size())
        add(EntryKind::Position, positionJson(history.inForce));
    return entries;
}

void writeLog(const QString &path, const std::vector<Entry> &log, const History &history, const PictureSource &pictures)
{
    makeEmptyFile(path);
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    migrate(connection);
    addEntries(connection, log);
    for (const QString &sha256 : pictures ? picturesOf(history) : QStringList()) {
        if (const auto content = pictures(sha256))
            writePicture(connection, sha256, *content);
    }
    transaction.commit();
}

/// Returns the picture that the step adds, or null.
const Picture *takenBy(const Step &step)
{
    const auto *taken = firstOf<PictureTaken>(step.changes);
    return taken ? &taken->picture : nullptr;
}

bool fits(const Picture &picture, const QByteArray &content)
{
    return content.size() == picture.bytes && pictureHash(content) == picture.sha256;
}

FileProblem refused(const QString &path, const Problem &problem)
{
    return fileProblem(FileTrouble::OurFault, path, problem.text);
}

} // namespace

CampaignFile::CampaignFile(std::unique_ptr<Store> store)
    : m_store(std::move(store))
{
}

CampaignFile::~CampaignFile() = default;

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const Step &founding)
{
    return create(path, History{{founding}, 1});
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const History &history,
                                                               const PictureSource &pictures)
{
    Q_ASSERT(history.inForce >= 1 && history.inForce <= history.steps.size());
    const QString target = absolute(path);
    const Result<std::vector<Entry>> log = logOf(history);
    if (!log)
        return refused(target, log.problem());
    if (const auto made =
            makeCampaignFile(target, [&](const QString &file) { writeLog(file, *log, history, pictures); });
        !made)
        return made.problem();
    return open(target);
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::open(const QString &path, Access access)
{
    const QString file = absolute(path);
    try {
        return std::unique_ptr<CampaignFile>(new CampaignFile(std::make_unique<Store>(file, access)));
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

QString CampaignFile::path() const
{
    return m_store->path;
}

QString CampaignFile::key() const
{
    return m_store->key;
}

FileResult<Done> CampaignFile::checkUnchanged()
{
    return m_store->lookWhetherUnchanged();
}

FileResult<Done> CampaignFile::checkRights() const
{
    return m_store->lookAtRights();
}

void CampaignFile::releaseThread()
{
    m_store->disconnect();
}

const History &CampaignFile::history() const
{
    return m_store->history;
}

const Campaign &CampaignFile::campaign() const
{
    return m_store->campaign;
}

Campaign CampaignFile::campaignAfter(std::size_t count) const
{
    return m_store->folded.at(m_store->history.steps, count);
}

FileResult<Done> CampaignFile::append(const Step &step, const DraftsAfter &draftsAfter, const PictureSource &pictures,
                                      const QString &courseName)
{
    const Step now = withGoalsCounted(campaign(), dated(step));
    const QByteArray content = stepJson(now);
    Campaign after = m_store->campaign;
    Result<Step> written = asRead(content, after);
    if (!written)
        return refused(path(), written.problem());
    const Picture *taken = takenBy(step);
    const auto pixels = taken && pictures ? pictures(taken->sha256) : std::nullopt;
    if (taken && !(pixels ? fits(*taken, *pixels) : picture(taken->sha256).has_value()))
        return refused(path(), {FileText::tr("The picture is not the one that the step names.")});
    Addition addition{content, taken && pixels ? taken->sha256 : QString(), pixels.value_or(QByteArray())};
    if (areWorthKeeping(history().stepsUndone()))
        addition.leaves = AbandonedCourse{0, courseName, now.when};
    const auto done = m_store->writeEntry(EntryKind::Step, addition, std::move(after), draftsAfter);
    if (done) {
        History &history = m_store->history;
        history.steps.resize(history.inForce);
        m_store->folded.changedAfter(history.inForce);
        history.steps.push_back(*std::move(written));
        ++history.inForce;
    }
    return done;
}

FileResult<Done> CampaignFile::setInForce(std::size_t count, const DraftsAfter &draftsAfter)
{
    History &history = m_store->history;
    Q_ASSERT(count >= 1 && count <= history.steps.size());
    if (count == history.inForce)
        return Done{};
    Campaign after = count < history.inForce ? campaignAfter(count) : m_store->campaign;
    for (std::size_t i = history.inForce; i < count; ++i)
        apply(after, history.steps[i]);
    const auto done = m_store->writeEntry(EntryKind::Position, {positionJson(count)}, std::move(after), draftsAfter);
    if (done)
        history.inForce = count;
    return done;
}

std::optional<QByteArray> CampaignFile::picture(const QString &sha256) const
{
    return m_store->picture(sha256);
}

std::vector<int> CampaignFile::lostPictures() const
{
    std::vector<int> lost;
    for (const Picture &picture : campaign().pictures) {
        if (!this->picture(picture.sha256))
            lost.push_back(picture.id);
    }
    return lost;
}

const Drafts &CampaignFile::drafts() const
{
    return m_store->drafts;
}

FileResult<Done> CampaignFile::keepDrafts(const Drafts &drafts)
{
    return m_store->keepDrafts(drafts);
}

bool CampaignFile::lostDraft() const
{
    return m_store->lostDraft;
}

} // namespace muster
