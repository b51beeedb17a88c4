import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { staticFontFiles } from '@site/brand/font-files.ts'
import opentype from 'opentype.js'

export interface PictureFont {
  readonly measure: (text: string, size: number) => number
  /** The text as the path of an SVG, its baseline at (x, y): no renderer needs to know our font. */
  readonly path: (text: string, x: number, y: number, size: number) => string
  /** The text without what the font has no form for (emoji, foreign scripts). */
  readonly drawable: (text: string) => string
}

/** The site's own typeface in one weight; the static files, as the variable one cannot be read here. */
export function pictureFont(weight: 600 | 800): PictureFont {
  const file = readFileSync(fileURLToPath(import.meta.resolve(`${staticFontFiles}-${weight}-normal.woff`)))
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  return {
    measure: (text, size) => font.getAdvanceWidth(text, size),
    path: (text, x, y, size) => font.getPath(text, x, y, size).toPathData(1),
    drawable: (text) =>
      [...text.normalize('NFC')]
        .map((character) => (/\s/u.test(character) ? ' ' : character))
        .filter((character) => character === ' ' || font.charToGlyphIndex(character) > 0)
        .join('')
        .replace(/ +/g, ' ')
        .trim(),
  }
}
