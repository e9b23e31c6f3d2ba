// SPDX-License-Identifier: MIT
#include "model/acts/actions.h"
#include "model/acts/acts.h"
#include "model/acts/story.h"
#include "model/campaign/campaigndocument.h"
#include "model/campaign/step.h"
#include "model/changes/band.h"
#include "model/items/rostermodel.h"
#include "model/odds/prospects.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/texts.h"
#include "ui/band/bandmenu.h"
#include "ui/band/bandrows.h"
#include "ui/band/careerview.h"
#include "ui/band/figurepanel.h"
#include "ui/band/rosterview.h"
#include "ui/look/controls.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/diceentry.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/views.h"
#include "ui/window/actdicepanel.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QTimer>

#include <utility>

namespace muster {

namespace {

constexpr int panelWidth = 350;
constexpr int widestPanel = 520;
constexpr int leastBeside = 900; // least width of a page with a panel beside the table
constexpr int widestTable = 1120; // the eye has to follow a line of it
constexpr int keysNamedHeight = 500; // least height of a page on which the keys are named
constexpr int oneFrame = 16; // ms
constexpr QMargins diceDock(24, 10, 24, 14); ///< for the dice entry, which stays visible

/// Returns a grid with a line for each row of the list.
QWidget *makeListRows(const ArmyList &list, const Pack &pack)
{
    auto *rows = new QWidget;
    rows->setAccessibleName(list.title);
    auto *grid = gridOf(rows, 12, 5);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 4);
    grid->addWidget(makeLabel(TextUse::SectionHeading, list.title), 0, 0, 1, 4);
    grid->addWidget(makeInkRule(), 1, 0, 1, 4);
    int line = 2;
    for (const TableRow<Profile> &row : list.figures.rows) {
        const QString from = QString::number(row.from);
        const QString roll = row.from == row.to ? from : QStringLiteral("%1–%2").arg(from).arg(row.to);
        addCells(*grid, line,
                 {{makeLabel(TextUse::BodyBold, roll), 0, Qt::AlignTop},
                  {makeParagraph(TextUse::Body, packWords(row.outcome.type)), 0, Qt::AlignTop},
                  {makeLabel(TextUse::Body, words::worth(row.outcome, pack)), 0, Qt::AlignTop}});
        if (!list.weaponDie) // else another roll decides the weapon
            grid->addWidget(makeQuietParagraph(TextUse::SecondLine, words::weapon(row.outcome, pack)), line, 3,
                            Qt::AlignTop);
        ++line;
    }
    grid->setRowStretch(line, 1);
    return rows;
}

/// The page with the roster, the selected figure in full, the former members, and recruiting.
class BandPage : public Page
{
    Q_OBJECT
public:
    explicit BandPage(QWidget *parent)
        : Page(parent)
    {
        showInSheet(*m_view, makeBody());
        m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        m_dockRule->hide();
        vbox(this, {{m_view, 1}, m_dockRule}, 0);

        connect(m_bands, &BandChoice::chosen, this, &BandPage::showBand);
        connect(m_roster, &RosterView::figureChosen, this, &BandPage::showFigure);
        // A click on the same row shows it again after a former member was shown.
        connect(m_roster, &QAbstractItemView::clicked, this, [this] { showFigure(m_roster->currentFigure()); });
        connect(m_former->rows(), &FormerRows::figureChosen, this, &BandPage::showFigure);
        connect(m_roster, &QAbstractItemView::doubleClicked, m_menu, &BandMenu::correct);
        giveRowMenu(*m_roster, [this](QMenu &menu, const QModelIndex &) { menu.addActions(m_menu->figureActions()); });
        giveRowMenu(*m_former->rows(), [this](QMenu &menu, const QModelIndex &) {
            menu.addActions(m_menu->formerActions(m_former->rows()->chosen()));
        });
        onPress(m_places, this, [this] { recruit(); });
        connect(m_places, &RecruitRow::allWanted, this, [this] { recruit(true); });
        connect(m_places, &RecruitRow::byHandWanted, m_menu, &BandMenu::pickByHand);
        connect(m_former, &FormerList::bringBackWanted, m_menu, &BandMenu::bringBack);
        connect(m_menu, &BandMenu::recruitWanted, this, [this] { recruit(); });
        connect(m_menu, &BandMenu::actWanted, this, [this](const Act &act) {
            recruiting()->load(m_document);
            recruiting()->begin(act, DiceHabit::Own);
        });
        m_former->hide();
        // Works everywhere in the window, because the roster does not have the focus right after recruiting.
        auto *rename = new QShortcut(Qt::Key_F2, m_roster, nullptr, nullptr, Qt::WindowShortcut);
        connect(rename, &QShortcut::activated, m_roster, &RosterView::rename);
        setFirstFocus(*this, m_roster);
        m_afterPaint.setSingleShot(true);
        connect(&m_afterPaint, &QTimer::timeout, this, &BandPage::showRest);
    }

    void takeDocument() override
    {
        leaveCareer();
        m_roster->setDocument(m_document);
        m_former->setDocument(m_document);
        m_menu->setDocument(m_document);
        if (m_recruiting)
            m_recruiting->load(m_document);
        if (!m_document)
            return;
        connect(m_document, &CampaignDocument::historyChanged, this, &BandPage::refresh);
        connect(m_document, &CampaignDocument::underWayChanged, this, &BandPage::takeUpDice);
        refresh();
    }

    std::optional<NextAct> nextAct() override
    {
        if (!m_document)
            return std::nullopt;
        const Campaign &campaign = m_document->campaign();
        if (m_recruiting) {
            if (auto roll = m_recruiting->nextAct())
                return roll;
        }
        const Figure *star = campaign.find(recruitingStar());
        if (!star || !acts::check(campaign, pack(), acts::Recruit{.star = number(star->id)}).empty())
            return std::nullopt;
        const ArmyList *list = pack().list(campaign.listOf(*star));
        return NextAct{"recruit",
                       campaign.hasSeveralStars() ? tr("Recruit for %1").arg(words::player(*star))
                           //: Button: asks for dice
                           : pack().hasSkill ? tr("Recruit figure")
                                             //: Button: asks for dice
                                             : tr("Recruit Grunt"),
                       //: The dice that are rolled, and the army list they are rolled on
                       list ? tr("%1, %2 list").arg(words::dice(list->figures.dice, list->figures.sides), list->title)
                            : QString(),
                       true, [this] { recruit(); }};
    }

    QList<QAction *> menuActions() override { return m_menu->actions(); }

    PaletteEntries paletteEntries() override
    {
        const QAction *one = menuActions().front(); // refuses for the same reasons
        const QString whyNot = one->isEnabled() ? QString() : one->statusTip();
        return {{"recruit", RecruitRow::tr("Fill all places"), {}, {}, {}, whyNot, [this] { recruit(true); }}};
    }

    std::optional<About> aboutAt(QPoint place) const override
    {
        const auto about = [](FigureId id) { return About{AboutKind::Figure, number(id)}; };
        if (showsCareer() && m_document)
            return about(m_career->figure());
        const auto rowAt = [&](const QAbstractItemView &rows) {
            const QPoint there = rows.viewport()->mapFromGlobal(place);
            const bool isSeen = rows.isVisible() && rows.viewport()->rect().contains(there);
            return isSeen ? rows.indexAt(there) : QModelIndex();
        };
        if (const QModelIndex row = rowAt(*m_roster); row.isValid())
            return about(FigureId(row.data(RosterModel::IdRole).toInt()));
        if (const QModelIndex row = rowAt(*m_former->rows()); row.isValid())
            return about(FigureId(row.data(FormerModel::IdRole).toInt()));
        const bool inPanel = m_panel && m_panel->rect().contains(m_panel->mapFromGlobal(place));
        return inPanel && m_document ? std::optional(about(m_panel->figure())) : std::nullopt;
    }

    std::optional<About> takeChosen() override
    {
        const FigureId id = showsCareer() ? m_career->figure()
            : m_panel                     ? m_panel->figure()
                                          : m_roster->currentFigure();
        const bool isThere = m_document && campaign().findEver(id);
        return isThere ? std::optional(About{AboutKind::Figure, number(id)}) : std::nullopt;
    }

    /// Shows a career in place of the band, until the player goes back.
    void showCareer(FigureId id) override
    {
        if (!m_document || !campaign().findEver(id) || isRecruiting())
            return;
        if (showsCareer())
            return career()->load(*m_document, id);
        m_view->hide();
        career()->show(); // hidden widgets are not measured as they are shown
        m_career->load(*m_document, id);
        setFirstFocus(*this, m_career);
        enter(*m_career, Qt::OtherFocusReason);
    }

    bool showsCareer() const { return m_career && !m_career->isHidden(); }

    RosterView *roster() const { return m_roster; }

    /// Returns the dice panel for recruiting, made when it is first needed.
    ActDicePanel *recruiting()
    {
        if (m_recruiting)
            return m_recruiting;
        m_recruiting = new ActDicePanel(ActPlace::Band, this);
        m_recruiting->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        m_recruiting->setContentsMargins(diceDock);
        m_recruiting->hide();
        layout()->addWidget(m_recruiting);
        m_rolls = m_recruiting->takeRolls();
        m_rolls->hide();
        nameKeys();
        m_table->insertWidget(m_table->indexOf(m_places) + 1, m_rolls);
        const QScrollBar *bar = m_view->verticalScrollBar();
        connect(bar, &QScrollBar::rangeChanged, m_rolls, [this] {
            if (m_rolls->isVisible() && m_rolls->height() > 0) // the latest roll stays visible
                m_view->ensureVisible(0, m_rolls->mapTo(m_view->widget(), m_rolls->rect().bottomLeft()).y(), 0, 0);
        });
        connect(m_recruiting, &ActDicePanel::askingChanged, this, &BandPage::showDice);
        connect(m_recruiting, &ActDicePanel::done, m_menu, &BandMenu::chooseNewcomer);
        connect(m_recruiting, &ActDicePanel::done, this, &BandPage::tellWhoGoes);
        return m_recruiting;
    }

    void recruit(bool all = false)
    {
        if (!isVisible())
            emit pageWanted(PageKind::Band);
        leaveCareer();
        recruiting()->load(m_document);
        acts::Recruit act{.all = all};
        if (campaign().hasSeveralStars()) {
            const FigureId star = recruitingStar();
            if (m_bands->band())
                m_bands->show(star);
            act.star = number(star);
        }
        recruiting()->begin(act, DiceHabit::Own);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        Page::resizeEvent(event);
        const bool below = isFolded(window()->width()) || width() < scaledForFont(leastBeside);
        m_sides->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        m_parting->setVisible(!below);
        const int table = scaledForFont(widestTable);
        const int beside = std::clamp(width() - table, scaledForFont(panelWidth), scaledForFont(widestPanel));
        m_table->parentWidget()->setMaximumWidth(below ? QWIDGETSIZE_MAX : table);
        m_side->setMinimumWidth(below ? 0 : beside);
        m_side->setMaximumWidth(below ? QWIDGETSIZE_MAX : beside);
        if (m_recruiting)
            nameKeys();
    }

    /// Shows the roster at once, and the parts beside and below it one frame after the first.
    void paintEvent(QPaintEvent *event) override
    {
        Page::paintEvent(event);
        if (!m_panel && !m_afterPaint.isActive())
            m_afterPaint.start(oneFrame);
    }

private:
    QWidget *makeHead()
    {
        //: Button: a dialog for the campaign
        auto *correct = new Button("correct", tr("Edit"), nullptr, ButtonLook::Flat);
        //: Button: the sheet with everybody
        auto *print = new Button("print", tr("Print roster"));
        onPress(correct, m_menu, &BandMenu::correct);
        onPress(print, this, [this] { emit printWanted(SheetKind::Roster); });

        auto *head = new QWidget;
        auto *row =
            hbox({{m_title, 0, Qt::AlignBaseline}, Gap{10}, {m_summary, 1}, Spring{}, m_bands, correct, print}, 4);
        m_head = vbox(head, {row}, 4, {16, 0, 8, 0});
        m_beside = row;
        return head;
    }

    /// Places the summary beside the title, or below it if the choice of bands needs the space.
    void laySummary(bool below)
    {
        const bool isBelow = m_head->indexOf(m_summary) >= 0;
        if (isBelow == below)
            return;
        m_beside->removeWidget(m_summary);
        m_head->removeWidget(m_summary);
        if (below)
            m_head->addWidget(m_summary);
        else
            m_beside->insertWidget(2, m_summary, 1); // after the title and its gap
    }

    QWidget *makeTable()
    {
        auto *table = new QWidget;
        m_table = vbox(table, {makeHead(), Gap{20}, m_roster, Gap{5}, m_places, Gap{16}, m_former, Spring{}}, 0,
                       {12, 16, 12, 8});
        return table;
    }

    QWidget *makeBody()
    {
        m_side = new QWidget;
        vbox(m_side, {}, -1, {18, 18, 16, 16});

        auto *body = new QWidget;
        m_sides = hbox(body, {{makeTable(), 1}, m_parting, m_side, Spring{}}, 0);
        return body;
    }

    void showRest()
    {
        m_panel = new FigurePanel(m_side);
        m_side->layout()->addWidget(m_panel);
        m_panel->setVisible(!m_list);
        connect(m_panel, &FigurePanel::pictureStruck, m_menu,
                [this](int picture) { m_menu->write(acts::strikePicture(campaign(), picture)); });
        m_stockpile = new StockpilePanel;
        m_table->insertWidget(m_table->indexOf(m_former), m_stockpile);
        connect(m_stockpile, &StockpilePanel::giveWanted, m_menu, &BandMenu::giveArms);
        m_stockpile->hide();
        if (!m_document)
            return;
        showFigure(m_roster->currentFigure());
        refreshBelowRoster();
    }

    bool isRecruiting() const { return m_recruiting && !m_recruiting->isHidden(); }

    /// Returns the Star whose band the next Grunt joins.
    FigureId recruitingStar() const
    {
        const Campaign &campaign = m_document->campaign();
        const std::optional<FigureId> shown = m_bands->band();
        if (shown && acts::check(campaign, pack(), acts::Recruit{.star = number(*shown)}).empty())
            return *shown;
        return acts::nextToRecruit(campaign, pack()); // another player's band may have space
    }

    void showBand()
    {
        const Campaign &campaign = m_document->campaign();
        const Figure *star = m_bands->band() ? campaign.find(*m_bands->band()) : nullptr;
        //: Title of the page when there are several Stars
        m_title->setText(star ? words::bandOf(*star) : campaign.hasSeveralStars() ? tr("The bands") : tr("The band"));
        laySummary(campaign.hasSeveralStars());
        m_summary->setText(bandSummary(star ? campaign.bandOf(star->id) : campaign, pack()));
        m_roster->showBand(m_bands->band());
        refreshBelowRoster();
        emit nextActChanged();
    }

    /// Names the keys in the dice entry unless the page is low.
    void nameKeys() { m_recruiting->entry()->setKeysNamed(height() >= scaledForFont(keysNamedHeight)); }

    void refresh()
    {
        const Campaign &campaign = m_document->campaign();
        m_bands->load(campaign);
        showBand();
        if (std::exchange(m_turn, campaign.turn) != campaign.turn)
            showTop();
        if (m_recruiting)
            m_recruiting->load(m_document);
        takeUpDice();
        refreshBelowRoster();
        showFigure(m_roster->currentFigure());
        refreshCareer();
        emit nextActChanged();
    }

    /// Shows dice here that belong to a step just undone. Later ones are shown by the panel itself.
    void takeUpDice()
    {
        const std::optional<ActUnderWay> &act = m_document->underWay();
        if (!m_recruiting && act && act->act.kind().places.testFlag(ActPlace::Band))
            recruiting()->load(m_document);
    }

    /// Scrolls to the top in a new month, instead of to the figure shown last.
    void showTop()
    {
        m_roster->selectFirst();
        scrollToTop(*this);
    }

    void refreshBelowRoster()
    {
        if (isRecruiting()) {
            m_places->hide();
            m_former->hide();
        } else {
            m_places->load(campaign(), pack(), m_bands->band().value_or(recruitingStar()));
            if (m_panel)
                m_former->load(*m_document, m_bands->band());
        }
        if (m_stockpile)
            m_stockpile->load(campaign(), pack());
    }

    void showFigure(FigureId id)
    {
        if (!m_document || !m_panel)
            return;
        m_panel->load(*m_document, id);
        if (campaign().find(id)) {
            m_former->rows()->setCurrentIndex({}); // one row is selected, in the roster or in the list below
            letLead(*m_roster, *m_former->rows());
        } else if (id != FigureId{}) {
            letLead(*m_former->rows(), *m_roster);
        }
    }

    void showDice(bool asking)
    {
        if (!asking && m_recruiting->isAncestorOf(QApplication::focusWidget()))
            m_roster->setFocus(Qt::OtherFocusReason); // not the widget after the one that is hidden
        for (QWidget *part : {static_cast<QWidget *>(m_recruiting), m_rolls, m_dockRule})
            part->setVisible(asking);
        showList();
        setFirstFocus(*this, asking ? static_cast<QWidget *>(m_recruiting->entry()) : m_roster);
        if (m_document)
            refreshBelowRoster();
        emit nextActChanged();
    }

    /// Shows the list that a recruit is rolled on beside the dice, in place of the figure.
    void showList()
    {
        delete std::exchange(m_list, nullptr);
        const auto wanted = m_recruiting->deed().wanted();
        const bool recruits = m_document && wanted && wanted->reason.kind == RollKind::Recruit;
        const Figure *star = recruits ? campaign().find(recruitingStar()) : nullptr;
        const Pack *pack = star ? &m_document->pack() : nullptr;
        if (const ArmyList *list = star ? pack->list(campaign().listOf(*star)) : nullptr) {
            m_list = makeListRows(*list, *pack);
            qobject_cast<QVBoxLayout *>(m_side->layout())->insertWidget(0, m_list);
        }
        if (m_panel)
            m_panel->setVisible(!m_list);
    }

    /// Tells at once which newcomers outrank the Star and therefore leave, and why.
    void tellWhoGoes(const Step &step)
    {
        QStringList going;
        for (const Change &change : step.changes) {
            const auto *joined = change.as<FigureJoined>();
            const Figure *figure = joined ? campaign().find(joined->figure.id) : nullptr;
            const auto prospect = figure ? loyaltyProspect(campaign(), pack(), *figure) : std::nullopt;
            if (prospect && prospect->goes)
                going << tr("%1: %2", "figure; why it takes no test").arg(figure->name, prospect->noTest);
        }
        if (!going.isEmpty())
            emit remark(going.join(u' '));
    }

    CareerView *career()
    {
        if (m_career)
            return m_career;
        m_career = new CareerView;
        m_career->hide();
        static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_career, 1);
        connect(m_career, &CareerView::backWanted, this, &BandPage::leaveCareer);
        connect(m_career, &CareerView::pictureStruck, m_menu,
                [this](int picture) { m_menu->write(acts::strikePicture(campaign(), picture)); });
        return m_career;
    }

    /// Returns to the band, with the focus on the figure of the career.
    void leaveCareer()
    {
        if (!showsCareer())
            return;
        const FigureId id = m_career->figure();
        const bool hadKeyboard = m_career->isAncestorOf(QApplication::focusWidget());
        m_career->hide();
        m_view->show();
        setFirstFocus(*this, m_roster);
        const bool isThere = m_document && campaign().find(id);
        if (isThere)
            m_roster->select(id);
        if (hadKeyboard)
            (isThere ? static_cast<QWidget *>(m_roster) : m_former->rows())->setFocus(Qt::OtherFocusReason);
    }

    /// Reloads the career after a change, or leaves it if its figure no longer exists.
    void refreshCareer()
    {
        if (!showsCareer())
            return;
        if (m_document && campaign().findEver(m_career->figure()))
            m_career->load(*m_document, m_career->figure());
        else
            leaveCareer();
    }

    std::optional<int> m_turn; ///< turn that is shown
    //: Title of the page
    QLabel *m_title = makeLabel(TextUse::PageTitle, tr("The band"));
    QLabel *m_summary = makeQuietParagraph(TextUse::Body, {});
    BandChoice *m_bands = new BandChoice;
    RosterView *m_roster = new RosterView;
    RecruitRow *m_places = new RecruitRow;
    FormerList *m_former = new FormerList;
    QWidget *m_parting = makeRule(Qt::Vertical);
    BandMenu *m_menu = new BandMenu(*m_roster, *this);
    QScrollArea *m_view = new QScrollArea;
    QWidget *m_dockRule = makeRule();
    CareerView *m_career = nullptr; // null until it is first needed
    QVBoxLayout *m_table = nullptr;
    QBoxLayout *m_head = nullptr;
    QBoxLayout *m_beside = nullptr; ///< layout of the line with the title
    QBoxLayout *m_sides = nullptr;
    QWidget *m_side = nullptr;
    ActDicePanel *m_recruiting = nullptr;
    QWidget *m_rolls = nullptr;
    QWidget *m_list = nullptr; ///< list that a recruit is rolled on
    StockpilePanel *m_stockpile = nullptr;
    FigurePanel *m_panel = nullptr; // null until the page has been painted once
    QTimer m_afterPaint{this};
};

} // namespace

Page *makeBandPage(QWidget *parent)
{
    return new BandPage(parent);
}

} // namespace muster

#include "bandpage.moc"
