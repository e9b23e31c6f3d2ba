// SPDX-License-Identifier: MIT
#include "ui/window/statusline.h"

#include "ui/parts/label.h"
#include "ui/parts/spokenrole.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>

namespace muster {

StatusLine::StatusLine(QWidget *parent)
    : QWidget(parent)
    , m_remark(new ElidedLabel)
    , m_kept(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_step(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_file(makeLabel(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
{
    speakAs(*m_remark, QAccessible::AlertMessage);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(18, 0, 18, 1);
    row->setSpacing(18);
    row->addWidget(m_remark, 1);
    row->addWidget(m_kept);
    row->addWidget(m_step);
    row->addStretch();
    row->addWidget(m_file);
    m_remark->setFont(fontFor(TextUse::SecondLine));
    m_remark->hide();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StatusLine::load(const QString &kept, std::size_t step, const QString &path)
{
    m_kept->setText(kept);
    m_step->setText(tr("Step %1").arg(step));
    // A long name is cut: it does not widen the window.
    m_file->setText(QFontMetrics(m_file->font()).elidedText(QFileInfo(path).fileName(), Qt::ElideMiddle, 280));
    m_file->setToolTip(asToolTip(QDir::toNativeSeparators(path)));
}

void StatusLine::remark(const QString &text)
{
    m_said = text;
    showWords();
    if (!text.isEmpty())
        announce(*m_remark);
}

void StatusLine::hint(const QString &text)
{
    m_hinted = text;
    showWords();
}

void StatusLine::showWords()
{
    const QString &text = m_hinted.isEmpty() ? m_said : m_hinted;
    m_remark->setText(text);
    m_remark->setToolTip(asToolTip(text));
    m_remark->setVisible(!text.isEmpty());
    m_kept->setVisible(text.isEmpty());
    m_step->setVisible(text.isEmpty());
}

QSize StatusLine::sizeHint() const
{
    return {600, std::max(28, QFontMetrics(m_kept->font()).lineSpacing() + 8)};
}

} // namespace muster
