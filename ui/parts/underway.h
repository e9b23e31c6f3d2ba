// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/step.h"

#include <QString>

#include <optional>

namespace muster {

/// Something that is being done and is no step yet, such as dice that are half rolled. Undo and Redo belong to it before
/// they belong to the steps, but for those that were done since.
class UnderWay
{
public:
    virtual ~UnderWay() = default;

    /// What Undo undoes of it next, by name; empty: nothing.
    virtual QString undoName() const = 0;
    virtual QString redoName() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// Of several the one that was touched last comes first.
    std::uint64_t order() const { return m_order; }
    bool isOvertaken(const Book &book) const { return book.inForce > m_steps; }
    /// What can be redone in the book was done after it.
    bool isBeforeRedo(const Book &book) const { return book.canBringForward() && undoneIn(book) != m_undone; }

protected:
    /// The player does something of it.
    void touch(const Book &book)
    {
        static std::uint64_t last = 0;
        m_order = ++last;
        m_steps = book.inForce;
        m_undone = undoneIn(book);
    }

private:
    static std::optional<QDateTime> undoneIn(const Book &book)
    {
        return book.canBringForward() ? std::optional(book.steps[book.inForce].when) : std::nullopt;
    }

    std::uint64_t m_order = 0;
    std::size_t m_steps = 0; ///< in force when it was touched last
    std::optional<QDateTime> m_undone; ///< when the first step was made that was undone then
};

} // namespace muster
