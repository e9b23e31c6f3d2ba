// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"
#include "rules/procedure/proceduretext.h"

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject runMedia(const Pack &pack, const Arguments &given, Dice &dice)
{
    return {{u"coverage"_s,
             slugJson(rollCoverage(*pack.media, given.word<MediaGenre>(u"genre"_s),
                                   given.word<MediaSetting>(u"setting"_s), dice))}};
}

} // namespace

std::vector<Procedure> mediaProcedures()
{
    return {
        {u"media"_s,
         ProcedureText::tr("Whether a media crew is there"),
         {choice<MediaGenre>(u"genre"_s, ProcedureText::tr("the genre, military from the 1980s on")),
          withDefault(choice<MediaSetting>(u"setting"_s, ProcedureText::tr("where it happens")),
                      slug(MediaSetting::None))},
         runMedia},
    };
}

} // namespace muster
