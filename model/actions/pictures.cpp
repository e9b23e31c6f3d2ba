// SPDX-License-Identifier: MIT
#include "model/actions/story.h"

#include "model/changes/story.h"
#include "model/texts.h"

#include <QStringList>

namespace muster::actions {

namespace {

std::optional<Problem> checkCaption(const QString &caption)
{
    if (characters(caption) > longestCaption)
        return Problem{ActionText::tr("A caption has at most %n characters.", nullptr, longestCaption)};
    if (caption.contains(u'\n') || !isPlain(caption))
        return Problem{ActionText::tr("A caption must be one line of plain text.")};
    return std::nullopt;
}

Step toldOf(Change change)
{
    Step step;
    step.kind = StepKind::Told;
    step.changes.push_back(std::move(change));
    return step;
}

} // namespace

Result<Step> addPicture(const Book &book, const Campaign &now, const About &about, const QString &caption,
                        const PictureContent &content)
{
    if (const auto problem = checkAbout(about, book, now))
        return *problem;
    if (const auto problem = checkCaption(caption))
        return *problem;
    return toldOf(
        PictureTaken{{now.lastPicture + 1, about, caption, content.width, content.height,
                      static_cast<int>(content.bytes.size()), pictureHash(content.bytes), turnOf(about, book, now)}});
}

Result<Picture> pictureOf(const Campaign &now, int id)
{
    const auto picture = now.pictures.constFind(id);
    if (picture != now.pictures.constEnd())
        return *picture;
    QStringList ids;
    for (const Picture &there : now.pictures)
        ids << QString::number(there.id);
    return Problem{
        ids.isEmpty()
            ? ActionText::tr("There is no picture %1; there are none yet.").arg(id)
            : ActionText::tr("There is no picture %1. Pictures: %2").arg(id).arg(ids.join(ActionText::tr(", ")))};
}

Result<Step> captionPicture(const Campaign &now, int id, const QString &caption)
{
    const Result<Picture> picture = pictureOf(now, id);
    if (!picture)
        return picture.problem();
    if (const auto problem = checkCaption(caption))
        return *problem;
    if (picture->caption == caption)
        return Problem{ActionText::tr("That is the caption of picture %1 already.").arg(id)};
    return toldOf(PictureCaptioned{id, caption});
}

Result<Step> strikePicture(const Campaign &now, int id)
{
    if (const Result<Picture> picture = pictureOf(now, id); !picture)
        return picture.problem();
    return toldOf(PictureStruck{id});
}

} // namespace muster::actions
