// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace muster {

/// Something that is being done and is no step yet, such as dice that are half rolled. Undo and Redo belong to it before
/// they belong to the steps.
class UnderWay
{
public:
    virtual ~UnderWay() = default;

    /// What Undo undoes of it next, by name; empty: nothing.
    virtual QString undoName() const = 0;
    virtual QString redoName() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
};

} // namespace muster
