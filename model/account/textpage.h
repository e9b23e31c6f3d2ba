// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/writers.h"

namespace muster {

/// How a text of its own marks what it is made of. Texts that it is given are escaped already, but for those it escapes itself.
class TextNotation
{
public:
    TextNotation() = default;
    Q_DISABLE_COPY_MOVE(TextNotation)
    virtual ~TextNotation() = default;

    /// A text in one line, with nothing in it that means anything here.
    virtual QString escaped(const QString &text) const = 0;
    /// The player's words with their line breaks, escaped.
    virtual QString prose(const QString &text) const = 0;
    virtual QString strong(const QString &text) const = 0;
    virtual QString slanted(const QString &text) const = 0;
    virtual QString title(const QString &text, const QString &below) const = 0;
    virtual QString heading(const QString &text) const = 0;
    virtual QString rule() const = 0;
    virtual QString list(const QStringList &items) const = 0;
    /// One below the other.
    virtual QString lines(const QStringList &lines) const = 0;
    virtual QString image(const QString &place, const QString &inWords, const QString &caption) const = 0;
    /// A table, or what stands in its place.
    virtual QString came(const Account &account) const = 0;
    virtual QString fates(const Account &account) const = 0;
};

/// The accounts one after the other, their pictures in files beside the text. `folder` is theirs, as the text names it;
/// without one the text stands alone, and only their captions are in it.
WrittenAccount writtenIn(const TextNotation &notation, const std::vector<Account> &accounts, const AccountMedia &media,
                         const QString &folder);

/// " [3 and 4]"; empty without dice.
QString inBrackets(const std::vector<StoryDice> &dice);

} // namespace muster
