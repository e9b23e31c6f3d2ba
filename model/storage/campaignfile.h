// SPDX-License-Identifier: MIT
#pragma once

#include "model/campaign/book.h"
#include "model/campaign/report.h"
#include "model/storage/fileproblem.h"

#include <memory>

namespace muster {

/// One campaign on disk: an SQLite database that is only written forward. Each step, and each taking back or bringing
/// forward, is one row, one transaction and one link of a hash chain. The only door to SQL.
class CampaignFile
{
public:
    /// Makes a new file that holds the founding step.
    static FileResult<std::unique_ptr<CampaignFile>> create(const QString &path, const Step &founding);

    enum class Access : std::uint8_t { ReadWrite, ReadOnly };
    /// Opens and checks a file; nothing in it is changed (durability: "The file").
    static FileResult<std::unique_ptr<CampaignFile>> open(const QString &path, Access access = Access::ReadWrite);

    virtual ~CampaignFile() = default;

    virtual QString path() const = 0;
    /// As the file stood when it was opened, and after each write since.
    virtual const Book &book() const = 0;

    /// Writes a step behind those in force; those taken back are dropped.
    virtual FileResult<Done> append(const Step &step) = 0;
    /// Takes back, or brings forward: so many steps are in force from now on.
    virtual FileResult<Done> setInForce(std::size_t count) = 0;

    virtual std::optional<AftermathDraft> draft() const = 0;
    virtual FileResult<Done> keepDraft(const std::optional<AftermathDraft> &draft) = 0;
};

} // namespace muster
