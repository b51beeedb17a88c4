/** The build URL of `variableFontFile`. */
export { default as fontUrl } from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
