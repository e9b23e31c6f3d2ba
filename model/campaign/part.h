// SPDX-License-Identifier: MIT
#pragma once

#include "model/json/place.h"
#include "model/kinded.h"

class QJsonObject;
class QJsonValue;

namespace muster {

class CampaignSystem;

/// A kind of part: what files call it, how they hold it, and the system whose own it is.
template<typename Holder>
struct PartKind : Registered<PartKind<Holder>> {
    using SystemOf = const CampaignSystem &();

    /// `fields()` describes the struct, as any record (model/json/records.h).
    template<typename T>
    PartKind(Key called, std::type_identity<T>, SystemOf &whose);

    const Key name;
    SystemOf *const system;
    bool (*const same)(const void *, const void *);
    QJsonObject (*const write)(const void *);
    std::shared_ptr<const void> (*const read)(const QJsonValue &, const Place &);
};

/// A struct that may be a part: beside it stands `const PartKind<Holder> &partKind(std::type_identity<T>)`.
template<typename T, typename Holder>
concept PartOf = requires
{
    {
        partKind(of<T>)
        } -> std::same_as<const PartKind<Holder> &>;
};

/// What of an encounter, of the table or of a draft is its campaign system's own: one of that system's structs, or nothing.
/// Nobody else looks inside.
template<typename Holder>
class Part
{
public:
    Part() = default;
    template<PartOf<Holder> T>
    Part(T value)
        : m_kind(&partKind(of<T>))
        , m_value(std::make_shared<const T>(std::move(value)))
    {
    }
    Part(const PartKind<Holder> &kind, std::shared_ptr<const void> value)
        : m_kind(&kind)
        , m_value(std::move(value))
    {
    }

    /// Null where there is none.
    const PartKind<Holder> *kind() const { return m_kind; }
    const void *value() const { return m_value.get(); }
    explicit operator bool() const { return m_kind; }

    /// Null if it is another's.
    template<PartOf<Holder> T>
    const T *as() const
    {
        return m_kind == &partKind(of<T>) ? static_cast<const T *>(value()) : nullptr;
    }
    /// To change it; it must be of this kind.
    template<PartOf<Holder> T>
    T &edit()
    {
        auto own = std::make_shared<T>(*as<T>());
        m_value = own;
        return *own;
    }

    friend bool operator==(const Part &one, const Part &other)
    {
        return one.m_kind == other.m_kind
            && (one.m_value == other.m_value || one.m_kind->same(one.value(), other.value()));
    }

private:
    const PartKind<Holder> *m_kind = nullptr;
    std::shared_ptr<const void> m_value;
};

struct Encounter;
struct Play;
struct AftermathDraft;

template<>
const Registered<PartKind<Encounter>> *Registered<PartKind<Encounter>>::s_last;
template<>
const Registered<PartKind<Play>> *Registered<PartKind<Play>>::s_last;
template<>
const Registered<PartKind<AftermathDraft>> *Registered<PartKind<AftermathDraft>>::s_last;

} // namespace muster
