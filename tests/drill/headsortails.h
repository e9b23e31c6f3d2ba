// SPDX-License-Identifier: MIT
#pragma once

#include "model/acts/act.h"
#include "model/systems/campaignsystem.h"

/// The drill: a kind of campaign of which no other file knows. Somebody calls, and a coin is tossed until it has fallen three
/// times.
namespace muster::drill {

/// An encounter: what is called, and by whom against us.
struct Call {
    bool heads = true;
    Force against;

    friend bool operator==(const Call &, const Call &) = default;
};

/// The table: how the coin has fallen.
struct Falls {
    int heads = 0;
    int tails = 0;

    friend bool operator==(const Falls &, const Falls &) = default;
};

const PartKind<Encounter> &partKind(std::type_identity<Call>);
const PartKind<Play> &partKind(std::type_identity<Falls>);

/// The one change: the coin fell.
struct CoinFell {
    bool heads = true;
    static const ChangeKind kind;
    friend bool operator==(const CoinFell &, const CoinFell &) = default;
};

/// The one act: it is tossed.
struct Toss {
    static const ActKind kind;
    friend bool operator==(const Toss &, const Toss &) = default;
};

class HeadsOrTails : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    QString title(const Encounter &encounter) const override;
    std::vector<Term> kinds(const Encounter &encounter) const override;
    std::vector<Term> everyKind() const override;
    EncounterText describe(const Campaign &campaign, const Pack &pack) const override;
    QJsonObject shown(const Encounter &encounter, const Pack &pack) const override;
    const Force *dealtEnemy(const Encounter &encounter) const override;
    Part<Play> onTable(const Encounter &) const override { return Falls(); }
    bool waitsOffTable() const override { return true; }
    Stranger stranger(const Encounter &encounter, const Known &known) const override;
    void tellPrepared(const Telling &telling, StepStory &story) const override;
    void tellBattle(const Telling &telling, StepStory &story) const override;
    std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const override;
    bool rollsActivation() const override { return false; }
    QString whatNow(const Campaign &campaign, const Pack &pack) const override;
    void report(const Campaign &campaign, AftermathDraft &draft) const override;

    /// Dice: 1d6 the call, heads on 1 to 3.
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    void settle(actions::Aftermath &aftermath) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &, const Pack &) const override { return {}; }
    QString turnName(const Pack &pack) const override { return pack.turnName; }
    QString turnNames() const override { return QStringLiteral("Evenings"); }
    QString served(int turns) const override { return QStringLiteral("evenings: %1").arg(turns); }
    bool testsLoyalty() const override { return false; }
    bool hasActivityLevel() const override { return false; }
    bool knowsNext() const override { return false; }
};

} // namespace muster::drill
