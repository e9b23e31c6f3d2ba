// SPDX-License-Identifier: MIT
#pragma once

#include "app/call.h"
#include "model/storage/files.h"

namespace muster {

/// The call or its input is wrong: exit 1.
inline Refusal wrong(const QString &text)
{
    return {Exit::WrongCall, text};
}

/// The rules say no; the first two reasons are told.
Refusal wrong(const Problems &problems);

/// The file cannot be used: exit 2.
inline Refusal unusable(const QString &text)
{
    return {Exit::UnusableFile, text};
}

/// Damage comes with the command that saves what is whole.
Refusal unusable(const FileProblem &problem);

} // namespace muster
