// SPDX-License-Identifier: MIT
// Names are text, whatever stands in them: as Markdown, and on a terminal that they could steer.
#include "app/text/plain.h"
#include "app/text/storytext.h"
#include "tests/app/calls.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace muster::testing {

TEST(Markdown, HasNoMeaningInAName)
{
    EXPECT_EQ(markdownLine(u"a*b_[c](d)<e>"_s), u"a\\*b\\_\\[c\\](d)&lt;e>"_s);
    EXPECT_EQ(markdownLine(u"http://a: b"_s), u"http\\://a: b"_s);
    EXPECT_EQ(markdownLine(u"two\nlines"_s), u"two lines"_s);
}

TEST(Plain, ShowsWhatCouldSteerTheTerminalAsAMark)
{
    EXPECT_EQ(plain(u"a\x1b[2Jb"_s), u"a\uFFFD[2Jb"_s);
    EXPECT_EQ(plain(u"left\u202Eright"_s), u"left\uFFFDright"_s);
    EXPECT_EQ(plain(u"نرگس\u200Cزاده 👩\u200D🚀"_s), u"نرگس\u200Cزاده 👩\u200D🚀"_s);
    EXPECT_EQ(shortened(u"a long line"_s, 6), u"a lon…"_s);
    EXPECT_EQ(shortened(u"short"_s, 6), u"short"_s);
}

} // namespace muster::testing
