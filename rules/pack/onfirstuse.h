// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace muster {

/// A value that is made on first access, or no value. For data that takes long to read and is seldom needed at once.
/// Copies share the value, and any thread may access it.
template<typename T>
class OnFirstUse
{
public:
    OnFirstUse() = default;
    explicit OnFirstUse(std::function<T()> make)
        : m_shared(std::make_shared<Shared>())
    {
        m_shared->make = std::move(make);
    }

    /// Returns whether there is a value, without making it.
    bool has_value() const { return m_shared != nullptr; }
    explicit operator bool() const { return has_value(); }
    const T &operator*() const { return m_shared->get(); }
    const T *operator->() const { return &m_shared->get(); }

    /// Replaces the shared value with one that only this copy owns.
    T &emplace(T value = {})
    {
        m_shared = std::make_shared<Shared>();
        return m_shared->value.emplace(std::move(value));
    }
    /// Returns the value and leaves none here.
    T take()
    {
        const auto shared = std::exchange(m_shared, nullptr);
        return std::move(shared->get());
    }

private:
    struct Shared {
        std::function<T()> make;
        std::once_flag once;
        std::optional<T> value;

        T &get()
        {
            std::call_once(once, [this] {
                if (!value)
                    value = make();
            });
            return *value;
        }
    };

    std::shared_ptr<Shared> m_shared;
};

} // namespace muster
