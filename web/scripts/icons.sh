#!/bin/sh
# Draws the PNG icons from public/icon.svg: the shield on parchment, well inside the circle that
# systems may cut out of a maskable icon. Needs librsvg's rsvg-convert. Run it after changing the
# shield, and commit the result.
set -eu
cd "$(dirname "$0")/../public"
for size in 192 512; do
    {
        printf '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        printf '<rect width="100" height="100" fill="#f3e6c4"/><g transform="translate(19 19) scale(.97)">'
        sed '/<title>/d; s/<svg [^>]*>//; s/<\/svg>//' icon.svg
        printf '</g></svg>'
    } | rsvg-convert -w "$size" -h "$size" -o "icon-$size.png"
done
