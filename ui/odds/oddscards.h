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

class ChanceRows;

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
    /// Shows the answer for the fields.
    virtual void tell() = 0;

    QSpinBox *addNumber(const QString &label, int least, int most);
    QCheckBox *addTick(const QString &label);
    QComboBox *addBox(const QString &label);
    void addField(const QString &label, QWidget *field);
    template<class Shown>
    Shown *addAnswer(Shown *shown)
    {
        addToAnswer(shown);
        return shown;
    }
    ChanceRows *addChances(const QString &name, const QStringList &chances);
    QVBoxLayout *answer() const { return m_answer; }
    void tellUnlessLoading();

private:
    void addToAnswer(QWidget *shown);

    QFormLayout *m_form;
    QVBoxLayout *m_answer;
    bool m_isLoading = false;
};

/// Returns all cards, in the order of the page.
std::vector<OddsCard *> makeOddsCards();

} // namespace muster
