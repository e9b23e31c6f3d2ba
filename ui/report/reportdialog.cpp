// SPDX-License-Identifier: MIT
#include "ui/report/reportdialog.h"

#include "model/account/writers.h"
#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/label.h"
#include "ui/parts/remembered.h"
#include "ui/parts/scrolled.h"
#include "ui/report/accountpreview.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QRadioButton>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

namespace muster {

namespace {

constexpr QSize firstReportSize(1104, 728);
constexpr int sideWidth = 348;
const QString formKey = QStringLiteral("report/form");
const QString folderKeyOfReports = QStringLiteral("report/folder");

/// The radio buttons, in their order.
struct DiceWay {
    const char *text;
    const char *beside;
    AccountDice dice;
    bool words;
};
constexpr std::array<DiceWay, 4> diceWays{{
    {QT_TRANSLATE_NOOP("muster::ReportDialog", "Story and &dice"),
     QT_TRANSLATE_NOOP("muster::ReportDialog", "[3 and 4]"), AccountDice::Brackets, true},
    {QT_TRANSLATE_NOOP("muster::ReportDialog", "Story, dice at the e&nd"), nullptr, AccountDice::Story, true},
    {QT_TRANSLATE_NOOP("muster::ReportDialog", "St&ory, no dice"), nullptr, AccountDice::None, true},
    {QT_TRANSLATE_NOOP("muster::ReportDialog", "D&ice only"),
     QT_TRANSLATE_NOOP("muster::ReportDialog", "no words of yours"), AccountDice::Brackets, false},
}};

QString suffixOf(AccountForm form)
{
    switch (form) {
    case AccountForm::Html:
        return QStringLiteral("html");
    case AccountForm::Markdown:
        return QStringLiteral("md");
    case AccountForm::Bbcode:
        return QStringLiteral("txt");
    }
    Q_UNREACHABLE();
}

QLabel *besideLabel(const QString &text)
{
    return makeLabel(TextUse::SecondLine, text, nullptr, QPalette::PlaceholderText);
}

/// A button of a list, and at the right what it means.
void addLine(QVBoxLayout &column, QAbstractButton *button, const QString &beside)
{
    auto *row = new QHBoxLayout;
    row->addWidget(button);
    row->addStretch(1);
    if (!beside.isEmpty()) {
        row->addWidget(besideLabel(beside));
        button->setAccessibleDescription(beside);
    }
    column.addLayout(row);
}

} // namespace

ReportDialog::ReportDialog(const CampaignDocument &document, const FinishedBattle &battle, QWidget *parent)
    : QDialog(parent)
    , m_form(new Choice)
    , m_device(new Choice)
    , m_dice(new QButtonGroup(this))
    , m_hint(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_preview(new AccountPreview)
    , m_save(new Button({}, {}, this, ButtonLook::Primary))
    , m_copy(new Button(QStringLiteral("copy"), {}, this))
    , m_close(new Button({}, tr("C&lose"), this, ButtonLook::Flat))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report"));
    const std::span<const Step> steps = document.book().stepsInForce();
    m_source.pack = document.pack();
    m_source.pictures = [from = QPointer(&document)](const QString &sha256) {
        return from ? from->picture(sha256) : std::nullopt;
    };
    AccountChoice everything;
    everything.careers = true;
    m_whole = accountsOf(steps, document.pack(), {battle}, everything).front();
    m_folder = QFileInfo(document.path()).absolutePath();

    auto *halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(makeSide());
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addWidget(makePreviewSide(), 1);
    rememberGeometry(this, QStringLiteral("report"), firstReportSize);
    refresh();
}

QWidget *ReportDialog::makeSide()
{
    auto *parts = new QWidget;
    auto *column = new QVBoxLayout(parts);
    column->setContentsMargins(24, 16, 24, 8);
    column->setSpacing(8);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Report")));
    column->addWidget(makeParagraph(
        TextUse::Body,
        tr("%1, %2.", "month; encounter and how it ended").arg(m_whole.when, m_whole.facts.front().text()), nullptr,
        QPalette::PlaceholderText));
    column->addSpacing(8);
    column->addWidget(makeLabel(TextUse::BodyBold, tr("Write it as")));
    m_form->setAccessibleName(tr("Write it as"));
    for (const QString &name : {tr("HTML"), tr("Markdown"), tr("BBCode")})
        m_form->addItem({}, name);
    m_form->setCurrent(qBound(0, QSettings().value(formKey, 0).toInt(), 2));
    connect(m_form, &Choice::chosen, this, [this](int item) {
        QSettings().setValue(formKey, item);
        refresh();
    });
    auto *forms = new QHBoxLayout;
    forms->addWidget(m_form);
    forms->addStretch(1);
    column->addLayout(forms);
    column->addWidget(m_hint);
    column->addSpacing(4);
    column->addWidget(makeRule());
    column->addSpacing(4);
    addDice(*column);
    column->addSpacing(4);
    column->addWidget(makeRule());
    column->addSpacing(4);
    addParts(*column);
    column->addStretch(1);

    auto *side = new QWidget;
    side->setFixedWidth(besideType(sideWidth));
    side->setAutoFillBackground(true);
    side->setBackgroundRole(QPalette::Base);
    auto *whole = new QVBoxLayout(side);
    whole->setContentsMargins(0, 0, 0, 20);
    whole->addWidget(scrolled(parts), 1);
    whole->addLayout(makeDeeds());
    return side;
}

void ReportDialog::addDice(QVBoxLayout &column)
{
    column.addWidget(makeLabel(TextUse::BodyBold, tr("The dice")));
    for (std::size_t way = 0; way < diceWays.size(); ++way) {
        auto *button = new QRadioButton(tr(diceWays[way].text));
        m_dice->addButton(button, static_cast<int>(way));
        addLine(column, button, diceWays[way].beside ? tr(diceWays[way].beside) : QString());
    }
    m_dice->button(0)->setChecked(true);
    connect(m_dice, &QButtonGroup::idToggled, this, [this](int, bool checked) {
        if (checked)
            choose();
    });
}

QCheckBox *ReportDialog::addPart(QVBoxLayout &column, const QString &text, const QString &what,
                                 bool AccountChoice::*part)
{
    auto *box = new QCheckBox(text);
    box->setChecked(m_choice.*part);
    connect(box, &QCheckBox::toggled, this, &ReportDialog::choose);
    m_parts.emplace_back(box, part);
    addLine(column, box, what);
    return box;
}

void ReportDialog::addParts(QVBoxLayout &column)
{
    int places = 0;
    int notes = 0;
    const auto pictures = picturesIn(m_whole).size();
    for (const auto *passages : {&m_whole.opening, &m_whole.closing}) {
        for (const AccountPassage &passage : *passages)
            places += passage.picture ? 0 : 1;
    }
    for (const AccountTurn &turn : m_whole.turns) {
        for (const AccountLine &line : turn.lines)
            ++(line.own ? places : notes);
    }
    column.addWidget(makeLabel(TextUse::BodyBold, tr("What goes in")));
    m_words = addPart(column, tr("Your &words"), places > 0 ? tr("%n places", nullptr, places) : tr("none"),
                      &AccountChoice::words);
    addPart(column, tr("&Pictures"), pictures > 0 ? QString::number(pictures) : tr("none"), &AccountChoice::pictures);
    const auto sections = static_cast<int>(m_whole.table.encounter.setup.sections.size());
    addPart(column, tr("The ta&ble as drawn"), sections > 0 ? tr("%n sections", nullptr, sections) : QString(),
            &AccountChoice::table);
    addPart(column, tr("Who ca&me"), QString::number(m_whole.came.size()), &AccountChoice::came);
    addPart(column, tr("&Turn by turn"), notes > 0 ? tr("%n events", nullptr, notes) : tr("nothing noted"),
            &AccountChoice::turns);
    addPart(column, tr("Before and &after"), {}, &AccountChoice::fates);
    addPart(column, tr("&Everybody’s career"), {}, &AccountChoice::careers);
}

QLayout *ReportDialog::makeDeeds()
{
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, &ReportDialog::save);
    connect(m_copy, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_deeds = new QGridLayout;
    m_deeds->setContentsMargins(24, 0, 16, 0);
    m_deeds->setSpacing(8);
    m_deeds->setColumnStretch(3, 1);
    return m_deeds;
}

/// In one row where they fit.
void ReportDialog::layDeeds()
{
    const std::array<Button *, 3> deeds{m_save, m_copy, m_close};
    int needed = 2 * m_deeds->spacing();
    for (Button *deed : deeds) {
        deed->updateGeometry();
        needed += deed->sizeHint().width();
        m_deeds->removeWidget(deed);
    }
    const QMargins margins = m_deeds->contentsMargins();
    const bool oneRow = needed <= besideType(sideWidth) - margins.left() - margins.right();
    int column = 0;
    for (Button *deed : deeds) {
        const bool above = !oneRow && deed == m_save;
        m_deeds->addWidget(deed, above || oneRow ? 0 : 1, above ? 0 : column, 1, above ? 4 : 1, Qt::AlignLeft);
        column += above ? 0 : 1;
    }
}

QWidget *ReportDialog::makePreviewSide()
{
    m_device->setAccessibleName(tr("Width of the preview"));
    m_device->addItem({}, tr("Desktop"));
    m_device->addItem({}, tr("Phone"));
    m_device->setCurrent(0);
    connect(m_device, &Choice::chosen, this, [this](int item) {
        m_preview->setPhone(item == 1);
        refresh();
    });
    auto *browser = new Button(QStringLiteral("eye"), tr("In the b&rowser"), this, ButtonLook::Flat);
    browser->setToolTip(tr("Open the page in your browser"));
    connect(browser, &QPushButton::clicked, this, &ReportDialog::openInBrowser);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(makeLabel(TextUse::BodyBold, tr("Preview")));
    head->addWidget(besideLabel(tr("changes as you choose")));
    head->addStretch(1);
    head->addWidget(m_device);
    head->addWidget(browser);
    auto *side = new QWidget; // the page lies on the desk
    QPalette desk = side->palette();
    desk.setColor(QPalette::Window, inksOf(desk).desk);
    side->setPalette(desk);
    side->setAutoFillBackground(true);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(20, 8, 20, 20);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_preview, 1);
    return side;
}

AccountForm ReportDialog::form() const
{
    return static_cast<AccountForm>(qMax(0, m_form->current()));
}

/// What is chosen at the left; dice alone have no words beside them.
void ReportDialog::choose()
{
    const DiceWay &way = diceWays[static_cast<std::size_t>(qMax(0, m_dice->checkedId()))];
    for (const auto &[box, part] : m_parts)
        m_choice.*part = box->isChecked();
    m_words->setEnabled(way.words);
    m_choice.words = m_choice.words && way.words;
    m_choice.dice = way.dice;
    refresh();
}

WrittenAccount ReportDialog::report() const
{
    return writtenTo(form(), QStringLiteral("pictures"));
}

WrittenAccount ReportDialog::writtenTo(AccountForm form, const QString &folder) const
{
    ReportSource source = m_source;
    source.accounts = {chosen(m_whole, m_choice)};
    source.form = form;
    source.folder = folder;
    return writeReport(source);
}

void ReportDialog::refresh()
{
    const WrittenAccount written = report();
    const QString size = QLocale().formattedDataSize(written.text.size(), 0, QLocale::DataSizeSIFormat);
    switch (form()) {
    case AccountForm::Html:
        m_hint->setText(tr("One file that needs nothing else: %1. For a blog, a web page or an e-mail.").arg(size));
        m_save->setText(tr("&Save as HTML…"));
        m_copy->setText(tr("&Copy HTML"));
        m_preview->showAccount(chosen(m_whole, m_choice), m_source.pack, m_source.pictures);
        break;
    case AccountForm::Markdown:
        m_hint->setText(tr("Text with its pictures in a folder beside it: %1. For a blog or notes.").arg(size));
        m_save->setText(tr("&Save as Markdown…"));
        m_copy->setText(tr("&Copy Markdown"));
        m_preview->showText(QString::fromUtf8(written.text));
        break;
    case AccountForm::Bbcode:
        m_hint->setText(tr("A forum post with its pictures in a folder beside it: %1. Upload them first.").arg(size));
        m_save->setText(tr("&Save as BBCode…"));
        m_copy->setText(tr("&Copy BBCode"));
        m_preview->showText(QString::fromUtf8(written.text));
        break;
    }
    m_device->setEnabled(form() == AccountForm::Html);
    layDeeds();
}

void ReportDialog::save()
{
    QString name = tr("%1, %2").arg(m_whole.campaign, m_whole.when);
    for (QChar &character : name) { // what some file system does not take
        if (!character.isPrint() || QStringLiteral("/\\:*?\"<>|").contains(character))
            character = u'-';
    }
    const QString last = QSettings().value(folderKeyOfReports).toString();
    const QString suffix = suffixOf(form());
    QFileDialog dialog(this, tr("Save report"), !last.isEmpty() && QDir(last).exists() ? last : m_folder,
                       QStringLiteral("%1 (*.%1)").arg(suffix));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(name + u'.' + suffix);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = dialog.selectedFiles().constFirst();
    QSettings().setValue(folderKeyOfReports, QFileInfo(path).absolutePath());
    if (const auto done = saveReport(path, writtenTo(form(), pictureFolderOf(path))); !done) {
        QMessageBox message(QMessageBox::Warning, tr("Report not saved"), done.problem().text, QMessageBox::Ok, this);
        message.setTextFormat(Qt::PlainText);
        message.exec();
        return;
    }
    emit saved(path);
    accept();
}

/// A page is pasted as one where that is understood, else as text.
void ReportDialog::copy() const
{
    const QString text = QString::fromUtf8(report().text);
    auto *copied = new QMimeData;
    copied->setText(text);
    if (form() == AccountForm::Html)
        copied->setHtml(text);
    QGuiApplication::clipboard()->setMimeData(copied);
}

void ReportDialog::openInBrowser()
{
    const QString path = m_shown.filePath(QStringLiteral("report.html"));
    if (saveReport(path, writtenTo(AccountForm::Html, {})))
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

} // namespace muster
