// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/command.h"
#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "app/values.h"
#include "model/acts/actions.h"
#include "model/json/campaignjson.h"
#include "model/story/comparecourses.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster {

// Branches

namespace {

QString named(const QString &path)
{
    return shortened(QFileInfo(path).fileName());
}

Result<std::size_t, Refusal> readStepToBranchAt(const Call &call, const OpenCampaign &open)
{
    const auto at = readNumber(call, u"at"_s);
    if (!at)
        return at.problem();
    const auto last = static_cast<int>(open.steps());
    const int step = at->value_or(last);
    if (step < 1 || step > last)
        return wrong(CommandLine::tr("--at must be a step from 1 to %1.").arg(last));
    return static_cast<std::size_t>(step);
}

} // namespace

Reply answerBranch(const OpenCampaign &open, const Call &call, const Environment &)
{
    const auto at = readStepToBranchAt(call, open);
    if (!at)
        return at.problem();
    BranchPoint point{*at, 0, {}};
    if (call.has(u"name"_s)) {
        const Result<QString> name = acts::campaignName(call.value(u"name"_s));
        if (!name)
            return wrong(name.problems());
        point.name = *name;
    }
    if (const auto refusal = refusalOf(open.file->branch(call.word(1), point)))
        return *refusal;
    return Answer{CommandLine::tr("Saved to %1: the campaign as it stood after step %2. %3 is unchanged.")
                          .arg(shortened(call.word(1)), QString::number(*at), named(call.word(0)))
                      + u'\n',
                  {{u"file"_s, call.word(1)}, {u"steps"_s, static_cast<int>(*at)}}};
}

// Abandoned courses

namespace {

/// Returns the course's name. Files of earlier versions store none, so that one is made up.
QString nameOf(const AbandonedCourse &course, const OpenCampaign &open)
{
    if (!course.name.isEmpty())
        return course.name;
    const auto steps = open.file->courseSteps(course.id);
    return steps ? nameForNameless(fold(*steps, course.from), open.pack) : QString();
}

QString onDay(const QDateTime &when)
{
    return when.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s);
}

Answer listed(const QString &path, const OpenCampaign &open, const std::vector<AbandonedCourse> &courses)
{
    Columns lines{{Align::Right, Align::Left, Align::Left, Align::Left}, 2};
    QJsonArray json;
    for (const AbandonedCourse &course : courses) {
        const QString name = nameOf(course, open);
        const auto steps = static_cast<int>(course.steps);
        lines.add({QString::number(course.id), name,
                   CommandLine::tr("%n steps after step %1", nullptr, steps).arg(course.from), onDay(course.left)});
        json.append(QJsonObject{{u"id"_s, course.id},
                                {u"name"_s, name},
                                {u"from"_s, static_cast<int>(course.from)},
                                {u"steps"_s, steps},
                                {u"left"_s, course.left.toUTC().toString(Qt::ISODate)}});
    }
    const QString text = courses.empty() ? CommandLine::tr("No course was left in %1.").arg(named(path)) + u'\n'
                                         : CommandLine::tr("Left courses of %1:").arg(named(path)) + u'\n'
            + lines.text() + CommandLine::tr("“muster courses FILE --save K COPY” makes a campaign of one.") + u'\n';
    return {text, {{u"courses"_s, json}}};
}

Reply saved(const Call &call, const OpenCampaign &open, const AbandonedCourse &course)
{
    if (const auto refusal = refusalOf(open.file->branch(call.word(1), {0, course.id, nameOf(course, open)})))
        return *refusal;
    return Answer{CommandLine::tr("“%1” is saved to %2.").arg(shortened(nameOf(course, open)), shortened(call.word(1)))
                      + u'\n',
                  {{u"file"_s, call.word(1)}, {u"steps"_s, static_cast<int>(course.from + course.steps)}}};
}

Reply thrownAway(const OpenCampaign &open, const AbandonedCourse &course)
{
    const QString name = shortened(nameOf(course, open));
    if (const auto refusal = refusalOf(open.file->deleteCourse(course.id)))
        return *refusal;
    return Answer{CommandLine::tr("“%1” is deleted.").arg(name) + u'\n', {{u"struck"_s, course.id}}};
}

} // namespace

Reply answerCourses(const Call &call, const Environment &)
{
    const bool saves = call.has(u"save"_s);
    const bool strikes = call.has(u"strike"_s);
    if (saves && strikes)
        return wrong(CommandLine::tr("Give either --save or --strike."));
    const auto number = readNumber(call, saves ? u"save"_s : u"strike"_s);
    if (!number)
        return number.problem();
    if (saves == call.word(1).isEmpty())
        return wrong(saves ? CommandLine::tr("--save needs the name of the new file too: “muster courses FILE --save K "
                                             "COPY”.")
                           : CommandLine::tr("Which course? “muster courses FILE” lists them; give its number with "
                                             "--save."));
    const auto open =
        openCampaign(call.word(0), strikes ? CampaignFile::Access::ReadWrite : CampaignFile::Access::ReadOnly);
    if (!open)
        return open.problem();
    const auto courses = open->file->courses();
    if (!courses)
        return unusable(courses.problem());
    if (!*number)
        return listed(call.word(0), *open, *courses);
    const auto course = std::find_if(courses->begin(), courses->end(),
                                     [&](const AbandonedCourse &left) { return left.id == **number; });
    if (course == courses->end())
        return wrong(CommandLine::tr("There is no left course %1 in %2. “muster courses FILE” lists them.")
                         .arg(QString::number(**number), named(call.word(0))));
    return saves ? saved(call, *open, *course) : thrownAway(*open, *course);
}

// Comparison of two campaigns

namespace {

QJsonObject sideJson(const Campaign &campaign)
{
    QJsonArray figures;
    for (const Figure &figure : campaign.band)
        figures.append(figureJson(figure));
    return {{u"name"_s, campaign.name},
            {u"strength"_s, campaign.repInAll()},
            {u"eal"_s, campaign.eal ? QJsonValue(*campaign.eal) : QJsonValue()},
            {u"figures"_s, figures}};
}

QString partingText(const CourseComparison &comparison)
{
    const auto steps = static_cast<int>(comparison.common);
    return comparison.common == 0 ? CommandLine::tr("They have no step in common.")
                                  : CommandLine::tr("The same for %n steps; they part after “%1”.", nullptr, steps)
                                        .arg(shortened(comparison.parting));
}

QString linesText(const CourseLines &lines, const QStringList &heads)
{
    Columns columns{{Align::Left, Align::Left, Align::Left, Align::Left}, 2};
    columns.add(QStringList{heads.at(0), QString()} + heads.mid(1));
    for (const CourseComparison::Line &line : lines)
        columns.add({line.what, line.differs() ? u"≠"_s : QString(), line.first, line.second});
    return columns.text();
}

} // namespace

Reply answerCompare(const OpenCampaign &first, const Call &call, const Environment &)
{
    const auto second = openCampaign(call.word(1), CampaignFile::Access::ReadOnly);
    if (!second)
        return second.problem();
    if (first.campaign().rules != second->campaign().rules)
        return wrong(CommandLine::tr("%1 and %2 are played by different rules: %3 and %4.")
                         .arg(named(call.word(0)), named(call.word(1)), first.pack.title, second->pack.title));
    const CourseComparison comparison =
        compareCourses(first.file->history().stepsInForce(), second->file->history().stepsInForce(), first.pack);
    const QStringList names{shortened(first.campaign().name), shortened(second->campaign().name)};
    const QString text = partingText(comparison) + u"\n\n"_s
        + linesText(comparison.state, QStringList{QString()} + names) + u'\n'
        + linesText(comparison.figures, QStringList{CommandLine::tr("Name")} + names);
    return Answer{text,
                  {{u"common_steps"_s, static_cast<int>(comparison.common)},
                   {u"first"_s, sideJson(first.campaign())},
                   {u"second"_s, sideJson(second->campaign())}}};
}

} // namespace muster
