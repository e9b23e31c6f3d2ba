// SPDX-License-Identifier: MIT
//
// The faults that the loader reports for a pack with one error. Each row of faults.tsv beside this file has the pack,
// its file, the text to replace, its replacement, and the faults, each line of them after " | "; … stands for others.
#include "model/packs.h"
#include "rules/pack/packloader.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <gtest/gtest.h>

#include <algorithm>

using namespace muster;
using namespace Qt::StringLiterals;

namespace {

PackFile &fileNamed(std::vector<PackFile> &files, const char *name)
{
    return *std::find_if(files.begin(), files.end(),
                         [=](const PackFile &file) { return file.name == QLatin1String(name); });
}

/// Replaces the first `before` by `after`.
void spoil(std::vector<PackFile> &files, const char *name, const char *before, const char *after)
{
    QByteArray &content = fileNamed(files, name).content;
    const auto place = content.indexOf(before);
    ASSERT_GE(place, 0) << before << " is not in " << name;
    content.replace(place, static_cast<qsizetype>(qstrlen(before)), after);
}

/// Returns the faults, one per line.
std::string faultsOf(const std::vector<PackFile> &files)
{
    const auto loaded = loadPack(files);
    if (loaded)
        return "no fault";
    QStringList texts;
    for (const Problem &problem : inWords(loaded.problems()))
        texts.append(problem.text);
    return texts.join(QLatin1Char('\n')).toStdString();
}

std::string faultWith(const char *pack, const char *name, const char *before, const char *after)
{
    std::vector<PackFile> files = shippedFiles(QString::fromLatin1(pack));
    spoil(files, name, before, after);
    return faultsOf(files);
}

} // namespace

TEST(PackFaults, AreNamedWithTheirPlace)
{
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/tests/rules/pack/faults.tsv"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QStringList rows = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &row : rows.mid(1)) {
        const QList<QByteArray> cells = row.toUtf8().split('\t');
        ASSERT_EQ(cells.size(), 5) << row.toStdString();
        const std::string is =
            faultWith(cells[0].constData(), cells[1].constData(), cells[2].constData(), cells[3].constData());
        const QString wanted = QString::fromUtf8(cells[4]).replace(" | "_L1, "\n"_L1);
        const QString pattern =
            QRegularExpression::escape(wanted).replace(QRegularExpression(u"(\\\\ )?\\\\…(\\\\ )?"_s), u".*"_s);
        const QRegularExpression fits(QRegularExpression::anchoredPattern(pattern),
                                      QRegularExpression::DotMatchesEverythingOption);
        EXPECT_TRUE(fits.match(QString::fromStdString(is)).hasMatch()) << row.toStdString() << "\nis " << is;
    }
}

TEST(PackFaults, ThereAreNoneInTheShippedPacks)
{
    for (const char *pack : {"swordplay", "chain-reaction-1", "chain-reaction-3"})
        EXPECT_EQ(faultsOf(shippedFiles(QString::fromLatin1(pack))), "no fault") << pack;
}

TEST(PackFaults, OfAFileAreThatItIsNoObjectOrNotThere)
{
    const auto faultOfNames = [](const char *content, const char *name) {
        std::vector<PackFile> files = shippedFiles(u"swordplay"_s);
        fileNamed(files, "names.json") = {QString::fromLatin1(name), content};
        return faultsOf(files);
    };
    EXPECT_EQ(faultOfNames("{}", "names.json"), R"(names.json: "names" is missing.)");
    EXPECT_EQ(faultOfNames("[]", "names.json"), "names.json: must be an object, not a list.");
    EXPECT_EQ(faultOfNames("{}", "nmaes.json"),
              "names.json: the file is missing.\nnmaes.json: pack.json names no part of this name.");
}

TEST(PackFaults, OfAPartThatNoPackHasNameThoseThereAre)
{
    const std::string fault = faultWith("swordplay", "pack.json", R"("reference"])", R"("reference", "polka"])");
    EXPECT_EQ(fault.substr(0, fault.find(';')), R"(pack.json: part 9: "polka" is not a part of a pack)");
    for (const QString &part : packParts())
        EXPECT_NE(fault.find(part.toStdString()), std::string::npos) << part.toStdString();
}

TEST(PackFaults, AreAllFoundInOnePass)
{
    std::vector<PackFile> files = shippedFiles(u"swordplay"_s);
    spoil(files, "lists.json", R"("rep": 5)", R"("rep": 9)");
    spoil(files, "lists.json", R"("weapon": "crossbow")", R"("weapon": "catapult")");
    spoil(files, "chain.json", R"("roll": "6", "time")", R"("roll": "5-6", "time")");
    spoil(files, "names.json", R"("Tibb")", R"("Aldred")");

    EXPECT_EQ(faultsOf(files),
              "lists.json: list \"feudal\", row 1: \"rep\" is 9, but it must be from 1 to 6.\nlists.json: list "
              "\"feudal\", row 2: \"catapult\" is not a weapon of this pack.\nnames.json: name 2: \"Aldred\" appears "
              "twice.\nchain.json: \"raidTime\": rows overlap: more than one holds a roll of 5.");
}
