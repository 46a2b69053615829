#!/bin/bash
# Makes a checked module importable for those that are checked after it.
#   emit.sh SDKDIR MIN_IOS file.swift…     with MODULE set
set -euo pipefail
sdk=$1; min=$2; shift 2
SWIFTC=${SWIFTC:-$(command -v swiftc)}
# Not inside the SDK: modules of one package may not come from there.
made=$sdk-modules
mkdir -p "$made"
"$SWIFTC" -frontend -emit-module -target "x86_64-apple-ios$min-simulator" -resource-dir "$sdk/usr/lib/swift" \
  -sdk "$sdk" -I "$sdk/usr/include" -I "$made" -module-cache-path "$sdk/mc" -swift-version "${SWIFT_VERSION:-6}" -package-name package \
  -parse-as-library -module-name "$MODULE" "$@" -o "$made/$MODULE.swiftmodule"
