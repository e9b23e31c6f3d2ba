// SPDX-License-Identifier: MIT
#include "ui/courses/coursesdialog.h"

#include "model/story/comparecourses.h"
#include "model/story/words.h"
#include "ui/courses/branchdialog.h"
#include "ui/courses/comparisonview.h"
#include "ui/courses/coursestimeline.h"
#include "ui/parts/button.h"
#include "ui/parts/columnheads.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/window/campaigns.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStyle>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr int coursesWidth = 380;
constexpr int listInset = 9; ///< of the rows' text, which the heads stand over

} // namespace

CoursesDialog::CoursesDialog(CampaignDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_list(new QTreeWidget)
    , m_common(new ElidedLabel)
    , m_timeline(new CoursesTimeline)
    , m_figures(new ComparisonView(tr("Figures of both"), tr("Name")))
    , m_state(new ComparisonView(tr("What differs"), QString()))
    , m_sides(new QStackedWidget)
    , m_detail(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_problem(makeParagraph(TextUse::Body, {}))
    , m_open(new Button({}, tr("&Open as a campaign…"), this, ButtonLook::Primary))
    , m_delete(new Button({}, tr("&Delete…"), this, ButtonLook::Flat))
{
    setWindowTitle(tr("Courses"));
    setBackgroundRole(QPalette::Base);
    rememberGeometry(this, QStringLiteral("courses"), {1280, 680});
    m_problem->hide();
    auto *sides = new QHBoxLayout(this);
    sides->setContentsMargins(24, 16, 24, 16);
    sides->setSpacing(24);
    sides->addLayout(makeLeft(), 1);
    sides->addWidget(makeRule(Qt::Vertical));
    sides->addLayout(makeRight());
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CoursesDialog::compareChosen);
    connect(m_list, &QTreeWidget::itemActivated, this, &CoursesDialog::open);
    connect(m_open, &QPushButton::clicked, this, &CoursesDialog::open);
    connect(m_delete, &QPushButton::clicked, this, &CoursesDialog::strike);
    listCourses();
    m_list->setFocus();
}

bool CoursesDialog::focusNextPrevChild(bool next)
{
    return goToNextStop(*this, next);
}

QVBoxLayout *CoursesDialog::makeLeft()
{
    m_common->setFont(fontFor(TextUse::Body));
    m_common->setForegroundRole(QPalette::PlaceholderText);
    auto *none = makeParagraph(TextUse::Body,
                               tr("No course was left yet. When a roll, a battle or a recruit is undone and you do "
                                  "something else instead, what was undone is kept here, to be read, compared and "
                                  "opened as a campaign of its own."),
                               nullptr, QPalette::PlaceholderText);
    none->setAlignment(Qt::AlignTop);
    m_sides->addWidget(none);
    m_sides->addWidget(m_figures);
    m_months = scrolled(m_timeline);
    m_months->setFixedHeight(m_timeline->sizeHint().height() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Two courses")));
    column->addWidget(m_common);
    column->addWidget(m_months);
    column->addWidget(m_sides, 1);
    return column;
}

QVBoxLayout *CoursesDialog::makeRight()
{
    m_list->setAccessibleName(tr("Courses"));
    giveRowMenu(*m_list);
    auto *heads = new ColumnHeads(m_list);
    heads->setMargins(listInset, listInset);
    m_list->setHeader(heads);
    m_list->setHeaderLabels({tr("Course"), tr("Left on")});
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFixedWidth(besideType(coursesWidth));
    heads->setStretchLastSection(false);
    heads->setSectionResizeMode(0, QHeaderView::Stretch);
    heads->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto *others = new DialogButtons;
    connect(others->add(tr("Compare with a &file…")), &QPushButton::clicked, this, &CoursesDialog::chooseFile);
    connect(others, &DialogButtons::rejected, this, &QDialog::reject);
    auto *deeds = new QHBoxLayout;
    deeds->addWidget(m_open);
    deeds->addWidget(m_delete);
    deeds->addStretch();

    auto *column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(m_list, 2);
    column->addWidget(m_detail);
    column->addLayout(deeds);
    column->addWidget(m_problem);
    column->addWidget(m_state, 3);
    column->addWidget(others);
    return column;
}

void CoursesDialog::listCourses()
{
    const auto courses = m_document.courses();
    if (!courses)
        return say(courses.problem().text);
    for (const LeftCourse &course : *courses) {
        const auto steps = m_document.courseSteps(course.id);
        if (!steps)
            continue;
        QString name = course.name;
        if (name.isEmpty())
            name = nameForNameless(fold(*steps, course.from), m_document.pack());
        const QString when = QLocale().toString(course.left.toLocalTime().date(), QLocale::ShortFormat);
        const QString detail =
            tr("%n steps after step %1; they do not count.", nullptr, static_cast<int>(course.steps)).arg(course.from);
        addRow({course.id, {}, name, detail, when, *steps});
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    compareChosen();
}

void CoursesDialog::addRow(const Other &other)
{
    auto *row = new QTreeWidgetItem(m_list, {other.name, other.when});
    row->setToolTip(0, other.name.toHtmlEscaped());
    row->setData(1, Qt::AccessibleTextRole, other.when.isEmpty() ? tr("a campaign of its own") : other.when);
    row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(other.name, other.detail));
    m_others.push_back(other);
}

const CoursesDialog::Other *CoursesDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_others[static_cast<std::size_t>(row)];
}

void CoursesDialog::compareChosen()
{
    m_problem->hide();
    const Other *other = chosen();
    m_open->setEnabled(other);
    m_delete->setVisible(other && other->course > 0);
    m_detail->setText(other ? other->detail : QString());
    m_detail->setVisible(other);
    m_state->setVisible(other);
    m_months->setVisible(other);
    m_sides->setCurrentIndex(other ? 1 : 0);
    if (!other) {
        m_common->clear();
        return;
    }
    m_open->setText(other->course > 0 ? tr("&Open as a campaign…") : tr("&Open it"));
    const CourseComparison comparison =
        compareCourses(m_document.book().stepsInForce(), other->steps, m_document.pack());
    m_common->setText(comparison.common == 0 ? tr("They have no step in common.")
                                             : tr("The same for %n steps; they part after “%1”.", nullptr,
                                                  static_cast<int>(comparison.common))
                                                   .arg(comparison.parting));
    const Book &book = m_document.book();
    m_timeline->load(timelineOf(book, m_document.pack()),
                     timelineOf({other->steps, other->steps.size()}, m_document.pack()), comparison.common,
                     tr("As played"), other->name, words::totalWorthName(m_document.pack()));
    QMetaObject::invokeMethod( // once it is as wide as its months
        m_timeline, [this] { bringIntoView(*m_timeline, m_timeline->partingMonth()); }, Qt::QueuedConnection);
    m_figures->load(comparison.figures, tr("As played"), other->name);
    m_state->load(comparison.state, tr("As played"), tr("The other"));
}

void CoursesDialog::open()
{
    const Other *other = chosen();
    if (!other)
        return;
    QString path = other->path;
    if (other->course > 0) {
        BranchDialog copy(m_document, LeftCourse{other->course, other->name, {}}, this);
        if (copy.exec() != QDialog::Accepted)
            return;
        path = copy.path();
    }
    accept();
    emit openWanted(path);
}

void CoursesDialog::strike()
{
    const Other *other = chosen();
    if (!other || other->course == 0)
        return;
    QMessageBox question(
        QMessageBox::NoIcon, tr("Delete course"),
        tr("Delete “%1” for good? This cannot be undone. The campaign itself is not changed.").arg(other->name),
        QMessageBox::NoButton, this);
    question.setTextFormat(Qt::PlainText);
    const auto *strike = question.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
    question.setDefaultButton(question.addButton(tr("&Cancel"), QMessageBox::RejectRole));
    question.exec();
    if (question.clickedButton() != strike)
        return;
    if (const auto done = m_document.strikeCourse(other->course); !done)
        return say(done.problem().text);
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_others.erase(m_others.begin() + row);
    delete m_list->takeTopLevelItem(row);
    compareChosen();
}

void CoursesDialog::chooseFile()
{
    const QString beside = QFileInfo(m_document.path()).path();
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a campaign"), beside, campaignFilter());
    if (!path.isEmpty())
        addFile(path);
}

void CoursesDialog::addFile(const QString &path)
{
    const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
    if (!file)
        return say(file.problem().text);
    const QString name = QFileInfo(path).fileName();
    if ((*file)->campaign().rules != m_document.campaign().rules)
        return say(tr("“%1” is played by other rules, so the two cannot be compared.").arg(name));
    const std::span<const Step> steps = (*file)->book().stepsInForce();
    addRow({0, path, (*file)->campaign().name, tr("The campaign in %1.").arg(name), {}, {steps.begin(), steps.end()}});
    m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
}

void CoursesDialog::say(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->show();
}

} // namespace muster
