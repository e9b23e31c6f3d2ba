// SPDX-License-Identifier: MIT
#include "ui/encounter/comingpanel.h"

#include "model/story/tableedges.h"
#include "model/story/words.h"
#include "model/systems/halfmonths/halfmonths.h"
#include "model/systems/halfmonths/scenarioparts.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"

#include <QGridLayout>

namespace muster {

namespace {

/// Both parts of it, each as the player would have it.
QString setUpOf(ScenarioKind kind, const ScenarioRow &row, const Pack &pack)
{
    Encounter dealt;
    Scenario scenario;
    scenario.kind = kind;
    QStringList sides;
    for (const ScenarioSide &side : row.sides) {
        scenario.role = side.role;
        dealt.part = scenario;
        const TableEdge edge = tableEdges(dealt, pack).yours;
        const QString sentence =
            ComingPanel::tr("%1: %2").arg(words::capitalised(words::title(side.role)), edge.sentence);
        if (!sides.contains(sentence))
            sides << sentence;
    }
    return sides.join(u' ');
}

} // namespace

ComingPanel::ComingPanel(QWidget *parent)
    : QWidget(parent)
    , m_heading(makeLabel(TextUse::SectionHeading, {}))
    , m_rows(new QGridLayout)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnStretch(2, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 14);
    column->setSpacing(8);
    column->addWidget(m_heading);
    column->addWidget(makeRule(Qt::Horizontal, QPalette::Text));
    column->addLayout(m_rows);
    column->addStretch(1);
}

void ComingPanel::load(const Campaign &campaign, const Pack &pack)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<std::pair<ScenarioKind, QString>> coming;
    const Genre genre = columnOf(campaign, pack);
    if (campaign.following && campaign.following->kind) {
        coming.emplace_back(*campaign.following->kind, QString());
    } else if (campaign.following) {
        for (const ScenarioKind kind : mayFollow(*pack.scenarios, campaign.following->over.kind))
            coming.emplace_back(kind, QString());
    } else {
        for (const ScenarioKind kind : allScenarios) {
            if (const auto modifier = pack.scenarios->modifier(kind, genre))
                coming.emplace_back(kind,
                                    *modifier == 0      ? tr("2d6")
                                        : *modifier > 0 ? tr("2d6 + %1").arg(*modifier)
                                                        : tr("2d6 − %1").arg(-*modifier));
        }
    }
    m_heading->setText(campaign.following ? tr("Possible follow-ups")
                                          : tr("Possible encounters: the highest total is played"));
    for (const auto &[kind, dice] : coming) {
        const ScenarioRow &scenario = pack.scenarios->of(kind);
        const int row = m_rows->rowCount();
        QLabel *how =
            makeParagraph(TextUse::SecondLine, setUpOf(kind, scenario, pack), nullptr, QPalette::PlaceholderText);
        m_rows->addWidget(makeLabel(TextUse::BodyBold, words::title(kind)), row, 0, Qt::AlignTop);
        m_rows->addWidget(makeLabel(TextUse::Body, dice), row, 1, Qt::AlignTop);
        m_rows->addWidget(how, row, 2, Qt::AlignTop);
    }
}

namespace {

constexpr quint64 leastSeed = 10'000;
constexpr quint64 mostSeed = 999'999; ///< short enough to be written on paper

} // namespace

QString seedText(quint64 seed)
{
    QString digits = QString::number(seed);
    for (auto place = digits.size() - 3; place > 0; place -= 3)
        digits.insert(place, u' ');
    return digits;
}

std::optional<quint64> seedFrom(const QString &text)
{
    bool ok = false;
    const quint64 seed = QString(text).remove(u' ').toULongLong(&ok);
    return ok ? std::optional(seed) : std::nullopt;
}

quint64 newSeed()
{
    return leastSeed + freshSeed() % (mostSeed - leastSeed + 1);
}

} // namespace muster
