// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QLineEdit>

namespace muster {

/// A search field that shows the result of the search at its right end.
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

/// The search row under a page's title: the number of places that have the words, and buttons to the next and the
/// previous one. Enter and F3 go to the next, with Shift to the previous; Esc closes the row.
class FindRow : public QWidget
{
    Q_OBJECT
public:
    FindRow();

    /// Shows the row and selects its words, so that typing replaces them.
    void open();
    void close();
    QString words() const;
    /// Shows which of the places is the present one, from 1; 0 of 0 if there is none. `within` names the part that is
    /// searched if that is not all.
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
