// SPDX-License-Identifier: MIT

// The files of the list editor's variants: opening, saving, and founding a campaign, without loss of unsaved changes.

#include "model/packs.h"
#include "model/variant/variants.h"
#include "ui/parts/button.h"
#include "ui/parts/label.h"
#include "ui/variant/listeditor.h"
#include "ui/window/campaigns.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

namespace muster {

namespace {

/// Returns the rules that a variant extends, without the reference.
Pack packExtended(const Variant &variant)
{
    return *shippedPackWithoutReference(variant.extends);
}

QString variantFilter()
{
    //: Kind of file in a file dialog
    return ListEditor::tr("Variants (*.json)");
}

} // namespace

/// Replaces the variant in the editor and discards the previous one.
void ListEditor::take(const Variant &variant, const QString &path)
{
    m_pack = packExtended(variant);
    m_draft = draftOf(variant);
    m_file = path;
    m_savedTitle = variant.title;
    m_title->setText(variant.title);
    m_extends->setCurrentIndex(m_extends->findData(variant.extends));
    m_undo.clear();
    const std::vector<SheetName> sheets = sheetsOf(m_draft.parts);
    showDraft(m_draft, sheets.empty() ? QStringList() : sheets.front().path);
}

bool ListEditor::mayLeave()
{
    if (m_undo.isClean() && m_title->text() == m_savedTitle)
        return true;
    QMessageBox question(QMessageBox::Question, windowTitle(),
                         tr("“%1” has changes that are not saved.").arg(m_title->text().toHtmlEscaped()),
                         QMessageBox::NoButton, this);
    question.setTextFormat(Qt::RichText);
    //: Button
    QPushButton *save = question.addButton(tr("Save"), QMessageBox::AcceptRole);
    //: Button
    QPushButton *discard = question.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    //: Button
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.setDefaultButton(save);
    question.exec();
    if (question.clickedButton() == save)
        return this->save();
    return question.clickedButton() == discard;
}

void ListEditor::reject()
{
    if (mayLeave())
        QDialog::reject();
}

void ListEditor::beginFrom(const QString &rules)
{
    if (rules == m_pack.id)
        return;
    if (mayLeave())
        take({rules, tr("My own rules"), {}}, {});
    else
        m_extends->setCurrentIndex(m_extends->findData(m_pack.id));
}

void ListEditor::openVariant()
{
    if (!mayLeave())
        return;
    QDir().mkpath(variantsFolder());
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a variant"), variantsFolder(), variantFilter());
    if (path.isEmpty())
        return;
    const bool isFolder = QFileInfo(path).fileName() == u"variant.json";
    const Result<Variant> variant = variantAt(isFolder ? QFileInfo(path).path() : path);
    m_problem->setVisible(!variant);
    if (variant)
        return take(*variant, isFolder ? QString() : path);
    m_problem->setText(variant.problem().text);
}

bool ListEditor::maySave(const VariantDraft &draft)
{
    const Result<Pack, PackFault> rules = rulesOf(draft);
    if (rules)
        return true;
    QMessageBox question(QMessageBox::Warning, windowTitle(),
                         //: A file, and the reason
                         tr("No campaign can be founded with “%1” as it is: %2\nSave it all the same?")
                             .arg(draft.title, firstFault(m_pack, draft.parts, rules.problems())),
                         QMessageBox::NoButton, this);
    question.setTextFormat(Qt::PlainText);
    //: Button
    const QPushButton *save = question.addButton(tr("Save"), QMessageBox::AcceptRole);
    //: Button
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    return question.clickedButton() == save;
}

bool ListEditor::save()
{
    VariantDraft named = m_draft;
    named.title = m_title->text().simplified();
    const Result<Variant> checked = variantIn(textOf(variantOf(named)), windowTitle());
    m_problem->setVisible(!checked);
    if (!checked) {
        m_problem->setText(checked.problem().text);
        return false;
    }
    if (!maySave(named))
        return false;
    QDir().mkpath(variantsFolder());
    const QString proposed = m_file.isEmpty()
        ? QDir(variantsFolder())
              .filePath(QFileInfo(freeCampaignPath(named.title)).completeBaseName() + QStringLiteral(".json"))
        : m_file;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the variant"), proposed, variantFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".json");
    const auto saved = saveVariant(*checked, path);
    m_problem->setVisible(!saved);
    if (!saved) {
        m_problem->setText(saved.problem().text);
        return false;
    }
    m_file = path;
    m_savedTitle = m_title->text();
    m_draft.title = named.title;
    m_undo.setClean();
    return true;
}

void ListEditor::foundCampaign()
{
    const bool isSaved = !m_file.isEmpty() && m_undo.isClean() && m_title->text() == m_savedTitle;
    if (!isSaved && !save())
        return;
    m_campaignWanted = m_file;
    accept();
}

} // namespace muster
