/** Path prefix of the static font files, which share images need; append `-<weight>-normal.woff`. */
export const staticFontFiles = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin'

/** The variable font file that every page loads. */
export const variableFontFile =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
