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

/// Creates a form of these rows in our layout: labels at the left, room between the rows.
QFormLayout *makeForm(std::initializer_list<std::pair<QString, QWidget *>> rows = {});
/// Adds a row whose label stands level with its field. The field is the label's buddy, and gets the label as its name
/// if it has none.
void addRow(QFormLayout &form, const QString &label, QWidget *field);
void insertRow(QFormLayout &form, int row, const QString &label, QWidget *field);
/// Offers words to choose from while one types; any others can be typed, too.
void offerWords(QLineEdit &line, const QStringList &words);
/// Calls `deed` whenever a field in the form changes.
void onAnyChange(QWidget &form, QObject *listener, const std::function<void()> &deed);

/// A form for the parameters of a procedure, with a field for each; those asked only with another appear and disappear
/// with it. Values are kept for the next form that asks the same.
class ParameterForm : public QWidget
{
    Q_OBJECT
public:
    ParameterForm();

    /// Creates the fields; `pack` gives the words for their choices.
    void load(const Signature &asked, const Pack &pack);
    /// Returns "key=value" for every field that is shown and filled in.
    QStringList keyValues() const;
    bool asks(const QString &parameter) const;
    /// Fills in a field; does nothing if it is not there or cannot hold this value. Emits nothing.
    void fill(const QString &parameter, const QString &value);
    /// Fills in all fields from what keyValues() returned; an optional field that is not in it is left out.
    void fillAll(const QStringList &keyValues);
    /// Shows or hides a field; one that makes no sense for this figure is hidden, and its value is left out.
    void setOffered(const QString &parameter, bool offered);
    /// Enables only the choices of a box that fit; if another was chosen, chooses the first that fits. Emits nothing.
    void offerFitting(const QString &parameter, const std::function<bool(const QString &choice)> &fits);

signals:
    void changed();

private:
    struct Field {
        Parameter parameter;
        QWidget *widget;
        std::function<QString()> read; ///< returns an empty text if left out
        std::function<void(const QString &)> write;
        bool offered = true;
    };
    Field fieldFor(const Parameter &parameter, const Pack &pack);
    Field numberField(const Parameter &parameter);
    Field fewNumbersField(const Parameter &parameter);
    Field flagField(const Parameter &parameter, const Pack &pack);
    Field choiceField(const Parameter &parameter, const QStringList &choices, const Pack &pack);
    Field manyField(const Parameter &parameter, const Pack &pack);
    void addRowFor(const Field &field, const Pack &pack);
    Field *find(const QString &parameter);
    const Field *find(const QString &parameter) const;
    void tellChange();
    void showAsked();

    QWidget *m_body = nullptr; ///< created anew with every form
    QFormLayout *m_form = nullptr;
    std::vector<Field> m_fields;
    QMap<QString, QString> m_kept;
};

} // namespace muster
