// SPDX-License-Identifier: MIT
#include "ui/report/reportdialog.h"

#include "model/account/writers.h"
#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/choice.h"
#include "ui/parts/dialogbuttons.h"
#include "ui/parts/label.h"
#include "ui/parts/playertext.h"
#include "ui/parts/remembered.h"
#include "ui/parts/scrolled.h"
#include "ui/parts/tabstops.h"
#include "ui/report/accountpreview.h"
#include "ui/report/reportchoices.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace muster {

namespace {

constexpr QSize firstReportSize(1104, 728);
constexpr int sideWidth = 348;
constexpr std::size_t mostPreviewedBattles = 6; ///< each with its map: a campaign may have hundreds
const QString formKey = QStringLiteral("report/form");
const QString folderKeyOfReports = QStringLiteral("report/folder");

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

} // namespace

ReportDialog::ReportDialog(const CampaignDocument &document, std::vector<FinishedBattle> battles, std::size_t battle,
                           QWidget *parent)
    : QDialog(parent)
    , m_document(&document)
    , m_battles(std::move(battles))
    , m_battle(battle)
    , m_about(makeParagraph(TextUse::Body, {}, nullptr, QPalette::PlaceholderText))
    , m_form(new Choice)
    , m_device(new Choice)
    , m_choices(new ReportChoices)
    , m_hint(makeParagraph(TextUse::SecondLine, {}, nullptr, QPalette::PlaceholderText))
    , m_previewed(besideLabel({}))
    , m_preview(new AccountPreview)
    , m_deeds(new DialogButtons(tr("&Save…")))
    , m_copy(m_deeds->add({}, QStringLiteral("copy")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report"));
    m_source.pack = document.pack();
    m_source.pictures = [from = m_document](const QString &sha256) {
        return from ? from->picture(sha256) : std::nullopt;
    };
    m_folder = QFileInfo(document.path()).absolutePath();

    auto *halves = new QHBoxLayout(this);
    halves->setContentsMargins(0, 0, 0, 0);
    halves->setSpacing(0);
    halves->addWidget(makeSide());
    halves->addWidget(makeRule(Qt::Vertical));
    halves->addWidget(makePreviewSide(), 1);
    rememberGeometry(this, QStringLiteral("report"), firstReportSize);
    connect(m_choices, &ReportChoices::changed, this, &ReportDialog::refresh);
    tellOf(false);
    enter(*this, Qt::OtherFocusReason); // what is chosen comes before what is done with it
}

/// Of one battle, or of all of them, in order.
void ReportDialog::tellOf(bool all)
{
    if (!m_document)
        return;
    AccountChoice everything;
    everything.careers = true;
    m_whole = accountsOf(m_document->book().stepsInForce(), m_document->pack(),
                         all ? m_battles : std::vector{m_battles[m_battle]}, everything);
    const Account &first = m_whole.front();
    const Account &last = m_whole.back();
    QString about = first.when;
    if (!isOfAll())
        about = tr("%1, %2.", "month; encounter and how it ended").arg(first.when, first.facts.front().text());
    else if (first.when != last.when)
        about = tr("%1 to %2", "months").arg(first.when, last.when);
    m_about->setText(about);
    m_choices->count(m_whole);
    refresh();
}

/// What is chosen of it.
std::vector<Account> ReportDialog::wanted() const
{
    std::vector<Account> accounts;
    const AccountChoice choice = m_choices->choice();
    for (const Account &account : m_whole)
        accounts.push_back(chosen(account, choice));
    return accounts;
}

void ReportDialog::addBattles(QVBoxLayout &column)
{
    if (m_battles.size() < 2)
        return;
    auto *battles = new Choice;
    battles->setAccessibleName(tr("Battles"));
    battles->addItem({}, tr("This battle"));
    battles->addItem({}, tr("All %n battles", nullptr, static_cast<int>(m_battles.size())));
    battles->setCurrent(0);
    connect(battles, &Choice::chosen, this, [this](int item) { tellOf(item == 1); });
    auto *row = new QHBoxLayout;
    row->addWidget(battles);
    row->addStretch(1);
    column.addLayout(row);
}

void ReportDialog::addForms(QVBoxLayout &column)
{
    column.addWidget(makeLabel(TextUse::BodyBold, tr("Write it as")));
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
    column.addLayout(forms);
    column.addWidget(m_hint);
}

QWidget *ReportDialog::makeSide()
{
    auto *parts = new QWidget;
    auto *column = new QVBoxLayout(parts);
    column->setContentsMargins(24, 16, 24, 8);
    column->setSpacing(8);
    column->addWidget(makeLabel(TextUse::PageTitle, tr("Report")));
    column->addWidget(m_about);
    addBattles(*column);
    column->addSpacing(4);
    addForms(*column);
    column->addSpacing(4);
    column->addWidget(makeRule());
    column->addSpacing(4);
    column->addWidget(m_choices);
    column->addStretch(1);

    auto *side = new QWidget;
    side->setFixedWidth(besideType(sideWidth));
    side->setAutoFillBackground(true);
    side->setBackgroundRole(QPalette::Base);
    auto *whole = new QVBoxLayout(side);
    whole->setContentsMargins(0, 0, 0, 20);
    whole->addWidget(scrolled(parts), 1);
    whole->addWidget(makeDeeds());
    return side;
}

QWidget *ReportDialog::makeDeeds()
{
    m_deeds->nameLeave(tr("C&lose"));
    m_deeds->setContentsMargins(24, 0, 16, 0);
    connect(m_deeds, &DialogButtons::accepted, this, &ReportDialog::save);
    connect(m_copy, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(m_deeds, &DialogButtons::rejected, this, &QDialog::reject);
    return m_deeds;
}

/// In one row where they fit.
void ReportDialog::layDeeds()
{
    m_deeds->setOrientation(Qt::Horizontal);
    for (QAbstractButton *deed : m_deeds->buttons())
        deed->updateGeometry();
    if (m_deeds->sizeHint().width() > besideType(sideWidth))
        m_deeds->setOrientation(Qt::Vertical);
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
    head->addWidget(m_previewed);
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

WrittenAccount ReportDialog::report() const
{
    return writtenTo(form(), QStringLiteral("pictures"));
}

WrittenAccount ReportDialog::writtenTo(AccountForm form, const QString &folder) const
{
    ReportSource source = m_source;
    source.accounts = wanted();
    source.form = form;
    source.folder = folder;
    return writeReport(source);
}

void ReportDialog::refresh()
{
    const WrittenAccount written = report();
    const QString size = QLocale().formattedDataSize(written.text.size(), 0, QLocale::DataSizeSIFormat);
    std::vector<Account> shown = wanted();
    const bool isCut = form() == AccountForm::Html && shown.size() > mostPreviewedBattles;
    m_previewed->setText(isCut ? tr("the first %n battles", nullptr, static_cast<int>(mostPreviewedBattles))
                               : tr("changes as you choose"));
    shown.resize(std::min(shown.size(), mostPreviewedBattles));
    switch (form()) {
    case AccountForm::Html:
        m_hint->setText(tr("One file that needs nothing else: %1. For a blog, a web page or an e-mail.").arg(size));
        m_deeds->deed()->setText(tr("&Save as HTML…"));
        m_copy->setText(tr("&Copy HTML"));
        m_preview->showAccounts(shown, m_source.pack, m_source.pictures);
        break;
    case AccountForm::Markdown:
        m_hint->setText(tr("Text with its pictures in a folder beside it: %1. For a blog or notes.").arg(size));
        m_deeds->deed()->setText(tr("&Save as Markdown…"));
        m_copy->setText(tr("&Copy Markdown"));
        m_preview->showText(QString::fromUtf8(written.text));
        break;
    case AccountForm::Bbcode:
        m_hint->setText(tr("A forum post with its pictures in a folder beside it: %1. Upload them first.").arg(size));
        m_deeds->deed()->setText(tr("&Save as BBCode…"));
        m_copy->setText(tr("&Copy BBCode"));
        m_preview->showText(QString::fromUtf8(written.text));
        break;
    }
    m_device->setEnabled(form() == AccountForm::Html);
    layDeeds();
}

void ReportDialog::save()
{
    const Account &told = m_whole.front();
    const QString name =
        asFileName(isOfAll() ? tr("%1, all battles").arg(told.campaign) : tr("%1, %2").arg(told.campaign, told.when));
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
void ReportDialog::copy()
{
    const QString text = QString::fromUtf8(writtenTo(form(), {}).text); // beside a clipboard no picture can lie
    auto *copied = new QMimeData;
    copied->setText(text);
    if (form() == AccountForm::Html)
        copied->setHtml(text);
    QGuiApplication::clipboard()->setMimeData(copied);
    m_hint->setText(
        form() == AccountForm::Html
            ? tr("Copied to the clipboard.")
            : tr("Copied to the clipboard without pictures, but with their captions. Save the report to have the "
                 "pictures in a folder beside it."));
}

void ReportDialog::openInBrowser()
{
    const QString path = m_shown.filePath(QStringLiteral("report.html"));
    if (saveReport(path, writtenTo(AccountForm::Html, {})))
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

} // namespace muster
