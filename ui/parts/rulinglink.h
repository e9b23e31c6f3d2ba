// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace muster {

class LinkButton;

/// "ruling R54": what it settles comes up where it is pressed.
LinkButton *makeRulingLink(const QString &id, QWidget *parent = nullptr);

} // namespace muster
