// SPDX-License-Identifier: MIT
#include "ui/help/helpwindow.h"

#include "ui/look/inks.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QTextBrowser>

#include <algorithm>

namespace muster {

namespace {

constexpr QSize firstSize(680, 640);

/// The marks of all chapters share a column.
int markWidthOf(const QList<HelpChapter> &chapters, const QFontMetrics &metrics)
{
    int width = 0;
    for (const HelpChapter &chapter : chapters) {
        for (const HelpEntry &entry : chapter.entries)
            width = std::max(width, metrics.horizontalAdvance(entry.mark));
    }
    constexpr int gap = 24;
    return width + gap;
}

/// All of it is plain text, escaped.
QString htmlOf(const HelpChapter &chapter, int markWidth, const QPalette &palette)
{
    const QFont serif = fontFor(TextUse::SectionHeading);
    const QString heading = QStringLiteral("<p style=\"font-family:'%1'; font-size:%2pt; font-weight:600; "
                                           "margin-top:14px; margin-bottom:4px\">%3</p>");
    const QString row = QStringLiteral("<tr><td width=\"%4\" style=\"padding:5px 18px 5px 0; color:%1\">%2</td>"
                                       "<td style=\"padding:5px 0\">%3</td></tr>");
    QString rows;
    for (const HelpEntry &entry : chapter.entries) {
        QString words =
            entry.title.isEmpty() ? QString() : QStringLiteral("<b>%1</b><br>").arg(entry.title.toHtmlEscaped());
        words += entry.text.toHtmlEscaped();
        rows += row.arg(inksOf(palette).pencil.name(), entry.mark.toHtmlEscaped(), words, QString::number(markWidth));
    }
    return heading.arg(serif.family()).arg(serif.pointSizeF()).arg(chapter.title.toHtmlEscaped())
        + QStringLiteral("<table width=\"100%\" cellspacing=\"0\">") + rows + QStringLiteral("</table>");
}

} // namespace

void HelpWindow::open(QWidget *parent, const QString &name, const QString &title, const QString &hint,
                      const Telling &telling)
{
    auto *window = parent->findChild<HelpWindow *>(name, Qt::FindDirectChildrenOnly);
    if (!window)
        window = new HelpWindow(name, title, hint, telling, parent);
    window->show();
    window->raise();
    window->activateWindow();
}

HelpWindow::HelpWindow(const QString &name, const QString &title, const QString &hint, Telling telling, QWidget *parent)
    : QDialog(parent)
    , m_telling(std::move(telling))
    , m_words(new QLineEdit)
    , m_text(new QTextBrowser)
{
    setObjectName(name);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    rememberGeometry(this, name, firstSize);

    m_words->setClearButtonEnabled(true);
    m_words->setAccessibleName(tr("Search"));
    QLabel *search = makeLabel(TextUse::Body, tr("&Search"));
    search->setBuddy(m_words);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(title);
    m_text->document()->setDocumentMargin(0);
    m_text->setOpenLinks(false);
    connect(m_words, &QLineEdit::textChanged, this, &HelpWindow::tell);
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_words, [this] { m_words->setFocus(Qt::ShortcutFocusReason); });

    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(search);
    row->addWidget(m_words, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 12);
    column->setSpacing(12);
    column->addWidget(makeLabel(TextUse::PageTitle, title));
    column->addWidget(makeParagraph(TextUse::Body, hint, nullptr, QPalette::PlaceholderText));
    column->addLayout(row);
    column->addWidget(m_text, 1);
    tell();
}

void HelpWindow::tell()
{
    const QString words = m_words->text().simplified();
    const QList<HelpChapter> chapters = m_telling(words);
    const int markWidth = markWidthOf(chapters, QFontMetrics(m_text->font()));
    QString html;
    for (const HelpChapter &chapter : chapters) {
        if (!chapter.entries.isEmpty())
            html += htmlOf(chapter, markWidth, palette());
    }
    if (html.isEmpty())
        html = QStringLiteral("<p>%1</p>").arg(tr("No results for “%1”.").arg(words).toHtmlEscaped());
    m_text->setHtml(html);
}

void HelpWindow::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        tell();
}

} // namespace muster
