// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <ostream>
#include <string>
#include <vector>

namespace muster::testing {

/// A line of stations.txt, and what stands indented below it.
struct Station {
    int number = 0;
    QString verb;
    QString rest;
    std::vector<Station> below;

    /// What stands below it, as it was written.
    QString text(int depth = 0) const;
};

/// What the walk comes past, by the headings of the file.
struct Way {
    std::string name;
    std::vector<Station> stations;

    friend void PrintTo(const Way &way, std::ostream *out) { *out << way.name; }
};

const std::vector<Way> &allWays();

/// One of tests/corpus/stories, and the pack it is played by.
struct CorpusStory {
    QString text;
    QByteArray pack;
};
CorpusStory corpusStory(const QString &name);

} // namespace muster::testing
