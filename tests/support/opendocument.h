// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/acts.h"
#include "model/campaign/campaigndocument.h"
#include "tests/support/longcampaign.h"

#include <QTemporaryDir>

namespace muster::testing {

/// An open campaign in a folder of its own, and a player who plays it.
class OpenDocument : public ::testing::Test
{
protected:
    OpenDocument()
    {
        auto file = CampaignFile::create(m_folder.filePath(QStringLiteral("harrow.muster")), founding());
        EXPECT_TRUE(file);
        m_document = std::make_unique<CampaignDocument>(*std::move(file), swordplay());
    }

    CampaignDocument &document() { return *m_document; }
    const Campaign &campaign() { return m_document->campaign(); }

    void write(const Step &step) { EXPECT_TRUE(m_document->write(step)); }
    void play(int steps)
    {
        for (int i = 0; i < steps; ++i)
            write(m_player.next(campaign()));
    }
    /// Recruits three Grunts.
    void recruitThree()
    {
        Step step{StepKind::Recruited, {}, {}, {}};
        RandomDice dice(1);
        acts::perform(campaign(), swordplay(), acts::Recruit{3}, 0, dice, step);
        write(step);
    }
    void prepare(std::uint64_t seed = 1)
    {
        Step step{StepKind::Prepared, {}, {}, {}};
        RandomDice dice(seed);
        acts::perform(campaign(), swordplay(), acts::Prepare{QString()}, seed, dice, step);
        write(step);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<CampaignDocument> m_document;
    LongCampaign m_player{1};
};

} // namespace muster::testing
