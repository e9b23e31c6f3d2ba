// SPDX-License-Identifier: MIT
#include "tests/torture/fuzz/target.h"
#include "ui/pictures/takepicture.h"

using namespace muster;
using namespace muster::torture;

/// Takes any bytes as a picture. They must be refused in a sentence, or recoded without any of the original's metadata.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray input(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto taken = takePicture(input, QStringLiteral("picture"));
    if (!taken) {
        demand(taken.problem().text.contains(QStringLiteral("“picture”")), "a refusal names the picture");
        return 0;
    }
    demand(std::max(taken->width, taken->height) <= longestPictureSide, "it is small enough");
    demand(!taken->bytes.contains("Exif") && !taken->bytes.contains("tEXt"), "it has no metadata");
    const auto again = takePicture(taken->bytes, QStringLiteral("picture"));
    demand(again && again->width == taken->width && again->height == taken->height, "what was taken is a picture");
    return 0;
}
