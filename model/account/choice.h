// SPDX-License-Identifier: MIT
#pragma once

#include "model/account/account.h"
#include "rules/slug.h"

namespace muster {

/// Where the dice stand: in brackets in the sentences, all together at the end, or nowhere.
enum class AccountDice : std::uint8_t { Brackets, Story, None };

/// What of a battle goes into its report.
struct AccountChoice {
    AccountDice dice = AccountDice::Brackets;
    bool words = true; ///< the player's own
    bool pictures = true;
    bool table = true;
    bool came = true;
    bool turns = true;
    bool fates = true;
    bool careers = false;

    friend bool operator==(const AccountChoice &, const AccountChoice &) = default;
};

/// The account without what is not wanted.
Account chosen(Account account, const AccountChoice &choice);
/// What of these battles is wanted.
std::vector<Account> accountsOf(std::span<const Step> steps, const Pack &pack,
                                const std::vector<FinishedBattle> &battles, const AccountChoice &choice);

} // namespace muster
