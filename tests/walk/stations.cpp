// SPDX-License-Identifier: MIT
#include "tests/walk/stations.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace muster::testing {

namespace {

int depthOf(const QString &line)
{
    constexpr int indent = 2;
    int spaces = 0;
    while (spaces < line.size() && line[spaces] == u' ')
        ++spaces;
    return spaces / indent;
}

std::vector<Station> readBlock(const QStringList &lines, qsizetype &at, int depth)
{
    std::vector<Station> block;
    for (; at < lines.size(); ++at) {
        const QString text = lines[at].trimmed();
        if (text.isEmpty() || text.startsWith(u'#'))
            continue;
        if (text.startsWith(QLatin1String("== ")) || depthOf(lines[at]) < depth)
            break;
        if (depthOf(lines[at]) > depth) {
            block.back().below = readBlock(lines, at, depth + 1);
            --at;
            continue;
        }
        block.push_back({int(at) + 1, text.section(u' ', 0, 0), text.section(u' ', 1), {}});
    }
    return block;
}

} // namespace

QString Station::text(int depth) const
{
    QString all;
    for (const Station &one : below) {
        const QString indent(2 * depth, u' ');
        all += (depth == 0 ? QStringLiteral("\n") : QString()) + indent + one.verb + u' ' + one.rest + u'\n';
        all += one.text(depth + 1);
    }
    return all;
}

CorpusStory corpusStory(const QString &name)
{
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/tests/corpus/stories/%1.txt").arg(name));
    const QString text = QString::fromUtf8(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    static const QRegularExpression rules(QStringLiteral("rules: (\\S+)"));
    return {text, rules.match(text).captured(1).toUtf8()};
}

const std::vector<Way> &allWays()
{
    static const std::vector<Way> ways = [] {
        QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/tests/walk/stations.txt"));
        const QStringList lines =
            QString::fromUtf8(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()).split(u'\n');
        std::vector<Way> read;
        for (qsizetype at = 0; at < lines.size();) {
            if (lines[at].startsWith(QLatin1String("== "))) {
                const std::string name = lines[at].mid(3).toStdString();
                read.push_back({name, readBlock(lines, ++at, 0)});
            } else {
                ++at;
            }
        }
        return read;
    }();
    return ways;
}

} // namespace muster::testing
