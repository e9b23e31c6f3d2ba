// SPDX-License-Identifier: MIT
#include "tests/torture/faultshim.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

// Every function here replaces the system call of the same name. SQLite looks up the calls by these names; which of the
// two names of a call it uses depends on how it was built.

namespace {

FaultSwitch theSwitch;

template<typename Function>
Function real(const char *name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

bool isOurs(const char *path)
{
    return path && theSwitch.folder && std::strncmp(path, theSwitch.folder, std::strlen(theSwitch.folder)) == 0;
}

bool isOurs(int descriptor)
{
    if (!theSwitch.folder)
        return false;
    char link[40];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    const ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return false;
    path[length] = '\0';
    return isOurs(path);
}

/// Counts the call. Returns true, with errno set, if it has to fail.
template<typename File>
bool failsNow(File file, const char *call)
{
    if (!isOurs(file))
        return false;
    ++theSwitch.calls;
    const bool fails = theSwitch.forGood ? theSwitch.calls >= theSwitch.failAt : theSwitch.calls == theSwitch.failAt;
    if (!fails)
        return false;
    if (theSwitch.fired++ == 0)
        theSwitch.firedOn = call;
    errno = theSwitch.error;
    return true;
}

int openWith(const char *name, const char *path, int flags, mode_t mode)
{
    if ((flags & O_CREAT) != 0 && failsNow(path, "open"))
        return -1;
    return real<int (*)(const char *, int, mode_t)>(name)(path, flags, mode);
}

} // namespace

extern "C" {

FaultSwitch *muster_fault_switch()
{
    return &theSwitch;
}

ssize_t write(int fd, const void *bytes, size_t count)
{
    return failsNow(fd, "write") ? -1 : real<decltype(&write)>("write")(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at)
{
    return failsNow(fd, "write") ? -1 : real<decltype(&pwrite)>("pwrite")(fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at)
{
    return failsNow(fd, "write") ? -1 : real<decltype(&pwrite64)>("pwrite64")(fd, bytes, count, at);
}

int fsync(int fd)
{
    return failsNow(fd, "fsync") ? -1 : real<decltype(&fsync)>("fsync")(fd);
}

int fdatasync(int fd)
{
    return failsNow(fd, "fdatasync") ? -1 : real<decltype(&fdatasync)>("fdatasync")(fd);
}

int ftruncate(int fd, off_t size) noexcept
{
    return failsNow(fd, "ftruncate") ? -1 : real<int (*)(int, off_t)>("ftruncate")(fd, size);
}

int ftruncate64(int fd, off64_t size) noexcept
{
    return failsNow(fd, "ftruncate") ? -1 : real<int (*)(int, off64_t)>("ftruncate64")(fd, size);
}

int unlink(const char *path) noexcept
{
    return failsNow(path, "unlink") ? -1 : real<int (*)(const char *)>("unlink")(path);
}

int link(const char *from, const char *to) noexcept
{
    return failsNow(to, "link") ? -1 : real<int (*)(const char *, const char *)>("link")(from, to);
}

int rename(const char *from, const char *to) noexcept
{
    return failsNow(to, "rename") ? -1 : real<int (*)(const char *, const char *)>("rename")(from, to);
}

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = static_cast<mode_t>(va_arg(arguments, int));
    va_end(arguments);
    return openWith("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const auto mode = static_cast<mode_t>(va_arg(arguments, int));
    va_end(arguments);
    return openWith("open64", path, flags, mode);
}

} // extern "C"
