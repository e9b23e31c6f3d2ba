// SPDX-License-Identifier: MIT
#include "model/campaign/campaigndocument.h"

#include "model/campaign/fit.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/stepstory.h"
#include "model/story/takenback.h"

namespace muster {

CampaignDocument::CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_pack(std::move(pack))
    , m_clock(&QDateTime::currentDateTimeUtc)
{
}

CampaignDocument::~CampaignDocument() = default;

FileResult<std::unique_ptr<CampaignDocument>> CampaignDocument::open(const QString &path, CampaignFile::Access access)
{
    auto file = CampaignFile::open(path, access);
    if (!file)
        return file.problems();
    auto pack = packOf(**file);
    if (!pack)
        return pack.problems();
    return std::make_unique<CampaignDocument>(*std::move(file), withOwnNames(*std::move(pack)));
}

void CampaignDocument::handOver(QThread *keeper)
{
    m_file->handOver();
    moveToThread(keeper);
}

void CampaignDocument::readNamesAgain()
{
    if (Result<Pack> pack = packToPlay(m_pack.id))
        m_pack = withOwnNames(*std::move(pack));
}

FileResult<Done> CampaignDocument::write(Step step)
{
    const Campaign before = campaign();
    const bool hadDraft = draft().has_value();
    const QStringList names = namesTakenBack(book(), m_pack);
    step.when = m_clock();
    const auto done = told(m_file->append(step));
    if (!done)
        return done;
    announce(before, hadDraft);
    if (!names.isEmpty())
        emit dropped(names);
    return done;
}

FileResult<Done> CampaignDocument::takeBack(std::size_t steps)
{
    return setInForce(steps < book().inForce ? book().inForce - steps : 1);
}

FileResult<Done> CampaignDocument::bringForward(std::size_t steps)
{
    return setInForce(std::min(book().inForce + steps, book().steps.size()));
}

FileResult<Done> CampaignDocument::setInForce(std::size_t count)
{
    if (count == book().inForce)
        return Done{};
    const Campaign before = campaign();
    const bool hadDraft = draft().has_value();
    const auto done = told(m_file->setInForce(count));
    if (done)
        announce(before, hadDraft);
    return done;
}

FileResult<Done> CampaignDocument::told(const FileResult<Done> &written)
{
    if (!written)
        emit refused(written.problem());
    return written;
}

void CampaignDocument::announce(const Campaign &before, bool hadDraft)
{
    emit changed(before, campaign());
    emit bookChanged();
    if (hadDraft && !draft())
        emit draftChanged();
}

FileResult<Done> CampaignDocument::keepDraft(const std::optional<AftermathDraft> &wanted)
{
    if (wanted == draft() && !lostDraft())
        return Done{};
    const auto done = told(m_file->keepDraft(wanted));
    if (done)
        emit draftChanged();
    return done;
}

QString CampaignDocument::takeBackName() const
{
    if (!book().canTakeBack())
        return {};
    const std::size_t last = book().inForce - 1;
    return nameOf(book().steps[last], fold(book().steps, last), m_pack);
}

QString CampaignDocument::bringForwardName() const
{
    return book().canBringForward() ? nameOf(book().steps[book().inForce], campaign(), m_pack) : QString();
}

} // namespace muster
