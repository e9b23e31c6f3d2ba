// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <QString>
#include <QValidator>

namespace muster {

/// Playing cards as they are typed: a rank and a suit's letter each, "6H 10D QS"; T is ten, 1 the ace.
struct TypedCards {
    Faces cards; ///< complete cards
    QString tidy; ///< text that the field shows for them
    bool isRefused = false; ///< something typed cannot be a card of this deck
};

/// Returns whether cards are asked for instead of dice.
bool asksCards(const DiceRequest &request);

TypedCards readCards(const QString &text, const DiceRequest &request);

/// Returns whether the die has more sides than a digit has, so that it is typed as a number: d100, where 00 is a
/// hundred.
bool asksNumber(const DiceRequest &request);

/// Parses the player's dice as they are typed: a digit each, one number, or cards.
Faces readTyped(const QString &text, const DiceRequest &request);

/// Accepts what can be dice of this request: drops spaces and commas, and refuses a face the die does not have.
class DiceValidator : public QValidator
{
public:
    /// Keeps a reference to the request, which may change while the validator lives.
    DiceValidator(const DiceRequest &request, QObject *parent);

    State validate(QString &text, int &cursor) const override;

private:
    State validateDigits(QString &text, int &cursor) const;
    State validateNumber(const QString &text) const;
    State validateCards(QString &text, int &cursor) const;

    const DiceRequest &m_request;
};

} // namespace muster
