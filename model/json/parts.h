// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/part.h"
#include "model/json/records.h"

namespace muster {

template<typename Holder>
template<typename T>
PartKind<Holder>::PartKind(Key called, std::type_identity<T>, SystemOf &whose)
    : name(called)
    , system(&whose)
    , same([](const void *one, const void *other) { return muster::as<T>(one) == muster::as<T>(other); })
    , write([](const void *value) { return JsonWriter::object(muster::as<T>(value)); })
    , read([](const QJsonValue &json, const Place &place) -> std::shared_ptr<const void> {
        auto value = std::make_shared<T>();
        JsonReader::readObject(json, place, *value);
        return value;
    })
{
}

} // namespace muster
