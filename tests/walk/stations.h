// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <ostream>
#include <string>
#include <vector>

namespace muster::testing {

/// A line of stations.txt, with the lines indented below it.
struct Station {
    int number = 0;
    QString verb;
    QString rest;
    std::vector<Station> below;

    /// Returns the lines below it as they are in the file.
    QString text(int depth = 0) const;
};

/// A route of the walk, under a heading of the file.
struct Way {
    std::string name;
    std::vector<Station> stations;

    friend void PrintTo(const Way &way, std::ostream *out) { *out << way.name; }
};

const std::vector<Way> &allWays();

/// A story of tests/corpus/stories, and its pack.
struct CorpusStory {
    QString text;
    QByteArray pack;
};
CorpusStory corpusStory(const QString &name);

} // namespace muster::testing
