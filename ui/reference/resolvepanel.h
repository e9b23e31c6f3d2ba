// SPDX-License-Identifier: MIT
#pragma once

#include "model/reference/shelf.h"
#include "model/reference/taker.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace muster {

class Button;
class DiceConversation;
class OutcomeView;
class ParameterForm;
class TableView;

/// One test or table: what it asks, the dice, what comes of them, and the table itself with the row that came up. Whatever
/// is changed afterwards is read with the same dice.
class ResolvePanel : public QWidget
{
    Q_OBJECT
public:
    explicit ResolvePanel(QWidget *parent = nullptr);

    /// `taker` is none for nobody in particular.
    void load(const ShelfVariant &variant, const Pack &pack, const Taker *taker);

    ParameterForm *form() const { return m_form; }
    DiceConversation *dice() const { return m_dice; }

public slots:
    void rollAgain();

private:
    void showOnlyTable();
    void fillIn(const Taker *taker);
    void resolve(bool anew);
    void tell();

    ShelfVariant m_variant;
    Pack m_pack;
    Arguments m_given;
    std::shared_ptr<QJsonObject> m_result;
    ParameterForm *m_form;
    DiceConversation *m_dice;
    OutcomeView *m_outcome;
    Button *m_again;
    QLabel *m_heading;
    TableView *m_table;
};

} // namespace muster
