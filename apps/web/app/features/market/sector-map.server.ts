import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { formatChange, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type Rectangle, treemap } from './treemap.ts'

/** In pixels. Texts have the same size at every width, so they must fit the narrowest screen of each map. */
const frames = { narrow: { width: 288, height: 416 }, wide: { width: 560, height: 384 } } as const
const TEXT_INSET = 10
const LINE_HEIGHT = 18
const CHARACTER_WIDTH = 7.8
/** In percent. */
const tones = { weak: 0.005, medium: 0.3, strong: 1 } as const

export type SectorMaps = ReturnType<typeof sectorMaps>

/** The sectors as rectangles, for narrow and wide screens; positions are percentages. */
export function sectorMaps(locale: Locale, sectors: readonly SectorDay[]) {
  const shown = sectors.filter(({ marketValue }) => marketValue > 0)
  const mapOf = (frame: (typeof frames)[keyof typeof frames]) =>
    treemap(
      shown.map(({ marketValue }) => marketValue),
      frame,
    ).map((rectangle, position) => tileOf(locale, shown[position], rectangle, frame))
  return { narrow: mapOf(frames.narrow), wide: mapOf(frames.wide) }
}

function tileOf(
  locale: Locale,
  sector: SectorDay | undefined,
  { x, y, width, height }: Rectangle,
  frame: Pick<Rectangle, 'width' | 'height'>,
) {
  const percent = sector?.medianChangePercent ?? null
  const name = sector?.name[locale] ?? ''
  const percentOf = (length: number, whole: number) => `${Math.round((length / whole) * 10_000) / 100}%`
  const change = percent === null ? '–' : formatChange(locale, fractionOfPercent(percent))
  const lines = linesOf(name, Math.floor((width - 2 * TEXT_INSET) / CHARACTER_WIDTH))
  const fits = lines !== null && (lines.length + 1) * LINE_HEIGHT + 2 * TEXT_INSET <= height
  return {
    code: sector?.code ?? '',
    x: percentOf(x, frame.width),
    y: percentOf(y, frame.height),
    width: percentOf(width, frame.width),
    height: percentOf(height, frame.height),
    tone: toneOf(percent ?? 0),
    title: `${name} ${change}`,
    /** null: the rectangle is too small for its text. */
    text: fits ? { lines, change: `${markOf(percent ?? 0)}${change}` } : null,
  }
}

function toneOf(percent: number) {
  const size = Math.abs(percent)
  if (size < tones.weak) return 'flat'
  const strength = size >= tones.strong ? 'strong' : size >= tones.medium ? 'medium' : 'weak'
  return `${percent > 0 ? 'up' : 'down'}-${strength}` as const
}

function markOf(percent: number): string {
  if (Math.abs(percent) < tones.weak) return ''
  return percent > 0 ? '▲ ' : '▼ '
}

/** The words of a name in lines; null if a word is too long. */
function linesOf(name: string, characters: number): string[] | null {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    if (word.length > characters) return null
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else {
      lines.push(word)
    }
  }
  return lines
}
