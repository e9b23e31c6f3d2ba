// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QLineEdit>

namespace muster {

/// A line for words that are looked for, which says at its right end what came of it.
class FindField : public QLineEdit
{
    Q_DECLARE_TR_FUNCTIONS(muster::FindField)
public:
    FindField();

    void tell(const QString &found);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_found;
};

/// The row under a page's title in which words are looked for: how many places have them, on to the next and back. Enter and
/// F3 go on, with Shift back; Esc closes it.
class FindRow : public QWidget
{
    Q_OBJECT
public:
    FindRow();

    /// Shows it with its words chosen, to be typed over.
    void open();
    void close();
    QString words() const;
    /// Which of the places is the present one, from 1; 0 of 0 where there is none. `within` names the part that is searched
    /// where that is not all.
    void tell(int present, int all, const QString &within = {});
    FindField *field() const { return m_field; }

signals:
    void wordsChanged(const QString &words);
    void nextWanted();
    void previousWanted();
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    FindField *m_field;
    QWidget *m_next;
    QWidget *m_previous;
};

} // namespace muster
