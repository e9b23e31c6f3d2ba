// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/sheetsource.h"
#include "model/campaign/campaigndocument.h"

#include <functional>

class QWidget;

namespace muster {

class PrintDialog;
class StatusLine;

/// Shows a preview of a sheet of the campaign over `parent`. A PDF is saved beside the campaign's file.
PrintDialog *previewSheet(QWidget *parent, SheetKind kind, const CampaignDocument &document);
/// Shows the report of the last battle over `parent`. The status line says where it was saved.
void reportLastBattle(QWidget *parent, const CampaignDocument &document, StatusLine &line);

/// Asks where to save the page for a phone. The status line says where it was saved; `complain` gets the reason if it
/// was not.
void savePhonePage(QWidget *parent, const CampaignDocument &document, StatusLine &line,
                   const std::function<void(const QString &text)> &complain);

} // namespace muster
