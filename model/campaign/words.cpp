// SPDX-License-Identifier: MIT
#include "model/campaign/words.h"

#include <algorithm>

namespace muster {

bool isPlain(const QString &text)
{
    return text.isValidUtf16() && std::none_of(text.begin(), text.end(), [](QChar c) {
               return c.category() == QChar::Other_Control && c != u'\n';
           });
}

int characters(const QString &text)
{
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); }));
}

} // namespace muster
