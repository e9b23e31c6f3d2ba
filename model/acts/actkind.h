// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/offer.h"
#include "model/acts/said.h"
#include "model/campaign/step.h"
#include "model/json/reader.h"
#include "model/json/records.h"
#include "model/json/writer.h"
#include "rules/pack/pack.h"

#include <QFlags>

#include <functional>

namespace muster {

/// The place where an act is done.
enum class ActPlace : std::uint8_t {
    Band = 1,
    Prepare = 2, ///< while no encounter is under way
    Dealt = 4, ///< while one is, and before it is played
    Table = 8, ///< while one is played
    Reference = 16
};
Q_DECLARE_FLAGS(ActPlaces, ActPlace)

namespace acts {

/// The context in which an act is done: campaign, rules, dice, and the step that it makes. `seed` draws an encounter's
/// map and is printed on its sheet.
struct ActContext {
    const Campaign &campaign;
    const Pack &pack;
    quint64 seed;
    Dice &dice;
    Step &step;

    const Play &play() const { return *campaign.play; }
    /// Records a change. Returns no problems, so that an act can end with this call.
    template<typename C>
    Problems happen(C change) const
    {
        step.changes.emplace_back(std::move(change));
        return {};
    }
    /// Takes over a step, or returns the reasons why there is none.
    Problems take(Result<Step> done) const
    {
        if (!done)
            return done.problems();
        step = *std::move(done);
        return {};
    }
};

/// A key of the page, explained in the list of keys.
struct TableKey {
    const char *keys; ///< "1 to 9"
    const char *about;
};

/// A command word for an act, its description, and the values that the word implies.
template<typename A>
struct Word {
    const char *word;
    const char *about;
    A said = {};
};

/// Everything that defines one kind of act.
template<typename A>
struct Parts {
    const char *name; ///< name in a file
    ActPlaces places = {};
    QString (*title)(const A &) = nullptr; ///< title of its dice; null: it has none
    /// Does the act, or returns the reasons against it before its first die.
    Problems (*run)(const ActContext &, const A &) = nullptr;
    std::vector<Word<A>> words = {};
    bool (*belongs)(const Campaign &) = [](const Campaign &) { return true; };
    Offers (*offers)(const Situation &) = [](const Situation &) { return Offers(); };
    std::vector<TableKey> keys = {};
};

} // namespace acts

/// One kind of act with its type erased: everything that can be done with any act.
struct ActKind : Registered<ActKind> {
    struct Word {
        QLatin1StringView word;
        const char *about;
        std::shared_ptr<const void> said;
    };

    /// Registers a kind. `fields` visits the values that a player gives for such an act: for a file, for typed words,
    /// and for their usage.
    template<typename A, typename Fields>
    ActKind(std::type_identity<A>, Fields fields, acts::Parts<A> parts)
        : name(parts.name)
        , places(parts.places)
        , belongs(parts.belongs)
        , offers(parts.offers)
        , keys(parts.keys)
        , hasDice(parts.title)
        , title([=](const void *a) { return parts.title ? parts.title(as<A>(a)) : QString(); })
        , run([=](const acts::ActContext &doing, const void *a) { return parts.run(doing, as<A>(a)); })
        , write([](JsonWriter &json, const void *a) { Fields()(json, as<A>(a)); })
        , read([](JsonReader &json) { return made<Fields>(A(), json); })
        , hear([](acts::WordReader &said, const void *word) { return made<Fields>(as<A>(word), said); })
    {
        acts::UsageOfFields typed;
        fields(typed, std::as_const(*std::make_unique<A>()));
        usage = typed.text();
        for (const acts::Word<A> &word : parts.words)
            words.push_back({QLatin1StringView(word.word), word.about, std::make_shared<const A>(word.said)});
    }
    /// Registers a kind of act without values.
    template<typename A>
    ActKind(std::type_identity<A> kind, acts::Parts<A> parts)
        : ActKind(
            kind, [](auto &, auto &) {}, parts)
    {
    }

    const QLatin1StringView name;
    const ActPlaces places;
    std::vector<Word> words; ///< words on the terminal and in stories
    QString usage; ///< placeholders for the words that follow
    bool (*const belongs)(const Campaign &); ///< true if such a campaign has this act
    /// Returns the acts of this kind that can be offered.
    acts::Offers (*const offers)(const acts::Situation &);
    const std::vector<acts::TableKey> keys;
    const bool hasDice;
    const std::function<QString(const void *)> title;
    const std::function<Problems(const acts::ActContext &, const void *)> run;
    void (*const write)(JsonWriter &, const void *);
    std::shared_ptr<const void> (*const read)(JsonReader &);
    /// Parses the act from the words after one of its own.
    std::shared_ptr<const void> (*const hear)(acts::WordReader &, const void *word);

private:
    template<typename Fields, typename A, typename Form>
    static std::shared_ptr<const void> made(A act, Form &form)
    {
        Fields()(form, act);
        return std::make_shared<const A>(std::move(act));
    }
};

template<>
const Registered<ActKind> *Registered<ActKind>::s_last;

} // namespace muster

// Outside the namespace, because inside it would hide the operators of Qt, such as that of Qt::CTRL | Qt::Key_F1.
Q_DECLARE_OPERATORS_FOR_FLAGS(muster::ActPlaces)
