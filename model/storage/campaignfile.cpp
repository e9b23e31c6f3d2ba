// SPDX-License-Identifier: MIT
#include "model/storage/campaignfile.h"

#include "model/changes/all.h"
#include "model/changes/story.h"
#include "model/json/stepjson.h"
#include "model/storage/backups.h"
#include "model/storage/connection.h"
#include "model/storage/pictures.h"
#include "model/texts.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString absolute(const QString &path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

/// Runs the work. Returns the problem that ended it, if any.
template<typename Work>
FileResult<Done> resultOf(const Work &work)
{
    try {
        work();
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
    return Done{};
}

[[noreturn]] void failDamaged(const QString &path, const QString &flaw, std::size_t goodSteps)
{
    QString detail = flaw;
    if (goodSteps > 0)
        detail += u' ' + FileText::tr("Its first %n steps can be read.", nullptr, static_cast<int>(goodSteps));
    FileProblem problem = fileProblem(FileTrouble::Damaged, path, detail);
    problem.goodSteps = static_cast<int>(goodSteps);
    throw StorageFault{problem};
}

/// Fails with a text of its own, in which %1 is the name of the file.
[[noreturn]] void failWith(FileTrouble trouble, const QString &path, const QString &text)
{
    throw StorageFault{{trouble, text.arg(QFileInfo(path).fileName())}};
}

/// Returns the step with its date in UTC, or with the current date if it has none.
Step dated(Step step)
{
    step.when = step.when.isValid() ? step.when.toUTC() : QDateTime::currentDateTimeUtc();
    return step;
}

/// Reads a step back and applies it, because a recorded step must be readable and valid. Returns the step as a reader
/// will see it.
Step asRead(const QByteArray &content, Campaign &campaign, const QString &path)
{
    Result<Step> step = readStep(content);
    const std::optional<Problem> problem = step ? applyChecked(campaign, *step) : step.problem();
    if (problem)
        fail(FileTrouble::OurFault, path, problem->text);
    return *std::move(step);
}

/// Returns the log of a new file, checked as if it had been read.
Entries logOf(const History &history, const QString &path)
{
    Entries entries;
    Campaign campaign;
    for (const Step &step : history.steps) {
        appendEntry(entries, EntryKind::Step, stepJson(dated(step)));
        asRead(entries.back().content, campaign, path);
    }
    if (history.inForce != history.steps.size())
        appendEntry(entries, EntryKind::Position, positionJson(history.inForce));
    return entries;
}

bool fits(const Picture &picture, const QByteArray &content)
{
    return content.size() == picture.bytes && pictureHash(content) == picture.sha256;
}

/// Returns an id that no course has yet.
int nextId(const std::vector<AbandonedCourse> &courses)
{
    int highest = 0;
    for (const AbandonedCourse &course : courses)
        highest = std::max(highest, course.id);
    return highest + 1;
}

QByteArray hashOf(const std::optional<DraftRow> &row)
{
    return row ? row->hash : QByteArray();
}

std::optional<DraftRow> rowOf(const Drafts &drafts)
{
    return drafts.isEmpty() ? std::nullopt : std::optional(draftRow(draftsJson(drafts)));
}

} // namespace

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const Step &founding)
{
    return create(path, History{{founding}, 1});
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::create(const QString &path, const History &history,
                                                               const PictureSource &pictures)
{
    Q_ASSERT(history.inForce >= 1 && history.inForce <= history.steps.size());
    const QString target = absolute(path);
    const auto made = resultOf([&] {
        const Entries log = logOf(history, target);
        makeCampaignFile(target, [&](const QString &file) {
            writeNewFile(file, [&](Connection &connection) {
                addEntries(connection, log);
                for (const QString &sha256 : pictures ? picturesOf(history.steps) : QStringList()) {
                    if (const auto content = pictures(sha256))
                        writePicture(connection, sha256, *content);
                }
            });
        });
    });
    return made ? open(target) : made.problem();
}

FileResult<std::unique_ptr<CampaignFile>> CampaignFile::open(const QString &path, Access access)
{
    try {
        return std::unique_ptr<CampaignFile>(new CampaignFile(absolute(path), access));
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

CampaignFile::CampaignFile(const QString &path, Access access)
    : m_path(path)
    , m_access(access)
{
    m_isOlder = checkHeader(m_path) < formatVersion();
    const auto identity = identityOf(m_path);
    if (!identity)
        fail(FileTrouble::Missing, m_path);
    m_identity = *identity;

    const Transaction reading(connected(), Transaction::Kind::Read);
    Log log = readCampaign(connected());
    if (!log.flaw.isEmpty())
        failDamaged(m_path, log.flaw, log.history.inForce);
    m_pagesChecked = log.sawAllPages;
    m_key = keyIn(log.entries);
    m_ending = log.entries.back().ending();
    m_history = std::move(log.history);
    m_campaign = std::move(log.campaign);
    m_courses = std::move(log.courses);
    if (const std::optional<DraftRow> row = readDraftRow(connected())) {
        const Result<Drafts> drafts = readDrafts(row->content);
        m_lostDraft = !drafts || *row != draftRow(row->content);
        m_draftHash = row->hash;
        if (!m_lostDraft)
            m_drafts = *drafts;
    }
    if (identityOf(m_path) != m_identity)
        fail(FileTrouble::Replaced, m_path);
}

CampaignFile::~CampaignFile() = default;

Connection &CampaignFile::connected() const
{
    if (!m_connection)
        m_connection = std::make_unique<Connection>(m_path, m_access);
    return *m_connection;
}

void CampaignFile::releaseThread()
{
    m_connection.reset();
}

void CampaignFile::requireInPlace() const
{
    const auto identity = identityOf(m_path);
    if (!identity)
        failWith(FileTrouble::Replaced, m_path,
                 FileText::tr("“%1” was moved or deleted while it was open, so nothing was saved. "
                              "Put it back, or save a copy of what is shown."));
    if (identity != m_identity)
        fail(FileTrouble::Replaced, m_path);
    if (m_access == Access::ReadWrite)
        checkWritable(m_path);
}

void CampaignFile::requireUnchanged() const
{
    try {
        if (readEnding(connected()) == m_ending && hashOf(readDraftRow(connected())) == m_draftHash)
            return;
    } catch (const StorageFault &fault) {
        if (fault.problem.trouble == FileTrouble::Locked)
            throw;
        // Any other problem did not exist when the file was opened, so the file has been changed.
    }
    failWith(FileTrouble::Replaced, m_path,
             FileText::tr("Another program has changed “%1”, so nothing was saved. Open it again to continue."));
}

/// Checks all pages before the first write. When a file with pictures was opened, only the pages of the log were
/// checked, and a corrupt list of free pages could make a step overwrite a page in use.
void CampaignFile::requirePagesInOrder()
{
    if (!m_pagesChecked && !arePagesInOrder(connected()))
        failWith(FileTrouble::Failed, m_path,
                 FileText::tr("The database pages of “%1” are inconsistent, so nothing was saved. "
                              "Save a copy, and continue in that."));
    m_pagesChecked = true;
}

void CampaignFile::upgradeOlder()
{
    if (!m_isOlder)
        return;
    {
        const Transaction reading(connected(), Transaction::Kind::Read);
        requireUnchanged();
    }
    upgrade(m_path, migrations(), checkOpens);
    m_isOlder = false;
}

FileResult<Done> CampaignFile::checkUnchanged() const
{
    return resultOf([this] {
        requireInPlace();
        const Transaction reading(connected(), Transaction::Kind::Read);
        requireUnchanged();
    });
}

FileResult<Done> CampaignFile::checkRights() const
{
    return resultOf([this] { requireInPlace(); });
}

/// The content of one write, which is one transaction.
struct CampaignFile::Changes {
    Entries entries;
    bool replaceAll = false; ///< the entries are a log written anew
    QString addedPicture = {}; ///< its hash
    QByteArray pixels = {};
    QStringList lostPictures = {};
};

void CampaignFile::inTransaction(const std::function<void(Connection &)> &work, const Ending &ending,
                                 const QByteArray &draftHash)
{
    bool isCommitting = false;
    try {
        requireInPlace();
        requirePagesInOrder();
        upgradeOlder();
        Transaction transaction(connected());
        requireInPlace();
        requireUnchanged();
        work(connected());
        isCommitting = true;
        transaction.commit();
    } catch (const StorageFault &fault) {
        if (!isCommitting && fault.problem.trouble == FileTrouble::Damaged)
            fail(FileTrouble::Replaced, m_path); // the file was intact when it was opened
        if (!isCommitting || !isStored(ending, draftHash))
            throw;
    }
    m_ending = ending;
    m_draftHash = draftHash;
}

/// Opens the file again after a commit that failed, which may have stored everything nevertheless.
bool CampaignFile::isStored(const Ending &ending, const QByteArray &draftHash)
{
    m_connection.reset();
    try {
        return identityOf(m_path) == m_identity && readEnding(connected()) == ending
            && hashOf(readDraftRow(connected())) == draftHash;
    } catch (const StorageFault &) {
        failWith(FileTrouble::Failed, m_path,
                 FileText::tr("“%1” could not be read or written. Check the disk, then open the campaign again "
                              "to see whether the last step was saved."));
    }
}

void CampaignFile::write(const Changes &changes, Campaign after, const DraftsAfter &draftsAfter)
{
    Drafts drafts = draftsAfter ? draftsAfter(after, m_drafts) : m_drafts;
    if (!after.encounter)
        drafts.report.reset();
    const bool keepsRow = drafts == m_drafts && (after.encounter || !m_lostDraft);
    const std::optional<DraftRow> row = rowOf(drafts);
    inTransaction(
        [&](Connection &connection) {
            if (changes.replaceAll)
                connection.run(u"DELETE FROM entries"_s);
            addEntries(connection, changes.entries);
            if (!changes.addedPicture.isEmpty())
                writePicture(connection, changes.addedPicture, changes.pixels);
            for (const QString &sha256 : changes.lostPictures)
                removePicture(connection, sha256);
            if (!keepsRow)
                writeDraftRow(connection, row);
        },
        changes.entries.back().ending(), keepsRow ? m_draftHash : hashOf(row));
    m_campaign = std::move(after);
    m_drafts = std::move(drafts);
    m_lostDraft = m_lostDraft && keepsRow;
}

FileResult<Done> CampaignFile::keepDrafts(const Drafts &drafts)
{
    const std::optional<DraftRow> row = rowOf(drafts);
    if (hashOf(row) == m_draftHash && !m_lostDraft)
        return Done{};
    return resultOf([&] {
        inTransaction([&](Connection &connection) { writeDraftRow(connection, row); }, m_ending, hashOf(row));
        m_drafts = drafts;
        m_lostDraft = false;
    });
}

FileResult<Done> CampaignFile::append(const Step &step, const DraftsAfter &draftsAfter, const PictureSource &pictures,
                                      const QString &courseName)
{
    return resultOf([&] {
        const Step now = withGoalsCounted(m_campaign, dated(step));
        const QByteArray content = stepJson(now);
        Campaign after = m_campaign;
        Step written = asRead(content, after, m_path);
        Changes changes;
        if (const auto *taken = firstOf<PictureTaken>(step.changes)) {
            const QString &sha256 = taken->picture.sha256;
            const auto pixels = pictures ? pictures(sha256) : std::nullopt;
            if (pixels ? !fits(taken->picture, *pixels) : !picture(sha256))
                fail(FileTrouble::OurFault, m_path, FileText::tr("The picture is not the one that the step names."));
            if (pixels) {
                changes.addedPicture = sha256;
                changes.pixels = *pixels;
            }
        }
        std::vector<AbandonedCourse> courses = m_courses;
        if (const auto undone = m_history.stepsUndone(); areWorthKeeping(undone)) {
            courses.push_back({nextId(courses), courseName, now.when, m_history.inForce, undone.size()});
            appendEntry(changes.entries, EntryKind::Course, courseJson(courses.back()), m_ending);
        }
        appendEntry(changes.entries, EntryKind::Step, content, m_ending);
        write(changes, std::move(after), draftsAfter);
        m_courses = std::move(courses);
        m_history.steps.resize(m_history.inForce);
        m_folded.changedAfter(m_history.inForce);
        m_history.steps.push_back(std::move(written));
        ++m_history.inForce;
    });
}

FileResult<Done> CampaignFile::setInForce(std::size_t count, const DraftsAfter &draftsAfter)
{
    Q_ASSERT(count >= 1 && count <= m_history.steps.size());
    if (count == m_history.inForce)
        return Done{};
    return resultOf([&] {
        Campaign after = count < m_history.inForce ? campaignAfter(count) : m_campaign;
        for (std::size_t i = m_history.inForce; i < count; ++i)
            apply(after, m_history.steps[i]);
        write({{linkTo(m_ending, EntryKind::Position, positionJson(count))}}, std::move(after), draftsAfter);
        m_history.inForce = count;
    });
}

std::optional<QByteArray> CampaignFile::picture(const QString &sha256) const
{
    try {
        return readPicture(connected(), sha256);
    } catch (const StorageFault &) {
        return std::nullopt; // the file has no pictures or is gone, or another program is writing
    }
}

std::vector<int> CampaignFile::lostPictures() const
{
    std::vector<int> lost;
    for (const Picture &picture : m_campaign.pictures) {
        if (!this->picture(picture.sha256))
            lost.push_back(picture.id);
    }
    return lost;
}

bool CampaignFile::holdsTheSameAs(const QString &otherPath) const
{
    const auto other = open(otherPath, Access::ReadOnly);
    return other && m_history == (*other)->m_history && m_drafts == (*other)->m_drafts
        && m_courses == (*other)->m_courses;
}

// Courses and branches.

namespace {

/// Returns the course with this id. Throws a StorageFault if there is none.
const StepTree::Course &courseIn(const StepTree &tree, int id, const QString &path)
{
    const auto found = std::find_if(tree.courses.begin(), tree.courses.end(),
                                    [id](const AbandonedCourse &course) { return course.id == id; });
    if (found == tree.courses.end())
        fail(FileTrouble::OurFault, path, FileText::tr("There is no left course %1.").arg(id));
    return *found;
}

/// Reads the steps on a way and checks them.
Steps readChecked(const Entries &entries, const StepTree::Way &way, const QString &path)
{
    Steps steps;
    for (const std::size_t place : way) {
        Result<Step> step = readStep(entries[place].content);
        if (!step)
            fail(FileTrouble::Damaged, path, step.problem().text);
        steps.push_back(*std::move(step));
    }
    if (const auto folded = foldChecked(steps); !folded)
        fail(FileTrouble::Damaged, path, folded.problem().text);
    return steps;
}

/// Returns the hashes of the pictures that the steps on a way add.
QStringList picturesOn(const Entries &entries, const StepTree::Way &way)
{
    Steps steps;
    for (const std::size_t place : way) {
        if (!entries[place].content.contains("\"sha256\"")) // parsing all steps would be slow
            continue;
        if (Result<Step> step = readStep(entries[place].content))
            steps.push_back(*std::move(step));
    }
    return picturesOf(steps);
}

/// Returns the hashes of the pictures that were only in steps that have gone from the tree.
QStringList picturesLost(const Entries &entries, const StepTree::Way &gone, const StepTree &tree)
{
    QStringList lost = picturesOn(entries, gone);
    const auto keep = [&](const StepTree::Way &way) {
        for (const QString &sha256 : lost.isEmpty() ? QStringList() : picturesOn(entries, way))
            lost.removeAll(sha256);
    };
    keep(tree.steps);
    for (const StepTree::Course &course : tree.courses)
        keep(tree.wayTo(course.last));
    return lost;
}

/// Returns the content of a step of a campaign that has had this name from the beginning. Nothing else in it differs.
QByteArray renamedIn(const QByteArray &content, const QString &name)
{
    // Parsing all steps would be slow.
    if (!content.contains(nameInFiles<Founded>) && !content.contains(nameInFiles<CampaignCorrected>))
        return content;
    const Result<Step> step = readStep(content);
    return step ? stepJson(renamed(*step, name)) : content;
}

/// Returns the mark of a new branch, different each time.
QByteArray freshMark()
{
    const QJsonObject mark{{u"id"_s, QUuid::createUuid().toString(QUuid::WithoutBraces)}};
    return QJsonDocument(mark).toJson(QJsonDocument::Compact);
}

} // namespace

/// Reads the log again. It must be the one that was read when the file was opened.
Entries CampaignFile::readLog() const
{
    const Transaction reading(connected(), Transaction::Kind::Read);
    requireUnchanged();
    Log log = readEntries(connected());
    if (!log.flaw.isEmpty())
        failDamaged(m_path, log.flaw, 0);
    return std::move(log.entries);
}

/// Replaces the log by one with the courses and steps of this tree, without the pictures that were only on the way that
/// is gone.
void CampaignFile::rewrite(const Entries &entries, const StepTree &tree, const StepTree::Way &gone, Campaign after,
                           const DraftsAfter &draftsAfter)
{
    const Changes changes{
        .entries = writtenAnew(entries, tree), .replaceAll = true, .lostPictures = picturesLost(entries, gone, tree)};
    write(changes, std::move(after), draftsAfter);
    m_courses.assign(tree.courses.begin(), tree.courses.end());
}

FileResult<Steps> CampaignFile::courseSteps(int id) const
{
    try {
        const Entries entries = readLog();
        const StepTree tree = stepTreeOf(entries);
        return readChecked(entries, tree.wayTo(courseIn(tree, id, m_path).last), m_path);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::deleteCourse(int id)
{
    return resultOf([&] {
        const Entries entries = readLog();
        StepTree tree = stepTreeOf(entries);
        const StepTree::Way gone = tree.wayTo(courseIn(tree, id, m_path).last);
        std::erase_if(tree.courses, [id](const AbandonedCourse &course) { return course.id == id; });
        rewrite(entries, tree, gone, m_campaign, {});
    });
}

FileResult<Done> CampaignFile::returnTo(int id, const NameOfLeft &nameOf, const DraftsAfter &draftsAfter)
{
    return resultOf([&] {
        const Entries entries = readLog();
        StepTree tree = stepTreeOf(entries);
        const StepTree::Way left = std::exchange(tree.steps, tree.wayTo(courseIn(tree, id, m_path).last));
        Steps steps = readChecked(entries, tree.steps, m_path);
        const auto parting = std::mismatch(left.begin(), left.end(), tree.steps.begin(), tree.steps.end());
        const auto from = static_cast<std::size_t>(parting.first - left.begin());
        std::erase_if(tree.courses, [id](const AbandonedCourse &course) { return course.id == id; });
        if (const QString name = nameOf(std::span<const Step>(m_history.steps).subspan(from), from); !name.isEmpty())
            tree.courses.push_back(
                {{nextId(m_courses), name, QDateTime::currentDateTimeUtc(), from, left.size() - from}, left.back()});
        tree.inForce = tree.steps.size();
        const Campaign common = fold(steps, from);
        const auto draftsThen = [&](const Campaign &after, const Drafts &drafts) {
            Drafts kept = draftsAfter ? draftsAfter(after, drafts) : drafts;
            if (!common.encounter || common.turn != after.turn)
                kept.report.reset(); // the report is of another battle
            return kept;
        };
        rewrite(entries, tree, left, fold(steps), draftsThen);
        m_history = {std::move(steps), tree.inForce};
        m_folded.changedAfter(from);
    });
}

FileResult<Done> CampaignFile::branch(const QString &copyPath, const BranchPoint &point) const
{
    return resultOf([&] {
        const Entries entries = readLog();
        const StepTree tree = stepTreeOf(entries);
        StepTree::Way way = tree.steps;
        if (point.course > 0) {
            way = tree.wayTo(courseIn(tree, point.course, m_path).last);
            readChecked(entries, way, m_path); // the others were checked when the file was opened
        } else {
            way.resize(point.steps);
        }
        Entries log;
        for (const std::size_t place : way) {
            const QByteArray &content = entries[place].content;
            appendEntry(log, EntryKind::Step, point.name.isEmpty() ? content : renamedIn(content, point.name));
            if (log.size() == 1)
                appendEntry(log, EntryKind::Branch, freshMark());
        }
        const bool isPresent = point.course == 0 && point.steps == m_history.inForce;
        const std::optional<DraftRow> row = isPresent ? rowOf(m_drafts) : std::nullopt;
        const auto fill = [&](Connection &copy) {
            addEntries(copy, log);
            if (row)
                writeDraftRow(copy, row);
            copyPictures(copy, picturesOn(entries, way));
        };
        const auto check = [&](const QString &file) {
            checkHeader(file);
            Connection copy(file, Access::ReadOnly);
            const Log read = readRows(copy); // the steps were checked before and are not applied again
            if (!read.flaw.isEmpty())
                fail(FileTrouble::Failed, file, read.flaw);
            if (read.entries != log || readDraftRow(copy) != row)
                failUnlike(file);
        };
        makeCampaignFile(
            absolute(copyPath), [&](const QString &file) { writeNewFile(file, fill, m_path); }, check);
    });
}

} // namespace muster
