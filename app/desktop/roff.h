// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"

#include <QString>

/// Text as roff takes it.
namespace muster::roff {

/// Nothing in it is a request, an escape or a ligature of hyphens.
QString plain(QString text);

/// A request and its text: ".SS muster new".
QString line(const QString &request, const QString &text = {});

/// A chapter of the help as a section: its title, its headings below that, lists, code in bold, links as their words.
QString chapter(const help::Source &source);

} // namespace muster::roff
