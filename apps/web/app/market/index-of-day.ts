import type { MarketDay } from '@site/contracts/market/market-day.ts'
import { formatDate } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { marketDayCopy } from './market-day-copy.ts'

interface ShownIndex {
  /** With the date, if the value is not of the day. */
  readonly label: string
  readonly value: number
  readonly change: number
  readonly changePercent: number
}

/** The index of a day, or its last value while that of the day is late. */
export function findIndexOfDay(
  locale: Locale,
  { index, lastIndex }: Pick<MarketDay, 'index' | 'lastIndex'>,
): ShownIndex | null {
  if (index !== null) {
    return { ...index, label: index.name }
  }
  return (
    lastIndex && {
      ...lastIndex,
      label: marketDayCopy[locale].indexPer(lastIndex.name, formatDate(locale, lastIndex.date)),
    }
  )
}
