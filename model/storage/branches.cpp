// SPDX-License-Identifier: MIT
#include "model/storage/branches.h"

#include "model/campaign/step.h"
#include "model/changes/all.h"
#include "model/json/stepjson.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/storage/recover.h"
#include "model/storage/store.h"
#include "model/texts.h"

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

Steps readSteps(const std::vector<Entry> &entries, const std::vector<std::size_t> &places)
{
    Steps steps;
    for (const std::size_t place : places) {
        if (Result<Step> step = readStep(entries[place].content))
            steps.push_back(*std::move(step));
    }
    return steps;
}

/// Returns the course that the abandoned steps form; none if they form none.
std::optional<AbandonedCourse> courseLeft(const std::vector<Entry> &entries, const LogIndex &outline,
                                          const LogIndex::Left &left, int nextId)
{
    const Entry &by = entries[left.by];
    if (by.kind == nameOf(EntryKind::Course)) {
        const auto course = readCourse(by.content);
        return course ? *course : std::nullopt;
    }
    if (!areWorthKeeping(readSteps(entries, outline.wayTo(left.last, left.steps))))
        return std::nullopt;
    const Result<Step> next = readStep(by.content);
    return AbandonedCourse{nextId, {}, next ? next->when : QDateTime::fromSecsSinceEpoch(0, Qt::UTC)};
}

std::vector<QByteArray> contentsOf(const std::vector<Entry> &entries, const std::vector<std::size_t> &places)
{
    std::vector<QByteArray> contents;
    contents.reserve(places.size());
    for (const std::size_t place : places)
        contents.push_back(entries[place].content);
    return contents;
}

} // namespace

std::vector<CourseInLog> coursesIn(const std::vector<Entry> &entries, const LogIndex &outline)
{
    std::vector<CourseInLog> found;
    int highest = 0;
    for (const LogIndex::Left &left : outline.left) {
        std::optional<AbandonedCourse> course = courseLeft(entries, outline, left, highest + 1);
        if (!course)
            continue;
        course->from = left.from;
        course->steps = left.steps;
        highest = std::max(highest, course->id);
        found.push_back({*std::move(course), left.last});
    }
    return found;
}

const Branches::Course *Branches::find(int id) const
{
    const auto found =
        std::find_if(courses.begin(), courses.end(), [id](const Course &course) { return course.course.id == id; });
    return found == courses.end() ? nullptr : &*found;
}

Branches readBranches(const std::vector<Entry> &entries)
{
    const LogIndex outline = logIndexOf(entries);
    Branches strands{{}, {}, contentsOf(entries, outline.steps), outline.inForce};
    if (entries.size() > 1 && entries[1].kind == nameOf(EntryKind::Branch))
        strands.mark = entries[1].content;
    for (const CourseInLog &found : coursesIn(entries, outline)) {
        const AbandonedCourse &course = found.course;
        strands.courses.push_back({course, contentsOf(entries, outline.wayTo(found.last, course.from + course.steps))});
    }
    return strands;
}

namespace {

/// Writes a log from its beginning.
class LogWriter
{
public:
    explicit LogWriter(QByteArray mark)
        : m_mark(std::move(mark))
    {
    }

    /// Adds entries until these steps are in force, sharing the common beginning with the present ones.
    void follow(const std::vector<QByteArray> &steps)
    {
        const auto parts = std::mismatch(m_steps.begin(), m_steps.end(), steps.begin(), steps.end());
        const auto common = static_cast<std::size_t>(parts.first - m_steps.begin());
        if (common < m_steps.size()) {
            goTo(common);
            leave(std::nullopt); // if they are a course, its entry exists already
        }
        for (std::size_t i = common; i < steps.size(); ++i)
            addStep(steps[i]);
    }

    void leave(const std::optional<AbandonedCourse> &course)
    {
        add(EntryKind::Course, courseJson(course));
        m_steps.resize(m_inForce);
    }

    void goTo(std::size_t count)
    {
        if (count != m_inForce)
            add(EntryKind::Position, positionJson(count));
        m_inForce = count;
    }

    std::vector<Entry> take() { return std::move(m_entries); }

private:
    void addStep(const QByteArray &content)
    {
        add(EntryKind::Step, content);
        m_steps.push_back(content);
        ++m_inForce;
        if (m_steps.size() == 1 && !m_mark.isEmpty())
            add(EntryKind::Branch, m_mark);
    }

    void add(EntryKind kind, const QByteArray &content)
    {
        m_entries.push_back(linkTo(m_ending, kind, content));
        m_ending = {m_entries.back().number, m_entries.back().hash};
    }

    QByteArray m_mark;
    std::vector<Entry> m_entries;
    Ending m_ending;
    std::vector<QByteArray> m_steps;
    std::size_t m_inForce = 0;
};

} // namespace

std::vector<Entry> writtenLog(const Branches &strands)
{
    LogWriter log(strands.mark);
    for (const Branches::Course &course : strands.courses) {
        log.follow(course.steps);
        log.goTo(course.course.from);
        log.leave(course.course);
    }
    log.follow(strands.steps);
    log.goTo(strands.inForce);
    return log.take();
}

QByteArray freshMark()
{
    const QJsonObject mark{{u"id"_s, QUuid::createUuid().toString(QUuid::WithoutBraces)}};
    return QJsonDocument(mark).toJson(QJsonDocument::Compact);
}

namespace {

/// Returns whether the step may contain the campaign's name. A text search is used, because parsing all steps would be
/// slow.
bool mayNameTheCampaign(const QByteArray &content)
{
    return content.contains(nameInFiles<Founded>) || content.contains(nameInFiles<CampaignCorrected>);
}

} // namespace

std::vector<QByteArray> renamed(std::vector<QByteArray> steps, const QString &name)
{
    for (QByteArray &content : steps) {
        if (!mayNameTheCampaign(content))
            continue;
        if (const Result<Step> step = readStep(content))
            content = stepJson(renamed(*step, name));
    }
    return steps;
}

QStringList picturesIn(const std::vector<QByteArray> &steps)
{
    History history;
    for (const QByteArray &content : steps) {
        if (!content.contains("\"sha256\"")) // parsing all steps would be slow
            continue;
        if (Result<Step> step = readStep(content))
            history.steps.push_back(*std::move(step));
    }
    return picturesOf(history);
}

} // namespace muster

// The functions of CampaignFile for courses that were abandoned and for branches.

namespace muster {

using namespace Qt::StringLiterals;

void writeBranch(const QString &path, const QString &copyPath, const Branch &branch)
{
    makeEmptyFile(copyPath);
    Connection copy(copyPath, Connection::Access::ReadWrite);
    const QString address = QString::fromLatin1(QUrl::toPercentEncoding(path, "/"));
    copy.run(u"ATTACH DATABASE ? AS origin"_s, {u"file:%1?mode=ro"_s.arg(address)});
    const bool hasPictures = copy.value(u"PRAGMA origin.user_version"_s).toInt() >= firstFormatWithPictures;
    Transaction transaction(copy);
    migrate(copy);
    addEntries(copy, branch.log);
    if (branch.draft)
        writeDraftRow(copy, branch.draft);
    if (hasPictures)
        copyPictures(copy, u"origin"_s, branch.pictures);
    transaction.commit();
}

void checkBranch(const QString &copyPath, const Branch &branch)
{
    checkHeader(copyPath);
    const auto copy = connectTo(copyPath, Connection::Access::ReadOnly);
    const Reading read = readRows(*copy);
    if (!read.flaw.isEmpty())
        fail(FileTrouble::Failed, copyPath, read.flaw);
    if (read.log.entries != branch.log || readDraftRow(*copy) != branch.draft)
        failUnlike(copyPath);
}

namespace {

/// Returns the course with this id. Throws a StorageFault if there is none.
const Branches::Course &courseOf(const Branches &strands, int id, const QString &path)
{
    const Branches::Course *course = strands.find(id);
    if (!course)
        fail(FileTrouble::OurFault, path, FileText::tr("There is no left course %1.").arg(id));
    return *course;
}

Result<Steps> readChecked(const std::vector<QByteArray> &contents)
{
    Steps steps;
    for (const QByteArray &content : contents) {
        Result<Step> step = readStep(content);
        if (!step)
            return step.problem();
        steps.push_back(*std::move(step));
    }
    if (const auto folded = foldChecked(steps, steps.size()); !folded)
        return folded.problem();
    return steps;
}

/// Returns the hashes of the pictures that were only in a deleted course.
QStringList picturesLost(const std::vector<QByteArray> &gone, const Branches &left)
{
    QStringList lost = picturesIn(gone);
    const auto keep = [&](const std::vector<QByteArray> &steps) {
        for (const QString &sha256 : lost.isEmpty() ? QStringList() : picturesIn(steps))
            lost.removeAll(sha256);
    };
    keep(left.steps);
    for (const Branches::Course &other : left.courses)
        keep(other.steps);
    return lost;
}

} // namespace

FileResult<std::vector<AbandonedCourse>> CampaignFile::courses() const
{
    try {
        std::vector<AbandonedCourse> courses;
        for (const Branches::Course &course : m_store->strands().courses)
            courses.push_back(course.course);
        return courses;
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

bool CampaignFile::holdsTheSameAs(const CampaignFile &other) const
{
    if (history() != other.history() || drafts() != other.drafts())
        return false;
    const auto ours = courses();
    const auto theirs = other.courses();
    return ours && theirs && *ours == *theirs;
}

FileResult<Steps> CampaignFile::courseSteps(int id) const
{
    try {
        const Branches strands = m_store->strands();
        Result<Steps> steps = readChecked(courseOf(strands, id, path()).steps);
        if (!steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        return *std::move(steps);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::deleteCourse(int id)
{
    try {
        Branches strands = m_store->strands();
        const std::vector<QByteArray> gone = courseOf(strands, id, path()).steps;
        std::erase_if(strands.courses, [id](const Branches::Course &course) { return course.course.id == id; });
        return m_store->rewrite(strands, picturesLost(gone, strands), m_store->drafts);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::returnTo(int id, const NameOfLeft &nameOf, const DraftsAfter &draftsAfter)
{
    try {
        Branches strands = m_store->strands();
        const Branches::Course wanted = courseOf(strands, id, path());
        Result<Steps> steps = readChecked(wanted.steps);
        if (!steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        const std::vector<QByteArray> left = std::exchange(strands.steps, wanted.steps);
        const auto parting = std::mismatch(left.begin(), left.end(), wanted.steps.begin(), wanted.steps.end());
        const auto from = static_cast<std::size_t>(parting.first - left.begin());
        const QString name = nameOf(std::span<const Step>(history().steps).subspan(from), from);
        int highest = 0;
        for (const Branches::Course &course : strands.courses)
            highest = std::max(highest, course.course.id);
        std::erase_if(strands.courses, [id](const Branches::Course &course) { return course.course.id == id; });
        if (!name.isEmpty())
            strands.courses.push_back(
                {{highest + 1, name, QDateTime::currentDateTimeUtc(), from, left.size() - from}, left});
        strands.inForce = wanted.steps.size();
        return m_store->goTo({*std::move(steps), wanted.steps.size()}, from, strands, picturesLost(left, strands),
                             draftsAfter);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::branch(const QString &copyPath, const BranchPoint &point) const
{
    try {
        const Branches all = m_store->strands();
        Branches strands{freshMark(), {}, all.steps, 0};
        if (point.course > 0)
            strands.steps = courseOf(all, point.course, path()).steps;
        else
            strands.steps.resize(point.steps);
        // The steps of the book were checked when the file was opened.
        if (const auto steps = point.course > 0 ? readChecked(strands.steps) : Steps(); !steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        if (!point.name.isEmpty())
            strands.steps = renamed(std::move(strands.steps), point.name);
        strands.inForce = strands.steps.size();
        const bool isPresent = point.course == 0 && point.steps == history().inForce;
        const Branch branch{writtenLog(strands), isPresent ? m_store->draftRow() : std::nullopt,
                            picturesIn(strands.steps)};
        return makeCampaignFile(
            QFileInfo(copyPath).absoluteFilePath(),
            [&](const QString &temporary) { writeBranch(path(), temporary, branch); },
            [&](const QString &temporary) { checkBranch(temporary, branch); });
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

} // namespace muster
