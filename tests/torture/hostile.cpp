// SPDX-License-Identifier: MIT
#include "tests/torture/hostile.h"

#include "tests/torture/child.h"
#include "tests/torture/look.h"
#include "tests/torture/run.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestOpening = 2000; ///< milliseconds

std::vector<HostileFile> allFiles()
{
    std::vector<HostileFile> all;
    for (const auto &files : {thingsOnTheDisk(), tamperedDatabases(), forgedStories(), hostileNames()})
        all.insert(all.end(), files.begin(), files.end());
    return all;
}

QString answered(const QByteArray &line)
{
    return QString::fromUtf8(QByteArray::fromHex(line));
}

/// Returns the fault in the child's answer, which must be the trouble's number or "opened", and then the sentence or
/// the Star's name.
QString faultOf(const HostileFile &file, const QString &path, Child &child)
{
    const auto outcome = child.line(longestOpening);
    if (!outcome)
        return child.isRunning() ? u"hangs"_s : u"crashes"_s;
    const QString text = answered(child.line(longestOpening).value_or(QByteArray()));
    if (!file.refused)
        return *outcome == "opened" && (file.star.isEmpty() || text == file.star) ? QString()
                                                                                  : u"not opened: "_s + text;
    if (*outcome != QByteArray::number(static_cast<int>(*file.refused)))
        return u"not refused as it should be: "_s + QString::fromLatin1(*outcome) + u' ' + text;
    const bool isClear = text.contains(QFileInfo(path).fileName()) && text.endsWith(u'.') && text.size() < 500;
    return isClear ? QString() : u"refused unclearly: "_s + text;
}

QString tryFile(const HostileFile &file, const QString &folder, const QByteArray &ordinary)
{
    QDir().mkpath(folder);
    const QString path = folder + u"/campaign.muster"_s;
    putBytes(path, ordinary);
    file.make(path);
    const QByteArray before = bytesOf(path);

    Child child({u"open"_s, path});
    if (child.line(20000) != QByteArray("ready"))
        qFatal("The child is not ready.");
    const QString fault = faultOf(file, path, child);
    if (!fault.isEmpty())
        return fault;
    if (const QString end = child.end(); !end.isEmpty())
        return end;
    return file.refused && bytesOf(path) != before ? u"written to"_s : QString();
}

} // namespace

int openOne(const QStringList &arguments)
{
    say("ready");
    const auto file = CampaignFile::open(arguments.value(0));
    say(file ? QByteArray("opened") : QByteArray::number(static_cast<int>(file.problem().trouble)));
    say((file ? (*file)->campaign().band.front().name : file.problem().text).toUtf8().toHex());
    return 0;
}

Findings openHostileFiles(const Bench &bench)
{
    const QString original = bench.folder + u"/ordinary.muster"_s;
    ordinaryCampaign(original, 9, 40);
    const QByteArray bytes = bytesOf(original);
    int count = 0;
    int faults = 0;
    for (const HostileFile &file : allFiles()) {
        const QString fault = tryFile(file, bench.folder + u"/%1"_s.arg(count), bytes);
        if (!fault.isEmpty())
            qWarning("A hostile file, %s: %s.", qUtf8Printable(file.name), qUtf8Printable(fault));
        ++count;
        faults += fault.isEmpty() ? 0 : 1;
    }
    return {{u"hostile files"_s, u"at least 25; each refused in a sentence, or shown as plain text, within 2 s"_s,
             u"%1 files, %2 otherwise"_s.arg(count).arg(faults), faults == 0 && count >= 25}};
}

} // namespace muster::torture
