// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace muster::testing {

/// A table or test as its book has it, and the entry, procedure or part that holds it.
struct InBook {
    const char *title;
    const char *page;
    const char *id;
};

/// One of the five: what its pages hold, and what of another book its pack borrows by a ruling.
struct Book {
    const char *pack;
    std::vector<InBook> tables;
    std::vector<InBook> borrowed = {};
};

/// The tables and tests of the five books, read off their pages from the first to the last.
const std::vector<Book> &books();

} // namespace muster::testing
