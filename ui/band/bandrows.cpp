// SPDX-License-Identifier: MIT
#include "ui/band/bandrows.h"

#include "model/acts/actions.h"
#include "model/acts/arms.h"
#include "model/items/rostermodel.h"
#include "model/story/bandwords.h"
#include "model/story/words.h"
#include "model/systems/campaignsystem.h"
#include "model/texts.h"
#include "ui/look/controls.h"
#include "ui/look/icon.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/window/page.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster {

namespace {

constexpr int shownAtFirst = 5;
constexpr int formerHeight = 27;
constexpr qreal formerIndent = 16;
constexpr int usualWhen = 92;
constexpr qreal howAt = 0.46; // share of the width
constexpr qreal formerIcon = 15;
constexpr int afterWhen = 12;

FormerFigure formerAt(const QModelIndex &index)
{
    return index.data(FormerModel::ValueRole).value<FormerFigure>();
}

QString cellOf(const QModelIndex &index, FormerModel::Column column)
{
    return index.siblingAtColumn(column).data().toString();
}

QString typeAndWorth(const QModelIndex &index)
{
    const Figure figure = formerAt(index).figure;
    const Pack &pack = qobject_cast<const FormerModel *>(index.model())->document()->pack();
    const QString worth = words::worth(figure.profile, pack);
    //: A figure's kind, and its Rep or initiative
    return figure.profile.type.isEmpty() ? worth : FormerRows::tr("%1, %2").arg(packWords(figure.profile.type), worth);
}

QString linkText()
{
    //: Button: a former figure comes back
    return FormerRows::tr("Bring back");
}

/// Returns the place of a row's link, which only captured figures have.
QRectF linkIn(const QModelIndex &index, const QRectF &row)
{
    if (formerAt(index).figure.status != Status::Captured)
        return {};
    const qreal width = QFontMetricsF(fontFor(TextUse::ColumnHead)).horizontalAdvance(linkText()) + 4;
    return {row.right() - formerIndent - width, row.top(), width, row.height()};
}

class FormerDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static int height() { return std::max(formerHeight, lineSpacingOf(TextUse::BodyBold) + 8); }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {240, height()}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Inks &inks = inksOf(option.palette);
        const QRectF row(option.rect);
        const QRectF place = row.adjusted(formerIndent, 0, -formerIndent, 0);
        const QRectF link = linkIn(index, row);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintChosenRow(*painter, option);
        const qreal how = place.left() + howAt * place.width();
        const qreal whenWidth = static_cast<const FormerRows *>(option.widget)->whenWidth();
        const auto write = [&](TextUse use, const QColor &colour, qreal left, qreal right, const QString &text) {
            setType(*painter, use, colour);
            const QRectF room(left, row.top(), right - left, row.height());
            return left + (room.width() > 0 ? drawing::elided(*painter, room, atLeft, text) : 0);
        };
        write(TextUse::Body, inks.pencil, place.left(), place.left() + whenWidth - 8, cellOf(index, FormerModel::Turn));
        const qreal named =
            write(TextUse::BodyBold, inks.ink, place.left() + whenWidth, how - 8, cellOf(index, FormerModel::Name));
        write(TextUse::Body, inks.pencil, named + 7, how - 8, typeAndWorth(index));
        drawIcon(*painter, iconOf(formerAt(index).figure.status),
                 {how, row.center().y() - formerIcon / 2, formerIcon, formerIcon}, inks.pencil);
        write(TextUse::Body, inks.pencil, how + formerIcon + 8, link.isNull() ? place.right() : link.left() - 8,
              cellOf(index, FormerModel::How));
        if (!link.isNull()) {
            QFont font = fontFor(TextUse::ColumnHead);
            font.setUnderline(true);
            setType(*painter, font, inks.accent);
            painter->drawText(link, atRight, linkText());
        }
        painter->restore();
    }
};

} // namespace

BandChoice::BandChoice()
{
    hbox(this, {}, -1, {0, 0, 8, 0});
    hide();
}

void BandChoice::load(const Campaign &campaign)
{
    std::vector<Band> bands;
    for (const Figure *star : campaign.stars())
        bands.push_back({star->id, words::player(*star)});
    setVisible(bands.size() > 1);
    if (bands == m_bands)
        return;
    m_bands = std::move(bands);
    const auto shown = [&](const Band &band) { return m_band == band.star; };
    if (m_bands.size() < 2 || std::ranges::none_of(m_bands, shown))
        m_band.reset();
    remake();
}

void BandChoice::show(FigureId star)
{
    if (m_band == star)
        return;
    m_band = star;
    remake();
    emit chosen();
}

void BandChoice::remake()
{
    delete m_choice;
    m_choice = new SegmentedControl;
    m_choice->setAccessibleName(tr("Whose band is shown"));
    //: A choice: the bands of both Stars
    m_choice->addItem({}, m_bands.size() == 2 ? tr("Both") : tr("All"));
    m_choice->setCurrent(0);
    for (std::size_t i = 0; i < m_bands.size(); ++i) {
        m_choice->addItem({}, m_bands[i].name);
        if (m_band == m_bands[i].star)
            m_choice->setCurrent(int(i) + 1);
    }
    layout()->addWidget(m_choice);
    connect(m_choice, &SegmentedControl::chosen, this, [this](int item) {
        m_band = item == 0 ? std::nullopt : std::optional(m_bands[std::size_t(item - 1)].star);
        emit chosen();
    });
}

RecruitRow::RecruitRow()
    : m_all(new LinkButton(tr("Fill all places"), this))
    , m_byHand(new LinkButton(tr("Pick by hand…"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    onPress(m_all, this, &RecruitRow::allWanted);
    onPress(m_byHand, this, &RecruitRow::byHandWanted);
}

void RecruitRow::load(const Campaign &campaign, const Pack &pack, FigureId starId)
{
    const Room room = systemOf(campaign, pack).roomFor(starId, campaign, pack);
    const int places = room.places;
    setVisible(places > 0 && acts::isTimeToRecruit(campaign, pack));
    const Figure *star = campaign.find(starId);
    if (!star)
        return;
    m_all->setVisible(places > 1);
    setText(tr("%n places free", nullptr, places));
    m_why = !room.why.isEmpty() ? room.why
        //: A Star, and the most Grunts
        : campaign.hasSeveralStars() ? tr("%1 leads at most %n Grunts.", nullptr, room.most).arg(star->name)
                                     : tr("The limit is the Star’s Rep: at most %n Grunts.", nullptr, room.most);
    const QString recruit = pack.hasSkill ? tr("Recruit a figure by dice") : tr("Recruit a Grunt by dice");
    //: A button's words, and what it does
    setAccessibleName(tr("%1: %2").arg(text(), recruit));
    setAccessibleDescription(m_why);
    setToolTip(recruit);
    update();
}

QSize RecruitRow::sizeHint() const
{
    return {400, std::max(36, lineSpacingOf(TextUse::Body) + 18)};
}

void RecruitRow::resizeEvent(QResizeEvent *)
{
    constexpr int gap = 14;
    int right = width();
    for (LinkButton *link : {m_byHand, m_all}) {
        const QSize size = link->sizeHint();
        right -= size.width() + gap;
        link->setGeometry(right, (height() - size.height()) / 2, size.width(), size.height());
    }
}

void RecruitRow::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const bool keyboard = hasKeyboard(*this);
    QPen pen(keyboard ? inks.accent : inks.edge, keyboard ? 2 : 1);
    pen.setDashPattern({3, 2.5});
    outlined(painter, pen,
             isDown()           ? inks.wash2
                 : underMouse() ? inks.wash
                                : QBrush(Qt::NoBrush))
        .drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

    drawIcon(painter, "plus", {15, height() / 2.0 - 9, 18, 18}, inks.accent);
    setType(painter, TextUse::BodyBold, inks.accent);
    const int links = m_all->isHidden() ? m_byHand->x() : m_all->x();
    const qreal written = drawing::elided(painter, {43, 0, qreal(links - 43), qreal(height())}, atLeft, text());
    const qreal told = 43 + written + 10;
    setType(painter, TextUse::Body, inks.pencil);
    drawing::elided(painter, {told, 0, links - told - 8, qreal(height())}, atLeft, m_why);
}

StockpilePanel::StockpilePanel()
    : m_holds(makeParagraph(TextUse::Body, {}))
    , m_notes(makeQuietParagraph(TextUse::SecondLine, {}))
{
    //: Button: gives things of the store to figures
    auto *give = new LinkButton(tr("Equip…"));
    onPress(give, this, &StockpilePanel::giveWanted);
    vbox(this,
         //: Heading: weapons and things in store
         {hbox({makeLabel(TextUse::SecondLineBold, tr("Stockpile")), Spring{1}, give}), makeRule(),
          vbox({m_holds, m_notes}, 3, {16, 2, 16, 12})},
         4);
}

void StockpilePanel::load(const Campaign &campaign, const Pack &pack)
{
    setVisible(pack.rewards && campaign.phase != Phase::Over);
    if (isHidden())
        return;
    const QString holds = acts::stockpileSentence(campaign, pack);
    m_holds->setText(holds.isEmpty() ? tr("Empty. Whatever you salvage after a battle is kept here.") : holds);
    const QString notes = acts::specialArmsSentence(campaign, pack);
    m_notes->setText(notes);
    m_notes->setVisible(!notes.isEmpty());
}

FormerRows::FormerRows()
{
    setItemDelegate(new FormerDelegate(this));
    //: Heading: figures that are no longer in the band
    setAccessibleName(tr("Former members"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
}

FormerRows::~FormerRows() = default;

void FormerRows::setDocument(CampaignDocument *document)
{
    setModel(nullptr);
    m_model.reset();
    if (!document)
        return;
    m_model = std::make_unique<FormerModel>(*document);
    setModel(m_model.get());
    setModelColumn(FormerModel::Name);
}

void FormerRows::showFirst(int rows, const std::vector<FormerFigure> &those)
{
    const QFontMetrics metrics(fontFor(TextUse::Body));
    m_whenWidth = usualWhen;
    int shown = 0;
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        const FormerFigure gone = formerAt(m_model->index(row, FormerModel::Name));
        const bool isOne = shown < rows && std::ranges::find(those, gone) != those.end();
        shown += isOne ? 1 : 0;
        setRowHidden(row, !isOne);
        if (isOne) {
            const QString when = cellOf(m_model->index(row, FormerModel::Name), FormerModel::Turn);
            m_whenWidth = std::max(m_whenWidth, metrics.horizontalAdvance(when) + afterWhen);
        }
    }
    updateGeometry();
    viewport()->update();
}

std::optional<FigureId> FormerRows::chosen() const
{
    if (!currentIndex().isValid())
        return std::nullopt;
    return FigureId{currentIndex().data(FormerModel::IdRole).toInt()};
}

QSize FormerRows::sizeHint() const
{
    int rows = 0;
    for (int row = 0; m_model && row < m_model->rowCount(); ++row)
        rows += isRowHidden(row) ? 0 : 1;
    return {480, rows * FormerDelegate::height()};
}

bool FormerRows::bringBack(const QModelIndex &row)
{
    const bool captured = row.isValid() && formerAt(row).figure.status == Status::Captured;
    if (captured)
        emit bringBackWanted(formerAt(row).figure.id);
    return captured;
}

void FormerRows::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    AllRowsView::currentChanged(current, previous);
    if (const auto id = chosen())
        emit figureChosen(*id);
}

void FormerRows::keyPressEvent(QKeyEvent *event)
{
    if (!isEnterAlone(*event) || !chosen())
        QListView::keyPressEvent(event);
    else if (!bringBack(currentIndex()))
        pageAround(*this)->showCareer(*chosen());
}

void FormerRows::mouseDoubleClickEvent(QMouseEvent *event)
{
    QListView::mouseDoubleClickEvent(event);
    const QModelIndex row = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && row.isValid() && !linkIn(row, visualRect(row)).contains(event->position()))
        pageAround(*this)->showCareer(formerAt(row).figure.id);
}

void FormerRows::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex row = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && row.isValid() && linkIn(row, visualRect(row)).contains(event->position()))
        bringBack(row);
}

FormerList::FormerList()
    : m_rows(new FormerRows)
    , m_more(new LinkButton({}))
{
    //: Name of a list, for a screen reader
    vbox(this, {makeLabel(TextUse::SecondLineBold, tr("Former members")), makeRule(), m_rows, m_more}, 4);
    connect(m_rows, &FormerRows::bringBackWanted, this, &FormerList::bringBackWanted);
    onPress(m_more, this, [this] {
        m_all = true;
        m_more->hide();
        m_rows->showFirst(int(m_former.size()), m_former);
        m_rows->setFocus(Qt::OtherFocusReason);
    });
}

void FormerList::load(const CampaignDocument &document, std::optional<FigureId> band)
{
    m_former = band ? document.campaign().bandOf(*band).former : document.campaign().former;
    const auto count = int(m_former.size());
    const int shown = m_all ? count : std::min(count, shownAtFirst);
    setVisible(count > 0);
    m_rows->showFirst(shown, m_former);
    //: Button: shows the rest of a list
    m_more->setText(tr("%n more", nullptr, count - shown));
    m_more->setVisible(shown < count);
}

} // namespace muster
