// SPDX-License-Identifier: MIT
#include "model/campaign/campaigndocument.h"

#include "model/acts/acts.h"
#include "model/campaign/fit.h"
#include "model/names.h"
#include "model/packs.h"
#include "model/story/actwords.h"
#include "model/story/stepstory.h"
#include "model/story/takenback.h"

#include <tuple>
#include <utility>

namespace muster {

CampaignDocument::CampaignDocument(std::unique_ptr<CampaignFile> file, Pack pack, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_pack(std::move(pack))
    , m_clock(&QDateTime::currentDateTimeUtc)
    , m_underWay(m_file->underWay())
{
    if (m_underWay && !acts::fits(campaign(), m_pack, *m_underWay))
        m_abandoned = words::title(std::exchange(m_underWay, std::nullopt)->act);
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
    return append(std::move(step), Ground::Stays);
}

FileResult<Done> CampaignDocument::complete(Step step)
{
    return append(std::move(step), Ground::Over);
}

FileResult<Done> CampaignDocument::append(Step step, Ground ground)
{
    if (const auto may = mayBegin(); !may)
        return may;
    const bool asked = m_mayDropAt.has_value();
    const Campaign before = campaign();
    const bool hadDraft = draft().has_value();
    const QStringList names = namesTakenBack(book(), m_pack);
    step.when = m_clock();
    const auto none = [](const Campaign &, const ActUnderWay &) { return false; };
    const auto done = told(m_file->append(step, ground == Ground::Over ? none : stillFits()),
                           [this, step, ground] { return append(step, ground); });
    if (!done)
        return done;
    announce(before, hadDraft, ground);
    if (!names.isEmpty() && !asked)
        emit dropped(names);
    return done;
}

FileResult<Done> CampaignDocument::mayBegin()
{
    if (const auto writable = told(checkRights()); !writable)
        return writable;
    if (m_mayDropAt == book().inForce || !m_mayDrop || !countsUndone(book()))
        return Done{};
    if (!m_mayDrop())
        return FileProblem{FileTrouble::Declined, {}};
    m_mayDropAt = book().inForce;
    return Done{};
}

FileResult<Done> CampaignDocument::tryAgain()
{
    const Again again = std::exchange(m_again, {});
    return again ? again() : Done{};
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
    const auto done = told(m_file->setInForce(count, stillFits()), [this, count] { return setInForce(count); });
    if (done)
        announce(before, hadDraft);
    return done;
}

CampaignFile::StillFits CampaignDocument::stillFits() const
{
    return [this](const Campaign &after, const ActUnderWay &kept) { return acts::fits(after, m_pack, kept); };
}

FileResult<Done> CampaignDocument::told(const FileResult<Done> &written, Again again)
{
    m_again = !written && written.problem().trouble == FileTrouble::Locked ? std::move(again) : Again();
    if (!written)
        emit refused(written.problem());
    return written;
}

void CampaignDocument::announce(const Campaign &before, bool hadDraft, Ground ground)
{
    m_mayDropAt.reset();
    const std::optional<ActUnderWay> was = std::exchange(m_underWay, m_file->underWay());
    emit changed(before, campaign());
    emit bookChanged();
    if (hadDraft && !draft())
        emit draftChanged();
    if (was && !m_underWay) {
        emit underWayChanged();
        if (ground == Ground::Stays)
            emit abandoned(words::title(was->act));
    }
}

void CampaignDocument::keepUnderWay(const std::optional<ActUnderWay> &wanted)
{
    if (wanted == m_underWay && wanted == m_file->underWay())
        return;
    m_underWay = wanted;
    std::ignore = told(m_file->keepUnderWay(wanted));
    emit underWayChanged();
}

FileResult<Done> CampaignDocument::keepDraft(const std::optional<AftermathDraft> &wanted)
{
    if (wanted == draft() && !lostDraft())
        return Done{};
    const auto done = told(m_file->keepDraft(wanted), [this, wanted] { return keepDraft(wanted); });
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
