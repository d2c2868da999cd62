// SPDX-License-Identifier: MIT
import QtQuick
import Fronteira.Controls

Item {}
