/** The font in static files, which the renderer of share pictures can read; `-<weight>-normal.woff` follows. */
export const staticFontFiles = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin'

/** The file that every page loads. */
export const variableFontFile =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
