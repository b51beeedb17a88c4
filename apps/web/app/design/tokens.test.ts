import { readFileSync } from 'node:fs'
import { palette } from '@site/brand/palette.ts'
import { describe, expect, it } from 'vitest'

type Scheme = 'light' | 'dark'
type Rgb = readonly [number, number, number]

const TEXT = 4.5
const MARK = 3
const ENHANCED_TEXT = 7

const grounds = ['page', 'ground', 'card']
const noticeGrounds = ['info-ground', 'success-ground', 'warning-ground', 'error-ground']

/** Every foreground token with each background that the site uses it on. */
const pairs = [
  ...listPairs(
    ['text', 'text-soft', 'action', 'action-hover', 'accent-text', 'series-index', 'up', 'down', 'error'],
    grounds,
    TEXT,
  ),
  ...listPairs(['text'], noticeGrounds, TEXT),
  ...listPairs(['action'], ['info-ground'], TEXT),
  ...listPairs(['up'], ['success-ground'], MARK),
  ...listPairs(['accent-text'], ['warning-ground'], MARK),
  ...listPairs(['error'], ['error-ground'], MARK),
  ...listPairs(['on-action'], ['action', 'action-hover'], TEXT),
  ...listPairs(['on-accent'], ['accent', 'accent-hover'], TEXT),
  ...listPairs(['on-board', 'on-board-soft', 'up-on-board', 'down-on-board'], ['board'], TEXT),
  ...listPairs(['accent'], ['board'], MARK),
  ...listPairs(['on-tag'], ['tag'], TEXT),
  ...listPairs(
    ['on-tile'],
    [
      'flat',
      ...['up', 'down'].flatMap((way) => ['weak', 'medium', 'strong'].map((size) => `${way}-${size}`)),
    ].map((tone) => `tile-${tone}`),
    TEXT,
  ),
  ...listPairs(['page'], ['text'], TEXT),
  ...listPairs(['line-strong', 'accent-mark', 'series-violet', 'peer', 'focus'], grounds, MARK),
  ...listPairs(['focus-on-board'], ['board'], MARK),
]

const [plainCss = '', strongCss = ''] = readFileSync(
  new URL(import.meta.resolve('@site/brand/colors.css')),
  'utf8',
).split('@media (prefers-contrast: more)')
const plain = parseDeclarations(plainCss)
const strong = new Map([...plain, ...parseDeclarations(strongCss)])

describe.each(['light', 'dark'] as const)('the %s colors', (scheme) => {
  it.each(pairs)('show $front on $back with a contrast of at least $least:1', ({ front, back, least }) => {
    expect(contrast(plain, scheme, front, back)).toBeGreaterThanOrEqual(least)
  })

  it.each(['text', 'text-soft', 'action', 'accent-text', 'up', 'down'])(
    'show %s with a contrast of at least 7:1 if the visitor prefers more contrast',
    (front) => {
      for (const back of grounds) {
        expect(contrast(strong, scheme, front, back), back).toBeGreaterThanOrEqual(ENHANCED_TEXT)
      }
    },
  )
})

describe('the palette for files that cannot read CSS', () => {
  it.each([
    { name: 'primary', token: 'brand-700', scheme: 'light' },
    { name: 'primaryDark', token: 'brand-900', scheme: 'light' },
    { name: 'accent', token: 'accent-500', scheme: 'light' },
    { name: 'linkOnDark', token: 'action', scheme: 'dark' },
    { name: 'board', token: 'board', scheme: 'light' },
    { name: 'onBoard', token: 'on-board', scheme: 'light' },
    { name: 'onBoardSoft', token: 'on-board-soft', scheme: 'light' },
    { name: 'pageLight', token: 'page', scheme: 'light' },
    { name: 'pageDark', token: 'page', scheme: 'dark' },
    { name: 'textLight', token: 'text', scheme: 'light' },
    { name: 'textDark', token: 'text', scheme: 'dark' },
  ] as const)('has $name equal to --$token ($scheme)', ({ name, token, scheme }) => {
    expect(toLinear(palette[name])).toEqual(toLinear(resolve(plain, scheme, token)))
  })
})

function listPairs(fronts: readonly string[], backs: readonly string[], least: number) {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })))
}

function parseDeclarations(css: string): Map<string, string> {
  const withoutComments = css.replaceAll(/\/\*.*?\*\//gs, '')
  return new Map(
    [...withoutComments.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

function contrast(tokens: ReadonlyMap<string, string>, scheme: Scheme, front: string, back: string): number {
  const [lighter = 0, darker = 0] = [front, back]
    .map((name) => luminance(toLinear(resolve(tokens, scheme, name))))
    .toSorted((left, right) => right - left)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The value of a token with `var()` and `light-dark()` resolved. */
function resolve(tokens: ReadonlyMap<string, string>, scheme: Scheme, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) {
    throw new Error(`unknown token --${name}`)
  }
  const inScheme = value.replace(
    /^light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)$/,
    scheme === 'light' ? '$1' : '$2',
  )
  const other = /^var\(--([\w-]+)\)$/.exec(inScheme.trim())?.[1]
  return other === undefined ? inScheme.trim() : resolve(tokens, scheme, other)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear sRGB of an opaque color (WCAG 2.2, relative luminance). */
function toLinear(color: string): Rgb {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1]
  if (hex === undefined) {
    throw new Error(`${color} is not an opaque hex color`)
  }
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  const channel = (from: number) => linear(Number.parseInt(digits.slice(from, from + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
