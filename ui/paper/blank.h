// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"

namespace muster::paper {

bool forHandwriting(SheetKind kind);

/// The same rules, list and options, with nobody and nothing of the campaign in it.
SheetSource blankOf(SheetKind kind, const SheetSource &source);

/// So many dice are drawn for a Rep that is still to be written.
inline constexpr int diceToWrite = 5;
inline int diceOf(const Figure &figure)
{
    return figure.rep() > 0 ? figure.rep() : diceToWrite;
}

} // namespace muster::paper
