// SPDX-License-Identifier: MIT
#include "ui/report/reportdialog.h"

#include "model/account/account.h"
#include "model/account/writers.h"
#include "model/story/words.h"
#include "ui/look/inks.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/report/accountpreview.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QMimeData>
#include <QRadioButton>
#include <QSettings>
#include <QUrl>
#include <QWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <span>

namespace muster {

namespace {

constexpr QSize firstReportSize(1104, 728);
constexpr int sideWidth = 348;
constexpr std::size_t mostPreviewedBattles = 6; ///< each has a map, and a campaign may have hundreds
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
    return makeQuietLabel(TextUse::SecondLine, text);
}

} // namespace

namespace {

/// The radio buttons for the dice, in their order.
struct DiceWay {
    const char *text;
    const char *beside;
    AccountDice dice;
    bool words;
};
constexpr std::array<DiceWay, 4> diceWays{{
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "Story and &dice"),
     QT_TRANSLATE_NOOP("muster::ReportChoices", "[3 and 4]"), AccountDice::Brackets, true},
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "Story, dice at the e&nd"), nullptr, AccountDice::Story, true},
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "St&ory, no dice"), nullptr, AccountDice::None, true},
    //: A choice: the report tells dice, and no notes
    {QT_TRANSLATE_NOOP("muster::ReportChoices", "D&ice only"),
     QT_TRANSLATE_NOOP("muster::ReportChoices", "no words of yours"), AccountDice::Brackets, false},
}};

/// Adds a button and returns the label at its right, for its meaning or an amount.
QLabel *addLine(QVBoxLayout &column, QAbstractButton *button)
{
    auto *beside = makeQuietLabel(TextUse::SecondLine, {});
    column.addLayout(hbox({button, Spring{1}, beside}));
    return beside;
}

void sayBeside(QAbstractButton &button, QLabel &beside, const QString &text)
{
    beside.setText(text);
    button.setAccessibleDescription(text);
}

} // namespace

/// The choices for a report: where its dice are, and its parts, each with the amount of it.
class ReportChoices : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(muster::ReportChoices)
public:
    /// Calls `changed` after every change.
    explicit ReportChoices(std::function<void()> changed)
        : m_changed(std::move(changed))
        , m_dice(new QButtonGroup(this))
    {
        auto *column = vbox(this, {}, 8);
        addDice(*column);
        addTo(*column, {Gap{4}, makeRule(), Gap{4}});
        addParts(*column);
    }

    /// Counts the parts of these battles, which are complete accounts.
    void count(std::span<const Account> accounts)
    {
        int places = 0;
        int notes = 0;
        int pictures = 0;
        int sections = 0;
        int came = 0;
        for (const Account &account : accounts) {
            for (const auto *passages : {&account.opening, &account.closing}) {
                for (const AccountPassage &passage : *passages)
                    places += passage.picture ? 0 : 1;
            }
            for (const AccountTurn &turn : account.turns) {
                for (const AccountLine &line : turn.lines)
                    ++(line.own ? places : notes);
            }
            Account battle = account;
            battle.careers.clear(); // their pictures are included with them, if at all
            pictures += int(picturesIn(battle).size());
            sections += int(account.table.encounter.setup.sections.size());
            came += int(account.came.size());
        }
        //: In how many places the player wrote something
        say(&AccountChoice::words, places > 0 ? tr("%n places", nullptr, places) : tr("none"));
        //: Nothing of this kind
        say(&AccountChoice::pictures, pictures > 0 ? QString::number(pictures) : tr("none"));
        say(&AccountChoice::table,
            //: The number of sections of the table
            sections > 0 && accounts.size() == 1 ? tr("%n sections", nullptr, sections) : QString());
        say(&AccountChoice::came, accounts.size() == 1 ? QString::number(came) : QString());
        //: The number of things that happened
        say(&AccountChoice::turns, notes > 0 ? tr("%n events", nullptr, notes) : tr("nothing noted"));
    }

    AccountChoice choice() const
    {
        const DiceWay &way = diceWays[std::size_t(qMax(0, m_dice->checkedId()))];
        AccountChoice choice;
        for (const Part &one : m_parts)
            choice.*one.what = one.box->isChecked();
        choice.words = choice.words && way.words;
        choice.dice = way.dice;
        return choice;
    }

private:
    void addDice(QVBoxLayout &column)
    {
        //: Heading: how dice are told
        column.addWidget(makeLabel(TextUse::BodyBold, tr("The dice")));
        for (std::size_t way = 0; way < diceWays.size(); ++way) {
            auto *button = new QRadioButton(tr(diceWays[way].text));
            m_dice->addButton(button, int(way));
            QLabel *beside = addLine(column, button);
            if (diceWays[way].beside)
                sayBeside(*button, *beside, tr(diceWays[way].beside));
        }
        m_dice->button(0)->setChecked(true);
        connect(m_dice, &QButtonGroup::idToggled, this, [this](int, bool checked) {
            if (checked)
                follow();
        });
    }

    void addParts(QVBoxLayout &column)
    {
        column.addWidget(makeLabel(TextUse::BodyBold, tr("What goes in")));
        //: A box to tick: notes of the player
        addPart(column, tr("Your &words"), &AccountChoice::words);
        //: A box to tick
        addPart(column, tr("&Pictures"), &AccountChoice::pictures);
        addPart(column, tr("The ta&ble as drawn"), &AccountChoice::table);
        //: A box to tick: the figures that took part
        addPart(column, tr("Who ca&me"), &AccountChoice::came);
        addPart(column, tr("&Turn by turn"), &AccountChoice::turns);
        addPart(column, tr("Before and &after"), &AccountChoice::fates);
        //: A box to tick: the histories of figures
        addPart(column, tr("&Everybody’s career"), &AccountChoice::careers);
    }

    void addPart(QVBoxLayout &column, const QString &text, bool AccountChoice::*part)
    {
        auto *box = new QCheckBox(text);
        box->setChecked(AccountChoice().*part);
        connect(box, &QCheckBox::toggled, this, &ReportChoices::follow);
        m_parts.push_back({box, addLine(column, box), part});
    }

    void say(bool AccountChoice::*part, const QString &howMuch)
    {
        for (const Part &one : m_parts) {
            if (one.what == part)
                sayBeside(*one.box, *one.howMuch, howMuch);
        }
    }

    /// Disables the part for words if only dice are chosen.
    void follow()
    {
        const bool words = diceWays[std::size_t(qMax(0, m_dice->checkedId()))].words;
        m_parts.front().box->setEnabled(words);
        m_changed();
    }

    struct Part {
        QCheckBox *box = nullptr;
        QLabel *howMuch = nullptr;
        bool AccountChoice::*what = nullptr;
    };

    std::function<void()> m_changed;
    QButtonGroup *m_dice;
    std::vector<Part> m_parts;
};

ReportDialog::ReportDialog(const CampaignDocument &document, std::vector<FinishedBattle> battles, std::size_t battle,
                           QWidget *parent)
    : QDialog(parent)
    , m_document(&document)
    , m_battles(std::move(battles))
    , m_battle(battle)
    , m_about(makeQuietParagraph(TextUse::Body, {}))
    //: Kind of file in a file dialog
    , m_form(new SegmentedControl({tr("HTML"), tr("Markdown"), tr("BBCode")}))
    //: A choice of the preview: as wide as the screen of a computer
    , m_device(new SegmentedControl({tr("Desktop"), tr("Phone")}))
    , m_choices(new ReportChoices([this] { refresh(); }))
    , m_hint(makeQuietParagraph(TextUse::SecondLine, {}))
    , m_previewed(besideLabel({}))
    , m_preview(new AccountPreview)
    //: Button
    , m_deeds(new DialogButtons(tr("&Save…")))
    , m_copy(m_deeds->add({}, "copy"))
{
    setAttribute(Qt::WA_DeleteOnClose);
    //: Title of the dialog
    setWindowTitle(tr("Report"));
    m_source.pack = document.pack();
    m_source.pictures = [from = m_document](const QString &sha256) {
        return from ? from->picture(sha256) : std::nullopt;
    };
    m_folder = QFileInfo(document.path()).absolutePath();

    hbox(this, {makeSide(), makeRule(Qt::Vertical), {makePreviewSide(), 1}}, 0);
    rememberGeometry(this, QStringLiteral("report"), firstReportSize);
    tellOf(false);
    enter(*this, Qt::OtherFocusReason); // choices come before actions
}

/// Loads the accounts of one battle, or of all of them, in order.
void ReportDialog::tellOf(bool all)
{
    if (!m_document)
        return;
    AccountChoice everything;
    everything.careers = true;
    m_whole = accountsOf(m_document->history().stepsInForce(), m_document->pack(),
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

/// Returns the accounts with the chosen parts.
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
    //: A choice: the report of one battle
    auto *battles = new SegmentedControl({tr("This battle"), tr("All %n battles", nullptr, int(m_battles.size()))});
    //: Label of a choice, for a screen reader
    battles->setAccessibleName(tr("Battles"));
    battles->setCurrent(0);
    connect(battles, &SegmentedControl::chosen, this, [this](int item) { tellOf(item == 1); });
    column.addLayout(hbox({battles, Spring{1}}));
}

void ReportDialog::addForms(QVBoxLayout &column)
{
    column.addWidget(makeLabel(TextUse::BodyBold, tr("Write it as")));
    m_form->setAccessibleName(tr("Write it as"));
    m_form->setCurrent(qBound(0, QSettings().value(formKey, 0).toInt(), 2));
    connect(m_form, &SegmentedControl::chosen, this, [this](int item) {
        QSettings().setValue(formKey, item);
        refresh();
    });
    addTo(column, {hbox({m_form, Spring{1}}), m_hint});
}

QWidget *ReportDialog::makeSide()
{
    auto *parts = new QWidget;
    //: Title of the dialog, with the name of a battle
    auto *column = vbox(parts, {makeLabel(TextUse::PageTitle, tr("Report")), m_about}, 8, {24, 16, 24, 8});
    addBattles(*column);
    column->addSpacing(4);
    addForms(*column);
    addTo(*column, {Gap{4}, makeRule(), Gap{4}, m_choices, Spring{1}});

    auto *side = new QWidget;
    side->setFixedWidth(scaledForFont(sideWidth));
    side->setAutoFillBackground(true);
    side->setBackgroundRole(QPalette::Base);
    vbox(side, {{scrolled(parts), 1}, makeDeeds()}, -1, {0, 0, 0, 20});
    return side;
}

QWidget *ReportDialog::makeDeeds()
{
    //: Button
    m_deeds->nameLeave(tr("C&lose"));
    m_deeds->setContentsMargins(24, 0, 16, 0);
    connect(m_deeds, &DialogButtons::accepted, this, &ReportDialog::save);
    onPress(m_copy, this, &ReportDialog::copy);
    connect(m_deeds, &DialogButtons::rejected, this, &QDialog::reject);
    return m_deeds;
}

/// Places the buttons in one row if they fit.
void ReportDialog::layDeeds()
{
    m_deeds->setOrientation(Qt::Horizontal);
    for (QAbstractButton *deed : m_deeds->buttons())
        deed->updateGeometry();
    if (m_deeds->sizeHint().width() > scaledForFont(sideWidth))
        m_deeds->setOrientation(Qt::Vertical);
}

QWidget *ReportDialog::makePreviewSide()
{
    m_device->setAccessibleName(tr("Width of the preview"));
    m_device->setCurrent(0);
    connect(m_device, &SegmentedControl::chosen, this, [this](int item) {
        m_preview->setPhone(item == 1);
        refresh();
    });
    auto *browser = new Button("eye", tr("In the b&rowser"), this, ButtonLook::Flat);
    browser->setToolTip(tr("Open the page in your browser"));
    onPress(browser, this, &ReportDialog::openInBrowser);
    auto *side = new QWidget; // the page lies on the window's background
    QPalette desk = side->palette();
    desk.setColor(QPalette::Window, inksOf(desk).desk);
    side->setPalette(desk);
    side->setAutoFillBackground(true);
    vbox(side,
         //: Name of a panel, for a screen reader
         {hbox({makeLabel(TextUse::BodyBold, tr("Preview")), m_previewed, Spring{1}, m_device, browser}, 8),
          {m_preview, 1}},
         8, {20, 8, 20, 20});
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
    m_previewed->setText(isCut ? tr("the first %n battles", nullptr, int(mostPreviewedBattles))
                               : tr("changes as you choose"));
    shown.resize(std::min(shown.size(), mostPreviewedBattles));
    switch (form()) {
    case AccountForm::Html:
        m_hint->setText(tr("One file that needs nothing else: %1. For a blog, a web page or an e-mail.").arg(size));
        m_deeds->deed()->setText(tr("&Save as HTML…"));
        //: Button: for a web page
        m_copy->setText(tr("&Copy HTML"));
        m_preview->showAccounts(shown, m_source.pack, m_source.pictures);
        break;
    case AccountForm::Markdown:
        m_hint->setText(tr("Text with its pictures in a folder beside it: %1. For a blog or notes.").arg(size));
        m_deeds->deed()->setText(tr("&Save as Markdown…"));
        //: Button: a notation for texts
        m_copy->setText(tr("&Copy Markdown"));
        m_preview->showText(QString::fromUtf8(written.text));
        break;
    case AccountForm::Bbcode:
        m_hint->setText(tr("A forum post with its pictures in a folder beside it: %1. Upload them first.").arg(size));
        m_deeds->deed()->setText(tr("&Save as BBCode…"));
        //: Button: the notation of web forums
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
        //: Name of a file to save: the campaign, and the month or other turn
        asFileName(isOfAll() ? tr("%1, all battles").arg(told.campaign) : tr("%1, %2").arg(told.campaign, told.when));
    const QString last = QSettings().value(folderKeyOfReports).toString();
    const QString suffix = suffixOf(form());
    //: Title of a file dialog
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

/// Copies the report. HTML is pasted as a page where that is supported, else as text.
void ReportDialog::copy()
{
    const QString text = QString::fromUtf8(writtenTo(form(), {}).text); // a clipboard has no folder for pictures
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
