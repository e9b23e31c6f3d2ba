// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace muster::testing {

/// Called with a name that suits a file, and a window that is shown and at rest.
using Visit = std::function<void(const QString &name, QWidget &window)>;

/// Every page of the window in each phase of a campaign, and every dialog. Files are written into `folder`; settings are
/// whatever the application has.
void visitEverything(const QString &folder, const Visit &visit);

} // namespace muster::testing
