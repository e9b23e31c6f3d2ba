// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QWidget>

class QLabel;

namespace muster {

class ElidedLabel;

/// The line below the page: that everything is recorded, how many steps there are, and the file.
class StatusLine : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::StatusLine)
public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// `kept`: how what happens is kept.
    void load(const QString &kept, std::size_t step, const QString &path);
    /// In place of the rest while there is something to say, and read aloud; empty brings it back.
    void remark(const QString &text);
    /// The same while something is pointed at; then what was there before is back.
    void hint(const QString &text);

    QSize sizeHint() const override;

private:
    void showWords();

    QString m_said;
    QString m_hinted;
    ElidedLabel *m_remark;
    QLabel *m_kept;
    QLabel *m_step;
    QLabel *m_file;
};

} // namespace muster
