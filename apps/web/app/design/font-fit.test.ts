import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { variableFontFile } from '@site/brand/font-files.ts'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'

const MAX_BYTES = 45 * 1024

/** Sample text of our pages; the fallback font must have the same width. */
const text =
  'Saham, reksa dana, dan surat berharga negara dalam satu aplikasi, dengan riset yang bisa Anda periksa sendiri. Neraca bank terbalik dari perusahaan biasa. Enam angka cukup untuk memahami apakah sebuah bank tumbuh dengan sehat.'

/** Advance widths of Arial in thousandths of an em, equal to Helvetica's (Adobe Core 14 metrics, Helvetica.afm). */
const arialWidths: Readonly<Record<string, number>> = {
  ...toWidths(222, 'ijl'),
  ...toWidths(278, ' ,.ft'),
  ...toWidths(333, 'r'),
  ...toWidths(500, 'ckvxyzs'),
  ...toWidths(556, 'abdeghnopqu'),
  ...toWidths(667, 'SAE'),
  ...toWidths(722, 'wN'),
  ...toWidths(833, 'm'),
}

const path = createRequire(import.meta.url).resolve(variableFontFile)
const font = openFont(readFileSync(path))
const css = readFileSync(new URL(import.meta.resolve('@site/brand/font.css')), 'utf8')
const [regular = '', bold = ''] = css.split('@font-face').filter((face) => face.includes(' fallback";'))

describe('the font', () => {
  it('is small enough for every visit', () => {
    expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES)
  })

  it('has the letters, digits and symbols of both languages', () => {
    const wanted = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789éèü–—−×…“”’·½€%']
    expect(wanted.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([])
  })
})

describe('the fallback font', () => {
  it('sets a regular text to the same width as the font', () => {
    const own = font.layout(text).advanceWidth / font.unitsPerEm
    const arial = [...text].reduce((sum, letter) => sum + findWidth(letter), 0) / 1000
    expect(percent(regular, 'size-adjust')).toBeCloseTo((own / arial) * 100, 0)
  })

  it.each([
    { name: 'regular', face: regular },
    { name: 'bold', face: bold },
  ])('has $name lines as high as those of the font', ({ face }) => {
    const scale = percent(face, 'size-adjust') / 100
    const toPercent = (height: number) => (height / font.unitsPerEm / scale) * 100
    expect.soft(percent(face, 'ascent-override')).toBeCloseTo(toPercent(font.ascent), 0)
    expect.soft(percent(face, 'descent-override')).toBeCloseTo(toPercent(-font.descent), 0)
    expect(percent(face, 'line-gap-override')).toBe(font.lineGap)
  })
})

function toWidths(width: number, letters: string) {
  return Object.fromEntries([...letters].map((letter) => [letter, width]))
}

function findWidth(letter: string): number {
  const width = arialWidths[letter]
  if (width === undefined) {
    throw new Error(`unknown width of "${letter}"`)
  }
  return width
}

function percent(face: string, property: string): number {
  return Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1])
}

function openFont(bytes: Buffer): Font {
  const opened = create(bytes)
  if (!('layout' in opened)) {
    throw new Error('the file contains more than one font')
  }
  return opened
}
