// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace muster {

/// A value, none, or one that is made when it is first looked at: what takes its time to read, and is seldom wanted at
/// once. Copies share it, and it may be looked at from any thread.
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

    /// Whether there is one; that does not make it.
    bool has_value() const { return m_shared != nullptr; }
    explicit operator bool() const { return has_value(); }
    const T &operator*() const { return m_shared->get(); }
    const T *operator->() const { return &m_shared->get(); }

    /// A new value of its own in its place.
    T &emplace(T value = {})
    {
        m_shared = std::make_shared<Shared>();
        return m_shared->value.emplace(std::move(value));
    }
    /// The value; none is left.
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
