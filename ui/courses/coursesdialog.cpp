// SPDX-License-Identifier: MIT
#include "ui/courses/coursesdialog.h"

#include "model/acts/demands.h"
#include "model/campaign/campaigndocument.h"
#include "model/story/comparecourses.h"
#include "model/story/narratedstep.h"
#include "model/story/words.h"
#include "ui/courses/coursestimeline.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/parts/views.h"
#include "ui/window/campaigns.h"

#include <QDialog>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStyle>
#include <QTreeWidget>

#include <algorithm>

namespace muster {

namespace {

// The columns of the comparison.
constexpr int whatColumn = 0;

constexpr int sameColumn = 1;
constexpr int firstColumn = 2;
constexpr int secondColumn = 3;
constexpr int widestWhat = 132; ///< goals may have long names, and the differences must stay readable
constexpr int insetOfText = 9; ///< padding of the rows' text, with which the heads align
constexpr int branchWidth = 560;
constexpr int copyNameWidth = 400;
constexpr int coursesWidth = 380;
constexpr int listInset = 9; ///< padding of the rows' text, with which the heads align

/// A view of the differences between two courses, with a column for each.
class ComparisonView : public QTreeWidget
{
    Q_OBJECT
public:
    /// Creates the view. `name`: for screen readers; `what`: the head of the first column.
    ComparisonView(const QString &name, const QString &what)
        : m_what(what)
    {
        setAccessibleName(name);
        giveRowMenu(*this);
        auto *heads = new ColumnHeads(this);
        heads->setMargins(insetOfText, insetOfText);
        setHeader(heads);
        setFrameShape(QFrame::NoFrame);
        setRootIsDecorated(false);
        setUniformRowHeights(true);
        setAllColumnsShowFocus(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setTextElideMode(Qt::ElideRight);
    }

    void load(const CourseLines &lines, const QString &first, const QString &second)
    {
        clear();
        setHeaderLabels({m_what, QString(), first, second});
        for (const CourseComparison::Line &line : lines) {
            //: In a comparison of two courses: no difference
            const QString same = line.differs() ? QString() : tr("same");
            auto *row = new QTreeWidgetItem(this, {line.what, same, line.first, line.second});
            row->setForeground(sameColumn, palette().brush(QPalette::PlaceholderText));
            row->setToolTip(whatColumn, line.what.toHtmlEscaped());
            for (const int column : {firstColumn, secondColumn}) {
                row->setFont(column, fontFor(line.differs() ? TextUse::BodyBold : TextUse::Body));
                row->setToolTip(column, row->text(column).toHtmlEscaped());
            }
            row->setData(whatColumn, Qt::AccessibleTextRole,
                         line.differs()
                             //: What is compared, and its value in either of two courses
                             ? tr("%1: %2 in “%3”, %4 in “%5”").arg(line.what, line.first, first, line.second, second)
                             //: What is compared, and its value in both courses
                             : tr("%1: the same, %2").arg(line.what, line.first));
        }
        header()->setStretchLastSection(false);
        header()->setSectionResizeMode(whatColumn, QHeaderView::Fixed);
        header()->resizeSection(whatColumn, std::min(sizeHintForColumn(whatColumn), scaledForFont(widestWhat)));
        header()->setSectionResizeMode(sameColumn, QHeaderView::ResizeToContents);
        header()->setSectionResizeMode(firstColumn, QHeaderView::Stretch);
        header()->setSectionResizeMode(secondColumn, QHeaderView::Stretch);
        setCurrentItem(topLevelItem(0));
    }

private:
    QString m_what;
};

/// A dialog for the name and the file of a what-if copy from a step on, or of an abandoned course as a campaign of its
/// own. Accepting it writes the file, or shows why it was refused and stays open.
class BranchDialog : public QDialog
{
    Q_OBJECT
public:
    BranchDialog(const CampaignDocument &document, std::size_t steps, QWidget *parent = nullptr)
        //: Title of a dialog: a copy of the campaign in which to try something
        : BranchDialog(document, {steps, 0, tr("%1, another course").arg(document.campaign().name)}, tr("What-if copy"),
                       standingAfter(document, steps), parent)
    {
    }

    BranchDialog(const CampaignDocument &document, const AbandonedCourse &course, QWidget *parent = nullptr)
        : BranchDialog(
            document, {0, course.id, course.name}, tr("Course as a campaign"),
            tr("The course “%1” as a campaign of its own. You continue in it; this campaign is not changed, and "
               "keeps the course.")
                .arg(course.name),
            parent)
    {
    }

    /// Returns the path of the copy, once the dialog is accepted.
    const QString &path() const { return m_path; }

    void accept() override
    {
        m_point.name = m_name->text();
        if (const auto done = m_document.branch(m_path, m_point))
            return QDialog::accept();
        else
            m_problem->setText(done.problem().text);
        m_problem->show();
        m_name->setFocus();
    }

private:
    static QString standingAfter(const CampaignDocument &document, std::size_t steps)
    {
        const History &history = document.history();
        const Campaign before = fold(history.steps, steps - 1);
        const QString last = nameOf(history.steps[steps - 1], before, document.pack());
        return steps == 1
            ? tr("The campaign as it stood after step 1, “%1”. You continue in the copy; this campaign is not changed.")
                  .arg(last)
            //: The number of a step, its name, and its date
            : tr("The campaign as it stood after step %1, “%2” (%3). You continue in the copy; this "
                 "campaign is not changed.")
                  .arg(QString::number(steps), last, words::turn(before.turn, before, document.pack()));
    }

    BranchDialog(const CampaignDocument &document, const BranchPoint &point, const QString &title,
                 const QString &standing, QWidget *parent)
        : QDialog(parent)
        , m_document(document)
        , m_point(point)
        , m_name(new QLineEdit(point.name))
        , m_place(makeQuietParagraph(TextUse::SecondLine, {}))
        , m_problem(makeParagraph(TextUse::Body, {}))
    {
        setWindowTitle(title);
        setBackgroundRole(QPalette::Base);
        setMinimumWidth(branchWidth);
        auto *form = makeForm();
        m_name->setMaxLength(acts::longestName);
        m_name->setMinimumWidth(scaledForFont(copyNameWidth));
        //: Label of a field: the name of the copy
        addRow(*form, tr("N&ame"), m_name);
        m_problem->hide();

        //: Button
        auto *buttons = new DialogButtons(tr("Create &copy"));
        connect(buttons, &DialogButtons::accepted, this, &BranchDialog::accept);
        connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
        //: Button: asks for the folder
        onPress(buttons->add(tr("Save &elsewhere…")), this, &BranchDialog::choosePlace);
        connect(m_name, &QLineEdit::textChanged, this, &BranchDialog::placeCopy);

        vbox(this,
             {makeLabel(TextUse::PageTitle, title), makeParagraph(TextUse::Body, standing), form, m_place, m_problem,
              buttons},
             12, {26, 20, 26, 20});
        m_name->selectAll();
        m_name->setFocus();
        placeCopy();
    }

    void placeCopy()
    {
        m_problem->hide();
        if (!m_isPlaced)
            m_path = freePathBeside(m_document.path(), m_name->text());
        const QString file = QFileInfo(m_path).fileName();
        const bool isBeside = QFileInfo(m_path).path() == QFileInfo(m_document.path()).path();
        m_place->setText(isBeside ? tr("Saved beside the campaign as “%1”.").arg(file)
                                  //: A file, and its folder
                                  : tr("Saved as “%1” in %2.").arg(file, recentfiles::folderInWords(m_path)));
    }

    void choosePlace()
    {
        const QString path = askForNewCampaign(this, windowTitle(), m_path);
        m_isPlaced = m_isPlaced || !path.isEmpty();
        if (!path.isEmpty())
            m_path = path;
        placeCopy();
    }

    const CampaignDocument &m_document;
    BranchPoint m_point;
    QLineEdit *m_name;
    QLabel *m_place;
    QLabel *m_problem;
    QString m_path;
    bool m_isPlaced = false; ///< the player chose the path
};

/// A dialog that compares abandoned courses (R92) and other campaigns with this one as it was played: the point where
/// they diverge, and the differences since.
class CoursesDialog : public QDialog
{
    Q_OBJECT
public:
    explicit CoursesDialog(CampaignDocument &document, QWidget *parent = nullptr)
        : QDialog(parent)
        , m_document(document)
    {
        //: Title of a dialog: what the campaign might have been
        setWindowTitle(tr("Courses"));
        setBackgroundRole(QPalette::Base);
        rememberGeometry(this, QStringLiteral("courses"), {1280, 680});
        m_problem->hide();
        hbox(this, {{makeLeft(), 1}, makeRule(Qt::Vertical), makeRight()}, 24, {24, 16, 24, 16});
        connect(m_list, &QTreeWidget::currentItemChanged, this, &CoursesDialog::compareChosen);
        connect(m_list, &QTreeWidget::itemActivated, this, &CoursesDialog::open);
        onPress(m_open, this, &CoursesDialog::open);
        onPress(m_delete, this, &CoursesDialog::strike);
        listCourses();
        m_list->setFocus();
    }

    /// Returns the file to open: a course saved as a campaign, or another campaign that was compared.
    const QString &wanted() const { return m_wanted; }

    /// Adds another campaign to the list for comparison.
    void addFile(const QString &path)
    {
        const auto file = CampaignFile::open(path, CampaignFile::Access::ReadOnly);
        if (!file)
            return say(file.problem().text);
        const QString name = QFileInfo(path).fileName();
        if ((*file)->campaign().rules != m_document.campaign().rules)
            return say(tr("“%1” is played by other rules, so the two cannot be compared.").arg(name));
        const std::span<const Step> steps = (*file)->history().stepsInForce();
        addRow(
            {0, path, (*file)->campaign().name, tr("The campaign in %1.").arg(name), {}, {steps.begin(), steps.end()}});
        m_list->setCurrentItem(m_list->topLevelItem(m_list->topLevelItemCount() - 1));
    }

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }

private:
    /// A row of the list: a course by its number, or another campaign by its path.
    struct Other {
        int course = 0;
        QString path;
        QString name;
        QString detail;
        QString when;
        Steps steps;
    };

    QVBoxLayout *makeLeft()
    {
        auto *none =
            makeQuietParagraph(TextUse::Body,
                               tr("No course was left yet. When a roll, a battle or a recruit is undone and you do "
                                  "something else instead, what was undone is kept here, to be read, compared and "
                                  "opened as a campaign of its own."));
        none->setAlignment(Qt::AlignTop);
        m_sides->addWidget(none);
        m_sides->addWidget(m_figures);
        m_months = scrolled(m_timeline);
        m_months->setFixedHeight(m_timeline->sizeHint().height() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
        //: Name of a chart, for a screen reader
        return vbox({makeLabel(TextUse::PageTitle, tr("Two courses")), m_common, m_months, {m_sides, 1}}, 10);
    }

    QVBoxLayout *makeRight()
    {
        //: Name of a list, for a screen reader
        m_list->setAccessibleName(tr("Courses"));
        giveRowMenu(*m_list);
        auto *heads = new ColumnHeads(m_list);
        heads->setMargins(listInset, listInset);
        m_list->setHeader(heads);
        //: A column: the name of a course
        m_list->setHeaderLabels({tr("Course"), tr("Left on")});
        m_list->setFrameShape(QFrame::NoFrame);
        m_list->setRootIsDecorated(false);
        m_list->setUniformRowHeights(true);
        m_list->setAllColumnsShowFocus(true);
        m_list->setFixedWidth(scaledForFont(coursesWidth));
        heads->setStretchLastSection(false);
        heads->setSectionResizeMode(0, QHeaderView::Stretch);
        heads->setSectionResizeMode(1, QHeaderView::ResizeToContents);

        auto *others = new DialogButtons;
        onPress(others->add(tr("Compare with a &file…")), this, &CoursesDialog::chooseFile);
        connect(others, &DialogButtons::rejected, this, &QDialog::reject);
        auto *deeds = hbox({m_open, m_delete, Spring{}});

        return vbox({{m_list, 2}, m_detail, deeds, m_problem, {m_state, 3}, others}, 10);
    }

    void listCourses()
    {
        for (const AbandonedCourse &course : m_document.courses()) {
            const auto steps = m_document.courseSteps(course.id);
            if (!steps) {
                say(steps.problem().text);
                continue;
            }
            QString name = course.name;
            if (name.isEmpty())
                name = nameForNameless(fold(*steps, course.from), m_document.pack());
            const QString when = QLocale().toString(course.left.toLocalTime().date(), QLocale::ShortFormat);
            const QString detail =
                //: The number of steps, and the number of the step before them
                tr("%n steps after step %1; they do not count.", nullptr, int(course.steps)).arg(course.from);
            addRow({course.id, {}, name, detail, when, *steps});
        }
        m_list->setCurrentItem(m_list->topLevelItem(0));
        compareChosen();
    }

    void addRow(const Other &other)
    {
        auto *row = new QTreeWidgetItem(m_list, {other.name, other.when});
        row->setToolTip(0, other.name.toHtmlEscaped());
        row->setData(1, Qt::AccessibleTextRole, other.when.isEmpty() ? tr("a campaign of its own") : other.when);
        //: The name of a course, and what is known of it
        row->setData(0, Qt::AccessibleTextRole, tr("%1, %2").arg(other.name, other.detail));
        m_others.push_back(other);
    }

    const Other *chosen() const
    {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        return row < 0 ? nullptr : &m_others[std::size_t(row)];
    }

    void compareChosen()
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
        //: Button: opens another campaign
        m_open->setText(other->course > 0 ? tr("&Open as a campaign…") : tr("&Open it"));
        const CourseComparison comparison =
            compareCourses(m_document.history().stepsInForce(), other->steps, m_document.pack());
        m_common->setText(comparison.common == 0
                              ? tr("They have no step in common.")
                              //: The number of steps, and the name of the last
                              : tr("The same for %n steps; they part after “%1”.", nullptr, int(comparison.common))
                                    .arg(comparison.parting));
        m_timeline->load(battlesOf(m_document.history().stepsInForce(), m_document.pack()),
                         //: The name of the course that counts
                         battlesOf(other->steps, m_document.pack()), comparison.common, tr("As played"), other->name,
                         words::totalWorthName(m_document.pack()));
        QMetaObject::invokeMethod( // after it is laid out for its months
            m_timeline, [this] { bringIntoView(*m_timeline, m_timeline->partingMonth()); }, Qt::QueuedConnection);
        //: The name of the course that counts
        m_figures->load(comparison.figures, tr("As played"), other->name);
        //: The name of the course that counts
        m_state->load(comparison.state, tr("As played"), tr("The other"));
    }

    void open()
    {
        const Other *other = chosen();
        if (!other)
            return;
        QString path = other->path;
        if (other->course > 0) {
            BranchDialog copy(m_document, AbandonedCourse{other->course, other->name, {}}, this);
            if (copy.exec() != QDialog::Accepted)
                return;
            path = copy.path();
        }
        m_wanted = path;
        accept();
    }

    void strike()
    {
        const Other *other = chosen();
        if (!other || other->course == 0)
            return;
        QMessageBox question(
            //: Title of a question
            QMessageBox::NoIcon, tr("Delete course"),
            tr("Delete “%1” for good? This cannot be undone. The campaign itself is not changed.").arg(other->name),
            QMessageBox::NoButton, this);
        question.setTextFormat(Qt::PlainText);
        //: Button
        const auto *strike = question.addButton(tr("&Delete"), QMessageBox::DestructiveRole);
        //: Button
        question.setDefaultButton(question.addButton(tr("&Cancel"), QMessageBox::RejectRole));
        question.exec();
        if (question.clickedButton() != strike)
            return;
        if (const auto done = m_document.deleteCourse(other->course); !done)
            return say(done.problem().text);
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        m_others.erase(m_others.begin() + row);
        delete m_list->takeTopLevelItem(row);
        compareChosen();
    }

    void chooseFile()
    {
        const QString beside = QFileInfo(m_document.path()).path();
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Compare with a campaign"), beside, campaignFilter());
        if (!path.isEmpty())
            addFile(path);
    }

    void say(const QString &problem)
    {
        m_problem->setText(problem);
        m_problem->show();
    }

    CampaignDocument &m_document;
    std::vector<Other> m_others;
    QString m_wanted;
    QTreeWidget *m_list = new QTreeWidget;
    ElidedLabel *m_common = new ElidedLabel(TextUse::Body);
    CoursesTimeline *m_timeline = new CoursesTimeline;
    QWidget *m_months = nullptr; ///< the timeline, which scrolls if there are many months
    //: A column: a figure's name
    ComparisonView *m_figures = new ComparisonView(tr("Figures of both"), tr("Name"));
    //: Name of a table, for a screen reader
    ComparisonView *m_state = new ComparisonView(tr("What differs"), QString());
    QStackedWidget *m_sides = new QStackedWidget;
    QLabel *m_detail = makeQuietParagraph(TextUse::SecondLine, {});
    QLabel *m_problem = makeParagraph(TextUse::Body, {});
    Button *m_open = new Button({}, tr("&Open as a campaign…"), this, ButtonLook::Primary);
    //: Button: deletes the course
    Button *m_delete = new Button({}, tr("&Delete…"), this, ButtonLook::Flat);
};

} // namespace

QString showCourses(CampaignDocument &document, QWidget *over)
{
    CoursesDialog dialog(document, over);
    dialog.exec();
    return dialog.wanted();
}

QString copyFrom(const CampaignDocument &document, std::size_t steps, QWidget *over)
{
    BranchDialog dialog(document, steps, over);
    return dialog.exec() == QDialog::Accepted ? dialog.path() : QString();
}

} // namespace muster

#include "coursesdialog.moc"
