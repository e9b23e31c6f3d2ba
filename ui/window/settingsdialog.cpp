// SPDX-License-Identifier: MIT
#include "ui/window/settingsdialog.h"

#include "model/language.h"
#include "ui/parts/button.h"
#include "ui/parts/focus.h"
#include "ui/parts/form.h"
#include "ui/parts/label.h"
#include "ui/parts/layout.h"
#include "ui/parts/remembered.h"
#include "ui/window/appearance.h"
#include "ui/window/campaigns.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>

namespace muster {

namespace {

class SettingsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SettingsDialog(QWidget *parent)
        : QDialog(parent)
    {
        setWindowTitle(tr("Settings"));
        // Each language is listed by its own name, so that those who read no other find it.
        m_language->addItem(tr("Follow system language"), QString());
        for (const QString &code : language::all())
            m_language->addItem(language::nameOf(code), code);
        m_language->setCurrentIndex(m_language->findData(chosenLanguage()));
        m_theme->setCurrent(int(chosenAppearance()));
        m_dice->setCurrent(int(diceHabit()));
        m_opensLast->setChecked(recentfiles::opensLast());
        m_forecast->setChecked(isForecastInChronicle());
        auto *buttons = new DialogButtons(tr("&Save"));
        connect(buttons, &DialogButtons::accepted, this, &QDialog::accept);
        connect(buttons, &DialogButtons::rejected, this, &QDialog::reject);
        vbox(this,
             {makeLabel(TextUse::PageTitle, tr("Settings")),
              makeForm({{tr("&Language"), m_language}, {tr("&Theme"), m_theme}, {tr("&Dice"), m_dice}}), m_opensLast,
              m_forecast, Spring{1}, buttons},
             12, {24, 16, 24, 16});
    }

    QString language() const { return m_language->currentData().toString(); }

    void accept() override
    {
        choose(Appearance(m_theme->current()));
        rememberDiceHabit(DiceHabit(m_dice->current()));
        recentfiles::setOpensLast(m_opensLast->isChecked());
        rememberForecastInChronicle(m_forecast->isChecked());
        QDialog::accept();
    }

protected:
    bool focusNextPrevChild(bool next) override { return goToNextStop(*this, next); }

private:
    QComboBox *m_language = new QComboBox;
    SegmentedControl *m_theme = new SegmentedControl({tr("Follow system theme"), tr("Light"), tr("Dark")});
    SegmentedControl *m_dice = new SegmentedControl({tr("Muster’s"), tr("Your own")});
    QCheckBox *m_opensLast = new QCheckBox(tr("&Open the last campaign at start"));
    QCheckBox *m_forecast = new QCheckBox(tr("&Forecast in the Chronicle"));
};

} // namespace

bool changeSettings(QWidget *over)
{
    SettingsDialog dialog(over);
    if (dialog.exec() != QDialog::Accepted || dialog.language() == chosenLanguage())
        return false;
    chooseLanguage(dialog.language());
    return true;
}

} // namespace muster

#include "settingsdialog.moc"
