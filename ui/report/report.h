// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "model/account/phone.h"
#include "model/account/writers.h"

#include <QByteArray>

#include <functional>

class QWidget;

namespace muster {

class CampaignDocument;

/// Writes a report of battles with their maps.
WrittenAccount writeReport(const ReportSource &source);

/// Writes the page of an encounter for a phone, with its map.
QByteArray writePhone(const PhoneSource &source);

/// Asks for a path and saves a page for the phone: of the current encounter, or else of the roster. Calls `say` after
/// success and `complain` after an error.
void savePhonePage(QWidget *parent, const CampaignDocument &document,
                   const std::function<void(const QString &text)> &say,
                   const std::function<void(const QString &text)> &complain);

/// Draws the thumbnail of a campaign as PNG.
QByteArray drawThumbnail(const ThumbnailSource &source);

} // namespace muster
