// SPDX-License-Identifier: MIT
#include "ui/table/figurerows.h"

#include "model/actions/arms.h"
#include "model/actions/demands.h"
#include "model/texts.h"
#include "ui/look/type.h"
#include "ui/parts/enterkey.h"
#include "ui/parts/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t mostRows = 12;
constexpr int mostAlike = 30;
constexpr int narrowBox = 104;
constexpr int typeRole = Qt::UserRole + 1; ///< as the acts take it, in no language

/// What it proposes is typed over. Enter then means the dialog, not that the proposal is completed.
class WordsBox final : public QComboBox
{
protected:
    void focusInEvent(QFocusEvent *event) override
    {
        QComboBox::focusInEvent(event);
        if (event->reason() == Qt::OtherFocusReason || event->reason() == Qt::ShortcutFocusReason)
            lineEdit()->selectAll();
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (isEnterAlone(*event) && lineEdit()->selectedText() == lineEdit()->text())
            lineEdit()->deselect();
        QComboBox::keyPressEvent(event);
    }
};

/// One that fits the player's words, as well as those of the list.
QComboBox *wordsBox()
{
    auto *box = new WordsBox;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumWidth(besideType(narrowBox)); // rather than that the row is cut
    return box;
}

} // namespace

FigureRows::FigureRows(const Pack &pack, const ArmyList *list, Asks asks, const QString &none, QWidget *parent)
    : QWidget(parent)
    , m_pack(pack)
    , m_list(list)
    , m_asks(asks)
    , m_none(makeParagraph(TextUse::Body, none))
    , m_column(new QVBoxLayout(this))
    , m_add(new QPushButton(tr("+ &Add figures")))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(6);
    m_column->addWidget(m_none);
    m_add->setAutoDefault(false);
    m_column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, [this] {
        add().type->setFocus(Qt::OtherFocusReason);
        emit resized();
    });
    setFocusProxy(m_add);
}

void FigureRows::load(const std::vector<std::vector<EnemyFigure>> &groups)
{
    for (const std::vector<EnemyFigure> &group : groups) {
        for (std::size_t i = 0; i < group.size();) {
            std::size_t alike = i + 1;
            while (alike < group.size() && group[alike] == group[i] && group[i].name.isEmpty())
                ++alike;
            const Row &row = add();
            fill(row, group[i], static_cast<int>(alike - i));
            row.apart->setChecked(i == 0 && m_rows.size() > 1);
            i = alike;
        }
    }
}

FigureRows::Row &FigureRows::add()
{
    auto *whole = new QWidget;
    Row row{whole,         new QCheckBox(tr("apart")),          new QSpinBox, wordsBox(), new QSpinBox, wordsBox(),
            new QLineEdit, new QPushButton(QStringLiteral("−"))};
    row.count->setRange(1, mostAlike);
    row.rep->setRange(1, highestRep);
    row.apart->setToolTip(tr("A group of its own, apart from the figures above"));
    row.name->setPlaceholderText(tr("Name"));
    row.name->setMaxLength(actions::longestName);
    row.remove->setAutoDefault(false);
    row.remove->setToolTip(tr("Remove these figures"));
    if (m_list) {
        for (const auto &one : m_list->figures.rows) {
            const QString shown = packWords(one.outcome.type);
            if (row.type->findText(shown) >= 0)
                continue;
            row.type->addItem(shown, one.outcome.rep);
            row.type->setItemData(row.type->count() - 1, one.outcome.type, typeRole);
        }
    }
    row.weapon->addItem(tr("as listed"), QString());
    for (const Weapon &weapon : m_pack.weapons) {
        if (!weapon.natural && weapon.parts.empty())
            row.weapon->addItem(weapon.title, weapon.title);
    }
    auto *line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part :
         {static_cast<QWidget *>(row.count), static_cast<QWidget *>(row.type), static_cast<QWidget *>(row.rep),
          static_cast<QWidget *>(row.weapon), static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.apart),
          static_cast<QWidget *>(row.remove)})
        line->addWidget(part);
    row.name->setVisible(m_asks == Asks::NamesToo);
    connect(row.type, &QComboBox::currentIndexChanged, this, [this, whole] {
        const auto one = std::find_if(m_rows.begin(), m_rows.end(), [=](const Row &r) { return r.whole == whole; });
        if (one != m_rows.end())
            takeType(*one);
    });
    // Several alike share no name.
    connect(row.count, &QSpinBox::valueChanged, row.name, [name = row.name](int count) {
        name->setEnabled(count == 1);
        if (count > 1)
            name->clear();
    });
    connect(
        row.remove, &QPushButton::clicked, this, [this, whole] { remove(whole); }, Qt::QueuedConnection);
    m_column->insertWidget(m_column->count() - 1, whole);
    whole->show(); // before its layout gets round to it: what is hidden takes no keyboard
    m_rows.push_back(row);
    takeType(m_rows.back());
    nameRows();
    return m_rows.back();
}

void FigureRows::remove(const QWidget *whole)
{
    const auto gone = std::find_if(m_rows.begin(), m_rows.end(), [=](const Row &row) { return row.whole == whole; });
    if (gone == m_rows.end())
        return;
    m_add->setEnabled(true);
    m_add->setFocus(Qt::OtherFocusReason);
    gone->whole->hide();
    gone->whole->deleteLater();
    m_rows.erase(gone);
    nameRows();
    emit resized();
}

/// Its Rep is that of the list until another is said.
void FigureRows::takeType(const Row &row)
{
    if (const int rep = row.type->currentData().toInt(); rep > 0)
        row.rep->setValue(rep);
}

/// For a screen reader, which hears no columns.
void FigureRows::nameRows()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const QString number = QString::number(i + 1);
        row.count->setAccessibleName(tr("Figures %1: how many").arg(number));
        row.type->setAccessibleName(tr("Figures %1: type").arg(number));
        row.rep->setAccessibleName(tr("Figures %1: Rep").arg(number));
        row.weapon->setAccessibleName(tr("Figures %1: weapon").arg(number));
        row.name->setAccessibleName(tr("Figures %1: name").arg(number));
        row.apart->setAccessibleName(tr("Figures %1: apart").arg(number));
        row.remove->setAccessibleName(tr("Figures %1: remove").arg(number));
        row.rep->setPrefix(tr("Rep "));
        row.apart->setVisible(m_asks == Asks::NamesToo && i > 0);
    }
    m_none->setVisible(m_rows.empty());
    m_add->setEnabled(m_rows.size() < mostRows);
}

void FigureRows::fill(const Row &row, const EnemyFigure &figure, int count)
{
    const Profile &profile = figure.profile;
    row.type->setCurrentText(profile.type);
    if (const int place = row.type->findData(profile.type, typeRole); place >= 0)
        row.type->setCurrentIndex(place);
    row.rep->setValue(profile.rep);
    row.count->setValue(count);
    row.name->setText(figure.name);
    const QString title = actions::itemTitle(m_pack, profile.weapon);
    const QString weapon =
        profile.weaponWords.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(profile.weaponWords, title);
    const int place = row.weapon->findData(weapon);
    if (place >= 0)
        row.weapon->setCurrentIndex(place);
    else
        row.weapon->setCurrentText(weapon);
}

QString FigureRows::typed(const Row &row) const
{
    const QString weapon =
        row.weapon->currentText() == row.weapon->itemText(0) ? QString() : row.weapon->currentText().trimmed();
    const int place = row.type->findText(row.type->currentText().trimmed(), Qt::MatchFixedString);
    const QString type = place < 0 ? row.type->currentText().trimmed() : row.type->itemData(place, typeRole).toString();
    QString text = QStringLiteral("%1 %2 %3").arg(QString::number(row.count->value()), type).arg(row.rep->value());
    if (!weapon.isEmpty())
        text += u' ' + weapon;
    if (const QString name = row.name->text().simplified(); !name.isEmpty())
        text += QStringLiteral(" “%1”").arg(name);
    return text;
}

QString FigureRows::typed() const
{
    QString text;
    for (const Row &row : m_rows) {
        if (!text.isEmpty())
            text += row.apart->isChecked() ? QStringLiteral(" | ") : QStringLiteral("; ");
        text += typed(row);
    }
    return text;
}

} // namespace muster
