#!/usr/bin/env bash
# Draws the phone banners of the demo shops as AVIF, 780 pixels wide, beside their drawings: a phone shows one sooner than it
# reads a drawing of 300 parts. Run it when a drawing changed; needs Debian's librsvg2-bin and libavif-bin.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../server/assets/artwork/banners"
drawn=$(mktemp --suffix .png)
trap 'rm -f "$drawn"' EXIT
for drawing in *-mobile.svg; do
  rsvg-convert -w 780 "$drawing" -o "$drawn"
  avifenc --min 24 --max 32 --speed 3 --yuv 420 --jobs 1 "$drawn" "${drawing%.svg}.avif" >/dev/null
done
