// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/campaign/step.h"
#include "model/json/reader.h"
#include "model/json/slugs.h"
#include "model/json/writer.h"
#include "rules/pack/pack.h"
#include "rules/result.h"

#include <QFlags>

namespace muster {

/// Where an act is done.
enum class ActPlace : std::uint8_t {
    Band = 1,
    Prepare = 2, ///< while no encounter is in hand
    Dealt = 4, ///< while one is, and before it is played
    Table = 8, ///< while it is played
    Reference = 16
};
Q_DECLARE_FLAGS(ActPlaces, ActPlace)

namespace acts {

/// An act as it is done: in which campaign, by which rules, on which dice, and the step that becomes of it. `seed` draws an
/// encounter's map and stands on its sheet.
struct Doing {
    const Campaign &campaign;
    const Pack &pack;
    quint64 seed;
    Dice &dice;
    Step &step;
};

} // namespace acts

/// What one kind of act is: its name in a file, where it is done, its title, its fields both ways, why it cannot be done,
/// and the deed.
struct ActKind : Registered<ActKind> {
    template<typename A, typename Title, typename Fields, typename Check, typename Deed>
    ActKind(const char *called, std::type_identity<A>, ActPlaces done, Title, Fields, Check, Deed)
        : name(called)
        , places(done)
        , same([](const void *one, const void *other) { return as<A>(one) == as<A>(other); })
        , title([](const void *a) -> QString { return Title()(as<A>(a)); })
        , check([](const Campaign &campaign, const Pack &pack, const void *a) -> Problems {
            return Check()(campaign, pack, as<A>(a));
        })
        , perform([](const acts::Doing &doing, const void *a) { Deed()(doing, as<A>(a)); })
        , write([](JsonWriter &json, const void *a) { Fields()(json, as<A>(a)); })
        , read([](JsonReader &json) -> std::shared_ptr<const void> {
            auto act = std::make_shared<A>();
            Fields()(json, *act);
            return act;
        })
    {
    }

    const QLatin1StringView name;
    const ActPlaces places;
    bool (*const same)(const void *, const void *);
    QString (*const title)(const void *);
    Problems (*const check)(const Campaign &, const Pack &, const void *);
    void (*const perform)(const acts::Doing &, const void *);
    void (*const write)(JsonWriter &, const void *);
    std::shared_ptr<const void> (*const read)(JsonReader &);
};

template<>
const Registered<ActKind> *Registered<ActKind>::s_last;

} // namespace muster

// Out of the namespace, where it would hide the operators of Qt, such as that of Qt::CTRL | Qt::Key_F1.
Q_DECLARE_OPERATORS_FOR_FLAGS(muster::ActPlaces)
