// SPDX-License-Identifier: MIT
#include "ui/door.h"
