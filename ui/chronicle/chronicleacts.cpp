// SPDX-License-Identifier: MIT

// What ChroniclePage does with a step, and with words that are looked for.

#include "model/items/chroniclemodel.h"
#include "ui/band/figurecorrection.h"
#include "ui/chronicle/chroniclefilter.h"
#include "ui/chronicle/chroniclepage.h"
#include "ui/chronicle/chroniclesearch.h"
#include "ui/chronicle/chronicleview.h"
#include "ui/chronicle/notesheet.h"
#include "ui/founding/campaigncorrection.h"
#include "ui/parts/choice.h"
#include "ui/parts/findrow.h"
#include "ui/parts/playertext.h"
#include "ui/parts/rowmenu.h"
#include "ui/parts/whynot.h"
#include "ui/pictures/picturedialog.h"
#include "ui/report/reportdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QCursor>
#include <QMenu>

namespace muster {

namespace {

/// Whom a step is about and who is known, each once.
std::vector<FigureId> figuresIn(const StepStory &story, const std::function<const Figure *(FigureId)> &find)
{
    std::vector<FigureId> all;
    const auto add = [&](const StoryLine &line) {
        for (const FigureId id : line.about) {
            if (find(id) && std::find(all.begin(), all.end(), id) == all.end())
                all.push_back(id);
        }
    };
    add(story.head);
    std::for_each(story.lines.begin(), story.lines.end(), add);
    return all;
}

} // namespace

/// Of a row that is nothing but a note or a picture, what that is about.
std::optional<About> ChroniclePage::aboutOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return std::nullopt;
    const auto story = index.data(ChronicleModel::StoryRole).value<StepStory>();
    const QList<Words> words = m_filter->wordsOf(index);
    if (story.kind == StepKind::Told && !words.isEmpty())
        return words.front().about;
    const AllPictures &pictures = m_document->campaign().pictures;
    if (const auto picture = pictures.constFind(story.pictured); picture != pictures.constEnd())
        return picture->about;
    return About{story.kind == StepKind::BattleFinished ? AboutKind::Battle : AboutKind::Step, story.number};
}

/// A month by its heading, else the step.
std::optional<About> ChroniclePage::aboutAt(QPoint place) const
{
    const QPoint there = m_view->viewport()->mapFromGlobal(place);
    const QModelIndex index = m_view->viewport()->rect().contains(there) ? m_view->indexAt(there) : QModelIndex();
    if (index.isValid() && m_view->isInHeading(there))
        return About{AboutKind::Month, index.data(ChronicleModel::TurnRole).toInt()};
    return aboutOf(index);
}

std::optional<About> ChroniclePage::takeChosen()
{
    return aboutOf(m_view->currentIndex());
}

void ChroniclePage::find()
{
    m_model->prepareSearch();
    m_find->open();
}

void ChroniclePage::look(const QString &words)
{
    m_search->look(words);
    showFound();
}

void ChroniclePage::goToFound(int by)
{
    m_search->go(by);
    showFound();
}

void ChroniclePage::showFound()
{
    const QModelIndex present = m_search->show();
    const QAbstractButton *shown = m_shown->findChildren<QAbstractButton *>().at(m_shown->current());
    const bool isLimited = m_filter->shown() != ChronicleFilter::Show::Everything;
    m_find->tell(m_search->place(), m_search->count(), isLimited ? shown->text() : QString());
    m_view->showFound(m_search->sought(), present);
}

/// The keyboard goes on from the step that was found last.
void ChroniclePage::stopFinding()
{
    const QModelIndex found = m_search->show();
    m_search->look({});
    m_view->showFound({}, {});
    if (found.isValid() && !m_view->hasFocus()) // else the player has gone on from there
        m_view->setCurrentIndex(found);
    m_view->setFocus(Qt::OtherFocusReason);
}

void ChroniclePage::showStep(int step)
{
    if (!m_document)
        return;
    m_shown->setCurrent(0);
    tellOnly(0);
    m_view->setCurrentIndex(m_search->show(step));
    m_view->setFocus(Qt::OtherFocusReason);
}

/// What the step put into the campaign and can be edited by hand, the most likely first.
QList<QAction *> ChroniclePage::editsOf(const QModelIndex &index)
{
    constexpr std::size_t mostNamed = 4;
    QList<QAction *> edits;
    if (!m_document || !index.isValid())
        return edits;
    const auto story = index.data(ChronicleModel::StoryRole).value<StepStory>();
    const Campaign &campaign = m_document->campaign();
    const auto offer = [&](const QString &text, const std::function<void()> &act) {
        auto *edit = new QAction(text);
        connect(edit, &QAction::triggered, this, act);
        edits << edit;
    };
    for (const Words &words : m_filter->wordsOf(index)) {
        offer(words.title.isEmpty() ? tr("Edit &note…") : tr("Edit &note “%1”…").arg(asButtonText(words.title)),
              [this, id = words.id] { emit noteChosen(id); });
    }
    if (story.kind == StepKind::Told)
        return edits;
    if (story.kind == StepKind::Founded)
        offer(tr("&Edit the campaign…"), [this] { CampaignCorrection(*m_document, this).exec(); });
    if (story.kind == StepKind::Prepared && campaign.encounter && story.turn == campaign.turn)
        offer(tr("&Edit the encounter"), [this] { emit pageWanted(PageKind::Encounter); });
    std::vector<FigureId> band = figuresIn(story, [&](FigureId id) { return campaign.find(id); });
    band.resize(std::min(band.size(), mostNamed));
    for (const FigureId id : band) {
        offer(tr("Edit %1…").arg(asButtonText(campaign.find(id)->name)),
              [this, id] { FigureCorrection(*m_document, id, this).exec(); });
    }
    return edits;
}

void ChroniclePage::fillMenu(QMenu &menu, const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const bool opens = m_view->canOpen(index);
    if (opens) {
        QAction *open = menu.addAction((m_view->isOpen(index) ? tr("Cl&ose") : tr("&Open")) + tr("\tEnter"));
        connect(open, &QAction::triggered, this, [this, step = QPersistentModelIndex(index)] { m_view->toggle(step); });
    }
    if (!m_filter->picturesOf(index).isEmpty()) {
        QAction *show = menu.addAction(tr("&Show pictures…") + (opens ? QString() : tr("\tEnter")));
        connect(show, &QAction::triggered, this, [this, step = QPersistentModelIndex(index)] { showPictures(step); });
    }
    QAction *note = withIcon(menu.addAction(tr("&Write note…") + u'\t' + noteKey().toString(QKeySequence::NativeText)),
                             QStringLiteral("words"));
    connect(note, &QAction::triggered, this, [this] {
        if (const auto about = takeChosen())
            emit noteWanted(*about);
    });
    QAction *picture = withIcon(menu.addAction(tr("Add &picture…")), QStringLiteral("picture"));
    connect(picture, &QAction::triggered, this, [this] {
        if (const auto about = takeChosen())
            emit pictureWanted(*about);
    });
    if (index.data(ChronicleModel::StoryRole).value<StepStory>().kind == StepKind::BattleFinished) {
        QAction *report = withIcon(menu.addAction(tr("&Report…")), QStringLiteral("report"));
        connect(report, &QAction::triggered, this, [this, step = QPersistentModelIndex(index)] { tellBattle(step); });
    }
    QAction *branch = menu.addAction(tr("&Branch from here…"));
    connect(branch, &QAction::triggered, this,
            [this, step = index.data(ChronicleModel::IdRole).toInt()] { emit branchWanted(step); });
    const int after = m_filter->stepsAfter(index);
    QAction *go =
        menu.addAction(after > 0 ? tr("&Go back to here (undo %n steps)…", nullptr, after) : tr("&Go back to here"));
    allow(*go, after > 0 ? QString() : tr("This is the latest step."));
    connect(go, &QAction::triggered, this, [this, after] { askToGoBack(after); });
    const QList<QAction *> edits = editsOf(index);
    for (QAction *edit : edits) {
        edit->setParent(&menu);
        menu.addAction(withIcon(edit, QStringLiteral("correct")));
    }
    addCareers(menu, index);
}

/// Of everybody whom the step tells of, those who left among them.
void ChroniclePage::addCareers(QMenu &menu, const QModelIndex &index)
{
    const auto story = index.data(ChronicleModel::StoryRole).value<StepStory>();
    const std::vector<FigureId> all =
        figuresIn(story, [&](FigureId id) { return m_document->campaign().findEver(id); });
    if (all.empty())
        return;
    QMenu *careers = menu.addMenu(tr("C&areers"));
    for (const FigureId id : all) {
        QAction *career = careers->addAction(asButtonText(m_document->campaign().findEver(id)->name));
        connect(career, &QAction::triggered, this, [this, id] { emit careerWanted(id); });
    }
}

/// As players publish it.
void ChroniclePage::tellBattle(const QModelIndex &index)
{
    if (m_document)
        openReport(this, *m_document, index.data(ChronicleModel::IdRole).toInt(),
                   [this](const QString &text) { emit remark(text); });
}

void ChroniclePage::showPictures(const QModelIndex &index)
{
    if (const QList<Picture> pictures = m_filter->picturesOf(index); m_document && !pictures.isEmpty())
        PictureDialog(*m_document, pictures, this).exec();
}

/// Where a step tells of several, whom to edit is asked.
void ChroniclePage::edit(const QModelIndex &index)
{
    if (index.data(ChronicleModel::BattleStepsRole).toInt() > 0)
        return m_view->toggle(index);
    const QList<QAction *> edits = editsOf(index);
    if (edits.size() > 1) {
        QMenu *menu = makeContextMenu(*m_view);
        for (QAction *edit : edits) {
            edit->setParent(menu);
            menu->addAction(edit);
        }
        return popUp(*menu, QCursor::pos());
    }
    if (edits.isEmpty())
        m_view->enter(index);
    else
        edits.front()->trigger();
    qDeleteAll(edits);
}

} // namespace muster
