// SPDX-License-Identifier: MIT
#pragma once

#include "model/storage/campaignfile.h"
#include "rules/pack/pack.h"

#include <QObject>

namespace muster {

/// A campaign that is open in the window: its file, its steps and the campaign they fold to. What it shows is always
/// what the file holds: a step is written first and shown then.
class CampaignDocument : public QObject
{
    Q_OBJECT
public:
    CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent = nullptr);
    ~CampaignDocument() override;

    const Campaign &campaign() const { return m_campaign; }
    const Book &book() const;
    const Pack &pack() const { return m_pack; }
    QString path() const;

    /// Writes the step down, dated now, and makes it happen. Where the file refuses, nothing has happened.
    FileResult<Done> write(Step step);
    FileResult<Done> takeBack(std::size_t steps = 1);
    FileResult<Done> bringForward(std::size_t steps = 1);

    std::optional<AftermathDraft> draft() const;
    FileResult<Done> keepDraft(const std::optional<AftermathDraft> &draft);

    /// What Take back and Bring forward would do, by name; empty when they cannot.
    QString takeBackName() const;
    QString bringForwardName() const;

signals:
    /// The campaign went from one value to another: a step, taken back or forward. Item models work out their rows.
    void changed(const muster::Campaign &before, const muster::Campaign &after);
    /// The steps or what is in force changed; comes after changed().
    void bookChanged();
    void draftChanged();

private:
    void moveTo(Campaign after);

    std::unique_ptr<CampaignFile> m_file;
    Pack m_pack;
    Campaign m_campaign;
};

} // namespace muster
