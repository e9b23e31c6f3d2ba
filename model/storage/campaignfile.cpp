// SPDX-License-Identifier: MIT
#include "model/storage/campaignfile.h"

#include "model/campaign/check.h"
#include "model/json/stepjson.h"
#include "model/storage/fault.h"
#include "model/storage/schema.h"
#include "model/storage/store.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString absolute(const QString &path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

/// What is written down must be readable again, and make sense: gives the step as a reader will see it.
Result<Step> asRead(const QByteArray &content, Campaign &campaign)
{
    Result<Step> step = readStep(content);
    if (step) {
        if (const auto problem = applyChecked(campaign, *step))
            return *problem;
    }
    return step;
}

Step dated(Step step)
{
    step.when = step.when.isValid() ? step.when.toUTC() : QDateTime::currentDateTimeUtc();
    return step;
}

/// Why no new file may be made there.
std::optional<FileProblem> refusedPlace(const QString &path)
{
    if (QFileInfo::exists(path))
        return fileProblem(FileTrouble::Exists, path);
    const QString folder = QFileInfo(path).absolutePath();
    if (!path.isEmpty() && QFileInfo(folder).isDir())
        return std::nullopt;
    const QString text =
        QCoreApplication::translate("FileProblem", "There is no folder “%1”. Make it first, or choose another.");
    return FileProblem{FileTrouble::Missing, text.arg(QDir::toNativeSeparators(folder))};
}

/// An empty file, which SQLite takes for an empty database.
void makeEmpty(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        fail(FileTrouble::ReadOnly, path, file.errorString() + u'.');
}

/// What the log of a new file holds, checked as if it were read.
Result<std::vector<Entry>> logOf(const Book &book)
{
    std::vector<Entry> entries;
    Ending ending;
    const auto add = [&](EntryKind kind, const QByteArray &content) {
        entries.push_back(linkTo(ending, kind, content));
        ending = {entries.back().number, entries.back().hash};
    };
    Campaign campaign;
    for (const Step &step : book.steps) {
        const QByteArray content = stepJson(dated(step));
        if (const auto read = asRead(content, campaign); !read)
            return read.problem();
        add(EntryKind::Step, content);
    }
    if (book.inForce != book.steps.size())
        add(EntryKind::Position, positionJson(book.inForce));
    return entries;
}

void writeLog(const QString &path, const std::vector<Entry> &log)
{
    Connection connection(path, Connection::Access::ReadWrite);
    Transaction transaction(connection);
    migrate(connection);
    for (const Entry &entry : log)
        addEntry(connection, entry);
    transaction.commit();
}

FileProblem refused(const QString &path, const Problem &problem)
{
    return fileProblem(FileTrouble::Failed, path, problem.text);
}

} // namespace

CampaignFile::CampaignFile(std::unique_ptr<Store> store)
    : m_store(std::move(store))
{
}

CampaignFile::~CampaignFile() = default;

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const Step &founding)
{
    return create(path, Book{{founding}, 1});
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const Book &book)
{
    Q_ASSERT(book.inForce >= 1 && book.inForce <= book.steps.size());
    const QString target = absolute(path);
    const Result<std::vector<Entry>> log = logOf(book);
    if (!log)
        return refused(target, log.problem());
    if (const auto problem = refusedPlace(target))
        return *problem;

    // Made and checked under another name, so that nobody ever sees half a campaign.
    const QString name = u".muster-"_s + QUuid::createUuid().toString(QUuid::Id128);
    const QString temporary = QFileInfo(target).absolutePath() + u'/' + name;
    const auto cleanUp = qScopeGuard([&] {
        QFile::remove(temporary);
        QFile::remove(temporary + u"-journal"_s);
    });
    try {
        makeEmpty(temporary);
        writeLog(temporary, *log);
        Store(temporary, Access::ReadOnly);
        giveName(temporary, target);
    } catch (const StorageFault &fault) {
        FileProblem problem = fault.problem;
        problem.text.replace(name, QFileInfo(target).fileName());
        return problem;
    }
    return open(target);
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::open(const QString &path, Access access)
{
    try {
        return std::unique_ptr<CampaignFile>(new CampaignFile(std::make_unique<Store>(absolute(path), access)));
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

QString CampaignFile::path() const
{
    return m_store->path;
}

const Book &CampaignFile::book() const
{
    return m_store->book;
}

const Campaign &CampaignFile::campaign() const
{
    return m_store->campaign;
}

FileResult<Done> CampaignFile::append(const Step &step)
{
    const QByteArray content = stepJson(dated(step));
    Campaign after = m_store->campaign;
    Result<Step> written = asRead(content, after);
    if (!written)
        return refused(path(), written.problem());
    const auto done = m_store->writeEntry(EntryKind::Step, content, std::move(after));
    if (done) {
        Book &book = m_store->book;
        book.steps.resize(book.inForce);
        book.steps.push_back(*std::move(written));
        ++book.inForce;
    }
    return done;
}

FileResult<Done> CampaignFile::setInForce(std::size_t count)
{
    Book &book = m_store->book;
    Q_ASSERT(count >= 1 && count <= book.steps.size());
    if (count == book.inForce)
        return Done{};
    Campaign after = count < book.inForce ? Campaign() : m_store->campaign;
    for (std::size_t i = count < book.inForce ? 0 : book.inForce; i < count; ++i)
        apply(after, book.steps[i]);
    const auto done = m_store->writeEntry(EntryKind::Position, positionJson(count), std::move(after));
    if (done)
        book.inForce = count;
    return done;
}

std::optional<AftermathDraft> CampaignFile::draft() const
{
    return m_store->draft;
}

FileResult<Done> CampaignFile::keepDraft(const std::optional<AftermathDraft> &draft)
{
    std::optional<DraftRow> row;
    if (draft) {
        row = DraftRow{draftJson(*draft), {}};
        row->hash = QCryptographicHash::hash(row->content, QCryptographicHash::Sha256);
    }
    const QByteArray hash = row ? row->hash : QByteArray();
    if (hash == m_store->draftHash && !m_store->lostDraft)
        return Done{};
    const auto done = m_store->write([&](Connection &connection) { writeDraftRow(connection, row); },
                                     [&](Connection &connection) {
                                         const auto stored = readDraftRow(connection);
                                         return (stored ? stored->hash : QByteArray()) == hash;
                                     });
    if (done) {
        m_store->draft = draft;
        m_store->draftHash = hash;
        m_store->lostDraft = false;
    }
    return done;
}

bool CampaignFile::lostDraft() const
{
    return m_store->lostDraft;
}

} // namespace muster
