// SPDX-License-Identifier: MIT
#pragma once

#include "rules/dice/roll.h"

#include <QString>
#include <QValidator>

namespace muster {

/// Playing cards as they are typed: a rank and a suit's letter each, "6H 10D QS"; T is ten, 1 the ace.
struct TypedCards {
    Faces cards; ///< those that are whole
    QString tidy; ///< how the field shows them
    bool isRefused = false; ///< something cannot be a card of this deck
};

/// Whether cards are asked for, and not dice.
bool asksCards(const DiceRequest &request);

TypedCards readCards(const QString &text, const DiceRequest &request);

/// A die with more sides than a digit has is typed as a number: d100, where 00 is a hundred.
bool asksNumber(const DiceRequest &request);

/// The player's dice as they are typed: a digit each, one number, or cards.
Faces readTyped(const QString &text, const DiceRequest &request);

/// Lets through what can be dice of this request: spaces and commas are dropped, a face the die does not have is turned
/// away.
class DiceValidator : public QValidator
{
public:
    /// The request may become another while the validator lives.
    DiceValidator(const DiceRequest &request, QObject *parent);

    State validate(QString &text, int &cursor) const override;

private:
    State validateDigits(QString &text, int &cursor) const;
    State validateNumber(const QString &text) const;
    State validateCards(QString &text, int &cursor) const;

    const DiceRequest &m_request;
};

} // namespace muster
