// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/storage/files.h"

namespace muster {

/// Refuses a wrong call or input: exit status 1.
inline Refusal wrong(const QString &text)
{
    return {Exit::WrongCall, text};
}

/// Refuses what the rules do not allow; the text has the first two reasons.
Refusal wrong(const Problems &problems);

/// Refuses a file that cannot be used: exit status 2.
inline Refusal unusable(const QString &text)
{
    return {Exit::UnusableFile, text};
}

/// Refuses a file. For a damaged one, the text has the command that saves the intact part.
Refusal unusable(const FileProblem &problem);

} // namespace muster
