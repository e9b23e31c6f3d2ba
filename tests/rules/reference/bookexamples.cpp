// SPDX-License-Identifier: MIT
#include "tests/rules/reference/bookexamples.h"

namespace muster::testing {

TEST_P(BookExamples, ComeToWhatTheBookSays)
{
    comesTo(GetParam().pack, GetParam().steps);
}

} // namespace muster::testing
