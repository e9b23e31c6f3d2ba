// SPDX-License-Identifier: MIT
#pragma once

#include "tests/rules/reference/shelf.h"

#include <ostream>
#include <string>
#include <vector>

namespace muster::testing {

/// An example that a book works out, by the names in it.
struct BookExample {
    const char *name;
    std::vector<WorkedExample> steps;
    const char *pack = "";
};

inline void PrintTo(const BookExample &example, std::ostream *out)
{
    *out << example.pack << ": " << example.name;
}

/// The examples of one book, to be instantiated as its tests.
inline std::vector<BookExample> of(const char *pack, std::vector<BookExample> examples)
{
    for (BookExample &example : examples)
        example.pack = pack;
    return examples;
}

inline std::string exampleName(const ::testing::TestParamInfo<BookExample> &example)
{
    return example.param.name;
}

class BookExamples : public ::testing::TestWithParam<BookExample>
{
};

} // namespace muster::testing
