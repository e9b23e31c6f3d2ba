// SPDX-License-Identifier: MIT
#include "model/storage/log.h"

#include "model/json/stepjson.h"
#include "model/storage/connection.h"
#include "model/storage/files.h"
#include "model/storage/pictures.h"
#include "model/texts.h"
#include "rules/slug.h"

#include <QCryptographicHash>

#include <algorithm>
#include <future>
#include <span>
#include <thread>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QByteArray hashOf(const Entry &entry)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(entry.previous);
    hash.addData(QByteArray::number(entry.number) + '\n' + entry.kind.toUtf8() + '\n');
    hash.addData(entry.content);
    return hash.result();
}

} // namespace

Entry linkTo(const Ending &ending, EntryKind kind, const QByteArray &content)
{
    Entry entry{ending.number + 1, slug(kind), content, ending.hash, {}};
    entry.hash = hashOf(entry);
    return entry;
}

void appendEntry(Entries &entries, EntryKind kind, const QByteArray &content, const Ending &ending)
{
    entries.push_back(linkTo(entries.empty() ? ending : entries.back().ending(), kind, content));
}

namespace {

bool isBranch(const Entries &entries)
{
    return entries.size() > 1 && entries[1].kind == slug(EntryKind::Branch);
}

} // namespace

QString keyIn(const Entries &entries)
{
    return entries.empty() ? QString() : QString::fromLatin1(entries[isBranch(entries) ? 1 : 0].hash.toHex());
}

namespace {

/// Follows the entries of a log one by one.
class TreeReader
{
public:
    explicit TreeReader(const Entries &entries)
        : m_entries(entries)
    {
        m_tree.parents.resize(entries.size());
    }

    StepTree read()
    {
        for (std::size_t place = 0; place < m_entries.size() && m_tree.flaw.isEmpty(); ++place) {
            if (!follow(place))
                m_tree.flaw = FileText::tr("Entry %1 of its log is not valid.").arg(m_entries[place].number);
        }
        return std::move(m_tree);
    }

private:
    /// Returns false if the entry is not valid.
    bool follow(std::size_t place)
    {
        const QByteArray &content = m_entries[place].content;
        const auto kind = fromSlug<EntryKind>(m_entries[place].kind);
        if (kind == EntryKind::Step) {
            if (hasUndone())
                leave(courseLeftFor(content));
            m_tree.parents[place] = m_tree.steps.empty() ? place : m_tree.steps.back();
            m_tree.steps.push_back(place);
            ++m_tree.inForce;
            return true;
        }
        if (kind == EntryKind::Position) {
            const Result<std::size_t> position = readPosition(content);
            if (!position || *position > m_tree.steps.size())
                return false;
            m_tree.inForce = *position;
            return true;
        }
        if (kind == EntryKind::Course) {
            const auto course = readCourse(content);
            if (!course || !hasUndone())
                return false;
            leave(*course);
            return true;
        }
        return kind == EntryKind::Branch && place == 1;
    }

    bool hasUndone() const { return m_tree.inForce < m_tree.steps.size(); }

    /// Returns the course that undone steps are if this step was written after them.
    std::optional<AbandonedCourse> courseLeftFor(const QByteArray &content) const
    {
        Steps undone;
        for (std::size_t i = m_tree.inForce; i < m_tree.steps.size(); ++i) {
            if (Result<Step> step = readStep(m_entries[m_tree.steps[i]].content))
                undone.push_back(*std::move(step));
        }
        if (!areWorthKeeping(undone))
            return std::nullopt;
        const Result<Step> next = readStep(content);
        return AbandonedCourse{m_highest + 1, {}, next ? next->when : QDateTime::fromSecsSinceEpoch(0, Qt::UTC)};
    }

    void leave(std::optional<AbandonedCourse> course)
    {
        if (course) {
            course->from = m_tree.inForce;
            course->steps = m_tree.steps.size() - m_tree.inForce;
            m_highest = std::max(m_highest, course->id);
            m_tree.courses.push_back({*std::move(course), m_tree.steps.back()});
        }
        m_tree.steps.resize(m_tree.inForce);
    }

    const Entries &m_entries;
    StepTree m_tree;
    int m_highest = 0; ///< id of a course
};

} // namespace

StepTree stepTreeOf(const Entries &entries)
{
    return TreeReader(entries).read();
}

StepTree::Way StepTree::wayTo(std::size_t last) const
{
    Way way{last};
    while (parents[way.back()] != way.back())
        way.push_back(parents[way.back()]);
    std::reverse(way.begin(), way.end());
    return way;
}

Entries writtenAnew(const Entries &entries, const StepTree &tree)
{
    Entries log;
    StepTree::Way steps; // of the new log, as positions in the old one
    std::size_t inForce = 0;
    const auto goTo = [&](std::size_t count) {
        if (count != inForce)
            appendEntry(log, EntryKind::Position, positionJson(count));
        inForce = count;
    };
    const auto leave = [&](const std::optional<AbandonedCourse> &course) {
        appendEntry(log, EntryKind::Course, courseJson(course));
        steps.resize(inForce);
    };
    const auto follow = [&](const StepTree::Way &way) {
        const auto parting = std::mismatch(steps.begin(), steps.end(), way.begin(), way.end());
        if (parting.first != steps.end()) {
            goTo(static_cast<std::size_t>(parting.first - steps.begin()));
            leave(std::nullopt); // if they are a course, its entry exists already
        }
        for (auto place = way.begin() + std::ssize(steps); place != way.end(); ++place) {
            appendEntry(log, EntryKind::Step, entries[*place].content);
            if (log.size() == 1 && isBranch(entries))
                appendEntry(log, EntryKind::Branch, entries[1].content);
        }
        steps = way;
        inForce = way.size();
    };
    for (const StepTree::Course &abandoned : tree.courses) {
        follow(tree.wayTo(abandoned.last));
        goTo(abandoned.from);
        leave(abandoned);
    }
    follow(tree.steps);
    goTo(tree.inForce);
    return log;
}

Log readEntries(Connection &connection)
{
    Log log;
    Ending ending;
    const bool isReadable = worksUnlessDamaged([&] {
        // Text is read as the bytes that were hashed, because a conversion to QString would repair broken UTF-8.
        QSqlQuery rows = connection.run(
            u"SELECT number, kind, CAST(content AS BLOB), previous, hash FROM entries ORDER BY number"_s);
        while (rows.next()) {
            Entry entry{rows.value(0).toInt(), rows.value(1).toString(), rows.value(2).toByteArray(),
                        rows.value(3).toByteArray(), rows.value(4).toByteArray()};
            if (entry.number != ending.number + 1 || entry.previous != ending.hash || entry.hash != hashOf(entry)) {
                log.flaw = FileText::tr("Entry %1 of its log has been altered.").arg(ending.number + 1);
                return;
            }
            ending = entry.ending();
            log.entries.push_back(std::move(entry));
        }
        if (readEnding(connection) != ending)
            log.flaw = FileText::tr("The end of its log is missing.");
    });
    if (!isReadable)
        log.flaw = FileText::tr("Entry %1 of its log cannot be read.").arg(ending.number + 1);
    return log;
}

namespace {

bool isInOrder(Connection &connection, const QString &check)
{
    QVariant found;
    worksUnlessDamaged([&] { found = connection.value(u"PRAGMA quick_check(%1)"_s.arg(check)); });
    return found == u"ok"_s;
}

bool mayHavePictures(Connection &connection)
{
    bool has = false;
    const bool isReadable = worksUnlessDamaged(
        [&] { has = holdsPictures(connection) && connection.value(u"SELECT 1 FROM pictures LIMIT 1"_s).isValid(); });
    return has || !isReadable;
}

} // namespace

bool arePagesInOrder(Connection &connection)
{
    return isInOrder(connection, u"1"_s);
}

Log readRows(Connection &connection)
{
    // Checked again, because the header was checked before an interrupted write was rolled back.
    if (connection.value(u"PRAGMA application_id"_s).toUInt() != applicationId)
        fail(FileTrouble::NotOurs, connection.path());
    if (connection.value(u"PRAGMA user_version"_s).toUInt() > static_cast<unsigned>(formatVersion()))
        fail(FileTrouble::Newer, connection.path());
    checkSchema(connection);

    const QStringList logTables{u"sqlite_schema"_s, u"entries"_s, u"ending"_s, u"draft"_s};
    const bool seesAll = !mayHavePictures(connection); // checking all pages would read every picture
    const bool inOrder = seesAll ? arePagesInOrder(connection)
                                 : std::all_of(logTables.begin(), logTables.end(),
                                               [&](const QString &table) { return isInOrder(connection, table); });
    const bool hasOrphans = connection.value(u"PRAGMA foreign_key_check"_s).isValid();
    Log log = readEntries(connection);
    log.sawAllPages = seesAll;
    if (log.flaw.isEmpty() && (!inOrder || hasOrphans))
        log.flaw = FileText::tr("Its database pages are inconsistent.");
    return log;
}

namespace {

using Stretch = std::vector<Result<Step>>;

/// Starts reading the steps. A step can be read on its own, so a long log is divided into stretches, one for each core;
/// the first is read in this thread.
std::vector<std::future<Stretch>> readInStretches(const Entries &entries, const StepTree::Way &places)
{
    constexpr std::size_t worthAThread = 2000;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t count = std::clamp<std::size_t>(places.size() / worthAThread, 1, cores);
    std::vector<std::future<Stretch>> stretches;
    for (std::size_t i = 0; i < count; ++i) {
        const std::span part(places.begin() + static_cast<std::ptrdiff_t>(places.size() * i / count),
                             places.begin() + static_cast<std::ptrdiff_t>(places.size() * (i + 1) / count));
        stretches.push_back(std::async(i == 0 ? std::launch::deferred : std::launch::async, [&entries, part] {
            Stretch steps;
            steps.reserve(part.size());
            for (const std::size_t place : part)
                steps.push_back(readStep(entries[place].content));
            return steps;
        }));
    }
    return stretches;
}

/// Applies the steps of the tree. Returns what is wrong with the first that is not valid; nothing if all are.
QString applySteps(Log &log, const StepTree &tree)
{
    Campaign campaign;
    Steps &steps = log.history.steps;
    for (std::future<Stretch> &stretch : readInStretches(log.entries, tree.steps)) {
        for (Result<Step> &step : stretch.get()) {
            const std::optional<Problem> problem = step ? applyChecked(campaign, *step) : step.problem();
            if (problem)
                return FileText::tr("Entry %1 of its log is not valid: %2")
                    .arg(log.entries[tree.steps[steps.size()]].number)
                    .arg(problem->text);
            steps.push_back(*std::move(step));
            if (steps.size() == tree.inForce)
                log.campaign = campaign;
        }
    }
    return {};
}

} // namespace

void replay(Log &log)
{
    const StepTree tree = stepTreeOf(log.entries);
    const QString flaw = applySteps(log, tree);
    log.history.inForce = std::min(tree.inForce, log.history.steps.size());
    log.courses.assign(tree.courses.begin(), tree.courses.end());
    for (const QString &worse : {tree.flaw, flaw}) {
        if (!worse.isEmpty())
            log.flaw = worse;
    }
}

Log readCampaign(Connection &connection)
{
    Log log = readRows(connection);
    replay(log);
    if (log.flaw.isEmpty() && log.history.inForce == 0)
        log.flaw = FileText::tr("It is empty.");
    return log;
}

void addEntries(Connection &connection, const Entries &entries)
{
    for (const Entry &entry : entries)
        connection.run(u"INSERT INTO entries (number, kind, content, previous, hash) VALUES (?, ?, ?, ?, ?)"_s,
                       {entry.number, entry.kind, QString::fromUtf8(entry.content), entry.previous, entry.hash});
    if (!entries.empty())
        connection.run(u"INSERT OR REPLACE INTO ending (id, number, hash) VALUES (1, ?, ?)"_s,
                       {entries.back().number, entries.back().hash});
}

Ending readEnding(Connection &connection)
{
    QSqlQuery row = connection.run(u"SELECT number, hash FROM ending WHERE id = 1"_s);
    return row.next() ? Ending{row.value(0).toInt(), row.value(1).toByteArray()} : Ending();
}

DraftRow draftRow(const QByteArray &content)
{
    return {content, QCryptographicHash::hash(content, QCryptographicHash::Sha256)};
}

std::optional<DraftRow> readDraftRow(Connection &connection)
{
    // Any id is accepted: a row whose id was changed by a flipped bit would otherwise be lost without notice.
    QSqlQuery row = connection.run(u"SELECT CAST(content AS BLOB), hash FROM draft ORDER BY id LIMIT 1"_s);
    if (!row.next())
        return std::nullopt;
    return DraftRow{row.value(0).toByteArray(), row.value(1).toByteArray()};
}

void writeDraftRow(Connection &connection, const std::optional<DraftRow> &row)
{
    connection.run(u"DELETE FROM draft"_s);
    if (row)
        connection.run(u"INSERT INTO draft (id, content, hash) VALUES (1, ?, ?)"_s,
                       {QString::fromUtf8(row->content), row->hash});
}

} // namespace muster
