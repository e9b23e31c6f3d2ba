// SPDX-License-Identifier: MIT
#include "model/storage/courses.h"

#include "model/json/stepjson.h"
#include "model/storage/connection.h"
#include "model/storage/fileproblem.h"
#include "model/storage/ondisk.h"
#include "model/storage/pictures.h"
#include "model/storage/recover.h"
#include "model/storage/store.h"
#include "model/texts.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <utility>

// What CampaignFile does with other courses than the one that is played: those that were left, and copies that go their own
// way.

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

/// Throws a StorageFault where there is none.
const Strands::Course &courseOf(const Strands &strands, int id, const QString &path)
{
    const Strands::Course *course = strands.find(id);
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

/// Of the pictures that were only in a course that is gone.
QStringList picturesLost(const std::vector<QByteArray> &gone, const Strands &left)
{
    QStringList lost = picturesIn(gone);
    const auto keep = [&](const std::vector<QByteArray> &steps) {
        for (const QString &sha256 : lost.isEmpty() ? QStringList() : picturesIn(steps))
            lost.removeAll(sha256);
    };
    keep(left.steps);
    for (const Strands::Course &other : left.courses)
        keep(other.steps);
    return lost;
}

} // namespace

FileResult<std::vector<LeftCourse>> CampaignFile::courses() const
{
    try {
        std::vector<LeftCourse> courses;
        for (const Strands::Course &course : m_store->strands().courses)
            courses.push_back(course.course);
        return courses;
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

bool CampaignFile::holdsTheSameAs(const CampaignFile &other) const
{
    if (book() != other.book() || drafts() != other.drafts())
        return false;
    const auto ours = courses();
    const auto theirs = other.courses();
    return ours && theirs && *ours == *theirs;
}

FileResult<Steps> CampaignFile::courseSteps(int id) const
{
    try {
        const Strands strands = m_store->strands();
        Result<Steps> steps = readChecked(courseOf(strands, id, path()).steps);
        if (!steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        return *std::move(steps);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::strikeCourse(int id)
{
    try {
        Strands strands = m_store->strands();
        const std::vector<QByteArray> gone = courseOf(strands, id, path()).steps;
        std::erase_if(strands.courses, [id](const Strands::Course &course) { return course.course.id == id; });
        return m_store->rewrite(strands, picturesLost(gone, strands), m_store->drafts);
    } catch (const StorageFault &fault) {
        return fault.problem;
    }
}

FileResult<Done> CampaignFile::returnTo(int id, const NameOfLeft &nameOf, const DraftsAfter &draftsAfter)
{
    try {
        Strands strands = m_store->strands();
        const Strands::Course wanted = courseOf(strands, id, path());
        Result<Steps> steps = readChecked(wanted.steps);
        if (!steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        const std::vector<QByteArray> left = std::exchange(strands.steps, wanted.steps);
        const auto parting = std::mismatch(left.begin(), left.end(), wanted.steps.begin(), wanted.steps.end());
        const auto from = static_cast<std::size_t>(parting.first - left.begin());
        const QString name = nameOf(std::span<const Step>(book().steps).subspan(from), from);
        int highest = 0;
        for (const Strands::Course &course : strands.courses)
            highest = std::max(highest, course.course.id);
        std::erase_if(strands.courses, [id](const Strands::Course &course) { return course.course.id == id; });
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
        const Strands all = m_store->strands();
        Strands strands{freshMark(), {}, all.steps, 0};
        if (point.course > 0)
            strands.steps = courseOf(all, point.course, path()).steps;
        else
            strands.steps.resize(point.steps);
        // Those of the book came to a campaign when the file was opened.
        if (const auto steps = point.course > 0 ? readChecked(strands.steps) : Steps(); !steps)
            return fileProblem(FileTrouble::Damaged, path(), steps.problem().text);
        if (!point.name.isEmpty())
            strands.steps = renamed(std::move(strands.steps), point.name);
        strands.inForce = strands.steps.size();
        const bool isPresent = point.course == 0 && point.steps == book().inForce;
        const Branch branch{entangled(strands), isPresent ? m_store->draftRow() : std::nullopt,
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
