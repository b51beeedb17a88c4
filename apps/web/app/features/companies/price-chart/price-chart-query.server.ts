import { isTicker } from '@site/contracts/market/values.ts'
import type { ChartView } from '#app/features/companies/company-view.ts'
import { MAX_ADDED_LENGTH } from '#app/features/companies/comparison/compare-query.ts'
import { SECTOR } from './price-chart-view.ts'

/** null for invalid parameters. */
export function chartViewOf(search: URLSearchParams): ChartView | null {
  const type = search.get('type') ?? 'line'
  const averages = search.get('averages') ?? ''
  const prices = search.get('prices') ?? 'adjusted'
  const versus = versusOf(search.get('versus') ?? '')
  if (
    (type !== 'line' && type !== 'candles') ||
    (averages !== '' && averages !== 'shown') ||
    (prices !== 'adjusted' && prices !== 'raw') ||
    (versus?.length ?? 0) > MAX_ADDED_LENGTH
  ) {
    return null
  }
  return { type, hasAverages: averages === 'shown', isAdjusted: prices === 'adjusted', versus }
}

/** Upper-cases a possible ticker; an empty field means no comparison. */
function versusOf(text: string): string | null {
  const typed = text.trim()
  const ticker = typed.toUpperCase()
  return typed === '' ? null : typed !== SECTOR && isTicker(ticker) ? ticker : typed
}
