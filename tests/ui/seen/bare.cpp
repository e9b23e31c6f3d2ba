// SPDX-License-Identifier: MIT
#include "tests/ui/seen/seen.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTextDocumentFragment>
#include <QWidget>

namespace muster::testing::seen {

namespace {

constexpr int mostRows = 300;

/// Returns the words without an accent. In the pseudo-language every vowel of a translated text has one.
QString englishIn(const QString &text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
    static const QRegularExpression vowel(QStringLiteral("[aeiouAEIOU]"));
    QStringList words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        const QString one = found.next().captured();
        if (one.contains(vowel))
            words << one;
    }
    return words.join(u' ');
}

/// Returns such words, except for names, files and keys.
QString bareWords(const QString &text, const QStringList &names)
{
    if (englishIn(text).isEmpty())
        return {};
    QString rest = text;
    for (const QString &name : names) // names may contain something like a tag
        rest.remove(name);
    rest = rest.contains(u'<') ? QTextDocumentFragment::fromHtml(rest).toPlainText() : text;
    rest = rest.simplified(); // a name may be on two lines
    for (const QString &name : names)
        rest.remove(name);
    static const QRegularExpression files(QStringLiteral("\\S*\\.muster\\b"));
    rest.remove(files);
    static const QRegularExpression keys(QStringLiteral("\\b(Ctrl|Shift|Alt|Enter|Return|Space|Home|End|Esc|Del|Ins|"
                                                        "Backspace|PgUp|PgDown|Left|Right|Up|Down|Tab|Menu|F\\d+)\\b"));
    rest.remove(keys);
    return englishIn(rest);
}

void addItems(const QAbstractItemModel &model, const QModelIndex &parent, QStringList &texts, int &left)
{
    for (int row = 0; row < model.rowCount(parent) && left > 0; ++row, --left) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole}) {
                const QVariant value = index.data(role);
                if (value.typeId() == QMetaType::QString)
                    texts << value.toString();
            }
            if (column == 0)
                addItems(model, index, texts, left);
        }
    }
}

void addHeads(const QHeaderView &heads, QStringList &texts)
{
    for (int i = 0; i < heads.count(); ++i) {
        if (!heads.isSectionHidden(i))
            texts << heads.model()->headerData(i, heads.orientation()).toString();
    }
}

QStringList textsOf(const QWidget &widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()};
    if (widget.isWindow())
        texts << widget.windowTitle();
    if (!qobject_cast<const QLineEdit *>(&widget)) { // the player's own text
        if (QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&widget)))
            texts << spoken->text(QAccessible::Name) << spoken->text(QAccessible::Description);
    }
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts << label->text();
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        texts << line->placeholderText();
    int left = mostRows;
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        addItems(*box->model(), {}, texts, left);
    if (const auto *heads = qobject_cast<const QHeaderView *>(&widget)) {
        if (heads->orientation() == Qt::Horizontal)
            addHeads(*heads, texts);
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget); view && view->model()) {
        addItems(*view->model(), {}, texts, left);
    }
    for (const QAction *action : widget.actions())
        texts << action->text().section(u'\t', 0, 0) << action->toolTip() << action->statusTip();
    return texts;
}

} // namespace

QStringList bareTexts(const QWidget &window, const QStringList &names)
{
    QStringList complaints;
    QList<const QWidget *> widgets{&window};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const bool isMenu = qobject_cast<const QMenu *>(widget);
        if (isMenu || (widget->isVisible() && widget->window() == &window))
            widgets << widget;
    }
    for (const QWidget *widget : widgets) {
        for (const QString &text : textsOf(*widget)) {
            if (const QString words = bareWords(text, names); !words.isEmpty())
                complaints << QStringLiteral("%1: “%2” in “%3”").arg(called(*widget), words, text.simplified());
        }
    }
    complaints.removeDuplicates();
    return complaints;
}

} // namespace muster::testing::seen
