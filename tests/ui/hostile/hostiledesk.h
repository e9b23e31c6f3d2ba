// SPDX-License-Identifier: MIT
#pragma once

#include "tests/ui/window/desk.h"

namespace muster::testing {

/// A picture that an image tag names: whoever opens it is noticed.
class Bait
{
public:
    explicit Bait(const QString &path);
    ~Bait();
    Q_DISABLE_COPY_MOVE(Bait)

    bool wasTouched() const;

private:
    int m_watch;
};

/// A desk with names that were chosen to do harm.
class HostileDesk : public Desk
{
protected:
    QString bait() const { return pathOf(QStringLiteral("bait.png")); }
    QStringList names() const;

    /// Opens this campaign in the window and looks at every page: all is plain text, and the bait lies where it lay.
    void expectPlainOnEveryPage(const QString &path);
    /// Draws every sheet that it has.
    void expectPlainOnEverySheet(const Steps &steps, const Pack &pack);
};

/// Nothing on the window shows what one of the names brought along as markup.
void expectPlain(const QWidget &window);

} // namespace muster::testing
