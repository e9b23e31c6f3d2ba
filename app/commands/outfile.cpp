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

namespace {

bool isNoDatabase(const QByteArray &begin)
{
    return !begin.startsWith("SQLite format 3");
}

} // namespace

const OutKind outPage{
    isNoDatabase,
    QT_TRANSLATE_NOOP("CommandLine",
                      "“%1” is a campaign or another database, so it was not overwritten. Give another name."),
    QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a file. Give the name of the page to write."),
    Exit::WrongCall,
    QT_TRANSLATE_NOOP("CommandLine",
                      "Standard output takes the page or the JSON, not both. Give a file to --html, or leave out "
                      "--json."),
};
const OutKind outReport{
    isNoDatabase,
    outPage.notReplaced,
    outPage.notAFile,
    Exit::WrongCall,
    QT_TRANSLATE_NOOP("CommandLine",
                      "Standard output takes the report or the JSON, not both. Give a file to --%1, or leave out "
                      "--json."),
};
const OutKind outPdf{
    [](const QByteArray &begin) { return begin.startsWith("%PDF"); },
    QT_TRANSLATE_NOOP("CommandLine", "“%1” exists and is not a PDF, so it was not overwritten. Give another name."),
    QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a file. Give the name of the PDF to write."),
    Exit::UnusableFile,
    QT_TRANSLATE_NOOP("CommandLine",
                      "Standard output takes the PDF or the JSON, not both. Give a file to --pdf, or leave out "
                      "--json."),
};
const OutKind outPng{
    [](const QByteArray &begin) { return begin.startsWith("\x89PNG"); },
    QT_TRANSLATE_NOOP("CommandLine", "“%1” exists and is not a PNG, so it was not overwritten. Give another name."),
    QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a file. Give the name of the PNG to write."),
    Exit::WrongCall,
    QT_TRANSLATE_NOOP("CommandLine",
                      "Standard output takes the picture or the JSON, not both. Give a file, or leave out --json."),
};
const OutKind outPicture{
    [](const QByteArray &begin) { return begin.startsWith("\xff\xd8\xff") || begin.startsWith("\x89PN"); },
    QT_TRANSLATE_NOOP("CommandLine",
                      "“%1” exists and is not a JPEG or PNG picture, so it was not overwritten. Give another name."),
    QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a file. Give the name of the picture to write."),
    Exit::UnusableFile,
    QT_TRANSLATE_NOOP("CommandLine",
                      "Standard output takes the picture or the JSON, not both. Give a file to --out, or leave out "
                      "--json."),
};
const OutKind outStory{
    [](const QByteArray &begin) { return !begin.contains('\0'); },
    QT_TRANSLATE_NOOP("CommandLine", "“%1” exists and is not a text, so it was not overwritten. Give another name."),
    QT_TRANSLATE_NOOP("CommandLine", "“%1” is not a file. Give the name of the text to write."),
};

std::optional<Refusal> refuseOut(const Call &call, const QString &path, const OutKind &kind, const QString &option)
{
    if (path == standardOutput)
        return call.json ? std::optional(wrong(CommandLine::tr(kind.notBoth).replace(u"%1"_s, option))) : std::nullopt;
    const QFileInfo info(path);
    if (info.exists() && !info.isFile())
        return Refusal{kind.notAFileExit, CommandLine::tr(kind.notAFile).arg(shortened(path))};
    QFile there(path);
    constexpr qint64 enough = 4096;
    if (info.size() == 0 || (there.open(QIODevice::ReadOnly) && kind.mayBeReplaced(there.read(enough))))
        return std::nullopt;
    return wrong(CommandLine::tr(kind.notReplaced).arg(shortened(path)));
}

Reply saveOut(const QString &path, const QByteArray &content, QJsonObject json)
{
    if (path == standardOutput)
        return Answer{{}, {}, content};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !writeWhole(file, content) || !file.commit())
        return unusable(CommandLine::tr("“%1” could not be written: %2. No file was left behind.")
                            .arg(shortened(path), file.errorString()));
    json[u"bytes"_s] = content.size();
    return savedTo(path, json);
}

Answer savedTo(const QString &path, const QJsonObject &json)
{
    return {CommandLine::tr("Saved to %1.").arg(shortened(path)) + u'\n', json};
}

QJsonArray pictureNames(const WrittenAccount &report, const QString &folder)
{
    QJsonArray names;
    for (const auto &[name, content] : report.files)
        names.append(folder + u'/' + name);
    return names;
}

} // namespace muster
