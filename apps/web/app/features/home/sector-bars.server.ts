import type { SectorDay } from '@site/contracts/market/market-day.ts'
import { formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** The ends of the scale, in percent: the smallest that all changes fit into. */
const scales = [2, 3, 5, 10, 20, 35] as const
/** On phones, only the sectors at both ends are shown. */
const SHOWN_AT_ENDS = 2

interface SectorBar {
  readonly code: string
  readonly name: string
  /** A fraction. */
  readonly change: number
  /** The bar in percent of the whole track, whose middle is zero. */
  readonly left: number
  readonly width: number
  readonly isInMiddle: boolean
}

export interface SectorBars {
  readonly bars: readonly SectorBar[]
  /** The texts at both ends of the track. */
  readonly ends: readonly [string, string]
}

/** The sectors by the change of their market value, largest first; null: none is known. */
export function drawSectorBars(locale: Locale, sectors: readonly SectorDay[]): SectorBars | null {
  const known = sectors
    .flatMap(({ code, name, changePercent }) =>
      changePercent === null ? [] : [{ code, name: name[locale], percent: changePercent }],
    )
    .toSorted((one, other) => other.percent - one.percent)
  const largest = Math.max(...known.map(({ percent }) => Math.abs(percent)))
  if (known.length === 0) {
    return null
  }
  const end = scales.find((scale) => scale >= largest) ?? Math.ceil(largest)
  return {
    bars: known.map(({ code, name, percent }, index) => {
      const width = toTenths((Math.abs(percent) / end) * 50)
      return {
        code,
        name,
        change: fractionOfPercent(percent),
        left: percent < 0 ? toTenths(50 - width) : 50,
        width,
        isInMiddle: index >= SHOWN_AT_ENDS && index < known.length - SHOWN_AT_ENDS,
      }
    }),
    ends: [formatPercent(locale, -end / 100, 0), `+${formatPercent(locale, end / 100, 0)}`],
  }
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
