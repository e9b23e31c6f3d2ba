// SPDX-License-Identifier: MIT
#include "ui/systems/halfmonths/mediapanel.h"

#include "model/systems/halfmonths/press.h"
#include "model/systems/halfmonths/sides.h"
#include "ui/aftermath/figurefields.h"
#include "ui/parts/label.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

QLineEdit *makeReps(const QString &name, const std::vector<int> &reps)
{
    auto *edit = new QLineEdit(numbersText(reps));
    edit->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[1-6, ]*")), edit));
    edit->setAccessibleName(name);
    edit->setPlaceholderText(MediaPanel::tr("such as 5, 3"));
    return edit;
}

} // namespace

MediaPanel::MediaPanel(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 6, 0, 0);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
}

void MediaPanel::load(const Campaign &campaign, const Pack &pack, const AftermathDraft &draft)
{
    emptyGrid(*m_grid);
    m_rows.clear();
    for (const Figure &figure : presentFighters(campaign)) {
        const CrewPart part = actions::crewPartOf(pack, figure);
        if (part == CrewPart::None)
            continue;
        addFigure(figure, part == CrewPart::Camera, deedsOf(draft.figures, figure.id).media);
    }
    setVisible(!m_rows.empty());
    setPresent(draft.figures);
}

void MediaPanel::addFigure(const Figure &figure, bool camera, const MediaWork &work)
{
    const auto of = [&](const QString &what) { return tr("%1, %2").arg(figure.name, what); };
    const QStringList heads = camera
        ? QStringList{tr("Shots\nfrom %1″").arg(closeShotInches), tr("Shots\nfrom %1″").arg(longShotInches),
                      tr("Reps shown from %1″").arg(closeShotInches)}
        : QStringList{tr("Lead\nstories"), tr("Sound\nbites"), tr("Reps interviewed")};
    Row row;
    row.id = figure.id;
    row.camera = camera;
    row.great = makeCount(of(camera ? tr("shots from %1 inches").arg(closeShotInches) : tr("lead stories")),
                          camera ? work.closeShots : work.leadStories);
    row.small = makeCount(of(camera ? tr("shots from %1 inches").arg(longShotInches) : tr("sound bites")),
                          camera ? work.longShots : work.soundBites);
    row.reps = makeReps(of(heads.back()), camera ? work.shot : work.asked);
    const int place = m_grid->rowCount();
    m_grid->addWidget(makeName(figure.star ? TextUse::BodyBold : TextUse::Body, figure.name), place, 0,
                      Qt::AlignBottom);
    int column = 1;
    for (QWidget *field :
         {static_cast<QWidget *>(row.great), static_cast<QWidget *>(row.small), static_cast<QWidget *>(row.reps)}) {
        QLabel *head = makeLabel(TextUse::ColumnHead, heads[column - 1], nullptr, QPalette::PlaceholderText);
        head->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        auto *box = new QWidget;
        auto *stack = new QVBoxLayout(box);
        stack->setContentsMargins(0, 0, 0, 0);
        stack->setSpacing(2);
        stack->addWidget(head);
        stack->addWidget(field);
        m_grid->addWidget(box, place, column++, Qt::AlignBottom);
    }
    for (QSpinBox *count : {row.great, row.small})
        connect(count, &QSpinBox::valueChanged, this, [this, id = row.id] { emit workChanged(id); });
    connect(row.reps, &QLineEdit::editingFinished, this, [this, id = row.id] { emit workChanged(id); });
    m_rows.push_back(row);
}

void MediaPanel::setPresent(const std::vector<ReportedFate> &figures)
{
    for (const Row &row : m_rows)
        enableIfPresent({row.great, row.small, row.reps}, figures, row.id);
}

MediaWork MediaPanel::workOf(FigureId id) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(), [=](const Row &r) { return r.id == id; });
    MediaWork work;
    if (row == m_rows.end())
        return work;
    (row->camera ? work.closeShots : work.leadStories) = row->great->value();
    (row->camera ? work.longShots : work.soundBites) = row->small->value();
    (row->camera ? work.shot : work.asked) = numbersIn(row->reps->text());
    return work;
}

} // namespace muster
