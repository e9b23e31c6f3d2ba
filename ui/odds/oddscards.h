// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QWidget>

#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QSpinBox;
class QVBoxLayout;

namespace muster {

/// A card for a question: a heading, input fields, and below them the answer, which follows every change at once.
class OddsCard : public QWidget
{
public:
    OddsCard(const QString &title, const QString &about);

    /// Fills the card with the campaign's present values. Returns false if its rules do not have this question.
    bool load(const CampaignDocument &document);

protected:
    /// Sets the fields from the campaign. Returns false if its rules do not have this question.
    virtual bool take(const Campaign &campaign, const Pack &pack) = 0;
    /// Adds the answer for the fields to its empty column.
    virtual void answer(QVBoxLayout &column) = 0;

    QSpinBox *addNumber(const QString &label, int least, int most);
    QCheckBox *addTick(const QString &label);
    QComboBox *addBox(const QString &label);
    void addField(const QString &label, QWidget *field);
    /// Shows the answer anew after a field has changed.
    void tell();

private:
    QFormLayout *m_form;
    QVBoxLayout *m_answer;
    bool m_isLoading = false;
};

/// Returns all cards, in the order of the page.
std::vector<OddsCard *> makeOddsCards();

} // namespace muster
