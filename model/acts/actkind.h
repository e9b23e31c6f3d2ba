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

/// Where an act is done.
enum class ActPlace : std::uint8_t {
    Band = 1,
    Prepare = 2, ///< while no encounter is under way
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

    const Play &play() const { return *campaign.play; }
    /// Records what happened. There is no problem with it, so that an act can end with this.
    template<typename C>
    Problems happen(C change) const
    {
        step.changes.emplace_back(std::move(change));
        return {};
    }
    /// Takes a step over, or why there is none.
    Problems take(Result<Step> done) const
    {
        if (!done)
            return done.problems();
        step = *std::move(done);
        return {};
    }
};

/// A key of the page, told in the list of keys.
struct TableKey {
    QString (*keys)(); ///< "1 to 9"
    QString (*about)();
};

/// What one types for an act, in a few words what it is, and what of it the word says already.
template<typename A>
struct Word {
    const char *word;
    QString (*about)();
    A said = {};
};

/// All there is to say of one kind of act.
template<typename A>
struct Parts {
    const char *name; ///< in a file
    ActPlaces places = {};
    QString (*title)(const A &) = nullptr; ///< of its dice; null: it has none
    /// Does it, or gives the reasons why not, before its first die.
    Problems (*run)(const Doing &, const A &) = nullptr;
    std::vector<Word<A>> words = {};
    bool (*belongs)(const Campaign &) = [](const Campaign &) { return true; };
    std::vector<Offer> (*offers)(const Situation &) = [](const Situation &) { return std::vector<Offer>(); };
    std::vector<TableKey> keys = {};
};

} // namespace acts

/// What one kind of act is, whatever it is: all that is done with any act.
struct ActKind : Registered<ActKind> {
    struct Word {
        QLatin1StringView word;
        QString (*about)();
        std::shared_ptr<const void> said;
    };

    /// `fields` goes through what a player says of such an act, for a file, for words that are typed, and for their usage.
    template<typename A, typename Fields>
    ActKind(std::type_identity<A>, Fields fields, acts::Parts<A> parts)
        : name(parts.name)
        , places(parts.places)
        , belongs(parts.belongs)
        , offers(parts.offers)
        , keys(parts.keys)
        , hasDice(parts.title)
        , title([=](const void *a) { return parts.title ? parts.title(as<A>(a)) : QString(); })
        , run([=](const acts::Doing &doing, const void *a) { return parts.run(doing, as<A>(a)); })
        , write([](JsonWriter &json, const void *a) { Fields()(json, as<A>(a)); })
        , read([](JsonReader &json) { return made<Fields>(A(), json); })
        , hear([](acts::SaidFields &said, const void *word) { return made<Fields>(as<A>(word), said); })
    {
        acts::UsageOfFields typed;
        fields(typed, std::as_const(*std::make_unique<A>()));
        usage = typed.text();
        for (const acts::Word<A> &word : parts.words)
            words.push_back({QLatin1StringView(word.word), word.about, std::make_shared<const A>(word.said)});
    }
    /// Of an act of which nothing is said.
    template<typename A>
    ActKind(std::type_identity<A> kind, acts::Parts<A> parts)
        : ActKind(
            kind, [](auto &, auto &) {}, parts)
    {
    }

    const QLatin1StringView name;
    const ActPlaces places;
    std::vector<Word> words; ///< on the terminal, and in stories
    QString usage; ///< what is typed after them
    bool (*const belongs)(const Campaign &); ///< whether it is an act of such a campaign
    /// What it offers of itself.
    std::vector<acts::Offer> (*const offers)(const acts::Situation &);
    const std::vector<acts::TableKey> keys;
    const bool hasDice;
    const std::function<QString(const void *)> title;
    const std::function<Problems(const acts::Doing &, const void *)> run;
    void (*const write)(JsonWriter &, const void *);
    std::shared_ptr<const void> (*const read)(JsonReader &);
    /// The act as the words after one of its own have it.
    std::shared_ptr<const void> (*const hear)(acts::SaidFields &, const void *word);

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

// Out of the namespace, where it would hide the operators of Qt, such as that of Qt::CTRL | Qt::Key_F1.
Q_DECLARE_OPERATORS_FOR_FLAGS(muster::ActPlaces)
