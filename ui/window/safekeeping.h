// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QTimer>

#include <chrono>

namespace muster {

/// Backs up an open campaign: every half hour in which something changed, after each battle that is finished, and when it
/// is let go.
class Safekeeping : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds halfAnHour = std::chrono::minutes(30);
    explicit Safekeeping(CampaignDocument &document, std::chrono::milliseconds interval = halfAnHour);
    ~Safekeeping() override;

signals:
    /// The backup could not be made; the campaign itself is untouched.
    void failed(const QString &text);

private:
    void backUp();

    CampaignDocument &m_document;
    QTimer m_timer;
    std::size_t m_battles; ///< finished so far
    bool m_hasChanged = true; ///< perhaps by another program, while it was not open here
};

} // namespace muster
