// SPDX-License-Identifier: MIT
#include "rules/pack/jsonfile.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster {

namespace {

/// Returns the line and not the column, because Qt's offset is a few characters too high.
QString lineOf(const QByteArray &content, int offset)
{
    return QStringLiteral("line %1").arg(content.left(offset).count('\n') + 1);
}

} // namespace

std::optional<JsonPlace> openJson(const PackFile &file, PackFaults &faults)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.content, &error);
    const JsonPlace place(faults, file.name, document.isArray() ? QJsonValue(document.array()) : document.object(),
                          file.wording);
    if (error.error == QJsonParseError::NoError)
        return place;
    place.down(lineOf(file.content, error.offset), {}).fault(Fault::NotJson, error.errorString());
    return std::nullopt;
}

} // namespace muster
