// SPDX-License-Identifier: MIT
#include "ui/forecast/policyform.h"

#include "ui/parts/label.h"
#include "ui/texts.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace muster {

PolicyForm::PolicyForm(QWidget *parent)
    : QWidget(parent)
    , m_heading(makeLabel(TextUse::SectionHeading, tr("Policy")))
    , m_signs{makeLabel(TextUse::BodyBold, ForecastText::tr("A")), makeLabel(TextUse::BodyBold, ForecastText::tr("B"))}
    , m_rule(makeRule(Qt::Horizontal, QPalette::Text))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(2, 1);
    m_star = addRow(tr("The Star"), {tr("leads"), tr("at home")});
    m_places = addRow(tr("Free places"), {tr("recruit"), tr("wait")});
    m_poisoned = addRow(tr("Poisoned"), {tr("keep"), tr("dismiss one"), tr("dismiss all")});
    lay();
    m_star.answers[1]->setCurrentIndex(1);
    for (QComboBox *answer : m_poisoned.answers)
        answer->setToolTip(asToolTip(tr("Before each encounter. The one is who would most likely leave and poison "
                                        "others: the poisoned figure of the highest Rep.")));
    for (const Row &row : {m_star, m_places, m_poisoned}) {
        for (QComboBox *answer : row.answers)
            connect(answer, &QComboBox::activated, this, &PolicyForm::changed);
    }
}

PolicyForm::Row PolicyForm::addRow(const QString &name, const QStringList &answers)
{
    Row row{makeLabel(TextUse::Body, name), {new QComboBox, new QComboBox}};
    for (std::size_t which = 0; which < row.answers.size(); ++which) {
        QComboBox *answer = row.answers[which];
        answer->addItems(answers);
        answer->setAccessibleName((which == 0 ? tr("Policy A, %1") : tr("Policy B, %1")).arg(name));
        answer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    return row;
}

void PolicyForm::stack(bool isStacked)
{
    if (isStacked == m_isStacked)
        return;
    m_isStacked = isStacked;
    lay();
}

void PolicyForm::lay()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    while (QLayoutItem *item = grid->takeAt(0))
        delete item;
    int line = 0;
    const auto add = [&](QLabel *name, QWidget *a, QWidget *b) {
        grid->addWidget(name, line, 0, 1, m_isStacked ? 3 : 1);
        line += m_isStacked ? 1 : 0;
        grid->addWidget(a, line, m_isStacked ? 0 : 1, 1, m_isStacked ? 2 : 1);
        grid->addWidget(b, line++, 2);
    };
    add(m_heading, m_signs[0], m_signs[1]);
    grid->addWidget(m_rule, line++, 0, 1, 3);
    for (const Row &row : {m_star, m_places, m_poisoned})
        add(row.name, row.answers[0], row.answers[1]);
}

void PolicyForm::load(const Campaign &campaign, const Pack &pack, bool canBePoisoned)
{
    m_star.name->setText(campaign.hasSeveralStars() ? tr("The Stars")
                             : pack.hasSkill        ? tr("The Leader")
                                                    : tr("The Star"));
    m_poisoned.name->setVisible(canBePoisoned);
    for (QComboBox *answer : m_poisoned.answers) {
        answer->setVisible(canBePoisoned);
        if (!canBePoisoned)
            answer->setCurrentIndex(0);
    }
}

Policies PolicyForm::policies() const
{
    Policies both;
    for (std::size_t which = 0; which < both.size(); ++which)
        both[which] = {m_star.answers[which]->currentIndex() == 0, m_places.answers[which]->currentIndex() == 0,
                       static_cast<Poisoned>(m_poisoned.answers[which]->currentIndex())};
    return both;
}

QString policyTitle(const Policies &policies, std::size_t which, const Campaign &campaign)
{
    const Policy &one = policies[which];
    const bool several = campaign.hasSeveralStars();
    const QString star = campaign.star() ? campaign.star()->name : QString();
    if (policies[0].starLeads == policies[1].starLeads) {
        if (policies[0].recruits != policies[1].recruits)
            return one.recruits ? ForecastText::tr("Free places are recruited for")
                                : ForecastText::tr("Free places stay free");
        if (policies[0].poisoned != policies[1].poisoned)
            return one.poisoned == Poisoned::Kept     ? ForecastText::tr("The poisoned are kept")
                : one.poisoned == Poisoned::Dismissed ? ForecastText::tr("The poisoned are dismissed")
                                                      : ForecastText::tr("One of the poisoned is dismissed");
    }
    if (one.starLeads)
        return several ? ForecastText::tr("The Stars lead") : ForecastText::tr("%1 leads").arg(star);
    return several ? ForecastText::tr("The Stars stay at home") : ForecastText::tr("%1 stays at home").arg(star);
}

} // namespace muster
