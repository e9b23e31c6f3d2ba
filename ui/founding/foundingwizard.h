// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QWidget;

namespace muster {

enum class Founding { Anew, OnPaper };

/// Founds a new campaign with a wizard. Returns the path of its file; empty if cancelled. `variant`: the path of a
/// variant to propose, in addition to those in their folder.
QString foundCampaign(QWidget *over, Founding begins, const QString &variant = {});

} // namespace muster
