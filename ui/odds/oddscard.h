// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/campaigndocument.h"

#include <QCoreApplication>
#include <QWidget>

#include <vector>

class QFormLayout;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace muster {

/// One "what if": a heading, what is asked for, and below it the answer, which follows every change at once.
class OddsCard : public QWidget
{
    Q_OBJECT
public:
    OddsCard(const QString &title, const QString &about, QWidget *parent = nullptr);

    /// Fills the card with the campaign's present values. False: its rules have no such question.
    virtual bool load(const CampaignDocument &document) = 0;

protected:
    QSpinBox *addNumber(const QString &label, int least, int most);
    void addField(const QString &label, QWidget *field);
    QVBoxLayout *answer() const { return m_answer; }

private:
    QFormLayout *m_form;
    QVBoxLayout *m_answer;
};

class OddsBar;

/// What may happen, one below the other, each with its bar and its percentage.
class ChanceRows : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ChanceRows)
public:
    explicit ChanceRows(const QStringList &names, QWidget *parent = nullptr);

    /// As many as there are names.
    void setChances(const std::vector<double> &chances);

private:
    struct Row {
        QString name;
        OddsBar *bar;
        QLabel *percent;
    };
    std::vector<Row> m_rows;
};

} // namespace muster
