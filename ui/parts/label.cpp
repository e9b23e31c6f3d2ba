// SPDX-License-Identifier: MIT
#include "ui/parts/label.h"

#include "model/story/rulings.h"
#include "ui/parts/button.h"
#include "ui/parts/drawing.h"
#include "ui/parts/layout.h"
#include "ui/parts/spokenrole.h"
#include "ui/texts.h"

#include <QFontMetricsF>
#include <QHash>
#include <QHelpEvent>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QToolTip>
#include <QWidget>
#include <QtMath>

#include <algorithm>
#include <limits>

namespace muster {

namespace {

bool hasMarkedCapital(const QString &text)
{
    constexpr qsizetype firstLine = 160; // more than fits in the widest window
    const auto end = text.begin() + std::min(firstLine, text.size());
    return std::any_of(text.begin(), end,
                       [](QChar c) { return c.isUpper() && c.decompositionTag() == QChar::Canonical; });
}

/// Returns the room that the marks of an "Ü" need above what some fonts call their height; else they would be cut off.
int roomForMarks(const QLabel &label)
{
    if (!hasMarkedCapital(label.text()))
        return 0;
    const QFontMetricsF metrics(label.font());
    const qreal above = -metrics.tightBoundingRect(QStringLiteral("Ü")).top() - metrics.ascent();
    return 2 * std::max(0, qCeil(above)); // twice, since the text is centred
}

class TextLabel : public QLabel
{
public:
    using QLabel::QLabel;

    QSize sizeHint() const override { return QLabel::sizeHint() + more(); }
    QSize minimumSizeHint() const override { return QLabel::minimumSizeHint() + more(); }
    int heightForWidth(int width) const override
    {
        const QSize beside = more(); // a line that is drawn wider than Qt measures it may need room for two
        const int height = QLabel::heightForWidth(width - beside.width());
        return height < 0 ? height : height + beside.height();
    }

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QString words = text();
        const auto figures = figuresIn(words.replace(u'\n', QChar::LineSeparator), font());
        if (figures.isEmpty())
            return QLabel::paintEvent(event);
        QTextLayout layout(words, font(), this);
        QTextOption option(alignment() & Qt::AlignHorizontal_Mask);
        option.setWrapMode(wordWrap() ? QTextOption::WordWrap : QTextOption::NoWrap);
        layout.setTextOption(option);
        layout.setFormats(figures);
        const QRectF place = contentsRect();
        qreal height = 0;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(place.width());
            line.setPosition({0, height});
            height += line.height();
        }
        layout.endLayout();
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        layout.draw(&painter, place.topLeft() + QPointF(0, (place.height() - height) / 2));
    }

private:
    QSize more() const
    {
        constexpr int widerFigures = 6;
        return {figuresIn(text(), font()).isEmpty() ? 0 : widerFigures, roomForMarks(*this)};
    }
};

/// A paragraph that breaks its text once for each width: layouts ask some dozen times before they settle, and also for
/// widths that it may not take.
class Paragraph final : public TextLabel
{
public:
    using TextLabel::TextLabel;

    int heightForWidth(int width) const override
    {
        width = std::min(width, maximumWidth());
        constexpr qsizetype most = 16; // number of widths; a layout needs two or three
        const Look look{text(), font(), contentsMargins()};
        if (look != m_look || m_heights.size() > most) {
            m_look = look;
            m_heights.clear();
        }
        const auto known = m_heights.constFind(width);
        return known != m_heights.constEnd() ? *known : *m_heights.insert(width, TextLabel::heightForWidth(width));
    }

private:
    struct Look {
        QString text;
        QFont font;
        QMargins margins;

        friend bool operator==(const Look &, const Look &) = default;
    };
    mutable Look m_look;
    mutable QHash<int, int> m_heights;
};

QLabel *dressed(QLabel *label, TextUse use, const QString &text, QPalette::ColorRole colour)
{
    if (use == TextUse::PageTitle || use == TextUse::SectionHeading)
        setAccessibleRole(*label, QAccessible::Heading);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setFont(fontFor(use));
    label->setForegroundRole(colour);
    return label;
}

} // namespace

QLabel *makeLabel(TextUse use, const QString &text, QWidget *parent, QPalette::ColorRole colour)
{
    return dressed(new TextLabel(parent), use, text, colour);
}

QLabel *makeParagraph(TextUse use, const QString &text, QWidget *parent, QPalette::ColorRole colour)
{
    QLabel *label = dressed(new Paragraph(parent), use, text, colour);
    label->setWordWrap(true);
    return label;
}

QString asToolTip(const QString &text)
{
    return Qt::mightBeRichText(text)
        ? QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")))
        : text;
}

/// Shows the text as a tool tip if it is cut off and has no other.
bool ElidedLabel::event(QEvent *event)
{
    const bool isCut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), asToolTip(text()), this);
    return true;
}

ElidedLabel::ElidedLabel(TextUse use, QPalette::ColorRole colour, QWidget *parent)
    : QLabel(parent)
{
    dressed(this, use, {}, colour);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize ElidedLabel::sizeHint() const
{
    return QLabel::sizeHint() + QSize(0, roomForMarks(*this));
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    drawing::elided(painter, contentsRect(), atLeft, text());
}

QLabel *makeName(TextUse use, const QString &name, QWidget *parent)
{
    constexpr int leastName = 72;
    auto *label = new ElidedLabel(use, QPalette::WindowText, parent);
    label->setText(name);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    label->setMinimumWidth(scaledForFont(leastName));
    label->setToolTip(asToolTip(name));
    return label;
}

QWidget *makeRule(Qt::Orientation orientation, QPalette::ColorRole colour)
{
    auto *rule = new QWidget;
    rule->setBackgroundRole(colour);
    rule->setAutoFillBackground(true);
    if (orientation == Qt::Horizontal)
        rule->setFixedHeight(1);
    else
        rule->setFixedWidth(1);
    return rule;
}

IconName iconOf(Status status)
{
    switch (status) {
    case Status::Dead:
    case Status::Turned:
        return "dead";
    case Status::Captured:
        return "captured";
    case Status::Gone:
        return "ran-away";
    case Status::Active:
    case Status::Left:
    case Status::Dismissed:
        break;
    }
    return "leave";
}

LinkButton *makeRulingLink(const QString &id, QWidget *parent)
{
    //: A link to one of our rulings: "ruling R17"
    auto *link = new LinkButton(PartsText::tr("ruling %1").arg(id), parent);
    const Ruling *known = ruling(id);
    const QString text = known ? QStringLiteral("%1. %2").arg(known->title, known->text) : id;
    link->setAccessibleDescription(text);
    onPress(link, link, [link, text] {
        constexpr int aWhile = 20'000; // milliseconds
        QToolTip::showText(link->mapToGlobal(QPoint(0, link->height())),
                           QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()), link, {}, aWhile);
    });
    return link;
}

namespace {

qreal widthOfLines(const QStringList &lines, const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (const QString &line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return widest;
}

QStringList partedBest(const QString &text, const QFontMetricsF &metrics)
{
    QStringList best{text};
    qreal width = std::numeric_limits<qreal>::max();
    QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
    for (qsizetype at = breaks.toNextBoundary(); at > 0 && at < text.size(); at = breaks.toNextBoundary()) {
        const QStringList lines{text.left(at).trimmed(), text.mid(at)};
        const qreal wanted = widthOfLines(lines, metrics);
        if (wanted < width) {
            width = wanted;
            best = lines;
        }
    }
    return best;
}

} // namespace

QStringList inTwoLines(const QString &text, const QFontMetricsF &metrics, qreal width)
{
    return metrics.horizontalAdvance(text) <= width ? QStringList{text} : partedBest(text, metrics);
}

qreal widthInTwoLines(const QString &text, const QFontMetricsF &metrics)
{
    return widthOfLines(partedBest(text, metrics), metrics);
}

EmptyState::EmptyState()
    : m_title(makeLabel(TextUse::PageTitle, {}))
    , m_text(makeQuietParagraph(TextUse::Body, {}))
    , m_deed(new Button({}, {}, this))
    , m_other(new Button({}, {}, this, ButtonLook::Flat))
{
    m_text->setMaximumWidth(520);
    vbox(this, {m_title, m_text, Gap{4}, m_deed, m_other, Spring{1}}, 12, {24, 20, 24, 24});
    m_other->hide();
    onPress(m_deed, this, &EmptyState::deedWanted);
    onPress(m_other, this, &EmptyState::otherWanted);
}

void EmptyState::tell(const QString &title, const QString &text, const QString &deed)
{
    m_title->setText(title);
    m_text->setText(text);
    m_deed->setText(deed);
    m_deed->setAccessibleName(deed);
    m_deed->setVisible(!deed.isEmpty());
    m_deed->updateGeometry();
    offer({});
}

void EmptyState::offer(const QString &other)
{
    m_other->setText(other);
    m_other->setAccessibleName(other);
    m_other->setVisible(!other.isEmpty());
    m_other->updateGeometry();
}

} // namespace muster
