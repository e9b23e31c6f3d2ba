// SPDX-License-Identifier: MIT
#include "ui/parts/freshseed.h"

#include <QRandomGenerator>

#include <utility>

namespace muster {

namespace {

std::function<quint64()> seedSource;

} // namespace

quint64 freshSeed()
{
    return seedSource ? seedSource() : QRandomGenerator::system()->generate64();
}

void takeSeedsFrom(std::function<quint64()> source)
{
    seedSource = std::move(source);
}

} // namespace muster
