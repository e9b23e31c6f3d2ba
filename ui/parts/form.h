// SPDX-License-Identifier: MIT
#pragma once

#include "rules/procedure/procedure.h"

#include <QMap>
#include <QString>
#include <QWidget>

#include <functional>
#include <initializer_list>
#include <utility>

class QFormLayout;
class QLineEdit;

namespace muster {

struct Pack;

/// A form as ours are, of these rows: labels at the left, room between the rows.
QFormLayout *makeForm(std::initializer_list<std::pair<QString, QWidget *>> rows = {});
/// A row whose label stands level with its field; it is the field's buddy, and its name where it has none.
void addRow(QFormLayout &form, const QString &label, QWidget *field);
void insertRow(QFormLayout &form, int row, const QString &label, QWidget *field);
/// Words to choose from while one types; any other is as good.
void offerWords(QLineEdit &line, const QStringList &words);
/// Whenever something in any of its fields is another.
void onAnyChange(QWidget &form, QObject *listener, const std::function<void()> &deed);

/// A form made from what a procedure asks: a field for each parameter, those asked only with another coming and going
/// with it. What was filled in is kept for the next form that asks the same.
class ParameterForm : public QWidget
{
    Q_OBJECT
public:
    ParameterForm();

    /// `pack` gives the words for what can be chosen.
    void load(const Signature &asked, const Pack &pack);
    /// "key=value" for every field that is shown and filled in.
    QStringList keyValues() const;
    bool asks(const QString &parameter) const;
    /// Fills a field in; one that is not there, or cannot hold this, is left alone. Emits nothing.
    void fill(const QString &parameter, const QString &value);
    /// As keyValues() once said it: what may be left out and is not there is left out.
    void fillAll(const QStringList &keyValues);
    /// A field that makes no sense for this figure goes, with what stood in it.
    void setOffered(const QString &parameter, bool offered);
    /// Of a box of choices those that fit can be chosen; the first of them is, where another was. Emits nothing.
    void offerFitting(const QString &parameter, const std::function<bool(const QString &choice)> &fits);

signals:
    void changed();

private:
    struct Field {
        Parameter parameter;
        QWidget *widget;
        std::function<QString()> read; ///< empty: left out
        std::function<void(const QString &)> write;
        bool offered = true;
    };
    Field fieldFor(const Parameter &parameter, const Pack &pack);
    Field numberField(const Parameter &parameter);
    Field fewNumbersField(const Parameter &parameter);
    Field flagField(const Parameter &parameter, const Pack &pack);
    Field choiceField(const Parameter &parameter, const std::vector<QString> &choices, const Pack &pack);
    Field manyField(const Parameter &parameter, const Pack &pack);
    void addRowFor(const Field &field, const Pack &pack);
    Field *find(const QString &parameter);
    const Field *find(const QString &parameter) const;
    void tellChange();
    void showAsked();

    QWidget *m_body = nullptr; ///< made again with every form
    QFormLayout *m_form = nullptr;
    std::vector<Field> m_fields;
    QMap<QString, QString> m_kept;
};

} // namespace muster
