import type { MarketDay } from '@site/contracts/market/market-day.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { daySentence } from '#app/market/day-sentence.ts'
import { drawSectorBars, type SectorBars } from './sector-bars.server.ts'

/** The last trading day beside the morning note. */
export interface DayAfterNote {
  readonly date: string
  readonly sectors: SectorBars | null
  /** What happened on the day of the note; null: it is not over, or there is nothing to say. */
  readonly sentence: string | null
}

/** null: there is no market data. */
export function describeDayAfter(
  locale: Locale,
  day: Pick<MarketDay, 'date'> & Parameters<typeof daySentence>[1],
  note: { readonly marketDate: string } | null,
): DayAfterNote | null {
  const { date, sectors } = day
  if (date === null) {
    return null
  }
  const isOver = note !== null && date === note.marketDate
  return {
    date,
    sectors: drawSectorBars(locale, sectors),
    sentence: (isOver && daySentence(locale, day)) || null,
  }
}
