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

/// With the maps drawn.
WrittenAccount writeReport(const ReportSource &source);

/// With the map drawn.
QByteArray writePhone(const PhoneSource &source);

/// Asks where to save the page of the encounter in hand, or else of the roster, and saves it. What came of it is said, or what
/// went wrong.
void savePhonePage(QWidget *parent, const CampaignDocument &document,
                   const std::function<void(const QString &text)> &say,
                   const std::function<void(const QString &text)> &complain);

/// As PNG.
QByteArray drawThumbnail(const ThumbnailSource &source);

} // namespace muster
