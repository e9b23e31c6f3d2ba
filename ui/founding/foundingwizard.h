// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace muster {

enum class Founding { Anew, OnPaper };

/// Makes a new campaign with the player, page by page; gives where it lies, or nothing. `variant`: the place of one to be
/// proposed, beside those that lie in their folder.
QString foundCampaign(QWidget *over, Founding begins, const QString &variant = {});

} // namespace muster
