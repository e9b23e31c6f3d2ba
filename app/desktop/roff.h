// SPDX-License-Identifier: MIT
#pragma once

#include "ui/help/helpsource.h"

#include <QString>

/// Conversion of text to roff.
namespace muster::roff {

/// Escapes a text, so that roff finds no request, escape or ligature of hyphens in it.
QString plain(QString text);

/// Returns text for the keyboard in bold, with all characters as they are typed.
QString typed(const QString &text);

/// Returns a line with a request and its text: ".SS muster new".
QString line(const QString &request, const QString &text = {});

/// Returns a chapter of the help as a section: title, subheadings, lists, code in bold, links as plain words.
QString chapter(const help::Source &source);

} // namespace muster::roff
