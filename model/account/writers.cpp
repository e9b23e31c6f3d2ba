// SPDX-License-Identifier: MIT
#include "model/account/writers.h"
#include "model/storage/files.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QScopeGuard>

#include <memory>

namespace muster {

QString pictureFolderOf(const QString &report)
{
    return QFileInfo(report).completeBaseName() + QStringLiteral("-pictures");
}

Result<Done> saveReport(const QString &path, const WrittenAccount &report)
{
    const QString pictures = pictureFolderOf(path);
    QDir folder = QFileInfo(path).dir();
    std::vector<std::unique_ptr<QSaveFile>> files; // none is committed before all are written
    bool madeFolder = false;
    const auto cleaner = qScopeGuard([&] {
        files.clear();
        if (madeFolder)
            folder.rmdir(pictures); // if it is still empty
    });
    const auto notWritten = [](const QString &name, const QString &why) {
        return Problem{
            AccountText::tr("The report could not be written to %1: %2. Choose another folder, or free some space.")
                .arg(QDir::toNativeSeparators(name), why)};
    };
    if (!report.files.empty() && !folder.exists(pictures)) {
        madeFolder = folder.mkdir(pictures);
        if (!madeFolder)
            return notWritten(folder.filePath(pictures), AccountText::tr("the folder could not be made"));
    }
    const auto write = [&](const QString &name, const QByteArray &content) {
        const auto &file = files.emplace_back(std::make_unique<QSaveFile>(name));
        return file->open(QIODevice::WriteOnly) && writeWhole(*file, content) && file->flush();
    };
    bool written = true;
    for (const auto &[name, content] : report.files)
        written = written && write(folder.filePath(pictures + u'/' + name), content);
    if (!written || !write(path, report.text))
        return notWritten(files.back()->fileName(), files.back()->errorString());
    for (const auto &file : files) {
        if (!file->commit())
            return notWritten(file->fileName(), file->errorString());
    }
    return Done{};
}

QString harmless(const QString &text)
{
    QString kept = text;
    kept.removeIf([](QChar c) {
        const char16_t code = c.unicode();
        return (code < u' ' && code != u'\n') || (code >= 0x7f && code < 0xa0) || (code >= 0x202a && code <= 0x202e)
            || (code >= 0x2066 && code <= 0x2069) || (code & 0xfffe) == 0xfffe;
    });
    return kept;
}

} // namespace muster
