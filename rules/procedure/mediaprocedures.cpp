// SPDX-License-Identifier: MIT
#include "rules/procedure/families.h"

#include "rules/pack/pack.h"
#include "rules/pack/scenarioslugs.h"
#include "rules/procedure/json.h"
#include "rules/procedure/parameters.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(muster::Procedure)
};

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
         Words::tr("Whether a media crew is there"),
         {choice<MediaGenre>(u"genre"_s, Words::tr("the genre, military from the 1980s on")),
          withDefault(choice<MediaSetting>(u"setting"_s, Words::tr("where it happens")), slug(MediaSetting::None))},
         runMedia},
    };
}

} // namespace muster
