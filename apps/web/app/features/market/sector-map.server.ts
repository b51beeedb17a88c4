import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { formatChange, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { LEVEL_SECTOR } from '#app/market/day-sentence.ts'
import { copy } from './copy.ts'
import { findTone } from './sector-tones.ts'
import { type Rectangle, treemap } from './treemap.ts'

/** In pixels. Texts have the same size at every width, so they must fit the narrowest screen of each map. */
const frames = { narrow: { width: 288, height: 416 }, wide: { width: 560, height: 384 } } as const
const textSizes = [
  { size: 'usual', character: 7.4, line: 18, inset: 10 },
  { size: 'small', character: 6.8, line: 15, inset: 6 },
] as const

export type SectorMaps = ReturnType<typeof sectorMaps>

/** The sectors as rectangles, for narrow and wide screens; positions are percentages. */
export function sectorMaps(locale: Locale, sectors: readonly SectorDay[]) {
  const shown = sectors.flatMap(({ marketValue, ...sector }) =>
    marketValue === null || marketValue <= 0 ? [] : { ...sector, marketValue },
  )
  const createMap = (frame: (typeof frames)[keyof typeof frames]) =>
    treemap(
      shown.map(({ marketValue }) => marketValue),
      frame,
    ).map((rectangle, position) => createTile(locale, shown[position], rectangle, frame))
  return { narrow: createMap(frames.narrow), wide: createMap(frames.wide) }
}

function createTile(
  locale: Locale,
  sector: Pick<SectorDay, 'code' | 'name' | 'changePercent'> | undefined,
  { x, y, width, height }: Rectangle,
  frame: Pick<Rectangle, 'width' | 'height'>,
) {
  const percent = sector?.changePercent ?? null
  const name = sector ? copy[locale].shortSectors[sector.code] : ''
  const formatPercent = (length: number, whole: number) => `${Math.round((length / whole) * 10_000) / 100}%`
  const change = percent === null ? '–' : formatChange(locale, fractionOfPercent(percent))
  return {
    code: sector?.code ?? '',
    x: formatPercent(x, frame.width),
    y: formatPercent(y, frame.height),
    width: formatPercent(width, frame.width),
    height: formatPercent(height, frame.height),
    tone: findTone(percent),
    title: `${sector?.name[locale]} ${change}`,
    /** null: the rectangle is too small for its text, and the title stands below the map. */
    text: fitText(name, `${selectMark(percent ?? 0)}${change}`, { width, height }),
  }
}

function selectMark(percent: number): string {
  if (Math.abs(percent) < LEVEL_SECTOR) return ''
  return percent > 0 ? '▲ ' : '▼ '
}

/** The text in the largest size that fits; null: none does. */
function fitText(name: string, change: string, { width, height }: Pick<Rectangle, 'width' | 'height'>) {
  for (const { size, character, line, inset } of textSizes) {
    const lines = wrapName(name, Math.floor((width - 2 * inset) / character))
    if (lines !== null && (lines.length + 1) * line + 2 * inset <= height) {
      return { size, inset, line, lines: [...lines, change] }
    }
  }
  return null
}

/** A name in lines, broken at spaces and hyphens; null if a part is too long. */
function wrapName(name: string, characters: number): string[] | null {
  const lines: string[] = []
  for (const part of name.split(/(?<=[ -])/)) {
    const last = lines.at(-1)
    if (last !== undefined && (last + part).trimEnd().length <= characters) {
      lines[lines.length - 1] = last + part
    } else if (part.trimEnd().length <= characters) {
      lines.push(part)
    } else {
      return null
    }
  }
  return lines.map((line) => line.trimEnd())
}
