// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"

#include "app/opencampaign.h"
#include "app/refusals.h"
#include "app/text/columns.h"
#include "app/text/plain.h"
#include "model/acts/actions.h"
#include "model/json/campaignjson.h"
#include "model/story/comparecourses.h"

namespace muster {

namespace {

/// Writes a copy of the campaign and says so in `text`.
Reply branchTo(const OpenCampaign &open, const QString &copy, const BranchPoint &point, std::size_t steps,
               const QString &text)
{
    if (const auto refusal = refusalOf(open.file->branch(copy, point)))
        return *refusal;
    return Answer{text + u'\n', {{u"file"_s, copy}, {u"steps"_s, static_cast<int>(steps)}}};
}

Reply answerBranch(const OpenCampaign &open, const Call &call)
{
    const auto last = static_cast<int>(open.steps());
    const int step = call.number("at").value_or(last);
    if (step < 1 || step > last)
        return wrong(CommandLine::tr("--at must be a step from 1 to %1.").arg(last));
    BranchPoint point{static_cast<std::size_t>(step), 0, {}};
    if (call.has("name")) {
        const Result<QString> name = acts::campaignName(call.value("name"));
        if (!name)
            return wrong(name.problems());
        point.name = *name;
    }
    return branchTo(open, call.word(1), point, point.steps,
                    CommandLine::tr("Saved to %1: the campaign as it stood after step %2. %3 is unchanged.")
                        .arg(shortened(call.word(1)), QString::number(step), fileNameOf(call.word(0))));
}

/// Returns the course's name. Files of earlier versions store none, so that one is made up.
QString nameOf(const AbandonedCourse &course, const OpenCampaign &open)
{
    if (!course.name.isEmpty())
        return course.name;
    const auto steps = open.file->courseSteps(course.id);
    return steps ? nameForNameless(fold(*steps, course.from), open.pack) : QString();
}

Answer listed(const QString &file, const OpenCampaign &open, const std::vector<AbandonedCourse> &courses)
{
    Columns lines(2, "rl");
    QJsonArray json;
    for (const AbandonedCourse &course : courses) {
        const QString name = nameOf(course, open);
        const auto steps = static_cast<int>(course.steps);
        lines.add({QString::number(course.id), name,
                   CommandLine::tr("%n steps after step %1", nullptr, steps).arg(course.from),
                   course.left.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s)});
        json.append(QJsonObject{{u"id"_s, course.id},
                                {u"name"_s, name},
                                {u"from"_s, static_cast<int>(course.from)},
                                {u"steps"_s, steps},
                                {u"left"_s, course.left.toUTC().toString(Qt::ISODate)}});
    }
    const QString text = courses.empty() ? CommandLine::tr("No course was left in %1.").arg(file)
                                         : CommandLine::tr("Left courses of %1:").arg(file) + u'\n' + lines.text()
            + CommandLine::tr("“muster courses FILE --save K COPY” makes a campaign of one.");
    return {text + u'\n', {{u"courses"_s, json}}};
}

Reply answerCourses(OpenCampaign &open, const Call &call)
{
    const QString file = fileNameOf(call.word(0));
    const QString copy = call.word(1);
    const auto saves = call.number("save");
    const auto strikes = call.number("strike");
    if (saves && strikes)
        return wrong(CommandLine::tr("Give either --save or --strike."));
    if (saves.has_value() == copy.isEmpty())
        return wrong(saves ? CommandLine::tr("--save needs the name of the new file too: “muster courses FILE --save K "
                                             "COPY”.")
                           : CommandLine::tr("Which course? “muster courses FILE” lists them; give its number with "
                                             "--save."));
    const std::vector<AbandonedCourse> &courses = open.file->courses();
    if (!saves && !strikes)
        return listed(file, open, courses);
    const int id = saves.value_or(strikes.value_or(0));
    const auto course =
        std::find_if(courses.begin(), courses.end(), [&](const AbandonedCourse &left) { return left.id == id; });
    if (course == courses.end())
        return wrong(CommandLine::tr("There is no left course %1 in %2. “muster courses FILE” lists them.")
                         .arg(QString::number(id), file));
    const QString name = nameOf(*course, open);
    if (saves)
        return branchTo(open, copy, {0, id, name}, course->from + course->steps,
                        CommandLine::tr("“%1” is saved to %2.").arg(shortened(name), shortened(copy)));
    if (const auto refusal = refusalOf(open.file->deleteCourse(id)))
        return *refusal;
    return Answer{CommandLine::tr("“%1” is deleted.").arg(shortened(name)) + u'\n', {{u"struck"_s, id}}};
}

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

QString linesText(const CourseLines &lines, const QString &head, const QStringList &names)
{
    Columns columns(2);
    columns.add(QStringList{head, QString()} + names);
    for (const CourseComparison::Line &line : lines)
        columns.add({line.what, line.differs() ? u"≠"_s : QString(), line.first, line.second});
    return columns.text();
}

Reply answerCompare(const OpenCampaign &first, const Call &call)
{
    const auto second = openCampaign(call.word(1), CampaignFile::Access::ReadOnly);
    if (!second)
        return second.problem();
    if (first.campaign().rules != second->campaign().rules)
        return wrong(
            CommandLine::tr("%1 and %2 are played by different rules: %3 and %4.")
                .arg(fileNameOf(call.word(0)), fileNameOf(call.word(1)), first.pack.title, second->pack.title));
    const CourseComparison comparison =
        compareCourses(first.file->history().stepsInForce(), second->file->history().stepsInForce(), first.pack);
    const auto common = static_cast<int>(comparison.common);
    const QStringList names{shortened(first.campaign().name), shortened(second->campaign().name)};
    const QString parting = common == 0
        ? CommandLine::tr("They have no step in common.")
        : CommandLine::tr("The same for %n steps; they part after “%1”.", nullptr, common)
              .arg(shortened(comparison.parting));
    return Answer{parting + u"\n\n"_s + linesText(comparison.state, {}, names) + u'\n'
                      + linesText(comparison.figures, CommandLine::tr("Name"), names),
                  {{u"common_steps"_s, common},
                   {u"first"_s, sideJson(first.campaign())},
                   {u"second"_s, sideJson(second->campaign())}}};
}

} // namespace

std::vector<Command> CommandLine::courseCommands()
{
    return {
        {"branch",
         "FILE COPY",
         QT_TR_NOOP("Copies the campaign as it stood after a step into a new file, to play on differently."),
         {{"at", QT_TR_NOOP("number of the step in the chronicle (default: the last)"), "STEP"},
          {"name", QT_TR_NOOP("the copy's name (default: the campaign's)"), "NAME"}},
         answerBranch,
         {"harrow.muster if.muster", "harrow.muster if.muster --at 18", "harrow.muster if.muster --name \"What if\""}},
        {"courses",
         "FILE [COPY]",
         QT_TR_NOOP("Lists courses that were undone and then left by doing something else; saves or deletes one."),
         {{"save", QT_TR_NOOP("number of the course to save as the campaign COPY"), "COURSE"},
          {"strike", QT_TR_NOOP("number of the course to delete for good"), "COURSE"}},
         answerCourses,
         {"harrow.muster", "harrow.muster other.muster --save 1", "harrow.muster --strike 1"},
         {.onlyReads = [](const Call &call) { return !call.has("strike"); }}},
        {"compare",
         "FILE OTHER",
         QT_TR_NOOP("Tells where two campaigns part, and what differs since."),
         {},
         answerCompare,
         {"harrow.muster if.muster", "if.muster harrow.muster", "harrow.muster if.muster --json"}},
    };
}

} // namespace muster
