// SPDX-License-Identifier: MIT
#include "tests/torture/hostile.h"
#include "tests/torture/look.h"
#include "tests/torture/luck.h"

#include <QFile>
#include <QtEndian>

#include <sys/stat.h>

namespace muster::torture {

using namespace Qt::StringLiterals;

namespace {

using Path = const QString &;

void edit(Path path, qsizetype at, const QByteArray &bytes)
{
    putBytes(path, bytesOf(path).replace(at, bytes.size(), bytes));
}

void fillWithChance(Path path)
{
    Luck luck(11);
    QByteArray bytes(40000, '\0');
    for (char &byte : bytes)
        byte = static_cast<char>(luck.below(256));
    putBytes(path, bytes);
}

void linkTo(Path path, Path target)
{
    QFile::remove(path);
    QFile::link(target, path);
}

void makeFolder(Path path)
{
    QFile::remove(path);
    mkdir(QFile::encodeName(path).constData(), 0700);
}

void makePipe(Path path)
{
    QFile::remove(path);
    mkfifo(QFile::encodeName(path).constData(), 0600);
}

/// Gigabytes of nothing behind a header that is in order.
void makeHuge(Path path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.resize(3LL * 1024 * 1024 * 1024))
        qFatal("%s", qUtf8Printable(file.errorString()));
}

} // namespace

std::vector<HostileFile> thingsOnTheDisk()
{
    using enum FileTrouble;
    return {
        {u"nothing there"_s, [](Path path) { QFile::remove(path); }, Missing},
        {u"0 bytes"_s, [](Path path) { putBytes(path, {}); }, NotOurs},
        {u"99 bytes"_s, [](Path path) { putBytes(path, bytesOf(path).left(99)); }, NotOurs},
        {u"the header and nothing else"_s, [](Path path) { putBytes(path, bytesOf(path).left(100)); }, Damaged},
        {u"half of it"_s, [](Path path) { putBytes(path, bytesOf(path).left(bytesOf(path).size() / 2)); }, Damaged},
        {u"a letter"_s, [](Path path) { putBytes(path, QByteArray("Dear Star, this is no database.\n").repeated(20)); },
         NotOurs},
        {u"bytes as if encrypted"_s, fillWithChance, NotOurs},
        {u"a folder"_s, makeFolder, NotAFile},
        {u"a pipe"_s, makePipe, NotAFile},
        {u"a link to a folder"_s, [](Path path) { linkTo(path, u"/"_s); }, NotAFile},
        {u"a link to itself"_s, [](Path path) { linkTo(path, path); }, Missing},
        {u"an endless device"_s, [](Path path) { linkTo(path, u"/dev/zero"_s); }, NotAFile},
        {u"3 GB, nearly all holes"_s, makeHuge, NotOurs},
        {u"another program's database"_s, [](Path path) { edit(path, 68, "Geo!"); }, NotOurs},
        {u"a newer format"_s, [](Path path) { edit(path, 60, QByteArray("\0\0\0\x63", 4)); }, Newer},
        {u"format 0"_s, [](Path path) { edit(path, 60, QByteArray(4, '\0')); }, Damaged},
        {u"a format below nothing"_s, [](Path path) { edit(path, 60, QByteArray(4, '\xff')); }, Newer},
        {u"in WAL mode"_s, [](Path path) { edit(path, 18, QByteArray(2, '\2')); }, Damaged},
        {u"in UTF-16"_s, [](Path path) { edit(path, 56, QByteArray("\0\0\0\2", 4)); }, Damaged},
        {u"pages of 1,000 bytes"_s, [](Path path) { edit(path, 16, "\x03\xe8"); }, Damaged},
        {u"pages of 512 bytes"_s, [](Path path) { edit(path, 16, QByteArray("\2\0", 2)); }, Damaged},
    };
}

} // namespace muster::torture
