// SPDX-License-Identifier: MIT
#include "app/opencampaign.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/text/campaigntext.h"
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "app/throwdice.h"
#include "model/acts/acts.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/json/campaignjson.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/comparecourses.h"
#include "model/story/narratedstep.h"
#include "model/variant/variants.h"

#include <QFileInfo>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace muster {

Reply takeStep(OpenCampaign &open, const Call &call, const Action &action, const PictureSource &pictures)
{
    const Campaign before = open.campaign();
    Step step;
    const auto rolls = throwDice(call, open.nameOf(), [&](Dice &dice, quint64 seed) {
        step = {};
        action(seed, dice, step);
    });
    if (!rolls)
        return rolls.problem();
    step.rolls = *rolls;
    const History &history = open.file->history();
    const bool redoes = history.wouldRedo(step);
    // The undone steps that this one abandons; some are kept as a course (R92).
    const QStringList dropped = redoes ? QStringList() : namesTakenBack(history, open.pack);
    QString course;
    if (!redoes && areWorthKeeping(history.stepsUndone()))
        course = nameForCourse(before, history.stepsUndone(), open.pack, open.file->courses());
    if (const auto refusal = refusalOf(redoes ? open.file->setInForce(history.inForce + 1)
                                              : open.file->append(step, {}, pictures, course)))
        return *refusal;

    const NarratedStep story = tell(step, static_cast<int>(open.steps()), before, open.pack);
    QString text = storyText(story);
    if (!course.isEmpty())
        text += CommandLine::tr("What was undone is kept as “%1”. “muster courses” lists what was left.").arg(course)
            + u'\n';
    return Answer{text,
                  {{u"rolls"_s, rollsJson(*rolls, open.nameOf())},
                   {u"story"_s, storyJson(story)},
                   {u"campaign"_s, campaignJson(open.campaign(), open.pack, open.steps())},
                   {u"dropped"_s, QJsonArray::fromStringList(dropped)}}};
}

Reply takeAct(OpenCampaign &open, const Call &call, const Act &act)
{
    const Campaign before = open.campaign();
    if (const Problems problems = acts::check(before, open.pack, act); !problems.empty())
        return wrong(problems);
    return takeStep(open, call, [&](quint64 seed, Dice &dice, Step &step) {
        acts::perform(before, open.pack, act, seed, dice, step);
    });
}

Reply withEncounter(Reply reply, const OpenCampaign &open)
{
    if (!reply || !open.campaign().encounter)
        return reply;
    reply->json[u"encounter"_s] = reply->json[u"campaign"_s][u"encounter"_s];
    reply->text += u'\n' + encounterText(open.campaign(), open.pack);
    return reply;
}

Reply writeStep(OpenCampaign &open, const Call &call, const Result<Step> &made, const PictureSource &pictures)
{
    if (const auto refusal = refuseDice(call))
        return *refusal;
    if (!made)
        return wrong(made.problems());
    return takeStep(
        open, call, [&](quint64, Dice &, Step &step) { step = *made; }, pictures);
}

words::NameOf OpenCampaign::nameOf() const
{
    return [this](int id) {
        const Figure *figure = campaign().findEver(FigureId{id});
        return figure ? figure->name : newName(campaign(), pack, id);
    };
}

SheetSource OpenCampaign::sheetSource(const Call &call) const
{
    return {campaign(), pack, QFileInfo(call.word(0)).fileName(), static_cast<int>(steps()), {}};
}

PictureSource picturesOf(const CampaignFile &file, const QStringList &hashes)
{
    QMap<QString, QByteArray> contents;
    for (const QString &hash : hashes) {
        if (const auto content = file.picture(hash))
            contents[hash] = *content;
    }
    return [contents](const QString &hash) {
        return contents.contains(hash) ? std::optional(contents[hash]) : std::nullopt;
    };
}

Result<OpenCampaign, Refusal> openCampaign(const QString &path, CampaignFile::Access access)
{
    FileResult<std::unique_ptr<CampaignFile>> file = CampaignFile::open(path, access);
    if (!file)
        return unusable(file.problem());
    FileResult<Pack> pack = packOf(**file);
    if (!pack)
        return unusable(pack.problem());
    return OpenCampaign{*std::move(file), withOwnNames(*std::move(pack))};
}

Result<Pack, Refusal> chooseVariant(const QString &place)
{
    const Result<Variant> variant = variantAt(place);
    Result<Pack> pack = variant ? packToPlay(*variant) : variant.problems();
    if (pack)
        return *std::move(pack);
    QStringList lines;
    for (const Problem &problem : pack.problems())
        lines += problem.text;
    return wrong(lines.join(u'\n'));
}

Result<Pack, Refusal> choosePack(const QString &id, Result<Pack> (*read)(const QString &id))
{
    const QStringList ids = shippedPackIds();
    if (!ids.contains(id) && QFileInfo::exists(id))
        return chooseVariant(id);
    if (!ids.contains(id))
        return wrong(CommandLine::tr("There is no rule pack “%1”.").arg(shortened(id)) + didYouMean(id, ids) + u' '
                     + CommandLine::tr("Available: %1.").arg(ids.join(u", "_s)));
    Result<Pack> pack = read ? read(id) : packToPlay(id);
    if (!pack)
        return unusable(pack.problem().text);
    return *std::move(pack);
}

std::optional<Refusal> refusalOf(const FileResult<Done> &written)
{
    return written ? std::nullopt : std::optional(unusable(written.problem()));
}

} // namespace muster
