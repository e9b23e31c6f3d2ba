// SPDX-License-Identifier: MIT
#include "model/json/form.h"

#include "model/kinded.h"

#include <QJsonArray>

namespace muster {

QJsonObject toJson(const Fields &fields)
{
    QJsonObject object;
    for (const auto &[name, value] : fields)
        object.insert(name, toJson(value));
    return object;
}

QJsonValue toJson(const FieldValue &value)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return QJsonValue(); },
                          [](const Fields &record) { return QJsonValue(toJson(record)); },
                          [](const std::vector<FieldValue> &list) {
                              QJsonArray array;
                              for (const FieldValue &one : list)
                                  array.append(toJson(one));
                              return QJsonValue(array);
                          },
                          [](const auto &plain) { return QJsonValue(plain); },
                      },
                      value);
}

} // namespace muster
