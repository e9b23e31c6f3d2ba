// SPDX-License-Identifier: MIT
#include "app/commands/outfile.h"

#include "app/command.h"
#include "app/refusals.h"
#include "app/text/plain.h"
#include "model/storage/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace muster {

std::optional<Refusal> refusePage(const QString &path)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return wrong(CommandLine::tr("“%1” is not a file. Give the name of the page to write.").arg(shortened(path)));
    QFile there(path);
    if (there.open(QIODevice::ReadOnly) && there.read(15) == "SQLite format 3")
        return wrong(
            CommandLine::tr("“%1” is a campaign or another database, so it was not overwritten. Give another name.")
                .arg(shortened(path)));
    return std::nullopt;
}

std::optional<Refusal> saveOut(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && writeWhole(file, content) && file.commit())
        return std::nullopt;
    return unusable(CommandLine::tr("“%1” could not be written: %2. No file was left behind.")
                        .arg(shortened(path), file.errorString()));
}

} // namespace muster
