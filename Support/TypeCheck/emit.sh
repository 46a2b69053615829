#!/bin/bash
# Makes a checked module importable for those that are checked after it.
#   emit.sh SDKDIR MIN_IOS file.swift…     with MODULE set
set -euo pipefail
sdk=$1; min=$2; shift 2
SWIFTC=${SWIFTC:-$(command -v swiftc)}
mkdir -p "$sdk/usr/lib/swift/$MODULE.swiftmodule"
"$SWIFTC" -frontend -emit-module -target "x86_64-apple-ios$min-simulator" -resource-dir "$sdk/usr/lib/swift" \
  -sdk "$sdk" -I "$sdk/usr/include" -module-cache-path "$sdk/mc" -swift-version "${SWIFT_VERSION:-6}" -package-name package \
  -parse-as-library -module-name "$MODULE" "$@" -o "$sdk/usr/lib/swift/$MODULE.swiftmodule/x86_64-apple-ios-simulator.swiftmodule"
