// SPDX-License-Identifier: MIT
#include "ui/band/figureparts.h"

#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/look/painting.h"
#include "ui/look/type.h"
#include "ui/parts/button.h"
#include "ui/parts/dicerow.h"
#include "ui/parts/drawing.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/pictures/shownpictures.h"
#include "ui/window/page.h"

#include <QPainter>

#include <algorithm>

namespace muster {

namespace {

constexpr int monthWidth = 68;
constexpr int labelWidth = monthWidth - 4;
constexpr qreal chapterDie = 20;
constexpr qreal smallSide = 12;
constexpr qsizetype mostBesideWords = 4; ///< number of dice

/// Returns "Month 7", or the short mark of the turn if that is too long.
QString monthOf(int turn, const Campaign &campaign, const Pack &pack)
{
    const QString label = words::turn(turn, campaign, pack);
    return QFontMetrics(fontFor(TextUse::SecondLine)).horizontalAdvance(label) <= labelWidth
        ? label
        : words::turnMark(turn, campaign, pack);
}

constexpr qreal nameSize = 29;
constexpr qreal leastShare = 0.65; ///< share of the size down to which a long name is reduced
constexpr QSize portraitSize(126, 152);

} // namespace

ChapterView::ChapterView(const FigureChapter &chapter, const Campaign &campaign, const Pack &pack)
{
    auto *grid = gridOf(this, 0, 4);
    grid->setColumnMinimumWidth(0, monthWidth);
    grid->setColumnStretch(1, 1);

    auto *month = makeQuietParagraph(TextUse::SecondLine, monthOf(chapter.turn, campaign, pack));
    month->setFixedWidth(labelWidth);
    month->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    grid->addWidget(month, 0, 0, 3, 1); // beside all the lines, because it may be long in another language
    grid->addWidget(makeParagraph(TextUse::BodyBold, chapter.title), 0, 1);
    if (!chapter.detail.isEmpty())
        grid->addWidget(makeQuietParagraph(TextUse::SecondLine, chapter.detail), 1, 1);
    if (chapter.dice.rolls.empty() && chapter.rulings.isEmpty())
        return;

    auto *line = hbox({}, 9, {0, 3, 0, 0});
    if (!chapter.dice.rolls.empty()) {
        qsizetype count = 0;
        for (const Roll &roll : chapter.dice.rolls)
            count += roll.dice.size();
        const bool isLong = count > mostBesideWords; // both sides of a Stay or Go test
        auto *dice = new StoryDiceRow(isLong ? smallSide : chapterDie);
        dice->setDice(chapter.dice, tr("Dice: %1").arg(throwerOf(chapter.dice.rolls)));
        line->addWidget(dice, 0, Qt::AlignTop);
        if (!isLong)
            line->addWidget(makeQuietLabel(TextUse::ColumnHead, throwerOf(chapter.dice.rolls)));
    }
    line->addStretch();
    for (const QString &id : chapter.rulings)
        line->addWidget(makeRulingLink(id));
    grid->addLayout(line, 2, 1);
}

FigureHead::FigureHead()
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true); // the kind may take several lines
    setSizePolicy(policy);
    setAccessibleRole(*this, QAccessible::Heading);
}

void FigureHead::load(const Figure &figure, const QString &kind, const Pack &pack)
{
    m_figure = figure;
    m_kind = kind;
    m_pips = !pack.hasSkill; // initiative stays as it was rolled
    //: A figure for a screen reader: name, kind, Rep or initiative
    setAccessibleName(tr("%1, %2, %3").arg(figure.name, kind, words::worth(figure.profile, pack)));
    setToolTip(asToolTip(figure.name));
    updateGeometry();
    update();
}

int FigureHead::heightForWidth(int width) const
{
    const QFontMetrics body(fontFor(TextUse::Body));
    const QRect kind = body.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, m_kind);
    return lineSpacingOf(TextUse::PageTitle, nameSize) + std::max(body.lineSpacing(), kind.height()) + 6;
}

void FigureHead::paintEvent(QPaintEvent *)
{
    InkPainter painter(this);
    const Inks &inks = painter.inks;
    const QColor colour = m_figure.star ? inks.accent : inks.ink;

    setType(painter, TextUse::RepLarge, colour);
    const QString rep = QString::number(m_figure.rep());
    const qreal repWidth = QFontMetricsF(painter.font()).horizontalAdvance(rep);
    painter.drawText(QRectF(width() - repWidth, -8, repWidth, 56), atRight, rep);
    const int best = m_pips ? std::max(m_figure.rep(), m_figure.bestRep) : 1;
    const QPointF first(width() - repWidth - 17 - 10.0 * (best - 1) - 3.4, 24);
    painter.save();
    painter.translate(first);
    painter.scale(1.3, 1.3);
    painter.translate(-3.0 * (best - 1), 0);
    if (m_pips)
        drawing::pips(painter, {0, 0}, m_figure.rep(), best, colour);
    painter.restore();

    const qreal right = first.x() - 3.9 * (best - 1) - 16;
    setType(painter, fontFor(TextUse::PageTitle, nameSize), inks.ink);
    const QFontMetricsF metrics(painter.font());
    const qreal title = metrics.lineSpacing();
    if (const qreal needed = metrics.horizontalAdvance(m_figure.name); needed > right)
        painter.setFont(fontFor(TextUse::PageTitle, nameSize * std::max(leastShare, right / needed)));
    drawing::elided(painter, {0, 0, right, title}, atLeft, m_figure.name);
    setType(painter, TextUse::Body, inks.pencil);
    painter.drawText(QRectF(0, title + 1, width(), height() - title - 1),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_kind);
}

FigureNotes::FigureNotes()
    : m_notes(vbox(this, {}, 2, {0, 14, 0, 6}))
{
}

void FigureNotes::load(const AllWords &all, const Figure &figure)
{
    constexpr qsizetype mostShown = 600; // characters; the Chronicle has the rest
    emptyLayout(*m_notes);
    //: Button
    auto *write = new LinkButton(tr("Write note"));
    write->setAccessibleName(tr("Write a note about %1").arg(figure.name));
    onPress(write, this, [this, id = figure.id] {
        emit pageAround(*this)->noteWanted({AboutKind::Figure, number(id)});
    });
    //: Heading
    m_notes->addWidget(widgetWith(hbox({{makeLabel(TextUse::SectionHeading, tr("Notes")), 1}, write})));
    for (const Words &words : all) {
        if (words.about != About{AboutKind::Figure, number(figure.id)})
            continue;
        m_notes->addSpacing(6);
        if (!words.title.isEmpty())
            m_notes->addWidget(makeParagraph(TextUse::BodyBold, words.title));
        const bool isLong = words.text.size() > mostShown;
        m_notes->addWidget(makeParagraph(TextUse::Body, isLong ? words.text.left(mostShown - 1) + u'…' : words.text));
        //: Button
        auto *edit = new LinkButton(tr("Edit"));
        //: Button, for a screen reader
        edit->setAccessibleName(words.title.isEmpty() ? tr("Edit note") : tr("Edit note “%1”").arg(words.title));
        onPress(edit, this, [this, id = words.id] { emit pageAround(*this)->noteChosen(id); });
        m_notes->addWidget(edit, 0, Qt::AlignLeft);
    }
}

class FigurePortrait::Frame : public QWidget
{
public:
    explicit Frame(ShownPictures &pictures)
        : m_pictures(pictures)
    {
        setFixedSize(portraitSize);
        connect(&pictures, &ShownPictures::changed, this, qOverload<>(&QWidget::update));
    }

    void load(const Picture &picture, const QString &name)
    {
        m_picture = picture;
        setAccessibleName(FigurePortrait::tr("Picture of %1").arg(name));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Inks &inks = inksOf(palette());
        if (m_pictures.isLost(m_picture)) {
            setToolTip(
                asToolTip(FigurePortrait::tr("The picture is missing or damaged. Restore a backup, or add it again.")));
            return drawing::noPhotograph(painter, rect(), "picture", inks);
        }
        setToolTip({});
        drawing::photograph(painter, rect(), m_pictures.pixmap(m_picture, size(), devicePixelRatioF()), inks);
    }

private:
    ShownPictures &m_pictures;
    Picture m_picture;
};

FigurePortrait::FigurePortrait()
    : m_pictures(new ShownPictures(this))
    , m_frame(new Frame(*m_pictures))
    , m_caption(makeQuietParagraph(TextUse::SecondLine, {}))
{
    //: Button: another picture for this one
    auto *replace = new Button("picture", tr("Replace…"), nullptr, ButtonLook::Flat);
    //: Button: takes the picture away
    auto *remove = new Button("close", tr("Remove"), nullptr, ButtonLook::Flat);
    replace->setToolTip(asToolTip(tr("Replace the picture")));
    remove->setToolTip(asToolTip(tr("Remove the picture")));
    onPress(replace, this, [this] { emit pageAround(*this)->pictureWanted({AboutKind::Figure, m_figure}); });
    onPress(remove, this, [this] { emit removeWanted(m_picture); });
    hbox(this,
         {{m_frame, 0, Qt::AlignTop},
          {vbox({m_caption, Spring{}, {replace, 0, Qt::AlignLeft}, {remove, 0, Qt::AlignLeft}}, 4), 1}},
         12, {0, 8, 0, 4});
    hide();
}

void FigurePortrait::load(const CampaignDocument &document, FigureId id)
{
    if (m_document != &document)
        m_pictures->setDocument(&document);
    m_document = &document;
    const Picture *picture = miniatureOf(document.campaign().pictures, id);
    const Figure *figure = document.campaign().findEver(id);
    setVisible(picture && figure);
    if (!picture || !figure)
        return;
    m_picture = picture->id;
    m_figure = number(id);
    m_caption->setText(picture->caption);
    m_frame->load(*picture, figure->name);
}

} // namespace muster
