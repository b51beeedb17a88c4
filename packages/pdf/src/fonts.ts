import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { staticFontFiles } from '@site/brand/font-files.ts'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

export type Weight = 'regular' | 'medium' | 'bold'

const require = createRequire(import.meta.url)
const fileOf: Record<Weight, string> = {
  regular: require.resolve(`${staticFontFiles}-400-normal.woff`),
  medium: require.resolve(`${staticFontFiles}-500-normal.woff`),
  bold: require.resolve(`${staticFontFiles}-700-normal.woff`),
}

const bytes = new Map<Weight, Buffer>()

/** The font as plain OpenType, unpacked once for all reports. */
function fontBytes(weight: Weight): Buffer {
  const known = bytes.get(weight)
  if (known) return known
  const unpacked = unpackWoff(readFileSync(fileOf[weight]))
  bytes.set(weight, unpacked)
  return unpacked
}

const loaded = new Map<Weight, Font>()

export function loadFont(weight: Weight): Font {
  const known = loaded.get(weight)
  if (known) return known
  const font = createFont(weight)
  loaded.set(weight, font)
  return font
}

/**
 * A font for one document, as its glyphs remember the characters of their first text. pdfkit shapes each word once per
 * document, but each line if it has to switch features off itself.
 */
export function createDocumentFont(weight: Weight): Font {
  const font = createFont(weight)
  const shape = font.layout.bind(font)
  font.layout = (text) => shape(text, fontFeatures)
  return font
}

function createFont(weight: Weight): Font {
  const font = create(fontBytes(weight))
  if (!('layout' in font)) throw new Error('Plus Jakarta Sans must be a single font file.')
  return font
}

/** Contextual alternates draw a hyphen between digits as a minus sign, which changes copied phone numbers. */
const fontFeatures = { calt: false } as const

/** By weight and word; shaping is slow, and texts repeat most words. */
const advances = new Map<string, number>()

function measureAdvance(word: string, weight: Weight): number {
  const key = `${weight} ${word}`
  const known = advances.get(key)
  if (known !== undefined) return known
  const advance = loadFont(weight).layout(word, fontFeatures).advanceWidth
  advances.set(key, advance)
  return advance
}

/** Width of a line in points. */
export function measureText(text: string, weight: Weight, size: number): number {
  const words = text.split(' ')
  const spaces = (words.length - 1) * measureAdvance(' ', weight)
  const advance = words.reduce((sum, word) => sum + measureAdvance(word, weight), spaces)
  return (advance / loadFont(weight).unitsPerEm) * size
}

/** Breaks a text into lines that fit the width. */
export function wrapText(text: string, weight: Weight, size: number, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measureText(longer, weight, size) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line === '' ? lines : [...lines, line]
}
