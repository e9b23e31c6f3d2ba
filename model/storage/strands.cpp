// SPDX-License-Identifier: MIT
#include "model/storage/strands.h"

#include "model/campaign/step.h"
#include "model/changes/changekind.h"
#include "model/json/stepjson.h"
#include "model/storage/pictures.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

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

/// None: it is no course.
std::optional<LeftCourse> courseLeft(const std::vector<Entry> &entries, const Outline &outline,
                                     const Outline::Left &left, int nextId)
{
    const Entry &by = entries[left.by];
    if (by.kind == nameOf(EntryKind::Course)) {
        const auto course = readCourse(by.content);
        return course ? *course : std::nullopt;
    }
    if (!areWorthKeeping(readSteps(entries, outline.wayTo(left.last, left.steps))))
        return std::nullopt;
    const Result<Step> next = readStep(by.content);
    return LeftCourse{nextId, {}, next ? next->when : QDateTime::fromSecsSinceEpoch(0, Qt::UTC)};
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

std::vector<CourseInLog> coursesIn(const std::vector<Entry> &entries, const Outline &outline)
{
    std::vector<CourseInLog> found;
    int highest = 0;
    for (const Outline::Left &left : outline.left) {
        std::optional<LeftCourse> course = courseLeft(entries, outline, left, highest + 1);
        if (!course)
            continue;
        course->from = left.from;
        course->steps = left.steps;
        highest = std::max(highest, course->id);
        found.push_back({*std::move(course), left.last});
    }
    return found;
}

const Strands::Course *Strands::find(int id) const
{
    const auto found =
        std::find_if(courses.begin(), courses.end(), [id](const Course &course) { return course.course.id == id; });
    return found == courses.end() ? nullptr : &*found;
}

Strands untangled(const std::vector<Entry> &entries)
{
    const Outline outline = outlineOf(entries);
    Strands strands{{}, {}, contentsOf(entries, outline.steps), outline.inForce};
    if (entries.size() > 1 && entries[1].kind == nameOf(EntryKind::Branch))
        strands.mark = entries[1].content;
    for (const CourseInLog &found : coursesIn(entries, outline)) {
        const LeftCourse &course = found.course;
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

    /// Goes to where these steps are in force, over what is there.
    void follow(const std::vector<QByteArray> &steps)
    {
        const auto parts = std::mismatch(m_steps.begin(), m_steps.end(), steps.begin(), steps.end());
        const auto common = static_cast<std::size_t>(parts.first - m_steps.begin());
        if (common < m_steps.size()) {
            goTo(common);
            leave(std::nullopt); // named as a course already, where it is one
        }
        for (std::size_t i = common; i < steps.size(); ++i)
            addStep(steps[i]);
    }

    void leave(const std::optional<LeftCourse> &course)
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

std::vector<Entry> entangled(const Strands &strands)
{
    LogWriter log(strands.mark);
    for (const Strands::Course &course : strands.courses) {
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

/// Its name is written out in it, or nearly so: to read them all would take its time.
bool mayNameTheCampaign(const QByteArray &content)
{
    return content.contains(Founded::kind.name) || content.contains(CampaignCorrected::kind.name);
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
    Book book;
    for (const QByteArray &content : steps) {
        if (!content.contains("\"sha256\"")) // to read them all would take its time
            continue;
        if (Result<Step> step = readStep(content))
            book.steps.push_back(*std::move(step));
    }
    return picturesOf(book);
}

} // namespace muster
