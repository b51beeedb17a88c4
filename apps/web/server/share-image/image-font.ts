import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { staticFontFiles } from '@site/brand/font-files.ts'
import opentype from 'opentype.js'

export interface ImageFont {
  readonly measure: (text: string, size: number) => number
  /** The text as an SVG path with its baseline at (x, y), so that the renderer needs no font. */
  readonly path: (text: string, x: number, y: number, size: number) => string
  /** The text without characters that the font lacks (emoji, other scripts). */
  readonly drawable: (text: string) => string
}

/** The site's typeface in one weight, from the static files: the library cannot read the variable one. */
export function imageFont(weight: 600 | 800): ImageFont {
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
