// SPDX-License-Identifier: MIT
#pragma once

#include "model/systems/campaignsystem.h"

namespace muster {

/// The percentile street skirmish: one game after another, linked by those who live (R81).
class LinkedGames : public CampaignSystem
{
public:
    using CampaignSystem::CampaignSystem;

    bool isFor(const Campaign &campaign, const Pack &pack) const override;
    const Force *dealtEnemy(const Encounter &encounter) const override;
    Stranger stranger(const Encounter &encounter, const Known &known) const override;
    QString title(const Encounter &encounter) const override;
    std::vector<Term> kinds(const Encounter &) const override { return everyKind(); }
    std::vector<Term> everyKind() const override;
    EncounterText describe(const Campaign &campaign, const Pack &pack) const override;
    QJsonObject shown(const Encounter &encounter, const Pack &pack) const override;
    void tellPrepared(Telling &telling) const override;
    void tellBattle(Telling &telling) const override;
    void checkCorrection(const Campaign &campaign, const Pack &pack, const Encounter &wanted,
                         Problems &problems) const override;
    void checkReport(const Campaign &campaign, const Pack &pack, const BattleReport &report,
                     Problems &problems) const override;
    Deeds deedsThatCount(const Deeds &deeds) const override;
    bool isUnderWay(const Encounter &encounter) const override;
    void report(const Campaign &campaign, AftermathDraft &draft) const override;
    QString whatNow(const Campaign &campaign, const Pack &pack) const override;
    QString whoseGo(const Campaign &campaign, const Pack &pack) const override;
    std::vector<WhereTheyStand> whereTheyStand(const Campaign &campaign) const override;
    std::optional<StoryLine> toldChange(const Telling &telling, const Change &change) const override;
    QStringList differences(const Encounter &was, const Encounter &is) const override;
    std::optional<InPlay> unknownLeader(const Campaign &campaign) const override;
    QString howItComes(const Campaign &campaign, const Pack &pack) const override;
    QString grounds(const Pack &pack) const override;
    EncounterPart blankPart(int enemies) const override;
    void correct(const Campaign &campaign, const Pack &pack, Encounter &encounter, Correction &wishes) const override;
    QString wentBefore(Outcome outcome, const QString &what, const QString &when) const override;

    /// Dice: 1d6 the ground; then each of theirs: 1d6 the list, but for their leader, 1d6 initiative and the skill's.
    Dealt deal(const Campaign &campaign, const Pack &pack, const Wish &wish, Dice &dice) const override;
    Room roomOfBand(const Campaign &campaign, const Pack &pack) const override;
    QString whyFull(const Campaign &campaign, const Pack &pack) const override;
    void settle(actions::Aftermath &aftermath) const override;
    void turn(actions::Aftermath &aftermath) const override;
    NextEncounter after(const PastEncounter &last, const Pack &pack) const override;
};

const CampaignSystem &linkedGames();

} // namespace muster
