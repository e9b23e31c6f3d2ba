// SPDX-License-Identifier: MIT
#include "tests/torture/fuzz/target.h"
#include "tests/torture/look.h"

#include <QCoreApplication>
#include <QTemporaryDir>

using namespace muster;
using namespace muster::torture;
using namespace Qt::StringLiterals;

namespace {

void mustNotChange(const QString &path, const QByteArray &input, CampaignFile::Access access)
{
    const auto file = CampaignFile::open(path, access);
    demand(file || file.problem().text.endsWith(u'.') || file.problem().text.endsWith(u')'), "a refusal is a sentence");
    demand(bytesOf(path) == input, "opening a file does not change it");
}

} // namespace

/// Opens any bytes as a campaign file. They must be refused in words or opened, and the file must not be written to.
int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    static int argc = 0;
    static const QCoreApplication application(argc, nullptr); // SQLite's driver is a plugin, which needs an application
    static const QTemporaryDir folder;
    const QString path = folder.filePath(u"fuzzed.muster"_s);
    const QByteArray input = inputOf(bytes, size);
    putBytes(path, input);
    mustNotChange(path, input, CampaignFile::Access::ReadOnly);
    mustNotChange(path, input, CampaignFile::Access::ReadWrite);
    return 0;
}
