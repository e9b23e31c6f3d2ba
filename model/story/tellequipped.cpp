// SPDX-License-Identifier: MIT
#include "model/actions/arms.h"
#include "model/changes/band.h"
#include "model/story/storytext.h"
#include "model/story/telling.h"
#include "model/story/words.h"

namespace muster {

namespace {

QString gearWords(const Gear &gear, const Pack &pack)
{
    const Term *armor = pack.armor(gear.armor);
    const QString weapon = actions::itemTitle(pack, gear.weapon);
    return armor ? StoryText::tr("%1, %2").arg(weapon, armor->title) : weapon;
}

/// "Rifle out, Pistol in": what the stockpile gave and got.
QString stockWords(const Telling &telling)
{
    QStringList parts;
    for (const Change &change : telling.step().changes) {
        if (const auto *stock = change.as<StockChanged>())
            parts << (stock->by < 0 ? StoryText::tr("%1 out of the stockpile") : StoryText::tr("%1 into the stockpile"))
                         .arg(actions::itemTitle(telling.pack(), stock->item));
    }
    return parts.join(StoryText::tr(", "));
}

} // namespace

void tellEquipped(const Telling &telling, StepStory &story)
{
    const auto *first = telling.change<GearChanged>();
    story.head.theme = Theme::Prepare;
    story.head.title = StoryText::tr("Arms");
    if (!first)
        return;
    if (first->cause == GearCause::Upgraded)
        story.head.title = StoryText::tr("Better arms for this encounter");
    else
        story.head.title = first->cause == GearCause::Issued
            ? StoryText::tr("%1 is given arms").arg(telling.name(first->id))
            : StoryText::tr("%1 chooses arms").arg(telling.name(first->id));
    if (first->cause != GearCause::Upgraded) {
        story.head.about = {first->id};
        story.head.detail = gearWords(first->gear, telling.pack());
        if (const QString stock = stockWords(telling); !stock.isEmpty())
            story.head.detail = StoryText::tr("%1; %2").arg(story.head.detail, stock);
        return;
    }
    story.head.detail = gearWords(first->gear, telling.pack());
    for (const Change &change : telling.step().changes) {
        if (const auto *gear = change.as<GearChanged>())
            story.lines.push_back(
                {Theme::Prepare, telling.name(gear->id), gearWords(gear->gear, telling.pack()), {}, {gear->id}, {}});
    }
}

} // namespace muster
