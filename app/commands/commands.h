// SPDX-License-Identifier: MIT
#pragma once

#include "app/command.h"
#include "model/account/sheetsource.h"
#include "model/campaign/step.h"

#include <QJsonArray>

namespace muster {

/// Creates the file with all steps at once and shows the campaign.
Reply answerCreated(const QString &path, const Pack &pack, const Steps &steps, const QJsonArray &rolls = {},
                    const PictureSource &pictures = {});
/// Creates a campaign from the text of a story.
Reply answerNewFromStory(const Call &call);

/// Writes a sheet to the file of --pdf. Overwrites nothing but another PDF.
Reply writePdf(const Call &call, SheetKind kind, const SheetSource &source);

} // namespace muster
