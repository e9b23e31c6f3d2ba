// SPDX-License-Identifier: MIT
#pragma once

#include "model/packs.h"
#include "rules/pack/packloader.h"

#include <QDir>
#include <QFile>
#include <QStringList>

#include <gtest/gtest.h>

#include <algorithm>

namespace muster::testing {

/// The files of a pack as they stand in resources/packs, to be spoiled.
inline std::vector<PackFile> filesOf(const char *pack)
{
    const QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/resources/packs/") + QString::fromLatin1(pack));
    std::vector<PackFile> files;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        files.push_back({name, file.readAll()});
    }
    return files;
}

inline PackFile &fileNamed(std::vector<PackFile> &files, const char *name)
{
    return *std::find_if(files.begin(), files.end(),
                         [=](const PackFile &file) { return file.name == QLatin1String(name); });
}

/// Puts `after` in the place of the first `before`.
inline void spoil(std::vector<PackFile> &files, const char *name, const char *before, const char *after)
{
    QByteArray &content = fileNamed(files, name).content;
    const auto place = content.indexOf(before);
    ASSERT_GE(place, 0) << before << " is not in " << name;
    content.replace(place, static_cast<qsizetype>(qstrlen(before)), after);
}

/// A line for each.
inline std::string faultsOf(const std::vector<PackFile> &files)
{
    const auto loaded = loadPack(files);
    if (loaded)
        return "no fault";
    QStringList texts;
    for (const Problem &problem : inWords(loaded.problems()))
        texts.append(problem.text);
    return texts.join(QLatin1Char('\n')).toStdString();
}

inline std::string faultWith(const char *pack, const char *name, const char *before, const char *after)
{
    std::vector<PackFile> files = filesOf(pack);
    spoil(files, name, before, after);
    return faultsOf(files);
}

} // namespace muster::testing
