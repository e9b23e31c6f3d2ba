// SPDX-License-Identifier: MIT
// The disk fails at every call in turn: every failure is told, nothing is damaged, and there is no half step. The calls
// below stand in front of the C library's for everything in this program, SQLite included.
#include "tests/model/storage/shelf.h"
#include "tests/support/fullstep.h"

#include <cerrno>
#include <dlfcn.h>
#include <sys/types.h>

namespace {

/// Which call fails, counted from the moment the fault is armed, and whether all after it fail as well.
struct Fault {
    int countdown = -1; ///< below 0: none
    bool forGood = false;
    int error = EIO;
    int hits = 0;
} fault;

bool strikes()
{
    if (fault.countdown < 0)
        return false;
    if (fault.countdown > 0) {
        --fault.countdown;
        return false;
    }
    if (!fault.forGood)
        fault.countdown = -1;
    ++fault.hits;
    errno = fault.error;
    return true;
}

template<typename Call>
Call real(const char *name)
{
    return reinterpret_cast<Call>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset)
{
    static const auto call = real<ssize_t (*)(int, const void *, size_t, off64_t)>("pwrite64");
    return strikes() ? -1 : call(file, bytes, count, offset);
}

int fsync(int file)
{
    static const auto call = real<int (*)(int)>("fsync");
    return strikes() ? -1 : call(file);
}

int fdatasync(int file)
{
    static const auto call = real<int (*)(int)>("fdatasync");
    return strikes() ? -1 : call(file);
}

int ftruncate64(int file, off64_t length) noexcept
{
    static const auto call = real<int (*)(int, off64_t)>("ftruncate64");
    return strikes() ? -1 : call(file, length);
}

int unlink(const char *path) noexcept
{
    static const auto call = real<int (*)(const char *)>("unlink");
    return strikes() ? -1 : call(path);
}
}

using namespace muster;
using namespace muster::testing;
using namespace Qt::StringLiterals;

namespace {

class FailingDisk : public Shelf, public ::testing::WithParamInterface<std::tuple<int, bool>>
{
protected:
    void SetUp() override
    {
        fault = {};
        m_whole = bytes(campaign(8));
    }
    void TearDown() override { fault = {}; }

    void arm(int call) { fault = {call, std::get<1>(GetParam()), std::get<0>(GetParam()), 0}; }

    /// So many calls a deed needs; the disk fails at each of them in turn. `deed` says whether it claims to be done.
    template<typename Deed, typename Check>
    int failAtEach(Deed &&deed, Check &&check)
    {
        for (int call = 0; call < 200; ++call) {
            const QString path = place(u"fault%1.muster"_s.arg(call));
            put(path, m_whole);
            auto file = CampaignFile::open(path);
            arm(call);
            const bool claims = deed(**file);
            const bool struck = fault.hits > 0;
            fault = {};
            check(**file, path, claims, call);
            file->reset();
            for (const QString &left : content())
                QFile::remove(place(left));
            if (!struck)
                return call;
        }
        ADD_FAILURE() << "there is no end to the calls";
        return 200;
    }

    QByteArray m_whole;
};

} // namespace

TEST_P(FailingDisk, AStepIsStoredOrNotAndNeverHalf)
{
    const Book before = (*CampaignFile::open(place(u"harrow.muster"_s)))->book();
    const Step step = LongCampaign(5).next(fold(before.steps));
    bool toldFull = false;
    const auto deed = [&](CampaignFile &file) {
        const auto done = file.append(step);
        toldFull |= !done && done.problem().trouble == FileTrouble::Full;
        return bool(done);
    };
    const int calls = failAtEach(deed, [&](CampaignFile &file, const QString &path, bool claims, int call) {
        const auto again = CampaignFile::open(path);
        ASSERT_TRUE(again) << call << ": " << again.problem();
        Book after = before;
        after.steps.push_back(step);
        after.inForce = after.steps.size();
        // What was told to be done is done; what was told to have failed may have been
        // kept in the end only where it could not be found out.
        EXPECT_TRUE((*again)->book() == after || (!claims && (*again)->book() == before)) << call;
        EXPECT_EQ(file.book(), claims ? after : before) << call;
    });
    EXPECT_GT(calls, 5);
    EXPECT_EQ(toldFull, std::get<0>(GetParam()) == ENOSPC);
}

TEST_P(FailingDisk, ANewFileIsWholeOrNotThere)
{
    for (int call = 0; call < 200; ++call) {
        const QString path = place(u"new%1.muster"_s.arg(call));
        arm(call);
        auto file = CampaignFile::create(path, founding());
        const bool struck = fault.hits > 0;
        fault = {};
        EXPECT_TRUE(file || !QFile::exists(path)) << call << ": " << file.problem();
        if (file) {
            file->reset();
            EXPECT_TRUE(CampaignFile::open(path)) << call;
        }
        if (!struck)
            return;
    }
    ADD_FAILURE() << "there is no end to the calls";
}

INSTANTIATE_TEST_SUITE_P(AtEachCall, FailingDisk, ::testing::Combine(::testing::Values(EIO, ENOSPC), ::testing::Bool()),
                         [](const auto &disk) {
                             return std::string(std::get<0>(disk.param) == EIO ? "IoError" : "NoSpace")
                                 + (std::get<1>(disk.param) ? "ForGood" : "Once");
                         });
