// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QTimer>

namespace muster {

/// Backs up an open campaign: every half hour in which something changed, and when it is let go.
class Safekeeping : public QObject
{
    Q_OBJECT
public:
    explicit Safekeeping(CampaignDocument &document, QObject *parent = nullptr);
    ~Safekeeping() override;

    /// Where something changed since the last time.
    void backUp();

signals:
    /// The backup could not be made; the campaign itself is untouched.
    void failed(const QString &text);

private:
    CampaignDocument &m_document;
    QTimer m_halfHour;
    bool m_hasChanged = true; ///< perhaps by another program, while it was not open here
};

} // namespace muster
